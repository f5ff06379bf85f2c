//! The kit for authors of adapters finds what is wrong with small programs that misbehave, and nothing else.

use std::process::{Command, Output};

use serde_json::Value;

fn kit(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_chesslaws"))
        .arg("adapter-check")
        .args(words)
        .output()
        .expect("the program runs")
}

fn fake(manner: &str, options: &[&str]) -> Output {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/adapters/fake.py");
    let command = [options, &["--", "python3", script, manner]].concat();
    kit(&command)
}

/// The checks that are wrong: name, and the whole as JSON.
fn wrong(manner: &str) -> Vec<(String, Value)> {
    let output = fake(manner, &["--json", "--timeout", "1500"]);
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let findings: Value =
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let checks = findings["checks"].as_array().expect("checks");
    let wrong: Vec<_> = checks
        .iter()
        .filter(|check| check.get("wrong").is_some())
        .map(|check| {
            (
                check["name"].as_str().unwrap().to_owned(),
                check["wrong"].clone(),
            )
        })
        .collect();
    assert_eq!(
        output.status.code(),
        Some(i32::from(!wrong.is_empty())),
        "{manner}"
    );
    wrong
}

/// What the kit says of the only check, or the first of several, that is wrong.
fn says(manner: &str, checks: &[&str], field: &str, words: &str) {
    let wrong = wrong(manner);
    let names: Vec<_> = wrong.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, checks, "{manner}: {wrong:#?}");
    let (_, first) = &wrong[0];
    let said = first[field].as_str().unwrap_or_default();
    assert!(said.contains(words), "{manner}: {said}");
    let document = include_str!("../protocol/PROTOCOL.md");
    for (_, each) in &wrong {
        let section = each["section"].as_str().unwrap_or_default();
        let headings = [format!("\n## {section}\n"), format!("\n### {section}\n")];
        assert!(
            headings.iter().any(|heading| document.contains(heading)),
            "PROTOCOL.md has no section {section}"
        );
    }
}

const MOVES: &str = "legal-moves: answers beyond doubt";
const CHECK: &str = "check-state: answers beyond doubt";
const TWO: &str = "two questions sent at once";
const LONG: &str = "a game of 400 moves";
const RESET: &str = "reset, and a question after it";
/// The checks at which the fake has to answer a question.
const ANSWERS: [&str; 5] = [MOVES, CHECK, TWO, LONG, RESET];

#[test]
fn a_right_one_passes_and_its_order_of_moves_is_a_note() {
    assert!(wrong("right").is_empty());
    let output = fake("right", &[]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(
        text.contains("note   spelling: it lists moves in an order of its own"),
        "{text}"
    );
    assert!(text.ends_with("29 checks, 29 ok, 0 wrong\n"), "{text}");
}

#[test]
fn a_wrong_seq_is_shown_with_both_lines() {
    says("wrong-seq", &ANSWERS, "right", "a reply with \"seq\":");
    let output = fake("wrong-seq", &[]);
    let text = String::from_utf8_lossy(&output.stdout);
    for part in [
        "sent      {\"command\":\"ask\",\"seq\":3,\"start\":\"startpos\",\"question\":\"legal-moves\"}",
        "received  {\"seq\": 4, \"reply\": \"answer\"",
        "right     a reply with \"seq\":3",
        "see       PROTOCOL.md, \"seq\"",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[test]
fn output_that_is_held_back_is_recognised() {
    says("no-flush", &["hello"], "right", "flushed");
}

#[test]
fn logs_among_the_replies_are_shown() {
    says("logs", &ANSWERS, "received", "thinking about it");
    says("logs", &ANSWERS, "right", "stderr");
}

#[test]
fn an_answer_of_another_kind_is_shown() {
    says("wrong-kind", &[MOVES, RESET], "right", "{\"moves\":[");
}

#[test]
fn one_that_does_not_end_is_found() {
    says(
        "late",
        &["bye, and the end"],
        "right",
        "the end of the program",
    );
}

#[test]
fn an_unknown_field_is_named() {
    says("unknown-field", &ANSWERS, "right", "unknown field `score`");
}

#[test]
fn what_is_wrong_refers_to_the_section_of_the_question() {
    says(
        "wrong-key",
        &[MOVES, TWO, LONG, RESET],
        "section",
        "legal-moves",
    );
    says("unknown-field", &ANSWERS, "section", "Lines");
}

#[test]
fn one_that_does_not_start_refers_to_the_greeting() {
    says("no-module", &["hello"], "section", "hello");
    says("no-module", &["hello"], "right", "its stderr says more");
}

#[test]
fn one_that_breaks_at_what_it_does_not_know_is_found() {
    let checks = ["an unknown command", "a line that is no JSON"];
    says("fragile", &checks, "received", "what is sing?");
}

#[test]
fn one_that_ignores_illegal_moves_is_found() {
    says(
        "ignores-illegal",
        &["an illegal move on the way"],
        "right",
        "refused",
    );
}

#[test]
fn one_that_lists_what_it_does_not_answer_is_found() {
    says("boasts", &[CHECK], "right", "\"truth\":false");
}

#[test]
fn moves_in_another_notation_are_named() {
    says(
        "no-uci",
        &[MOVES, RESET],
        "right",
        "`Nf3` is no move in UCI notation",
    );
}

#[test]
fn a_second_reply_is_found() {
    let checks = [MOVES, CHECK, TWO, RESET, "no reply without a command"];
    let found = wrong("twice");
    assert!(!found.is_empty());
    for (name, wrong) in &found {
        assert!(
            checks.contains(&name.as_str()) || wrong["section"] == "seq",
            "{name}: {wrong}"
        );
    }
}

#[test]
fn one_that_dies_is_started_anew() {
    says("dies", &[MOVES], "received", "exit status: 9");
}

#[test]
fn without_a_command_or_a_program_the_exit_code_says_so() {
    assert_eq!(kit(&[]).status.code(), Some(2));
    assert_eq!(
        kit(&["--adapter", "no-such-library"]).status.code(),
        Some(2)
    );
    let output = kit(&["--", "no-such-program-anywhere"]);
    assert_eq!(output.status.code(), Some(3));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no-such-program-anywhere"));
}
