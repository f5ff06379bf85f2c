//! What answers about texts come to.

use chesslaws_oracle::Laws;
use chesslaws_protocol::{Convention, GameRead, ResultName};
use chesslaws_suite::notation;

use super::*;

fn of_motif(motif: &str) -> Case {
    let mut cases = notation::all().into_iter();
    let found = cases.find(|case| case.motifs[0] == motif);
    found.unwrap_or_else(|| panic!("no case of {motif}"))
}

fn judge(conventions: &[Convention]) -> Judge {
    Judge {
        laws: Laws::of(Edition::Fide2023),
        channel: Channel::Adapter,
        conventions: conventions.to_vec(),
    }
}

/// The outcome of an answer, and what it is laid to.
fn outcome(conventions: &[Convention], case: &Case, answer: Answer) -> (Outcome, Vec<String>) {
    let reply = Ok(Reply::answer(answer));
    let mut nobody = Oracle::of(Edition::Fide2023);
    let judgement = judge(conventions).judge(&mut nobody, case, &reply);
    let blamed = judgement.blamed.into_iter().map(|blame| blame.statement);
    (judgement.outcome, blamed.collect())
}

fn laid(outcome: (Outcome, Vec<String>), to: &[&str]) {
    let to: Vec<String> = to.iter().map(ToString::to_string).collect();
    assert_eq!(outcome, (Outcome::Failed, to));
}

#[test]
fn the_expected_answer_passes_and_a_refusal_is_an_answer() {
    let read = of_motif("wrong-king-across-the-board");
    assert_eq!(outcome(&[], &read, Answer::Truth(false)).0, Outcome::Passed);
    let refused = Ok(Reply::Refused { why: "no".into() });
    let mut nobody = Oracle::of(Edition::Fide2023);
    let judgement = judge(&[]).judge(&mut nobody, &read, &refused);
    assert_eq!(judgement.outcome, Outcome::Passed);
    let export = of_motif("export");
    assert_eq!(
        outcome(&[], &export, export.expected.clone()).0,
        Outcome::Passed
    );
}

#[test]
fn a_wrong_answer_is_laid_to_its_authority() {
    let ambiguous = of_motif("ambiguous-knight");
    let mv = Answer::Move("b1d2".into());
    laid(outcome(&[], &ambiguous, mv), &["2023:C.10", "PGN:8.2.3.4"]);
    let comment = of_motif("comment");
    laid(outcome(&[], &comment, Answer::Truth(false)), &["PGN:5"]);
    let fen = of_motif("nine-files");
    let to = ["FEN:placement", "PGN:16.1.3"];
    laid(outcome(&[], &fen, Answer::Truth(true)), &to);
}

/// A written FEN is laid to the fields that differ.
#[test]
fn a_written_fen_is_laid_to_its_fields() {
    let after_e4 = of_motif("write-by-hand");
    let written = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQk e3 1 1";
    let to = ["FEN:castling", "FEN:halfmove-clock"];
    laid(outcome(&[], &after_e4, Answer::Fen(written.into())), &to);
}

#[test]
fn an_idle_en_passant_square_left_out_is_no_fault() {
    let after_e4 = of_motif("write-by-hand");
    let written = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let answer = || Answer::Fen(written.into());
    assert_eq!(outcome(&[], &after_e4, answer()).0, Outcome::CannotTell);
    let declared = [Convention::EnPassantSquareOnlyWhenCapturable];
    let declared = outcome(&declared, &after_e4, answer()).0;
    assert_eq!(declared, Outcome::DeviatesAsDeclared);
    // Beside a square that can be used, and without the counts, it is another matter.
    let short = written.rsplitn(3, ' ').last().expect("four fields");
    let short = outcome(&[], &after_e4, Answer::Fen(short.into())).0;
    assert_eq!(short, Outcome::Failed);
}

#[test]
fn a_contested_text_fails_nobody() {
    let zeros = of_motif("castling-with-zeros");
    for answer in [Answer::Truth(false), Answer::Move("a1a2".into())] {
        assert_eq!(outcome(&[], &zeros, answer).0, Outcome::CannotTell);
    }
    assert_eq!(
        outcome(&[], &zeros, zeros.expected.clone()).0,
        Outcome::Passed
    );
}

#[test]
fn a_game_that_is_marked_as_broken_is_not_read() {
    let case = of_motif("wrong-king-across-the-board");
    let game = |broken| GameRead {
        moves: vec!["e2e4".into(), "e7e5".into()],
        result: ResultName::None,
        broken,
    };
    let games = |broken| Answer::Games(vec![game(broken)]);
    assert_eq!(outcome(&[], &case, games(true)).0, Outcome::Passed);
    laid(outcome(&[], &case, games(false)), &["2023:3.8.1"]);
}

#[test]
fn who_reads_one_game_is_not_asked_for_several() {
    let case = of_motif("three-games");
    let declared = [Convention::OneGameAText];
    let answer = || Answer::Truth(false);
    assert_eq!(outcome(&declared, &case, answer()).0, Outcome::Inapplicable);
    laid(outcome(&[], &case, answer()), &["PGN:8"]);
}

#[test]
fn it_is_asked_of_who_lists_it_or_where_the_plane_is_asked_for() {
    let case = of_motif("nine-files");
    let listed =
        |names: &[&str]| -> Vec<String> { names.iter().map(ToString::to_string).collect() };
    assert!(!options().is_due(&case, &listed(&["legal-moves", "read-fen"])));
    assert!(options().is_due(&case, &listed(&["read-fen", "read-san"])));
    assert!(!options().is_due(&case, &listed(&["read-san"])));
    let notation = Options {
        plane: Some(Plane::Notation),
        ..options()
    };
    assert!(notation.is_due(&case, &listed(&["legal-moves"])));
    assert!(notation.selects(&case));
}

/// A clause of the board selects no text, unless the plane is asked for; one of notation and a section of the standard do.
#[test]
fn a_clause_selects_the_texts_that_rest_on_it() {
    let of_clause = |clause: &str, plane| Options {
        clauses: vec![clause.into()],
        edition: Edition::Fide2023,
        plane,
        ..options()
    };
    let case = of_motif("wrong-king-across-the-board");
    assert!(!of_clause("2023:3.8.1", None).selects(&case));
    assert!(of_clause("2023:3.8.1", Some(Plane::Notation)).selects(&case));
    assert!(of_clause("2023:C.10", None).selects(&of_motif("ambiguous-knight")));
    assert!(of_clause("PGN:5", None).selects(&of_motif("comment")));
}
