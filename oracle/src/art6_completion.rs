//! Article 6, the completion of the move (2023: 4.7). Whether the hand has left a piece is a stated fact.

use chesslaws_board::table::{
    Act, ClaimEffect, ClockAct, ClockEffect, ClockFact, HandAct, HandEffect, HandFact,
};
use chesslaws_board::{Kind, Move, Piece};
use chesslaws_law::{Law, dispute, law};

use crate::art12_clock::{flag_looked_at, lacking_of, times};
use crate::table::hand::castling;
use crate::table::laws::{broken, lacking, met, silent, statements};
use crate::table::{At, Attempt, Hand, Way, Word};
use crate::{Ruling, art5_pawn};

statements![art6_completion:
    "1993:6.1" vacant_square;
    "1993:6.2" captured_and_released;
    "1993:6.3.a" rook_released;
    "1993:6.3.b" king_released, second;
    "1993:6.4.a" new_piece_released;
    "1993:6.4.b" pawn_released, second;
    "1993:6.5.a" last_move_pressed;
    "1993:6.5.b" move_that_ends_the_game, after_the_end;
];

/// A move to a vacant square is completed when the player's hand has left the piece.
///
/// statement: `1993:6.1`, `2023:4.7`
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
            promotes,
            mv,
        }) => {
            let gone = at.now.hand.removed.contains(&square);
            match (gone, promotes) {
                (true, false) => completed(at, mv, law).seeing(HandFact::Gone { square }),
                (false, _) if at.now.hand.released => lacking(law, HandFact::StillThere { square }),
                _ => silent(),
            }
        }
        _ => silent(),
    }
}

/// Castling is completed when the hand has left the rook on the square the king crossed.
///
/// statement: `1993:6.3.a`, `2023:4.7.2.a`
pub fn rook_released(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:6.3.a");
    match attempt(at) {
        Some(Attempt {
            way: Way::Castling(rook, over),
            mv,
            ..
        }) => {
            if at.now.hand.stands_on(rook) == Some(over) {
                completed(at, mv, law)
            } else if at.now.hand.released {
                lacking(law, HandFact::StillThere { square: rook })
            } else {
                silent()
            }
        }
        _ => silent(),
    }
}

/// Once the hand has left the king the move is not yet completed, but the player may make no move but castling on that
/// side, if that is legal.
///
/// statement: `1993:6.3.b`, `2023:4.7.2.b`
pub fn king_released(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:6.3.b");
    let setup = at.before.position();
    let castles = |mv: &Move| castling(setup, *mv).is_some();
    if let Some(made) = at.completes() {
        let released = let_go(&at.now.hand).into_iter().find(castles);
        return match released.filter(|&mv| mv != made && at.laws.is_lawful(setup, mv)) {
            Some(mv) => broken(law, []).seeing(HandFact::Released { square: mv.to }),
            None => silent(),
        };
    }
    let Some(mv) = just_let_go(at).filter(castles) else {
        return silent();
    };
    let moves = at.before.hand.within_bounds(&[mv]);
    if at.laws.is_lawful(setup, mv) && !moves.is_empty() {
        met(law, [HandEffect::Confined { moves }.into()])
            .seeing(HandFact::Released { square: mv.to })
    } else {
        lacking(law, HandFact::Unplayable { mv })
    }
}

/// Promotion is completed when the pawn is off the board and the hand has left the new piece on the promotion square.
///
/// statement: `1993:6.4.a`, `2023:4.7.3`
pub fn new_piece_released(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:6.4.a");
    match attempt(at) {
        Some(Attempt {
            promotes: true,
            mv,
            way,
        }) if !captures_what_stands(at, way) => {
            if at.now.hand.stands_on(mv.from).is_some() {
                released(at, law, HandFact::PawnStillThere { square: mv.to })
            } else if mv.promotion.is_none() {
                released(at, law, HandFact::NoNewPiece { square: mv.to })
            } else {
                completed(at, mv, law)
            }
        }
        _ => silent(),
    }
}

/// Once the hand has left the pawn on the promotion square the move is not yet completed, but the pawn may no longer go to
/// another square.
///
/// statement: `1993:6.4.b`, `2023:4.7`
///
/// Which piece it becomes is open until the new piece is released (6.4.a).
pub fn pawn_released(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:6.4.b");
    let promotes = |mv: &Move| {
        let turn = at.before.turn();
        let pawn = Some(Piece::new(turn, Kind::Pawn));
        at.before.position().piece(mv.from) == pawn && art5_pawn::last_rank(turn) == mv.to.rank()
    };
    if let Some(made) = at.completes() {
        let released = let_go(&at.now.hand).into_iter().find(promotes);
        let elsewhere = |mv: &Move| mv.from == made.from && mv.to != made.to;
        return match released.filter(elsewhere) {
            Some(mv) if !promotions(at, mv).is_empty() => {
                broken(law, []).seeing(HandFact::Released { square: mv.to })
            }
            _ => silent(),
        };
    }
    let Some(mv) = just_let_go(at).filter(promotes) else {
        return silent();
    };
    let moves = at.before.hand.within_bounds(&promotions(at, mv));
    if moves.is_empty() {
        lacking(law, HandFact::Unplayable { mv })
    } else {
        met(law, [HandEffect::Confined { moves }.into()])
            .seeing(HandFact::Released { square: mv.to })
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

/// The pieces that were let go, and where.
fn let_go(hand: &Hand) -> Vec<Move> {
    let let_go = hand.let_go.iter();
    let_go.map(|&(piece, to)| Move::new(piece, to)).collect()
}

/// The piece that this act lets go, and where.
fn just_let_go(at: &At<'_>) -> Option<Move> {
    let before = let_go(&at.before.hand);
    let_go(&at.now.hand)
        .into_iter()
        .find(|mv| !before.contains(mv))
}

/// The lawful promotions with that pawn on that square.
fn promotions(at: &At<'_>, mv: Move) -> Vec<Move> {
    let choices = art5_pawn::CHOICES.into_iter();
    let promotions = choices.map(|promotion| Move { promotion, ..mv });
    promotions
        .filter(|&mv| at.laws.is_lawful(at.before.position(), mv))
        .collect()
}

/// Whether the move captures a piece that still stands.
fn captures_what_stands(at: &At<'_>, way: Way) -> bool {
    matches!(way, Way::Capture(square) if at.now.hand.stands_on(square).is_some())
}

/// The statement lacks that, once the hand has left the piece.
fn released(at: &At<'_>, law: Law, fact: HandFact) -> Ruling<Word> {
    if at.now.hand.released {
        lacking(law, fact)
    } else {
        silent()
    }
}

/// The move that is being made, if this act is one by which it can be completed.
fn attempt(at: &At<'_>) -> Option<Attempt> {
    let last = matches!(
        at.act(),
        Act::Hand(HandAct::LetsGo | HandAct::Removes { .. })
    );
    let attempt = at.now.hand.attempt(at.now.position())?;
    let his = at.player().is_none() || at.player() == at.now.hand.moving;
    (last && his).then_some(attempt)
}

/// The move is completed if the hand has left the piece, and lacks that otherwise.
fn completed(at: &At<'_>, mv: Move, law: Law) -> Ruling<Word> {
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
