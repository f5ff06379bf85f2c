//! Random games from seeds.

use chesslaws_kernel::{Position, Step};

/// A linear congruential generator: the games are the same on every machine.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn below(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides.max(1)
    }
}

/// The positions of a random game with the move made in each.
pub(crate) fn game(start: &Position, seed: u64, plies: usize) -> Vec<(Position, Step)> {
    let mut dice = Dice::new(seed);
    let (mut position, mut game) = (*start, Vec::new());
    while game.len() < plies {
        let steps = position.legal_moves();
        if steps.is_empty() {
            break;
        }
        let step = steps[dice.below(steps.len())];
        game.push((position, step));
        position = position.after(step);
    }
    game
}
