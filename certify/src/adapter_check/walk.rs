//! The walk through PROTOCOL.md.

use std::collections::BTreeSet;
use std::time::Duration;

use chesslaws_law::Edition;
use chesslaws_protocol::{
    Ask, Command, CommandReply, Convention, EditionName, Failure, PROTOCOL, QuestionName, STARTPOS,
    WireError, from_line, to_line,
};

use super::examples::{self, Example, long_game, simplest};
use super::{Check, Findings, Wrong};
use crate::subjects::{Talk, fits, meant, quoted};

/// How long a program may take to end after `bye`.
const FAREWELL: Duration = Duration::from_secs(2);
/// How long a second reply is waited for.
const HUSH: Duration = Duration::from_millis(150);

/// Walks a program through the protocol; each of its replies may take that time.
///
/// # Errors
/// Where there is no such program.
pub fn walk(command: &[String], time: Duration) -> Result<Findings, Failure> {
    let mut walk = Walk {
        command: command.to_vec(),
        time,
        talk: Some(Talk::start(command)?),
        seq: 0,
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
    command: Vec<String>,
    time: Duration,
    /// Nothing after a failure: the next check starts the program anew.
    talk: Option<Talk>,
    seq: u32,
    introduction: Introduction,
    checks: Vec<Check>,
    traits: BTreeSet<&'static str>,
}

/// What was sent and what came back.
struct Exchange {
    sent: String,
    received: String,
    reply: CommandReply,
}

impl Exchange {
    fn wrong(self, section: &'static str, right: impl Into<String>) -> Wrong {
        Wrong {
            sent: self.sent,
            received: self.received,
            right: right.into(),
            section,
        }
    }
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
        let of_positions = listed.iter().find(|name| **name != QuestionName::ReadFen);
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
            self.talk = None;
        }
        self.checks.push(Check {
            name: name.into(),
            wrong,
        });
        right
    }

    const fn next_seq(&mut self) -> u32 {
        self.seq += 1;
        self.seq
    }

    /// The program as it was after `configure`, started anew if need be.
    fn talk(&mut self) -> Result<(), Wrong> {
        if self.talk.is_some() {
            return Ok(());
        }
        let again = Talk::start(&self.command).map_err(|failure| Wrong {
            sent: "nothing yet".into(),
            received: format!("it {failure}"),
            right: "a program that can be started more than once".into(),
            section: "Time",
        })?;
        self.talk = Some(again);
        self.hello()?;
        self.configure()
    }

    /// Sends a line; the reply has to be one, with that seq.
    fn exchange(&mut self, sent: String, seq: u32) -> Result<Exchange, Wrong> {
        self.talk()?;
        self.send(&sent)?;
        self.receive(sent, seq)
    }

    fn send(&mut self, line: &str) -> Result<(), Wrong> {
        let sent = match &mut self.talk {
            Some(talk) => talk.send(line),
            None => Err(Failure::NotStarted("it is not there".into())),
        };
        sent.map_err(|failure| no_reply(line, &failure))
    }

    fn receive(&mut self, sent: String, seq: u32) -> Result<Exchange, Wrong> {
        let received = match &mut self.talk {
            Some(talk) => talk.line(self.time, "a reply"),
            None => Err(Failure::NotStarted("it is not there".into())),
        };
        let received = received.map_err(|failure| no_reply(&sent, &failure))?;
        let reply = match from_line::<CommandReply>(&received) {
            Ok(reply) => reply,
            Err(error) => return Err(unreadable(sent, &received, &error)),
        };
        let exchange = Exchange {
            sent,
            received: shortened(&received),
            reply,
        };
        if exchange.reply.seq() != seq {
            let right = format!("a reply with \"seq\":{seq}, and one reply a command");
            return Err(exchange.wrong("seq", right));
        }
        Ok(exchange)
    }

    fn command(&mut self, command: &Command) -> Result<Exchange, Wrong> {
        let line = to_line(command).unwrap_or_default();
        self.exchange(line, command.seq())
    }

    fn hello(&mut self) -> Result<(), Wrong> {
        let seq = self.next_seq();
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
        let seq = self.next_seq();
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
        let seq = self.next_seq();
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
        self.talk()?;
        let mut sent = Vec::new();
        for moves in [vec![], vec!["g1f3".into()]] {
            let seq = self.next_seq();
            let ask = simplest(question, STARTPOS, moves);
            let line = to_line(&Command::ask(seq, ask)).unwrap_or_default();
            self.send(&line)?;
            sent.push((line, seq));
        }
        for (line, seq) in sent {
            self.receive(line, seq)?;
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
        let seq = self.next_seq();
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
        let seq = self.next_seq();
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
        let seq = self.next_seq();
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
        self.talk()?;
        let Some(talk) = &mut self.talk else {
            return Ok(());
        };
        match talk.line(HUSH, "nothing") {
            Ok(received) => Err(Wrong {
                sent: "nothing".into(),
                received: shortened(&received),
                right: "nothing: one command, one reply, and logs on stderr".into(),
                section: "seq",
            }),
            Err(Failure::TimedOut(_)) => Ok(()),
            Err(failure) => Err(no_reply("nothing", &failure)),
        }
    }

    fn bye(&mut self) -> Result<(), Wrong> {
        let seq = self.next_seq();
        let exchange = self.command(&Command::Bye { seq })?;
        if !matches!(exchange.reply, CommandReply::Ok { .. }) {
            return Err(exchange.wrong("bye", "\"reply\":\"ok\""));
        }
        let ends = |talk: &mut Talk| talk.ends_within(FAREWELL);
        if self.talk.as_mut().is_none_or(ends) {
            return Ok(());
        }
        let right = format!("the end of the program within {} s", FAREWELL.as_secs());
        Err(exchange.wrong("bye", right))
    }
}

/// What is wrong where no line came.
fn no_reply(sent: &str, failure: &Failure) -> Wrong {
    let (right, section) = match failure {
        Failure::TimedOut(_) => (
            "a reply within the time; is the output flushed after every line?",
            "Lines",
        ),
        Failure::Flooded(_) => ("one line of at most 65536 bytes", "Lines"),
        _ if named(sent, "command") == Some("hello".into()) => (
            "a reply; does the program start by itself, with all it needs? its stderr says more",
            "hello",
        ),
        _ => (
            "a reply, and a program that goes on until bye",
            "What is not understood",
        ),
    };
    Wrong {
        sent: shortened(sent),
        received: format!("nothing: it {failure}"),
        right: right.into(),
        section,
    }
}

/// What is wrong with a line that cannot be read.
fn unreadable(sent: String, received: &str, error: &WireError) -> Wrong {
    let is_json = serde_json::from_str::<serde_json::Value>(received).is_ok();
    let (right, section) = if is_json {
        let section = section_of(&sent, received, error);
        (format!("a reply of the protocol; {error}"), section)
    } else {
        (
            "one JSON object on one line; whatever else is written belongs to stderr".into(),
            "Lines",
        )
    };
    Wrong {
        sent: shortened(&sent),
        received: shortened(received),
        right,
        section,
    }
}

/// The section that says how a reply would be right: that of the question, or of the greeting. A field too many and
/// whatever is no reply at all are a matter of lines.
fn section_of(sent: &str, received: &str, error: &WireError) -> &'static str {
    let WireError::Json(error) = error else {
        return "Lines";
    };
    if error.contains("unknown field") {
        return "Lines";
    }
    match named(received, "reply").as_deref() {
        _ if error.contains("`seq`") => "seq",
        Some("hello") => "hello",
        Some("answer") => {
            let question = named(sent, "question");
            let mut names = QuestionName::ALL.iter().map(|name| name.name());
            names
                .find(|name| question.as_deref() == Some(name))
                .unwrap_or("ask")
        }
        _ => "Lines",
    }
}

/// What a field of a line names: a word, or an object by its first key.
fn named(line: &str, field: &str) -> Option<String> {
    let line: serde_json::Value = serde_json::from_str(line).ok()?;
    match line.get(field)? {
        serde_json::Value::String(word) => Some(word.clone()),
        serde_json::Value::Object(object) => object.keys().next().cloned(),
        _ => None,
    }
}

/// A line as it is shown: without control characters, and not longer than a reader reads.
fn shortened(line: &str) -> String {
    let quoted = quoted(line);
    quoted[1..quoted.len() - 1].to_owned()
}
