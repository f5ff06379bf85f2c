//! The runner: every case put to a subject, every reply judged, every clause counted.

mod blame;
mod exhibit;
mod judge;
mod outcome;
mod render;
mod report;
mod shuffle;
mod smoke;
mod table;

use chesslaws_law::{Edition, Statement};
use chesslaws_oracle::Laws;
use chesslaws_protocol::{Answer, Ask, EndingName, Failure, Identity, Question, Reply, Subject};
use chesslaws_suite::{Case, Known};
use serde::{Deserialize, Serialize};

pub use blame::{Blame, laid};
pub use exhibit::{Exhibit, exhibits};
pub use outcome::{Conclusion, Outcome};
pub use render::render;
pub use report::{Footer, Header, Line, ReportError, read, write};
pub use smoke::SmokeError;
pub use table::{Row, rows};

use judge::Judge;

/// After so many failures to reply in a row the subject is given up.
const PATIENCE: u32 = 5;

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
}

/// A whole run.
#[derive(Clone, Debug)]
pub struct Run {
    /// Who was asked, and what.
    pub header: Header,
    /// The cases, sorted by id.
    pub records: Vec<Record>,
}

impl Run {
    /// What it comes to.
    #[must_use]
    pub fn conclusion(&self) -> Conclusion {
        Conclusion::of(self.records.iter().map(|record| record.outcome))
    }
}

/// Why there is no run.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RunError {
    /// The filters leave nothing to ask.
    #[error("no case is left to ask: {0}")]
    NoCases(String),
    /// The subject cannot be reached.
    #[error("the program {0}")]
    Unreachable(Failure),
    /// The bridge does not work.
    #[error("{0}; no report is made")]
    Smoke(#[from] SmokeError),
    /// The subject stopped replying.
    #[error("given up after {PATIENCE} questions without a reply in a row; at {case} it {failure}")]
    GivenUp {
        /// The last case.
        case: String,
        /// What happened there.
        failure: Failure,
    },
}

/// Asks and judges all cases that the options select. `progress` is told how many of how many are done.
///
/// # Errors
/// Where there is nothing to ask, or the subject cannot be asked.
pub fn run(
    subject: &mut dyn Subject,
    cases: &[Case],
    options: &Options,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Run, RunError> {
    let mut selected: Vec<&Case> = cases.iter().filter(|case| options.selects(case)).collect();
    if selected.is_empty() {
        let filters = format!(
            "{} in the suite, --clause {:?}, --only {:?}",
            cases.len(),
            options.clauses,
            options.only
        );
        return Err(RunError::NoCases(filters));
    }
    let identity = subject.identity().map_err(RunError::Unreachable)?;
    smoke::smoke(subject)?;
    shuffle::shuffle(&mut selected, options.seed);
    let judge = Judge {
        laws: Laws::of(options.edition),
        conventions: identity.conventions.clone(),
    };
    let mut records = Vec::with_capacity(selected.len());
    let mut silent = 0;
    for (done, case) in selected.iter().enumerate() {
        progress(done, selected.len());
        let record = ask(subject, &judge, case);
        match &record.reply {
            Err(failure) if silent + 1 == PATIENCE => {
                return Err(RunError::GivenUp {
                    case: record.id,
                    failure: failure.clone(),
                });
            }
            Err(_) => silent += 1,
            Ok(_) => silent = 0,
        }
        records.push(record);
    }
    progress(selected.len(), selected.len());
    records.sort_by(|one, other| one.id.cmp(&other.id));
    Ok(Run {
        header: header(identity, options, cases.len(), records.len()),
        records,
    })
}

fn header(subject: Identity, options: &Options, suite: usize, asked: usize) -> Header {
    Header {
        report: report::FORMAT.into(),
        version: env!("CARGO_PKG_VERSION").into(),
        edition: options.edition.name().into(),
        subject,
        seed: options.seed,
        clauses: options.clauses.clone(),
        only: options.only.clone(),
        suite,
        asked,
        notice: report::NOTICE.into(),
    }
}

fn ask(subject: &mut dyn Subject, judge: &Judge, case: &Case) -> Record {
    let reply = subject.ask(&case.ask);
    let judgement = judge.judge(subject, case, &reply);
    Record {
        id: case.id.clone(),
        outcome: judgement.outcome,
        detail: judgement.detail,
        statements: shows(judge, case),
        blamed: judgement.blamed,
        known: case.known.clone(),
        ask: case.ask.clone(),
        expected: case.expected.clone(),
        reply,
        source: case.source.clone(),
    }
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
/// what our own answer rests on.
fn shows(judge: &Judge, case: &Case) -> Vec<String> {
    let edition = judge.laws.edition;
    let without = |ids: Vec<String>, others: &[&str]| -> Vec<String> {
        let others: Vec<String> = others.iter().map(ToString::to_string).collect();
        let others = in_edition(&others, edition);
        ids.into_iter().filter(|id| !others.contains(id)).collect()
    };
    let named = || in_edition(&case.statements, edition);
    let grounds = || Some(judge.grounds(case)).filter(|grounds| !grounds.is_empty());
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
fn in_edition(ids: &[String], edition: Edition) -> Vec<String> {
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
    fn selects(&self, case: &Case) -> bool {
        let named = |only: &String| {
            case.id == *only
                || case
                    .id
                    .split_once('/')
                    .is_some_and(|(before, _)| before == only)
        };
        let statements = || {
            let here = in_edition(&case.statements, self.edition);
            here.into_iter().chain(case.statements.iter().cloned())
        };
        let about = |clause: &String| statements().any(|id| is_part_of(&id, clause));
        (self.only.is_empty() || self.only.iter().any(named))
            && (self.clauses.is_empty() || self.clauses.iter().any(about))
    }
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
