//! The men on the board as eight sets, always seen from the side to move, and what a move makes of them.

use crate::bits::{RANK_1, rank};

/// A kind of man, as the sets tell them apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Man {
    /// A pawn.
    Pawn,
    /// A knight.
    Knight,
    /// A bishop.
    Bishop,
    /// A rook.
    Rook,
    /// A queen: she stands in both sets of lines.
    Queen,
    /// A king.
    King,
}

/// The men. One cache line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(C, align(64))]
pub(crate) struct Men {
    /// Those of the side to move.
    pub(crate) own: u64,
    /// Those of the other side.
    pub(crate) enemy: u64,
    /// Pawns of both sides.
    pub(crate) pawns: u64,
    /// Knights of both sides.
    pub(crate) knights: u64,
    /// What moves along diagonals: bishops and queens.
    pub(crate) diagonal: u64,
    /// What moves along ranks and files: rooks and queens.
    pub(crate) orthogonal: u64,
    /// The two kings.
    pub(crate) kings: u64,
    /// The rooks with which castling is still allowed.
    pub(crate) castling: u64,
}

impl Men {
    /// All squares with a man.
    #[inline(always)]
    pub(crate) fn occupied(&self) -> u64 {
        self.own | self.enemy
    }

    /// The men after one has gone from a square to another, capturing what stood there; the other side is to move.
    /// Both squares are sets of one. A king takes the rights of his rank with him.
    #[inline(always)]
    #[must_use]
    pub(crate) fn after_step<const WHITE: bool>(&self, man: Man, from: u64, to: u64) -> Self {
        let both = from | to;
        let mut after = self.without(to);
        after.own = self.enemy & !to;
        after.enemy = self.own ^ both;
        after.castling &= !from;
        match man {
            Man::Pawn => after.pawns ^= both,
            Man::Knight => after.knights ^= both,
            Man::Bishop => after.diagonal ^= both,
            Man::Rook => after.orthogonal ^= both,
            Man::Queen => {
                after.diagonal ^= both;
                after.orthogonal ^= both;
            }
            Man::King => {
                after.kings ^= both;
                after.castling &= !rank(if WHITE { 0 } else { 7 });
            }
        }
        after
    }

    /// The men after a pawn has gone to the last rank and become another man there.
    #[inline(always)]
    #[must_use]
    pub(crate) fn after_promotion(&self, man: Man, from: u64, to: u64) -> Self {
        let mut after = self.without(to);
        after.own = self.enemy & !to;
        after.enemy = self.own ^ (from | to);
        after.pawns ^= from;
        match man {
            Man::Knight => after.knights |= to,
            Man::Bishop => after.diagonal |= to,
            Man::Rook => after.orthogonal |= to,
            _ => {
                after.diagonal |= to;
                after.orthogonal |= to;
            }
        }
        after
    }

    /// The men after a pawn has taken another in passing.
    #[inline(always)]
    #[must_use]
    pub(crate) fn after_en_passant(&self, from: u64, to: u64, taken: u64) -> Self {
        let mut after = *self;
        after.own = self.enemy ^ taken;
        after.enemy = self.own ^ (from | to);
        after.pawns ^= from | to | taken;
        after
    }

    /// The men after castling; the rook may stand where the king arrives, and the other way round.
    #[inline(always)]
    #[must_use]
    pub(crate) fn after_castling<const WHITE: bool>(
        &self,
        king: (u64, u64),
        rook: (u64, u64),
    ) -> Self {
        let mut after = *self;
        after.own = self.enemy;
        after.enemy = (self.own & !(king.0 | rook.0)) | king.1 | rook.1;
        after.kings ^= king.0 ^ king.1;
        after.orthogonal ^= rook.0 ^ rook.1;
        after.castling &= !rank(if WHITE { 0 } else { 7 });
        after
    }

    /// What stands on a square with a man on it.
    #[inline(always)]
    pub(crate) fn man_on(&self, square: u64) -> Man {
        if self.pawns & square != 0 {
            Man::Pawn
        } else if self.knights & square != 0 {
            Man::Knight
        } else if self.kings & square != 0 {
            Man::King
        } else {
            match (self.diagonal & square != 0, self.orthogonal & square != 0) {
                (true, true) => Man::Queen,
                (true, false) => Man::Bishop,
                _ => Man::Rook,
            }
        }
    }

    #[inline(always)]
    fn without(&self, squares: u64) -> Self {
        Self {
            own: self.own,
            enemy: self.enemy,
            pawns: self.pawns & !squares,
            knights: self.knights & !squares,
            diagonal: self.diagonal & !squares,
            orthogonal: self.orthogonal & !squares,
            kings: self.kings,
            castling: self.castling & !squares,
        }
    }
}

/// Where king and rook arrive when they castle: the files are the same however they stood before.
#[inline(always)]
pub(crate) fn castled<const WHITE: bool>(king: u64, rook: u64) -> (u64, u64) {
    let home = if WHITE { 0 } else { 56 };
    debug_assert!((king | rook) & !(RANK_1 << home) == 0);
    if rook > king {
        (1 << (home + 6), 1 << (home + 5))
    } else {
        (1 << (home + 2), 1 << (home + 3))
    }
}
