//! What laws with a planted fault find otherwise in a scenario, where no question of the protocol asks it.

use super::{Laws, Ruling, Scenario, Statement, Step, Then, World};

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
    /// A move too many is laid to what forbids it; one missing only to whose turn it is.
    fn on_the_move(&self, wrong: &Self) -> Vec<Statement> {
        let (Ok((before, side, _)), Ok(ours), Ok(theirs)) =
            (self.asked(), self.lawful(), wrong.lawful())
        else {
            return Vec::new();
        };
        let edition = self.laws.0.edition;
        let cited = |ruling: Ruling<bool>| {
            let laws = ruling.because.into_iter();
            laws.filter_map(|ground| ground.law.in_edition(edition))
                .collect()
        };
        match (ours.finding, theirs.finding, *side) {
            (false, true, _) => cited(ours),
            (true, false, Some(side)) => {
                let turn = |laws: &Laws| laws.turn(before, side, laws.ending(before).finding);
                let (ours, theirs) = (turn(&self.laws.0), turn(&wrong.laws.0));
                if ours.finding == theirs.finding {
                    Vec::new()
                } else {
                    cited(ours)
                }
            }
            _ => Vec::new(),
        }
    }
}
