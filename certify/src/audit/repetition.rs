//! How often positions have appeared since the last capture or pawn move, by their keys. It only notices; the oracle counts.

use std::collections::HashMap;

use chesslaws_board::Kind;
use chesslaws_kernel::{Position, Step};

/// From so many plies on they are counted in a table.
const LONG: usize = 256;

/// The positions since the last move that cannot be undone.
#[derive(Default)]
pub(super) struct Repetition {
    keys: Vec<u64>,
    table: HashMap<u64, u32>,
    /// Keys that have appeared twice or more.
    twice: Vec<u64>,
    /// Plies without a capture and without a pawn move.
    pub(super) quiet: u32,
}

impl Repetition {
    /// The game starts here.
    pub(super) fn start(&mut self, position: &Position, quiet: u32) {
        self.clear();
        self.quiet = quiet;
        self.keys.push(position.repetition_key());
    }

    fn clear(&mut self) {
        self.keys.clear();
        self.twice.clear();
        if !self.table.is_empty() {
            self.table.clear();
        }
    }

    /// Takes note of a move; how often the position that it leads to has appeared, this time included.
    #[inline]
    pub(super) fn step(&mut self, before: &Position, step: Step, after: &Position) -> u32 {
        if step.kind() == Kind::Pawn || before.takes(step) {
            self.clear();
            self.quiet = 0;
            self.keys.push(after.repetition_key());
            return 1;
        }
        self.quiet = self.quiet.saturating_add(1);
        let key = after.hash();
        let times = self.earlier(key) + 1;
        self.keys.push(key);
        if times == 2 {
            self.twice.push(key);
        }
        if self.keys.len() > LONG {
            self.tabled();
        }
        times
    }

    /// How often a position with this key and the other side to move than now has appeared.
    pub(super) fn earlier(&self, key: u64) -> u32 {
        if self.keys.len() > LONG {
            return self.table.get(&key).copied().unwrap_or(0);
        }
        let alike = self.keys.iter().filter(|&&earlier| earlier == key);
        u32::try_from(alike.count()).unwrap_or(u32::MAX)
    }

    fn tabled(&mut self) {
        let new = if self.table.is_empty() {
            &self.keys[..]
        } else {
            &self.keys[self.keys.len() - 1..]
        };
        for &key in new {
            *self.table.entry(key).or_insert(0) += 1;
        }
    }

    /// The legal moves by which a position would appear for the third time or more often.
    pub(super) fn completing(&self, position: &Position) -> Vec<Step> {
        if self.twice.is_empty() {
            return Vec::new();
        }
        let mut steps = position.legal_moves();
        steps.retain(|&step| {
            let quiet = step.kind() != Kind::Pawn && !position.takes(step);
            quiet && self.twice.contains(&position.after(step).hash())
        });
        steps
    }
}
