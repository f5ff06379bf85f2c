//! The run as it is read on a terminal.

use chesslaws_law::Edition;
use chesslaws_spec::{Spec, model::Plane};
use comfy_table::{CellAlignment, ContentArrangement, Table, presets};

use super::exhibit::{cited, exhibits};
use super::report::NOTICE;
use super::table::{Row, rows};
use super::{Outcome, Run};

/// The whole as text; `subject` is the option by which the subject is chosen on the command line.
#[must_use]
pub fn render(run: &Run, edition: Edition, subject: &str) -> String {
    let rows = rows(&run.records);
    let mut text = head(run);
    text += &format!("{}\n", table(&rows));
    text += "A statement takes its worst. obscured: the case failed, for another statement. other: see the counts.\n";
    text += &not_asked(&rows, edition);
    text += &counts(run);
    let exhibits = exhibits(run, edition);
    if !exhibits.is_empty() {
        text += "\nThe smallest counterexample for each statement broken\n";
    }
    for (number, exhibit) in exhibits.iter().enumerate() {
        text += &format!("\n{}. {}", number + 1, exhibit.text(edition, subject));
    }
    text += &others(run);
    text += &format!("\n{}\n{NOTICE}\n", run.conclusion().sentence());
    text
}

fn head(run: &Run) -> String {
    let header = &run.header;
    let mut text = format!(
        "{}, asked {} of {} cases on the plane of the board, by {}, seed {}\n",
        header.subject.name, header.asked, header.suite, header.edition, header.seed
    );
    text += &format!(
        "questions that can be put to it: {}\n",
        header.subject.questions.join(", ")
    );
    if let Some(why) = &header.given_up {
        text += &format!("{why}; {} of its cases were asked\n", header.asked);
    }
    if let Some(baseline) = &header.baseline {
        text += &format!(
            "failures that the baseline expects: {}\n",
            baseline.expected
        );
        for name in &baseline.unmet {
            text +=
                &format!("the baseline expects a failure of {name}, which passes: take it out\n");
        }
        if !baseline.not_asked.is_empty() {
            text += &format!(
                "of the baseline, not asked: {}\n",
                baseline.not_asked.join(" ")
            );
        }
    }
    for note in &header.subject.notes {
        text += &format!("note: {note}\n");
    }
    text
}

fn table(rows: &[Row]) -> Table {
    let mut table = Table::new();
    table
        .load_style(presets::ASCII_MARKDOWN)
        .set_content_arrangement(ContentArrangement::Disabled);
    table.set_header([
        "statement",
        "passed",
        "failed",
        "obscured",
        "inapplicable",
        "other",
        "comes to",
    ]);
    for row in rows {
        let passed = row.count(Outcome::Passed) + row.count(Outcome::PassedUnattributed);
        let (failed, inapplicable) = (row.count(Outcome::Failed), row.count(Outcome::Inapplicable));
        let other = row.counts.values().sum::<usize>() - passed - failed - inapplicable;
        table.add_row([
            cited(&row.statement),
            passed.to_string(),
            failed.to_string(),
            row.obscured.to_string(),
            inapplicable.to_string(),
            other.to_string(),
            row.worst.map_or("not observed", Outcome::name).to_owned(),
        ]);
    }
    for column in 1..6 {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}

/// Which statements of the plane of the board no case was about: silence is no pass.
fn not_asked(rows: &[Row], edition: Edition) -> String {
    let asked = |id: &str| rows.iter().any(|row| row.statement == id);
    let missing: Vec<&str> = Spec::embedded()
        .entries(edition)
        .filter(|entry| entry.plane == Plane::Board && !asked(&entry.id))
        .map(|entry| entry.id.as_str())
        .collect();
    if missing.is_empty() {
        return String::new();
    }
    format!(
        "No case asked was about {} statements of this plane: {}\n",
        missing.len(),
        missing.join(" ")
    )
}

fn counts(run: &Run) -> String {
    let counted = Outcome::ALL.iter().filter_map(|&outcome| {
        let count = run
            .records
            .iter()
            .filter(|record| record.outcome == outcome)
            .count();
        (count > 0).then(|| format!("{count} {}", outcome.name()))
    });
    format!("\n{}\n", counted.collect::<Vec<_>>().join(", "))
}

/// What is neither passed nor failed, a few of each kind.
fn others(run: &Run) -> String {
    const SHOWN: usize = 3;
    let mut text = String::new();
    for outcome in [
        Outcome::TesterError,
        Outcome::Errored,
        Outcome::CannotTell,
        Outcome::DeviatesAsDeclared,
        Outcome::PassedUnattributed,
    ] {
        let records: Vec<_> = run
            .records
            .iter()
            .filter(|record| record.outcome == outcome)
            .collect();
        if records.is_empty() {
            continue;
        }
        text += &format!("\n{}: {}\n", outcome.name(), records.len());
        for record in records.iter().take(SHOWN) {
            text += &format!("  {}: {}\n", record.id, record.detail);
        }
        if records.len() > SHOWN {
            text += "  and more: report.jsonl has them all\n";
        }
    }
    text
}
