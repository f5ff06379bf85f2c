//! JUnit XML: a suite an article, a test a case. A case stands in the suite of the article that its first statement is
//! of, whatever became of it, so that two reports can be compared line by line. No times are written, for the same reason.

use std::collections::{BTreeMap, HashMap};

use chesslaws_law::Edition;
use chesslaws_spec::Spec;

use super::markup::Markup;
use super::sheet::{answered, cited, says};
use super::{Account, wire_name};
use crate::run::{Outcome, Record, reproduce, shown};

/// The report as JUnit XML.
pub(super) fn junit(account: &Account) -> String {
    let mut xml = Markup::beginning("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let records: Vec<&Record> = account.run.records.iter().collect();
    let name = format!("Laws of Chess, {}", account.edition);
    open_with_counts(&mut xml, "testsuites", &name, &records);
    for (article, records) in by_article(&records, account.edition) {
        xml.line();
        open_with_counts(&mut xml, "testsuite", &article.title, &records);
        properties(&mut xml, account);
        let class = format!("chesslaws.{}.{}", account.edition, article.name);
        for record in records {
            test(&mut xml, account, &class, record);
        }
        xml.line().close();
    }
    xml.line();
    xml.finish()
}

/// A suite. They are sorted as the text is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Suite {
    place: usize,
    name: String,
    title: String,
}

fn by_article<'a>(records: &[&'a Record], edition: Edition) -> BTreeMap<Suite, Vec<&'a Record>> {
    let mut suites: Vec<Suite> = Vec::new();
    let mut places = HashMap::new();
    for (place, article) in Spec::embedded().articles_of(edition).enumerate() {
        let name = format!("article-{}", article.article.value);
        let title = format!("{}: {}", article.article.value, article.title.value.en);
        suites.push(Suite { place, name, title });
        let ids = article.statements.iter().map(|entry| entry.id.as_str());
        places.extend(ids.map(|id| (id, place)));
    }
    suites.push(Suite {
        place: suites.len(),
        name: "no-statement".into(),
        title: "cases that show no statement of this edition".into(),
    });
    let mut found: BTreeMap<Suite, Vec<&Record>> = BTreeMap::new();
    for record in records {
        let of = |id: &String| places.get(id.as_str()).copied();
        let place = record.statements.iter().find_map(of);
        let suite = &suites[place.unwrap_or(suites.len() - 1)];
        found.entry(suite.clone()).or_default().push(record);
    }
    found
}

fn open_with_counts(xml: &mut Markup, element: &'static str, name: &str, records: &[&Record]) {
    let count = |kind: Kind| {
        let of_kind = records
            .iter()
            .filter(|record| Kind::of(record.outcome) == kind);
        of_kind.count().to_string()
    };
    xml.open(
        element,
        &[
            ("name", name),
            ("tests", &records.len().to_string()),
            ("failures", &count(Kind::Failure)),
            ("errors", &count(Kind::Error)),
            ("skipped", &count(Kind::Skipped)),
        ],
    );
}

/// What JUnit has a word for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Passed,
    Failure,
    Error,
    Skipped,
}

impl Kind {
    const fn of(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Passed | Outcome::PassedUnattributed => Self::Passed,
            Outcome::Failed => Self::Failure,
            Outcome::Errored | Outcome::TesterError => Self::Error,
            Outcome::Inapplicable | Outcome::DeviatesAsDeclared | Outcome::CannotTell => {
                Self::Skipped
            }
        }
    }
}

fn properties(xml: &mut Markup, account: &Account) {
    let header = &account.run.header;
    let conclusion = account.run.conclusion();
    xml.line().open("properties", &[]);
    let mut property = |name: &str, value: &str| {
        xml.line();
        xml.empty("property", &[("name", name), ("value", value)]);
    };
    property("edition", &header.edition);
    property("subject", &header.subject.name);
    property("channel", &wire_name(&header.subject.channel));
    property("seed", &header.seed.to_string());
    property("cases-in-suite", &header.suite.to_string());
    property("cases-asked", &header.asked.to_string());
    for (outcome, count) in account.counts() {
        property(&format!("count-{}", outcome.name()), &count.to_string());
    }
    property("conclusion", &account.verdict());
    property("exit-code", &conclusion.exit_code().to_string());
    property("observed", &account.observed());
    property("notice", &header.notice);
    xml.line().close();
}

fn test(xml: &mut Markup, account: &Account, class: &str, record: &Record) {
    let attributes = [("classname", class), ("name", record.id.as_str())];
    let outcome = record.outcome.name();
    xml.line();
    if record.outcome == Outcome::Passed {
        xml.empty("testcase", &attributes);
        return;
    }
    xml.open("testcase", &attributes);
    match Kind::of(record.outcome) {
        Kind::Passed => {
            let note = format!("{outcome}: {}", record.detail);
            xml.element("system-out", &[], &note);
        }
        Kind::Skipped => {
            let reason = format!("{outcome}: {}", record.detail);
            xml.empty("skipped", &[("message", &reason)]);
        }
        Kind::Error => {
            let attributes = [("type", outcome), ("message", record.detail.as_str())];
            xml.element("error", &attributes, &body(account, record));
        }
        Kind::Failure => {
            let message = format!("{}: {}", blamed(record).join(", "), record.detail);
            let attributes = [("type", outcome), ("message", message.as_str())];
            xml.element("failure", &attributes, &body(account, record));
        }
    }
    xml.close();
}

/// The statements blamed, each once.
fn blamed(record: &Record) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    for blame in &record.blamed {
        let id = cited(&blame.statement);
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    ids
}

fn body(account: &Account, record: &Record) -> String {
    let mut text = String::from("\n");
    for blame in &record.blamed {
        let says = says(&blame.statement).unwrap_or_default();
        text += &format!(
            "{}  {says}\n  It {}.\n",
            cited(&blame.statement),
            blame.wrong
        );
        for fact in &blame.facts {
            text += &format!("  fact: {fact}\n");
        }
    }
    let moves = record.ask.moves.join(" ");
    text += &format!("question: {}\n", record.ask.question.name());
    text += &format!("position: {} {moves}\n", record.ask.start);
    text += &format!("expected: {}\n", shown(&record.expected));
    text += &format!("answered: {}\n", answered(record));
    text += &format!("source: {}\n", record.source);
    let command = reproduce(record, account.edition, &account.subject);
    text + &format!("reproduce: {command}\n")
}
