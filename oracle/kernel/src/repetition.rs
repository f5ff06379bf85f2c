//! How often each position of a game has appeared, and how many moves ago the last capture or pawn move was: kept ply by
//! ply, by keys. A key of 64 bits is no proof; whoever accuses a game counts again.

use std::collections::HashMap;

use chesslaws_board::Kind;

use crate::{Position, Step};

/// From so many plies on they are counted in a table, so that a long game takes no longer a move than a short one.
const LONG: usize = 256;

/// The positions since the last move that no position survives: a capture or a move of a pawn.
///
/// Positions are the same here as [`Position::is_same_as`] has it, which is the reading that both editions are applied in
/// (1993:10.10.b, 2023:9.2.3): men, side to move, rights to castle while they are there, and captures in passing that are
/// legal.
#[derive(Clone, Debug, Default)]
pub struct Repetition {
    keys: Vec<u64>,
    table: HashMap<u64, u32>,
    /// Keys that have appeared twice or more.
    twice: Vec<u64>,
    quiet: u32,
}

impl Repetition {
    /// A game starts here, so many plies after the last capture or pawn move. What was known of another is forgotten; the
    /// memory is kept.
    pub fn start(&mut self, position: &Position, quiet: u32) {
        self.begin(position.repetition_key(), quiet);
    }

    #[inline]
    fn begin(&mut self, key: u64, quiet: u32) {
        self.keys.clear();
        self.twice.clear();
        if !self.table.is_empty() {
            self.table.clear();
        }
        self.keys.push(key);
        self.quiet = quiet;
    }

    /// Plies without a capture and without a move of a pawn (1993:10.12, 2023:9.3).
    #[must_use]
    pub const fn quiet(&self) -> u32 {
        self.quiet
    }

    /// Takes note of a move; how often the position that it leads to has appeared, this time included.
    #[inline]
    pub fn step(&mut self, before: &Position, step: Step, after: &Position) -> u32 {
        if step.kind() == Kind::Pawn || before.takes(step) {
            self.begin(after.repetition_key(), 0);
            return 1;
        }
        self.quiet = self.quiet.saturating_add(1);
        // No pawn has just gone two squares: this is the key of repetition too.
        let key = after.hash();
        let times = self.earlier(key) + 1;
        self.keys.push(key);
        if times == 2 {
            self.twice.push(key);
        }
        if self.keys.len() > LONG {
            self.count_in_table();
        }
        times
    }

    /// How often a position with this key has appeared, if the next move led to it.
    #[inline]
    #[must_use]
    pub fn earlier(&self, key: u64) -> u32 {
        if self.keys.len() > LONG {
            return self.table.get(&key).copied().unwrap_or(0);
        }
        // The same side has the move in every second one, and four plies are the fewest that lead back.
        let alike = |&&earlier: &&u64| earlier == key;
        self.keys
            .iter()
            .rev()
            .skip(3)
            .step_by(2)
            .filter(alike)
            .count() as u32
    }

    #[cold]
    fn count_in_table(&mut self) {
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
    #[must_use]
    pub fn completing(&self, position: &Position) -> Vec<Step> {
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
