//! How many legal moves there are, without making one of them.

use crate::bits::Singles;
use crate::generate::Sink;
use crate::men::{Man, Men};

/// Counts the moves it is given.
#[derive(Default)]
pub(crate) struct Counter {
    /// The moves so far.
    pub(crate) moves: u64,
}

impl Sink for Counter {
    #[inline(always)]
    fn man(&mut self, _: &Men, _: Man, _: u64, targets: u64) {
        self.moves += u64::from(targets.count_ones());
    }

    #[inline(always)]
    fn pawns(&mut self, _: &Men, _: i32, targets: u64) {
        self.moves += u64::from(targets.count_ones());
    }

    #[inline(always)]
    fn double_steps(&mut self, _: &Men, _: i32, targets: u64) {
        self.moves += u64::from(targets.count_ones());
    }

    #[inline(always)]
    fn promotions(&mut self, _: &Men, _: i32, targets: u64) {
        self.moves += 4 * u64::from(targets.count_ones());
    }

    #[inline(always)]
    fn en_passant(&mut self, _: &Men, _: u64, _: u64, _: u64) {
        self.moves += 1;
    }

    #[inline(always)]
    fn castling(&mut self, _: &Men, _: (u64, u64), _: (u64, u64)) {
        self.moves += 1;
    }
}

/// Something done with the men after each move.
pub(crate) trait Visit {
    /// The men as the other side sees them, and the square a pawn has just crossed where a pawn can take it there.
    fn child(&mut self, men: &Men, passed: u64);
}

/// Makes each move it is given and shows the result.
pub(crate) struct Maker<V, const WHITE: bool>(pub(crate) V);

impl<V: Visit, const WHITE: bool> Sink for Maker<V, WHITE> {
    #[inline(always)]
    fn man(&mut self, men: &Men, man: Man, from: u64, targets: u64) {
        for to in Singles(targets) {
            self.0.child(&men.after_step::<WHITE>(man, from, to), 0);
        }
    }

    #[inline(always)]
    fn pawns(&mut self, men: &Men, by: i32, targets: u64) {
        for to in Singles(targets) {
            let from = crate::bits::shift(to, -by);
            self.0
                .child(&men.after_step::<WHITE>(Man::Pawn, from, to), 0);
        }
    }

    #[inline(always)]
    fn double_steps(&mut self, men: &Men, by: i32, targets: u64) {
        use crate::bits::{FILE_A, FILE_H, shift};
        for to in Singles(targets) {
            let from = shift(to, -by);
            let beside = (to & !FILE_A) >> 1 | (to & !FILE_H) << 1;
            let passed = if beside & men.pawns & men.enemy == 0 {
                0
            } else {
                shift(to, -by / 2)
            };
            self.0
                .child(&men.after_step::<WHITE>(Man::Pawn, from, to), passed);
        }
    }

    #[inline(always)]
    fn promotions(&mut self, men: &Men, by: i32, targets: u64) {
        for to in Singles(targets) {
            let from = crate::bits::shift(to, -by);
            for man in [Man::Queen, Man::Rook, Man::Bishop, Man::Knight] {
                self.0.child(&men.after_promotion(man, from, to), 0);
            }
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, men: &Men, from: u64, to: u64, taken: u64) {
        self.0.child(&men.after_en_passant(from, to, taken), 0);
    }

    #[inline(always)]
    fn castling(&mut self, men: &Men, king: (u64, u64), rook: (u64, u64)) {
        self.0.child(&men.after_castling::<WHITE>(king, rook), 0);
    }
}
