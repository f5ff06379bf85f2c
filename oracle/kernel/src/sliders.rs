//! Lines of bishops, rooks and queens up to the first man, by obstruction difference: the nearest man on either side of
//! a square is found by arithmetic, so there is no table of occupancies to keep in the cache.

use crate::tables::{LINES, Line};

#[inline(always)]
fn along(line: &Line, occupied: u64) -> u64 {
    // The nearest man below is the highest bit of the lower half; bit 0 stands in where there is none.
    let below = (1 << 63) >> ((line.lower & occupied) | 1).leading_zeros();
    let above = line.upper & occupied;
    let above = above & above.wrapping_neg();
    (above << 1).wrapping_sub(below) & (line.lower | line.upper)
}

/// The squares a rook attacks, the first man on each line among them.
#[inline(always)]
pub(crate) fn rook(square: usize, occupied: u64) -> u64 {
    let lines = &LINES[square];
    along(&lines[0], occupied) | along(&lines[1], occupied)
}

/// The squares a bishop attacks, the first man on each line among them.
#[inline(always)]
pub(crate) fn bishop(square: usize, occupied: u64) -> u64 {
    let lines = &LINES[square];
    along(&lines[2], occupied) | along(&lines[3], occupied)
}

/// The rank and the file through a square, without it.
#[inline(always)]
pub(crate) fn rook_lines(square: usize) -> u64 {
    let lines = &LINES[square];
    lines[0].lower | lines[0].upper | lines[1].lower | lines[1].upper
}

/// The diagonals through a square, without it.
#[inline(always)]
pub(crate) fn bishop_lines(square: usize) -> u64 {
    let lines = &LINES[square];
    lines[2].lower | lines[2].upper | lines[3].lower | lines[3].upper
}
