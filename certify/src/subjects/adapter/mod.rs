//! The bridge to a program that speaks the protocol `chesslaws-1` over its standard input and output.
//!
//! A question that the program does not list is not put to it. What it writes in another manner than the protocol's is
//! taken as it was meant and told once, as a trait; what cannot be meant otherwise is judged as it stands. A FEN is judged
//! as it stands here too: how that may be spelled is no matter of the channel.

mod embedded;
mod spelling;
mod talk;

use std::collections::BTreeSet;
use std::time::Duration;

use chesslaws_law::Edition;
use chesslaws_oracle::Laws;
use chesslaws_protocol::{
    Answer, Ask, Channel, Command, CommandReply, Convention, Failure, Identity, PROTOCOL, Question,
    QuestionName, Reply, Subject, ask_line, from_line, to_line,
};

use super::private::PrivateFolder;
use super::{Oracle, Spelled, spelled};
use embedded::Library;
pub use embedded::{EmbeddedError, NAMES};
use spelling::{Spelling, Trait};
pub(crate) use talk::{Talk, quoted};

/// How long a program may take to reply to `bye`.
const PARTING: Duration = Duration::from_millis(500);
/// How long it may take to end after that.
const FAREWELL: Duration = Duration::from_secs(2);

/// A program behind the protocol, started anew after each failure.
pub struct Adapter {
    command: Vec<String>,
    edition: Edition,
    time: Duration,
    talk: Option<Talk>,
    introduction: Option<Introduction>,
    traits: BTreeSet<Trait>,
    /// The folder of an embedded script lives as long as its program may be started.
    _folder: Option<PrivateFolder>,
}

/// What the program has said of itself.
#[derive(Clone)]
struct Introduction {
    name: String,
    questions: Vec<QuestionName>,
    conventions: Vec<Convention>,
    notes: Vec<String>,
}

impl Adapter {
    /// The program that this command starts, judged by an edition; each of its replies may take that time.
    #[must_use]
    pub fn new(command: Vec<String>, edition: Edition, time: Duration) -> Self {
        Self {
            command,
            edition,
            time,
            talk: None,
            introduction: None,
            traits: BTreeSet::new(),
            _folder: None,
        }
    }

    /// The program that a command line starts; quotes hold a part of it together.
    #[must_use]
    pub fn of_command(command: &str, edition: Edition, time: Duration) -> Self {
        Self::new(super::split_command(command), edition, time)
    }

    /// The library of that name behind the script that this program carries, one of [`NAMES`].
    ///
    /// # Errors
    /// Another name, or no folder for the script.
    pub fn embedded(name: &str, edition: Edition, time: Duration) -> Result<Self, EmbeddedError> {
        let (folder, command) = Library::named(name)?.unpack()?;
        let mut adapter = Self::new(command, edition, time);
        adapter._folder = Some(folder);
        Ok(adapter)
    }

    /// The command that starts the program, for whoever wants to talk to it directly.
    #[must_use]
    pub fn command(&self) -> &[String] {
        &self.command
    }

    fn introduction(&mut self) -> Result<Introduction, Failure> {
        if self.talk.is_none() {
            let (talk, introduction) = self.greet()?;
            self.talk = Some(talk);
            self.introduction = Some(introduction);
        }
        self.introduction
            .clone()
            .ok_or_else(|| Failure::NotStarted("it has not said who it is".into()))
    }

    /// Starts the program: `hello`, then `configure`.
    fn greet(&self) -> Result<(Talk, Introduction), Failure> {
        let mut talk = Talk::start(&self.command)?;
        let seq = talk.next_seq();
        let hello = Command::Hello {
            seq,
            protocol: PROTOCOL.into(),
        };
        // One that ends before its first line has not started: a missing library, say.
        let reply = exchange(&mut talk, &hello, self.time).map_err(|failure| match failure {
            Failure::Crashed(how) => Failure::NotStarted(how),
            other => other,
        })?;
        let CommandReply::Hello {
            name,
            version,
            questions,
            conventions,
            mut notes,
            ..
        } = reply
        else {
            return Err(of_another_kind("hello", &reply));
        };
        let seq = talk.next_seq();
        let configure = Command::Configure {
            seq,
            edition: self.edition.into(),
        };
        match exchange(&mut talk, &configure, self.time)? {
            CommandReply::Ok { .. } => {}
            CommandReply::NotModelled { why, .. } => notes.push(format!(
                "it cannot be configured for {} ({why}); that edition judges all the same",
                self.edition
            )),
            other => return Err(of_another_kind("configure", &other)),
        }
        let introduction = Introduction {
            name: printable(&format!("{name} {version}")),
            questions,
            conventions,
            notes: notes.iter().map(|note| printable(note)).collect(),
        };
        Ok((talk, introduction))
    }

    fn reply(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        let asked = QuestionName::of(&ask.question);
        if !self.introduction()?.questions.contains(&asked) {
            let why = format!("it does not list the question {}", asked.name());
            return Ok(Reply::NotModelled { why });
        }
        let time = self.time;
        let Some(talk) = &mut self.talk else {
            return Err(Failure::NotStarted("it is not there".into()));
        };
        let seq = talk.next_seq();
        let Ok(line) = ask_line(seq, ask) else {
            let why = "the question is longer than the protocol allows".into();
            return Ok(Reply::NotModelled { why });
        };
        match exchange_line(talk, seq, &line, asked.name(), time)? {
            CommandReply::Answer {
                answer, because, ..
            } => {
                let answer = self.as_meant(ask, answer)?;
                Ok(Reply::Answer { answer, because })
            }
            CommandReply::NotModelled { why, .. } => Ok(Reply::NotModelled { why }),
            CommandReply::Refused { why, .. } => Ok(Reply::Refused { why }),
            other => Err(of_another_kind(asked.name(), &other)),
        }
    }

    fn as_meant(&mut self, ask: &Ask, answer: Answer) -> Result<Answer, Failure> {
        if !fits(&ask.question, &answer) {
            return Err(Failure::Garbled(format!(
                "an answer of another kind than the question {}: {}",
                ask.question.name(),
                quoted(&format!("{answer:?}"))
            )));
        }
        let mut spelling = Spelling::of(self.edition, ask, &mut self.traits);
        spelling.as_meant(answer).map_err(Failure::Garbled)
    }
}

/// An answer as the protocol would have it written, and the manners in which it was not.
pub(crate) fn meant(
    edition: Edition,
    ask: &Ask,
    answer: Answer,
) -> Result<(Answer, Vec<&'static str>), String> {
    if let Answer::Fen(fen) = &answer
        && let Ok(setup) = Oracle::of(edition).reach(&ask.start, &ask.moves)
    {
        let Spelled { fen, traits } = spelled(&Laws::of(edition), &setup, fen);
        return Ok((Answer::Fen(fen), traits));
    }
    let mut seen = BTreeSet::new();
    let answer = Spelling::of(edition, ask, &mut seen).as_meant(answer)?;
    Ok((answer, seen.into_iter().map(Trait::words).collect()))
}

/// Sends a command and reads its reply.
fn exchange(talk: &mut Talk, command: &Command, time: Duration) -> Result<CommandReply, Failure> {
    let line = to_line(command).map_err(|error| Failure::Garbled(error.to_string()))?;
    let what = match command {
        Command::Hello { .. } => "the reply to hello",
        Command::Configure { .. } => "the reply to configure",
        Command::Ask { .. } => "the answer",
        Command::Reset { .. } => "the reply to reset",
        Command::Bye { .. } => "the reply to bye",
    };
    exchange_line(talk, command.seq(), &line, what, time)
}

fn exchange_line(
    talk: &mut Talk,
    seq: u32,
    line: &str,
    what: &str,
    time: Duration,
) -> Result<CommandReply, Failure> {
    talk.send(line)?;
    let received = talk.line(time, what)?;
    let reply: CommandReply = from_line(&received)
        .map_err(|error| Failure::Garbled(format!("{error}: {}", quoted(&received))))?;
    match reply.seq() {
        found if found == seq => Ok(reply),
        found => Err(Failure::Garbled(format!(
            "a reply with seq {found} where {seq} is due: {}",
            quoted(&received)
        ))),
    }
}

fn of_another_kind(command: &str, reply: &CommandReply) -> Failure {
    let reply = to_line(reply).unwrap_or_else(|error| error.to_string());
    Failure::Garbled(format!("not a reply to {command}: {}", quoted(&reply)))
}

/// Whether an answer is of the kind that the question asks for.
pub(crate) const fn fits(question: &Question, answer: &Answer) -> bool {
    matches!(
        (question, answer),
        (Question::LegalMoves, Answer::Moves(_))
            | (Question::PositionAfter | Question::WriteFen, Answer::Fen(_))
            | (Question::ReadSan { .. }, Answer::Move(_))
            | (Question::WriteSan { .. }, Answer::San(_))
            | (Question::ReadPgn { .. }, Answer::Games(_))
            | (Question::RepetitionCount, Answer::Number(_))
            | (Question::BoundPieces { .. }, Answer::Moves(_))
            | (Question::ClockTimes { .. }, Answer::Clocks { .. })
            | (
                Question::FlagFall { .. } | Question::Ruling { .. },
                Answer::Result(_)
            )
            | (Question::Ending, Answer::Ending(_))
            | (
                Question::IsLegal { .. }
                    | Question::CheckState
                    | Question::SamePosition { .. }
                    | Question::MayClaim { .. }
                    | Question::ReadFen { .. }
                    | Question::ReadSan { .. }
                    | Question::ReadPgn { .. },
                Answer::Truth(_)
            )
    )
}

/// A text of the program without what a terminal would obey.
fn printable(text: &str) -> String {
    text.chars()
        .filter(|letter| !letter.is_control())
        .take(200)
        .collect()
}

impl Subject for Adapter {
    fn identity(&mut self) -> Result<Identity, Failure> {
        let Introduction {
            name,
            questions,
            conventions,
            notes,
        } = self.introduction()?;
        Ok(Identity {
            name,
            channel: Channel::Adapter,
            questions: questions
                .iter()
                .map(|question| question.name().to_owned())
                .collect(),
            conventions,
            notes,
        })
    }

    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        let reply = self.reply(ask);
        if reply.is_err() {
            self.talk = None;
        }
        reply
    }

    fn traits(&self) -> Vec<String> {
        self.traits
            .iter()
            .map(|seen| seen.words().to_owned())
            .collect()
    }
}

impl Drop for Adapter {
    /// Takes leave: a program that does not end by itself is killed.
    fn drop(&mut self) {
        if let Some(mut talk) = self.talk.take() {
            let bye = Command::Bye {
                seq: talk.next_seq(),
            };
            if exchange(&mut talk, &bye, PARTING).is_ok() {
                talk.ends_within(FAREWELL);
            }
        }
    }
}
