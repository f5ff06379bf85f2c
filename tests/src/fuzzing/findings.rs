//! All that the Laws find of a set-up, comparable, and as it must read in the image of the set-up.

use chesslaws_board::{Colour, Move, Setup, Square};
use chesslaws_oracle::{Ending, Laws, Standing};

/// What the Laws find of a set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Findings {
    /// The lawful moves, in the order of the squares, each with whether it captures.
    pub moves: Vec<(Move, bool)>,
    /// The squares of the pieces that give check, in their order.
    pub check: Vec<Square>,
    /// Whether it ends the game.
    pub ending: Ending,
    /// Whether it is lawful.
    pub standing: Standing,
}

impl Findings {
    /// What these laws find of this set-up.
    #[must_use]
    pub fn of(laws: &Laws, setup: &Setup) -> Self {
        let moves = Laws::candidates(setup)
            .filter(|&mv| laws.is_lawful(setup, mv))
            .map(|mv| (mv, laws.is_capture(setup, mv).finding));
        Self {
            moves: moves.collect(),
            check: laws.check(setup).finding,
            ending: laws.ending(setup).finding,
            standing: laws.standing(setup).finding,
        }
        .in_order()
    }

    /// The same findings with other squares and sides for these.
    #[must_use]
    pub fn mapped(&self, image: Image) -> Self {
        let ending = match self.ending {
            Ending::Checkmate { winner } => Ending::Checkmate {
                winner: (image.side)(winner),
            },
            other => other,
        };
        Self {
            moves: self
                .moves
                .iter()
                .map(|&(mv, captures)| (image.of(mv), captures))
                .collect(),
            check: self.check.iter().copied().map(image.square).collect(),
            ending,
            standing: self.standing.clone(),
        }
        .in_order()
    }

    fn in_order(mut self) -> Self {
        self.moves.sort();
        self.check.sort();
        self
    }
}

/// A way to exchange squares and sides that the Laws do not notice.
#[derive(Clone, Copy, Debug)]
pub struct Image {
    /// The square that a square becomes.
    pub square: fn(Square) -> Square,
    /// The side that a side becomes.
    pub side: fn(Colour) -> Colour,
}

impl Image {
    /// White for Black and the first rank for the eighth.
    pub const COLOURS_SWAPPED: Self = Self {
        square: Square::flipped,
        side: Colour::opponent,
    };
    /// The a-file for the h-file, where nobody may castle.
    pub const MIRRORED: Self = Self {
        square: Square::mirrored,
        side: |side| side,
    };

    /// The move that a move becomes.
    #[must_use]
    pub fn of(self, mv: Move) -> Move {
        Move {
            from: (self.square)(mv.from),
            to: (self.square)(mv.to),
            promotion: mv.promotion,
        }
    }
}
