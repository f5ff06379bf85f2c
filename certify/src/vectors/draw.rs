//! Positions of random games, the rare ones more often than they come.
//!
//! Which position is taken never depends on how many are wanted: fewer from the same seed are the beginning of more.

use std::collections::{BTreeMap, HashSet};

use chesslaws_board::Kind;
use chesslaws_kernel::{Position, Step, lines};
use chesslaws_oracle::art2_pieces;

use super::motifs;
use super::random::Random;
use super::record::Vector;

/// The longest game, in plies.
const LONGEST: usize = 240;
/// A motif is rare while fewer than one position in so many shows it.
const RARE: u64 = 50;
/// One position in so many is taken whatever it shows.
const PLAIN: usize = 100;
/// The depths to which the leaves are counted begin at 1 and end here.
pub(super) const DEPTH: u32 = 3;

/// How the sides of one game choose their moves.
#[derive(Clone, Copy)]
enum Manner {
    /// Each move as likely as any other.
    Any,
    /// Captures, if there are any: few men are left.
    Captures,
    /// Moves of pawns: promotions, and captures in passing.
    Pawns,
    /// Double steps past a pawn that could take in passing, above all with check; else moves of the king.
    Passes,
    /// Moves that give check.
    Checks,
    /// The move that leaves the opponent the fewest: mates and stalemates.
    Narrows,
}

const MANNERS: [Manner; 6] = [
    Manner::Any,
    Manner::Captures,
    Manner::Pawns,
    Manner::Passes,
    Manner::Checks,
    Manner::Narrows,
];

/// Positions of random games, one after the other, without end.
pub(super) struct Draw {
    seed: u64,
    random: Random,
    position: Position,
    manner: Manner,
    plies: usize,
    seen: HashSet<String>,
    taken: u64,
    shown: BTreeMap<&'static str, u64>,
}

impl Draw {
    /// Games by this seed.
    pub(super) fn seeded(seed: u64) -> Self {
        Self {
            seed,
            random: Random::seeded(seed),
            position: initial(),
            manner: Manner::Any,
            plies: 0,
            seen: HashSet::new(),
            taken: 0,
            shown: motifs::MOTIFS.map(|name| (name, 0)).into(),
        }
    }

    /// How many of the positions taken show each motif.
    pub(super) const fn histogram(&self) -> &BTreeMap<&'static str, u64> {
        &self.shown
    }

    /// The position that is taken next, with its moves.
    pub(super) fn next(&mut self) -> Vector {
        loop {
            let position = self.position;
            let mut steps = position.legal_moves();
            steps.sort_by_key(Step::written);
            let drawn = self.random.below(PLAIN) == 0;
            let motifs = motifs::of(&position, &steps);
            self.play(&steps);
            let is_rare = |name: &&str| self.shown.get(name) < Some(&(self.taken / RARE + 1));
            if !(drawn || motifs.iter().any(is_rare)) {
                continue;
            }
            let fen = position.setup().to_string();
            if self.seen.insert(fen.clone()) {
                return self.take(&position, fen, &steps, motifs);
            }
        }
    }

    fn take(
        &mut self,
        position: &Position,
        fen: String,
        steps: &[Step],
        motifs: Vec<&'static str>,
    ) -> Vector {
        self.taken += 1;
        for name in &motifs {
            *self.shown.entry(name).or_default() += 1;
        }
        let mut moves: Vec<String> = steps
            .iter()
            .map(|step| step.written().to_string())
            .collect();
        moves.sort_unstable();
        Vector {
            id: format!("R{}-{:07}", self.seed, self.taken),
            fen,
            moves,
            perft: (1..=DEPTH).map(|depth| position.perft(depth)).collect(),
            motifs: motifs.into_iter().map(str::to_owned).collect(),
        }
    }

    /// Plays one move, or begins the next game.
    fn play(&mut self, steps: &[Step]) {
        if steps.is_empty() || self.plies == LONGEST || self.position.is_dead_by_material() {
            self.position = initial();
            self.manner = MANNERS[self.random.below(MANNERS.len())];
            self.plies = 0;
            return;
        }
        let step = self.chosen(steps);
        self.position = self.position.after(step);
        self.plies += 1;
    }

    fn chosen(&mut self, steps: &[Step]) -> Step {
        // Every second move is any, so that no manner plays always the same game.
        let by_manner = self.random.below(2) == 0;
        let position = self.position;
        let preferred: Vec<Step> = match self.manner {
            _ if !by_manner => Vec::new(),
            Manner::Any => Vec::new(),
            Manner::Captures => of(steps, |step| takes(&position, step)),
            Manner::Pawns => of(steps, |step| man(&position, step) == Some(Kind::Pawn)),
            Manner::Passes => passing(&position, steps),
            Manner::Checks => of(steps, |step| position.after(step).in_check()),
            Manner::Narrows => narrowest(&position, steps),
        };
        let among = if preferred.is_empty() {
            steps
        } else {
            &preferred
        };
        among[self.random.below(among.len())]
    }
}

fn initial() -> Position {
    Position::new(&art2_pieces::array()).expect("the initial array is a position")
}

fn of(steps: &[Step], wanted: impl Fn(Step) -> bool) -> Vec<Step> {
    steps.iter().copied().filter(|&step| wanted(step)).collect()
}

fn takes(position: &Position, step: Step) -> bool {
    let men = |position: &Position| position.setup().men().count();
    men(&position.after(step)) < men(position)
}

fn man(position: &Position, step: Step) -> Option<Kind> {
    let man = position.setup().piece(step.written().from);
    man.map(|man| man.kind)
}

/// Double steps past a pawn, those with check if there are any; else moves of the king.
fn passing(position: &Position, steps: &[Step]) -> Vec<Step> {
    let passes = of(steps, |step| {
        let setup = position.after(step).setup();
        setup.en_passant.is_some_and(|target| {
            let beside = lines::pawn(setup.turn.opponent(), target);
            let mut pawns = setup.squares_of(setup.turn, Kind::Pawn);
            pawns.any(|at| beside & (1 << at.index()) != 0)
        })
    });
    let checks = of(&passes, |step| position.after(step).in_check());
    if !checks.is_empty() {
        checks
    } else if !passes.is_empty() {
        passes
    } else {
        of(steps, |step| man(position, step) == Some(Kind::King))
    }
}

/// The moves that leave the opponent the fewest.
fn narrowest(position: &Position, steps: &[Step]) -> Vec<Step> {
    let left = |step: Step| position.after(step).legal_moves().len();
    let fewest = steps.iter().map(|&step| left(step)).min();
    of(steps, |step| Some(left(step)) == fewest)
}
