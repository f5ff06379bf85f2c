//! The report as one HTML file. It asks for nothing else, runs no script, and is well-formed XML, so that it can be read
//! back.

pub(crate) mod board;
mod exhibits;
pub(crate) mod pieces;
mod tree;

use chesslaws_spec::Spec;

use super::markup::Markup;
use super::tally::{not_asked, other_planes};
use super::{Account, wire_name};
use crate::run::{Conclusion, Outcome, Record, of_plane};
use crate::subjects::every_question;

const STYLE: &str = include_str!("style.css");

/// The report as HTML.
pub(super) fn html(account: &Account) -> String {
    let sheets = account.sheets();
    let mut page = Markup::beginning("<!DOCTYPE html>\n");
    let page_attributes = [("xmlns", "http://www.w3.org/1999/xhtml"), ("lang", "en")];
    page.open("html", &page_attributes).line();
    head(&mut page, account);
    page.open("body", &[]).line();
    pieces::define(&mut page);
    opening(&mut page, account);
    contents(&mut page, !sheets.is_empty());
    exhibits::exhibits(&mut page, account, &sheets);
    tree::tree(&mut page, account, &sheets);
    unseen(&mut page, account);
    not_passed(&mut page, account);
    page.element("footer", &[], &account.run.header.notice);
    page.finish()
}

fn head(page: &mut Markup, account: &Account) {
    page.open("head", &[]).line();
    page.empty("meta", &[("charset", "utf-8")]).line();
    let policy = [
        ("http-equiv", "Content-Security-Policy"),
        ("content", "default-src 'none'; style-src 'unsafe-inline'"),
    ];
    page.empty("meta", &policy).line();
    let viewport = [
        ("name", "viewport"),
        ("content", "width=device-width, initial-scale=1"),
    ];
    page.empty("meta", &viewport).line();
    let title = format!("Laws of Chess: {}", account.run.header.subject.name);
    page.element("title", &[], &title).line();
    page.open("style", &[]).verbatim(STYLE).close().line();
    page.close().line();
}

fn opening(page: &mut Markup, account: &Account) {
    let header = &account.run.header;
    let conclusion = account.run.conclusion();
    page.open("header", &[]);
    page.element(
        "p",
        &[("class", "kind")],
        "Laws of Chess: certification report",
    );
    page.element("h1", &[("dir", "auto")], &header.subject.name);
    let verdict = [
        ("class", class(conclusion)),
        ("id", "verdict"),
        ("data-exit-code", &conclusion.exit_code().to_string()),
    ];
    page.element("p", &verdict, &account.verdict());
    page.element("p", &[], &account.observed());
    page.open("dl", &[("class", "facts")]);
    let mut fact = |name: &str, value: &str| {
        // A command is long, and has a line of its own.
        let wide = [("class", "wide")];
        page.open("div", &wide[..usize::from(name == "subject")]);
        page.element("dt", &[], name).element("dd", &[], value);
        page.close();
    };
    fact("edition", &header.edition);
    fact("channel", &wire_name(&header.subject.channel));
    fact("seed", &header.seed.to_string());
    fact(
        "cases asked",
        &format!("{} of {}", header.asked, header.suite),
    );
    fact("exit code", &conclusion.exit_code().to_string());
    fact("certifier", &format!("chesslaws {}", header.version));
    if !header.option.is_empty() {
        fact("subject", &header.option);
    }
    if !header.clauses.is_empty() {
        fact("only clauses", &header.clauses.join(" "));
    }
    if !header.only.is_empty() {
        fact("only cases", &header.only.join(" "));
    }
    page.close().line();
    counts(page, account);
    page.element("p", &[("class", "notice")], &header.notice);
    page.close().line();
}

const fn class(conclusion: Conclusion) -> &'static str {
    match conclusion {
        Conclusion::Conforms => "verdict passed",
        Conclusion::DoesNotConform | Conclusion::BaselineUnmet => "verdict broken",
        Conclusion::Undecided | Conclusion::AsExpected => "verdict between",
        Conclusion::SubjectBroke | Conclusion::WeBroke => "verdict error",
    }
}

fn counts(page: &mut Markup, account: &Account) {
    page.open("table", &[("id", "counts")]);
    page.open("thead", &[]).open("tr", &[]);
    page.element("th", &[], "outcome")
        .element("th", &[], "cases");
    page.close().close().open("tbody", &[]);
    for (outcome, count) in account.counts() {
        page.open("tr", &[("data-outcome", outcome.name())]);
        page.element("td", &[], outcome.name());
        page.element("td", &[("class", "number")], &count.to_string());
        page.close();
    }
    page.close().close().line();
}

fn contents(page: &mut Markup, with_exhibits: bool) {
    page.open("nav", &[]);
    let sections = [
        ("#exhibits", "Exhibits"),
        ("#clauses", "Clause by clause"),
        ("#unseen", "What this does not show"),
        ("#cases", "Cases not passed"),
    ];
    for (href, name) in &sections[usize::from(!with_exhibits)..] {
        page.element("a", &[("href", href)], name).text(" ");
    }
    page.close().line();
}

/// What was not asked, and what the channel cannot show.
fn unseen(page: &mut Markup, account: &Account) {
    let subject = &account.run.header.subject;
    page.open("section", &[("id", "unseen")]);
    page.element("h2", &[], "What this does not show");
    page.open("ul", &[]);
    let missing = not_asked(&account.rows, account.edition, account.plane());
    if !missing.is_empty() && !account.run.is_narrowed() {
        not_asked_by_article(page, account, &missing);
    }
    let planes = other_planes(account.edition, account.plane());
    let planes: Vec<String> = planes
        .iter()
        .map(|(plane, count)| format!("{plane} {count}"))
        .collect();
    let text = format!(
        "Statements of other planes, which were not asked: {}.",
        planes.join(", ")
    );
    page.element("li", &[], &text);
    let questions = every_question();
    let cannot: Vec<&str> = questions
        .iter()
        .filter(|question| !subject.questions.contains(question))
        .map(String::as_str)
        .collect();
    if !cannot.is_empty() {
        let text = format!(
            "Questions that cannot be put through this channel: {}.",
            cannot.join(", ")
        );
        page.element("li", &[], &text);
    }
    for (reason, count) in account.inapplicable() {
        page.element(
            "li",
            &[],
            &format!("{count} cases were not put or not seen: {reason}"),
        );
    }
    for convention in &subject.conventions {
        page.element(
            "li",
            &[],
            &format!("Declared convention: {}", wire_name(convention)),
        );
    }
    for remark in account.run.header.remarks() {
        page.element("li", &[], &remark);
    }
    for note in &subject.notes {
        page.element("li", &[], &format!("Note: {note}"));
    }
    page.close().close().line();
}

/// The statements that no case was about, under the headings of their articles.
fn not_asked_by_article(page: &mut Markup, account: &Account, missing: &[&str]) {
    let text = format!(
        "No case asked was about {} statements of the plane of {}:",
        missing.len(),
        of_plane(account.plane())
    );
    page.open("li", &[]).text(&text).open("ul", &[]);
    for article in Spec::embedded().articles_of(account.edition) {
        let ids = article.statements.iter().map(|entry| entry.id.as_str());
        let ids: Vec<&str> = ids.filter(|id| missing.contains(id)).collect();
        if !ids.is_empty() {
            let text = format!("{}: {}", tree::heading(article), ids.join(", "));
            page.line().element("li", &[], &text);
        }
    }
    page.close().close();
}

/// Every case that was put and did not plainly pass.
fn not_passed(page: &mut Markup, account: &Account) {
    page.open("section", &[("id", "cases")]);
    page.element("h2", &[], "Cases not passed");
    let mut none = true;
    for outcome in Outcome::ALL.into_iter().rev() {
        if matches!(outcome, Outcome::Passed | Outcome::Inapplicable) {
            continue;
        }
        let records = account.run.records.iter();
        let records: Vec<&Record> = records.filter(|record| record.outcome == outcome).collect();
        if !records.is_empty() {
            none = false;
            list(page, outcome, &records);
        }
    }
    if none {
        page.element("p", &[], "There are none.");
    }
    page.close().line();
}

fn list(page: &mut Markup, outcome: Outcome, records: &[&Record]) {
    page.open("details", &[("class", "cases")]);
    page.element(
        "summary",
        &[],
        &format!("{}: {}", outcome.name(), records.len()),
    );
    page.open("ul", &[]);
    for record in records {
        page.line();
        page.open(
            "li",
            &[("data-case", &record.id), ("data-outcome", outcome.name())],
        );
        page.element("code", &[], &record.id);
        let mut blamed: Vec<&str> = record
            .blamed
            .iter()
            .map(|blame| blame.statement.as_str())
            .collect();
        blamed.dedup();
        page.text(&format!(" {} {}", blamed.join(" "), record.detail));
        page.close();
    }
    page.close().close();
}
