//! The cases as files, for those who want no harness.

mod epd;

use chesslaws_law::Edition;
use chesslaws_protocol::{Answer, Question};
use chesslaws_spec::model::Plane;
use chesslaws_suite::{Case, Known, Notation, cases};
use serde::{Deserialize, Serialize};

pub use epd::epd;

use crate::run::{Options, RunError, in_edition};

/// The JSON Schema that each line of [`jsonl`] is valid by.
pub const SCHEMA: &str = include_str!("../../schema/case.schema.json");

/// Which cases are exported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    /// The edition whose statements are named.
    pub edition: Edition,
    /// Only cases about statements of this plane; of any, if none.
    pub plane: Option<Plane>,
    /// Only cases about these statements, clauses or articles; all, if empty.
    pub clauses: Vec<String>,
}

/// Why nothing is exported.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ExportError {
    /// A case whose game cannot be followed.
    #[error("case {id}: {why}")]
    Unreached {
        /// The case.
        id: String,
        /// What is wrong with its start or its moves.
        why: String,
    },
    /// A plane or a clause that no case meets, or that none meets together.
    #[error(transparent)]
    Filter(#[from] RunError),
    /// What serde_json refuses to write.
    #[error("case {id}: {source}")]
    Json {
        /// The case.
        id: String,
        /// Why.
        source: serde_json::Error,
    },
}

impl Selection {
    /// The cases selected, sorted by id.
    ///
    /// # Errors
    /// A plane or a clause that no case meets, or nothing left.
    pub fn cases(&self) -> Result<Vec<Case>, ExportError> {
        let options = Options {
            plane: self.plane,
            clauses: self.clauses.clone(),
            ..Options::whole(self.edition, 0)
        };
        let mut cases = cases::all();
        options.all_known(&cases)?;
        cases.retain(|case| options.selects(case));
        cases.sort_by(|one, other| one.id.cmp(&other.id));
        if cases.is_empty() {
            return Err(RunError::NoCases.into());
        }
        Ok(cases)
    }
}

/// A case as it is exported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exported {
    /// Its id, never reused.
    pub id: String,
    /// The statements it shows something about, as the chosen edition has them.
    pub statements: Vec<String>,
    /// How the position is known.
    pub known: Known,
    /// `startpos` or a FEN.
    pub start: String,
    /// The game from there, in UCI notation.
    pub moves: Vec<String>,
    /// What is asked.
    pub question: Question,
    /// What is right.
    pub expected: Answer,
    /// The statements that decide it, where the case names them.
    pub because: Vec<String>,
    /// Where the case comes from.
    pub source: String,
    /// What a text is held to, where the case is one of notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notation: Option<Notation>,
}

impl Exported {
    /// The case with the statements of an edition.
    #[must_use]
    pub fn of(case: &Case, edition: Edition) -> Self {
        Self {
            id: case.id.clone(),
            statements: in_edition(&case.statements, edition),
            known: case.known.clone(),
            start: case.ask.start.clone(),
            moves: case.ask.moves.clone(),
            question: case.ask.question.clone(),
            expected: case.expected.clone(),
            because: in_edition(&case.because, edition),
            source: case.source.clone(),
            notation: case.notation.clone(),
        }
    }
}

/// One JSON object a case, a case a line.
///
/// # Errors
/// What serde_json refuses to write.
pub fn jsonl(cases: &[Case], edition: Edition) -> Result<String, ExportError> {
    let mut text = String::new();
    for case in cases {
        let written = serde_json::to_string(&Exported::of(case, edition));
        text += &written.map_err(|source| ExportError::Json {
            id: case.id.clone(),
            source,
        })?;
        text.push('\n');
    }
    Ok(text)
}
