//! What is printed as JSON is valid by the published schemas.

use std::fs;

use chesslaws::audit::{AuditArgs, run};
use chesslaws_tests::regen::checkout;
use clap::{Args, FromArgMatches};
use serde_json::Value;

const GAMES: &str = "[Date \"1994.01.01\"]\n[Result \"*\"]\n\n1. e4 e5 2. Ke3 0-0 *\n\n[Date \"2024.01.01\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n[Result \"*\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 {[%clk 0:01]} -- *\n\n";

fn printed(words: &[&str]) -> String {
    let file = std::env::temp_dir().join(format!(
        "chesslaws-audit-{}-{}.pgn",
        std::process::id(),
        words[0]
    ));
    fs::write(&file, GAMES).expect("a file");
    let name = file.to_str().expect("a path of letters");
    let command = AuditArgs::augment_args(clap::Command::new("audit"));
    let matches = command.get_matches_from([&["audit", name], words].concat());
    let args = AuditArgs::from_arg_matches(&matches).expect("arguments");
    let mut out = Vec::new();
    run(&args, &mut out).expect("an audit");
    fs::remove_file(&file).expect("the file goes");
    String::from_utf8(out).expect("UTF-8")
}

fn validator(at: usize) -> jsonschema::Validator {
    let (path, published) = &chesslaws::audit::published()[at];
    let text = fs::read_to_string(checkout().join("certify").join(path));
    let text = text.unwrap_or_else(|error| panic!("{path}: {error}"));
    assert_eq!(&text, published, "{path} is stale: run `cargo regen`");
    jsonschema::validator_for(&serde_json::from_str(&text).unwrap()).unwrap()
}

fn assert_valid(at: usize, text: &str) -> Value {
    let value: Value = serde_json::from_str(text).expect("JSON");
    let errors: Vec<String> = validator(at)
        .iter_errors(&value)
        .map(|error| error.to_string())
        .collect();
    assert_eq!(errors, Vec::<String>::new(), "{text}");
    value
}

#[test]
fn the_document_and_every_line() {
    let document = assert_valid(0, &printed(&["--json"]));
    assert!(document["findings"].as_array().map_or(0, Vec::len) >= 5);
    assert_valid(0, &printed(&["--json", "--strict"]));
    let lines = printed(&["--jsonl"]);
    for line in lines.lines() {
        let mut line = assert_valid(1, line);
        line["line"] = "another".into();
        assert!(!validator(1).is_valid(&line));
    }
    assert!(lines.lines().count() >= 6);
}
