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

/// What can be asked of a position on the plane of the board: `"legal-moves"`, `{"is-legal":{"move":"e2e4"}}` and so on.
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
}

impl Question {
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
        }
    }
}

impl Bounded for Reached {
    fn bounded(&self) -> Result<(), WireError> {
        self.start.as_str().bounded()?;
        self.moves.as_slice().bounded()
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
            Self::IsLegal { mv } => mv.as_str().bounded(),
            Self::SamePosition { other } => other.bounded(),
            Self::ReadFen { fen } => fen.as_str().bounded(),
            Self::LegalMoves | Self::PositionAfter | Self::CheckState | Self::Ending => Ok(()),
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
        let read_fen = Question::ReadFen { fen: "8/8".into() };
        round_trip(read_fen, r#"{"read-fen":{"fen":"8/8"}}"#);
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
