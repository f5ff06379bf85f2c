//! Faults in Article 10 (claims), off the board plane.

use chesslaws_board::table::{Act, ClaimAct, ClaimEffect, Condition, Effect};
use chesslaws_board::{Move, Setup};
use chesslaws_law::law;
use chesslaws_oracle::Ruling;
use chesslaws_oracle::table::{At, Claimed, DrawClaim, Word};

use super::{met, silent};

super::faults! {
    "1993:10.10.a" claimed_by_either;
    "1993:10.10.1" not_written_down;
    "1993:10.10.2" twice_is_enough;
    "1993:10.11.a" lost_on_the_second_time;
    "1993:10.11.b" had_again_anywhere;
    "1993:10.12.a" ninety_nine_plies;
    "1993:10.12.b" number_without_positions;
}

/// Either player may claim.
fn claimed_by_either(at: &At<'_>) -> Ruling<Word> {
    match ruled(at) {
        Some(DrawClaim {
            by: side,
            what: Claimed::Repetition(_),
            ..
        }) => met(
            law!("1993:10.10.a"),
            [ClaimEffect::Entitled { side: *side }.into()],
        ),
        _ => silent(),
    }
}

/// It is enough to tell the arbiter; the move need not be written.
fn not_written_down(at: &At<'_>) -> Ruling<Word> {
    match ruled(at) {
        Some(&DrawClaim {
            what: Claimed::Repetition(Some(mv)),
            ..
        }) if at.laws.is_lawful(at.now.position(), mv) && times_with(at, mv) >= 3 => {
            met(law!("1993:10.10.1"), [ClaimEffect::Founded.into()])
        }
        _ => silent(),
    }
}

/// The second appearance is enough.
fn twice_is_enough(at: &At<'_>) -> Ruling<Word> {
    match ruled(at) {
        Some(DrawClaim {
            what: Claimed::Repetition(None),
            ply,
            ..
        }) if appeared(at, &at.now.positions[..=*ply]) >= 2 => {
            met(law!("1993:10.10.2"), [ClaimEffect::Founded.into()])
        }
        _ => silent(),
    }
}

/// The right is lost on the second appearance already.
fn lost_on_the_second_time(at: &At<'_>) -> Ruling<Word> {
    let (Some(side), Some(mv)) = (at.player(), at.completes()) else {
        return silent();
    };
    let times = appeared(at, &at.before.positions).max(times_with(at, mv));
    if times < 2 {
        silent()
    } else {
        met(
            law!("1993:10.11.a"),
            [ClaimEffect::RightLost { side }.into()],
        )
    }
}

/// He has it again with any position.
fn had_again_anywhere(at: &At<'_>) -> Ruling<Word> {
    let (Some(mover), Some(_)) = (at.player(), at.completes()) else {
        return silent();
    };
    let side = mover.opponent();
    if at.before.claims.lost(side).next().is_none() {
        silent()
    } else {
        met(
            law!("1993:10.11.b"),
            [ClaimEffect::RightAgain { side }.into()],
        )
    }
}

/// One ply less than fifty moves by each side.
fn ninety_nine_plies(at: &At<'_>) -> Ruling<Word> {
    let required = at
        .asked("1993:10.12.b")
        .into_iter()
        .find_map(|effect| match effect {
            Effect::Claim(ClaimEffect::Required { moves }) => Some(moves),
            _ => None,
        });
    let needed = 2 * required.unwrap_or(50) - 1;
    match ruled(at) {
        Some(claim)
            if claim.what == Claimed::FiftyMoves
                && at.now.positions[claim.ply].turn == claim.by
                && at.now.positions[claim.ply].halfmove_clock >= needed =>
        {
            met(law!("1993:10.12.a"), [ClaimEffect::Founded.into()])
        }
        _ => silent(),
    }
}

/// An announced number holds for every position.
fn number_without_positions(at: &At<'_>) -> Ruling<Word> {
    let claimed = ruled(at).is_some_and(|claim| claim.what == Claimed::FiftyMoves);
    let number = at
        .now
        .conditions
        .iter()
        .find_map(|condition| match condition {
            Condition::MoreMoves { moves, .. } | Condition::MoreMovesSomewhere { moves } => {
                Some(*moves)
            }
            _ => None,
        });
    match number {
        Some(moves) if claimed && moves > 50 => met(
            law!("1993:10.12.b"),
            [ClaimEffect::Required { moves }.into()],
        ),
        _ => silent(),
    }
}

/// The claim that is ruled on.
fn ruled<'a>(at: &At<'a>) -> Option<&'a DrawClaim> {
    use ClaimAct::{ClaimsFiftyMoves, ClaimsRepetition, ClaimsRepetitionWith, RulesOnClaim};
    let now = &at.now.claims.made;
    match at.act() {
        Act::Claim(RulesOnClaim) => {
            let mut before = at.before.claims.made.iter();
            now.get(before.position(|claim| !claim.ruled)?)
        }
        Act::Claim(ClaimsFiftyMoves | ClaimsRepetition | ClaimsRepetitionWith { .. }) => {
            now.last().filter(|claim| claim.ruled)
        }
        _ => None,
    }
}

fn appeared(at: &At<'_>, positions: &[Setup]) -> u32 {
    let Some(last) = positions.last() else {
        return 0;
    };
    let same = positions
        .iter()
        .filter(|earlier| at.laws.same_position_as(earlier, last).finding);
    u32::try_from(same.count()).unwrap_or(u32::MAX)
}

fn times_with(at: &At<'_>, mv: Move) -> u32 {
    let mut positions = at.before.positions.clone();
    positions.push(at.laws.after(at.before.position(), mv));
    appeared(at, &positions)
}
