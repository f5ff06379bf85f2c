//! Article 10.12, the claim of fifty moves (1993: 10.12; 2023: 9.3).

use chesslaws_board::table::{Act, ClaimAct, ClaimEffect, ClaimFact, Condition, Effect};
use chesslaws_board::{Colour, Kind, Setup};
use chesslaws_law::law;

use crate::Ruling;
use crate::art10_claims::ruled;
use crate::table::laws::{lacking, met, silent, statements};
use crate::table::{At, Claimed, Word};

statements![art10_fifty_moves:
    "1993:10.12.a" fifty_moves;
    "1993:10.12.b" number_raised;
];

/// Fifty moves: the player who has the move claims and shows that at least the last fifty consecutive moves by each side
/// passed without a capture and without a pawn move: draw.
///
/// statement: `1993:10.12.a`, `2023:9.3.2`
///
/// The moves before the first position are shown by what is recorded with it, its count of such plies.
pub fn fifty_moves(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.12.a");
    let Some(claim) = ruled(at).filter(|claim| claim.what == Claimed::FiftyMoves) else {
        return silent();
    };
    let required = at.asked("1993:10.12.b").into_iter().find_map(raised);
    let required = required.unwrap_or(50);
    let positions = &at.now.positions[..=claim.ply];
    let (side, plies) = (claim.by, quiet_plies(positions));
    if at.now.positions[claim.ply].turn != side {
        lacking(law, ClaimFact::NotOnMove { side })
    } else if plies < 2 * required {
        lacking(law, ClaimFact::QuietPlies { plies })
    } else {
        met(law, [ClaimEffect::Founded.into()]).seeing(ClaimFact::QuietPlies { plies })
    }
}

/// The number may be raised for certain positions if the organisers announced both the number and the positions before
/// play.
///
/// statement: `1993:10.12.b`
pub fn number_raised(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.12.b");
    if matches!(at.act(), Act::Claim(ClaimAct::AnnouncesMoves { .. })) {
        return lacking(law, ClaimFact::PlayHasBegun);
    }
    let Some(claim) = ruled(at).filter(|claim| claim.what == Claimed::FiftyMoves) else {
        return silent();
    };
    let position = &at.now.positions[claim.ply];
    let mut word = silent();
    for condition in &at.now.conditions {
        match condition {
            &Condition::MoreMoves { moves, .. } if moves <= 50 => {
                word = lacking(law, ClaimFact::NotRaised { moves });
            }
            Condition::MoreMoves { moves, material } if material.stands(position) => {
                return met(law, [ClaimEffect::Required { moves: *moves }.into()]);
            }
            Condition::MoreMoves { .. } => word = lacking(law, ClaimFact::OtherPositions),
            Condition::MoreMovesSomewhere { .. } => {
                word = lacking(law, ClaimFact::PositionsNotAnnounced);
            }
            Condition::MoreMovesFor { .. } => word = lacking(law, ClaimFact::NumberNotAnnounced),
            _ => {}
        }
    }
    word
}

/// The plies without a capture and without a pawn move at the end of what was played, with those that are recorded with
/// the first position where they reach back to it.
fn quiet_plies(positions: &[Setup]) -> u32 {
    let mut plies = 0;
    for pair in positions.windows(2).rev() {
        if captured_or_pawn_moved(&pair[0], &pair[1]) {
            return plies;
        }
        plies += 1;
    }
    plies + positions.first().map_or(0, |first| first.halfmove_clock)
}

fn captured_or_pawn_moved(before: &Setup, after: &Setup) -> bool {
    let pawns = |setup: &Setup| {
        Colour::BOTH.map(|side| setup.squares_of(side, Kind::Pawn).collect::<Vec<_>>())
    };
    before.men().count() != after.men().count() || pawns(before) != pawns(after)
}

/// The number of moves that is required, if that is what follows.
fn raised(effect: Effect) -> Option<u32> {
    match effect {
        Effect::Claim(ClaimEffect::Required { moves }) => Some(moves),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::table::Game;

    fn drawn(fen: &str, lines: &[&str]) -> bool {
        let game = Game::founding();
        let mut state = game.start(fen.parse().expect("a FEN"), Vec::new());
        for line in lines {
            let event = line.parse().expect(line);
            state = game.apply(&state, &event).expect(line).finding.state;
        }
        state.ended.is_some()
    }

    #[test]
    fn a_hundred_plies_are_counted_as_they_are_played() {
        // A rook that walks back and forth: no capture, no pawn move, and nobody claims a repetition.
        let walk = [
            "White plays a2b2",
            "Black plays h8g8",
            "White plays b2a2",
            "Black plays g8h8",
        ];
        for (plies, right) in [(98, false), (99, false), (100, true), (101, true)] {
            let mut lines: Vec<&str> = walk.iter().copied().cycle().take(plies).collect();
            lines.push(if plies % 2 == 0 {
                "White claims a draw by fifty moves"
            } else {
                "Black claims a draw by fifty moves"
            });
            let fen = "7k/8/8/8/8/8/R7/K7 w - - 0 1";
            assert_eq!(drawn(fen, &lines), right, "{plies} plies");
            // What is recorded with the first position counts with the rest.
            let recorded = 100 - plies.min(100);
            let fen = format!("7k/8/8/8/8/8/R7/K7 w - - {recorded} 50");
            assert!(drawn(&fen, &lines), "{plies} plies and {recorded} recorded");
        }
    }
}
