//! Expected failures: a file that lists them with reasons, so that a test run fails on what is new, and on what is
//! mended but still listed. What cannot be told and what deviates as declared may be listed too, case by case.

use std::collections::BTreeMap;

use chesslaws_law::Statement;
use chesslaws_spec::yaml::{self, Placed};
use serde::{Deserialize, Serialize};

use super::{Outcome, Record};

/// The expected failures of one program.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Baseline {
    expected: Vec<Entry>,
}

/// One expectation: a case, or a statement with all cases that are laid to it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    #[serde(default)]
    case: Option<Placed<String>>,
    #[serde(default)]
    statement: Option<Placed<String>>,
    reason: Placed<String>,
}

/// What a baseline came to, as the header of a report has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Agreement {
    /// How many cases that did not pass it expected.
    pub expected: usize,
    /// What it expected to fail and was asked, but did not fail, with the worst that came instead.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub unmet: BTreeMap<String, Outcome>,
    /// What it expects and was not asked this time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub not_asked: Vec<String>,
}

/// Why a text is no baseline.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}, line {line}, column {column}: {what}")]
pub struct BaselineError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: u64,
    /// The column, from 1, in characters.
    pub column: u64,
    /// What is wrong, and what would be right.
    pub what: String,
}

impl Baseline {
    /// Reads a baseline.
    ///
    /// # Errors
    /// The first thing that is not strict YAML, or an entry without exactly one of a case and a statement, without a
    /// reason, or with a statement of neither edition.
    pub fn read(file: &str, text: &str) -> Result<Self, BaselineError> {
        let fault = |line, column, what: String| BaselineError {
            file: file.to_owned(),
            line,
            column,
            what,
        };
        let baseline: Self =
            yaml::read(text).map_err(|error| fault(error.line, error.column, error.message))?;
        for entry in &baseline.expected {
            let reason = &entry.reason;
            let at_reason = |what: &str| fault(reason.line, reason.column, what.to_owned());
            if reason.value.trim().is_empty() {
                return Err(at_reason(
                    "the reason is empty; right would be why this failure is expected",
                ));
            }
            match (&entry.case, &entry.statement) {
                (Some(_), None) => {}
                (None, Some(id)) if Statement::find(&id.value).is_some() => {}
                (None, Some(id)) => {
                    let what = format!(
                        "`{}` is no statement; right would be an id such as \"1993:5.6.3.a\"",
                        id.value
                    );
                    return Err(fault(id.line, id.column, what));
                }
                _ => {
                    return Err(at_reason(
                        "right would be exactly one of `case` and `statement` beside the reason",
                    ));
                }
            }
        }
        Ok(baseline)
    }

    /// Marks the failures that are expected, and says what was expected in vain.
    pub(super) fn apply(&self, records: &mut [Record]) -> Agreement {
        let mut agreement = Agreement::default();
        for record in records.iter_mut().filter(|record| falls_short(record)) {
            record.baseline = self.expects(record).map(str::to_owned);
            agreement.expected += usize::from(record.baseline.is_some());
        }
        for entry in &self.expected {
            let asked = records
                .iter()
                .filter(|record| record.outcome != Outcome::Inapplicable);
            let concerned = || asked.clone().filter(|record| entry.concerns(record));
            let name = entry.name().to_owned();
            if concerned().any(|record| falls_short(record) && entry.covers(record)) {
                continue;
            }
            match concerned().map(|record| record.outcome).max() {
                Some(came) => _ = agreement.unmet.insert(name, came),
                None => agreement.not_asked.push(name),
            }
        }
        agreement
    }

    /// The reason, if the case is listed, or everything it is laid to is.
    fn expects(&self, record: &Record) -> Option<&str> {
        let by_case = self
            .expected
            .iter()
            .find(|entry| entry.case.is_some() && entry.covers(record));
        let listed = |id: &str| {
            let mut entries = self.expected.iter();
            entries.find(|entry| entry.statement.as_ref().is_some_and(|own| own.value == id))
        };
        let by_statement = || {
            let mut blamed = record.blamed.iter().map(|blame| listed(&blame.statement));
            let first = blamed.next()??;
            blamed.all(|entry| entry.is_some()).then_some(first)
        };
        by_case
            .or_else(by_statement)
            .map(|entry| entry.reason.value.as_str())
    }
}

impl Entry {
    fn name(&self) -> &str {
        let name = self.case.as_ref().or(self.statement.as_ref());
        name.map_or("", |name| name.value.as_str())
    }

    /// Whether the record could meet the entry.
    fn concerns(&self, record: &Record) -> bool {
        match (&self.case, &self.statement) {
            (Some(case), _) => is_of(record, &case.value),
            (None, Some(id)) => record.statements.contains(&id.value) || self.covers(record),
            (None, None) => false,
        }
    }

    fn covers(&self, record: &Record) -> bool {
        match (&self.case, &self.statement) {
            (Some(case), _) => is_of(record, &case.value),
            (None, Some(id)) => record
                .blamed
                .iter()
                .any(|blame| blame.statement == id.value),
            (None, None) => false,
        }
    }
}

fn is_of(record: &Record, case: &str) -> bool {
    record.id == case
        || record
            .id
            .rsplit_once('/')
            .is_some_and(|(before, _)| before == case)
}

/// Whether there is anything to expect: neither passed nor ours nor never put.
const fn falls_short(record: &Record) -> bool {
    matches!(
        record.outcome,
        Outcome::Failed | Outcome::Errored | Outcome::CannotTell | Outcome::DeviatesAsDeclared
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> String {
        Baseline::read("b.yaml", text).unwrap_err().to_string()
    }

    #[test]
    fn a_baseline_is_read_strictly() {
        let right = "expected:\n- {case: \"V00001\", reason: \"known\"}\n- {statement: \"1993:5.5\", reason: \"known\"}\n";
        assert_eq!(Baseline::read("b.yaml", right).unwrap().expected.len(), 2);
        assert!(fault("expected:\n- {case: \"V1\"}\n").contains("missing field `reason`"));
        assert!(fault("expected:\n- {case: \"V1\", why: \"x\"}\n").contains("b.yaml, line 2"));
        assert!(
            fault("expected:\n- {statement: \"1993:99\", reason: \"x\"}\n")
                .contains("`1993:99` is no statement")
        );
        assert!(
            fault("expected:\n- {reason: \"x\"}\n")
                .contains("exactly one of `case` and `statement`")
        );
        assert!(
            fault("expected:\n- {case: \"V1\", reason: \" \"}\n").contains("the reason is empty")
        );
    }
}
