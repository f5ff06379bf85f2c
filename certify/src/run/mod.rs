//! The runner: every case put to a subject, every reply judged, every clause counted.

mod asking;
mod baseline;
mod blame;
mod exhibit;
mod game;
mod judge;
mod notation;
mod outcome;
mod render;
mod report;
mod select;
mod shrink;
mod shuffle;
mod smoke;
mod table;

use chesslaws_law::{Edition, Statement};
use chesslaws_protocol::{Answer, Ask, EndingName, Failure, Question, Reply};
use chesslaws_spec::model::Plane;
use chesslaws_suite::{Case, Known};
use serde::{Deserialize, Serialize};

pub use asking::{Factory, run, run_side_by_side};
pub use baseline::{Baseline, BaselineError};
pub use blame::{Asking, Blame, laid};
pub use exhibit::{Exhibit, Shortest, exhibits, reproduce};
pub use game::{GameError, of_game};
pub(crate) use judge::shown;
pub use outcome::{Conclusion, Outcome};
pub use render::render;
pub use report::{Footer, Header, Line, ReportError, read, write};
pub(crate) use report::{counts, of_plane};
pub use shrink::Counterexample;
pub use smoke::SmokeError;
pub use table::{Row, rows};

use judge::Judge;

/// What is to be asked.
#[derive(Clone, Debug)]
pub struct Options {
    /// The edition that judges.
    pub edition: Edition,
    /// Only cases about statements of this plane; of any, if none.
    pub plane: Option<Plane>,
    /// Only cases about these statements or articles; all, if empty.
    pub clauses: Vec<String>,
    /// Only these cases, by id, or by the part of it before the slash; all, if empty.
    pub only: Vec<String>,
    /// What shuffles the order.
    pub seed: u64,
    /// How many of the cases selected, drawn by the seed; all, if none.
    pub sample: Option<usize>,
    /// The failures that are expected.
    pub baseline: Option<Baseline>,
    /// What holds the subject, in words, where it is a program of its own.
    pub held: Option<String>,
}

/// One case, asked and judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Record {
    /// The id of the case.
    pub id: String,
    /// What became of it.
    pub outcome: Outcome,
    /// Why, in words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub detail: String,
    /// The statements it shows something about, as the judging edition has them.
    pub statements: Vec<String>,
    /// The statements that the answer breaks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blamed: Vec<Blame>,
    /// How the position is known.
    pub known: Known,
    /// What was asked.
    pub ask: Ask,
    /// What is right.
    pub expected: Answer,
    /// What came back.
    pub reply: Result<Reply, Failure>,
    /// Where the case comes from.
    pub source: String,
    /// Why the baseline expects it to fail, where it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub baseline: Option<String>,
}

/// A whole run.
#[derive(Clone, Debug)]
pub struct Run {
    /// Who was asked, and what.
    pub header: Header,
    /// The cases, sorted by id.
    pub records: Vec<Record>,
    /// The failures made small, one a statement, in the order of the text.
    pub counterexamples: Vec<Counterexample>,
}

impl Run {
    /// Whether the user asked for a part only: what was left out needs no telling then.
    #[must_use]
    pub fn is_narrowed(&self) -> bool {
        let of_command_line = |record: &Record| game::is_of_command_line(&record.id);
        !self.header.clauses.is_empty()
            || !self.header.only.is_empty()
            || self.records.first().is_some_and(of_command_line)
    }

    /// What it comes to. Failures that a baseline expects do not count; one that it expects in vain does. Beside failures
    /// that are expected, what nobody is accused of does not count either.
    #[must_use]
    pub fn conclusion(&self) -> Conclusion {
        let counted = self.records.iter().map(|record| match record.baseline {
            Some(_) => Outcome::Passed,
            None => record.outcome,
        });
        let expected = self.records.iter().any(|record| record.baseline.is_some());
        let baseline = self.header.baseline.as_ref();
        let unmet = baseline.is_some_and(|baseline| !baseline.unmet.is_empty());
        match Conclusion::of(counted) {
            Conclusion::Conforms | Conclusion::Undecided if unmet => Conclusion::BaselineUnmet,
            Conclusion::Conforms | Conclusion::Undecided if expected => Conclusion::AsExpected,
            other => other,
        }
    }
}

/// Why there is no run.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RunError {
    /// A filter names what is not there.
    #[error("{option} `{}`: {what}", crate::shorten::quote(value))]
    Unknown {
        /// The option.
        option: &'static str,
        /// What it was given.
        value: String,
        /// What is wrong with it, and what would be right.
        what: String,
    },
    /// The filters leave nothing to ask.
    #[error(
        "no case is left: some meet each of --plane, --clause and --only that are given, but none meets them together"
    )]
    NoCases,
    /// The subject cannot be reached.
    #[error("the program {0}")]
    Unreachable(Failure),
    /// The bridge does not work.
    #[error("{0}; no report is made")]
    Smoke(#[from] SmokeError),
}

/// Statements on check and endings: a list of moves is right or wrong without them.
const NOT_OF_A_LIST: [&str; 7] = [
    "1993:9.1.a",
    "1993:9.2.b",
    "1993:10.1",
    "1993:10.3",
    "1993:10.4.1",
    "1993:10.4.2",
    "1993:10.4.3",
];
/// Draws by the men that are left: one that never speaks of them has not passed where it is silent.
const DRAWS_BY_MEN: [&str; 3] = ["1993:10.4.1", "1993:10.4.2", "1993:10.4.3"];

/// The statements that a case shows something about. A list of moves shows what the case says of moving; elsewhere it is
/// what the answer rests on, where the case says.
fn shows(judge: &Judge, case: &Case) -> Vec<String> {
    let edition = judge.laws.edition;
    let without = |ids: Vec<String>, others: &[&str]| -> Vec<String> {
        let others: Vec<String> = others.iter().map(ToString::to_string).collect();
        let others = in_edition(&others, edition);
        ids.into_iter().filter(|id| !others.contains(id)).collect()
    };
    let named = || in_edition(&case.statements, edition);
    let grounds = || Some(in_edition(&case.because, edition)).filter(|grounds| !grounds.is_empty());
    if let Some(notation) = &case.notation {
        return judge.authorities(notation);
    }
    match case.ask.question {
        Question::LegalMoves => without(named(), &NOT_OF_A_LIST),
        Question::PositionAfter => named(),
        Question::Ending if judge.is_silent_on_draws() && !expects_draw(case) => {
            without(grounds().unwrap_or_else(named), &DRAWS_BY_MEN)
        }
        _ => grounds().unwrap_or_else(named),
    }
}

fn expects_draw(case: &Case) -> bool {
    case.expected == Answer::Ending(EndingName::Draw)
}

/// Ids of either edition as one of them has them; each once.
#[must_use]
pub fn in_edition(ids: &[String], edition: Edition) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for statement in ids.iter().filter_map(|id| Statement::find(id)) {
        let here = if statement.edition() == edition {
            Some(statement)
        } else {
            statement.primary()
        };
        let here = here
            .filter(|here| here.edition() == edition)
            .map(|here| here.id().to_owned());
        found.extend(here.filter(|id| !found.contains(id)));
    }
    found
}

#[cfg(test)]
mod tests;
