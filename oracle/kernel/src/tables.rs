//! What is computed once, when the crate is compiled: the lines through a square and the squares between two.

use crate::bits::{king_attacks, knight_attacks};

/// The squares of one line on either side of a square.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    /// Those with a lower index.
    pub(crate) lower: u64,
    /// Those with a higher index.
    pub(crate) upper: u64,
}

/// Rank, file, diagonal and antidiagonal through each square.
pub(crate) static LINES: [[Line; 4]; 64] = lines();

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

const fn lines() -> [[Line; 4]; 64] {
    let mut table = [[Line { lower: 0, upper: 0 }; 4]; 64];
    let mut square = 0;
    while square < 64 {
        let mut line = 0;
        while line < 4 {
            let (file, rank) = STEPS[line];
            table[square][line] = Line {
                lower: ray(square, -file, -rank),
                upper: ray(square, file, rank),
            };
            line += 1;
        }
        square += 1;
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
