//! The draws of the edition in force that need no claim (2023:9.6): the fifth occurrence of a position, and 75 moves by each
//! without a capture and without a pawn move. Where play went on, or another result stands, that is disputed (2023:Q02):
//! nobody is charged.

use chesslaws_board::Setup;
use chesslaws_law::{Edition, Law, dispute, law};
use chesslaws_oracle::{Ending, Ground, Laws};
use chesslaws_record::pgn::Outcome;

use super::finding::{Finding, Kind, Weight};
use super::judge::{Case, bare};
use chesslaws_kernel::Repetition;

/// Plies of 75 moves by each.
const SEVENTY_FIVE_MOVES: u32 = 150;

/// How a game was drawn without a claim.
pub(super) struct Drawn {
    /// With this ply.
    pub(super) ply: usize,
    reason: &'static str,
    grounds: Vec<Ground>,
    words: (&'static str, &'static str),
}

/// What is found where a game that the edition in force alone governs was drawn so and went on, or has another result.
pub(super) fn drawn_without_a_claim(case: &Case<'_>, drawn: &Drawn) -> Option<Finding> {
    let goes_on = case.record.plies.get(drawn.ply);
    let wrong = case.result().is_some_and(|result| result != Outcome::Draw);
    let kind = match goes_on {
        Some(next) if next.step.is_some() => Kind::MoveAfterEnd,
        Some(_) => Kind::GameEnded,
        None if wrong => Kind::ResultMismatch,
        None => return None,
    };
    let message = case.say(
        &format!("the game was drawn with ply {}, without a claim: {}; whether a later result stands is disputed", drawn.ply, drawn.words.0),
        &format!("对局在第{}着无需要求即成和棋：{}；其后的结果是否有效有争议", drawn.ply, drawn.words.1),
    );
    let (place, ply) = match goes_on {
        Some(next) if kind == Kind::MoveAfterEnd => (next.place, drawn.ply + 1),
        _ => (case.place_of(drawn.ply), drawn.ply),
    };
    let finding = Finding::new(kind, Weight::Disputed, place, message)
        .at(ply)
        .reason(drawn.reason)
        .correct(Outcome::Draw);
    let mut finding = case.grounded(finding, &drawn.grounds);
    finding.disputed(&[dispute!("2023:Q02")]);
    Some(finding)
}

/// Where a game that the edition in force alone governs was drawn so.
pub(super) fn drawn(case: &Case<'_>, setups: &[Setup]) -> Option<Drawn> {
    match case.laws.as_slice() {
        [laws] if laws.edition == Edition::Fide2023 => first(case, laws, setups),
        _ => None,
    }
}

/// The first ply at which a game was drawn so; the kernel's keys find where to ask.
fn first(case: &Case<'_>, laws: &Laws, setups: &[Setup]) -> Option<Drawn> {
    let start = case.record.start.as_ref()?;
    let made = case.record.made();
    let mut repetition = Repetition::default();
    repetition.start(&start.position, start.halfmove_clock);
    let mut since = 0;
    for (ply, pair) in made.iter().zip(1..) {
        let after = made.get(pair).map_or_else(
            || ply.step.map(|step| ply.before.after(step)),
            |next| Some(next.before),
        )?;
        let times = repetition.step(&ply.before, ply.step?, &after);
        if repetition.quiet() == 0 {
            since = pair;
        }
        let fifth = times >= 5 && appeared(laws, &setups[since..=pair]) >= 5;
        let quiet = repetition.quiet() >= SEVENTY_FIVE_MOVES
            && setups[pair].halfmove_clock >= SEVENTY_FIVE_MOVES
            && laws.ending(&setups[pair]).finding == Ending::GoesOn;
        if fifth {
            return Some(Drawn {
                ply: pair,
                reason: "fivefold_repetition",
                grounds: [law!(only "2023:9.6.1"), law!("1993:10.10.b")]
                    .map(bare)
                    .to_vec(),
                words: (
                    "a position appeared for the fifth time",
                    "同一局面第五次出现",
                ),
            });
        }
        if quiet {
            const LAW: Law = law!(only "2023:9.6.2.a");
            return Some(Drawn {
                ply: pair,
                reason: "seventy_five_moves",
                grounds: vec![bare(LAW)],
                words: (
                    "seventy-five moves by each without capture and pawn move",
                    "双方各七十五着没有吃子也没有走兵",
                ),
            });
        }
    }
    None
}

/// How often the last position has appeared, as the oracle counts.
fn appeared(laws: &Laws, positions: &[Setup]) -> usize {
    let Some(last) = positions.last() else {
        return 0;
    };
    let same = |one: &&Setup| laws.same_position_as(one, last).finding;
    positions.iter().filter(same).count()
}
