//! What is rare or telling about a position: labels, found by asking the oracle, and the least number of played positions
//! the vectors must have of each.

mod castling;
mod en_passant;
mod endings;
mod men;
mod promotion;

use std::collections::BTreeSet;

use chesslaws_board::{Kind, Move, Setup, Square};
use chesslaws_oracle::{Ending, Laws};

/// A game as played: the positions, and the moves between them.
pub struct Game {
    /// The positions, the initial array first.
    pub positions: Vec<Setup>,
    /// The moves; one fewer than positions.
    pub moves: Vec<Move>,
}

impl Game {
    /// The position reached.
    ///
    /// # Panics
    /// Never: a game has its start.
    #[must_use]
    pub fn now(&self) -> &Setup {
        self.positions.last().expect("a game has its start")
    }

    /// The last move with the position it was made in.
    #[must_use]
    pub fn last(&self) -> Option<(&Setup, Move)> {
        let before = self.positions.len().checked_sub(2)?;
        Some((&self.positions[before], *self.moves.last()?))
    }
}

/// The position under the eye: the game, its lawful moves, the checkers, and how it stands.
pub(crate) struct View<'a> {
    pub(crate) laws: &'a Laws,
    pub(crate) game: &'a Game,
    pub(crate) now: &'a Setup,
    pub(crate) lawful: Vec<Move>,
    pub(crate) checkers: Vec<Square>,
    pub(crate) ending: Ending,
}

/// A set of labels.
pub type Labels = BTreeSet<String>;

/// The labels of the position a game has reached.
#[must_use]
pub fn label(laws: &Laws, game: &Game) -> Labels {
    let now = game.now();
    let view = View {
        laws,
        game,
        now,
        lawful: Laws::candidates(now)
            .filter(|&mv| laws.is_lawful(now, mv))
            .collect(),
        checkers: laws.check(now).finding,
        ending: laws.ending(now).finding,
    };
    let mut labels = Labels::new();
    en_passant::label(&view, &mut labels);
    castling::label(&view, &mut labels);
    promotion::label(&view, &mut labels);
    endings::label(&view, &mut labels);
    men::label(&view, &mut labels);
    labels
}

/// The small name of a kind.
pub(crate) fn name(kind: Kind) -> String {
    kind.to_string()
}

/// The square of the king of a side.
pub(crate) fn king(setup: &Setup, side: chesslaws_board::Colour) -> Option<Square> {
    setup.squares_of(side, Kind::King).next()
}

/// The way from one square towards another, if they lie on one line.
pub(crate) fn direction(from: Square, to: Square) -> Option<(i8, i8)> {
    let (files, ranks) = (to.file() - from.file(), to.rank() - from.rank());
    let on_a_line = files == 0 || ranks == 0 || files.abs() == ranks.abs();
    (on_a_line && from != to).then_some((files.signum(), ranks.signum()))
}

/// Whether the square lies between the two others on one line.
pub(crate) fn lies_between(square: Square, one: Square, other: Square) -> bool {
    match (
        direction(one, other),
        direction(one, square),
        direction(square, other),
    ) {
        (Some(whole), Some(first), Some(second)) => whole == first && first == second,
        _ => false,
    }
}

/// The labels with the least number of played positions the vectors hold of each.
pub const MINIMA: &[(&str, usize)] = &[
    ("en-passant", 150),
    ("en-passant-pinned-rank-both-gone", 30),
    ("en-passant-pinned-diagonal-own-pawn", 30),
    ("en-passant-pinned-file", 30),
    ("en-passant-leaves-check", 20),
    ("en-passant-answers-check", 30),
    ("en-passant-only-move", 20),
    ("en-passant-discovers-check", 20),
    ("en-passant-mates", 12),
    ("castling-king-wing", 100),
    ("castling-queen-wing", 100),
    ("castling-rook-attacked-king-wing", 15),
    ("castling-rook-attacked-queen-wing", 15),
    ("castling-b-square-attacked", 15),
    ("castling-king-attacked-king-wing", 15),
    ("castling-king-attacked-queen-wing", 15),
    ("castling-crossed-square-attacked-king-wing", 15),
    ("castling-crossed-square-attacked-queen-wing", 15),
    ("castling-landing-square-attacked-king-wing", 15),
    ("castling-landing-square-attacked-queen-wing", 15),
    ("castling-man-on-b", 10),
    ("castling-man-on-c", 10),
    ("castling-man-on-d", 10),
    ("castling-man-on-f", 10),
    ("castling-man-on-g", 10),
    ("castling-king-has-moved", 15),
    ("castling-rook-has-moved-king-wing", 15),
    ("castling-rook-has-moved-queen-wing", 15),
    ("castling-another-rook", 6),
    ("castling-gives-check", 8),
    ("castling-mates", 4),
    ("promotion-queen", 20),
    ("promotion-rook", 20),
    ("promotion-bishop", 20),
    ("promotion-knight", 20),
    ("promotion-queen-capture", 20),
    ("promotion-rook-capture", 20),
    ("promotion-bishop-capture", 20),
    ("promotion-knight-capture", 20),
    ("promotion-queen-check", 8),
    ("promotion-rook-check", 8),
    ("promotion-bishop-check", 8),
    ("promotion-knight-check", 8),
    ("promotion-queen-mate", 8),
    ("promotion-rook-mate", 8),
    ("promotion-bishop-mate", 4),
    ("promotion-knight-mate", 4),
    ("promotion-queen-stalemate", 5),
    ("promotion-rook-stalemate", 5),
    ("mate-by-pawn", 8),
    ("mate-by-knight", 8),
    ("mate-by-bishop", 8),
    ("mate-by-rook", 8),
    ("mate-by-queen", 8),
    ("mate-by-king", 6),
    ("mate-double-check", 6),
    ("stalemate-by-pawn", 5),
    ("stalemate-by-knight", 5),
    ("stalemate-by-bishop", 5),
    ("stalemate-by-rook", 5),
    ("stalemate-by-queen", 5),
    ("stalemate-by-king", 5),
    ("check-by-pawn", 20),
    ("check-by-knight", 20),
    ("check-by-bishop", 20),
    ("check-by-rook", 20),
    ("check-by-queen", 20),
    ("check-discovered", 40),
    ("check-double", 40),
    ("check-by-pinned-piece", 12),
    ("pawn-on-edge-file", 500),
    ("double-step-blocked-on-first-square", 20),
    ("double-step-blocked-on-second-square", 20),
    ("knight-on-edge", 100),
    ("queens-two", 15),
    ("queens-three", 8),
    ("rooks-three", 6),
    ("bishops-three", 6),
    ("knights-three", 6),
    ("king-against-king", 8),
    ("king-against-king-and-bishop", 8),
    ("king-against-king-and-knight", 8),
    ("bishops-of-one-square-colour", 8),
    ("bishops-of-both-square-colours", 8),
];

/// The labels no played position can have. The taken pawn alone on a diagonal to the king: before its double step the
/// diagonal lay open, so the king stood attacked while the other side moved.
pub const NEVER_PLAYED: &[&str] = &["en-passant-pinned-diagonal-taken-pawn"];
