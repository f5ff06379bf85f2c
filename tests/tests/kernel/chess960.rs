//! Chess960: public fault reports, published counts, and what castling may not do there that the orthodox game hides.

use chesslaws_kernel::{Error960, Position, Refusal};

fn position(fen: &str) -> Position {
    Position::of_960(fen).expect("a position")
}

/// Whether the king may take that rook of his, as castling is written there.
fn castles(fen: &str, written: &str) -> bool {
    let steps = position(fen).legal_moves();
    steps
        .iter()
        .any(|step| step.castles() && step.written_960().to_string() == written)
}

/// lichess-org/lila#4625: the rook that castles has a man between.
#[test]
fn b030_the_way_is_not_free() {
    let fen = "4rrk1/pbbp2p1/1ppnp3/3n1pqp/3N1PQP/1PPNP3/PBBP2P1/4RRK1 w Ff - 10 18";
    assert!(!castles(fen, "g1f1"));
}

/// alexobviously/bishop#11: king b1, rook a1, nothing on c1 and d1.
#[test]
fn b031_the_rook_jumps_over_the_king() {
    let fen = "rk2r2b/ppp2b1p/1n4p1/3p1p2/3q1P2/1P1QN3/P1P1P2P/RK2R1BB w EAea - 0 12";
    assert!(castles(fen, "b1a1"));
}

/// official-stockfish/Stockfish#3206: a right on the queen's wing without a rook there.
#[test]
fn b199_a_right_without_its_rook() {
    let fen = "q1kn1br1/3p1p1p/1rpB2p1/1p6/p7/P4P2/BPPP2PP/QRKN3R w KQq - 1 13";
    let bad = Error960::Right {
        letter: 'q',
        column: fen.find(" - 1").expect("the field after the rights"),
    };
    assert_eq!(Position::of_960(fen), Err(bad));
    assert!(Position::of_960(&fen.replace("KQq", "KQk")).is_ok());
}

/// The castling rook may be all that covers the king from a rook on the first rank.
#[test]
fn a_rook_that_covered_its_king() {
    assert!(!castles("4k3/8/8/8/8/8/8/qRK5 w B - 0 1", "c1b1"));
    assert!(castles("4k3/8/8/8/8/8/8/bRK5 w B - 0 1", "c1b1"));
}

/// Positions of the usual Chess960 lists of perft results, which are public; the counts are of the fourth ply.
#[test]
fn published_counts() {
    for (fen, leaves) in [
        (
            "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
            326_672,
        ),
        (
            "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
            667_366,
        ),
        (
            "b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9",
            273_318,
        ),
    ] {
        assert_eq!(position(fen).perft(4), leaves, "{fen}");
    }
}

#[test]
fn what_cannot_be_read_says_where() {
    let of = |fen: &str| Position::of_960(fen).unwrap_err().to_string();
    assert!(of("4k3/8/8/8/8/8/8/R3K3 w AA - 0 1").contains("column 25: `A`"));
    for empty in [
        "4k3/8/8/8/8/8/8/R3K3 w  - 0 1",
        "4k3/8/8/8/8/8/8/R3K3 w  - x 1",
    ] {
        let said = of(empty);
        assert!(
            said.starts_with("FEN:castling, column 24: the field is empty"),
            "{said}"
        );
    }
    assert!(of("4k3/8/8/8/8/8/8/R3K3").contains("FEN:"));
    assert!(
        of("4k3/8/8/8/8/8/8/R3K3 w AHah - x 1").contains("column 31"),
        "{}",
        of("4k3/8/8/8/8/8/8/R3K3 w AHah - x 1")
    );
    let kings = Position::of_960("8/8/8/8/8/8/8/R3K3 w - - 0 1");
    assert!(matches!(kings, Err(Error960::Refused(Refusal::Kings(_)))));
}
