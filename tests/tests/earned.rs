//! Every scenario earns the statements it is tagged with, and every statement of the board plane has the scenarios it
//! needs, in both editions.

use chesslaws_spec::Spec;
use chesslaws_suite::features;
use chesslaws_tests::coverage::{self, State};

#[test]
fn every_scenario_earns_its_statements_and_every_statement_its_scenarios() {
    let (cells, misses) = coverage::cells(Spec::embedded(), &features::all());
    assert!(
        cells.len() >= 200,
        "only {} cells: the spec was not read",
        cells.len()
    );
    let open = cells.iter().filter(|cell| cell.state < State::Earned);
    let all: Vec<String> = misses
        .iter()
        .map(ToString::to_string)
        .chain(open.map(|cell| format!("{cell}: no scenario has earned it")))
        .collect();
    assert!(all.is_empty(), "{} misses:\n{}", all.len(), all.join("\n"));
}

#[test]
fn the_snapshot_is_what_the_scenarios_show() {
    let (cells, _) = coverage::cells(Spec::embedded(), &features::all());
    assert_eq!(
        coverage::snapshot(&cells),
        include_str!("../../spec/coverage.snap"),
        "run cargo regen"
    );
}
