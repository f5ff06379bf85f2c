//! The summary in Markdown, for a comment on a pull request and for a repository.

use super::sheet::{Sheet, cited, says};
use super::tally::{State, not_asked, other_planes};
use super::{Account, wire_name};
use crate::diagram;
use crate::run::{Outcome, Row};

/// So many exhibits are shown in full: a comment may have 65,536 characters.
const EXHIBITS: usize = 20;

/// The report as Markdown.
pub(super) fn markdown(account: &Account) -> String {
    let mut text = head(account);
    text += &counts(account);
    text += &statements(account);
    text += &exhibits(account);
    text += &unseen(account);
    text + &format!("\n{}\n", prose(&account.run.header.notice))
}

fn head(account: &Account) -> String {
    let header = &account.run.header;
    let conclusion = account.run.conclusion();
    let mut text = format!(
        "# Laws of Chess: {}\n\n**{}** (exit code {})\n\n",
        code(&header.subject.name),
        prose(&account.verdict()),
        conclusion.exit_code()
    );
    text += &format!("- edition: {}\n", account.edition);
    text += &format!("- channel: {}\n", wire_name(&header.subject.channel));
    text += &format!("- seed: {}\n", header.seed);
    text += &format!("- asked: {} of {} cases\n", header.asked, header.suite);
    text += &format!("- certifier: chesslaws {}\n", code(&header.version));
    text + &format!("\n{}\n", prose(&account.observed()))
}

fn counts(account: &Account) -> String {
    let mut text = "\n| outcome | cases |\n|---|---:|\n".to_owned();
    for (outcome, count) in account.counts() {
        text += &format!("| {} | {count} |\n", outcome.name());
    }
    text
}

/// The statements that are not plainly passed.
fn statements(account: &Account) -> String {
    let rows: Vec<&Row> = account
        .rows
        .iter()
        .filter(|row| row.worst != Some(Outcome::Passed))
        .collect();
    if rows.is_empty() {
        return "\nEvery statement that was asked about is plainly passed.\n".into();
    }
    let mut text = format!(
        "\n## Not plainly passed: {} of the {} statements asked about\n\n\
         | statement | comes to | passed | failed | obscured | other | says |\n|---|---|---:|---:|---:|---:|---|\n",
        rows.len(),
        account.rows.len()
    );
    for row in rows {
        let state = row.worst.map_or(State::Obscured, State::Came);
        let passed = row.count(Outcome::Passed) + row.count(Outcome::PassedUnattributed);
        let failed = row.count(Outcome::Failed);
        let other = row.counts.values().sum::<usize>() - passed - failed;
        text += &format!(
            "| {} | {} | {passed} | {failed} | {} | {other} | {} |\n",
            code(&cited(&row.statement)),
            state.words(),
            row.obscured,
            prose(&says(&row.statement).unwrap_or_default()),
        );
    }
    text + "\nA statement takes its worst case. Obscured: the case failed, for another statement.\n"
}

fn exhibits(account: &Account) -> String {
    let sheets = account.sheets();
    if sheets.is_empty() {
        return String::new();
    }
    let mut text = "\n## The smallest counterexample for each statement broken\n\nA failed case counts for every \
                    statement it is laid to.\n"
        .to_owned();
    for (at, sheet) in sheets.iter().take(EXHIBITS).enumerate() {
        text += &exhibit(at + 1, sheet);
    }
    if sheets.len() > EXHIBITS {
        let more = sheets.len() - EXHIBITS;
        text += &format!("\nAnd {more} more, which report.html shows.\n");
    }
    text
}

fn exhibit(number: usize, sheet: &Sheet) -> String {
    let Sheet {
        exhibit, statement, ..
    } = sheet;
    let mut text = format!("\n### {number}. {}\n\n", code(statement));
    if let Some(says) = &sheet.says {
        text += &format!("> {}\n\n", prose(says));
    }
    text += &format!(
        "It {}. Cases that failed so: {}.\n\n",
        code(&exhibit.blame.wrong),
        exhibit.cases
    );
    let shown = exhibit.shown_in.is_none();
    if let Some(setup) = exhibit.setup.as_ref().filter(|_| shown) {
        text += &format!("```text\n{}```\n\n", diagram::text(setup));
        text += &format!("- position: {}\n", code(&setup.to_string()));
    }
    let mut item = |name: &str, value: Option<&str>| {
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            text += &format!("- {name}: {}\n", code(value));
        }
    };
    if shown {
        item("case", Some(&exhibit.record.id));
        item("game", sheet.game.as_deref());
        item("expected", Some(&sheet.expected));
        item("answered", Some(&sheet.answered));
        item("difference", Some(&exhibit.record.detail));
    }
    item("explained by", sheet.explain.as_deref());
    if shown {
        item("source", Some(&exhibit.record.source));
        item("reproduce", Some(&sheet.reproduce));
    }
    if let Some((game, command)) = &sheet.shortest {
        item("the shortest game", Some(game));
        item("reproduce it", Some(command));
    }
    if let Some(number) = exhibit.shown_in {
        text += &format!("- the case is the same as in {number}\n");
    }
    if !exhibit.blame.facts.is_empty() {
        text += "- facts:\n";
    }
    for fact in &exhibit.blame.facts {
        text += &format!("  - {}\n", code(fact));
    }
    text
}

fn unseen(account: &Account) -> String {
    let mut text = "\n## What this does not show\n\n".to_owned();
    let missing = not_asked(&account.rows, account.edition, account.plane());
    if !missing.is_empty() && !account.run.is_narrowed() {
        text += &format!(
            "- No case asked was about {} statements of this plane: {}\n",
            missing.len(),
            missing.join(", ")
        );
    }
    let planes: Vec<String> = other_planes(account.edition, account.plane())
        .iter()
        .map(|(plane, count)| format!("{plane} {count}"))
        .collect();
    text += &format!(
        "- Not asked, statements of other planes: {}\n",
        planes.join(", ")
    );
    for (reason, count) in account.inapplicable() {
        text += &format!("- Not put, {count} cases: {}\n", code(reason));
    }
    for convention in &account.run.header.subject.conventions {
        text += &format!("- Declared convention: {}\n", wire_name(convention));
    }
    for remark in account.run.header.remarks() {
        text += &format!("- {}\n", code(&remark));
    }
    for note in &account.run.header.subject.notes {
        text += &format!("- Note: {}\n", code(note));
    }
    text
}

/// Text of others, as code: nothing in it is markup, a link or a mention.
fn code(text: &str) -> String {
    let is_simple = !text.is_empty() && text == text.trim() && !text.contains(['`', '|', '\\']);
    if is_simple {
        return format!("`{text}`");
    }
    format!(
        "<code>{}</code>",
        entities(text, |letter| {
            letter.is_ascii_punctuation() || letter == ' '
        })
    )
}

/// Our own words, in which no sign is markup.
fn prose(text: &str) -> String {
    entities(text, |letter| "\\`*_{}[]<>#|~&@".contains(letter))
}

fn entities(text: &str, is_written_as_number: impl Fn(char) -> bool) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        if is_written_as_number(letter) {
            out += &format!("&#{};", u32::from(letter));
        } else {
            out.push(letter);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_of_others_is_code() {
        for (text, written) in [
            ("Stockfish 15.1", "`Stockfish 15.1`"),
            ("<b>@all", "`<b>@all`"),
            ("a|b", "<code>a&#124;b</code>"),
            ("`x`", "<code>&#96;x&#96;</code>"),
            ("", "<code></code>"),
        ] {
            assert_eq!(code(text), written);
        }
    }

    #[test]
    fn our_words_stay_readable() {
        assert_eq!(
            prose("a king's move, [1] <x>"),
            "a king's move, &#91;1&#93; &#60;x&#62;"
        );
    }
}
