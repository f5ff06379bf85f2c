//! A line of moves: the game, or a variation.

use chesslaws_board::Colour;
use chesslaws_kernel::{Position, Step};

use crate::san::plain;

/// A line of moves.
pub(super) struct Line {
    /// The position now and, once a move has been made, the one before it: in turn.
    pair: [Position; 2],
    now: usize,
    vary: Vary,
    /// The number of the next move.
    pub(super) number: u32,
    pub(super) broken: bool,
}

/// Where a variation starts that follows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Vary {
    /// Nothing has been played.
    Nowhere,
    /// Before the last move.
    Before,
    /// Before the move that could not be read.
    Now,
}

impl Line {
    pub(super) const fn new(position: Position, number: u32, broken: bool) -> Self {
        Self {
            pair: [position, position],
            now: 0,
            vary: Vary::Nowhere,
            number,
            broken,
        }
    }

    #[inline(always)]
    pub(super) const fn position(&self) -> &Position {
        &self.pair[self.now & 1]
    }

    /// Before and after the move that was last [tried](Self::try_step).
    #[inline(always)]
    pub(super) const fn tried(&self) -> (&Position, &Position) {
        (&self.pair[self.now & 1], &self.pair[(self.now & 1) ^ 1])
    }

    /// Makes a move beside the position; it counts once it is [kept](Self::keep).
    #[inline(always)]
    pub(super) fn try_step(&mut self, step: Step) {
        self.pair[(self.now & 1) ^ 1] = self.position().after(step);
    }

    /// [Tries](Self::try_step) the move that the text at the start of these bytes means, if that is plain; its length.
    #[inline(always)]
    pub(super) fn try_plain(&mut self, word: u64) -> Option<(Step, usize)> {
        let [first, second] = &mut self.pair;
        let (position, next) = if self.now & 1 == 0 {
            (first, second)
        } else {
            (second, first)
        };
        plain(position, word, next)
    }

    /// Passes, if the side to move may.
    pub(super) fn try_pass(&mut self) -> bool {
        let after = self.position().passed_over();
        if let Some(after) = after {
            self.pair[(self.now & 1) ^ 1] = after;
        }
        after.is_some()
    }

    /// Goes on to what was tried.
    #[inline(always)]
    pub(super) fn keep(&mut self) {
        let black = self.position().turn() == Colour::Black;
        self.number = self.number.saturating_add(u32::from(black));
        self.now = (self.now & 1) ^ 1;
        self.vary = Vary::Before;
    }

    /// A move here could not be read.
    pub(super) fn break_off(&mut self) {
        self.vary = Vary::Now;
        self.broken = true;
    }

    /// Another move follows one that could not be read.
    pub(super) fn lose(&mut self) {
        self.vary = Vary::Nowhere;
    }

    /// A variation that starts here; a broken one where there is nothing to vary.
    pub(super) fn branch(&self) -> Self {
        match self.vary {
            Vary::Now => Self::new(*self.position(), self.number, false),
            Vary::Nowhere => Self::new(*self.position(), self.number, true),
            Vary::Before => {
                let before = self.pair[(self.now & 1) ^ 1];
                let black = before.turn() == Colour::Black;
                Self::new(
                    before,
                    self.number - u32::from(black && self.number > 0),
                    false,
                )
            }
        }
    }
}
