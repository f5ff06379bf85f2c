//! Vectors: positions in bulk, each with its set of lawful moves and its status, and the witnesses that agree.

use chesslaws_law::Edition;
use chesslaws_protocol::{Answer, Ask, EndingName, Question};
use serde::{Deserialize, Serialize};

use crate::{Case, Known};

/// One line of a vector file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Vector {
    /// Its id, never reused.
    pub id: String,
    /// What is rare or telling about the position, by name, sorted.
    pub motifs: Vec<String>,
    /// The statements without which the expected answer would be another, in the order of the text.
    pub statements: Vec<String>,
    /// `startpos` or a FEN.
    pub start: String,
    /// The game from there, in UCI notation.
    pub moves: Vec<String>,
    /// How the position is known.
    pub known: Known,
    /// What is right.
    pub expected: Expected,
    /// The statements on which the status rests.
    pub because: Because,
    /// Where it comes from.
    pub source: String,
    /// Programs that share no code with us and agree.
    pub witnesses: Vec<String>,
}

/// What is right of a position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Expected {
    /// The lawful moves, sorted.
    pub moves: Vec<String>,
    /// Whether the side that has the move is in check.
    pub check: bool,
    /// `none`, `checkmate` or `stalemate`: what every witness can tell.
    pub ending: String,
    /// The statement by which what is left on the board draws, where one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn_by: Option<String>,
}

/// The statements of the 1993 edition on which the status of a position rests.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Because {
    /// Those on which check, or that there is none, rests.
    pub check: Vec<String>,
    /// Those on which the ending, or that there is none, rests.
    pub ending: Vec<String>,
}

impl Vector {
    /// The questions the vector asks: the moves, check, and the ending. Where the men that are left have drawn the game
    /// there are no moves to ask for: whoever gives none there is as right as one who gives those the pieces have.
    #[must_use]
    pub fn cases(&self) -> Vec<Case> {
        let ending = match (&self.expected.drawn_by, self.expected.ending.as_str()) {
            (_, "checkmate") => EndingName::Checkmate,
            (_, "stalemate") => EndingName::Stalemate,
            (Some(_), _) => EndingName::Draw,
            (None, _) => EndingName::None,
        };
        [
            (
                "legal-moves",
                Question::LegalMoves,
                Answer::Moves(self.expected.moves.clone()),
                Vec::new(),
            ),
            (
                "check-state",
                Question::CheckState,
                Answer::Truth(self.expected.check),
                self.because.check.clone(),
            ),
            (
                "ending",
                Question::Ending,
                Answer::Ending(ending),
                self.because.ending.clone(),
            ),
        ]
        .into_iter()
        .filter(|(name, ..)| *name != "legal-moves" || self.expected.drawn_by.is_none())
        .map(|(name, question, expected, because)| Case {
            id: format!("{}/{name}", self.id),
            statements: self.statements.clone(),
            editions: Edition::ALL.map(|edition| edition.name().to_owned()).into(),
            motifs: self.motifs.clone(),
            notation: None,
            known: self.known.clone(),
            ask: Ask {
                start: self.start.clone(),
                moves: self.moves.clone(),
                question,
            },
            expected,
            because,
            source: self.source.clone(),
        })
        .collect()
    }
}
