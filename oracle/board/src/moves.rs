use core::{fmt, str::FromStr};

use crate::{Kind, Square};

/// A move as people and programs write it: from, to, and what a pawn becomes. Castling is the move of the king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The departure square.
    pub from: Square,
    /// The arrival square.
    pub to: Square,
    /// The piece a pawn is exchanged for.
    pub promotion: Option<Kind>,
}

impl Move {
    /// A move without promotion.
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Self {
        Self {
            from,
            to,
            promotion: None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        self.promotion.map_or(Ok(()), |kind| {
            write!(f, "{}", kind.letter().to_ascii_lowercase())
        })
    }
}

/// A text that is no move in UCI notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveError {
    /// The text as it was given.
    pub text: String,
    /// The column, counted in characters from 1, at which it stops being a move.
    pub column: usize,
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is no move (column {}); UCI:move has two squares and, for a promotion, a letter of q r b n, as in e2e4 or e7e8q",
            self.text, self.column
        )
    }
}

impl core::error::Error for MoveError {}

impl FromStr for Move {
    type Err = MoveError;

    /// Reads UCI notation. The letters `k` and `p` are read too: that such a promotion is unlawful is a finding
    /// (1993:5.6.4.a), not an error of spelling.
    fn from_str(text: &str) -> Result<Self, MoveError> {
        let wrong = |column| MoveError {
            text: text.to_owned(),
            column,
        };
        let square = |at: usize| {
            text.get(at..at + 2)
                .and_then(|part| part.parse().ok())
                .ok_or_else(|| wrong(at + 1))
        };
        let (from, to) = (square(0)?, square(2)?);
        let promotion = match text.get(4..) {
            None | Some("") => None,
            Some(rest) => {
                let mut letters = rest.chars();
                let kind = letters
                    .next()
                    .filter(char::is_ascii_lowercase)
                    .and_then(Kind::from_letter);
                match (kind, letters.next()) {
                    (Some(kind), None) => Some(kind),
                    (Some(_), Some(_)) => return Err(wrong(6)),
                    (None, _) => return Err(wrong(5)),
                }
            }
        };
        Ok(Self {
            from,
            to,
            promotion,
        })
    }
}
