//! How often a position has appeared: the kernel by keys, the oracle position by position, by both editions.

use chesslaws_board::Setup;
use chesslaws_kernel::{Position, Repetition, Step};
use chesslaws_law::Edition;
use chesslaws_oracle::Laws;

use super::compare::LAWS;
use super::random::{Random, full};

const PLIES: usize = 80;

/// Starts with what tells positions apart: rights to castle, captures in passing that are legal, pinned, in check and
/// impossible, and men that go to and fro.
const STARTS: [&str; 8] = [
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 20",
    "4k3/2p5/8/1P1P4/8/8/8/4K2R b K - 0 1",
    "k7/2p5/8/KP5r/8/8/8/8 b - - 7 40",
    "8/8/8/8/k1p4R/8/3P4/K7 w - - 0 1",
    "8/5k2/8/8/2p5/8/1P1P4/R3K3 w Q - 99 90",
    "8/8/4k3/8/8/3KN3/8/8 w - - 0 1",
    "1k6/8/8/8/8/8/8/K6Q w - - 149 200",
];

struct Game {
    setup: Setup,
    position: Position,
    repetition: Repetition,
    earlier: Vec<Setup>,
}

impl Game {
    fn start(fen: &str) -> Self {
        let setup: Setup = fen.parse().expect("a FEN");
        let position = Position::new(&setup).expect("a position");
        let mut repetition = Repetition::default();
        repetition.start(&position, setup.halfmove_clock);
        Self {
            setup: setup.clone(),
            position,
            repetition,
            earlier: vec![setup],
        }
    }

    /// How often the position has appeared, of which the two are asked alike.
    fn play(&mut self, step: Step) -> u32 {
        let after = self.position.after(step);
        let times = self.repetition.step(&self.position, step, &after);
        self.setup = LAWS.after(&self.setup, step.written());
        self.position = after;
        for edition in [Edition::Fide1993, Edition::Fide2023] {
            let laws = Laws::of(edition);
            let same = |earlier: &&Setup| laws.same_position_as(earlier, &self.setup).finding;
            let counted = 1 + self.earlier.iter().filter(same).count();
            assert_eq!(times as usize, counted, "{edition:?}: {}", self.setup);
        }
        assert_eq!(self.repetition.quiet(), self.setup.halfmove_clock);
        self.earlier.push(self.setup.clone());
        times
    }
}

/// Quiet moves, mostly to and fro, so that positions come again.
#[test]
fn the_kernel_counts_as_the_oracle_does() {
    let mut random = Random::seeded("repetition");
    let games = if full() { 400 } else { 24 };
    let (mut third, mut forgotten) = (0, 0);
    for number in 0..games {
        let mut game = Game::start(STARTS[number % STARTS.len()]);
        let mut back = Vec::new();
        for _ in 0..PLIES {
            let steps = game.position.legal_moves();
            let undone = steps
                .iter()
                .find(|step| back.first() == Some(&step.written()));
            let Some(&step) = undone
                .filter(|_| random.below(8) > 0)
                .or_else(|| (!steps.is_empty()).then(|| &steps[random.below(steps.len())]))
            else {
                break;
            };
            let written = step.written();
            back.push(chesslaws_board::Move::new(written.to, written.from));
            if back.len() > 2 {
                back.remove(0);
            }
            let quiet = game.repetition.quiet();
            third += u32::from(game.play(step) >= 3);
            forgotten += u32::from(quiet > 0 && game.repetition.quiet() == 0);
        }
    }
    assert!(third >= 100, "a third time only {third} times");
    assert!(
        forgotten >= 5,
        "a capture or pawn move only {forgotten} times"
    );
}

/// A game longer than what is searched key by key is counted alike.
#[test]
fn long_games_are_counted_in_a_table() {
    let mut game = Game::start(STARTS[6]);
    let squares = ["e3f5", "e6f6", "f5e3", "f6e6"];
    for ply in 0..320 {
        let step = game
            .position
            .find(squares[ply % 4].parse().expect("a move"));
        let times = game.play(step.expect("a legal move"));
        let right = ply as u32 / 4 + if ply % 4 == 3 { 2 } else { 1 };
        assert_eq!(times, right, "ply {ply}");
    }
}
