//! What an exhibit shows, in every form: the smallest case, the shortest game, and nothing twice.

use super::*;
use crate::report::{Account, Form};

/// The rank pin with two men fewer, four plies later.
const FEWER_MEN: &str = "e2e4 h7h5 e4e5 h8h6 e1e2 h6a6 e2e3 a6a5 e3f4 a5a2 a1a2 h5h4 f4g5 d7d5";

fn forms(run: &Run) -> [String; 3] {
    let account = Account::of(run).expect("an edition");
    [Form::Text, Form::Markdown, Form::Html].map(|form| account.form(form).replace("&quot;", "\""))
}

fn failed(id: &str, moves: &str, blamed: &[&str]) -> Record {
    let ask = case(
        "",
        Known::Played,
        moves,
        Question::LegalMoves,
        Answer::moves(vec![]),
    )
    .ask;
    Record {
        id: id.into(),
        outcome: Outcome::Failed,
        detail: "expected 0 moves, answered 1".into(),
        statements: vec![],
        blamed: blamed
            .iter()
            .map(|statement| Blame {
                statement: (*statement).to_owned(),
                wrong: "is wrong".into(),
                mv: None,
                ply: ask.moves.len(),
                facts: vec![],
            })
            .collect(),
        known: Known::Played,
        expected: Answer::moves(vec![]),
        reply: Ok(Reply::answer(Answer::moves(vec!["e2e4".into()]))),
        source: "made for the test".into(),
        ask,
        baseline: None,
    }
}

fn of(records: Vec<Record>) -> Run {
    let run = certify(&mut Demo::new(Faults::default()), &both_faults());
    Run { records, ..run }
}

#[test]
fn an_exhibit_of_a_long_game_also_names_the_shortest() {
    let run = of(vec![
        failed("T1/legal-moves", FEWER_MEN, &["1993:9.1.b"]),
        failed("T2/legal-moves", RANK_PIN, &["1993:9.1.b"]),
        failed("T3/legal-moves", RANK_PIN, &["1993:9.1.b"]),
    ]);
    for text in forms(&run) {
        let game = format!("{RANK_PIN} (T2/legal-moves, 12 plies)");
        for part in [
            "T1/legal-moves",
            "shortest game",
            &game,
            "--only T2/legal-moves",
        ] {
            assert!(text.contains(part), "{part} is not in\n{text}");
        }
    }
    let run = of(vec![failed("T2/legal-moves", RANK_PIN, &["1993:9.1.b"])]);
    for text in forms(&run) {
        assert!(!text.contains("shortest game"), "{text}");
    }
}

#[test]
fn two_statements_broken_by_one_case_show_it_once() {
    let both = ["1993:9.2.b", "1993:10.1"];
    let run = of(vec![failed("T1/legal-moves", RANK_PIN, &both)]);
    let shown: Vec<_> = exhibits(&run, Edition::Fide1993)
        .iter()
        .map(|exhibit| exhibit.shown_in)
        .collect();
    assert_eq!(shown, [None, Some(1)]);
    for (text, refers) in forms(&run).into_iter().zip([
        "the case:     the same as in 1\n",
        "the case is the same as in 1\n",
        "<a href=\"#exhibit-1\">exhibit 1</a>",
    ]) {
        assert!(text.contains(refers), "{text}");
        assert_eq!(text.matches(RANK_PIN).count(), 1, "{text}");
        assert_eq!(text.matches("--only T1/legal-moves").count(), 1, "{text}");
    }
}

#[test]
fn a_list_item_is_quoted_after_the_sentence_it_hangs_on() {
    let run = of(vec![failed(
        "T1/legal-moves",
        RANK_PIN,
        &["2023:3.8.2.1.1"],
    )]);
    for text in forms(&run) {
        let quoted = "is gone for good in the two cases that follow. After any move of the king.";
        assert!(text.contains(quoted), "{text}");
    }
}

#[test]
fn what_a_narrowed_run_leaves_out_is_not_told() {
    const NOISE: &str = "No case asked was about";
    let whole = of(vec![failed("T1/legal-moves", RANK_PIN, &["1993:9.1.b"])]);
    for text in forms(&whole) {
        assert!(text.contains(NOISE), "{text}");
    }
    let header = |clauses: &[&str], only: &[&str]| {
        let strings = |words: &[&str]| words.iter().map(ToString::to_string).collect();
        Header {
            clauses: strings(clauses),
            only: strings(only),
            ..whole.header.clone()
        }
    };
    for (header, id) in [
        (header(&["9"], &[]), "T1/legal-moves"),
        (header(&[], &["T1"]), "T1/legal-moves"),
        (header(&[], &[]), "game/legal-moves"),
    ] {
        let run = Run {
            header,
            ..of(vec![failed(id, RANK_PIN, &["1993:9.1.b"])])
        };
        for text in forms(&run) {
            assert!(!text.contains(NOISE), "{text}");
        }
    }
}

#[test]
fn counts_that_add_up_to_more_are_explained_once() {
    let both = ["1993:9.2.b", "1993:10.1"];
    for text in forms(&of(vec![failed("T1/legal-moves", RANK_PIN, &both)])) {
        let told = text.matches("failed case counts for every statement it is laid to");
        assert_eq!(told.count(), 1, "{text}");
    }
}

#[test]
fn the_page_folds_whole_lists_and_names_what_was_not_asked_by_article() {
    let run = of(vec![failed("T1/legal-moves", RANK_PIN, &["1993:9.1.b"])]);
    let run = Run {
        header: Header {
            option: "--cmd 'python3 adapter.py'".into(),
            ..run.header.clone()
        },
        ..run
    };
    let [_, _, page] = forms(&run);
    for part in [
        "<details><summary>the whole lists of moves</summary><dl><dt>expected</dt>",
        "<dt>difference</dt><dd class=\"text\">expected 0 moves",
        "<li>5. The moves of the pieces: 1993:5.1.1, ",
        "<div class=\"wide\"><dt>subject</dt>",
    ] {
        assert!(page.contains(part), "{part} is not in\n{page}");
    }
}
