//! Trees from the usual positions, random games, and games that shrink when they fail.

use chesslaws_board::Setup;
use chesslaws_kernel::{Isa, Position, Walk};
use proptest::prelude::{ProptestConfig, any, prop, proptest};

use super::compare::{LAWS, same_moves};
use super::published::SIX;
use super::random::{Random, full};

const GAME_POSITIONS: usize = 4_000;
const GAME_POSITIONS_FULL: usize = 100_000;
const MOST_PLIES: usize = 200;
const TREE_NODES: usize = 2_000;
const TREE_NODES_FULL: usize = 60_000;

fn setup(fen: &str) -> Setup {
    fen.parse().expect("a FEN")
}

/// What the kernel keeps move by move, against what it works out anew and what the oracle says.
fn same_state(setup: &Setup, position: &Position) {
    assert_eq!(position.hash(), position.hash_anew(), "key of {setup}");
    let mut shown = position.setup();
    shown.halfmove_clock = setup.halfmove_clock;
    shown.fullmove_number = setup.fullmove_number;
    assert_eq!(shown.to_string(), setup.to_string());
}

#[test]
fn trees_of_the_usual_positions() {
    let wanted = if full() { TREE_NODES_FULL } else { TREE_NODES };
    for (name, fen, _) in SIX {
        let start = setup(fen);
        let position = Position::new(&start).expect("a position");
        let mut open = std::collections::VecDeque::from([(start, position)]);
        let mut nodes = 0;
        while let Some((setup, position)) = open.pop_front() {
            same_state(&setup, &position);
            same_moves(&setup, &position);
            nodes += 1;
            for step in position.legal_moves() {
                if nodes + open.len() >= wanted {
                    break;
                }
                open.push_back((LAWS.after(&setup, step.written()), position.after(step)));
            }
        }
        assert_eq!(nodes, wanted, "{name}");
    }
}

#[test]
fn random_games() {
    let mut random = Random::seeded("random games");
    let wanted = if full() {
        GAME_POSITIONS_FULL
    } else {
        GAME_POSITIONS
    };
    let mut positions = 0;
    while positions < wanted {
        let mut setup = setup(SIX[0].1);
        let mut position = Position::new(&setup).expect("a position");
        for _ in 0..MOST_PLIES {
            same_state(&setup, &position);
            same_moves(&setup, &position);
            positions += 1;
            let steps = position.legal_moves();
            if steps.is_empty() {
                break;
            }
            let step = steps[random.below(steps.len())];
            setup = LAWS.after(&setup, step.written());
            position = position.after(step);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: if full() { 2_000 } else { 60 }, ..ProptestConfig::default() })]

    /// A game as a list of choices, from any of the six: fewer and earlier choices when it fails.
    #[test]
    fn games_of_choices(start in 0..SIX.len(), choices in prop::collection::vec(any::<prop::sample::Index>(), 0..60)) {
        let mut setup = setup(SIX[start].1);
        let mut position = Position::new(&setup).expect("a position");
        for choice in choices {
            same_state(&setup, &position);
            let moves = same_moves(&setup, &position);
            if moves.is_empty() {
                break;
            }
            let mv = moves[choice.index(moves.len())];
            setup = LAWS.after(&setup, mv);
            position = position.after(position.find(mv).expect("a legal move"));
        }
    }

    /// The same by counting: all walks, with and without making the last moves, with a table and several threads.
    #[test]
    fn all_walks_count_alike(start in 0..SIX.len(), choices in prop::collection::vec(any::<prop::sample::Index>(), 0..40)) {
        let mut position = Position::new(&setup(SIX[start].1)).expect("a position");
        for choice in choices {
            let steps = position.legal_moves();
            if steps.is_empty() {
                break;
            }
            position = position.after(steps[choice.index(steps.len())]);
        }
        let leaves = position.breakdown(3).nodes;
        for isa in Isa::available() {
            for bulk in [true, false] {
                assert_eq!(position.perft_on(isa, 3, bulk), leaves, "{} {bulk}", isa.name());
                for (threads, hash_mib) in [(1, 1), (2, 0), (3, 1)] {
                    let walk = Walk { isa, bulk, threads, hash_mib };
                    let shares = walk.divided(&position, 3, &|_, _, _| ());
                    let total: u64 = shares.iter().map(|share| share.leaves).sum();
                    assert_eq!(total, leaves, "{walk:?}");
                }
            }
        }
    }
}

/// An en passant target that nobody can use does not tell positions apart; one that a pawn beside could use does.
#[test]
fn keys_tell_apart_what_is_to_be_told_apart() {
    let key = |fen: &str| Position::new(&setup(fen)).expect("a position").hash();
    let same = [
        (
            "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
            "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1",
        ),
        (
            "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1",
            "4k3/8/8/8/4P3/8/8/4K3 b - - 7 9",
        ),
    ];
    for (one, other) in same {
        assert_eq!(key(one), key(other), "{one} {other}");
    }
    let different = [
        (
            "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
            "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1",
        ),
        (
            "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1",
            "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        ),
    ];
    for (one, other) in different {
        assert_ne!(key(one), key(other), "{one} {other}");
    }
}
