//! What laws with a planted fault find otherwise in a scenario, where no question of the protocol asks it.

use chesslaws_oracle::table::Game;

use super::{Given, Laws, Ruling, Scenario, Statement, Step, Then, When, World};

/// The statements that the wrong findings of these laws are laid to: those of the right ruling. Only findings on the
/// board, the men, the turn, captures, sameness, and moves too many are looked at; what else a scenario asks, the
/// certifier asks too. Grounds are not looked at: a subject need not give any.
#[must_use]
pub fn differs(scenario: &Scenario, planted: &Laws) -> Vec<Statement> {
    let mut right = World::new(Laws::of(planted.edition));
    let mut wrong = World::new(*planted);
    let mut laid = Vec::new();
    for sentence in &scenario.steps {
        let Ok(step) = sentence.step() else {
            break;
        };
        if right.take(&step).is_err() {
            break;
        }
        let failed = wrong.take(&step).is_err();
        match &step {
            Step::Then(Then::Lawful(_)) if failed => laid.extend(right.on_the_move(&wrong)),
            Step::Then(then) if failed && of_one_statement(then) => {
                let ruling = right.asserted.last().into_iter().flatten();
                laid.extend(ruling.filter_map(|law| law.in_edition(planted.edition)));
            }
            _ => {}
        }
    }
    laid
}

/// Whether something happens at the table in the scenario.
#[must_use]
pub fn is_at_the_table(scenario: &Scenario) -> bool {
    let mut steps = scenario
        .steps
        .iter()
        .filter_map(|sentence| sentence.step().ok());
    steps.any(|step| {
        matches!(
            step,
            Step::When(When::Happens(_)) | Step::Given(Given::Happened(_))
        )
    })
}

/// Whether something is written in the scenario.
#[must_use]
pub fn in_notation(scenario: &Scenario) -> bool {
    let mut steps = scenario.steps.iter();
    steps.any(|sentence| matches!(sentence.step(), Ok(Step::When(When::Written(_)))))
}

/// The statements on notation that say otherwise under these laws than under the right ones, of anything that is written
/// in a scenario.
#[must_use]
pub fn parts_in_notation(scenario: &Scenario, planted: &Game) -> Vec<Statement> {
    let laws = planted.laws;
    let mut right = World::new(laws);
    let mut wrong = World::of(planted.clone());
    let mut laid = Vec::new();
    for sentence in &scenario.steps {
        let Ok(step) = sentence.step() else {
            break;
        };
        if matches!(step, Step::Then(_)) {
            continue;
        }
        if right.take(&step).is_err() || wrong.take(&step).is_err() {
            break;
        }
        let parting = right.writer.parting(&wrong.writer, &laws);
        laid.extend(
            parting
                .into_iter()
                .filter_map(|law| law.in_edition(laws.edition)),
        );
    }
    laid
}

/// The statements in which these laws and the right ones differ on the first event of a scenario on which they part.
#[must_use]
pub fn parts(scenario: &Scenario, planted: &Game) -> Vec<Statement> {
    let edition = planted.laws.edition;
    let mut right = World::new(Laws::of(edition));
    let mut wrong = World::of(planted.clone());
    for sentence in &scenario.steps {
        let Ok(step) = sentence.step() else {
            break;
        };
        let event = matches!(
            step,
            Step::When(When::Happens(_)) | Step::Given(Given::Happened(_))
        );
        let gone = !matches!(step, Step::Then(_)) && right.take(&step).is_err();
        if gone || matches!(step, Step::Given(_) | Step::When(_)) && wrong.take(&step).is_err() {
            break;
        }
        let parting = right.table.parting(&wrong.table);
        if event && !parting.is_empty() {
            return parting
                .into_iter()
                .filter_map(|law| law.in_edition(edition))
                .collect();
        }
    }
    Vec::new()
}

/// Whether the right ruling rests on what decides this and on nothing else.
const fn of_one_statement(then: &Then) -> bool {
    matches!(
        then,
        Then::Captures(_)
            | Then::SameAs(..)
            | Then::SamePlies(..)
            | Then::DifferInColour(..)
            | Then::OnOne(..)
            | Then::Chessboard(_)
            | Then::InitialArray(_)
            | Then::SixteenMen(_)
            | Then::MenOfOneSide(..)
    )
}

impl World {
    /// Laid to whose turn it is where that is found otherwise; beyond that a move too many to what forbids it, and one
    /// missing to nothing here.
    fn on_the_move(&self, wrong: &Self) -> Vec<Statement> {
        let Ok((before, side, mv)) = self.asked() else {
            return Vec::new();
        };
        let (laws, planted) = (&self.laws.0, &wrong.laws.0);
        let over = laws.ending(before).finding;
        let turn = |laws: &Laws| side.map(|side| laws.turn(before, side, over));
        let found = |ruling: &Option<Ruling<bool>>| ruling.as_ref().map(|ruling| ruling.finding);
        let (ours, theirs) = (turn(laws), turn(planted));
        let ruling = if found(&ours) != found(&theirs) {
            ours.unwrap_or_else(|| Ruling::of(true))
        } else if laws.is_lawful(before, *mv) || !planted.is_lawful(before, *mv) {
            return Vec::new();
        } else {
            laws.lawful(before, *mv)
        };
        let cited = ruling.because.into_iter();
        cited
            .filter_map(|ground| ground.law.in_edition(laws.edition))
            .collect()
    }
}
