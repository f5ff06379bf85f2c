//! Every fault planted off the board plane is found by the scenarios of the table, and laid to what it declares.

use std::collections::BTreeSet;

use chesslaws_law::Edition;
use chesslaws_oracle::table::TableLaws;
use chesslaws_spec::Spec;
use chesslaws_spec::model::{Case, PlantedFault};
use chesslaws_suite::features::{self, Scenario};
use chesslaws_tests::{gallery, world};

fn at_the_table() -> impl Iterator<Item = &'static PlantedFault> {
    let faults = Spec::embedded().faults.iter();
    faults
        .filter(|fault| gallery::planted(&fault.code.value, Edition::FOUNDING).is_none())
        .filter(|fault| gallery::all_in_notation().all(|other| other.code != fault.code.value))
}

/// The statements in which the rulings differ on the first event on which they part, over all scenarios.
fn blamed(fault: &PlantedFault, scenarios: &[Scenario]) -> BTreeSet<String> {
    let planted = gallery::game(&fault.code.value, Edition::FOUNDING)
        .unwrap_or_else(|| panic!("{} is not in the gallery", fault.code.value));
    scenarios
        .iter()
        .flat_map(|scenario| world::parts(scenario, &planted))
        .map(|statement| statement.id().to_owned())
        .collect()
}

#[test]
fn every_fault_is_laid_to_what_it_declares_and_to_nothing_else() {
    let mut wrong = Vec::new();
    let mut scenarios = features::all();
    scenarios.retain(world::is_at_the_table);
    assert!(scenarios.len() > 500, "only {} scenarios", scenarios.len());
    for fault in at_the_table() {
        let collateral = fault.collateral.iter().map(|id| id.value.clone());
        let declared: BTreeSet<String> = [fault.primary.value.clone()]
            .into_iter()
            .chain(collateral)
            .collect();
        let found = blamed(fault, &scenarios);
        if found != declared {
            wrong.push(format!(
                "{}: found {found:?}, declared {declared:?}",
                fault.id.value
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_gallery_plants_a_fault_where_it_is_declared() {
    for fault in at_the_table() {
        let coded = gallery::all_at_the_table().find(|coded| coded.code == fault.code.value);
        let coded = coded.unwrap_or_else(|| panic!("{} is not in the gallery", fault.code.value));
        assert_eq!(coded.primary, fault.primary.value, "{}", fault.id.value);
    }
}

/// A statement that only permits what nothing forbids has no fault that could be seen; it needs no negative case.
#[test]
fn every_executed_statement_has_a_planted_fault_or_is_subsumed() {
    let table = TableLaws::default();
    let primaries: BTreeSet<&str> = at_the_table()
        .map(|fault| fault.primary.value.as_str())
        .collect();
    let spec = Spec::embedded();
    let missing: Vec<&str> = table
        .entries
        .iter()
        .filter_map(|entry| entry.law.founding)
        .filter(|statement| {
            let entry = spec.entry(*statement);
            let owed = entry.subsumed_by.is_none() && entry.needs.value.contains(&Case::Positive);
            owed && !primaries.contains(statement.id())
        })
        .map(|statement| statement.id())
        .collect();
    assert!(missing.is_empty(), "without a planted fault: {missing:?}");
}
