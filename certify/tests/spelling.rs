//! What is only spelled otherwise passes over every channel, and the report says in what manner it was written: a FEN
//! whose writer leaves fields out, castling as the king taking its rook.

mod transcript;

use std::time::Duration;

use chesslaws::run::{Options, Outcome, Run, run};
use chesslaws::subjects::{Adapter, Cecp, Uci};
use chesslaws_law::Edition;
use chesslaws_protocol::{Answer, Ask, Question, Reply, STARTPOS, Subject};
use chesslaws_suite::{Case, Known};

const TIME: Duration = Duration::from_secs(2);
const PLACED: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq";
const EN_PASSANT: &str =
    "spelling: it writes the en passant square of a FEN only where a pawn can capture there";
const NO_CLOCKS: &str =
    "spelling: its FEN ends before the two counts of moves; they are filled in and not judged";

/// Not a test of its own: what the others start as an engine.
#[test]
fn engine() {
    transcript::play();
}

/// The one question what the position is after 1 e4, judged.
fn certified(subject: &mut dyn Subject) -> Run {
    let case = Case {
        id: "T1/position-after".into(),
        statements: vec!["1993:5.6.2.a".into()],
        editions: vec!["fide-1993".into()],
        motifs: vec![],
        notation: None,
        known: Known::Played,
        ask: Ask {
            start: STARTPOS.into(),
            moves: vec!["e2e4".into()],
            question: Question::PositionAfter,
        },
        expected: Answer::Fen(format!("{PLACED} e3 0 1")),
        because: vec![],
        source: "made for the test".into(),
    };
    let options = Options::whole(Edition::Fide1993, 1);
    run(subject, &[case], &options, &mut |_, _| {}).unwrap_or_else(|error| panic!("{error}"))
}

fn passes_with(subject: &mut dyn Subject, manner: &str, traits: &[&str]) {
    let run = certified(subject);
    let record = &run.records[0];
    assert_eq!(record.outcome, Outcome::Passed, "{manner}: {record:#?}");
    assert_eq!(record.detail, traits.join("; "), "{manner}");
    let notes = run.header.subject.notes.iter();
    let told: Vec<&String> = notes.filter(|note| note.contains("FEN")).collect();
    assert_eq!(told, traits, "{manner}");
    assert_eq!(run.conclusion().exit_code(), 0, "{manner}");
}

#[test]
fn over_uci() {
    let uci = |manner| Uci::new(&transcript::engine("engine", "stockfish", manner), TIME);
    passes_with(&mut uci(""), "as recorded", &[EN_PASSANT]);
    passes_with(
        &mut uci("four-fields"),
        "four fields",
        &[EN_PASSANT, NO_CLOCKS],
    );
}

#[test]
fn over_uci_castling_onto_the_rook_is_castling() {
    for (manner, told) in [("", 0), ("onto-the-rook", 1)] {
        let mut uci = Uci::new(&transcript::engine("engine", "toga2", manner), TIME);
        let identity = uci.identity().expect("an identity");
        assert_eq!(identity.questions, ["legal-moves", "is-legal"], "{manner}");
        let traits = uci.traits();
        assert_eq!(traits.len(), told, "{manner}: {traits:?}");
        assert!(
            traits.iter().all(|seen| seen.contains("read as e1g1")),
            "{traits:?}"
        );
    }
}

/// Where no count of moves is shown, a move that the engine drops in silence is seen all the same.
#[test]
fn over_uci_a_dropped_move_is_a_refusal_without_clocks_too() {
    for manner in ["drops=e2e4", "four-fields,drops=e2e4"] {
        let mut uci = Uci::new(&transcript::engine("engine", "stockfish", manner), TIME);
        let ask = Ask {
            start: STARTPOS.into(),
            moves: vec!["e2e4".into()],
            question: Question::LegalMoves,
        };
        let reply = uci.ask(&ask);
        assert!(
            matches!(reply, Ok(Reply::Refused { .. })),
            "{manner}: {reply:?}"
        );
    }
}

#[test]
fn over_cecp() {
    let cecp = |manner| Cecp::new(&transcript::engine("engine", "phalanx", manner), TIME);
    passes_with(&mut cecp(""), "as recorded", &[]);
    passes_with(&mut cecp("no-en-passant"), "no square", &[EN_PASSANT]);
    passes_with(&mut cecp("four-fields"), "four fields", &[NO_CLOCKS]);
    passes_with(
        &mut cecp("no-en-passant,four-fields"),
        "both",
        &[EN_PASSANT, NO_CLOCKS],
    );
}

#[test]
fn over_the_protocol() {
    let adapter = |fen: &str| {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/adapters/fake.py");
        let command = format!("python3 '{script}' fen '{fen}'");
        Adapter::of_command(&command, Edition::Fide1993, TIME)
    };
    for (left, traits) in [
        (" e3 0 1", &[][..]),
        (" - 0 1", &[EN_PASSANT]),
        (" e3", &[NO_CLOCKS]),
        (" -", &[EN_PASSANT, NO_CLOCKS]),
        ("", &[EN_PASSANT, NO_CLOCKS]),
    ] {
        passes_with(&mut adapter(&format!("{PLACED}{left}")), left, traits);
    }
    let run = certified(&mut adapter(&format!("{PLACED} d3 0 1")));
    assert_eq!(
        run.records[0].outcome,
        Outcome::Failed,
        "{:#?}",
        run.records[0]
    );
}
