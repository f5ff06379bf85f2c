//! The bridge with a real engine. One that is not installed fails, unless it is declared to be left out.

use std::time::Duration;

use chesslaws::subjects::Uci;
use chesslaws_protocol::{
    Answer, Ask, Convention, EndingName, Failure, Question, Reply, STARTPOS, Subject,
};

/// Whether `./check --without` declares that the engine is left out.
fn is_left_out() -> bool {
    let without = std::env::var("CHESSLAWS_WITHOUT").unwrap_or_default();
    without.split_whitespace().any(|peer| peer == "stockfish")
}

fn stockfish() -> Option<Uci> {
    if is_left_out() {
        println!("stockfish is left out, as CHESSLAWS_WITHOUT declares");
        return None;
    }
    let mut uci = Uci::new("stockfish", Duration::from_secs(5));
    match uci.identity() {
        Err(Failure::NotStarted(why)) => panic!(
            "{why}: ./check installs it, CHESSLAWS_WITHOUT=stockfish declares that it is left out"
        ),
        _ => Some(uci),
    }
}

fn answer(uci: &mut Uci, start: &str, moves: &[&str], question: Question) -> Answer {
    let moves = moves.iter().map(ToString::to_string).collect();
    match uci.ask(&Ask {
        start: start.into(),
        moves,
        question,
    }) {
        Ok(Reply::Answer { answer, .. }) => answer,
        other => panic!("{other:?}"),
    }
}

#[test]
fn stockfish_answers_the_questions_of_the_board() {
    let Some(mut uci) = stockfish() else { return };
    let identity = uci.identity().unwrap();
    assert!(identity.name.starts_with("Stockfish"), "{}", identity.name);
    assert_eq!(
        identity.questions,
        [
            "legal-moves",
            "is-legal",
            "position-after",
            "check-state",
            "ending"
        ]
    );
    assert!(
        identity
            .conventions
            .contains(&Convention::EnPassantSquareOnlyWhenCapturable)
    );
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let long = Question::IsLegal { mv: "e1c1".into() };
    assert_eq!(answer(&mut uci, castling, &[], long), Answer::Truth(true));
    let fools_mate = ["f2f3", "e7e5", "g2g4", "d8h4"];
    assert_eq!(
        answer(&mut uci, STARTPOS, &fools_mate, Question::LegalMoves),
        Answer::Moves(vec![])
    );
    assert_eq!(
        answer(&mut uci, STARTPOS, &fools_mate, Question::CheckState),
        Answer::Truth(true)
    );
    assert_eq!(
        answer(&mut uci, STARTPOS, &fools_mate, Question::Ending),
        Answer::Ending(EndingName::Checkmate)
    );
    assert_eq!(
        answer(&mut uci, STARTPOS, &[], Question::Ending),
        Answer::Ending(EndingName::None)
    );
    let stalemate = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    assert_eq!(
        answer(&mut uci, stalemate, &[], Question::Ending),
        Answer::Ending(EndingName::Stalemate)
    );
    let after = answer(
        &mut uci,
        STARTPOS,
        &["e2e4", "c7c5"],
        Question::PositionAfter,
    );
    assert_eq!(
        after,
        Answer::Fen("rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2".into())
    );
}

#[test]
fn a_move_that_the_engine_did_not_play_is_a_refusal() {
    let Some(mut uci) = stockfish() else { return };
    let ask = Ask {
        start: STARTPOS.into(),
        moves: vec!["e2e5".into()],
        question: Question::LegalMoves,
    };
    assert!(matches!(uci.ask(&ask), Ok(Reply::Refused { .. })));
}
