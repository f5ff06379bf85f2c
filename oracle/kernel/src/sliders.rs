//! Lines of bishops, rooks and queens up to the first man, by subtraction: taking a man away from the men beyond him borrows
//! from the first of them, and the bits that change are the line. Downwards the board is turned over first. There is no table
//! of occupancies to keep in the cache, but for the ranks, which turning over does not reverse: eight bytes a pattern.

use crate::tables::{LINES, RANKS};

/// A file or a diagonal through a square, which is given as a set of one and the same turned over.
#[inline(always)]
fn along(line: u64, occupied: u64, (single, turned): (u64, u64)) -> u64 {
    let men = line & occupied;
    let up = men.wrapping_sub(single << 1);
    let down = men.swap_bytes().wrapping_sub(turned << 1).swap_bytes();
    (up ^ down) & line
}

/// The squares a rook attacks, the first man on each line among them.
#[inline(always)]
pub(crate) fn rook(square: usize, occupied: u64) -> u64 {
    let single = 1_u64 << square;
    let ends = (single, single.swap_bytes());
    let first = square & 0o70;
    let men = (occupied >> first >> 1 & 0o77) as usize;
    let rank = u64::from(RANKS[square & 7][men]) << first;
    rank | along(LINES[square][1], occupied, ends)
}

/// The squares a bishop attacks, the first man on each line among them.
#[inline(always)]
pub(crate) fn bishop(square: usize, occupied: u64) -> u64 {
    let single = 1_u64 << square;
    let ends = (single, single.swap_bytes());
    along(LINES[square][2], occupied, ends) | along(LINES[square][3], occupied, ends)
}

/// The rank and the file through a square, without it.
#[inline(always)]
pub(crate) fn rook_lines(square: usize) -> u64 {
    LINES[square][0] | LINES[square][1]
}

/// The diagonals through a square, without it.
#[inline(always)]
pub(crate) fn bishop_lines(square: usize) -> u64 {
    LINES[square][2] | LINES[square][3]
}
