//! What `cite` writes.

use chesslaws_spec::{Lang, Spec};
use chesslaws_suite::features::Scenario;
use serde_json::Value;

use super::{CiteArgs, CiteError, Shape, answer};

fn asking(ids: &[&str]) -> CiteArgs {
    CiteArgs {
        ids: ids.iter().map(|id| (*id).to_owned()).collect(),
        search: None,
        shape: Shape {
            lang: Lang::En,
            json: false,
        },
    }
}

fn searching(text: &str, lang: Lang) -> CiteArgs {
    CiteArgs {
        ids: Vec::new(),
        search: Some(text.to_owned()),
        shape: Shape { lang, json: false },
    }
}

fn scenario() -> Scenario {
    Scenario {
        file: "art5_castling/castling.feature".into(),
        line: 12,
        rule: "5.1.6.1".into(),
        name: "The king crosses an attacked square".into(),
        tags: vec!["1993:5.1.6.1".into(), "negative".into()],
        steps: Vec::new(),
    }
}

fn answered(args: &CiteArgs) -> String {
    let mut out = Vec::new();
    answer(args, Spec::embedded(), &[scenario()], &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

fn ids(text: &str) -> Vec<&str> {
    text.lines()
        .filter(|line| line.starts_with(['1', '2']))
        .filter_map(|line| line.split(' ').next())
        .collect()
}

#[track_caller]
fn says(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no {part:?} in\n{text}");
    }
}

#[test]
fn a_statement_is_shown_whole() {
    let text = answered(&asking(&["1993:5.1.6.1"]));
    assert_eq!(ids(&text), ["1993:5.1.6.1"]);
    says(
        &text,
        &[
            "1993:5.1.6.1  The moves of the pieces (board, prohibition)\n  Castling is prevented for now while",
            "  note: The rook's own square",
            "  in fide-2023:\n    2023:3.8.2.2.1 (same, primary)  ",
            "  code: art5_castling::no_square_of_the_king_attacked\n",
            "  coverage: positive ",
            "  scenarios:\n    features/art5_castling/castling.feature:12 The king crosses an attacked square (negative)\n",
        ],
    );
}

#[test]
fn a_bare_number_shows_both_editions_and_all_under_it() {
    let text = answered(&asking(&["9.2"]));
    let found = ids(&text);
    assert!(
        found.contains(&"1993:9.2.a") && found.iter().any(|id| id.starts_with("2023:9.2.")),
        "{found:?}"
    );
    assert!(
        found.iter().all(|id| id[5..].starts_with("9.2")),
        "{found:?}"
    );
    assert_eq!(
        ids(&answered(&asking(&["1993:5.1.6"]))),
        ["1993:5.1.6.1", "1993:5.1.6.2"]
    );
}

#[test]
fn a_number_is_not_a_prefix_of_a_longer_figure() {
    let text = answered(&asking(&["1993:1"]));
    assert!(
        ids(&text).iter().all(|id| id.starts_with("1993:1.")),
        "{text}"
    );
}

#[test]
fn letters_may_be_small_and_statements_come_once() {
    let text = answered(&asking(&["2023:a.1", "2023:A.1", "1993:5.5"]));
    assert_eq!(ids(&text), ["2023:A.1", "1993:5.5"]);
}

#[test]
fn what_is_new_gone_or_kept_under_a_condition_says_so() {
    says(
        &answered(&asking(&["1993:9.3"])),
        &["  gone in fide-2023: 2023 says nothing of announcing check"],
    );
    says(
        &answered(&asking(&["2023:3.1.2"])),
        &["  new: fide-1993 has nothing of the kind"],
    );
    says(
        &answered(&asking(&["1993:5.1.4.a"])),
        &["  kept when: Kept when the castling that was meant"],
    );
    says(
        &answered(&asking(&["2023:10.1"])),
        &["    1993:17.1 (changed, primary)"],
    );
}

#[test]
fn disputes_come_with_all_readings_and_the_default() {
    says(
        &answered(&asking(&["1993:9.1.a"])),
        &[
            "  dispute 1993:Q04: ",
            "    a (default): It is in check all the same",
            "    b: The definition does not reach it",
            "    why: ",
        ],
    );
}

#[test]
fn a_statement_made_needless_names_the_other() {
    says(
        &answered(&asking(&["1993:9.2.a"])),
        &["  already demanded by: 1993:9.1.b: "],
    );
}

#[test]
fn chinese_has_chinese_text_and_labels() {
    let mut args = asking(&["1993:5.1.6.2"]);
    args.shape.lang = Lang::Zh;
    says(
        &answered(&args),
        &[
            "  王与要用来易位的车之间有任何棋子时",
            "  对应 fide-2023:",
            "相同",
            "  代码: ",
        ],
    );
}

#[test]
fn a_search_finds_words_in_the_language_asked_for() {
    let text = answered(&searching("CASTLING", Lang::En));
    assert!(
        ids(&text).contains(&"1993:5.1.2") && ids(&text).contains(&"2023:4.7.2.b"),
        "{text}"
    );
    assert_eq!(text.lines().count(), ids(&text).len());
    let text = answered(&searching("王车易位", Lang::Zh));
    assert!(ids(&text).contains(&"1993:5.1.1"), "{text}");
}

#[test]
fn the_states_of_coverage_are_explained_once() {
    let text = answered(&asking(&["1993:5.1.6"]));
    assert!(text.matches("  coverage: ").count() >= 2, "{text}");
    assert_eq!(
        text.matches("killed: a case finds a fault planted in it")
            .count(),
        1
    );
    assert!(text.ends_with("planted in it\n"), "{text}");
}

#[test]
fn json_has_the_same() {
    let mut args = asking(&["1993:5.1.6.1"]);
    args.shape.json = true;
    let records: Value = serde_json::from_str(&answered(&args)).unwrap();
    assert_eq!(records[0]["id"], "1993:5.1.6.1");
    assert_eq!(records[0]["plane"], "board");
    assert_eq!(records[0]["counterparts"][0]["relation"], "same");
    assert_eq!(records[0]["counterparts"][0]["primary"], true);
    assert_eq!(records[0]["scenarios"][0]["cases"][0], "negative");
    assert_eq!(records[0]["coverage"].as_array().unwrap().len(), 3);
}

#[test]
fn an_unknown_number_names_the_nearest() {
    let error = answer(
        &asking(&["1993:5.1.6.9"]),
        Spec::embedded(),
        &[],
        &mut Vec::new(),
    )
    .unwrap_err();
    let CiteError::Unknown { nearest, .. } = &error else {
        panic!("{error}")
    };
    assert_eq!(nearest[..2], ["1993:5.1.6.1", "1993:5.1.6.2"]);
    assert!(
        error
            .to_string()
            .starts_with("the Laws have no statement 1993:5.1.6.9; the nearest are 1993:5.1.6.1, ")
    );
}

#[test]
fn a_text_that_no_statement_says_is_an_error() {
    let error = answer(
        &searching("checkers", Lang::Zh),
        Spec::embedded(),
        &[],
        &mut Vec::new(),
    )
    .unwrap_err();
    assert_eq!(error.to_string(), "no statement says \"checkers\" in zh");
}

#[test]
fn a_dispute_is_shown_whole() {
    let text = answered(&asking(&["1993:Q05", "1993:q05"]));
    assert_eq!(text.matches("1993:Q05").count(), 1, "{text}");
    says(
        &text,
        &[
            "1993:Q05  dispute (fide-1993)\n  Does an ending of 10.4 end the game",
            "\n  a (default): Yes: the game is over",
            "\n  b: It is a draw once it is established",
            "\n  why: 6.5.b lists 10.4 with mate",
            "\n  clauses:\n    1993:6.5.b  ",
            "\n    1993:10.4.3  ",
        ],
    );
    assert!(!text.contains("coverage"), "{text}");
    let both = answered(&asking(&["Q05", "1993:5.5"]));
    assert_eq!(ids(&both), ["1993:Q05", "2023:Q05", "1993:5.5"]);
}

#[test]
fn every_dispute_is_found_and_its_clauses_have_words() {
    for dispute in &Spec::embedded().disputes {
        let mut args = asking(&[&dispute.id.value]);
        args.shape.json = true;
        args.shape.lang = Lang::Zh;
        let found: Value = serde_json::from_str(&answered(&args)).unwrap();
        assert_eq!(found[0]["id"], *dispute.id.value);
        assert_eq!(found[0]["default"], *dispute.default.value);
        assert_eq!(
            (&found[0]["lang"], &found[0]["untranslated"]),
            (&"en".into(), &true.into())
        );
        let clauses = found[0]["clauses"].as_array().unwrap();
        assert_eq!(clauses.len(), dispute.clauses.len());
        assert!(clauses.iter().all(|clause| clause["says"] != ""));
    }
    let mut args = asking(&["2023:Q20"]);
    args.shape.lang = Lang::Zh;
    says(
        &answered(&args),
        &["2023:Q20  争议", "（此条尚无中文译文", "（默认）"],
    );
}

#[test]
fn an_unknown_dispute_names_the_nearest() {
    for (asked, first) in [("1993:q5", "1993:Q05"), ("Q025", "2023:Q25")] {
        let error = answer(&asking(&[asked]), Spec::embedded(), &[], &mut Vec::new());
        let error = error.unwrap_err();
        let CiteError::UnknownDispute { nearest, .. } = &error else {
            panic!("{error}")
        };
        assert!(nearest.iter().any(|id| id == first), "{error}");
        says(
            &error.to_string(),
            &["there is no dispute ", "; the nearest are "],
        );
    }
}

#[test]
fn nothing_asked_for_is_told_so() {
    for args in [
        asking(&[""]),
        asking(&[" "]),
        asking(&[":"]),
        asking(&["1993:"]),
        searching("", Lang::En),
        searching(" ", Lang::En),
    ] {
        let error = answer(&args, Spec::embedded(), &[], &mut Vec::new()).unwrap_err();
        assert!(matches!(error, CiteError::Nothing), "{args:?}: {error}");
    }
}

#[test]
fn a_long_text_is_not_echoed_whole() {
    let long = "x".repeat(100_000);
    for args in [asking(&[&long]), searching(&long, Lang::En)] {
        let error = answer(&args, Spec::embedded(), &[], &mut Vec::new()).unwrap_err();
        assert!(error.to_string().len() < 300, "{error}");
    }
}

#[test]
fn what_is_not_translated_says_so() {
    let mut args = asking(&["2023:3.2"]);
    args.shape.lang = Lang::Zh;
    says(&answered(&args), &["（此条尚无中文译文"]);
    args.shape.json = true;
    let records: Value = serde_json::from_str(&answered(&args)).unwrap();
    assert_eq!(records[0]["untranslated"], true);
    assert!(!answered(&asking(&["2023:3.2"])).contains("尚无"));
}
