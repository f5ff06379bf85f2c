//! The cases counted by statement.

use std::collections::BTreeMap;

use chesslaws_law::Statement;

use super::{Outcome, Record};

/// What the cases of one statement came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The statement's id, or a name such as `FEN:castling`.
    pub statement: String,
    /// How many cases had each outcome. A failed case counts here for the statements it is laid to.
    pub counts: BTreeMap<Outcome, usize>,
    /// How many of its cases failed for another statement, so that they say nothing of this one.
    pub obscured: usize,
    /// The worst of them; a statement takes its worst.
    pub worst: Option<Outcome>,
}

impl Row {
    fn of(statement: &str) -> Self {
        Self {
            statement: statement.into(),
            counts: BTreeMap::new(),
            obscured: 0,
            worst: None,
        }
    }

    fn add(&mut self, outcome: Outcome) {
        *self.counts.entry(outcome).or_default() += 1;
        self.worst = self.worst.max(Some(outcome));
    }

    /// How many cases had the outcome.
    #[must_use]
    pub fn count(&self, outcome: Outcome) -> usize {
        self.counts.get(&outcome).copied().unwrap_or_default()
    }
}

/// The statements that any case is about or is laid to, in the order of the text; other names last.
#[must_use]
pub fn rows(records: &[Record]) -> Vec<Row> {
    let mut rows: BTreeMap<(bool, Option<Statement>, String), Row> = BTreeMap::new();
    let mut add = |id: &str, what: &dyn Fn(&mut Row)| {
        let statement = Statement::find(id);
        let key = (statement.is_none(), statement, id.to_owned());
        what(rows.entry(key).or_insert_with(|| Row::of(id)));
    };
    for record in records {
        let mut blamed: Vec<&str> = record
            .blamed
            .iter()
            .map(|blame| blame.statement.as_str())
            .collect();
        blamed.sort_unstable();
        blamed.dedup();
        for id in &blamed {
            add(id, &|row| row.add(record.outcome));
        }
        for id in record
            .statements
            .iter()
            .filter(|id| !blamed.contains(&id.as_str()))
        {
            if record.outcome == Outcome::Failed {
                add(id, &|row| row.obscured += 1);
            } else {
                add(id, &|row| row.add(record.outcome));
            }
        }
    }
    rows.into_values().collect()
}
