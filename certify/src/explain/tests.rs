//! What `explain` writes, and what it complains of.

use chesslaws_law::Edition;
use chesslaws_spec::Lang;
use serde_json::Value;

use super::{ExplainArgs, Shape, run};

fn asking(words: &[&str]) -> ExplainArgs {
    ExplainArgs {
        words: words.iter().map(|word| (*word).to_owned()).collect(),
        judged: None,
        edition: Edition::Fide1993,
        shape: Shape {
            lang: Lang::En,
            json: false,
        },
    }
}

fn answered(args: &ExplainArgs) -> String {
    let mut out = Vec::new();
    run(args, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

fn refused(words: &[&str]) -> String {
    run(&asking(words), &mut Vec::new())
        .unwrap_err()
        .to_string()
}

#[test]
fn moves_behind_an_unlawful_one_are_named_as_not_judged() {
    let mut args = asking(&["startpos", "moves", "e2e4", "e7e4", "g1f3", "b8c6"]);
    let text = answered(&args);
    assert!(
        text.contains("leaves no position for them: g1f3 b8c6"),
        "{text}"
    );
    args.shape.json = true;
    args.judged = Some("a2a3".to_owned());
    let object: Value = serde_json::from_str(&answered(&args)).unwrap();
    assert_eq!(
        object["not_judged"]["moves"],
        serde_json::json!(["g1f3", "b8c6", "a2a3"])
    );
    assert_eq!(
        object["not_judged"]["why"],
        "a move before them is not lawful"
    );
    let all = answered(&asking(&["startpos", "moves", "e2e4"]));
    assert!(!all.contains("Not judged"), "{all}");
}

#[test]
fn one_lawful_move_is_one() {
    for (fen, line) in [
        ("k7/8/1K6/8/8/8/8/8 b - - 0 60", "1 lawful move:\n"),
        ("k7/8/8/8/8/8/8/K7 b - - 0 60", "3 lawful moves:\n"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 60", "No lawful moves\n"),
    ] {
        let text = answered(&asking(&[fen]));
        assert!(text.contains(line), "{text}");
    }
}

#[test]
fn without_grounds_there_is_no_because() {
    let text = answered(&asking(&["8/8/8/8/8/8/8/8 w - - 0 1"]));
    assert!(
        text.contains("the game goes on; no clause says otherwise\nNo lawful moves\n"),
        "{text}"
    );
}

#[test]
fn a_list_item_is_cited_after_the_sentence_it_hangs_on() {
    let moves = "e2e4 e7e5 g1f3 g8f6 f1e2 f8e7 e1f1 e8f8 f1e1 f8e8 e1g1";
    let words: Vec<&str> = ["startpos", "moves"]
        .into_iter()
        .chain(moves.split(' '))
        .collect();
    let text = answered(&ExplainArgs {
        edition: Edition::Fide2023,
        ..asking(&words)
    });
    let quoted = "2023:3.8.2.1.1 (1993:5.1.5.1)  The castling right is gone for good in the two cases that follow. After";
    assert!(text.contains(quoted), "{text}");
}

#[test]
fn the_first_wrong_thing_is_named() {
    let text = refused(&["abc"]);
    assert!(
        text.contains("FEN:placement, column 1: found `a`"),
        "{text}"
    );
    for words in [&[""][..], &[" "], &["", ""]] {
        assert_eq!(
            refused(words),
            "no position: right would be `startpos` or a FEN"
        );
    }
}

#[test]
fn a_long_text_is_not_echoed_whole() {
    let long = "x".repeat(100_000);
    for words in [
        &[long.as_str()][..],
        &["startpos", &long],
        &["startpos", "e2e4", &long],
        &["startpos", "moves", &long],
        &["8/8/8/8/8/8/8/8", &long, "-", "-", "0", "1"],
    ] {
        let text = refused(words);
        assert!(text.len() < 500, "{} bytes", text.len());
    }
}
