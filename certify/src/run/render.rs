//! The run as it is read on a terminal.

use chesslaws_law::Edition;
use chesslaws_spec::{Spec, model::Plane};
use comfy_table::{CellAlignment, ContentArrangement, Table, presets};
use unicode_width::UnicodeWidthStr;

use super::exhibit::{cited, exhibits};
use super::report::{NOTICE, of_plane};
use super::table::{Row, rows};
use super::{Outcome, Run};

/// So wide is a terminal at least; commands, positions and games stay on one line, to be copied.
const COLUMNS: usize = 100;

/// The whole as text; `subject` is the option by which the subject is chosen on the command line.
#[must_use]
pub fn render(run: &Run, edition: Edition, subject: &str) -> String {
    let rows = rows(&run.records);
    let mut text = head(run);
    text += &format!("{}\n", table(&rows));
    text += &wrapped(
        "A statement takes its worst. obscured: the case failed, for another statement. not put: inapplicable. other: see \
         the counts.",
    );
    if !run.is_narrowed() {
        text += &not_asked(&rows, edition, run.header.plane_asked());
    }
    text += &counts(run);
    let exhibits = exhibits(run, edition);
    if !exhibits.is_empty() {
        text += "\nThe smallest counterexample for each statement broken\n";
        text += "A failed case counts for every statement it is laid to.\n";
    }
    for (number, exhibit) in exhibits.iter().enumerate() {
        text += &format!("\n{}. {}", number + 1, exhibit.text(edition, subject));
    }
    text += &others(run);
    text + &format!("\n{}\n{NOTICE}\n", run.conclusion().sentence())
}

fn head(run: &Run) -> String {
    let header = &run.header;
    let mut text = wrapped(&format!(
        "{}, asked {} of {} cases on the plane of {}, by {}, seed {}",
        header.subject.name,
        header.asked,
        header.suite,
        of_plane(header.plane_asked()),
        header.edition,
        header.seed
    ));
    text += &wrapped(&format!(
        "questions that can be put to it: {}",
        header.subject.questions.join(", ")
    ));
    for remark in header.remarks() {
        text += &wrapped(&remark);
    }
    for note in &header.subject.notes {
        text += &wrapped(&format!("note: {note}"));
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
        "not put",
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
            row.worst.map_or("not observed", short).to_owned(),
        ]);
    }
    for column in 1..6 {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}

/// The name of an outcome, as short as the table needs it.
const fn short(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::PassedUnattributed => "unattributed",
        Outcome::DeviatesAsDeclared => "deviates",
        other => other.name(),
    }
}

/// Our text in lines that a terminal shows whole; the lines after the first stand further in.
fn wrapped(text: &str) -> String {
    let (mut lines, mut line) = (String::new(), String::new());
    for word in text.split_whitespace() {
        if !line.is_empty() && line.width() + 1 + word.width() > COLUMNS {
            lines += &format!("{line}\n");
            line = format!("  {word}");
            continue;
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line += word;
    }
    lines + &line + "\n"
}

/// Which statements of the plane no case was about: silence is no pass.
fn not_asked(rows: &[Row], edition: Edition, plane: Plane) -> String {
    let asked = |id: &str| rows.iter().any(|row| row.statement == id);
    let missing: Vec<&str> = Spec::embedded()
        .entries(edition)
        .filter(|entry| entry.plane == plane && !asked(&entry.id))
        .map(|entry| entry.id.as_str())
        .collect();
    if missing.is_empty() {
        return String::new();
    }
    wrapped(&format!(
        "No case asked was about {} statements of this plane: {}",
        missing.len(),
        missing.join(" ")
    ))
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn the_widest_table_fits_a_terminal_of_100_columns() {
        for outcome in Outcome::ALL {
            let rows: Vec<Row> = chesslaws_law::Statement::all()
                .filter(|statement| Spec::embedded().entry(*statement).plane == Plane::Board)
                .map(|statement| Row {
                    statement: statement.id().into(),
                    counts: BTreeMap::from([(outcome, 99_999)]),
                    obscured: 99_999,
                    worst: Some(outcome),
                })
                .collect();
            for line in table(&rows).to_string().lines() {
                assert!(line.width() <= COLUMNS, "{} columns: {line}", line.width());
            }
        }
    }

    #[test]
    fn long_lines_are_wrapped_at_words() {
        let text = wrapped(&"word ".repeat(50));
        assert!(text.lines().all(|line| line.width() <= COLUMNS), "{text}");
        assert_eq!(text.split_whitespace().count(), 50);
    }
}
