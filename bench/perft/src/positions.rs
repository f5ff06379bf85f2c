//! The six usual positions, with the numbers of leaves that everybody agrees on.

/// A position and how deep it is walked.
pub struct Position {
    /// Where to start.
    pub fen: &'static str,
    /// How many plies.
    pub depth: u32,
    /// The leaves there are.
    pub leaves: u64,
}

/// All six.
pub const SIX: [Position; 6] = [
    Position {
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        depth: 6,
        leaves: 119_060_324,
    },
    Position {
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        depth: 5,
        leaves: 193_690_690,
    },
    Position {
        fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        depth: 7,
        leaves: 178_633_661,
    },
    Position {
        fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        depth: 5,
        leaves: 15_833_292,
    },
    Position {
        fen: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        depth: 5,
        leaves: 89_941_194,
    },
    Position {
        fen: "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        depth: 5,
        leaves: 164_075_551,
    },
];

/// The leaves of all six.
#[must_use]
pub fn leaves() -> u64 {
    SIX.iter().map(|position| position.leaves).sum()
}
