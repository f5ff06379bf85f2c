//! A key of 64 bits for each position, kept up to date move by move.

use crate::men::{Man, Men};

/// The keys of men by colour (White 0), kind and square; a seventh row of zeros for no man.
static MEN: [[[u64; 64]; 7]; 2] = men();
/// The keys of the rooks that may still castle, and of squares that a pawn has just crossed.
static RIGHTS: [u64; 64] = row(0x5eed_0001);
static PASSED: [u64; 64] = row(0x5eed_0002);
/// The key of Black having the move.
pub(crate) const BLACK: u64 = scattered(0x5eed_0003);

/// One step of the generator known as splitmix64.
const fn scattered(number: u64) -> u64 {
    let mut z = number.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

const fn row(seed: u64) -> [u64; 64] {
    let mut keys = [0; 64];
    let mut square = 0;
    while square < 64 {
        keys[square] = scattered(scattered(seed) ^ square as u64);
        square += 1;
    }
    keys
}

const fn men() -> [[[u64; 64]; 7]; 2] {
    let mut keys = [[[0; 64]; 7]; 2];
    let mut colour = 0;
    while colour < 2 {
        let mut kind = 0;
        while kind < 6 {
            keys[colour][kind] = row(0x5eed_1000 + (colour * 6 + kind) as u64);
            kind += 1;
        }
        colour += 1;
    }
    keys
}

/// The key of a man of the side to move on a square.
#[inline(always)]
pub(crate) fn at<const WHITE: bool>(man: Man, square: usize) -> u64 {
    MEN[usize::from(!WHITE)][man as usize][square]
}

/// The key of the man of the other side on a square, if there is one that can be captured; no man of the side to move
/// stands there.
#[inline(always)]
pub(crate) fn captured<const WHITE: bool>(men: &Men, square: usize) -> u64 {
    /// By pawn, knight, diagonal and orthogonal lines, the lowest bit first; the last row has no keys.
    const ROWS: [u8; 16] = [6, 0, 1, 6, 2, 6, 6, 6, 3, 6, 6, 6, 4, 6, 6, 6];
    let bit = |set: u64| (set >> square & 1) as usize;
    let which =
        bit(men.pawns) | bit(men.knights) << 1 | bit(men.diagonal) << 2 | bit(men.orthogonal) << 3;
    MEN[usize::from(WHITE)][usize::from(ROWS[which])][square]
}

/// The key of a man on a square, given as a set of one.
pub(crate) fn man(white: bool, man: Man, square: u64) -> u64 {
    MEN[usize::from(!white)][man as usize][square.trailing_zeros() as usize]
}

/// The keys of a set of rooks that may castle.
pub(crate) fn rights(rooks: u64) -> u64 {
    crate::bits::Singles(rooks).fold(0, |key, rook| key ^ RIGHTS[rook.trailing_zeros() as usize])
}

/// The key of a square that a pawn has just crossed; none for no square.
pub(crate) fn passed(square: u64) -> u64 {
    crate::bits::Singles(square).fold(0, |key, each| key ^ PASSED[each.trailing_zeros() as usize])
}
