//! Article 6, the completion of the move (2023: 4.7). Whether the hand has left a piece is a stated fact.

use chesslaws_board::table::{
    Act, ClaimEffect, ClockAct, ClockEffect, ClockFact, HandAct, HandEffect, HandFact,
};
use chesslaws_law::{Law, dispute, law};

use crate::Ruling;
use crate::art12_clock::{flag_looked_at, lacking_of, times};
use crate::table::laws::{lacking, met, silent, statements};
use crate::table::{At, Attempt, Way, Word};

statements![art6_completion:
    "1993:6.1" vacant_square;
    "1993:6.2" captured_and_released;
    "1993:6.3.a" rook_released;
    "1993:6.4.a" new_piece_released;
    "1993:6.5.a" last_move_pressed;
    "1993:6.5.b" move_that_ends_the_game, after_the_end;
];

/// A move to a vacant square is completed when the player's hand has left the piece.
///
/// statement: `1993:6.1`, `2023:4.7.1`
pub fn vacant_square(at: &At<'_>) -> Ruling<Word> {
    match attempt(at) {
        Some(Attempt {
            way: Way::ToVacant,
            promotes: false,
            mv,
        }) => completed(at, mv, law!("1993:6.1")),
        _ => silent(),
    }
}

/// A capture is completed when the captured piece is off the board and the hand has left the capturing piece on its new
/// square.
///
/// statement: `1993:6.2`, `2023:4.7.1`
pub fn captured_and_released(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:6.2");
    match attempt(at) {
        Some(Attempt {
            way: Way::Capture(square),
            promotes: false,
            mv,
        }) => {
            if at.now.hand.removed.contains(&square) {
                completed(at, mv, law)
            } else if at.now.hand.released {
                lacking(law, HandFact::StillThere { square })
            } else {
                silent()
            }
        }
        _ => silent(),
    }
}

/// Castling is completed when the hand has left the rook on the square the king crossed.
///
/// statement: `1993:6.3.a`, `2023:4.7.2`
pub fn rook_released(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:6.3.a");
    match attempt(at) {
        Some(Attempt {
            way: Way::Castling(rook, over),
            mv,
            ..
        }) => {
            if at.now.hand.placed.contains(&(rook, over)) {
                completed(at, mv, law)
            } else if at.now.hand.released {
                lacking(law, HandFact::Released { square: mv.to })
            } else {
                silent()
            }
        }
        _ => silent(),
    }
}

/// Promotion is completed when the pawn is off the board and the hand has left the new piece on the promotion square.
///
/// statement: `1993:6.4.a`, `2023:4.7.3`
pub fn new_piece_released(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:6.4.a");
    match attempt(at) {
        Some(Attempt {
            promotes: true, mv, ..
        }) => {
            let gone = at.now.hand.removed.contains(&mv.to);
            if gone && mv.promotion.is_some() {
                completed(at, mv, law)
            } else if at.now.hand.released {
                lacking(law, HandFact::Released { square: mv.to })
            } else {
                silent()
            }
        }
        _ => silent(),
    }
}

/// In judging whether the required moves were made in the time allotted, the last move counts as completed only when the
/// player has stopped his clock.
///
/// statement: `1993:6.5.a`, `2023:6.2.1.b`
pub fn last_move_pressed(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:6.5.a");
    let before = at.before;
    match (at.act(), at.player()) {
        (Act::Clock(ClockAct::Presses), Some(side)) if before.unpressed(side) => {
            if before.clocks.of(side).allotted.is_none() {
                silent()
            } else if before.clocks.overstepped(side) {
                times(lacking_of(law), before, side)
            } else {
                let moves = before.moves_of_period(side);
                let effect = ClockEffect::Counted { side, moves };
                times(met(law, [effect.into()]), before, side)
            }
        }
        _ => match flag_looked_at(at) {
            Some(side) if before.unpressed(side) && before.clocks.overstepped(side) => {
                lacking(law, ClockFact::NotPressed { side })
            }
            _ => silent(),
        },
    }
}

/// Except where the move ends the game by 10.1, 10.2, 10.3, 10.4 or 10.6: then no press is needed.
///
/// statement: `1993:6.5.b`, `2023:6.9.b`
pub fn move_that_ends_the_game(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:6.5.b");
    let Some(side) = flag_looked_at(at) else {
        return silent();
    };
    if !at.before.unpressed(side) {
        let held = at.before.ended.is_none() && at.before.turn() == side;
        return match at.before.hand.held.filter(|_| held) {
            Some(square) => lacking(law, HandFact::Held { square }),
            None => silent(),
        };
    }
    let Some(ended) = &at.before.ended else {
        return lacking(law, ClockFact::NotPressed { side });
    };
    let by = |ids: &[&str]| {
        let mut laws = ended.by.iter().filter_map(|law| law.founding);
        laws.any(|statement| ids.contains(&statement.id()))
    };
    let of_10_4 = by(&["1993:10.4.1", "1993:10.4.2", "1993:10.4.3"]);
    if !of_10_4 && !by(&["1993:10.1", "1993:10.2", "1993:10.3", "1993:10.6"]) {
        return silent();
    }
    let stands = met(law, [ClaimEffect::ResultStands.into()]);
    let stands = stands.seeing(ClockFact::NotPressed { side });
    if of_10_4 {
        stands.noting(dispute!("1993:Q05"))
    } else {
        stands
    }
}

/// The move that is being made, if this act is one by which it can be completed.
fn attempt(at: &At<'_>) -> Option<Attempt> {
    let last = matches!(
        at.act(),
        Act::Hand(HandAct::LetsGo | HandAct::Removes { .. })
    );
    let attempt = at.now.hand.attempt(at.now.position())?;
    last.then_some(attempt)
}

/// The move is completed if the hand has left the piece, and lacks that otherwise.
fn completed(at: &At<'_>, mv: chesslaws_board::Move, law: Law) -> Ruling<Word> {
    let square = at.now.hand.held.unwrap_or(mv.to);
    if at.now.hand.released {
        met(law, [HandEffect::Completed { mv }.into()]).seeing(HandFact::Released { square })
    } else {
        lacking(law, HandFact::Held { square })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Game, State};

    fn played(fen: &str, lines: &[&str]) -> State {
        let game = Game::founding();
        let mut state = game.start(fen.parse().expect("a FEN"), Vec::new());
        for line in lines {
            let event = line.parse().expect(line);
            state = game.apply(&state, &event).expect(line).finding.state;
        }
        state
    }

    const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn every_way_of_moving_is_completed_by_its_last_act() {
        let moves = |fen, lines: &[&str]| played(fen, lines).moves.len();
        assert_eq!(
            moves(ARRAY, &["White touches e2", "White puts e2 on e4"]),
            0
        );
        assert_eq!(
            moves(
                ARRAY,
                &["White touches e2", "White puts e2 on e4", "White lets go"]
            ),
            1
        );
        let capture = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
        assert_eq!(moves(capture, &["White puts e4 on d5", "White lets go"]), 0);
        assert_eq!(
            moves(
                capture,
                &[
                    "White puts e4 on d5",
                    "White lets go",
                    "White takes d5 off the board"
                ]
            ),
            1
        );
        assert_eq!(moves(capture, &["White plays e4d5"]), 1);
        let castles = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        assert_eq!(moves(castles, &["White puts e1 on g1", "White lets go"]), 0);
        assert_eq!(moves(castles, &["White plays e1g1"]), 1);
        let promotes = "3rk3/P7/8/8/8/8/8/4K3 w - - 0 1";
        assert_eq!(
            moves(promotes, &["White puts a7 on a8", "White lets go"]),
            0
        );
        assert_eq!(moves(promotes, &["White plays a7a8q"]), 1);
        let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        assert_eq!(moves(passing, &["White plays e5d6"]), 1);
    }

    #[test]
    fn mate_ends_the_game_with_the_move() {
        let mates = [
            "White plays f2f3",
            "Black plays e7e5",
            "White plays g2g4",
            "Black plays d8h4",
        ];
        let ended = played(ARRAY, &mates).ended.expect("an end");
        assert_eq!(ended.outcome, chesslaws_board::table::Outcome::BlackWins);
        assert_eq!(ended.by.last(), Some(&law!("1993:10.1")));
    }
}
