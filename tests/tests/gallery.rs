//! Subjects that are wrong as a whole: what the report must say of each case is worked out beforehand, from the case.

use std::collections::BTreeMap;

use chesslaws::run::{Conclusion, Options, Outcome, Run, run};
use chesslaws::subjects::Oracle;
use chesslaws_board::Setup;
use chesslaws_law::Edition;
use chesslaws_oracle::Laws;
use chesslaws_protocol::{Answer, Question, QuestionName, Subject};
use chesslaws_suite::{Case, Known, cases};
use chesslaws_tests::gallery::subjects::{
    AlwaysLegal, CrashOnNth, Echo, NeverLegal, PastSmoke, Random, WrongKind, every_move,
};

/// The longest game asked about: what is made of longer ones takes long.
const PLIES: usize = 20;

/// Some cases of all kinds on the board: enough to show every outcome.
fn some_cases() -> Vec<Case> {
    let of_the_board = |case: &Case| {
        let asked = QuestionName::of(&case.ask.question);
        QuestionName::BOARD.contains(&asked) && case.notation.is_none()
    };
    let founding = cases::all().into_iter().filter(|case| {
        case.is_of(Edition::FOUNDING) && case.ask.moves.len() <= PLIES && of_the_board(case)
    });
    founding.step_by(5).collect()
}

fn certify(subject: impl Subject, cases: &[Case]) -> Run {
    let options = Options::whole(Edition::FOUNDING, 7);
    let (mut subject, mut progress) = PastSmoke::of(subject);
    run(&mut subject, cases, &options, &mut progress).expect("a run")
}

/// What becomes of an answer of the right kind that is right or wrong. Nobody is accused where no game is known to lead,
/// except of what the text of a FEN alone decides.
fn outcome(case: &Case, right: bool) -> Outcome {
    let text_alone =
        matches!(&case.ask.question, Question::ReadFen { fen } if fen.parse::<Setup>().is_err());
    match (right, &case.known) {
        (true, _) => Outcome::Passed,
        (false, Known::Played) => Outcome::Failed,
        (false, Known::Unproven) if text_alone => Outcome::Failed,
        (false, Known::Unproven | Known::Unreachable(_)) => Outcome::CannotTell,
    }
}

fn is_disputed(case: &Case) -> bool {
    let laws = Laws::of(Edition::FOUNDING);
    Oracle::of(Edition::FOUNDING)
        .reach(&case.ask.start, &case.ask.moves)
        .is_ok_and(|setup| !laws.check(&setup).disputes.is_empty())
}

/// The report says of each case what was predicted for it.
fn assert_predicted(run: &Run, cases: &[Case], predicted: impl Fn(&Case) -> Outcome) {
    let predicted: BTreeMap<&str, Outcome> = cases
        .iter()
        .map(|case| (case.id.as_str(), predicted(case)))
        .collect();
    assert_eq!(run.header.given_up, None);
    assert_eq!(run.records.len(), predicted.len());
    for record in &run.records {
        let right = predicted[record.id.as_str()];
        assert_eq!(record.outcome, right, "{}: {}", record.id, record.detail);
    }
}

#[test]
fn of_always_legal_only_what_is_lawful_passes() {
    // A list of 4,032 moves takes long to lay to its statements.
    let mut lists = 0;
    let mut cases = some_cases();
    cases.retain(|case| {
        lists += usize::from(case.ask.question == Question::LegalMoves);
        case.ask.question != Question::LegalMoves || lists <= 20
    });
    let run = certify(AlwaysLegal, &cases);
    let all = Answer::moves(every_move());
    assert_predicted(&run, &cases, |case| match &case.ask.question {
        Question::LegalMoves => outcome(case, case.expected == all),
        Question::IsLegal { .. } => outcome(case, case.expected == Answer::Truth(true)),
        _ => Outcome::Inapplicable,
    });
    assert_eq!(run.conclusion(), Conclusion::DoesNotConform);
}

#[test]
fn of_never_legal_only_mates_stalemates_and_unlawful_moves_pass() {
    let cases = some_cases();
    let run = certify(NeverLegal, &cases);
    assert_predicted(&run, &cases, |case| match &case.ask.question {
        Question::LegalMoves => outcome(case, case.expected == Answer::Moves(vec![])),
        Question::IsLegal { .. } => outcome(case, case.expected == Answer::Truth(false)),
        _ => Outcome::Inapplicable,
    });
    assert_eq!(run.conclusion(), Conclusion::DoesNotConform);
}

#[test]
fn an_echo_fails_where_its_words_are_of_the_right_kind_and_breaks_elsewhere() {
    let cases = some_cases();
    let run = certify(Echo, &cases);
    assert_predicted(&run, &cases, |case| match &case.ask.question {
        Question::LegalMoves => {
            outcome(case, case.expected == Answer::moves(case.ask.moves.clone()))
        }
        Question::PositionAfter => {
            outcome(case, case.expected == Answer::Fen(case.ask.start.clone()))
        }
        _ => Outcome::Errored,
    });
    assert_eq!(run.conclusion(), Conclusion::DoesNotConform);
}

#[test]
fn after_one_crash_the_run_goes_on() {
    let cases = some_cases();
    for nth in [1, 100, cases.len()] {
        let run = certify(CrashOnNth::new(nth), &cases);
        let count = |outcome| {
            run.records
                .iter()
                .filter(|record| record.outcome == outcome)
                .count()
        };
        assert_eq!(count(Outcome::Errored), 1);
        assert_eq!(count(Outcome::Passed), cases.len() - 1);
        assert_eq!(run.conclusion(), Conclusion::SubjectBroke);
    }
    let never = certify(CrashOnNth::new(cases.len() + 1), &cases);
    assert_eq!(never.conclusion(), Conclusion::Conforms);
}

#[test]
fn chance_is_right_where_it_is_right() {
    let cases = some_cases();
    for seed in [1, 2] {
        let random = Random { seed };
        let run = certify(Random { seed }, &cases);
        let says = |case: &Case| case.expected == Answer::Truth(random.says(&case.ask));
        assert_predicted(&run, &cases, |case| match &case.ask.question {
            Question::CheckState if !says(case) && is_disputed(case) => Outcome::CannotTell,
            Question::IsLegal { .. } | Question::CheckState => outcome(case, says(case)),
            _ => Outcome::Inapplicable,
        });
        let said: Vec<bool> = cases.iter().map(|case| random.says(&case.ask)).collect();
        assert!(
            said.contains(&true) && said.contains(&false),
            "no chance at all"
        );
    }
}

#[test]
fn an_answer_of_the_wrong_kind_is_no_answer() {
    let cases = some_cases();
    let run = certify(WrongKind, &cases);
    assert_predicted(&run, &cases, |_| Outcome::Errored);
    assert_eq!(run.conclusion(), Conclusion::SubjectBroke);
}
