//! Programs that misbehave, certified through each bridge: the run ends in time and in bounded memory, its report is true,
//! says that the subject failed and how, and nothing of the subject is left.

mod subjects;
mod transcript;

use std::sync::Mutex;
use std::time::Duration;

use chesslaws::run::{Outcome, Run};
use chesslaws_protocol::{Failure, Reply};
use subjects::{Certification, script};

/// How long each reply may take, in milliseconds.
const TIME: &str = "2000";
/// How long a run of these may take on a machine that has much else to do.
const BOUND: Duration = Duration::from_secs(180);
/// A game on which the transcripts of the engines were recorded.
const GAME: &str = "g2g4 a7a6 b1a3 b8c6 d2d4 g8f6 d4d5 e7e5";

/// What a misdeed has to be called in the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    TimedOut,
    Flooded,
    Garbled,
    Crashed,
    NotModelled,
}
use Kind::{Crashed, Flooded, Garbled, NotModelled, TimedOut};

/// A bridge, and its misdeeds in the middle of a run.
struct Bridge {
    option: &'static str,
    game: &'static str,
    /// The questions that its subject can be asked.
    questions: &'static [&'static str],
    misdeeds: &'static [(&'static str, Kind)],
}

/// The adapter's protocol has one line a reply: what is not that line is garbled.
const ADAPTER: Bridge = Bridge {
    option: "--cmd",
    game: "e2e4",
    questions: &["check-state", "legal-moves"],
    misdeeds: &[
        ("silent", TimedOut),
        ("late", TimedOut),
        ("flood", Garbled),
        ("flood-long", Garbled),
        ("endless", Flooded),
        ("flood-stderr", TimedOut),
        ("garbage", Garbled),
        ("exit", Crashed),
        ("stubborn", TimedOut),
        ("grandchild", Crashed),
        ("runaway", TimedOut),
        ("not-modelled", NotModelled),
        ("wrong-seq", Garbled),
        ("wrong-kind", Garbled),
    ],
};

/// The engines' protocols have lines up to a last one: what is not the last is passed over.
const ENGINE: [(&str, Kind); 11] = [
    ("silent", TimedOut),
    ("late", TimedOut),
    ("flood", Flooded),
    ("flood-long", Flooded),
    ("endless", Flooded),
    ("flood-stderr", TimedOut),
    ("garbage", TimedOut),
    ("exit", Crashed),
    ("stubborn", TimedOut),
    ("grandchild", Crashed),
    ("runaway", TimedOut),
];

const UCI: Bridge = Bridge {
    option: "--uci",
    game: GAME,
    questions: &["check-state", "ending", "legal-moves", "position-after"],
    misdeeds: &ENGINE,
};

const CECP: Bridge = Bridge {
    option: "--cecp",
    game: GAME,
    questions: &["ending", "legal-moves", "position-after"],
    misdeeds: &ENGINE,
};

/// Not a test of its own: what the others start as an engine.
#[test]
fn engine() {
    transcript::play();
}

impl Bridge {
    fn command(&self, deed: &str) -> String {
        let file = match self.option {
            "--cmd" => return format!("python3 '{}' at-game {deed}", script("adapter.py")),
            "--uci" => "stockfish",
            _ => "sjaakii",
        };
        let command = transcript::engine(
            "engine",
            file,
            &format!("does={deed},at-game={}", self.game),
        );
        // It is run by `env` already.
        command.trim_start_matches("env ").to_owned()
    }

    fn certify(&self, deed: &str, kind: Kind) {
        let name = format!("misdeed{}-{deed}", self.option);
        let options = ["--game", self.game, "--timeout", TIME];
        let mut run = Certification::start(&name, self.option, &self.command(deed), &options);
        let code = run.end_within(BOUND).code();
        run.left_nothing();
        let (said, complaint) = (run.said("stdout"), run.said("stderr"));
        let (report, footer) = run
            .report()
            .unwrap_or_else(|| panic!("{name}: {complaint}"));
        assert_eq!(code, Some(i32::from(footer.exit_code)), "{name}");
        self.is_true(&name, kind, &report);
        if kind == NotModelled {
            assert_eq!(code, Some(5), "{name}: {said}");
        } else {
            assert_eq!(code, Some(3), "{name}: {said}");
            assert!(
                said.contains("the program did not reply where it should have"),
                "{said}"
            );
        }
    }

    /// Every question that can be put has come to the misdeed, and none to anything else.
    fn is_true(&self, name: &str, kind: Kind, report: &Run) {
        assert_eq!(
            report.header.subject.questions.len(),
            self.questions.len() + usize::from(self.option != "--cmd")
        );
        assert_eq!(report.records.len(), 4, "{name}");
        for record in &report.records {
            let question = record.ask.question.name();
            assert!(record.blamed.is_empty(), "{name}: {record:?}");
            if !self.questions.contains(&question) {
                assert_eq!(record.outcome, Outcome::Inapplicable, "{name}: {record:?}");
                continue;
            }
            let (found, outcome) = match &record.reply {
                Err(Failure::TimedOut(_)) => (TimedOut, Outcome::Errored),
                Err(Failure::Flooded(_)) => (Flooded, Outcome::Errored),
                Err(Failure::Garbled(_)) => (Garbled, Outcome::Errored),
                Err(Failure::Crashed(_)) => (Crashed, Outcome::Errored),
                Ok(Reply::NotModelled { .. }) => (NotModelled, Outcome::Inapplicable),
                other => panic!("{name}, {question}: {other:?}"),
            };
            assert_eq!(
                (found, record.outcome),
                (kind, outcome),
                "{name}, {question}: {}",
                record.detail
            );
        }
    }

    /// All misdeeds, three at a time: most of them are waited for.
    fn certify_all(&self) {
        let next = Mutex::new(self.misdeeds.iter());
        std::thread::scope(|scope| {
            for _ in 0..3 {
                scope.spawn(|| {
                    loop {
                        let Some(&(deed, kind)) = next.lock().expect("no panic in it").next()
                        else {
                            return;
                        };
                        self.certify(deed, kind);
                    }
                });
            }
        });
    }
}

#[test]
fn adapters_that_misbehave_at_a_question() {
    ADAPTER.certify_all();
}

#[test]
fn uci_engines_that_misbehave_at_a_question() {
    UCI.certify_all();
}

#[test]
fn cecp_engines_that_misbehave_at_a_question() {
    CECP.certify_all();
}

/// One that misbehaves before it has answered anything is no subject: the exit code and stderr say so, and there is no
/// report.
#[test]
fn what_misbehaves_from_the_start_is_told_apart_by_the_complaint() {
    let act = script("act.sh");
    for option in ["--cmd", "--uci", "--cecp"] {
        for (deed, complaints) in [
            ("silent", ["did not reply in time", ""]),
            (
                "flood",
                [
                    "wrote more than the limits allow",
                    "replied with what cannot be read: ",
                ],
            ),
            ("endless", ["wrote more than the limits allow", ""]),
            ("flood-stderr", ["did not reply in time", ""]),
            (
                "garbage",
                [
                    "did not reply in time",
                    "replied with what cannot be read: ",
                ],
            ),
            (
                "exit",
                [
                    "ended while a reply was due",
                    "could not be started: exit status: 3; on stderr: something broke",
                ],
            ),
            ("stubborn", ["did not reply in time", ""]),
            (
                "grandchild",
                [
                    "ended while a reply was due",
                    "could not be started: exit status: 0",
                ],
            ),
        ] {
            let complaint = complaints[usize::from(option == "--cmd" && !complaints[1].is_empty())];
            let name = format!("start{option}-{deed}");
            let command = format!("sh '{act}' {deed}");
            let options = ["--game", "e2e4", "--timeout", "1000"];
            let mut run = Certification::start(&name, option, &command, &options);
            assert_eq!(run.end_within(BOUND).code(), Some(3), "{name}");
            run.left_nothing();
            let said = run.said("stderr");
            assert!(said.contains(complaint), "{name}: {said}");
            assert!(run.report().is_none(), "{name}");
        }
    }
}

#[test]
fn one_that_fails_at_everything_is_given_up_and_the_report_says_so() {
    let command = format!("python3 '{}' everywhere exit", script("adapter.py"));
    let options = ["--sample", "400", "--timeout", "20000"];
    let mut run = Certification::start("given-up", "--cmd", &command, &options);
    assert_eq!(
        run.end_within(BOUND).code(),
        Some(3),
        "{}",
        run.said("stderr")
    );
    run.left_nothing();
    let (report, footer) = run.report().expect("a report");
    let why = report.header.given_up.expect("it was given up");
    assert!(
        why.contains("5 questions in a row") && why.contains("ended while a reply was due"),
        "{why}"
    );
    assert_eq!(
        footer.counts[&Outcome::Errored],
        report
            .records
            .iter()
            .filter(|each| each.reply.is_err())
            .count()
    );
    assert!(report.records.len() < 400);
}
