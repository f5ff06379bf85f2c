//! Counts that others have published: the six usual positions, and their tables by kinds of moves.

use chesslaws_kernel::{Breakdown, Isa, Position};

/// A position with its name and the published counts of leaves from one ply on.
pub(crate) const SIX: [(&str, &str, &[u64]); 6] = [
    (
        "start",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        &[20, 400, 8_902, 197_281, 4_865_609, 119_060_324],
    ),
    (
        "Kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        &[48, 2_039, 97_862, 4_085_603, 193_690_690],
    ),
    (
        "position 3",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        &[14, 191, 2_812, 43_238, 674_624, 11_030_083, 178_633_661],
    ),
    (
        "position 4",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        &[6, 264, 9_467, 422_333, 15_833_292],
    ),
    (
        "position 5",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        &[44, 1_486, 62_379, 2_103_487, 89_941_194],
    ),
    (
        "position 6",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2_079, 89_890, 3_894_594, 164_075_551],
    ),
];

#[test]
fn the_six_usual_positions() {
    let mut nodes = 0;
    for (name, fen, counts) in SIX {
        let position = Position::new(&fen.parse().expect("a FEN")).expect("a position");
        for isa in Isa::available() {
            for (depth, &count) in (1..).zip(counts) {
                assert_eq!(
                    position.perft_on(isa, depth, true),
                    count,
                    "{name} {depth} {isa:?}"
                );
            }
        }
        nodes += counts.last().expect("counts");
    }
    assert_eq!(nodes, 761_234_712);
}

/// Depth and what the tables of the start position and of Kiwipete say of the leaves there: nodes, captures, en passant,
/// castles, promotions, checks, discovered, double, mates.
const TOLD_APART: [(usize, u32, [u64; 9]); 9] = [
    (0, 1, [20, 0, 0, 0, 0, 0, 0, 0, 0]),
    (0, 2, [400, 0, 0, 0, 0, 0, 0, 0, 0]),
    (0, 3, [8_902, 34, 0, 0, 0, 12, 0, 0, 0]),
    (0, 4, [197_281, 1_576, 0, 0, 0, 469, 0, 0, 8]),
    (0, 5, [4_865_609, 82_719, 258, 0, 0, 27_351, 6, 0, 347]),
    (1, 1, [48, 8, 0, 2, 0, 0, 0, 0, 0]),
    (1, 2, [2_039, 351, 1, 91, 0, 3, 0, 0, 0]),
    (1, 3, [97_862, 17_102, 45, 3_162, 0, 993, 0, 0, 1]),
    (
        1,
        4,
        [
            4_085_603, 757_163, 1_929, 128_013, 15_172, 25_523, 42, 6, 43,
        ],
    ),
];

#[test]
fn the_published_tables_by_kinds_of_moves() {
    for (which, depth, row) in TOLD_APART {
        let (name, fen, _) = SIX[which];
        let position = Position::new(&fen.parse().expect("a FEN")).expect("a position");
        let [
            nodes,
            captures,
            en_passant,
            castles,
            promotions,
            checks,
            discovered,
            double,
            mates,
        ] = row;
        let expected = Breakdown {
            nodes,
            captures,
            en_passant,
            castles,
            promotions,
            checks,
            discovered,
            double,
            mates,
        };
        assert_eq!(position.breakdown(depth), expected, "{name} {depth}");
    }
}
