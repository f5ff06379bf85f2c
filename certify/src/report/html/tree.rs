//! The clause tree: articles, clauses, statements, each with what its cases came to.

use std::collections::BTreeMap;

use chesslaws_spec::Spec;
use chesslaws_spec::model::{Article, Entry, Plane};

use super::super::Account;
use super::super::markup::Markup;
use super::super::sheet::{Sheet, cited};
use super::super::tally::State;
use super::exhibits;
use crate::run::Row;

/// Writes the tree.
pub(super) fn tree(page: &mut Markup, account: &Account, sheets: &[Sheet]) {
    let rows = account.rows.iter();
    let tree = Tree {
        rows: rows.map(|row| (row.statement.as_str(), row)).collect(),
        exhibits: (1..)
            .zip(sheets)
            .map(|(number, sheet)| (sheet.exhibit.blame.statement.as_str(), number))
            .collect(),
        asked: account.plane(),
    };
    page.open("section", &[("id", "clauses")]);
    page.element("h2", &[], "Clause by clause");
    page.element(
        "p",
        &[],
        "A statement takes its worst case. Obscured: its case failed, for another statement. What no case was about is \
         said to be not asked; silence is no pass.",
    );
    for article in Spec::embedded().articles_of(account.edition) {
        tree.article(page, article);
    }
    tree.other_rules(page);
    page.close().line();
}

struct Tree<'a> {
    rows: BTreeMap<&'a str, &'a Row>,
    exhibits: BTreeMap<&'a str, usize>,
    asked: Plane,
}

impl Tree<'_> {
    fn article(&self, page: &mut Markup, article: &Article) {
        let entries: Vec<&Entry> = article.statements.iter().collect();
        let is_open = entries.iter().any(|entry| self.is_of_note(entry));
        self.open(page, "article", &heading(article), &entries, is_open);
        let mut clauses: Vec<(String, Vec<&Entry>)> = Vec::new();
        for entry in entries {
            let clause = clause(&entry.number.value);
            match clauses.last_mut() {
                Some((last, entries)) if *last == clause => entries.push(entry),
                _ => clauses.push((clause, vec![entry])),
            }
        }
        for (clause, entries) in clauses {
            if let [entry] = entries[..] {
                self.statement(page, entry);
                continue;
            }
            let is_open = entries.iter().any(|entry| self.is_of_note(entry));
            self.open(page, "clause", &clause, &entries, is_open);
            for entry in entries {
                self.statement(page, entry);
            }
            page.close();
        }
        page.close();
    }

    fn state(&self, entry: &Entry) -> State {
        let row = self.rows.get(entry.id.as_str()).copied();
        State::of(row, entry.plane, self.asked)
    }

    /// Whether it was asked about and is not plainly passed.
    fn is_of_note(&self, entry: &Entry) -> bool {
        matches!(self.state(entry).class(), "broken" | "error" | "between")
    }

    /// Opens a level of the tree, its states counted in its heading.
    fn open(
        &self,
        page: &mut Markup,
        class: &'static str,
        heading: &str,
        entries: &[&Entry],
        is_open: bool,
    ) {
        let attributes = [("class", class), ("open", "open")];
        page.line();
        page.open("details", &attributes[..1 + usize::from(is_open)]);
        page.open("summary", &[]).element("b", &[], heading);
        let mut states: BTreeMap<&str, usize> = BTreeMap::new();
        for entry in entries {
            *states.entry(self.state(entry).class()).or_default() += 1;
        }
        for (class, words) in [
            ("broken", "broken"),
            ("error", "without reply"),
            ("between", "undecided"),
            ("passed", "passed"),
            ("unseen", "not seen"),
            ("other", "of other planes"),
        ] {
            if let Some(count) = states.get(class) {
                let text = format!("{count} {words}");
                page.text(" ").element("span", &[("class", class)], &text);
            }
        }
        page.close();
    }

    fn statement(&self, page: &mut Markup, entry: &Entry) {
        let state = self.state(entry);
        page.line();
        page.open(
            "details",
            &[("class", "statement"), ("id", &anchor(&entry.id))],
        );
        page.open("summary", &[]);
        page.element("code", &[], &cited(&entry.id)).text(" ");
        page.element("span", &[("class", state.class())], &state.words());
        page.text(" ")
            .element("span", &[("class", "says")], &entry.says.value.en);
        page.close();
        if let Some(row) = self.rows.get(entry.id.as_str()) {
            counts(page, row);
        }
        self.link(page, &entry.id);
        let command = format!("chesslaws cite {}", entry.id);
        page.open("p", &[])
            .text("All about it: ")
            .element("code", &[], &command)
            .close();
        page.close();
    }

    fn link(&self, page: &mut Markup, id: &str) {
        if let Some(&number) = self.exhibits.get(id) {
            let href = format!("#{}", exhibits::anchor(number));
            page.open("p", &[]);
            page.element("a", &[("href", &href)], &format!("Exhibit {number}"));
            page.close();
        }
    }

    /// What is laid to rules that are no statements of the Laws, such as those of FEN.
    fn other_rules(&self, page: &mut Markup) {
        let others = self
            .rows
            .values()
            .filter(|row| chesslaws_law::Statement::find(&row.statement).is_none());
        for row in others {
            page.open("div", &[("class", "rule")]);
            page.element("code", &[], &row.statement);
            page.text(" (no statement of the Laws)");
            counts(page, row);
            self.link(page, &row.statement);
            page.close();
        }
    }
}

fn counts(page: &mut Markup, row: &Row) {
    let mut parts: Vec<String> = row
        .counts
        .iter()
        .map(|(outcome, count)| format!("{count} {}", outcome.name()))
        .collect();
    if row.obscured > 0 {
        parts.push(format!("{} obscured", row.obscured));
    }
    page.element("p", &[], &format!("Cases: {}.", parts.join(", ")));
}

/// The number and title of an article.
pub(super) fn heading(article: &Article) -> String {
    let name = &article.article.value;
    match name.parse::<u32>() {
        Ok(_) => format!("{name}. {}", article.title.value.en),
        Err(_) => article.title.value.en.clone(),
    }
}

/// The first two parts of a statement's number.
fn clause(number: &str) -> String {
    number.split('.').take(2).collect::<Vec<_>>().join(".")
}

/// The anchor of a statement.
pub(super) fn anchor(id: &str) -> String {
    format!("s-{}", id.replace(':', "-"))
}
