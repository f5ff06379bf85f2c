//! One exchange: a line sent, the line that comes back within the time, and what is wrong where none does.

use std::time::Duration;

use chesslaws_protocol::{CommandReply, Failure, WireError, from_line};

use super::Wrong;
use crate::subjects::{Talk, quoted};

/// How long a second reply is waited for.
const HUSH: Duration = Duration::from_millis(150);

/// The program at the other end, and how long each of its replies may take.
pub(super) struct Wire {
    command: Vec<String>,
    time: Duration,
    /// Nothing after a failure, until it is started anew.
    talk: Option<Talk>,
    seq: u32,
}

/// What was sent and what came back.
pub(super) struct Exchange {
    pub(super) sent: String,
    pub(super) received: String,
    pub(super) reply: CommandReply,
}

impl Exchange {
    pub(super) fn wrong(self, section: &'static str, right: impl Into<String>) -> Wrong {
        Wrong {
            sent: self.sent,
            received: self.received,
            right: right.into(),
            section,
        }
    }
}

impl Wire {
    /// Starts the program.
    pub(super) fn start(command: &[String], time: Duration) -> Result<Self, Failure> {
        Ok(Self {
            command: command.to_vec(),
            time,
            talk: Some(Talk::start(command)?),
            seq: 0,
        })
    }

    /// Whether the program is there.
    pub(super) const fn is_open(&self) -> bool {
        self.talk.is_some()
    }

    /// Lets the program go.
    pub(super) fn close(&mut self) {
        self.talk = None;
    }

    /// Starts the program anew.
    pub(super) fn start_again(&mut self) -> Result<(), Wrong> {
        let again = Talk::start(&self.command).map_err(|failure| Wrong {
            sent: "nothing yet".into(),
            received: format!("it {failure}"),
            right: "a program that can be started more than once".into(),
            section: "Time",
        })?;
        self.talk = Some(again);
        Ok(())
    }

    /// The number of the next command.
    pub(super) const fn next_seq(&mut self) -> u32 {
        self.seq += 1;
        self.seq
    }

    /// Sends a line; the reply has to be one, with that seq.
    pub(super) fn exchange(&mut self, sent: String, seq: u32) -> Result<Exchange, Wrong> {
        self.send(&sent)?;
        self.receive(sent, seq)
    }

    /// Sends a line.
    pub(super) fn send(&mut self, line: &str) -> Result<(), Wrong> {
        let sent = self.talk_or_failure().and_then(|talk| talk.send(line));
        sent.map_err(|failure| no_reply(line, &failure))
    }

    /// The reply to a line that was sent, with that seq.
    pub(super) fn receive(&mut self, sent: String, seq: u32) -> Result<Exchange, Wrong> {
        let time = self.time;
        let talk = self.talk_or_failure();
        let received = talk.and_then(|talk| talk.line(time, "a reply"));
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

    /// Nothing more, where no command is open.
    pub(super) fn silence(&mut self) -> Result<(), Wrong> {
        let heard = self
            .talk_or_failure()
            .and_then(|talk| talk.line(HUSH, "nothing"));
        match heard {
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

    /// Whether the program ends by itself within the time, or has ended.
    pub(super) fn ends_within(&mut self, time: Duration) -> bool {
        let ends = |talk: &mut Talk| talk.ends_within(time);
        self.talk.as_mut().is_none_or(ends)
    }

    fn talk_or_failure(&mut self) -> Result<&mut Talk, Failure> {
        let gone = || Failure::NotStarted("it is not there".into());
        self.talk.as_mut().ok_or_else(gone)
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
        (format!("a reply of the protocol; {error}"), "Lines")
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

/// A line as it is shown: without control characters, and not longer than a reader reads.
pub(super) fn shortened(line: &str) -> String {
    let quoted = quoted(line);
    quoted[1..quoted.len() - 1].to_owned()
}
