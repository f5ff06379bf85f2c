//! The cases of played games on which python-chess was asked: what position a move makes, and which positions are the
//! same (`tests/suite/cases/position_after.jsonl`, `same_position.jsonl`, with their generators in
//! `tests/suite/generate/`).
//!
//! What is expected is what the witness says, and the oracle has to say it in every edition; where it does not there is
//! no suite.

use std::fs;
use std::path::Path;

use chesslaws::subjects::Oracle;
use chesslaws_law::Edition;
use chesslaws_protocol::{Answer, Ask, Question, Reached, STARTPOS};
use chesslaws_suite::{Case, Known};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::RegenError;

/// What rows of both kinds have.
#[derive(Deserialize)]
struct Row<T> {
    id: String,
    motifs: Vec<String>,
    statements: Vec<String>,
    moves: Vec<String>,
    #[serde(flatten)]
    kind: T,
    witnesses: Vec<String>,
}

/// The position after the last move.
#[derive(Deserialize)]
struct After {
    fen: String,
}

/// Whether another game leads to the same position.
#[derive(Deserialize)]
struct Same {
    other: Vec<String>,
    same: bool,
}

/// The cases of both files.
///
/// # Errors
/// A file that cannot be read.
///
/// # Panics
/// If a row is none, has no witness, or the oracle does not say what the witness says.
pub(super) fn cases(root: &Path) -> Result<Vec<Case>, RegenError> {
    let mut all = of(root, "position_after", |row: Row<After>| {
        let expected = Answer::Fen(row.kind.fen.clone());
        case(row, "position_after", Question::PositionAfter, expected)
    })?;
    all.extend(of(root, "same_position", |row: Row<Same>| {
        let other = Reached {
            start: STARTPOS.to_owned(),
            moves: row.kind.other.clone(),
        };
        let expected = Answer::Truth(row.kind.same);
        let question = Question::SamePosition { other };
        case(row, "same_position", question, expected)
    })?);
    Ok(all)
}

fn of<T: DeserializeOwned>(
    root: &Path,
    name: &str,
    case: impl Fn(Row<T>) -> Case,
) -> Result<Vec<Case>, RegenError> {
    let path = root.join(format!("tests/suite/cases/{name}.jsonl"));
    let text = fs::read_to_string(&path).map_err(|error| RegenError::Unreadable(path, error))?;
    let rows = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}")));
    Ok(rows.map(case).collect())
}

fn case<T>(row: Row<T>, name: &str, question: Question, expected: Answer) -> Case {
    assert!(!row.witnesses.is_empty(), "{} has no witness", row.id);
    let ask = Ask {
        start: STARTPOS.to_owned(),
        moves: row.moves,
        question,
    };
    for edition in Edition::ALL {
        let ours = Oracle::of(edition).reply_to(&ask);
        assert_eq!(ours.as_ref(), Some(&expected), "{} in {edition}", row.id);
    }
    Case {
        id: format!("{}/{}", row.id, ask.question.name()),
        statements: row.statements,
        editions: Edition::ALL.map(|edition| edition.name().to_owned()).into(),
        motifs: row.motifs,
        notation: None,
        known: Known::Played,
        ask,
        expected,
        because: Vec::new(),
        source: format!("tests/suite/cases/{name}.jsonl"),
    }
}
