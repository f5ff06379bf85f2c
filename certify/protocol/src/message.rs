//! The lines of the protocol `chesslaws-1`: five commands, and what may be replied to each.
//!
//! Every message is one JSON object on one line and carries a `seq`; the reply has that of its command.

use chesslaws_law::Edition;
use serde::{Deserialize, Serialize};

use crate::bounds::{Bounded, MAX_LINE, MAX_LIST, WireError};
use crate::{Answer, Ask, Convention, Question, Reply};

/// The name of the protocol, said in `hello`.
pub const PROTOCOL: &str = "chesslaws-1";

/// What is sent to a subject.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "command", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// The first line: who are you? Replied to with [`CommandReply::Hello`].
    Hello {
        /// The number of the command.
        seq: u32,
        /// The protocol that is spoken, [`PROTOCOL`].
        #[cfg_attr(feature = "schema", schemars(length(max = 1024)))]
        protocol: String,
    },
    /// Which edition of the Laws judges. Replied to with [`CommandReply::Ok`] or [`CommandReply::NotModelled`].
    Configure {
        /// The number of the command.
        seq: u32,
        /// The edition.
        edition: EditionName,
    },
    /// One question: the fields of [`Ask`]. Replied to with an answer, not-modelled or refused.
    Ask {
        /// The number of the command.
        seq: u32,
        /// A FEN, or `startpos`.
        #[cfg_attr(feature = "schema", schemars(length(max = 1024)))]
        start: String,
        /// The moves played from there, in UCI notation.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(
            feature = "schema",
            schemars(length(max = 12000), inner(length(max = 1024)))
        )]
        moves: Vec<String>,
        /// What is asked of the position reached.
        question: Question,
    },
    /// Forget what was asked so far. Replied to with [`CommandReply::Ok`].
    Reset {
        /// The number of the command.
        seq: u32,
    },
    /// The last line: reply with [`CommandReply::Ok`], then end.
    Bye {
        /// The number of the command.
        seq: u32,
    },
}

/// What a subject sends back, one line a command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "reply", rename_all = "kebab-case", deny_unknown_fields)]
pub enum CommandReply {
    /// To `hello`: who it is.
    Hello {
        /// The number of the command.
        seq: u32,
        /// The name of the program or library.
        #[cfg_attr(feature = "schema", schemars(length(max = 1024)))]
        name: String,
        /// Its version.
        #[cfg_attr(feature = "schema", schemars(length(max = 1024)))]
        version: String,
        /// The editions it can be configured for; none, if it does not say which rules it follows.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "schema", schemars(length(max = 12000)))]
        editions: Vec<EditionName>,
        /// The questions it has a notion of; no other is put to it.
        #[cfg_attr(feature = "schema", schemars(length(max = 12000)))]
        questions: Vec<QuestionName>,
        /// Where it departs from the standard on purpose.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "schema", schemars(length(max = 12000)))]
        conventions: Vec<Convention>,
        /// What the reader of a report should know.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(
            feature = "schema",
            schemars(length(max = 12000), inner(length(max = 1024)))
        )]
        notes: Vec<String>,
    },
    /// To `configure`, `reset` and `bye`: done.
    Ok {
        /// The number of the command.
        seq: u32,
    },
    /// To `ask`: it answers.
    Answer {
        /// The number of the command.
        seq: u32,
        /// The value.
        answer: Answer,
        /// The statements it rests on, where the subject says.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(
            feature = "schema",
            schemars(length(max = 12000), inner(length(max = 1024)))
        )]
        because: Option<Vec<String>>,
    },
    /// To `ask` and `configure`: it has no notion of the matter.
    NotModelled {
        /// The number of the command.
        seq: u32,
        /// What it lacks.
        #[cfg_attr(feature = "schema", schemars(length(max = 1024)))]
        why: String,
    },
    /// To `ask`: it does not accept the position or the moves that lead to it.
    Refused {
        /// The number of the command.
        seq: u32,
        /// Its words.
        #[cfg_attr(feature = "schema", schemars(length(max = 1024)))]
        why: String,
    },
    /// To a line that it does not understand.
    Error {
        /// The number of the command; 0, if the line has none that can be read.
        seq: u32,
        /// What it does not understand.
        #[cfg_attr(feature = "schema", schemars(length(max = 1024)))]
        why: String,
    },
}

/// An edition of the Laws by its name on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum EditionName {
    /// The founding edition.
    #[serde(rename = "fide-1993")]
    Fide1993,
    /// The edition in force.
    #[serde(rename = "fide-2023")]
    Fide2023,
}

impl From<Edition> for EditionName {
    fn from(edition: Edition) -> Self {
        match edition {
            Edition::Fide1993 => Self::Fide1993,
            Edition::Fide2023 => Self::Fide2023,
        }
    }
}

/// A question by its name on the wire: what `hello` lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum QuestionName {
    /// [`Question::LegalMoves`].
    LegalMoves,
    /// [`Question::IsLegal`].
    IsLegal,
    /// [`Question::PositionAfter`].
    PositionAfter,
    /// [`Question::CheckState`].
    CheckState,
    /// [`Question::Ending`].
    Ending,
    /// [`Question::SamePosition`].
    SamePosition,
    /// [`Question::ReadFen`].
    ReadFen,
    /// [`Question::WriteFen`].
    WriteFen,
    /// [`Question::ReadSan`].
    ReadSan,
    /// [`Question::WriteSan`].
    WriteSan,
    /// [`Question::ReadPgn`].
    ReadPgn,
    /// [`Question::RepetitionCount`].
    RepetitionCount,
    /// [`Question::BoundPieces`].
    BoundPieces,
    /// [`Question::ClockTimes`].
    ClockTimes,
    /// [`Question::MayClaim`].
    MayClaim,
    /// [`Question::FlagFall`].
    FlagFall,
    /// [`Question::Ruling`].
    Ruling,
}

impl QuestionName {
    /// All of them, in the order of [`Question`].
    pub const ALL: [Self; 17] = [
        Self::LegalMoves,
        Self::IsLegal,
        Self::PositionAfter,
        Self::CheckState,
        Self::Ending,
        Self::SamePosition,
        Self::ReadFen,
        Self::WriteFen,
        Self::ReadSan,
        Self::WriteSan,
        Self::ReadPgn,
        Self::RepetitionCount,
        Self::BoundPieces,
        Self::ClockTimes,
        Self::MayClaim,
        Self::FlagFall,
        Self::Ruling,
    ];

    /// Those of the plane of the board.
    pub const BOARD: [Self; 7] = [
        Self::LegalMoves,
        Self::IsLegal,
        Self::PositionAfter,
        Self::CheckState,
        Self::Ending,
        Self::SamePosition,
        Self::ReadFen,
    ];

    /// Those of the plane of notation.
    pub const NOTATION: [Self; 5] = [
        Self::ReadFen,
        Self::WriteFen,
        Self::ReadSan,
        Self::WriteSan,
        Self::ReadPgn,
    ];

    /// The name of a question.
    #[must_use]
    pub const fn of(question: &Question) -> Self {
        match question {
            Question::LegalMoves => Self::LegalMoves,
            Question::IsLegal { .. } => Self::IsLegal,
            Question::PositionAfter => Self::PositionAfter,
            Question::CheckState => Self::CheckState,
            Question::Ending => Self::Ending,
            Question::SamePosition { .. } => Self::SamePosition,
            Question::ReadFen { .. } => Self::ReadFen,
            Question::WriteFen => Self::WriteFen,
            Question::ReadSan { .. } => Self::ReadSan,
            Question::WriteSan { .. } => Self::WriteSan,
            Question::ReadPgn { .. } => Self::ReadPgn,
            Question::RepetitionCount => Self::RepetitionCount,
            Question::BoundPieces { .. } => Self::BoundPieces,
            Question::ClockTimes { .. } => Self::ClockTimes,
            Question::MayClaim { .. } => Self::MayClaim,
            Question::FlagFall { .. } => Self::FlagFall,
            Question::Ruling { .. } => Self::Ruling,
        }
    }

    /// The word on the wire, as [`Question::name`] has it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::LegalMoves => "legal-moves",
            Self::IsLegal => "is-legal",
            Self::PositionAfter => "position-after",
            Self::CheckState => "check-state",
            Self::Ending => "ending",
            Self::SamePosition => "same-position",
            Self::ReadFen => "read-fen",
            Self::WriteFen => "write-fen",
            Self::ReadSan => "read-san",
            Self::WriteSan => "write-san",
            Self::ReadPgn => "read-pgn",
            Self::RepetitionCount => "repetition-count",
            Self::BoundPieces => "bound-pieces",
            Self::ClockTimes => "clock-times",
            Self::MayClaim => "may-claim",
            Self::FlagFall => "flag-fall",
            Self::Ruling => "ruling",
        }
    }
}

impl Command {
    /// The command that puts a question.
    #[must_use]
    pub fn ask(seq: u32, ask: Ask) -> Self {
        let Ask {
            start,
            moves,
            question,
        } = ask;
        Self::Ask {
            seq,
            start,
            moves,
            question,
        }
    }

    /// The number of the command.
    #[must_use]
    pub const fn seq(&self) -> u32 {
        match self {
            Self::Hello { seq, .. }
            | Self::Configure { seq, .. }
            | Self::Ask { seq, .. }
            | Self::Reset { seq }
            | Self::Bye { seq } => *seq,
        }
    }
}

impl CommandReply {
    /// The reply to a question, under the number of its command.
    #[must_use]
    pub fn to_ask(seq: u32, reply: Reply) -> Self {
        match reply {
            Reply::Answer { answer, because } => Self::Answer {
                seq,
                answer,
                because,
            },
            Reply::NotModelled { why } => Self::NotModelled { seq, why },
            Reply::Refused { why } => Self::Refused { seq, why },
        }
    }

    /// The number of the command it replies to.
    #[must_use]
    pub const fn seq(&self) -> u32 {
        match self {
            Self::Hello { seq, .. }
            | Self::Ok { seq }
            | Self::Answer { seq, .. }
            | Self::NotModelled { seq, .. }
            | Self::Refused { seq, .. }
            | Self::Error { seq, .. } => *seq,
        }
    }
}

/// A question as a line, borrowed: what a long run of questions writes most.
#[derive(Serialize)]
struct AskLine<'a> {
    command: &'static str,
    seq: u32,
    start: &'a str,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    moves: &'a [String],
    question: &'a Question,
}

/// Writes the command that puts a question, as [`to_line`](crate::to_line) does, without taking the question.
///
/// # Errors
/// Where the question breaks the limits that the reader would hold it to.
pub fn ask_line(seq: u32, ask: &Ask) -> Result<String, WireError> {
    ask.bounded()?;
    let line = AskLine {
        command: "ask",
        seq,
        start: &ask.start,
        moves: &ask.moves,
        question: &ask.question,
    };
    let line = serde_json::to_string(&line).map_err(|error| WireError::Json(error.to_string()))?;
    if line.len() > MAX_LINE {
        return Err(WireError::LineTooLong(line.len()));
    }
    Ok(line)
}

impl Bounded for Command {
    fn bounded(&self) -> Result<(), WireError> {
        match self {
            Self::Hello { protocol, .. } => protocol.as_str().bounded(),
            Self::Ask {
                start,
                moves,
                question,
                ..
            } => {
                start.as_str().bounded()?;
                moves.as_slice().bounded()?;
                question.bounded()
            }
            Self::Configure { .. } | Self::Reset { .. } | Self::Bye { .. } => Ok(()),
        }
    }
}

impl Bounded for CommandReply {
    fn bounded(&self) -> Result<(), WireError> {
        match self {
            Self::Hello {
                name,
                version,
                editions,
                questions,
                conventions,
                notes,
                ..
            } => {
                name.as_str().bounded()?;
                version.as_str().bounded()?;
                for entries in [editions.len(), questions.len(), conventions.len()] {
                    if entries > MAX_LIST {
                        return Err(WireError::ListTooLong(entries));
                    }
                }
                notes.as_slice().bounded()
            }
            Self::Answer {
                answer, because, ..
            } => {
                because.as_deref().map_or(Ok(()), <[String]>::bounded)?;
                answer.bounded()
            }
            Self::NotModelled { why, .. } | Self::Refused { why, .. } | Self::Error { why, .. } => {
                why.as_str().bounded()
            }
            Self::Ok { .. } => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{MAX_TEXT, STARTPOS, from_line, to_line};

    fn command(command: Command, wire: &str) {
        assert_eq!(to_line(&command).as_deref(), Ok(wire));
        assert_eq!(from_line::<Command>(wire), Ok(command));
    }

    fn reply(reply: CommandReply, wire: &str) {
        assert_eq!(to_line(&reply).as_deref(), Ok(wire));
        assert_eq!(from_line::<CommandReply>(wire), Ok(reply));
    }

    fn asked() -> Ask {
        Ask {
            start: STARTPOS.into(),
            moves: vec!["e2e4".into()],
            question: Question::IsLegal { mv: "e7e5".into() },
        }
    }

    #[test]
    fn every_command_makes_the_round_trip() {
        command(
            Command::Hello {
                seq: 1,
                protocol: PROTOCOL.into(),
            },
            r#"{"command":"hello","seq":1,"protocol":"chesslaws-1"}"#,
        );
        command(
            Command::Configure {
                seq: 2,
                edition: Edition::Fide2023.into(),
            },
            r#"{"command":"configure","seq":2,"edition":"fide-2023"}"#,
        );
        command(
            Command::ask(3, asked()),
            r#"{"command":"ask","seq":3,"start":"startpos","moves":["e2e4"],"question":{"is-legal":{"move":"e7e5"}}}"#,
        );
        command(Command::Reset { seq: 4 }, r#"{"command":"reset","seq":4}"#);
        command(Command::Bye { seq: 5 }, r#"{"command":"bye","seq":5}"#);
    }

    #[test]
    fn every_reply_makes_the_round_trip() {
        reply(
            CommandReply::Hello {
                seq: 1,
                name: "Demo".into(),
                version: "1".into(),
                editions: vec![EditionName::Fide1993],
                questions: vec![QuestionName::LegalMoves],
                conventions: vec![Convention::OnlyMateAndStalemateEnd],
                notes: vec!["slow".into()],
            },
            r#"{"reply":"hello","seq":1,"name":"Demo","version":"1","editions":["fide-1993"],"questions":["legal-moves"],"conventions":["only-mate-and-stalemate-end"],"notes":["slow"]}"#,
        );
        reply(CommandReply::Ok { seq: 2 }, r#"{"reply":"ok","seq":2}"#);
        for (to_ask, wire) in [
            (
                Reply::answer(Answer::Truth(true)),
                r#"{"reply":"answer","seq":3,"answer":{"truth":true}}"#,
            ),
            (
                Reply::NotModelled {
                    why: "no clock".into(),
                },
                r#"{"reply":"not-modelled","seq":3,"why":"no clock"}"#,
            ),
            (
                Reply::Refused {
                    why: "no king".into(),
                },
                r#"{"reply":"refused","seq":3,"why":"no king"}"#,
            ),
        ] {
            reply(CommandReply::to_ask(3, to_ask), wire);
        }
        reply(
            CommandReply::Error {
                seq: 0,
                why: "no JSON".into(),
            },
            r#"{"reply":"error","seq":0,"why":"no JSON"}"#,
        );
    }

    #[test]
    fn a_question_is_written_alike_borrowed_and_taken() {
        let line = ask_line(7, &asked()).unwrap();
        assert_eq!(line, to_line(&Command::ask(7, asked())).unwrap());
        let long = Ask {
            start: "8".repeat(MAX_TEXT + 1),
            ..asked()
        };
        assert_eq!(ask_line(7, &long), to_line(&Command::ask(7, long.clone())));
    }

    #[test]
    fn names_are_those_of_the_questions() {
        for name in QuestionName::ALL {
            let wire = serde_json::to_value(name).unwrap();
            assert_eq!(wire, name.name());
        }
        assert_eq!(
            QuestionName::of(&asked().question).name(),
            asked().question.name()
        );
    }

    #[test]
    fn what_is_unknown_is_refused() {
        for line in [
            r#"{"command":"bye","seq":5,"please":true}"#,
            r#"{"command":"sing","seq":5}"#,
            r#"{"command":"bye"}"#,
            r#"{"command":"bye","seq":-1}"#,
            r#"{"command":"configure","seq":2,"edition":"fide-1897"}"#,
            r#"{"command":"ask","seq":3,"start":"startpos","question":"best-move"}"#,
        ] {
            assert!(from_line::<Command>(line).is_err(), "{line}");
        }
        for line in [
            r#"{"reply":"ok","seq":5,"why":"so"}"#,
            r#"{"reply":"answer","seq":5,"answer":{"truth":true},"score":1}"#,
            r#"{"reply":"hello","seq":1,"name":"a","version":"1","questions":["best-move"]}"#,
            r#"{"reply":"answer","answer":{"truth":true}}"#,
        ] {
            assert!(from_line::<CommandReply>(line).is_err(), "{line}");
        }
    }

    #[test]
    fn limits_hold_for_replies_too() {
        let long = CommandReply::Refused {
            seq: 1,
            why: "x".repeat(MAX_TEXT + 1),
        };
        assert_eq!(to_line(&long), Err(WireError::TextTooLong(MAX_TEXT + 1)));
    }
}
