//! Whatever a run holds, every form of its report is read back and says the same. The texts are hostile: markup, quotes,
//! controls, marks of direction, table bars, line breaks.

mod back;
mod runs;

use std::collections::{BTreeMap, BTreeSet};

use chesslaws::report::{Account, Form, plain};
use chesslaws::run::{Outcome, Run, exhibits, read, rows, write};
use chesslaws_law::Edition;
use proptest::prelude::*;

use back::{Page, hidden, junit, markdown, unplain};
use runs::runs;

fn account(run: &Run) -> Account {
    Account::of(run).expect("the edition is known")
}

fn edition(run: &Run) -> Edition {
    run.header.edition.parse().expect("the edition is known")
}

fn counts(run: &Run) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for record in &run.records {
        *counts.entry(record.outcome.name().to_owned()).or_default() += 1;
    }
    counts
}

fn cases(run: &Run, is_wanted: impl Fn(Outcome) -> bool) -> BTreeSet<(String, String)> {
    let records = run
        .records
        .iter()
        .filter(|record| is_wanted(record.outcome));
    records
        .map(|record| (record.id.clone(), record.outcome.name().to_owned()))
        .collect()
}

/// The same run with no blame behind the end of its game, as the forms take it.
fn clamped(run: &Run) -> Run {
    let mut run = run.clone();
    for record in &mut run.records {
        let plies = record.ask.moves.len();
        for blame in &mut record.blamed {
            blame.ply = blame.ply.min(plies);
        }
    }
    run
}

/// The exhibits: case and statement.
fn shown(run: &Run) -> BTreeSet<(String, String)> {
    let run = clamped(run);
    let exhibits = exhibits(&run, edition(&run));
    exhibits
        .iter()
        .map(|exhibit| (exhibit.record.id.clone(), exhibit.blame.statement.clone()))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(160))]

    #[test]
    fn the_report_itself_is_read_back(run in runs()) {
        let text = write(&run).unwrap();
        let (back, footer) = read(&text).unwrap();
        prop_assert_eq!(&back.header, &run.header);
        prop_assert_eq!(&back.records, &run.records);
        prop_assert_eq!(footer.exit_code, run.conclusion().exit_code());
        let account = (account(&run), account(&back));
        for (form, name) in Form::FILES {
            prop_assert_eq!(account.0.form(form), account.1.form(form), "{}", name);
        }
    }

    #[test]
    fn junit_is_read_back(run in runs()) {
        let back = junit(&account(&run).form(Form::Junit));
        prop_assert_eq!(back.cases, cases(&run, |_| true));
        for suite in &back.properties {
            prop_assert_eq!(&suite["exit-code"], &run.conclusion().exit_code().to_string());
            prop_assert_eq!(&suite["seed"], &run.header.seed.to_string());
            prop_assert_eq!(&unplain(&suite["subject"]), &run.header.subject.name);
            prop_assert_eq!(&unplain(&suite["notice"]), &run.header.notice);
            for (outcome, count) in counts(&run) {
                prop_assert_eq!(&suite[&format!("count-{outcome}")], &count.to_string());
            }
        }
        prop_assert_eq!(back.properties.is_empty(), run.records.is_empty());
    }

    #[test]
    fn html_is_read_back_and_harmless(run in runs()) {
        let text = account(&run).form(Form::Html);
        prop_assert_eq!(hidden(&text), None);
        let page = Page::read(&text);
        prop_assert_eq!(page.exit_code, run.conclusion().exit_code().to_string());
        prop_assert_eq!(unplain(&page.name), run.header.subject.name.clone());
        prop_assert_eq!(&page.counts, &counts(&run));
        let listed = |outcome| !matches!(outcome, Outcome::Passed | Outcome::Inapplicable);
        prop_assert_eq!(page.cases, cases(&run, listed));
        prop_assert_eq!(page.exhibits, shown(&run));
    }

    #[test]
    fn markdown_is_read_back(run in runs()) {
        let text = account(&run).form(Form::Markdown);
        prop_assert_eq!(hidden(&text), None);
        let back = markdown(&text);
        prop_assert_eq!(back.exit_code, run.conclusion().exit_code().to_string());
        prop_assert_eq!(unplain(&back.name), run.header.subject.name.clone());
        prop_assert_eq!(&back.counts, &counts(&run));
        let ids: BTreeSet<String> = shown(&run).into_iter().map(|(id, _)| id).collect();
        prop_assert!(back.exhibits.is_subset(&ids));
        prop_assert_eq!(back.headings, shown(&run).len().min(20));
        let rows = rows(&run.records);
        let noted: BTreeMap<String, Vec<usize>> = rows
            .iter()
            .filter(|row| row.worst != Some(Outcome::Passed))
            .map(|row| {
                let passed = row.count(Outcome::Passed) + row.count(Outcome::PassedUnattributed);
                let failed = row.count(Outcome::Failed);
                let other = row.counts.values().sum::<usize>() - passed - failed;
                (row.statement.clone(), vec![passed, failed, row.obscured, other])
            })
            .collect();
        prop_assert_eq!(back.statements, noted);
    }

    #[test]
    fn the_badge_is_read_back(run in runs()) {
        let text = account(&run).form(Form::Badge);
        let document = roxmltree::Document::parse(&text).unwrap();
        let root = document.root_element();
        let label = root.attribute("aria-label").unwrap();
        prop_assert!(label.contains(&plain(&run.header.subject.name)), "{}", label);
        let texts: Vec<_> = root.children().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "text"))).collect();
        prop_assert_eq!(texts.len(), 2);
        prop_assert!(texts.iter().all(|node| !node.text().unwrap_or_default().contains('%')));
        let width = |node: &roxmltree::Node, name| node.attribute(name).unwrap().parse::<usize>().unwrap();
        let end = width(&texts[1], "x") + width(&texts[1], "textLength");
        prop_assert!(end <= width(&root, "width"));
    }

    #[test]
    fn the_terminal_is_left_alone(run in runs()) {
        prop_assert_eq!(hidden(&account(&run).form(Form::Text)), None);
    }

    #[test]
    fn plain_text_is_read_back(text in runs::texts()) {
        let shown = plain(&text);
        prop_assert_eq!(hidden(&shown), None);
        prop_assert!(!shown.contains('\n'));
        prop_assert_eq!(unplain(&shown), text);
    }
}

#[test]
fn an_unknown_edition_is_refused() {
    let mut run = runs::empty();
    run.header.edition = "fide-1997".into();
    let error = Account::of(&run).unwrap_err().to_string();
    assert_eq!(
        error,
        "no edition \"fide-1997\": there are fide-1993 and fide-2023"
    );
}
