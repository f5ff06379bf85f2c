//! Moves in algebraic notation: written and read again, and what is refused.

mod random;

use std::collections::BTreeSet;

use chesslaws_board::{Kind, Square};
use chesslaws_kernel::Position;
use chesslaws_record::san::{Inexact, Meant, San, SanError, Why, exact, meant};

const STARTS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "2q2k2/8/1N3N2/4Q1Q1/8/2N1QN2/3P4/4K3 w - - 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
];

fn position(fen: &str) -> Position {
    Position::of_960(fen).expect("a position")
}

fn refused(fen: &str, text: &str) -> SanError {
    meant(&position(fen), text).expect_err(text)
}

fn found(fen: &str, text: &str) -> String {
    match meant(&position(fen), text) {
        Ok(Meant::Step(step)) => step.written_960().to_string(),
        other => panic!("{text} in {fen}: {other:?}"),
    }
}

/// What is worked out from the square of arrival is what the generator finds.
#[test]
fn arrivals_are_the_legal_moves() {
    for (at, fen) in STARTS.iter().enumerate() {
        for seed in 0..20 {
            for (position, _) in random::game(&position(fen), seed * 7 + at as u64, 120) {
                let legal = position.legal_moves();
                let right: BTreeSet<String> =
                    legal.iter().map(|step| format!("{step:?}")).collect();
                let castling = chesslaws_board::Wing::BOTH.map(|wing| position.castling(wing));
                let mut steps: Vec<_> = castling.into_iter().flatten().collect();
                for to in Square::all() {
                    for kind in Kind::ALL {
                        steps.extend(position.arrivals(kind, to, !0).steps());
                    }
                }
                let count = steps.len();
                let backwards = steps.iter().map(|step| format!("{step:?}")).collect();
                assert_eq!(right, backwards, "{}", position.setup());
                assert_eq!(count, legal.len(), "{}", position.setup());
            }
        }
    }
}

#[test]
fn every_legal_move_is_read_as_it_is_written() {
    for (at, fen) in STARTS.iter().enumerate() {
        for seed in 0..20 {
            for (position, _) in random::game(&position(fen), seed * 11 + at as u64, 100) {
                let mut texts = BTreeSet::new();
                for step in position.legal_moves() {
                    let san = San::of(&position, step);
                    let context = || format!("{san} in {}", position.setup());
                    assert!(texts.insert(san.to_string()), "twice: {}", context());
                    assert_eq!(exact(&position, san.as_str()), Ok(step), "{}", context());
                    let uci = step.written_960().to_string();
                    assert_eq!(meant(&position, &uci), Ok(Meant::Step(step)), "{uci}");
                    let bare = san.as_str().trim_end_matches(['+', '#']).replace('x', "");
                    let zeros = bare.replace('O', "0");
                    for loose in [bare, zeros] {
                        assert_eq!(
                            meant(&position, &loose),
                            Ok(Meant::Step(step)),
                            "{}",
                            context()
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn what_is_meant_is_taken() {
    let start = STARTS[0];
    for (text, mv) in [
        ("e4", "e2e4"),
        ("e2e4", "e2e4"),
        ("e2-e4", "e2e4"),
        ("Pe4", "e2e4"),
        ("e4!?", "e2e4"),
        ("e4+", "e2e4"),
        ("Nf3", "g1f3"),
        ("nf3", "g1f3"),
        ("Ngf3", "g1f3"),
        ("N1f3", "g1f3"),
        ("Ng1-f3", "g1f3"),
        ("Nxf3", "g1f3"),
        ("♘f3", "g1f3"),
        ("♞f3", "g1f3"),
    ] {
        assert_eq!(found(start, text), mv, "{text}");
    }
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    for text in ["exd6", "ed6", "exd6e.p.", "exd6ep", "e5d6", "e5xd6", "e:d6"] {
        assert_eq!(found(passing, text), "e5d6", "{text}");
    }
    let promoting = "8/4P2k/8/8/8/8/8/K7 w - - 0 1";
    for text in ["e8=Q", "e8Q", "e8(Q)", "e8/Q", "e7e8q", "e7-e8=Q", "e8=q"] {
        assert_eq!(found(promoting, text), "e7e8q", "{text}");
    }
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for text in ["O-O", "0-0", "o-o", "O-O+", "e1g1", "e1h1", "Ke1g1"] {
        assert_eq!(found(castling, text), "e1h1", "{text}");
    }
    assert_eq!(found(castling, "0-0-0!"), "e1a1");
    // A small b is a bishop where no pawn can go so, and the other way round.
    assert_eq!(found("4k3/8/8/8/8/3p4/1P6/4KB2 w - - 0 1", "bxd3"), "f1d3");
    assert_eq!(found("4k3/8/8/8/8/2p5/1P6/4KB2 w - - 0 1", "bxc3"), "b2c3");
}

#[test]
fn what_is_no_move_is_told_where_and_why() {
    let start = STARTS[0];
    for (text, column) in [
        ("", 1),
        ("x", 1),
        ("e", 2),
        ("e9", 2),
        ("Nf", 3),
        ("Nf3x", 5),
        ("e4 e5", 3),
        ("O-", 2),
        ("♘z", 2),
        ("éa", 1),
    ] {
        let error = refused(start, text);
        assert_eq!(
            (&error.why, error.column),
            (&Why::NotSan, column),
            "{text}: {error}"
        );
    }
    for text in ["e5", "Nd4", "O-O", "e2e5", "e2e4q", "Bb5", "exd5"] {
        assert_eq!(refused(start, text).why, Why::Illegal, "{text}");
    }
    let two = refused("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nd2");
    let Why::Ambiguous(moves) = &two.why else {
        panic!("{two}")
    };
    let names: Vec<_> = moves.iter().map(San::as_str).collect();
    assert_eq!(names, ["Nbd2", "Nfd2"]);
    assert!(two.to_string().contains("Nbd2 or Nfd2"), "{two}");
    // A capture by the pawn is what the export form says; a step of the pawn is not written so.
    assert_eq!(found("4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1", "bxc3"), "b2c3");
    let both = refused("4k3/8/8/8/1P6/8/8/4KB2 w - - 0 1", "bb5+");
    assert!(matches!(both.why, Why::Ambiguous(_)), "{both}");
    let missing = refused("8/4P2k/8/8/8/8/8/K7 w - - 0 1", "e8+");
    assert!(matches!(&missing.why, Why::PromotionMissing(moves) if moves.len() == 4));
    assert_eq!(missing.column, 3);
    assert_eq!(meant(&position(start), "--"), Ok(Meant::Null));
}

#[test]
fn the_exact_form_alone_is_exact() {
    let fen = "r3k2r/8/8/8/8/5N2/8/R3K2R w KQkq - 0 1";
    for (fen, text, right, column, why) in [
        (STARTS[0], "Ngf3", "Nf3", 2, Inexact::Departure),
        (STARTS[0], "e4!", "e4", 3, Inexact::Suffix),
        (STARTS[0], "e2e4", "e4", 2, Inexact::Departure),
        (STARTS[0], "nf3", "Nf3", 1, Inexact::Spelling),
        (fen, "0-0", "O-O", 1, Inexact::Castling),
        (fen, "Rxa8", "Rxa8+", 5, Inexact::Check),
        (fen, "Ra8", "Rxa8+", 2, Inexact::Capture),
        (fen, "Nd4+", "Nd4", 4, Inexact::Check),
        (
            "8/4P2k/8/8/8/8/8/K7 w - - 0 1",
            "e8Q",
            "e8=Q",
            3,
            Inexact::Promotion,
        ),
    ] {
        let error = exact(&position(fen), text).expect_err(text);
        assert_eq!(error.why, Why::Inexact(why), "{text}: {error}");
        assert_eq!(
            (error.right.as_str(), error.column),
            (right, column),
            "{text}"
        );
    }
    let mate = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    assert!(exact(&position(mate), "Ra8#").is_ok());
    assert!(exact(&position(mate), "Ra8+").is_err());
}
