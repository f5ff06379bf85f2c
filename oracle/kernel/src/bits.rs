//! Sets of squares as 64 bits, a1 the lowest, and the shifts between neighbours.

/// The a-file.
pub(crate) const FILE_A: u64 = 0x0101_0101_0101_0101;
/// The h-file.
pub(crate) const FILE_H: u64 = FILE_A << 7;
/// The first rank.
pub(crate) const RANK_1: u64 = 0xFF;

/// The rank with that index, 0 for the first.
pub(crate) const fn rank(index: u32) -> u64 {
    RANK_1 << (8 * index)
}

/// The single squares of a set, lowest first, each as a set of one.
pub(crate) struct Singles(pub(crate) u64);

impl Iterator for Singles {
    type Item = u64;

    #[inline(always)]
    fn next(&mut self) -> Option<u64> {
        if self.0 == 0 {
            return None;
        }
        let single = self.0 & self.0.wrapping_neg();
        self.0 &= self.0 - 1;
        Some(single)
    }
}

/// The index of the lowest square of a set that is not empty.
#[inline(always)]
pub(crate) const fn lowest(set: u64) -> usize {
    set.trailing_zeros() as usize & 63
}

/// Moves each square by so many places, up for a positive number; what leaves the board at its ends is lost.
#[inline(always)]
pub(crate) const fn shift(set: u64, by: i32) -> u64 {
    if by >= 0 { set << by } else { set >> -by }
}

/// One rank forward, as the side sees it.
#[inline(always)]
pub(crate) const fn forward(white: bool) -> i32 {
    if white { 8 } else { -8 }
}

/// What pawns of a side attack towards the a-file, and how far the square lies.
#[inline(always)]
pub(crate) const fn captures_west(white: bool, pawns: u64) -> (u64, i32) {
    let by = forward(white) - 1;
    (shift(pawns & !FILE_A, by), by)
}

/// What pawns of a side attack towards the h-file, and how far the square lies.
#[inline(always)]
pub(crate) const fn captures_east(white: bool, pawns: u64) -> (u64, i32) {
    let by = forward(white) + 1;
    (shift(pawns & !FILE_H, by), by)
}

/// All squares that pawns of a side attack.
#[inline(always)]
pub(crate) const fn pawn_attacks(white: bool, pawns: u64) -> u64 {
    captures_west(white, pawns).0 | captures_east(white, pawns).0
}

/// All squares that knights attack.
#[inline(always)]
pub(crate) const fn knight_attacks(knights: u64) -> u64 {
    const FILES_AB: u64 = FILE_A | FILE_A << 1;
    const FILES_GH: u64 = FILE_H | FILE_H >> 1;
    let one = (knights & !FILE_A) >> 1 | (knights & !FILE_H) << 1;
    let two = (knights & !FILES_AB) >> 2 | (knights & !FILES_GH) << 2;
    one << 16 | one >> 16 | two << 8 | two >> 8
}

/// All squares that kings attack.
#[inline(always)]
pub(crate) const fn king_attacks(kings: u64) -> u64 {
    let beside = (kings & !FILE_A) >> 1 | (kings & !FILE_H) << 1;
    let row = kings | beside;
    beside | row << 8 | row >> 8
}
