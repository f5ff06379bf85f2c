//! The smallest counterexample for each statement that is blamed.

use std::collections::BTreeMap;

use chesslaws_law::{Edition, Statement};
use chesslaws_oracle::Laws;
use chesslaws_protocol::STARTPOS;
use chesslaws_spec::Spec;

use super::blame::reached;
use super::{Blame, Outcome, Record};
use crate::diagram;

/// A statement with the smallest case that shows it broken.
#[derive(Clone, Debug)]
pub struct Exhibit<'a> {
    /// The case.
    pub record: &'a Record,
    /// What it is laid to.
    pub blame: &'a Blame,
    /// How many cases are laid to the statement.
    pub cases: usize,
}

/// One exhibit for each statement blamed: the fewest men, then the shortest game, then the first id.
#[must_use]
pub fn exhibits(records: &[Record]) -> Vec<Exhibit<'_>> {
    let mut found: BTreeMap<(Option<Statement>, &str), Exhibit<'_>> = BTreeMap::new();
    let size = |record: &Record| (record.men, record.ask.moves.len(), record.id.clone());
    for record in records
        .iter()
        .filter(|record| record.outcome == Outcome::Failed)
    {
        let mut seen = Vec::new();
        for blame in &record.blamed {
            let id = blame.statement.as_str();
            if seen.contains(&id) {
                continue;
            }
            seen.push(id);
            let exhibit = found.entry((Statement::find(id), id)).or_insert(Exhibit {
                record,
                blame,
                cases: 0,
            });
            exhibit.cases += 1;
            if size(record) < size(exhibit.record) {
                (exhibit.record, exhibit.blame) = (record, blame);
            }
        }
    }
    found.into_values().collect()
}

impl Exhibit<'_> {
    /// The exhibit as text; `subject` is the option by which the subject is chosen on the command line.
    #[must_use]
    pub fn text(&self, edition: Edition, subject: &str) -> String {
        let Self {
            record,
            blame,
            cases,
        } = self;
        let mut text = format!("{}  ({cases} failed)\n", cited(&blame.statement));
        if let Some(entry) = Spec::embedded().find(&blame.statement) {
            text += &format!("  {}\n", entry.says.value.en);
        }
        text += &format!("  It {}.\n", blame.wrong);
        if let Ok(setup) = reached(&Laws::of(edition), &record.ask) {
            text += &format!("\n{}  {setup}\n", diagram::text(&setup));
            if let Some(mv) = &blame.mv {
                text += &format!(
                    "  explained by: chesslaws explain --edition {edition} \"{setup}\" {mv}\n"
                );
            }
        }
        if record.ask.start == STARTPOS && !record.ask.moves.is_empty() {
            text += &format!("  the game:     {}\n", record.ask.moves.join(" "));
        }
        for fact in &blame.facts {
            text += &format!("  fact:         {fact}\n");
        }
        text += &format!("  both answers: {}\n", record.detail);
        text += &format!("  source:       {}\n", record.source);
        text += &format!(
            "  reproduce:    chesslaws certify {subject} --edition {edition} --only {}\n",
            record.id
        );
        text
    }
}

/// The statement's id, and that of the edition in force where it has one.
pub(super) fn cited(id: &str) -> String {
    match Statement::find(id).and_then(Statement::primary) {
        Some(primary) => format!("{id} ({primary})"),
        None => id.to_owned(),
    }
}
