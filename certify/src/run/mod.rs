//! The runner: every case put to a subject, every reply judged, every clause counted.

mod asking;
mod baseline;
mod blame;
mod exhibit;
mod game;
mod judge;
mod outcome;
mod render;
mod report;
mod shrink;
mod shuffle;
mod smoke;
mod table;

use chesslaws_law::{Edition, Statement};
use chesslaws_protocol::{Answer, Ask, EndingName, Failure, Question, Reply};
use chesslaws_suite::{Case, Known};
use serde::{Deserialize, Serialize};

pub use asking::{Factory, run, run_side_by_side};
pub use baseline::{Baseline, BaselineError};
pub use blame::{Asking, Blame, laid};
pub use exhibit::{Exhibit, exhibits};
pub use game::{GameError, of_game};
pub(crate) use judge::shown;
pub use outcome::{Conclusion, Outcome};
pub use render::render;
pub(crate) use report::counts;
pub use report::{Footer, Header, Line, ReportError, read, write};
pub use shrink::Counterexample;
pub use smoke::SmokeError;
pub use table::{Row, rows};

use judge::Judge;

/// What is to be asked.
#[derive(Clone, Debug)]
pub struct Options {
    /// The edition that judges.
    pub edition: Edition,
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
    /// What it comes to. Failures that a baseline expects do not count; one that it expects in vain does.
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
            Conclusion::Conforms if expected => Conclusion::AsExpected,
            other => other,
        }
    }
}

/// Why there is no run.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RunError {
    /// A filter names what is not there.
    #[error("{option} `{value}`: {what}")]
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
        "no case is left to ask: each --clause and each --only is there, but no case is in both"
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

impl Options {
    /// The whole suite, judged by an edition.
    #[must_use]
    pub const fn whole(edition: Edition, seed: u64) -> Self {
        Self {
            edition,
            clauses: Vec::new(),
            only: Vec::new(),
            seed,
            sample: None,
            baseline: None,
            held: None,
        }
    }

    pub(crate) fn selects(&self, case: &Case) -> bool {
        case.is_of(self.edition)
            && (self.only.is_empty() || self.only.iter().any(|only| is_named(case, only)))
            && (self.clauses.is_empty()
                || self
                    .clauses
                    .iter()
                    .any(|clause| self.is_about(case, clause)))
    }

    fn is_about(&self, case: &Case, clause: &str) -> bool {
        let here = in_edition(&case.statements, self.edition);
        let mut statements = here.iter().chain(&case.statements);
        statements.any(|id| is_part_of(id, clause))
    }

    /// Refuses a filter that no case meets, so that it is not passed over beside one that some do.
    pub(crate) fn all_known(&self, cases: &[Case]) -> Result<(), RunError> {
        let here = || cases.iter().filter(|case| case.is_of(self.edition));
        let unknown = |option, value: &String, what: &str| RunError::Unknown {
            option,
            value: value.clone(),
            what: what.to_owned(),
        };
        for clause in &self.clauses {
            if !Statement::all().any(|statement| is_part_of(statement.id(), clause)) {
                let what = "no such clause; right would be an article, a clause or a statement, such as 5, 5.6 or 1993:5.6.3.a";
                return Err(unknown("--clause", clause, what));
            }
            if !here().any(|case| self.is_about(case, clause)) {
                let what = format!(
                    "no case of this suite that {} can be asked is about it",
                    self.edition
                );
                return Err(unknown("--clause", clause, &what));
            }
        }
        for only in &self.only {
            if !here().any(|case| is_named(case, only)) {
                let what = "no such case; right would be an id as reports have it, such as V00001/legal-moves or V00001";
                return Err(unknown("--only", only, what));
            }
        }
        Ok(())
    }
}

/// Whether that is the id of the case, whole or up to the question.
fn is_named(case: &Case, only: &str) -> bool {
    let before = case.id.rsplit_once('/').map(|(before, _)| before);
    case.id == only || before == Some(only)
}

/// Whether the statement is that clause or lies within it; a clause without an edition is of any.
fn is_part_of(id: &str, clause: &str) -> bool {
    let number = id.split_once(':').map_or(id, |(_, number)| number);
    let text = if clause.contains(':') { id } else { number };
    text.strip_prefix(clause)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

#[cfg(test)]
mod tests;
