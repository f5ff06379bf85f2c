//! Article 5.1.1: the king's step.

use chesslaws_board::{Kind, Piece, Square};
use chesslaws_oracle::{Laws, art5_king};

use super::{Named, allowed, distance, refused};

pub(super) const FAULTS: &[Named] = &[
    ("king_steps_straight_only", king_steps_straight_only),
    ("king_steps_two_ranks", king_steps_two_ranks),
    (
        "king_shuns_squares_before_pawns",
        king_shuns_squares_before_pawns,
    ),
];

fn king_steps_straight_only(laws: &mut Laws) {
    laws.king_step = |laws, setup, mv| {
        refused(
            art5_king::king_step(laws, setup, mv),
            distance(mv) == (1, 1),
        )
    };
}

fn king_steps_two_ranks(laws: &mut Laws) {
    laws.king_step = |laws, setup, mv| {
        allowed(
            art5_king::king_step(laws, setup, mv),
            distance(mv) == (0, 2),
        )
    };
}

/// The pawn is taken to attack where it goes.
fn king_shuns_squares_before_pawns(laws: &mut Laws) {
    laws.king_step = |laws, setup, mv| {
        let ahead = if setup.turn == chesslaws_board::Colour::White {
            1
        } else {
            -1
        };
        let pawn =
            Square::at(mv.to.file(), mv.to.rank() + ahead).and_then(|square| setup.piece(square));
        let theirs = Some(Piece::new(setup.turn.opponent(), Kind::Pawn));
        refused(art5_king::king_step(laws, setup, mv), pawn == theirs)
    };
}
