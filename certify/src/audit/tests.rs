//! Tests of the audit: of each kind of finding a game that has it, and one as near to it as can be that has not.

mod clocks;
mod draws;
mod editions;
mod moves;
mod records;
mod results;

use chesslaws_law::Edition;
use chesslaws_spec::Lang;

use super::{Finding, GameReport, Kind, Settings, Weight, examined, examined_in_parts};

const BOTH: [Edition; 2] = Edition::ALL;

fn settings(edition: Option<Edition>) -> Settings {
    Settings {
        edition,
        control: None,
        lang: Lang::En,
        strict: false,
        notes: true,
        export: false,
    }
}

fn reports(pgn: &str, edition: Option<Edition>) -> Vec<GameReport> {
    examined(pgn.as_bytes(), &settings(edition))
}

/// The findings of the first game.
fn findings(pgn: &str, edition: Option<Edition>) -> Vec<Finding> {
    let first = reports(pgn, edition).into_iter().next();
    first.map_or_else(Vec::new, |report| report.findings)
}

type Short = (Kind, Weight, Option<u32>);

fn short(pgn: &str, edition: Option<Edition>) -> Vec<Short> {
    let found = findings(pgn, edition);
    found
        .iter()
        .map(|finding| (finding.kind, finding.weight, finding.ply))
        .collect()
}

/// A game from a FEN with that result.
fn from(fen: &str, moves: &str, result: &str) -> String {
    format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n[Result \"{result}\"]\n\n{moves} {result}\n")
}

fn statements(finding: &Finding) -> Vec<&str> {
    let carried = finding.grounds.iter();
    carried.map(|ground| ground.statement.as_str()).collect()
}

/// The one finding of a game that has one.
fn only(pgn: &str, edition: Option<Edition>) -> Finding {
    let mut found = findings(pgn, edition);
    assert_eq!(found.len(), 1, "{pgn}: {found:?}");
    found.remove(0)
}

#[test]
fn the_codes_are_those_that_are_written() {
    for kind in Kind::ALL {
        let written = serde_json::to_value(kind).expect("JSON");
        assert_eq!(written, kind.code());
        assert!(!kind.words(Lang::En).is_empty() && !kind.words(Lang::Zh).is_empty());
    }
}

#[test]
fn parts_and_threads_find_the_same() {
    let fair = "[Event \"a\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n\n";
    let illegal = "[Event \"b\"]\n[Result \"*\"]\n\n1. e4 e5 2. Ke3 *\n\n";
    let shuffled = format!(
        "[Event \"c\"]\n[Result \"1/2-1/2\"]\n\n{}1/2-1/2\n\n",
        "Nf3 Nf6 Ng1 Ng8 ".repeat(3)
    );
    let text = [fair, illegal, &shuffled, fair, illegal].concat().repeat(7);
    let whole = examined(text.as_bytes(), &settings(None));
    assert_eq!(whole.len(), 21);
    let lines = text.lines().enumerate();
    let begins =
        lines.filter(|(_, line)| line.starts_with("[Event \"b") || line.starts_with("[Event \"c"));
    let begins: Vec<u64> = begins.map(|(at, _)| at as u64 + 1).collect();
    let told: Vec<u64> = whole.iter().map(|report| report.place.line).collect();
    assert_eq!(told, begins);
    for size in [1, 100, 500, 2000] {
        for jobs in [1, 2, 3] {
            let parts = examined_in_parts(text.as_bytes(), size, &settings(None), jobs);
            assert_eq!(parts, whole, "parts of {size}, {jobs} threads");
        }
    }
}
