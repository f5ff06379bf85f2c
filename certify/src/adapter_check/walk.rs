//! The walk through PROTOCOL.md: the checks, one after the other.

use std::collections::BTreeSet;
use std::time::Duration;

use chesslaws_law::Edition;
use chesslaws_protocol::{
    Ask, Command, CommandReply, Convention, EditionName, Failure, PROTOCOL, QuestionName, STARTPOS,
    to_line,
};

use super::examples::{self, Example, long_game, simplest};
use super::exchange::{Exchange, Wire, shortened};
use super::{Check, Findings, Wrong};
use crate::subjects::{fits, meant};

/// How long a program may take to end after `bye`.
const FAREWELL: Duration = Duration::from_secs(2);
/// Walks a program through the protocol; each of its replies may take that time.
///
/// # Errors
/// Where there is no such program.
pub fn walk(command: &[String], time: Duration) -> Result<Findings, Failure> {
    let mut walk = Walk {
        wire: Wire::start(command, time)?,
        introduction: Introduction::default(),
        checks: Vec::new(),
        traits: BTreeSet::new(),
    };
    walk.whole();
    let Introduction {
        name, questions, ..
    } = walk.introduction;
    Ok(Findings {
        name,
        questions,
        checks: walk.checks,
        notes: walk.traits.into_iter().map(str::to_owned).collect(),
    })
}

#[derive(Default)]
struct Introduction {
    name: String,
    editions: Vec<EditionName>,
    questions: Vec<QuestionName>,
    conventions: Vec<Convention>,
}

struct Walk {
    /// Closed after a failure: the next check starts the program anew.
    wire: Wire,
    introduction: Introduction,
    checks: Vec<Check>,
    traits: BTreeSet<&'static str>,
}

impl Walk {
    fn whole(&mut self) {
        let hello = self.hello();
        let name = match &hello {
            Ok(()) => format!("hello: {}", self.introduction.name),
            Err(_) => "hello".into(),
        };
        if !self.check(name, hello) {
            return;
        }
        let configured = self.configure();
        self.check("configure", configured);
        for question in QuestionName::ALL {
            if self.introduction.questions.contains(&question) {
                let answered = self.answers(question);
                self.check(
                    format!("{}: answers beyond doubt", question.name()),
                    answered,
                );
            } else {
                let declined = self.declines(question);
                self.check(format!("{}: not listed", question.name()), declined);
            }
        }
        let listed = &self.introduction.questions;
        let of_positions = listed
            .iter()
            .find(|name| !matches!(name, QuestionName::ReadFen | QuestionName::ReadPgn));
        if let Some(&question) = of_positions {
            let refused = self.refuses(question, STARTPOS, &["e2e5"]);
            self.check("an illegal move on the way", refused);
            let refused = self.refuses(question, "no position at all", &[]);
            self.check("a start that is no FEN", refused);
            let in_order = self.two_at_once(question);
            self.check("two questions sent at once", in_order);
            let long = self.long_game(question);
            self.check("a game of 400 moves", long);
        }
        let unknown = self.unknown_question();
        self.check("an unknown question", unknown);
        let unknown =
            self.misunderstood(|seq| (format!(r#"{{"command":"sing","seq":{seq}}}"#), seq));
        self.check("an unknown command", unknown);
        let unreadable = self.misunderstood(|_| ("this is no JSON".into(), 0));
        self.check("a line that is no JSON", unreadable);
        let reset = self.reset();
        self.check("reset, and a question after it", reset);
        let hush = self.hush();
        self.check("no reply without a command", hush);
        let bye = self.bye();
        self.check("bye, and the end", bye);
    }

    /// Notes a check; after a failure the program is started anew. Whether it is right.
    fn check(&mut self, name: impl Into<String>, outcome: Result<(), Wrong>) -> bool {
        let wrong = outcome.err();
        let right = wrong.is_none();
        if !right {
            self.wire.close();
        }
        self.checks.push(Check {
            name: name.into(),
            wrong,
        });
        right
    }

    /// The program as it was after `configure`, started anew if need be.
    fn ready(&mut self) -> Result<(), Wrong> {
        if self.wire.is_open() {
            return Ok(());
        }
        self.wire.start_again()?;
        self.hello()?;
        self.configure()
    }

    fn exchange(&mut self, sent: String, seq: u32) -> Result<Exchange, Wrong> {
        self.ready()?;
        self.wire.exchange(sent, seq)
    }

    fn command(&mut self, command: &Command) -> Result<Exchange, Wrong> {
        let line = to_line(command).unwrap_or_default();
        self.exchange(line, command.seq())
    }

    fn hello(&mut self) -> Result<(), Wrong> {
        let seq = self.wire.next_seq();
        let hello = Command::Hello {
            seq,
            protocol: PROTOCOL.into(),
        };
        let exchange = self.command(&hello)?;
        let CommandReply::Hello {
            name,
            version,
            editions,
            questions,
            conventions,
            ..
        } = exchange.reply.clone()
        else {
            return Err(exchange.wrong(
                "hello",
                "\"reply\":\"hello\" with name, version and questions",
            ));
        };
        let once = QuestionName::ALL
            .map(|name| questions.iter().filter(|listed| **listed == name).count());
        if name.is_empty() || questions.is_empty() || once.iter().any(|&count| count > 1) {
            let right = "a name, and at least one question, each listed once";
            return Err(exchange.wrong("hello", right));
        }
        self.introduction = Introduction {
            name: shortened(&format!("{name} {version}")),
            editions,
            questions,
            conventions,
        };
        Ok(())
    }

    fn configure(&mut self) -> Result<(), Wrong> {
        let seq = self.wire.next_seq();
        let listed = self.introduction.editions.first().copied();
        let edition = listed.unwrap_or(EditionName::Fide2023);
        let exchange = self.command(&Command::Configure { seq, edition })?;
        match exchange.reply {
            CommandReply::Ok { .. } => Ok(()),
            CommandReply::NotModelled { .. } if listed.is_none() => Ok(()),
            _ if listed.is_some() => {
                Err(exchange.wrong("configure", "\"reply\":\"ok\": hello lists that edition"))
            }
            _ => Err(exchange.wrong("configure", "\"reply\":\"ok\" or \"not-modelled\"")),
        }
    }

    fn ask(&mut self, ask: Ask) -> Result<Exchange, Wrong> {
        let seq = self.wire.next_seq();
        self.command(&Command::ask(seq, ask))
    }

    fn answers(&mut self, question: QuestionName) -> Result<(), Wrong> {
        let silent = self
            .introduction
            .conventions
            .contains(&Convention::OnlyMateAndStalemateEnd);
        for example in examples::of(question) {
            if !(example.draw && silent) {
                self.answers_as(question, example)?;
            }
        }
        Ok(())
    }

    fn answers_as(&mut self, question: QuestionName, example: Example) -> Result<(), Wrong> {
        let exchange = self.ask(example.ask.clone())?;
        let right = serde_json::to_string(&example.right).unwrap_or_default();
        let right = format!("\"reply\":\"answer\",\"answer\":{right}");
        let CommandReply::Answer { answer, .. } = &exchange.reply else {
            return Err(exchange.wrong(question.name(), right));
        };
        if !fits(&example.ask.question, answer) {
            let right = format!("{right}: an answer of this kind");
            return Err(exchange.wrong(question.name(), right));
        }
        match meant(Edition::Fide2023, &example.ask, answer.clone()) {
            Err(why) => Err(exchange.wrong("ask", format!("{right}; {why}"))),
            Ok((answer, _)) if answer != example.right => {
                Err(exchange.wrong(question.name(), right))
            }
            Ok((_, traits)) => {
                self.traits.extend(traits);
                Ok(())
            }
        }
    }

    fn declines(&mut self, question: QuestionName) -> Result<(), Wrong> {
        let exchange = self.ask(simplest(question, STARTPOS, Vec::new()))?;
        match exchange.reply {
            CommandReply::NotModelled { .. } | CommandReply::Error { .. } => Ok(()),
            CommandReply::Answer { .. } => {
                let right = "\"reply\":\"not-modelled\", or the question listed in hello";
                Err(exchange.wrong("hello", right))
            }
            _ => Err(exchange.wrong("ask", "\"reply\":\"not-modelled\"")),
        }
    }

    fn refuses(
        &mut self,
        question: QuestionName,
        start: &str,
        moves: &[&str],
    ) -> Result<(), Wrong> {
        let moves = moves.iter().map(ToString::to_string).collect();
        let exchange = self.ask(simplest(question, start, moves))?;
        match exchange.reply {
            CommandReply::Refused { .. } => Ok(()),
            _ => {
                let right = "\"reply\":\"refused\": look at what the library does with an illegal move or position";
                Err(exchange.wrong("ask", right))
            }
        }
    }

    fn two_at_once(&mut self, question: QuestionName) -> Result<(), Wrong> {
        self.ready()?;
        let mut sent = Vec::new();
        for moves in [vec![], vec!["g1f3".into()]] {
            let seq = self.wire.next_seq();
            let ask = simplest(question, STARTPOS, moves);
            let line = to_line(&Command::ask(seq, ask)).unwrap_or_default();
            self.wire.send(&line)?;
            sent.push((line, seq));
        }
        for (line, seq) in sent {
            self.wire.receive(line, seq)?;
        }
        Ok(())
    }

    fn long_game(&mut self, question: QuestionName) -> Result<(), Wrong> {
        let mut exchange = self.ask(simplest(question, STARTPOS, long_game()))?;
        exchange.sent = shortened(&exchange.sent);
        match exchange.reply {
            CommandReply::Answer { .. } => Ok(()),
            _ => Err(exchange.wrong("ask", "an answer: the position is the initial one again")),
        }
    }

    fn unknown_question(&mut self) -> Result<(), Wrong> {
        let seq = self.wire.next_seq();
        let line =
            format!(r#"{{"command":"ask","seq":{seq},"start":"startpos","question":"best-move"}}"#);
        let exchange = self.exchange(line, seq)?;
        match exchange.reply {
            CommandReply::Error { .. } | CommandReply::NotModelled { .. } => Ok(()),
            _ => {
                let right = "\"reply\":\"error\" or \"not-modelled\"";
                Err(exchange.wrong("What is not understood", right))
            }
        }
    }

    /// A line that is none of the protocol, and the seq that the reply to it has.
    fn misunderstood(&mut self, line: impl FnOnce(u32) -> (String, u32)) -> Result<(), Wrong> {
        let seq = self.wire.next_seq();
        let (line, seq) = line(seq);
        let exchange = self.exchange(line, seq)?;
        match exchange.reply {
            CommandReply::Error { .. } | CommandReply::NotModelled { .. } => Ok(()),
            _ => {
                let right = format!("\"reply\":\"error\",\"seq\":{seq}");
                Err(exchange.wrong("What is not understood", right))
            }
        }
    }

    fn reset(&mut self) -> Result<(), Wrong> {
        let seq = self.wire.next_seq();
        let exchange = self.command(&Command::Reset { seq })?;
        if !matches!(exchange.reply, CommandReply::Ok { .. }) {
            return Err(exchange.wrong("reset", "\"reply\":\"ok\""));
        }
        let Some(&question) = self.introduction.questions.first() else {
            return Ok(());
        };
        let first = examples::of(question).into_iter().next();
        first.map_or(Ok(()), |example| self.answers_as(question, example))
    }

    /// Whether a second reply comes after all.
    fn hush(&mut self) -> Result<(), Wrong> {
        self.ready()?;
        self.wire.silence()
    }

    fn bye(&mut self) -> Result<(), Wrong> {
        let seq = self.wire.next_seq();
        let exchange = self.command(&Command::Bye { seq })?;
        if !matches!(exchange.reply, CommandReply::Ok { .. }) {
            return Err(exchange.wrong("bye", "\"reply\":\"ok\""));
        }
        if self.wire.ends_within(FAREWELL) {
            return Ok(());
        }
        let right = format!("the end of the program within {} s", FAREWELL.as_secs());
        Err(exchange.wrong("bye", right))
    }
}
