//! One case: a question, the right answer, and what it shows.

use chesslaws_law::Edition;
use chesslaws_protocol::{Answer, Ask};
use serde::{Deserialize, Serialize};

/// One question with its right answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// Its id, never reused.
    pub id: String,
    /// The statements it shows something about, in the order of the text.
    pub statements: Vec<String>,
    /// The editions whose answer it is, by their names.
    pub editions: Vec<String>,
    /// What is rare or telling about the position, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub motifs: Vec<String>,
    /// How the position is known.
    pub known: Known,
    /// What is asked.
    pub ask: Ask,
    /// What is right.
    pub expected: Answer,
    /// The statements that decide it, where the case names them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub because: Vec<String>,
    /// Where it comes from: a feature with its line, a public report, a generator.
    pub source: String,
    /// What a text is held to, where the case is one of notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notation: Option<Notation>,
}

/// What the answer about a text in notation rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Notation {
    /// Statements of the Laws (`2023:C.10`), sections of the PGN standard (`PGN:8.2.3.4`), fields of a FEN
    /// (`FEN:en-passant`). A syntax is no matter of the Laws, and is never refused by a clause.
    pub authority: Vec<String>,
    /// Why the text is accepted or rejected, or why it is written so.
    pub reason: String,
    /// The other readings that can be defended: a contested case fails nobody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contested: Vec<Reading>,
    /// The programs that share no code with us and answer as the case does.
    pub witnesses: Vec<String>,
    /// The programs that answer otherwise, each with the reason why that is no evidence here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dissent: Vec<Dissent>,
}

/// Another reading of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// What is answered by it.
    pub answer: Answer,
    /// What speaks for it.
    pub because: String,
}

/// A witness who answers otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dissent {
    /// The program.
    pub witness: String,
    /// Its answer.
    pub answer: Answer,
    /// Why the case stands all the same.
    pub reason: String,
}

impl Case {
    /// Whether the edition gives this answer.
    #[must_use]
    pub fn is_of(&self, edition: Edition) -> bool {
        self.editions.iter().any(|name| name == edition.name())
    }
}

/// How a position is known. A subject is accused on played positions only.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Known {
    /// A game from the initial array reaches it, and is stored.
    Played,
    /// Nothing shows that a game can reach it, nor that none can.
    Unproven,
    /// No game can reach it, for this reason.
    Unreachable(String),
}
