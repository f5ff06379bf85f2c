//! The report as JSON lines: a header, the cases sorted by id, a footer with counts and a digest. Without its footer it
//! is no report.

use std::collections::BTreeMap;

use chesslaws_protocol::Identity;
use chesslaws_spec::model::Plane;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::baseline::Agreement;
use super::{Counterexample, Outcome, Record, Run};

/// The name of the format.
pub(super) const FORMAT: &str = "chesslaws-report-1";

/// What every exhibit says.
pub(super) const NOTICE: &str = "The statements are a paraphrase, not the authentic text of the Laws of Chess, and this \
    is not endorsed by FIDE. To contest a finding: reproduce it with the command given, then open an issue with the case \
    id, the statement and the reason; a case that is shown to be wrong is withdrawn with its id.";

/// The first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Header {
    /// The format of the report.
    pub report: String,
    /// The version of this program.
    pub version: String,
    /// The edition that judged.
    pub edition: String,
    /// Who was asked.
    pub subject: Identity,
    /// What shuffled the order.
    pub seed: u64,
    /// The plane selected; all, if none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plane: Option<Plane>,
    /// The clauses selected; all, if empty.
    pub clauses: Vec<String>,
    /// The cases selected; all, if empty.
    pub only: Vec<String>,
    /// How many cases the suite has.
    pub suite: usize,
    /// How many of them were asked.
    pub asked: usize,
    /// Why not all of the selected cases were asked, where that is so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given_up: Option<String>,
    /// What held the subject: limits and confinement, where it is a program of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<String>,
    /// What the baseline of expected failures came to, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub baseline: Option<Agreement>,
    /// What the report is not, and how to contest it.
    pub notice: String,
    /// The option that chooses the subject on the command line, if it was chosen there: `--uci stockfish`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub option: String,
}

/// The plane behind "the plane of".
pub(crate) fn of_plane(plane: Plane) -> String {
    match plane {
        Plane::Notation => plane.to_string(),
        other => format!("the {other}"),
    }
}

impl Header {
    /// The plane that was asked: that of the board, if no other was chosen.
    #[must_use]
    pub const fn plane_asked(&self) -> Plane {
        match self.plane {
            Some(plane) => plane,
            None => Plane::Board,
        }
    }

    /// What else is to be known of the run: that one plane was asked, that it was given up, what held the subject, what the baseline came to.
    #[must_use]
    pub fn remarks(&self) -> Vec<String> {
        let mut remarks = Vec::new();
        if let Some(plane) = self.plane {
            remarks.push(format!(
                "only cases about statements of the plane {plane} were asked"
            ));
        }
        if let Some(why) = &self.given_up {
            remarks.push(format!("{why}; {} of its cases were asked", self.asked));
        }
        if let Some(held) = &self.held {
            remarks.push(format!("held by: {held}"));
        }
        let Some(baseline) = &self.baseline else {
            return remarks;
        };
        remarks.push(format!(
            "cases not passed that the baseline expects: {}",
            baseline.expected
        ));
        for (name, came) in &baseline.unmet {
            let came = came.name();
            remarks.push(format!(
                "the baseline expects a failure of {name}; what came is {came}: take it out"
            ));
        }
        if !baseline.not_asked.is_empty() {
            let names = baseline.not_asked.join(" ");
            remarks.push(format!("of the baseline, not asked: {names}"));
        }
        remarks
    }
}

/// The last line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Footer {
    /// How many cases had each outcome.
    pub counts: BTreeMap<Outcome, usize>,
    /// How the whole ends.
    pub exit_code: u8,
    /// SHA-256 of all lines before this one, their line feeds included.
    pub sha256: String,
}

/// A line of the report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    /// The first.
    Header(Header),
    /// One case.
    Case(Record),
    /// A failure made small.
    Counterexample(Counterexample),
    /// The last.
    Footer(Footer),
}

/// Why a text is no report.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReportError {
    /// A line is no line of a report.
    #[error("line {line}: {source}")]
    Line {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong.
        source: serde_json::Error,
    },
    /// The lines do not come as header, cases, footer.
    #[error("line {0}: right would be a header first, then cases, counterexamples, and the footer")]
    Order(usize),
    /// The report breaks off.
    #[error("no footer, no report")]
    NoFooter,
    /// The footer counts other outcomes than the cases have.
    #[error("line {0}: the footer does not count the cases before it")]
    Counts(usize),
    /// The lines are not those that the footer was made for.
    #[error("the footer's digest is {expected}, that of the lines before it is {found}")]
    Digest {
        /// What the footer says.
        expected: String,
        /// What it is.
        found: String,
    },
}

/// The report of a run as text. The same run gives the same text.
///
/// # Errors
/// What serde_json refuses to write.
pub fn write(run: &Run) -> Result<String, serde_json::Error> {
    let mut text = serde_json::to_string(&Line::Header(run.header.clone()))? + "\n";
    for record in &run.records {
        text += &serde_json::to_string(&Line::Case(record.clone()))?;
        text.push('\n');
    }
    for counterexample in &run.counterexamples {
        text += &serde_json::to_string(&Line::Counterexample(counterexample.clone()))?;
        text.push('\n');
    }
    let exit_code = run.conclusion().exit_code();
    let footer = Footer {
        counts: counts(&run.records),
        exit_code,
        sha256: digest(&text),
    };
    text += &serde_json::to_string(&Line::Footer(footer))?;
    text.push('\n');
    Ok(text)
}

/// Reads a report and holds it against its footer.
///
/// # Errors
/// The first line that is wrong, a missing footer, or another digest.
pub fn read(text: &str) -> Result<(Run, Footer), ReportError> {
    let (mut header, mut records, mut before) = (None, Vec::new(), 0);
    let mut counterexamples = Vec::new();
    for (at, line) in text.split_inclusive('\n').enumerate() {
        let read = serde_json::from_str(line).map_err(|source| ReportError::Line {
            line: at + 1,
            source,
        })?;
        match (read, &header) {
            (Line::Header(first), None) => header = Some(first),
            (Line::Case(record), Some(_)) if counterexamples.is_empty() => records.push(record),
            (Line::Counterexample(small), Some(_)) => counterexamples.push(small),
            (Line::Footer(footer), Some(first)) => {
                let found = digest(&text[..before]);
                if found != footer.sha256 {
                    return Err(ReportError::Digest {
                        expected: footer.sha256,
                        found,
                    });
                }
                if footer.counts != counts(&records) {
                    return Err(ReportError::Counts(at + 1));
                }
                if before + line.len() != text.len() {
                    return Err(ReportError::Order(at + 2));
                }
                return Ok((
                    Run {
                        header: first.clone(),
                        records,
                        counterexamples,
                    },
                    footer,
                ));
            }
            _ => return Err(ReportError::Order(at + 1)),
        }
        before += line.len();
    }
    Err(ReportError::NoFooter)
}

/// How many cases had each outcome.
pub(crate) fn counts(records: &[Record]) -> BTreeMap<Outcome, usize> {
    let mut counts = BTreeMap::new();
    for record in records {
        *counts.entry(record.outcome).or_default() += 1;
    }
    counts
}

fn digest(text: &str) -> String {
    Sha256::digest(text.as_bytes())
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
