//! Counting the leaves of the tree of moves: by several threads, with a table of what has been counted, and with the
//! kinds of moves told apart.

use core::ops::AddAssign;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use crate::step::{Deed, Step};
use crate::{Isa, Position};

/// How to count.
#[derive(Clone, Copy, Debug)]
pub struct Walk {
    /// The instructions to walk with.
    pub isa: Isa,
    /// Count the moves of the last ply without making them.
    pub bulk: bool,
    /// How many threads share the work; at least one.
    pub threads: usize,
    /// The size of the table of positions already counted, in MiB; none for 0.
    pub hash_mib: usize,
}

impl Default for Walk {
    fn default() -> Self {
        Self {
            isa: Isa::best(),
            bulk: true,
            threads: 1,
            hash_mib: 0,
        }
    }
}

/// How many leaves lie below one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// The move.
    pub step: Step,
    /// The leaves below it.
    pub leaves: u64,
}

impl Walk {
    /// The leaves below each move of the position, sorted by the moves as they are written. `progress` is called after
    /// each piece of work with the pieces done, the pieces in all, and the leaves so far; it may be called by any thread.
    ///
    /// At a depth of 0 there is no move to divide by, and the list is empty.
    #[must_use]
    pub fn divided(
        &self,
        position: &Position,
        depth: u32,
        progress: &(dyn Fn(usize, usize, u64) + Sync),
    ) -> Vec<Share> {
        let Some(below) = depth.checked_sub(1) else {
            return Vec::new();
        };
        let mut steps = position.legal_moves();
        steps.sort_by_key(Step::written_960);
        // Replies are dealt out too, so that the last piece of work is small.
        let deal_replies = below >= 2;
        let mut work = Vec::new();
        for (at, &step) in steps.iter().enumerate() {
            let child = position.after(step);
            if deal_replies {
                let replies = child.legal_moves();
                work.extend(replies.iter().map(|&reply| (at, child.after(reply))));
            } else {
                work.push((at, child));
            }
        }
        let depth = if deal_replies { below - 1 } else { below };
        let table = (self.hash_mib > 0).then(|| Table::new(self.hash_mib));
        let totals: Vec<AtomicU64> = steps.iter().map(|_| AtomicU64::new(0)).collect();
        let (next, done, leaves) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicU64::new(0));
        let labour = || {
            while let Some((at, child)) = work.get(next.fetch_add(1, Ordering::Relaxed)) {
                let found = match &table {
                    Some(table) => self.leaves_with(table, child, depth),
                    None => child.perft_on(self.isa, depth, self.bulk),
                };
                totals[*at].fetch_add(found, Ordering::Relaxed);
                let so_far = leaves.fetch_add(found, Ordering::Relaxed) + found;
                progress(done.fetch_add(1, Ordering::Relaxed) + 1, work.len(), so_far);
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(labour);
            }
            labour();
        });
        let shares = steps.iter().zip(totals);
        shares
            .map(|(&step, total)| Share {
                step,
                leaves: total.into_inner(),
            })
            .collect()
    }

    fn leaves_with(&self, table: &Table, position: &Position, depth: u32) -> u64 {
        if depth < 2 {
            return position.perft_on(self.isa, depth, self.bulk);
        }
        if let Some(leaves) = table.get(position.hash(), depth) {
            return leaves;
        }
        let steps = position.legal_moves();
        let leaves = steps
            .iter()
            .map(|&step| self.leaves_with(table, &position.after(step), depth - 1))
            .sum();
        table.put(position.hash(), depth, leaves);
        leaves
    }
}

/// What has been counted already. Threads share it without locks: an entry that two of them wrote at once does not fit
/// its key and is not believed.
struct Table {
    entries: Vec<[AtomicU64; 2]>,
}

/// The depth is kept in the lowest bits of the count.
const DEPTH_BITS: u32 = 6;

impl Table {
    fn new(mib: usize) -> Self {
        let entries = (mib << 20) / size_of::<[AtomicU64; 2]>();
        Self {
            entries: (0..entries).map(|_| Default::default()).collect(),
        }
    }

    fn entry(&self, key: u64, depth: u32) -> &[AtomicU64; 2] {
        let mixed = key ^ u64::from(depth).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        &self.entries[((u128::from(mixed) * self.entries.len() as u128) >> 64) as usize]
    }

    fn get(&self, key: u64, depth: u32) -> Option<u64> {
        let [lock, data] = self.entry(key, depth);
        let data = data.load(Ordering::Relaxed);
        let fits = lock.load(Ordering::Relaxed) ^ data == key
            && data != 0
            && data & ((1 << DEPTH_BITS) - 1) == u64::from(depth);
        fits.then_some(data >> DEPTH_BITS)
    }

    fn put(&self, key: u64, depth: u32, leaves: u64) {
        if depth >= 1 << DEPTH_BITS || leaves >> (64 - DEPTH_BITS) != 0 {
            return;
        }
        let [lock, data] = self.entry(key, depth);
        let value = leaves << DEPTH_BITS | u64::from(depth);
        data.store(value, Ordering::Relaxed);
        lock.store(key ^ value, Ordering::Relaxed);
    }
}

/// The leaves told apart by their last move, as the published tables of perft results do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Breakdown {
    /// All leaves.
    pub nodes: u64,
    /// Captures, those in passing among them.
    pub captures: u64,
    /// Captures in passing.
    pub en_passant: u64,
    /// Castling.
    pub castles: u64,
    /// Promotions.
    pub promotions: u64,
    /// Moves that give check.
    pub checks: u64,
    /// Checks by one man who did not move himself.
    pub discovered: u64,
    /// Checks by two men.
    pub double: u64,
    /// Moves that mate.
    pub mates: u64,
}

impl AddAssign for Breakdown {
    fn add_assign(&mut self, other: Self) {
        self.nodes += other.nodes;
        self.captures += other.captures;
        self.en_passant += other.en_passant;
        self.castles += other.castles;
        self.promotions += other.promotions;
        self.checks += other.checks;
        self.discovered += other.discovered;
        self.double += other.double;
        self.mates += other.mates;
    }
}

impl Position {
    /// The leaves so many plies below, told apart. Each leaf's move is made and looked at, so this is slow.
    #[must_use]
    pub fn breakdown(&self, depth: u32) -> Breakdown {
        let mut sum = Breakdown::default();
        if depth == 0 {
            sum.nodes = 1;
            return sum;
        }
        for step in self.legal_moves() {
            let child = self.after(step);
            if depth > 1 {
                sum += child.breakdown(depth - 1);
            } else {
                sum += self.one(step, &child);
            }
        }
        sum
    }

    fn one(&self, step: Step, child: &Self) -> Breakdown {
        let in_passing = matches!(step.deed, Deed::EnPassant);
        let checkers = child.checkers();
        let arrived = match step.deed {
            Deed::Castles { rook } => step.rook(rook).1,
            _ => step.to(),
        };
        Breakdown {
            nodes: 1,
            captures: u64::from(in_passing || self.captures(step)),
            en_passant: u64::from(in_passing),
            castles: u64::from(step.castles()),
            promotions: u64::from(matches!(step.deed, Deed::Promotes(_))),
            checks: u64::from(checkers != 0),
            discovered: u64::from(checkers.count_ones() == 1 && checkers & arrived == 0),
            double: u64::from(checkers.count_ones() > 1),
            mates: u64::from(checkers != 0 && child.legal_moves().is_empty()),
        }
    }
}
