//! One legal move as the generator found it, and lists of them.

use chesslaws_board::{Kind, Move, Square, Wing};

use crate::bits::{FILE_A, Singles, lowest, shift};
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
    EnPassant,
    /// King and rook castle.
    Castles {
        /// The index of the square where the rook stood.
        rook: u8,
    },
}

/// A legal move of a position. It is only good for that position. Four bytes: it travels in a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    pub(crate) deed: Deed,
    from: u8,
    to: u8,
}

impl Step {
    /// A step between two squares, given as sets of one.
    #[inline(always)]
    pub(crate) const fn new(deed: Deed, from: u64, to: u64) -> Self {
        Self {
            deed,
            from: lowest(from) as u8,
            to: lowest(to) as u8,
        }
    }

    /// Castling: the squares of king and rook, before and after.
    pub(crate) const fn castling(king: (u64, u64), rook: (u64, u64)) -> Self {
        let rook = lowest(rook.0) as u8;
        Self::new(Deed::Castles { rook }, king.0, king.1)
    }

    /// The square it leaves, as a set of one.
    #[inline(always)]
    pub(crate) const fn from(self) -> u64 {
        1 << (self.from & 63)
    }

    /// The square where it arrives, as a set of one.
    #[inline(always)]
    pub(crate) const fn to(self) -> u64 {
        1 << (self.to & 63)
    }

    /// The square of the pawn that is taken in passing: on the rank that is left, on the file that is gone to.
    #[inline(always)]
    pub(crate) const fn passed_by(self) -> u64 {
        1 << (self.from & 0o70 | self.to & 7)
    }

    /// The squares of the rook that stood there when its king castles: before, and after, beside the king.
    pub(crate) const fn rook(self, rook: u8) -> (u64, u64) {
        let king = self.to();
        let beside = if king & FILE_A << 6 != 0 {
            king >> 1
        } else {
            king << 1
        };
        (1 << (rook & 63), beside)
    }

    /// The move as it is written; castling as the move of the king.
    #[must_use]
    pub fn written(&self) -> Move {
        Move {
            from: square(self.from()),
            to: square(self.to()),
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
            Deed::Castles { rook } => Move::new(square(self.from()), square(1 << (rook & 63))),
            _ => self.written(),
        }
    }

    /// The kind of man that moves: a pawn where one is promoted, the king where he castles.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self.deed {
            Deed::Goes(man) => kind(man),
            Deed::DoubleStep | Deed::Promotes(_) | Deed::EnPassant => Kind::Pawn,
            Deed::Castles { .. } => Kind::King,
        }
    }

    /// The side on which it castles, if it does.
    #[must_use]
    pub const fn wing(&self) -> Option<Wing> {
        match self.deed {
            Deed::Castles { rook } if rook > self.from => Some(Wing::King),
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
            self.0.push(Step::new(deed, from, to));
        }
    }
}

impl Sink for Collector<'_> {
    fn man(&mut self, _: &Men, man: Man, from: u64, targets: u64) {
        for to in Singles(targets) {
            self.0.push(Step::new(Deed::Goes(man), from, to));
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

    fn en_passant(&mut self, _: &Men, from: u64, to: u64, _: u64) {
        self.0.push(Step::new(Deed::EnPassant, from, to));
    }

    fn castling(&mut self, _: &Men, king: (u64, u64), rook: (u64, u64)) {
        self.0.push(Step::castling(king, rook));
    }
}
