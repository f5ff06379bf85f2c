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

fn object(words: &[&str], edition: Edition) -> Value {
    let mut args = asking(words);
    args.edition = edition;
    args.shape.json = true;
    serde_json::from_str(&answered(&args)).unwrap()
}

fn statements(ruling: &Value) -> Vec<&str> {
    let because = ruling["because"].as_array().expect("a list of grounds");
    let named = because.iter().map(|ground| ground["statement"].as_str());
    named.map(|id| id.expect("an id")).collect()
}

/// A move after the end names the clause that ended the game, in the text and in JSON; one before it names none.
#[test]
fn a_move_after_the_end_names_what_ended_the_game() {
    for (fen, mv, finding, elder, in_force) in [
        (
            "8/8/8/8/8/8/5k2/K6B w - - 0 1",
            "h1g2",
            "draw",
            &["1993:10.4.2"][..],
            &["2023:5.2.2.a"][..],
        ),
        (
            "8/8/8/8/8/8/5k2/K7 w - - 0 1",
            "a1b1",
            "draw",
            &["1993:10.4.1"],
            &["2023:5.2.2.a"],
        ),
        (
            "7k/5Q2/6K1/8/8/8/8/8 b - - 0 60",
            "h8g8",
            "stalemate",
            &["1993:10.3"],
            &["2023:5.2.1.a"],
        ),
        (
            "7k/6Q1/6K1/8/8/8/8/8 b - - 0 60",
            "h8g8",
            "checkmate",
            &["1993:9.2.b", "1993:10.1"],
            &["2023:1.4", "2023:5.1.1.a"],
        ),
    ] {
        for (edition, ids) in Edition::ALL.into_iter().zip([elder, in_force]) {
            let answer = object(&[fen, mv], edition);
            let verdict = &answer["verdicts"][0];
            assert_eq!(verdict["game_over_before"], true, "{fen}");
            assert_eq!(verdict["ending_before"]["finding"], finding, "{fen}");
            let named = statements(&verdict["ending_before"]);
            assert!(ids.iter().all(|id| named.contains(id)), "{fen}: {named:?}");
            let mut args = asking(&[fen, mv]);
            args.edition = edition;
            let text = answered(&args);
            let (_, end) = text
                .split_once("But the game was over before it")
                .expect(fen);
            assert!(ids.iter().all(|id| end.contains(id)), "{text}");
        }
    }
    let answer = object(&["startpos", "e2e4"], Edition::Fide1993);
    let verdict = &answer["verdicts"][0];
    assert_eq!(verdict["game_over_before"], false);
    assert_eq!(verdict["ending_before"]["finding"], "none");
}

/// Where the other edition judges a move otherwise, or ends the game otherwise, it is said and on which clauses.
#[test]
fn the_other_edition_is_heard_where_it_answers_otherwise() {
    let captures_king = ["4k3/8/8/4Q3/8/8/8/4K3 w - - 0 1", "e5e8"];
    let text = answered(&asking(&captures_king));
    assert!(
        text.contains("Under fide-2023 otherwise: not lawful, because\n  2023:1.4.1.c  Kings"),
        "{text}"
    );
    let answer = object(&captures_king, Edition::Fide1993);
    let otherwise = &answer["verdicts"][0]["otherwise"];
    assert_eq!(otherwise["edition"], "fide-2023");
    assert_eq!(otherwise["finding"], false);
    assert_eq!(statements(otherwise), ["2023:1.4.1.c"]);

    let answer = object(&captures_king, Edition::Fide2023);
    let otherwise = &answer["verdicts"][0]["otherwise"];
    assert_eq!(
        (&otherwise["edition"], &otherwise["finding"]),
        (&"fide-1993".into(), &true.into())
    );
    assert_eq!(otherwise["disputes"], serde_json::json!(["1993:Q12"]));

    let bishops = "4k3/8/8/8/8/2B5/8/B3K3 w - - 0 1";
    let text = answered(&asking(&[bishops, "e1d1"]));
    assert!(
        text.contains("Under fide-2023 otherwise before the move"),
        "{text}"
    );
    let answer = object(&[bishops, "e1d1"], Edition::Fide1993);
    for ending in [
        &answer["verdicts"][0]["ending_before"],
        &answer["position"]["ending"],
    ] {
        assert_eq!(ending["finding"], "none");
        assert_eq!(ending["otherwise"]["finding"], "draw");
        assert_eq!(statements(&ending["otherwise"]), ["2023:5.2.2.a"]);
    }
    assert_eq!(answer["verdicts"][0]["otherwise"], Value::Null);
    assert!(!answered(&asking(&["startpos", "e2e4"])).contains("otherwise"));
}

/// A move in algebraic notation is the same as in UCI; one that is not legal is judged where it names one man alone.
#[test]
fn algebraic_notation_is_read() {
    let written = answered(&asking(&["startpos", "moves", "e4", "e5", "Nf3"]));
    let moved = answered(&asking(&["startpos", "moves", "e2e4", "e7e5", "g1f3"]));
    assert_eq!(written, moved);
    let judged = |fen: &str, san: &str, uci: &str| {
        let written = answered(&asking(&[fen, san]));
        assert_eq!(written, answered(&asking(&[fen, uci])), "{fen}: {san}");
        assert!(written.contains("not lawful"), "{written}");
    };
    judged("4k3/8/8/8/8/3q4/8/4K3 w - - 0 23", "Kd1", "e1d1");
    judged("4k3/8/8/8/8/8/5r2/4K2R w K - 0 1", "0-0", "e1g1");
    judged("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3", "e2c3");
}

#[test]
fn algebraic_notation_that_means_no_one_move_is_explained() {
    let knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
    for (words, said) in [
        (
            &[knights, "Nd2"][..],
            "`Nd2` is ambiguous (PGN:8.2.3.4): Nbd2 or Nfd2 may be meant",
        ),
        (
            &[knights, "Ng8"],
            "no legal move is written so; in UCI notation one of b1g8 f3g8",
        ),
        (&[knights, "Qd2"], "`Qd2`: no legal move is written so"),
        (&[knights, "--"], "the player who has the move makes one"),
        (
            &["8/4P2k/8/8/8/8/8/K7 w - - 0 1", "e8"],
            "right would be e8=Q or e8=R",
        ),
        (
            &["startpos", "moves", "e2e4", "e7e4", "Nf3"],
            "word 5: `Nf3` stands behind a move",
        ),
        (
            &["8/8/8/8/8/8/8/8 w - - 0 1", "Nf3"],
            "in UCI notation only",
        ),
        (&["startpos", "x"], "`x` is no move (column 1)"),
    ] {
        let error = refused(words);
        assert!(error.contains(said), "{words:?}: {error}");
    }
}

/// The words of a move in the edition in force, and what is said of them.
fn of_words(fen: &str, text: &str) -> String {
    let mut args = asking(&[fen, text]);
    args.edition = Edition::Fide2023;
    answered(&args)
}

const TO_CASTLE: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 60";
const TWO_KNIGHTS: &str = "4k3/8/8/8/8/p7/8/K3N1N1 w - - 0 60";
const TO_PROMOTE: &str = "3n2k1/4P3/8/8/8/8/8/4K3 w - - 0 60";

#[test]
fn what_the_record_breaks_is_said_with_its_statement_and_what_is_right() {
    for (fen, text, breaks, right) in [
        (TO_CASTLE, "O-O", "2023:C.13.1", "Right would be `0-0`\n"),
        (TO_CASTLE, "Rh7+", "2023:C.13.4", "Right would be `Rh7`\n"),
        (
            TWO_KNIGHTS,
            "gNf3",
            "2023:C.10.1.1",
            "Right would be `Ngf3`
",
        ),
        (
            TWO_KNIGHTS,
            "Ngf",
            "2023:C.7",
            "Right would be `Ngf3`
",
        ),
        (
            TO_PROMOTE,
            "exd8=Q+",
            "2023:C.11",
            "Right would be `ed8Q` at the least; with all its signs `exd8Q+`\n",
        ),
    ] {
        let said = of_words(fen, text);
        assert!(
            said.contains(&format!("The record `{text}` breaks\n")),
            "{said}"
        );
        assert!(said.contains(&format!("  {breaks}  ")), "{said}");
        assert!(said.contains(right), "{said}");
    }
}

#[test]
fn what_the_laws_leave_free_is_no_breach() {
    for (fen, text) in [
        (TO_CASTLE, "0-0"),
        (TO_CASTLE, "Rh8"),
        (TO_CASTLE, "Rh8+"),
        (TWO_KNIGHTS, "Ng1f3"),
        (TO_PROMOTE, "ed8Q"),
    ] {
        let said = of_words(fen, text);
        assert!(!said.contains("The record"), "{text}: {said}");
    }
}

#[test]
fn a_record_that_means_several_moves_is_refused_with_its_statement() {
    let refused = |edition, fen: &str, text: &str| {
        let mut args = asking(&[fen, text]);
        args.edition = edition;
        run(&args, &mut Vec::new()).unwrap_err().to_string()
    };
    let said = refused(Edition::Fide2023, TWO_KNIGHTS, "Nf3");
    assert!(
        said.ends_with(
            "; the record breaks 2023:C.10 and 2023:C.10.1 and 2023:C.10.1.2 and 2023:C.10.3.1"
        ),
        "{said}"
    );
    let said = refused(Edition::Fide2023, TO_PROMOTE, "exd8");
    assert!(said.ends_with("; the record breaks 2023:C.11"), "{said}");
    let said = refused(Edition::Fide1993, TWO_KNIGHTS, "Nf3");
    assert!(
        said.ends_with("; what a record means is a matter of 1993:11.1.a"),
        "{said}"
    );
}

#[test]
fn the_founding_edition_charges_nobody_with_what_it_does_not_describe() {
    let said = answered(&asking(&[TO_CASTLE, "O-O"]));
    assert!(!said.contains("The record"), "{said}");
}

#[test]
fn a_dispute_on_the_record_is_told() {
    let said = of_words("4k3/8/8/8/1b6/p7/3N4/4K1N1 w - - 0 60", "Nf3");
    assert!(said.contains("  disputed: 2023:Q20"), "{said}");
    assert!(!said.contains("breaks"), "{said}");
}

#[test]
fn what_the_record_breaks_stands_in_the_json_too() {
    let mut args = asking(&[TO_CASTLE, "moves", "O-O", "e8e7"]);
    args.edition = Edition::Fide2023;
    args.shape.json = true;
    let object: Value = serde_json::from_str(&answered(&args)).unwrap();
    let record = &object["verdicts"][0]["record"];
    assert_eq!(record["text"], "O-O");
    assert_eq!(record["means"], serde_json::json!(["e1g1"]));
    assert_eq!(record["breaks"][0]["statement"], "2023:C.13.1");
    assert_eq!(record["shortest"], "0-0");
    assert_eq!(object["verdicts"][1]["record"], Value::Null);
}
