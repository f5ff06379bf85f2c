//! Engines that misbehave: each ends within the time with the right failure, and nothing of it stays alive.

use std::time::{Duration, Instant};

use chesslaws::subjects::Uci;
use chesslaws_protocol::{Answer, Ask, Failure, Question, Reply, STARTPOS, Subject};

const TIME: Duration = Duration::from_millis(400);
/// A bound within which anything that is stopped is over, on a machine that has much else to do.
const BOUND: Duration = Duration::from_secs(30);

/// How many processes have this mark among their arguments.
fn alive(mark: &str) -> usize {
    let folders = std::fs::read_dir("/proc").unwrap().flatten();
    let arguments = folders.filter_map(|folder| std::fs::read(folder.path().join("cmdline")).ok());
    arguments
        .filter(|line| {
            line.split(|&byte| byte == 0)
                .any(|argument| argument == mark.as_bytes())
        })
        .count()
}

/// How many are left once the kernel has had time, two seconds at most, to carry out a kill.
fn left_alive(mark: &str) -> usize {
    let begun = Instant::now();
    while alive(mark) > 0 && begun.elapsed() < Duration::from_secs(2) {
        std::thread::sleep(Duration::from_millis(20));
    }
    alive(mark)
}

fn engine(script: &str, mark: &str, manner: &str) -> Uci {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/engines");
    Uci::new(&format!("sh '{folder}/{script}' {mark} {manner}"), TIME)
}

fn mark(name: &str) -> String {
    format!("chesslaws-hostile-{name}-{}", std::process::id())
}

fn after_a3() -> Ask {
    Ask {
        start: STARTPOS.into(),
        moves: vec!["a2a3".into()],
        question: Question::LegalMoves,
    }
}

/// The failure with which a script is refused as a subject at all.
fn failure_of(script: &str) -> Failure {
    let mark = mark(script);
    let begun = Instant::now();
    let mut uci = engine(script, &mark, "");
    let failure = uci.identity().expect_err("no engine");
    assert!(
        begun.elapsed() < BOUND,
        "{script} took {:?}",
        begun.elapsed()
    );
    assert_eq!(left_alive(&mark), 0, "{script} left a process alive");
    failure
}

/// The failure at a question, from an engine that had been polite so far; then it is asked again.
fn failure_at_a_question(manner: &str) -> Failure {
    let mark = mark(manner);
    let mut uci = engine("polite.sh", &mark, manner);
    let identity = uci.identity().expect("polite so far");
    assert_eq!(identity.name, format!("Fake {manner}"));
    assert_eq!(identity.questions, ["legal-moves", "is-legal"]);
    let begun = Instant::now();
    let failure = uci.ask(&after_a3()).expect_err(manner);
    assert!(
        begun.elapsed() < BOUND,
        "{manner} took {:?}",
        begun.elapsed()
    );
    assert_eq!(left_alive(&mark), 0, "{manner} left a process alive");
    let easy = Ask {
        moves: vec![],
        ..after_a3()
    };
    assert!(
        matches!(uci.ask(&easy), Ok(Reply::Answer { answer: Answer::Moves(moves), .. }) if moves.len() == 20)
    );
    drop(uci);
    assert_eq!(left_alive(&mark), 0, "{manner} outlived its subject");
    failure
}

#[test]
fn one_that_never_answers_is_timed_out() {
    assert!(matches!(failure_of("mute.sh"), Failure::TimedOut(_)));
}

#[test]
fn one_that_ignores_signals_is_killed() {
    assert!(matches!(failure_of("stubborn.sh"), Failure::TimedOut(_)));
}

#[test]
fn one_that_floods_is_stopped() {
    assert!(matches!(
        failure_of("flood.sh"),
        Failure::Flooded(_) | Failure::TimedOut(_)
    ));
    assert!(matches!(
        failure_at_a_question("flood"),
        Failure::Flooded(_)
    ));
}

#[test]
fn a_line_without_end_is_stopped() {
    assert!(matches!(
        failure_at_a_question("longline"),
        Failure::Flooded(_)
    ));
}

#[test]
fn one_that_exits_at_once_has_crashed_and_its_last_words_are_kept() {
    match failure_of("quitter.sh") {
        Failure::Crashed(how) => assert!(how.contains("exit status: 7"), "{how}"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn one_that_exits_in_the_middle_has_crashed() {
    match failure_at_a_question("exit") {
        Failure::Crashed(how) => assert!(how.contains("exit status: 3"), "{how}"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn one_that_hangs_in_the_middle_is_timed_out() {
    assert!(matches!(
        failure_at_a_question("hang"),
        Failure::TimedOut(_)
    ));
}

#[test]
fn garbage_is_no_answer() {
    assert!(matches!(failure_of("garbage.sh"), Failure::TimedOut(_)));
    assert!(matches!(
        failure_at_a_question("garble"),
        Failure::Garbled(_)
    ));
}

#[test]
fn a_grandchild_that_holds_the_pipe_is_killed_too() {
    assert!(matches!(failure_of("parent.sh"), Failure::Crashed(_)));
}

#[test]
fn a_command_that_is_not_there_could_not_be_started() {
    let mut uci = Uci::new("no-such-engine-anywhere", TIME);
    assert!(
        matches!(uci.identity(), Err(Failure::NotStarted(text)) if text.contains("no-such-engine-anywhere"))
    );
}

#[test]
fn a_polite_one_answers_and_is_gone_afterwards() {
    let mark = mark("polite");
    let mut uci = engine("polite.sh", &mark, "answer");
    let reply = uci.ask(&after_a3());
    assert_eq!(reply, Ok(Reply::answer(Answer::moves(vec!["e7e5".into()]))));
    let not_modelled = uci.ask(&Ask {
        question: Question::CheckState,
        ..after_a3()
    });
    assert!(matches!(not_modelled, Ok(Reply::NotModelled { .. })));
    assert_eq!(alive(&mark), 1);
    drop(uci);
    assert_eq!(left_alive(&mark), 0);
}
