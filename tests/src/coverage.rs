//! What the scenarios show of the statements: the cells of `spec/coverage.snap`, a statement and a kind of case each.
//!
//! A scenario counts for a statement it is tagged with only if it has *earned* it: a ruling it asserts cites the
//! statement, and it fails when that statement alone is disabled. The cell is *killed* if such a scenario also fails when
//! a fault of `spec/faults.yaml` is planted in the statement.

use std::fmt;

use chesslaws_law::{Edition, Law, Statement};
use chesslaws_oracle::Laws;
use chesslaws_oracle::table::Game;
use chesslaws_spec::Spec;
use chesslaws_spec::model::{Case, Entry, Plane, PlantedFault};
use chesslaws_suite::features::{Scenario, Show};

use crate::{gallery, world};

/// How far a cell has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum State {
    /// No scenario is tagged with it.
    None,
    /// A scenario is, and fails.
    Written,
    /// A scenario is, and passes.
    Ran,
    /// A scenario has earned it.
    Earned,
    /// One that has earned it finds a fault planted in it.
    Killed,
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::None => "none",
            Self::Written => "written",
            Self::Ran => "ran",
            Self::Earned => "earned",
            Self::Killed => "killed",
        })
    }
}

/// A statement and a kind of case that it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The statement.
    pub statement: Statement,
    /// The kind of case.
    pub case: Case,
    /// How far it has come.
    pub state: State,
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (id, case) = (self.statement.id(), self.case.name());
        write!(f, "{id} {case} {}", self.state)
    }
}

/// A scenario that did not earn a statement it is tagged with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Miss {
    /// `features/art5_rook/rook.feature:12`.
    pub place: String,
    /// The statement.
    pub statement: Statement,
    /// Why not.
    pub why: String,
}

impl fmt::Display for Miss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} @{}: {}", self.place, self.statement, self.why)
    }
}

/// What one scenario shows of one statement it is tagged with, and why it is not more.
///
/// # Errors
/// The state short of earned that was reached, and what is missing.
pub fn shown(spec: &Spec, scenario: &Scenario, statement: Statement) -> Result<(), (State, Miss)> {
    let miss = |state, why: String| {
        let place = scenario.place();
        Err((
            state,
            Miss {
                place,
                statement,
                why,
            },
        ))
    };
    let game = Game {
        laws: Laws::of(statement.edition()),
        ..Game::founding()
    };
    let asserted = match world::run_at_the_table(scenario, game.clone()) {
        Ok(asserted) => asserted,
        Err(failure) => return miss(State::Written, format!("fails: {}", failure.text)),
    };
    let sources = sources(spec, statement);
    let cited = |law: &Law| {
        law.in_edition(statement.edition()) == Some(statement)
            || law
                .founding
                .is_some_and(|founding| sources.contains(&founding))
    };
    if !asserted.iter().flatten().any(cited) {
        return miss(
            State::Ran,
            "no ruling it asserts cites the statement".to_owned(),
        );
    }
    let disabled = sources
        .iter()
        .try_fold(game, |game, source| game.without(source.id()));
    match disabled {
        None => miss(
            State::Ran,
            "the statement has no function to disable".to_owned(),
        ),
        Some(disabled) if world::run_at_the_table(scenario, disabled.clone()).is_ok() => miss(
            State::Ran,
            "it passes when the statement is disabled".to_owned(),
        ),
        Some(_) => Ok(()),
    }
}

/// Whether a scenario that has earned a statement finds a fault planted in it.
fn earned(spec: &Spec, scenario: &Scenario, statement: Statement) -> State {
    let sources = sources(spec, statement);
    let of_statement = |fault: &&PlantedFault| {
        Statement::find(&fault.primary.value)
            .is_some_and(|primary| primary == statement || sources.contains(&primary))
    };
    let found = |fault: &PlantedFault| {
        gallery::game(&fault.code.value, statement.edition())
            .is_some_and(|planted| world::run_at_the_table(scenario, planted).is_err())
    };
    if spec.faults.iter().filter(of_statement).any(found) {
        State::Killed
    } else {
        State::Earned
    }
}

/// The statements whose functions execute a statement: itself, or the founding ones it is the same as.
fn sources(spec: &Spec, statement: Statement) -> Vec<Statement> {
    let edition = statement.edition();
    if edition == Edition::FOUNDING || of_this_edition(statement) {
        return vec![statement];
    }
    let founding = |number: &str| {
        Statement::find(&format!(
            "{}:{}",
            Edition::FOUNDING.prefix(),
            number.trim_start_matches("1993:")
        ))
    };
    spec.entry(statement)
        .same_as
        .iter()
        .filter_map(|id| founding(&id.value))
        .collect()
}

/// Whether the statement has a function of its own that only the edition in force hears.
fn of_this_edition(statement: Statement) -> bool {
    Laws::of(statement.edition())
        .without(statement.id())
        .is_some()
        || in_notation(statement)
}

/// The statements that have a function, with the kinds of case they need.
pub fn needed(spec: &Spec) -> impl Iterator<Item = (Statement, Case)> + '_ {
    let entries = Edition::ALL
        .into_iter()
        .flat_map(|edition| spec.entries(edition));
    let executed = entries.filter(|entry: &&Entry| {
        let statement = Statement::find(&entry.id).expect("every entry is a statement");
        let heard = at_the_table(statement) || in_notation(statement);
        !entry.code.is_empty() && (entry.plane == Plane::Board || heard)
    });
    executed.flat_map(|entry| {
        let statement = Statement::find(&entry.id).expect("every entry is a statement");
        entry.needs.value.iter().map(move |&case| (statement, case))
    })
}

/// All needed cells with their states, and all that is missed.
pub fn cells(spec: &Spec, scenarios: &[Scenario]) -> (Vec<Cell>, Vec<Miss>) {
    let mut shows: Vec<(&Scenario, Statement, State)> = Vec::new();
    let mut misses = Vec::new();
    for scenario in scenarios {
        for statement in scenario.statements() {
            match shown(spec, scenario, statement) {
                Ok(()) => shows.push((scenario, statement, earned(spec, scenario, statement))),
                Err((state, miss)) => {
                    shows.push((scenario, statement, state));
                    misses.push(miss);
                }
            }
        }
    }
    let state = |statement, case| {
        let of_cell = shows.iter().filter(|(scenario, shown, _)| {
            *shown == statement && scenario.kinds().iter().any(|&kind| is(kind, case))
        });
        of_cell
            .map(|&(_, _, state)| state)
            .max()
            .unwrap_or(State::None)
    };
    let cells = needed(spec)
        .map(|(statement, case)| Cell {
            statement,
            case,
            state: state(statement, case),
        })
        .collect();
    (cells, misses)
}

/// Whether the statement is executed at the table.
pub fn at_the_table(statement: Statement) -> bool {
    Game::founding().table.entry(statement.id()).is_some()
}

/// Whether the statement is one on notation that is executed.
pub fn in_notation(statement: Statement) -> bool {
    Game::founding().notation.entry(statement.id()).is_some()
}

fn is(kind: Show, case: Case) -> bool {
    kind.word() == case.name()
}

/// The text of `spec/coverage.snap`.
pub fn snapshot(cells: &[Cell]) -> String {
    let head = "# Generated by `cargo regen` from features/ and the oracle; do not edit. A cell a line: statement, kind, state.\n";
    let lines = cells.iter().map(|cell| format!("{cell}\n"));
    std::iter::once(head.to_owned()).chain(lines).collect()
}
