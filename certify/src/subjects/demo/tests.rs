use std::collections::BTreeSet;

use chesslaws_law::Edition;
use chesslaws_protocol::{Answer, Ask, Question, Reply, Subject};
use chesslaws_suite::{Case, cases};

use super::board::Board;
use super::{Demo, Faults, PLANTED, planted};
use crate::run::{Options, Outcome, rows, run};

fn perft(board: &Board, depth: u32) -> u64 {
    let steps = board.legal(Faults::default());
    if depth == 1 {
        return steps.len() as u64;
    }
    steps
        .into_iter()
        .map(|step| perft(&board.make(step), depth - 1))
        .sum()
}

/// The counts published by the Chess Programming Wiki.
#[test]
fn without_faults_it_gives_the_published_counts() {
    for (fen, depth, count) in [
        (super::board::START, 4, 197_281),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            3,
            97_862,
        ),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, 43_238),
        (
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            3,
            9_467,
        ),
        (
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            3,
            62_379,
        ),
    ] {
        let board = Board::read(fen).unwrap();
        assert_eq!(board.write(), fen);
        assert_eq!(perft(&board, depth), count, "{fen} to depth {depth}");
    }
}

fn is_legal(faults: Faults, start: &str, mv: &str) -> bool {
    let question = Question::IsLegal { mv: mv.into() };
    let ask = Ask {
        start: start.into(),
        moves: vec![],
        question,
    };
    match Demo::new(faults).ask(&ask) {
        Ok(Reply::Answer {
            answer: Answer::Truth(legal),
            ..
        }) => legal,
        other => panic!("no answer: {other:?}"),
    }
}

#[test]
fn the_first_fault_opens_the_rank_to_the_king() {
    let fen = "8/8/8/r2Pp2K/8/8/8/4k3 w - e6 0 1";
    assert!(!is_legal(Faults::default(), fen, "d5e6"));
    assert!(is_legal(Faults::BOTH, fen, "d5e6"));
}

#[test]
fn the_second_fault_forbids_castling_past_an_attacked_b_square() {
    let fen = "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
    assert!(is_legal(Faults::default(), fen, "e1c1"));
    assert!(!is_legal(Faults::BOTH, fen, "e1c1"));
    let fen = "r3k3/8/8/8/8/8/8/1R2K3 b q - 0 1";
    assert!(is_legal(Faults::default(), fen, "e8c8"));
    assert!(!is_legal(Faults::BOTH, fen, "e8c8"));
}

#[test]
fn what_is_no_board_to_play_on_is_refused() {
    for fen in [
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "k7/8/8/8/8/8/8/8/K7 w - - 0 1",
        "kP6/8/8/8/8/8/8/K7 w - - 0 1",
        "x",
    ] {
        let ask = Ask {
            start: fen.into(),
            moves: vec![],
            question: Question::LegalMoves,
        };
        assert!(
            matches!(Demo::new(Faults::BOTH).ask(&ask), Ok(Reply::Refused { .. })),
            "{fen}"
        );
    }
}

#[test]
fn each_planted_fault_breaks_what_is_said_of_it_and_nothing_else() {
    let en_passant = Faults {
        en_passant_forgets_the_king: true,
        ..Faults::default()
    };
    let castling = Faults {
        b_file_must_be_safe: true,
        ..Faults::default()
    };
    // Those that a fault could touch, and short: all cases take too long for a test of a unit.
    let cases: Vec<Case> = cases::all()
        .into_iter()
        .filter(|case| case.id.starts_with('V') && case.ask.moves.len() <= 60)
        .filter(|case| {
            let of = ["1993:5.6.3.a", "1993:5.1.2", "1993:9.2.b", "1993:5.1.6.1"];
            of.iter()
                .any(|id| case.statements.iter().any(|own| own == id))
        })
        .collect();
    for (faults, (_, breaks)) in [en_passant, castling].into_iter().zip(PLANTED) {
        let options = Options::whole(Edition::FOUNDING, 1);
        let run = run(&mut Demo::new(faults), &cases, &options, &mut |_, _| {}).expect("a run");
        let rows = rows(&run.records).into_iter();
        let broken: BTreeSet<String> = rows
            .filter(|row| row.worst == Some(Outcome::Failed))
            .map(|row| row.statement)
            .collect();
        assert_eq!(broken, breaks.iter().map(ToString::to_string).collect());
    }
    let text = planted(Edition::IN_FORCE);
    assert!(text.contains("It breaks 2023:3.8.2.2.1."), "{text}");
    assert!(text.lines().all(|line| line.len() <= 100), "{text}");
}
