//! One legal move as the generator found it, and lists of them.

use chesslaws_board::{Kind, Move, Square, Wing};

use crate::bits::{Singles, shift};
use crate::generate::Sink;
use crate::men::{Man, Men};

/// What kind of move it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    /// A man goes to a square, capturing what stands there.
    Goes(Man),
    /// A pawn goes two squares.
    DoubleStep,
    /// A pawn becomes another man.
    Promotes(Man),
    /// A pawn takes one that has just passed it.
    EnPassant {
        /// The pawn taken.
        taken: u64,
    },
    /// King and rook castle; the squares of the rook.
    Castles {
        /// Where it stood and where it arrives.
        rook: (u64, u64),
    },
}

/// A legal move of a position. It is only good for that position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    pub(crate) deed: Deed,
    pub(crate) from: u64,
    pub(crate) to: u64,
}

impl Step {
    /// The move as it is written; castling as the move of the king.
    #[must_use]
    pub fn written(&self) -> Move {
        Move {
            from: square(self.from),
            to: square(self.to),
            promotion: match self.deed {
                Deed::Promotes(man) => Some(kind(man)),
                _ => None,
            },
        }
    }

    /// The move as it is written in Chess960: castling as the king taking his rook.
    #[must_use]
    pub fn written_960(&self) -> Move {
        match self.deed {
            Deed::Castles { rook } => Move::new(square(self.from), square(rook.0)),
            _ => self.written(),
        }
    }

    /// The kind of man that moves: a pawn where one is promoted, the king where he castles.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self.deed {
            Deed::Goes(man) => kind(man),
            Deed::DoubleStep | Deed::Promotes(_) | Deed::EnPassant { .. } => Kind::Pawn,
            Deed::Castles { .. } => Kind::King,
        }
    }

    /// The side on which it castles, if it does.
    #[must_use]
    pub const fn wing(&self) -> Option<Wing> {
        match self.deed {
            Deed::Castles { rook } if rook.0 > self.from => Some(Wing::King),
            Deed::Castles { .. } => Some(Wing::Queen),
            _ => None,
        }
    }

    /// Whether it is castling.
    #[must_use]
    pub const fn castles(&self) -> bool {
        matches!(self.deed, Deed::Castles { .. })
    }
}

/// The kind that the vocabulary has for a man.
pub(crate) const fn kind(man: Man) -> Kind {
    match man {
        Man::Pawn => Kind::Pawn,
        Man::Knight => Kind::Knight,
        Man::Bishop => Kind::Bishop,
        Man::Rook => Kind::Rook,
        Man::Queen => Kind::Queen,
        Man::King => Kind::King,
    }
}

/// The square of a set of one.
pub(crate) fn square(single: u64) -> Square {
    let index = single.trailing_zeros() as i8;
    Square::at(index % 8, index / 8).expect("a set of one has its square on the board")
}

/// Collects the moves in the order in which they are found.
pub(crate) struct Collector<'a>(pub(crate) &'a mut Vec<Step>);

impl Collector<'_> {
    fn each(&mut self, deed: Deed, by: i32, targets: u64) {
        for to in Singles(targets) {
            let from = shift(to, -by);
            self.0.push(Step { deed, from, to });
        }
    }
}

impl Sink for Collector<'_> {
    fn man(&mut self, _: &Men, man: Man, from: u64, targets: u64) {
        for to in Singles(targets) {
            self.0.push(Step {
                deed: Deed::Goes(man),
                from,
                to,
            });
        }
    }

    fn pawns(&mut self, _: &Men, by: i32, targets: u64) {
        self.each(Deed::Goes(Man::Pawn), by, targets);
    }

    fn double_steps(&mut self, _: &Men, by: i32, targets: u64) {
        self.each(Deed::DoubleStep, by, targets);
    }

    fn promotions(&mut self, _: &Men, by: i32, targets: u64) {
        for man in [Man::Queen, Man::Rook, Man::Bishop, Man::Knight] {
            self.each(Deed::Promotes(man), by, targets);
        }
    }

    fn en_passant(&mut self, _: &Men, from: u64, to: u64, taken: u64) {
        let deed = Deed::EnPassant { taken };
        self.0.push(Step { deed, from, to });
    }

    fn castling(&mut self, _: &Men, king: (u64, u64), rook: (u64, u64)) {
        self.0.push(Step {
            deed: Deed::Castles { rook },
            from: king.0,
            to: king.1,
        });
    }
}
