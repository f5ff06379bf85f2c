//! One case: a question, the right answer, and what it shows.

use chesslaws_protocol::{Answer, Ask};
use serde::{Deserialize, Serialize};

/// One question with its right answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// Its id, never reused.
    pub id: String,
    /// The statements of the 1993 edition it shows something about, in the order of the text.
    pub statements: Vec<String>,
    /// What is rare or telling about the position, by name.
    pub motifs: Vec<String>,
    /// How the position is known.
    pub known: Known,
    /// What is asked.
    pub ask: Ask,
    /// What is right.
    pub expected: Answer,
    /// The statements that decide it, where the case names them.
    pub because: Vec<String>,
    /// Where it comes from.
    pub source: String,
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
