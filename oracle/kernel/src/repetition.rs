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
    /// The keys' lowest eight bits: a new position is mostly known for new by them alone.
    seen: [u64; 4],
    table: HashMap<u64, u32>,
    /// Keys that have appeared twice or more.
    twice: Vec<u64>,
    quiet: u32,
}

impl Repetition {
    /// A game starts here, so many plies after the last capture or pawn move. What was known of another is forgotten; the
    /// memory is kept.
    pub fn start(&mut self, position: &Position, quiet: u32) {
        self.begin(position.repetition_key());
        self.quiet = quiet;
    }

    #[inline]
    fn begin(&mut self, key: u64) {
        if self.keys.len() > 3 {
            self.forget();
        }
        self.keys.clear();
        self.keys.push(key);
        self.seen = [0; 4];
        self.see(key);
        self.quiet = 0;
    }

    /// Before four plies nothing has appeared twice.
    #[cold]
    fn forget(&mut self) {
        self.twice.clear();
        if !self.table.is_empty() {
            self.table.clear();
        }
    }

    /// Whether a key with these lowest bits has been there; now one has.
    #[inline]
    fn see(&mut self, key: u64) -> bool {
        let (word, bit) = ((key >> 6 & 3) as usize, 1 << (key & 63));
        let seen = self.seen[word] & bit != 0;
        self.seen[word] |= bit;
        seen
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
            self.begin(after.repetition_key());
            return 1;
        }
        self.quiet = self.quiet.saturating_add(1);
        // No pawn has just gone two squares: this is the key of repetition too.
        let key = after.hash();
        let times = if self.see(key) {
            self.earlier(key) + 1
        } else {
            1
        };
        if times == 2 {
            self.twice.push(key);
        }
        self.keys.push(key);
        if self.keys.len() > LONG {
            self.count_in_table();
        }
        times
    }

    /// How often a position with this key has appeared, if the next move led to it.
    #[must_use]
    pub fn earlier(&self, key: u64) -> u32 {
        if self.keys.len() > LONG {
            return self.table.get(&key).copied().unwrap_or(0);
        }
        // The same side has the move in every second one, and four plies are the fewest that lead back.
        let others = self.keys.iter().rev().skip(3).step_by(2);
        others.filter(|&&earlier| earlier == key).count() as u32
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
