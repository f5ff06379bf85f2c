//! The cases of notation: texts to be read and moves to be written (`cases/notation_fen.jsonl`, `notation_san.jsonl`,
//! `notation_pgn.jsonl`, with their generator in `generate/notation.py`).
//!
//! What is expected follows from the Laws and the standards of FEN and PGN; each row names its authority, its reason and
//! the witnesses who answer alike.

use chesslaws_law::{Edition, Statement};
use chesslaws_protocol::{Answer, Ask, Question, STARTPOS};
use serde::Deserialize;

use crate::{Case, Dissent, Known, Notation, Reading};

/// The files, each with its name.
const FILES: [(&str, &str); 3] = [
    ("notation_fen", include_str!("../cases/notation_fen.jsonl")),
    ("notation_san", include_str!("../cases/notation_san.jsonl")),
    ("notation_pgn", include_str!("../cases/notation_pgn.jsonl")),
];

/// A line of a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    motif: String,
    authority: Vec<String>,
    #[serde(default = "initial")]
    start: String,
    #[serde(default)]
    moves: Vec<String>,
    known: Known,
    question: Question,
    expected: Answer,
    reason: String,
    #[serde(default)]
    contested: Vec<Reading>,
    witnesses: Vec<String>,
    #[serde(default)]
    dissent: Vec<Dissent>,
}

fn initial() -> String {
    STARTPOS.to_owned()
}

/// All cases of notation, in the order of the files.
///
/// # Panics
/// If an embedded file is not what the tests of this crate have found it to be.
#[must_use]
pub fn all() -> Vec<Case> {
    let of_file = |(name, text): (&'static str, &'static str)| {
        text.lines().map(move |line| {
            let row: Row =
                serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
            row.case(name)
        })
    };
    FILES.into_iter().flat_map(of_file).collect()
}

impl Row {
    fn case(self, file: &str) -> Case {
        Case {
            id: format!("{}/{}", self.id, self.question.name()),
            statements: Vec::new(),
            editions: editions(&self.authority),
            motifs: vec![self.motif],
            known: self.known,
            ask: Ask {
                start: self.start,
                moves: self.moves,
                question: self.question,
            },
            expected: self.expected,
            because: Vec::new(),
            source: format!("tests/suite/cases/{file}.jsonl"),
            notation: Some(Notation {
                authority: self.authority,
                reason: self.reason,
                contested: self.contested,
                witnesses: self.witnesses,
                dissent: self.dissent,
            }),
        }
    }
}

/// The standards are of no edition; what rests on statements alone is asked where their edition judges.
fn editions(authority: &[String]) -> Vec<String> {
    let of_the_laws = |edition: Edition| {
        let mut ids = authority.iter();
        ids.all(|id| Statement::find(id).is_some_and(|statement| statement.edition() != edition))
    };
    Edition::ALL
        .into_iter()
        .filter(|&edition| !of_the_laws(edition))
        .map(|edition| edition.name().to_owned())
        .collect()
}
