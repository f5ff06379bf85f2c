//! Every fault planted in notation is found by the scenarios in which something is written, and laid to its statement
//! and to no other.

use std::collections::BTreeSet;

use chesslaws_law::Edition;
use chesslaws_oracle::notation::NotationLaws;
use chesslaws_spec::Spec;
use chesslaws_suite::features;
use chesslaws_tests::{gallery, world};

#[test]
fn every_fault_is_laid_to_what_it_declares_and_to_nothing_else() {
    let mut scenarios = features::all();
    scenarios.retain(world::in_notation);
    assert!(scenarios.len() > 80, "only {} scenarios", scenarios.len());
    let mut wrong = Vec::new();
    for coded in gallery::all_in_notation() {
        let mut declared = Spec::embedded().faults.iter();
        let fault = declared
            .find(|fault| fault.code.value == coded.code)
            .unwrap_or_else(|| panic!("{} is not declared", coded.code));
        assert_eq!(coded.primary, fault.primary.value, "{}", fault.id.value);
        let planted = gallery::game(coded.code, Edition::IN_FORCE).expect("it is in the gallery");
        let found: BTreeSet<&str> = scenarios
            .iter()
            .flat_map(|scenario| world::parts_in_notation(scenario, &planted))
            .map(|statement| statement.id())
            .collect();
        let expected: BTreeSet<&str> = std::iter::once(&fault.primary)
            .chain(&fault.collateral)
            .map(|id| id.value.as_str())
            .collect();
        let failing = scenarios
            .iter()
            .filter(|scenario| world::run_at_the_table(scenario, planted.clone()).is_err());
        if found != expected || failing.count() == 0 {
            wrong.push(format!(
                "{}: found {found:?}, declared {expected:?}",
                fault.id.value
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_executed_statement_has_a_planted_fault() {
    let primaries: BTreeSet<&str> = gallery::all_in_notation()
        .map(|fault| fault.primary)
        .collect();
    let notation = NotationLaws::default();
    let missing: Vec<&str> = notation
        .entries
        .iter()
        .filter_map(|entry| entry.law.in_force)
        .map(|statement| statement.id())
        .filter(|id| !primaries.contains(id))
        .collect();
    assert_eq!(missing, [""; 0], "without a planted fault");
    assert_eq!(notation.entries.len(), 42);
}
