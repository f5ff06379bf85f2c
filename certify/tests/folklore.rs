//! The sayings of the spec: what is computed of each against what the spec says, and what the command prints.

use std::process::{Command, Output};

use chesslaws::folklore::{Judgment, all, judge, trials};
use chesslaws_oracle::table::Game;
use chesslaws_spec::Spec;
use chesslaws_spec::model::Verdict;

fn judged() -> Vec<Judgment> {
    all().expect("the trials are sound")
}

fn id(judgment: &Judgment) -> &'static str {
    &judgment.tried.saying.id.value
}

/// What is wrong with a saying's verdict and grounds, if anything is.
fn disagreement(judgment: &Judgment) -> Option<String> {
    let spec = judgment.of_the_spec()?;
    (!judgment.agrees()).then(|| {
        format!(
            "{} {}: computed {:?} in {} of {} cases, the spec says {:?}; not reached: {:?}",
            id(judgment),
            judgment.tried.saying.claim.value.en,
            judgment.verdict,
            judgment.holds,
            judgment.cases,
            spec.verdict.value,
            judgment.unreached,
        )
    })
}

#[test]
fn every_saying_is_judged_as_the_spec_says_and_by_its_grounds() {
    let judged = judged();
    let ids: Vec<&str> = judged.iter().map(id).collect();
    let sayings = Spec::embedded().folklore.iter();
    let expected: Vec<&str> = sayings.map(|saying| saying.id.value.as_str()).collect();
    assert_eq!(ids, expected);
    let wrong: Vec<String> = judged.iter().filter_map(disagreement).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn two_trials_a_saying_and_both_ways_where_it_is_partly_so() {
    for judgment in judged() {
        let id = id(&judgment);
        assert!(judgment.trials.len() >= 2, "{id}");
        let fails = judgment.cases - judgment.holds;
        if judgment.verdict == Verdict::Partly {
            assert!(judgment.holds > 0 && fails > 0, "{id}");
        }
        for held in &judgment.trials {
            assert!(
                held.trial.title.zh.is_some(),
                "{id}: {:?}",
                held.trial.title
            );
        }
    }
}

#[test]
fn every_finding_that_refutes_has_its_grounds() {
    for judgment in judged() {
        for held in &judgment.trials {
            let grounds = [&held.held.because[..], &held.held.lacking].concat();
            let title = &held.trial.title.en;
            assert!(!grounds.is_empty(), "{} {title}", id(&judgment));
        }
    }
}

#[test]
fn only_a_saying_of_every_or_only_claims_every_case() {
    let claims_every = |claim: &str| {
        let mut words = claim.split(' ').map(str::to_lowercase);
        words.any(|word| word == "every" || word == "only")
    };
    for judgment in judged() {
        let claim = &judgment.tried.saying.claim.value.en;
        assert!(!judgment.tried.every || claims_every(claim), "{claim}");
    }
}

/// F22 and F23 say "every" and "only" and hold in some cases: it is those words that make them false and not partly true.
#[test]
fn what_its_own_words_make_false_is_named() {
    let judged = judged();
    let refuted = judged
        .iter()
        .filter(|judgment| judgment.verdict == Verdict::False && judgment.holds > 0);
    assert_eq!(refuted.map(id).collect::<Vec<_>>(), ["F22", "F23"]);
}

/// The verdicts are computed: with a statement disabled the trials come out otherwise.
#[test]
fn the_verdict_follows_from_the_statements() {
    let tried = trials::embedded().expect("the trials are sound");
    for (saying, statement, verdict) in [
        ("F01", "1993:10.1", Verdict::Partly),
        ("F03", "1993:10.10.2", Verdict::False),
        ("F07", "1993:15.1.4", Verdict::NotInTheLaws),
        ("F12", "1993:5.6.4.a", Verdict::Partly),
        ("F16", "1993:5.1.6.1", Verdict::Partly),
        ("F18", "1993:5.6.3.a", Verdict::Partly),
        ("F23", "1993:10.17.a", Verdict::False),
        ("F24", "1993:10.3", Verdict::Partly),
    ] {
        let without = Game::founding().without(statement).expect(statement);
        let mut tried = tried.iter();
        let tried = tried.find(|tried| tried.saying.id.value == saying);
        let judgment = judge(&without, tried.expect(saying)).expect(saying);
        let found = (judgment.verdict, judgment.agrees());
        assert_eq!(found, (verdict, false), "{saying} without {statement}");
    }
}

fn folklore(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chesslaws"));
    command.arg("folklore").args(arguments);
    command.output().expect("it starts")
}

fn printed(arguments: &[&str]) -> String {
    let output = folklore(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).expect("it is UTF-8")
}

#[test]
fn one_saying_is_shown_with_its_trials() {
    let text = printed(&["F19"]);
    for part in [
        "F19  Running out of time loses.\nVerdict: partly (it holds in 1 of 2 cases)",
        "   - 2:00:01 the arbiter sees that White's flag has fallen",
        "   the saying predicts: the game ends with a win of Black",
        "   the Laws find: the game ends with a draw (it does not hold)",
        "     1993:10.14.b (2023:6.9.c)  ",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert_eq!(text, printed(&["f19", "F19"]));
    assert!(printed(&["F19", "--lang", "zh"]).contains("结论: 部分正确"));
}

#[test]
fn all_are_listed_in_their_order_and_alike_each_time() {
    let text = printed(&[]);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("F01  false: Whoever"), "{text}");
    assert!(lines[23].starts_with("F24  true: Stalemate"), "{text}");
    assert!(text.contains("24 of 24 verdicts"), "{text}");
    assert_eq!(text, printed(&[]));
    assert!(printed(&["--trials"]).contains("F24  Stalemate"));
}

#[test]
fn json_has_all_that_the_text_has() {
    let text = printed(&["F02", "--json", "--lang", "zh"]);
    let object: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
    let saying = &object["sayings"][0];
    assert_eq!(saying["verdict"], "not-in-the-laws");
    assert_eq!(saying["spec"]["verdict"], "not-in-the-laws");
    assert_eq!(saying["agrees"], true);
    let trial = &saying["trials"][0];
    assert_eq!(trial["same"], true);
    assert_eq!(trial["case"]["holds"], false);
    assert_eq!(trial["otherwise"]["events"], trial["case"]["events"]);
}

#[test]
fn the_nearest_saying_is_found() {
    assert!(printed(&["--ask", "must check be announced"]).starts_with("F21  Check must"));
    assert!(printed(&["--ask", "长将", "--lang", "zh"]).starts_with("F02  长将"));
    let several = printed(&["--ask", "castle"]);
    assert!(several.starts_with("Several sayings are near"), "{several}");
    assert!(
        several.contains("F16") && several.contains("F17"),
        "{several}"
    );
    assert!(printed(&["--ask", "castle", "--json"]).contains("\"candidates\""));
}

#[test]
fn what_cannot_be_answered_is_told() {
    for (arguments, why) in [
        (&["F99"][..], "no saying `F99`: there are F01 to F24"),
        (&[""], "no saying ``"),
        (&["--ask", ""], "nothing near ``"),
        (
            &["--ask", "weather in Paris tomorrow"],
            "nothing near `weather in Paris tomorrow`",
        ),
        (&["--ask", "\u{202e}\u{1b}[2J"], "nothing near"),
        (&["F01", "--ask", "castle"], "cannot be used with"),
        (&["F01", "--trials"], "cannot be used with"),
        (&["F01", "--lang", "fr"], "there are en and zh"),
    ] {
        let output = folklore(arguments);
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
        assert!(error.contains(why), "{arguments:?}: {error}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
}
