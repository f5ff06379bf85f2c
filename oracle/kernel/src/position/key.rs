//! The key of a position, kept move by move.

use super::Position;
use crate::bits::{FILE_A, FILE_H, Singles, forward, shift};
use crate::hash;
use crate::men::{Man, Men};
use crate::step::{Deed, Step};

impl Position {
    /// A key of the position: equal for positions with the same men, side to move, rights to castle, and pawn that a
    /// pawn beside it could take in passing.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    pub(super) fn hash_after(&self, step: Step, men: &Men, passed: u64) -> u64 {
        let (deed, from, to) = (step.deed, step.from(), step.to());
        let own = |man, at| hash::man(self.white, man, at);
        let mut key = self.hash
            ^ hash::BLACK
            ^ hash::rights(self.men.castling ^ men.castling)
            ^ hash::passed(takeable(self.white, &self.men, self.passed))
            ^ hash::passed(takeable(!self.white, men, passed));
        if self.men.enemy & to != 0 {
            key ^= hash::man(!self.white, self.men.man_on(to), to);
        }
        key ^= match deed {
            Deed::Goes(man) => own(man, from) ^ own(man, to),
            Deed::DoubleStep => own(Man::Pawn, from) ^ own(Man::Pawn, to),
            Deed::Promotes(man) => own(Man::Pawn, from) ^ own(man, to),
            Deed::EnPassant => {
                let taken = step.passed_by();
                own(Man::Pawn, from) ^ own(Man::Pawn, to) ^ hash::man(!self.white, Man::Pawn, taken)
            }
            Deed::Castles { rook } => {
                let rook = step.rook(rook);
                own(Man::King, from)
                    ^ own(Man::King, to)
                    ^ own(Man::Rook, rook.0)
                    ^ own(Man::Rook, rook.1)
            }
        };
        key
    }

    /// The key worked out from the men; what [`Self::hash`] keeps move by move.
    #[must_use]
    pub fn hash_anew(&self) -> u64 {
        let mut key = if self.white { 0 } else { hash::BLACK };
        for at in Singles(self.men.occupied()) {
            let white = (self.men.own & at != 0) == self.white;
            key ^= hash::man(white, self.men.man_on(at), at);
        }
        key ^ hash::rights(self.men.castling)
            ^ hash::passed(takeable(self.white, &self.men, self.passed))
    }
}

/// The square just crossed, if a pawn of the side to move stands beside the pawn that crossed it.
#[inline(always)]
pub(crate) fn takeable(white: bool, men: &Men, passed: u64) -> u64 {
    if passed == 0 {
        return 0;
    }
    let pawn = shift(passed, -forward(white));
    let beside = (pawn & !FILE_A) >> 1 | (pawn & !FILE_H) << 1;
    if beside & men.pawns & men.own == 0 {
        0
    } else {
        passed
    }
}
