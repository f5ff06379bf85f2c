//! Further questions to the subject, so that a fault is laid to what it is and not to what stands beside it by chance.
//!
//! Each control is a short game from the initial array after which one thing alone is to be seen: castling with nothing
//! against it, a promotion to a piece that has been captured, check by a piece that is no promoted one.

use chesslaws_board::{Colour, Kind, Wing};
use chesslaws_protocol::{Answer, Ask, Question, STARTPOS};

/// Puts a question to the subject; none where it does not answer.
pub type Asking<'a> = dyn FnMut(&Ask) -> Option<Answer> + 'a;

/// Whether the other rook has moved, the wing, the side, and the game after which it may castle there. No square of the
/// rook is attacked.
const CASTLING: [(bool, Wing, Colour, &str); 8] = [
    (
        false,
        Wing::King,
        Colour::White,
        "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5",
    ),
    (
        false,
        Wing::King,
        Colour::Black,
        "e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 d2d3",
    ),
    (
        false,
        Wing::Queen,
        Colour::White,
        "d2d4 d7d5 b1c3 b8c6 c1f4 c8f5 d1d2 d8d7",
    ),
    (
        false,
        Wing::Queen,
        Colour::Black,
        "d2d4 d7d5 b1c3 b8c6 c1f4 c8f5 d1d2 d8d7 g1f3",
    ),
    (
        true,
        Wing::King,
        Colour::White,
        "a2a4 a7a5 a1a3 b8c6 e2e4 e7e5 g1f3 d7d6 f1e2 g7g6",
    ),
    (
        true,
        Wing::King,
        Colour::Black,
        "a2a4 a7a5 g1f3 a8a6 g2g3 g8f6 f1g2 e7e6 d2d3 f8e7 c1d2",
    ),
    (
        true,
        Wing::Queen,
        Colour::White,
        "h2h4 h7h5 h1h3 b8c6 d2d4 d7d5 b1c3 c8f5 c1f4 e7e6 d1d2 g8f6",
    ),
    (
        true,
        Wing::Queen,
        Colour::Black,
        "h2h4 h7h5 b1c3 h8h6 d2d4 d7d5 c1f4 b8c6 d1d2 c8f5 g1f3 d8d7 e2e3",
    ),
];

/// The side, a game after which it has lost its queen, and a rook, a bishop and a knight at least, and how its pawn may
/// promote: straight on, and with a capture.
const PROMOTIONS: [(Colour, &str, &str, &str); 2] = [
    (
        Colour::White,
        "f2f4 b8a6 f4f5 a8b8 h2h3 h7h6 b2b4 g7g6 c2c3 b7b6 e2e3 g6g5 f1b5 b8b7 b5d7 e8d7 d1a4 b6b5 a4b5 d7d6 b5d5 \
         d6d5 c3c4 d5d6 c4c5 d6d7 c5c6 d7d6 b4b5 g5g4 c1a3 a6b4 a3b4 d6d5 b1c3 d5e5 d2d4 e5f6 c3e4 f6g7 f5f6 g7h7 \
         e4g5 h6g5 h3g4 f8h6 h1h6 h7h6 e1f2 e7e6 b4f8 h6h7 f8h6 d8d7 c6d7 a7a6",
        "d7d8",
        "d7c8",
    ),
    (
        Colour::Black,
        "e2e3 d7d6 f1a6 b8a6 e1e2 c8h3 g2h3 a6b4 d1e1 b4c2 e1d1 c2e3 d2e3 e7e5 d1d6 g8h6 d6f8 e8d7 f8d8 a8d8 e3e4 \
         f7f5 c1h6 f5e4 h6g7 h7h6 g7e5 e4e3 e5c7 e3f2 c7d8",
        "f2f1",
        "f2g1",
    ),
];

/// The side that is in check, by what, and the game.
const CHECKS: [(Colour, Kind, &str); 8] = [
    (
        Colour::Black,
        Kind::Knight,
        "e2e4 e7e5 b1c3 a7a6 c3d5 a6a5 d5c7",
    ),
    (Colour::Black, Kind::Bishop, "e2e4 d7d5 f1b5"),
    (
        Colour::Black,
        Kind::Rook,
        "a2a4 h7h6 a1a3 h6h5 a3e3 h5h4 e3e7",
    ),
    (Colour::Black, Kind::Queen, "e2e4 f7f6 d1h5"),
    (Colour::White, Kind::Knight, "a2a3 b8c6 a3a4 c6d4 a4a5 d4c2"),
    (Colour::White, Kind::Bishop, "d2d4 e7e6 a2a3 f8b4"),
    (
        Colour::White,
        Kind::Rook,
        "h2h3 a7a5 h3h4 a8a6 h4h5 a6e6 h5h6 e6e2",
    ),
    (Colour::White, Kind::Queen, "f2f3 e7e5 a2a3 d8h4"),
];

/// The moves held to be lawful in that position.
pub(super) fn list(asking: &mut Asking<'_>, ask: &Ask) -> Option<Vec<String>> {
    let ask = Ask {
        question: Question::LegalMoves,
        ..ask.clone()
    };
    match asking(&ask)? {
        Answer::Moves(moves) => Some(moves),
        _ => None,
    }
}

fn game(moves: &str, question: Question) -> Ask {
    Ask {
        start: STARTPOS.to_owned(),
        moves: moves.split_whitespace().map(str::to_owned).collect(),
        question,
    }
}

fn holds(asking: &mut Asking<'_>, moves: &str, mv: &str) -> Option<bool> {
    let held = list(asking, &game(moves, Question::LegalMoves))?;
    Some(held.iter().any(|each| each == mv))
}

/// Whether the side is held to castle on the wing with nothing against it, the other rook moved or not.
pub(super) fn castles(
    asking: &mut Asking<'_>,
    side: Colour,
    wing: Wing,
    other_moved: bool,
) -> Option<bool> {
    let wanted = (other_moved, wing, side);
    let (.., moves) = CASTLING
        .iter()
        .find(|&&(other, wing, side, _)| (other, wing, side) == wanted)?;
    holds(asking, moves, castling_move(side, wing))
}

const fn castling_move(side: Colour, wing: Wing) -> &'static str {
    match (side, wing) {
        (Colour::White, Wing::King) => "e1g1",
        (Colour::White, Wing::Queen) => "e1c1",
        (Colour::Black, Wing::King) => "e8g8",
        (Colour::Black, Wing::Queen) => "e8c8",
    }
}

/// Whether a pawn is held to become the piece, one of which has been captured.
pub(super) fn becomes(
    asking: &mut Asking<'_>,
    side: Colour,
    kind: Kind,
    captures: bool,
) -> Option<bool> {
    let (_, moves, on, capture) = PROMOTIONS.iter().find(|(each, ..)| *each == side)?;
    let mv = if captures { capture } else { on };
    let letter = kind.letter().to_ascii_lowercase();
    holds(asking, moves, &format!("{mv}{letter}"))
}

/// Whether a piece that is no promoted one is held to give check to the side.
pub(super) fn gives_check(asking: &mut Asking<'_>, side: Colour, kind: Kind) -> Option<bool> {
    let wanted = (side, kind);
    let (.., moves) = CHECKS
        .iter()
        .find(|&&(side, kind, _)| (side, kind) == wanted)?;
    match asking(&game(moves, Question::CheckState))? {
        Answer::Truth(check) => Some(check),
        _ => None,
    }
}

/// Whether a pawn is held to go diagonally forward with nobody to capture there or beside it.
pub(super) fn goes_diagonally(asking: &mut Asking<'_>, side: Colour) -> Option<bool> {
    match side {
        Colour::White => holds(asking, "", "e2d3"),
        Colour::Black => holds(asking, "a2a3", "e7d6"),
    }
}

#[cfg(test)]
mod tests {
    use chesslaws_board::{Right, Setup};
    use chesslaws_law::Edition;
    use chesslaws_oracle::Laws;

    use super::*;
    use crate::subjects::Oracle;

    fn reached(moves: &str) -> Setup {
        let ask = game(moves, Question::LegalMoves);
        let oracle = Oracle::of(Edition::FOUNDING);
        oracle.reach(&ask.start, &ask.moves).expect("a game")
    }

    fn oracle(ask: &Ask) -> Option<Answer> {
        Oracle::of(Edition::FOUNDING).reply_to(ask)
    }

    #[test]
    fn each_control_shows_one_thing() {
        for (moved, wing, side, moves) in CASTLING {
            let setup = reached(moves);
            assert_eq!(setup.turn, side, "{moves}");
            assert_eq!(
                castles(&mut oracle, side, wing, moved),
                Some(true),
                "{moves}"
            );
            let other = match wing {
                Wing::King => Wing::Queen,
                Wing::Queen => Wing::King,
            };
            let right = if moved {
                Right::LostByRook
            } else {
                Right::Kept
            };
            assert_eq!(setup.castling.right(side, other), right, "{moves}");
            let mv = castling_move(side, wing).parse().expect("a move");
            let laws = Laws::of(Edition::FOUNDING);
            assert!(
                !super::super::missing::rook_is_attacked(&laws, &setup, mv),
                "{moves}"
            );
        }
        for (side, moves, ..) in PROMOTIONS {
            let setup = reached(moves);
            assert_eq!(setup.turn, side);
            for kind in [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight] {
                assert!(!super::super::missing::all_there(&setup, kind), "{kind:?}");
                for captures in [false, true] {
                    assert_eq!(becomes(&mut oracle, side, kind, captures), Some(true));
                }
            }
        }
        for (side, kind, moves) in CHECKS {
            let setup = reached(moves);
            let by = Laws::of(Edition::FOUNDING).check(&setup).finding;
            let kinds: Vec<_> = by
                .iter()
                .filter_map(|&square| setup.piece(square))
                .collect();
            assert!(matches!(kinds[..], [one] if one.kind == kind), "{moves}");
            assert_eq!(gives_check(&mut oracle, side, kind), Some(true), "{moves}");
        }
        for side in [Colour::White, Colour::Black] {
            assert_eq!(goes_diagonally(&mut oracle, side), Some(false));
        }
    }
}
