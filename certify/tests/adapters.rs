//! The bridge to programs that speak the protocol: small ones that misbehave, and those that are carried along.

use std::process::Command;
use std::time::{Duration, Instant};

use chesslaws::subjects::{ADAPTERS, Adapter};
use chesslaws_law::Edition;
use chesslaws_protocol::{Answer, Ask, Channel, Failure, Question, Reply, STARTPOS, Subject};

const TIME: Duration = Duration::from_millis(1500);

fn fake(manner: &str) -> Adapter {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/adapters/fake.py");
    Adapter::of_command(
        &format!("python3 '{script}' {manner}"),
        Edition::Fide1993,
        TIME,
    )
}

fn ask(moves: &[&str], question: Question) -> Ask {
    Ask {
        start: STARTPOS.into(),
        moves: moves.iter().map(ToString::to_string).collect(),
        question,
    }
}

#[test]
fn a_right_one_is_asked_only_what_it_lists() {
    let mut adapter = fake("right");
    let identity = adapter.identity().expect("it introduces itself");
    assert_eq!(identity.name, "Fake right");
    assert_eq!(identity.channel, Channel::Adapter);
    assert_eq!(identity.questions, ["legal-moves", "check-state"]);
    assert!(
        identity.notes[0].contains("fide-1993 (one set of rules)"),
        "{:?}",
        identity.notes
    );
    let check = adapter.ask(&ask(
        &["f2f3", "e7e5", "g2g4", "d8h4"],
        Question::CheckState,
    ));
    assert_eq!(check, Ok(Reply::answer(Answer::Truth(true))));
    assert!(matches!(
        adapter.ask(&ask(&[], Question::Ending)),
        Ok(Reply::NotModelled { why }) if why.contains("does not list the question ending")
    ));
    assert!(matches!(
        adapter.ask(&ask(&["a2a4"], Question::LegalMoves)),
        Ok(Reply::Refused { .. })
    ));
}

#[test]
fn moves_are_sorted_and_that_is_a_trait_not_a_fault() {
    let mut adapter = fake("right");
    assert!(adapter.traits().is_empty());
    let reply = adapter.ask(&ask(&[], Question::LegalMoves));
    let Ok(Reply::Answer {
        answer: Answer::Moves(moves),
        ..
    }) = reply
    else {
        panic!("{reply:?}")
    };
    assert!(moves.len() == 20 && moves.is_sorted());
    assert_eq!(
        adapter.traits(),
        ["spelling: it lists moves in an order of its own"]
    );
}

/// The failure at a question; a second one finds the program started anew.
fn failure(manner: &str, question: Question) -> Failure {
    let mut adapter = fake(manner);
    let failure = adapter.ask(&ask(&["e2e4"], question)).expect_err(manner);
    assert!(adapter.identity().is_ok(), "{manner} is not started anew");
    failure
}

fn garbled(manner: &str, words: &str) {
    match failure(manner, Question::LegalMoves) {
        Failure::Garbled(text) => assert!(text.contains(words), "{manner}: {text}"),
        other => panic!("{manner}: {other:?}"),
    }
}

#[test]
fn what_cannot_be_read_is_garbled_and_quoted() {
    garbled(
        "wrong-seq",
        "a reply with seq 4 where 3 is due: `{\"seq\": 4",
    );
    garbled("logs", "`thinking about it`");
    garbled("unknown-field", "unknown field `score`");
    garbled("wrong-kind", "another kind than the question legal-moves");
    garbled("no-uci", "`Nf3` is no move in UCI notation");
}

#[test]
fn a_second_reply_is_found_at_the_next_question() {
    let mut adapter = fake("twice");
    assert!(adapter.ask(&ask(&[], Question::CheckState)).is_ok());
    let second = adapter.ask(&ask(&[], Question::CheckState));
    assert!(
        matches!(&second, Err(Failure::Garbled(text)) if text.contains("seq 3 where 4 is due")),
        "{second:?}"
    );
}

#[test]
fn one_that_is_mute_or_dies_is_told_apart() {
    let mute = failure("mute", Question::LegalMoves);
    assert!(matches!(mute, Failure::TimedOut(_)), "{mute:?}");
    let dies = failure("dies", Question::LegalMoves);
    assert!(
        matches!(&dies, Failure::Crashed(how) if how.contains("exit status: 9")),
        "{dies:?}"
    );
}

#[test]
fn one_that_does_not_end_is_not_waited_for() {
    let mut adapter = fake("late");
    assert!(adapter.identity().is_ok());
    let begun = Instant::now();
    drop(adapter);
    assert!(
        begun.elapsed() < Duration::from_secs(6),
        "{:?}",
        begun.elapsed()
    );
}

#[test]
fn a_program_that_ends_before_its_first_line_has_not_started() {
    let command = "sh -c 'echo pip install it >&2; sleep 0.3; exit 1'";
    let mut adapter = Adapter::of_command(command, Edition::Fide1993, TIME);
    let failure = adapter.identity();
    assert!(
        matches!(&failure, Err(Failure::NotStarted(text)) if text.contains("pip install it")),
        "{failure:?}"
    );
}

/// Whether `./check --without` declares that the library is left out.
fn is_left_out(name: &str) -> bool {
    let peer = match name {
        "chess.js" | "chess" | "kokopu" => "npm",
        name => name,
    };
    let without = std::env::var("CHESSLAWS_WITHOUT").unwrap_or_default();
    without.split_whitespace().any(|left_out| left_out == peer)
}

#[test]
fn the_adapters_carried_along_pass_the_kit() {
    for name in ADAPTERS {
        if is_left_out(name) {
            println!("{name} is left out, as CHESSLAWS_WITHOUT declares");
            continue;
        }
        let output = Command::new(env!("CARGO_BIN_EXE_chesslaws"))
            .args(["adapter-check", "--timeout", "20000", "--adapter", name])
            .output()
            .expect("the program runs");
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(
            output.status.success(),
            "{name} (./check installs it):\n{text}"
        );
    }
}

#[test]
fn a_library_that_is_not_there_is_named_with_how_to_install_it() {
    let output = Command::new(env!("CARGO_BIN_EXE_chesslaws"))
        .args(["certify", "--adapter", "nchess", "--out", "/nonexistent"])
        .env("CHESSLAWS_PYTHON", "/usr/bin/python3")
        .env("PYTHONNOUSERSITE", "1")
        .output()
        .expect("the program runs");
    let text = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(3), "{text}");
    assert!(text.contains("pip install nchess==1.3.1"), "{text}");
}

/// Every answer in the examples of PROTOCOL.md is right by the Laws.
#[test]
fn the_document_answers_rightly() {
    use chesslaws::subjects::Oracle;
    use chesslaws_protocol::{CommandReply, from_line};

    let document = include_str!("../protocol/PROTOCOL.md");
    let mut lines = document
        .lines()
        .filter(|line| line.starts_with("> ") || line.starts_with("< "));
    let mut compared = 0;
    while let (Some(command), Some(reply)) = (lines.next(), lines.next()) {
        let command = from_line::<chesslaws_protocol::Command>(&command[2..]);
        let Ok(chesslaws_protocol::Command::Ask {
            start,
            moves,
            question,
            ..
        }) = command
        else {
            continue;
        };
        let asked = Ask {
            start,
            moves,
            question,
        };
        let ours = Oracle::of(Edition::Fide1993)
            .ask(&asked)
            .expect("the oracle replies");
        match (from_line::<CommandReply>(&reply[2..]), ours) {
            (
                Ok(CommandReply::Answer {
                    answer,
                    because: theirs,
                    ..
                }),
                Reply::Answer {
                    answer: right,
                    because: ours,
                },
            ) => {
                assert_eq!(answer, right, "{asked:?}");
                let ours = ours.unwrap_or_default();
                assert!(
                    theirs.iter().flatten().all(|id| ours.contains(id)),
                    "{asked:?}: {ours:?}"
                );
                compared += 1;
            }
            (Ok(CommandReply::Refused { .. }), Reply::Refused { .. })
            | (Ok(CommandReply::NotModelled { .. }), _) => {}
            other => panic!("{asked:?}: {other:?}"),
        }
    }
    assert!(compared >= 10);
}
