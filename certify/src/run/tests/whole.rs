//! Baselines, counterexamples made small, and subjects asked side by side.

use std::num::NonZeroUsize;

use super::*;

/// The rank pin after moves that have nothing to do with it.
const LONG_WAY: &str =
    "b1c3 b8c6 c3b1 c6b8 e2e4 h7h5 e4e5 h8h6 e1e2 h6a6 e2e3 a6a5 g1h3 g8h6 e3f4 a7a6 f4g5 d7d5";

fn list(id: &str, moves: &str) -> Case {
    let made = of_game(moves, Edition::Fide1993).expect("a game");
    let of_moves = made
        .into_iter()
        .find(|case| case.ask.question == Question::LegalMoves);
    Case {
        id: id.into(),
        statements: vec!["1993:5.6.3.a".into()],
        ..of_moves.expect("a list of moves")
    }
}

#[test]
fn a_failure_is_made_smaller_and_still_fails_and_is_still_a_game() {
    let cases = [list("T1/legal-moves", LONG_WAY)];
    let run = certify(&mut Demo::new(Faults::BOTH), &cases);
    assert_eq!(outcomes(&run), [Outcome::Failed]);
    let [small] = run.counterexamples.as_slice() else {
        panic!("{:?}", run.counterexamples)
    };
    assert_eq!(small.statement, "1993:9.1.b");
    let moves = &small.record.ask.moves;
    // 18 plies with 32 men before; a man fewer is worth more than two plies.
    assert!(
        moves.len() <= 14,
        "{} plies: {}",
        moves.len(),
        moves.join(" ")
    );
    // Judged anew from nothing but the game.
    let again = of_game(&moves.join(" "), Edition::Fide1993).expect("a game");
    let again = certify(&mut Demo::new(Faults::BOTH), &again);
    let blamed = |record: &Record| {
        record
            .blamed
            .iter()
            .any(|blame| blame.statement == "1993:9.1.b")
    };
    assert!(again.records.iter().any(blamed));
    let text = render(&run, Edition::Fide1993, "--demo");
    let command = format!(
        "certify --demo --edition fide-1993 --game \"{}\"",
        moves.join(" ")
    );
    assert!(text.contains(&command), "{text}");
}

#[test]
fn a_game_of_the_command_line_is_reproduced_as_a_game() {
    // Nothing can be taken out of the shortest game that shows the fault.
    let shortest = "b1c3 g8f6";
    let cases = of_game(shortest, Edition::Fide1993).expect("a game");
    let run = certify(
        &mut WithoutKnights(Demo::new(Faults::default()), Vec::new()),
        &cases,
    );
    assert!(run.counterexamples.is_empty(), "{:?}", run.counterexamples);
    let command = format!("chesslaws certify --x --edition fide-1993 --game \"{shortest}\"\n");
    let text = render(&run, Edition::Fide1993, "--x");
    assert!(
        text.contains(&format!("reproduce:    {command}")) && !text.contains("--only"),
        "{text}"
    );
    let run = Run {
        header: Header {
            option: "--x".into(),
            ..run.header.clone()
        },
        ..run
    };
    let account = crate::report::Account::of(&run).expect("an edition");
    for form in [
        crate::report::Form::Html,
        crate::report::Form::Markdown,
        crate::report::Form::Junit,
    ] {
        let text = account.form(form).replace("&quot;", "\"");
        assert!(text.contains(command.trim()), "{form:?}\n{text}");
    }
}

/// Leaves out the moves of the knights while all men are there; a capture mends it. It keeps what it was asked.
struct WithoutKnights(Demo, Vec<usize>);

impl Subject for WithoutKnights {
    fn identity(&mut self) -> Result<Identity, Failure> {
        self.0.identity()
    }

    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        self.1.push(ask.moves.len());
        let setup = Oracle::of(Edition::Fide1993).reach(&ask.start, &ask.moves);
        let is_whole = setup.is_ok_and(|setup| setup.men().count() == 32);
        Ok(match self.0.ask(ask)? {
            Reply::Answer {
                answer: Answer::Moves(mut moves),
                because,
            } if is_whole && ask.moves.len() >= 2 => {
                moves.retain(|mv| !["b1", "g1", "b8", "g8"].iter().any(|at| mv.starts_with(at)));
                Reply::Answer {
                    answer: Answer::Moves(moves),
                    because,
                }
            }
            other => other,
        })
    }
}

#[test]
fn a_game_is_cut_short_before_captures_are_tried_and_questions_are_bounded() {
    let moves = "e2e4 d7d5 f2f4 e7e5 g2g4 f7f5 d2d4 c7c5 h2h4 g7g5 c2c4 h7h5 a2a4 b7b5 b2b4 a7a5";
    let cases = [list("T1/legal-moves", moves)];
    let mut subject = WithoutKnights(Demo::new(Faults::default()), Vec::new());
    let run = certify(&mut subject, &cases);
    let small = &run.counterexamples[0].record.ask.moves;
    assert_eq!(small.len(), 2, "{small:?}");
    // The case itself, then halves of it: no capture, which would leave it as long as it is.
    let asked = subject.1.iter().position(|&plies| plies == 16);
    let asked: Vec<usize> = subject.1[asked.expect("the case")..].to_vec();
    assert_eq!(asked[..3], [16, 8, 4], "{asked:?}");
    assert!(asked.len() <= 601, "{} questions", asked.len());
}

fn with_baseline(text: &str) -> Run {
    let options = Options {
        baseline: Some(Baseline::read("b.yaml", text).expect("a baseline")),
        ..options()
    };
    let mut subject = Demo::new(Faults::BOTH);
    super::super::run(&mut subject, &both_faults(), &options, &mut |_, _| {}).expect("a run")
}

#[test]
fn expected_failures_do_not_fail_and_what_passes_though_expected_to_fail_does() {
    let one = r#"expected: [{case: "T1", reason: "known"}]"#;
    assert_eq!(with_baseline(one).conclusion(), Conclusion::DoesNotConform);
    let both = r#"expected: [{case: "T1", reason: "a"}, {statement: "1993:5.1.6.1", reason: "b"}]"#;
    let run = with_baseline(both);
    assert_eq!(run.conclusion(), Conclusion::AsExpected);
    assert_eq!(run.conclusion().exit_code(), 0);
    assert_eq!(run.records[1].baseline.as_deref(), Some("b"));
    let surplus = r#"expected: [{case: "T1", reason: "a"}, {case: "T2", reason: "b"}, {case: "T3", reason: "c"}]"#;
    let run = with_baseline(surplus);
    assert_eq!(run.conclusion(), Conclusion::BaselineUnmet);
    assert_eq!(run.conclusion().exit_code(), 1);
    let baseline = run.header.baseline.expect("what it came to");
    assert_eq!(baseline.unmet, [("T3".into(), Outcome::Passed)].into());
    let elsewhere = r#"expected: [{case: "T1", reason: "a"}, {case: "T2", reason: "b"}, {case: "V7", reason: "c"}]"#;
    let run = with_baseline(elsewhere);
    assert_eq!(run.conclusion(), Conclusion::AsExpected);
    assert_eq!(run.header.baseline.expect("it").not_asked, ["V7"]);
}

#[test]
fn what_cannot_be_told_may_be_expected_and_spoils_no_baseline() {
    let mut cases = both_faults();
    cases.push(truth("T4", Known::Unproven, RANK_PIN, "e5d6", false));
    let of = |text: &str| {
        let options = Options {
            baseline: Some(Baseline::read("b.yaml", text).expect("a baseline")),
            ..options()
        };
        let mut subject = Demo::new(Faults::BOTH);
        super::super::run(&mut subject, &cases, &options, &mut |_, _| {}).expect("a run")
    };
    let both =
        r#"{statement: "1993:9.1.b", reason: "a"}, {statement: "1993:5.1.6.1", reason: "b"}"#;
    let run = of(&format!("expected: [{both}]"));
    assert_eq!(run.records[3].outcome, Outcome::CannotTell);
    assert_eq!(run.conclusion().exit_code(), 0);
    let run = of(&format!("expected: [{both}, {{case: T4, reason: c}}]"));
    assert_eq!(run.conclusion(), Conclusion::AsExpected);
    let baseline = run.header.baseline.as_ref().expect("what it came to");
    assert_eq!((baseline.expected, baseline.unmet.len()), (3, 0));
    // Where all that comes of a statement is what cannot be told, that is what is said.
    cases.remove(0);
    let run = {
        let text = r#"expected: [{statement: "1993:5.6.3.a", reason: a}, {case: T2, reason: b}]"#;
        let options = Options {
            baseline: Some(Baseline::read("b.yaml", text).expect("a baseline")),
            ..options()
        };
        let mut subject = Demo::new(Faults::BOTH);
        super::super::run(&mut subject, &cases[1..], &options, &mut |_, _| {}).expect("a run")
    };
    assert_eq!(run.conclusion(), Conclusion::BaselineUnmet);
    let remarks = run.header.remarks().join("\n");
    assert!(
        remarks.contains("a failure of 1993:5.6.3.a; what came is cannot-tell"),
        "{remarks}"
    );
    assert!(remarks.contains("not asked: T2"), "{remarks}");
}

#[test]
fn side_by_side_comes_to_the_same_as_one_after_the_other() {
    let cases: Vec<Case> = (0..40)
        .flat_map(|at| {
            let mut cases = both_faults();
            for case in &mut cases {
                case.id = format!("{}-{at:02}", case.id);
            }
            cases
        })
        .collect();
    let of = |jobs| {
        let make = || Ok(Box::new(Demo::new(Faults::BOTH)) as Box<dyn Subject>);
        let jobs = NonZeroUsize::new(jobs).expect("some");
        run_side_by_side(&make, jobs, &cases, &options(), &mut |_, _| {}).expect("a run")
    };
    assert_eq!(write(&of(1)).unwrap(), write(&of(3)).unwrap());
}
