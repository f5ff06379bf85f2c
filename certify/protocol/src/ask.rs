use serde::{Deserialize, Serialize};

use crate::bounds::{Bounded, WireError};

/// The word that stands for the initial array where a FEN could stand.
pub const STARTPOS: &str = "startpos";

/// One question about a position, and how the position is reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Ask {
    /// A FEN, or `startpos`.
    #[cfg_attr(feature = "schema", schemars(length(max = 1024)))]
    pub start: String,
    /// The moves played from there, in UCI notation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(
        feature = "schema",
        schemars(length(max = 12000), inner(length(max = 1024)))
    )]
    pub moves: Vec<String>,
    /// What is asked of the position reached.
    pub question: Question,
}

/// A position and how it is reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Reached {
    /// A FEN, or `startpos`.
    #[cfg_attr(feature = "schema", schemars(length(max = 1024)))]
    pub start: String,
    /// The moves played from there, in UCI notation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(
        feature = "schema",
        schemars(length(max = 12000), inner(length(max = 1024)))
    )]
    pub moves: Vec<String>,
}

/// What happens at the table after the moves, in the forms of words that `chesslaws rule --forms` lists.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct AtTheTable {
    /// What was settled before play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(
        feature = "schema",
        schemars(length(max = 12000), inner(length(max = 1024)))
    )]
    pub conditions: Vec<String>,
    /// What happened, in order: `0:10:00 White touches e2`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(
        feature = "schema",
        schemars(length(max = 12000), inner(length(max = 1024)))
    )]
    pub events: Vec<String>,
}

/// What can be asked of a position on the plane of the board, of texts in notation, and of a game at the table: `"legal-moves"`, `{"is-legal":{"move":"e2e4"}}` and so on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// All lawful moves. Answered with [`Answer::Moves`](crate::Answer::Moves).
    LegalMoves,
    /// Whether this move is lawful. Answered with [`Answer::Truth`](crate::Answer::Truth).
    IsLegal {
        /// The move, in UCI notation.
        #[serde(rename = "move")]
        #[cfg_attr(feature = "schema", schemars(length(max = 1024)))]
        mv: String,
    },
    /// The position reached. Answered with [`Answer::Fen`](crate::Answer::Fen).
    PositionAfter,
    /// Whether the side to move is in check. Answered with [`Answer::Truth`](crate::Answer::Truth).
    CheckState,
    /// Whether the game is over by the position alone. Answered with [`Answer::Ending`](crate::Answer::Ending).
    Ending,
    /// Whether the other position is the same, as repetition counts it. Answered with
    /// [`Answer::Truth`](crate::Answer::Truth).
    SamePosition {
        /// The other position.
        other: Reached,
    },
    /// Whether this text is a FEN that the subject accepts. Answered with [`Answer::Truth`](crate::Answer::Truth);
    /// `start` and `moves` have no say.
    ReadFen {
        /// The text.
        #[cfg_attr(feature = "schema", schemars(length(max = 1024)))]
        fen: String,
    },
    /// The position reached, as a FEN. Answered with [`Answer::Fen`](crate::Answer::Fen).
    WriteFen,
    /// Which move this text is in the position reached. Answered with [`Answer::Move`](crate::Answer::Move), or with
    /// [`Answer::Truth`](crate::Answer::Truth) `false` where it is none.
    ReadSan {
        /// The text.
        #[cfg_attr(feature = "schema", schemars(length(max = 1024)))]
        san: String,
    },
    /// How this move is written in the position reached. Answered with [`Answer::San`](crate::Answer::San).
    WriteSan {
        /// The move, in UCI notation.
        #[serde(rename = "move")]
        #[cfg_attr(feature = "schema", schemars(length(max = 1024)))]
        mv: String,
    },
    /// Which games this text holds. Answered with [`Answer::Games`](crate::Answer::Games), or with
    /// [`Answer::Truth`](crate::Answer::Truth) `false` where it is not read; `start` and `moves` have no say.
    ReadPgn {
        /// The text.
        #[cfg_attr(feature = "schema", schemars(length(max = 1024)))]
        pgn: String,
    },
    /// How often the position reached has appeared, itself included. Answered with
    /// [`Answer::Number`](crate::Answer::Number).
    RepetitionCount,
    /// Which moves the player who has the move may make after what was touched and released. Answered with
    /// [`Answer::Moves`](crate::Answer::Moves).
    BoundPieces {
        /// What happened.
        table: AtTheTable,
    },
    /// The used times. Answered with [`Answer::Clocks`](crate::Answer::Clocks).
    ClockTimes {
        /// What happened.
        table: AtTheTable,
    },
    /// Whether this claim would be granted now. Answered with [`Answer::Truth`](crate::Answer::Truth).
    MayClaim {
        /// What happened.
        table: AtTheTable,
        /// The claim: `White claims a draw by repetition`.
        #[cfg_attr(feature = "schema", schemars(length(max = 1024)))]
        claim: String,
    },
    /// The result if the arbiter now sees that this player's flag has fallen. Answered with
    /// [`Answer::Result`](crate::Answer::Result).
    FlagFall {
        /// What happened.
        table: AtTheTable,
        /// `White` or `Black`.
        #[cfg_attr(feature = "schema", schemars(length(max = 1024)))]
        side: String,
    },
    /// The result after all that happened. Answered with [`Answer::Result`](crate::Answer::Result).
    Ruling {
        /// What happened.
        table: AtTheTable,
    },
}

impl Question {
    /// What happens at the table, where it is asked about that.
    #[must_use]
    pub const fn table(&self) -> Option<&AtTheTable> {
        match self {
            Self::BoundPieces { table }
            | Self::ClockTimes { table }
            | Self::MayClaim { table, .. }
            | Self::FlagFall { table, .. }
            | Self::Ruling { table } => Some(table),
            _ => None,
        }
    }

    /// The name of the question on the wire.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::LegalMoves => "legal-moves",
            Self::IsLegal { .. } => "is-legal",
            Self::PositionAfter => "position-after",
            Self::CheckState => "check-state",
            Self::Ending => "ending",
            Self::SamePosition { .. } => "same-position",
            Self::ReadFen { .. } => "read-fen",
            Self::WriteFen => "write-fen",
            Self::ReadSan { .. } => "read-san",
            Self::WriteSan { .. } => "write-san",
            Self::ReadPgn { .. } => "read-pgn",
            Self::RepetitionCount => "repetition-count",
            Self::BoundPieces { .. } => "bound-pieces",
            Self::ClockTimes { .. } => "clock-times",
            Self::MayClaim { .. } => "may-claim",
            Self::FlagFall { .. } => "flag-fall",
            Self::Ruling { .. } => "ruling",
        }
    }
}

impl Bounded for Reached {
    fn bounded(&self) -> Result<(), WireError> {
        self.start.as_str().bounded()?;
        self.moves.as_slice().bounded()
    }
}

impl Bounded for AtTheTable {
    fn bounded(&self) -> Result<(), WireError> {
        self.conditions.as_slice().bounded()?;
        self.events.as_slice().bounded()
    }
}

impl Bounded for Ask {
    fn bounded(&self) -> Result<(), WireError> {
        self.start.as_str().bounded()?;
        self.moves.as_slice().bounded()?;
        self.question.bounded()
    }
}

impl Bounded for Question {
    fn bounded(&self) -> Result<(), WireError> {
        match self {
            Self::IsLegal { mv: text }
            | Self::WriteSan { mv: text }
            | Self::ReadFen { fen: text }
            | Self::ReadSan { san: text }
            | Self::ReadPgn { pgn: text } => text.as_str().bounded(),
            Self::SamePosition { other } => other.bounded(),
            Self::BoundPieces { table } | Self::ClockTimes { table } | Self::Ruling { table } => {
                table.bounded()
            }
            Self::MayClaim { table, claim: text } | Self::FlagFall { table, side: text } => {
                text.as_str().bounded()?;
                table.bounded()
            }
            Self::LegalMoves
            | Self::PositionAfter
            | Self::CheckState
            | Self::Ending
            | Self::WriteFen
            | Self::RepetitionCount => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{from_line, to_line};

    fn round_trip(question: Question, wire: &str) {
        let ask = Ask {
            start: STARTPOS.into(),
            moves: vec!["e2e4".into()],
            question,
        };
        let line = to_line(&ask).unwrap();
        let expected = format!(r#"{{"start":"startpos","moves":["e2e4"],"question":{wire}}}"#);
        assert_eq!(line, expected);
        assert_eq!(from_line::<Ask>(&line), Ok(ask));
    }

    #[test]
    fn every_question_makes_the_round_trip() {
        round_trip(Question::LegalMoves, r#""legal-moves""#);
        let is_legal = Question::IsLegal { mv: "e7e5".into() };
        round_trip(is_legal, r#"{"is-legal":{"move":"e7e5"}}"#);
        round_trip(Question::PositionAfter, r#""position-after""#);
        round_trip(Question::CheckState, r#""check-state""#);
        round_trip(Question::Ending, r#""ending""#);
        let other = Reached {
            start: STARTPOS.into(),
            moves: vec!["e2e4".into()],
        };
        round_trip(
            Question::SamePosition { other },
            r#"{"same-position":{"other":{"start":"startpos","moves":["e2e4"]}}}"#,
        );
        round_trip(Question::RepetitionCount, r#""repetition-count""#);
        let table = AtTheTable {
            conditions: Vec::new(),
            events: vec!["White resigns".into()],
        };
        round_trip(
            Question::Ruling { table },
            r#"{"ruling":{"table":{"events":["White resigns"]}}}"#,
        );
        let read_fen = Question::ReadFen { fen: "8/8".into() };
        round_trip(read_fen, r#"{"read-fen":{"fen":"8/8"}}"#);
        round_trip(Question::WriteFen, r#""write-fen""#);
        let read_san = Question::ReadSan { san: "Nf3".into() };
        round_trip(read_san, r#"{"read-san":{"san":"Nf3"}}"#);
        let write_san = Question::WriteSan { mv: "g1f3".into() };
        round_trip(write_san, r#"{"write-san":{"move":"g1f3"}}"#);
        let pgn = "1. e4 *\n".into();
        round_trip(
            Question::ReadPgn { pgn },
            r#"{"read-pgn":{"pgn":"1. e4 *\n"}}"#,
        );
    }

    #[test]
    fn a_question_is_known_by_its_name_on_the_wire() {
        let question = Question::IsLegal { mv: "e2e4".into() };
        let wire = serde_json::to_value(&question).unwrap();
        assert!(wire.get(question.name()).is_some());
    }

    #[test]
    fn unknown_fields_are_refused() {
        let line = r#"{"start":"startpos","question":"legal-moves","hint":1}"#;
        assert!(
            from_line::<Ask>(line)
                .unwrap_err()
                .to_string()
                .contains("unknown field `hint`")
        );
        let line = r#"{"start":"startpos","question":{"is-legal":{"move":"e2e4","hint":1}}}"#;
        assert!(
            from_line::<Ask>(line)
                .unwrap_err()
                .to_string()
                .contains("unknown field `hint`")
        );
        let line = r#"{"start":"startpos","question":"best-move"}"#;
        assert!(
            from_line::<Ask>(line)
                .unwrap_err()
                .to_string()
                .contains("unknown variant")
        );
    }
}
