use serde::{Deserialize, Serialize};

use crate::bounds::{Bounded, MAX_LIST, WireError};

/// A value that a subject may answer, and that a case expects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Moves in UCI notation, sorted by their text.
    Moves(
        #[cfg_attr(
            feature = "schema",
            schemars(length(max = 12000), inner(length(max = 1024)))
        )]
        Vec<String>,
    ),
    /// A move in UCI notation.
    Move(#[cfg_attr(feature = "schema", schemars(length(max = 1024)))] String),
    /// A move in algebraic notation.
    San(#[cfg_attr(feature = "schema", schemars(length(max = 1024)))] String),
    /// The games of a text, in its order.
    Games(#[cfg_attr(feature = "schema", schemars(length(max = 12000)))] Vec<GameRead>),
    /// Yes or no.
    Truth(bool),
    /// A position.
    Fen(#[cfg_attr(feature = "schema", schemars(length(max = 1024)))] String),
    /// How the game stands.
    Ending(EndingName),
    /// A count.
    Number(u32),
    /// What each player has used of the period, in milliseconds.
    Clocks {
        /// White's.
        white: u64,
        /// Black's.
        black: u64,
    },
    /// How the game ended at the table.
    Result(ResultName),
}

impl Answer {
    /// The moves, sorted and each once.
    #[must_use]
    pub fn moves(mut moves: Vec<String>) -> Self {
        moves.sort_unstable();
        moves.dedup();
        Self::Moves(moves)
    }
}

/// A game as it was read: the line of the game itself, without its variations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GameRead {
    /// The moves in UCI notation.
    #[cfg_attr(
        feature = "schema",
        schemars(length(max = 12000), inner(length(max = 1024)))
    )]
    pub moves: Vec<String>,
    /// The result, as the reader has it.
    pub result: ResultName,
    /// Whether something in it could not be read: the moves are those before it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub broken: bool,
}

impl Bounded for GameRead {
    fn bounded(&self) -> Result<(), WireError> {
        self.moves.as_slice().bounded()
    }
}

/// How a game ended at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ResultName {
    /// The game is not over.
    #[serde(rename = "*")]
    None,
    /// White has won.
    #[serde(rename = "1-0")]
    WhiteWins,
    /// Black has won.
    #[serde(rename = "0-1")]
    BlackWins,
    /// Drawn.
    #[serde(rename = "1/2-1/2")]
    Drawn,
    /// Both players have lost.
    #[serde(rename = "0-0")]
    BothLose,
    /// The game is void and a new one is played.
    #[serde(rename = "void")]
    Void,
}

impl ResultName {
    /// The word on the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "*",
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Drawn => "1/2-1/2",
            Self::BothLose => "0-0",
            Self::Void => "void",
        }
    }
}

/// How the game stands by the position alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum EndingName {
    /// The game goes on.
    None,
    /// The side to move is checkmated.
    Checkmate,
    /// The side to move is stalemated.
    Stalemate,
    /// Drawn by the position for another reason than stalemate.
    Draw,
}

impl EndingName {
    /// The word on the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::Draw => "draw",
        }
    }
}

/// What a subject makes of a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "reply", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Reply {
    /// It answers.
    Answer {
        /// The value.
        answer: Answer,
        /// The statements it rests on, where the subject says.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        because: Option<Vec<String>>,
    },
    /// It has no notion of the matter.
    NotModelled {
        /// What it lacks.
        why: String,
    },
    /// It does not accept the position or the moves that lead to it.
    Refused {
        /// Its words.
        why: String,
    },
}

impl Reply {
    /// An answer without grounds.
    #[must_use]
    pub const fn answer(answer: Answer) -> Self {
        Self::Answer {
            answer,
            because: None,
        }
    }
}

impl Bounded for Answer {
    fn bounded(&self) -> Result<(), WireError> {
        match self {
            Self::Moves(moves) => moves.as_slice().bounded(),
            Self::Games(games) if games.len() > MAX_LIST => {
                Err(WireError::ListTooLong(games.len()))
            }
            Self::Games(games) => games.iter().try_for_each(GameRead::bounded),
            Self::Fen(text) | Self::Move(text) | Self::San(text) => text.as_str().bounded(),
            Self::Truth(_)
            | Self::Ending(_)
            | Self::Number(_)
            | Self::Clocks { .. }
            | Self::Result(_) => Ok(()),
        }
    }
}

impl Bounded for Reply {
    fn bounded(&self) -> Result<(), WireError> {
        match self {
            Self::Answer { answer, because } => {
                because.as_deref().map_or(Ok(()), <[String]>::bounded)?;
                answer.bounded()
            }
            Self::NotModelled { why } | Self::Refused { why } => why.as_str().bounded(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{from_line, to_line};

    fn round_trip(reply: Reply, wire: &str) {
        assert_eq!(to_line(&reply).as_deref(), Ok(wire));
        assert_eq!(from_line::<Reply>(wire), Ok(reply));
    }

    #[test]
    fn every_reply_makes_the_round_trip() {
        round_trip(
            Reply::answer(Answer::moves(vec![
                "e2e4".into(),
                "a2a3".into(),
                "e2e4".into(),
            ])),
            r#"{"reply":"answer","answer":{"moves":["a2a3","e2e4"]}}"#,
        );
        round_trip(
            Reply::Answer {
                answer: Answer::Truth(false),
                because: Some(vec!["1993:5.5".into()]),
            },
            r#"{"reply":"answer","answer":{"truth":false},"because":["1993:5.5"]}"#,
        );
        round_trip(
            Reply::answer(Answer::Fen("8/8".into())),
            r#"{"reply":"answer","answer":{"fen":"8/8"}}"#,
        );
        round_trip(
            Reply::answer(Answer::Move("e2e4".into())),
            r#"{"reply":"answer","answer":{"move":"e2e4"}}"#,
        );
        round_trip(
            Reply::answer(Answer::San("Nf3".into())),
            r#"{"reply":"answer","answer":{"san":"Nf3"}}"#,
        );
        let game = GameRead {
            moves: vec!["e2e4".into()],
            result: ResultName::None,
            broken: true,
        };
        round_trip(
            Reply::answer(Answer::Games(vec![game])),
            r#"{"reply":"answer","answer":{"games":[{"moves":["e2e4"],"result":"*","broken":true}]}}"#,
        );
        for ending in [
            EndingName::None,
            EndingName::Checkmate,
            EndingName::Stalemate,
            EndingName::Draw,
        ] {
            let wire = format!(
                r#"{{"reply":"answer","answer":{{"ending":"{}"}}}}"#,
                ending.name()
            );
            round_trip(Reply::answer(Answer::Ending(ending)), &wire);
        }
        round_trip(
            Reply::NotModelled {
                why: "no clock".into(),
            },
            r#"{"reply":"not-modelled","why":"no clock"}"#,
        );
        round_trip(
            Reply::Refused {
                why: "two kings".into(),
            },
            r#"{"reply":"refused","why":"two kings"}"#,
        );
    }

    #[test]
    fn unknown_fields_are_refused() {
        assert!(from_line::<Reply>(r#"{"reply":"refused","why":"x","verdict":true}"#).is_err());
        assert!(from_line::<Reply>(r#"{"reply":"answer","answer":{"maybe":true}}"#).is_err());
    }
}
