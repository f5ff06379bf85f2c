//! The kill matrix: every planted fault is found, and laid to the statements that it breaks and to no other.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use chesslaws::run::{Options, Outcome, Run, run};
use chesslaws::subjects::Oracle;
use chesslaws_law::Edition;
use chesslaws_oracle::Laws;
use chesslaws_spec::Spec;
use chesslaws_spec::model::{Entry, Plane, PlantedFault};
use chesslaws_suite::Case;
use chesslaws_tests::gallery::{self, subjects::PastSmoke};
use chesslaws_tests::matrix::{Blamed, Shown, Suite, declared};

/// What is blamed for a fault in both editions, tried on these games.
fn blamed(suite: &Suite, fault: &PlantedFault, games: &BTreeSet<usize>) -> [(Edition, Blamed); 2] {
    let planted = |edition| {
        gallery::planted(&fault.code.value, edition)
            .unwrap_or_else(|| panic!("{} is not in the gallery", fault.code.value))
    };
    Edition::ALL.map(|edition| {
        let planted = planted(edition);
        let differences = suite.differences(&planted, games);
        (edition, suite.blamed(&planted, &differences))
    })
}

/// What is wrong with what a fault declares; its row of the matrix is printed.
fn check(suite: &Suite, fault: &PlantedFault, games: &BTreeSet<usize>) -> Vec<String> {
    let mut wrong = Vec::new();
    for (edition, blamed) in blamed(suite, fault, games) {
        let declared = declared(fault, edition);
        let found: BTreeSet<String> = blamed.keys().cloned().collect();
        let row: Vec<String> = blamed
            .iter()
            .map(|(id, shown)| match shown {
                Shown::Played => id.clone(),
                Shown::Example => format!("({id})"),
            })
            .collect();
        println!("{} {edition}: {}", fault.id.value, row.join(" "));
        for (what, ids) in [
            ("blamed and not declared", &found - &declared),
            ("declared and not blamed", &declared - &found),
        ] {
            if !ids.is_empty() {
                wrong.push(format!("{} in {edition}: {what}: {ids:?}", fault.id.value));
            }
        }
    }
    wrong
}

/// Checks every fault on the games that are chosen for it, two at a time.
fn check_all(suite: &Suite, games: impl Fn(&PlantedFault) -> BTreeSet<usize> + Sync) {
    let faults: Vec<&PlantedFault> = on_the_board().collect();
    let (next, wrong) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(fault) = faults.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let found = check(suite, fault, &games(fault));
                    wrong.lock().expect("no thread has failed").extend(found);
                }
            });
        }
    });
    let wrong = wrong.into_inner().expect("no thread has failed");
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// The faults of the board plane.
fn on_the_board() -> impl Iterator<Item = &'static PlantedFault> {
    let faults = Spec::embedded().faults.iter();
    faults.filter(|fault| gallery::planted(&fault.code.value, Edition::FOUNDING).is_some())
}

/// On a spread of the suite; with `CHESSLAWS_FULL` in the environment, as `check --full` sets it, on every vector.
#[test]
fn every_planted_fault_is_laid_to_what_it_declares_and_to_nothing_else() {
    let suite = Suite::whole();
    let everything = suite.everything();
    let full = std::env::var_os("CHESSLAWS_FULL").is_some();
    check_all(&suite, |fault| {
        if full || fault.collateral.len() >= 8 {
            everything.clone()
        } else {
            suite.about(&BTreeSet::from([fault.primary.value.clone()]))
        }
    });
}

/// The certifier itself, asked the case with the shortest game that shows a fault, one fault a statement, lays each to the same statements as the matrix.
#[test]
fn the_certifier_lays_each_to_the_same() {
    let suite = Suite::whole();
    let mut asked = BTreeSet::new();
    for (at, fault) in on_the_board().enumerate() {
        if asked.contains(&fault.primary.value) {
            continue;
        }
        let edition = Edition::ALL[at % 2];
        let planted = gallery::planted(&fault.code.value, edition).expect("a fault of the gallery");
        let differences = suite.differences(&planted, suite.first());
        let shortest = differences
            .iter()
            .filter(|difference| difference.shown() == Shown::Played)
            .filter(|difference| difference.case.is_of(edition))
            // Where two readings can be defended nobody is accused.
            .filter(|difference| !difference.laid(edition).is_empty())
            .min_by_key(|difference| difference.case.ask.moves.len());
        let Some(difference) = shortest else {
            continue;
        };
        let cases = [difference.case.clone()];
        let run = certify(planted, edition, &cases);
        let record = &run.records[0];
        let blamed: BTreeSet<String> = record
            .blamed
            .iter()
            .map(|blame| blame.statement.clone())
            .collect();
        let place = format!("{}, {} in {edition}", fault.id.value, record.id);
        assert_eq!(
            record.outcome,
            Outcome::Failed,
            "{place}: {}",
            record.detail
        );
        assert_eq!(blamed, difference.laid(edition), "{place}");
        asked.insert(fault.primary.value.clone());
    }
    assert!(asked.len() >= 25, "only for {asked:?}");
}

fn certify(planted: Laws, edition: Edition, cases: &[Case]) -> Run {
    let options = Options::whole(edition, 1);
    let (mut subject, mut progress) = PastSmoke::of(Oracle::with(planted));
    run(&mut subject, cases, &options, &mut progress).expect("a run")
}

/// The statements of the board plane that have a function.
fn executed() -> impl Iterator<Item = (Edition, &'static Entry)> {
    let of_edition = |edition| {
        Spec::embedded()
            .entries(edition)
            .map(move |entry| (edition, entry))
    };
    Edition::ALL
        .into_iter()
        .flat_map(of_edition)
        .filter(|(_, entry)| entry.plane == Plane::Board && !entry.code.is_empty())
}

/// A statement in force whose code is that of founding ones is got wrong with them.
#[test]
fn every_executed_statement_has_a_planted_fault_or_is_subsumed() {
    let faults = &Spec::embedded().faults;
    let primary = |id: &str| faults.iter().any(|fault| fault.primary.value == id);
    let subsumed: BTreeSet<&str> = executed()
        .filter(|(_, entry)| entry.subsumed_by.is_some())
        .map(|(_, entry)| entry.id.as_str())
        .collect();
    let served = |(_, entry): &(Edition, &Entry)| {
        let mut same = entry.same_as.iter().map(|id| format!("1993:{}", id.value));
        primary(&entry.id)
            || subsumed.contains(entry.id.as_str())
            || !entry.same_as.is_empty()
                && same.all(|id| primary(&id) || subsumed.contains(id.as_str()))
    };
    let missing: Vec<_> = executed()
        .filter(|statement| !served(statement))
        .map(|(_, entry)| &entry.id)
        .collect();
    assert!(executed().count() > 80, "the spec was not read");
    assert!(missing.is_empty(), "without a planted fault: {missing:?}");
}

#[test]
fn every_fault_of_the_gallery_is_declared_once() {
    let declared = Spec::embedded().faults.iter();
    let at_the_table = gallery::all_at_the_table().map(|fault| fault.code);
    let mut declared: Vec<&str> = declared.map(|fault| fault.code.value.as_str()).collect();
    let mut coded: Vec<&str> = gallery::all()
        .map(|(name, _)| name)
        .chain(at_the_table)
        .chain(gallery::all_in_notation().map(|fault| fault.code))
        .collect();
    declared.sort_unstable();
    coded.sort_unstable();
    assert_eq!(declared, coded);
}

/// Without a statement that another subsumes, everything is decided as with it.
#[test]
fn a_subsumed_statement_changes_no_answer() {
    let suite = Suite::whole();
    let everything = suite.everything();
    let subsumed: Vec<&Entry> = executed()
        .map(|(_, entry)| entry)
        .filter(|entry| entry.subsumed_by.is_some())
        .collect();
    assert!(
        !subsumed.is_empty(),
        "no statement is subsumed: look at this test again"
    );
    for entry in subsumed {
        let without = Laws::of(Edition::FOUNDING)
            .without(&entry.id)
            .unwrap_or_else(|| panic!("{} has no function", entry.id));
        let differences = suite.differences(&without, &everything);
        let first = differences.first().map(|difference| &difference.case.id);
        assert_eq!(first, None, "{} is not subsumed", entry.id);
    }
}
