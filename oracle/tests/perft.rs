//! The number of games of a few plies, against the figures everybody publishes: the oracle is slow, so shallow.

use chesslaws_board::Setup;
use chesslaws_law::Edition;
use chesslaws_oracle::Laws;

fn perft(laws: &Laws, setup: &Setup, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let lawful = Laws::candidates(setup).filter(|&mv| laws.is_lawful(setup, mv));
    lawful
        .map(|mv| perft(laws, &laws.after(setup, mv), depth - 1))
        .sum()
}

fn assert_perft(fen: &str, counts: &[u64]) {
    let setup: Setup = fen.parse().expect("a FEN of this file");
    for edition in Edition::ALL {
        let laws = Laws::of(edition);
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(
                perft(&laws, &setup, depth),
                count,
                "{edition}, {fen}, depth {depth}"
            );
        }
    }
}

#[test]
fn initial_array() {
    assert_perft(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        &[20, 400, 8902],
    );
}

#[test]
fn kiwipete() {
    assert_perft(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        &[48, 2039],
    );
}

#[test]
fn rook_and_pawns() {
    assert_perft(
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        &[14, 191, 2812],
    );
}

#[test]
fn promotions() {
    assert_perft(
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        &[6, 264, 9467],
    );
    assert_perft(
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        &[44, 1486],
    );
}
