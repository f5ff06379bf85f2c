//! The cases as files, for those who want no harness.

mod epd;

use chesslaws_law::Edition;
use chesslaws_protocol::{Answer, Question};
use chesslaws_spec::{Spec, model::Plane};
use chesslaws_suite::{Case, Known, cases};
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
    /// Only cases about statements of this plane, by its name.
    pub plane: Option<String>,
    /// Only cases about these statements, clauses or articles; all, if empty.
    pub clauses: Vec<String>,
}

/// Why nothing is exported.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ExportError {
    /// No plane has this name.
    #[error("no plane {0:?}: there are board, hand, clock, sheet, claim, envelope, hall, notation")]
    Plane(String),
    /// The filters leave nothing.
    #[error(
        "no case is left of {0} in the suite: is the clause one of this edition, the plane that of the board?"
    )]
    NoCases(usize),
    /// A case whose game cannot be followed.
    #[error("case {id}: {why}")]
    Unreached {
        /// The case.
        id: String,
        /// What is wrong with its start or its moves.
        why: String,
    },
    /// A clause that is not there.
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
    /// A plane that does not exist, or nothing left.
    pub fn cases(&self) -> Result<Vec<Case>, ExportError> {
        let plane = self.plane()?;
        let options = Options {
            clauses: self.clauses.clone(),
            ..Options::whole(self.edition, 0)
        };
        let all = cases::all();
        options.all_known(&all)?;
        let count = all.len();
        let is_of = |case: &Case| plane.is_none_or(|plane| is_of_plane(case, plane));
        let mut cases: Vec<Case> = all
            .into_iter()
            .filter(|case| options.selects(case) && is_of(case))
            .collect();
        cases.sort_by(|one, other| one.id.cmp(&other.id));
        if cases.is_empty() {
            return Err(ExportError::NoCases(count));
        }
        Ok(cases)
    }

    fn plane(&self) -> Result<Option<Plane>, ExportError> {
        let read = |name: &String| {
            let value = serde_json::Value::String(name.clone());
            serde_json::from_value(value).map_err(|_| ExportError::Plane(name.clone()))
        };
        self.plane.as_ref().map(read).transpose()
    }
}

fn is_of_plane(case: &Case, plane: Plane) -> bool {
    let entries = case
        .statements
        .iter()
        .filter_map(|id| Spec::embedded().find(id));
    let mut planes = entries.map(|entry| entry.plane);
    planes.any(|of| of == plane)
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
