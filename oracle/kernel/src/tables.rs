//! What is computed once, when the crate is compiled: the lines through a square and the squares between two.

use crate::bits::{king_attacks, knight_attacks, pawn_attacks};

/// Rank, file, diagonal and antidiagonal through each square, without it.
pub(crate) static LINES: [[u64; 4]; 64] = lines();

/// The squares attacked along the first rank from each file, the first man on either side among them, by the men on the
/// files b to g: a man on an edge stops nothing.
pub(crate) static RANKS: [[u8; 64]; 8] = ranks();

/// The squares strictly between two squares of a line; empty for two squares on none.
pub(crate) static BETWEEN: [[u64; 64]; 64] = between();

/// The squares a king attacks.
pub(crate) static KING: [u64; 64] = {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = king_attacks(1 << square);
        square += 1;
    }
    table
};

/// The squares a knight attacks.
pub(crate) static KNIGHT: [u64; 64] = {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = knight_attacks(1 << square);
        square += 1;
    }
    table
};

/// The squares a pawn attacks: a white one first, then a black one.
pub(crate) static PAWN: [[u64; 64]; 2] = {
    let mut table = [[0; 64]; 2];
    let mut square = 0;
    while square < 64 {
        table[0][square] = pawn_attacks(true, 1 << square);
        table[1][square] = pawn_attacks(false, 1 << square);
        square += 1;
    }
    table
};

/// The upward step of each line as files and ranks, in the order of [`LINES`].
const STEPS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

const fn ray(square: usize, file_step: i32, rank_step: i32) -> u64 {
    let mut file = (square % 8) as i32 + file_step;
    let mut rank = (square / 8) as i32 + rank_step;
    let mut squares = 0;
    while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
        squares |= 1 << (rank * 8 + file);
        file += file_step;
        rank += rank_step;
    }
    squares
}

const fn lines() -> [[u64; 4]; 64] {
    let mut table = [[0; 4]; 64];
    let mut square = 0;
    while square < 64 {
        let mut line = 0;
        while line < 4 {
            let (file, rank) = STEPS[line];
            table[square][line] = ray(square, -file, -rank) | ray(square, file, rank);
            line += 1;
        }
        square += 1;
    }
    table
}

const fn ranks() -> [[u8; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut men = 0;
        while men < 64 {
            let occupied = (men as u8) << 1;
            let mut squares = 0;
            let mut east = 1_u8 << file << 1;
            while east != 0 {
                squares |= east;
                east = (east & !occupied) << 1;
            }
            let mut west = 1_u8 << file >> 1;
            while west != 0 {
                squares |= west;
                west = (west & !occupied) >> 1;
            }
            table[file][men] = squares;
            men += 1;
        }
        file += 1;
    }
    table
}

const fn between() -> [[u64; 64]; 64] {
    let mut table = [[0; 64]; 64];
    let mut square = 0;
    while square < 64 {
        let mut line = 0;
        while line < 4 {
            let (file, rank) = STEPS[line];
            let up = ray(square, file, rank);
            let mut left = up;
            while left != 0 {
                let other = left.trailing_zeros() as usize;
                let squares = up & ray(other, -file, -rank);
                table[square][other] = squares;
                table[other][square] = squares;
                left &= left - 1;
            }
            line += 1;
        }
        square += 1;
    }
    table
}
