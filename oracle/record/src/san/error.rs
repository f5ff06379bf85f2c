//! Why a text is not taken for a move, where, and what would be right.

use core::fmt;

use chesslaws_kernel::Position;

use super::read::{Miss, candidates};
use super::write::San;

/// A text that is not taken for a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SanError {
    /// The text, its first 40 characters.
    pub text: String,
    /// The column at which it is wrong, counted in characters from 1; just behind a text that ends too early.
    pub column: usize,
    /// What was found.
    pub found: String,
    /// What would be right.
    pub right: String,
    /// What kind of fault it is.
    pub why: Why,
}

/// The kinds of faults.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Why {
    /// It is not written as a move (PGN:8.2.3, 2023:C.8).
    NotSan,
    /// It is written as a move, but no legal move is one.
    Illegal,
    /// Several legal moves are written so; these (PGN:8.2.3.4, 2023:C.10).
    Ambiguous(Vec<San>),
    /// A pawn reaches the last rank, and the piece it becomes is not said (2023:C.11, PGN:8.2.3.3); these could be meant.
    PromotionMissing(Vec<San>),
    /// No move, as analysis writes it.
    Null,
    /// One legal move is meant, but the export form writes it otherwise.
    Inexact(Inexact),
}

/// In what a spelling differs from the export form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Inexact {
    /// Castling is written with capital letters O (PGN:8.2.3.3).
    Castling,
    /// The departure is not the shortest that singles the man out (PGN:8.2.3.4).
    Departure,
    /// The sign of capture is missing or too much (PGN:8.2.3.3).
    Capture,
    /// The sign of promotion (PGN:8.2.3.3).
    Promotion,
    /// The sign of check or mate is missing, wrong or too much (PGN:8.2.3.5).
    Check,
    /// Something follows the move: `!`, `?`, `e.p.` (PGN:8.2.3.8).
    Suffix,
    /// Another spelling: a small letter, a letter for a pawn, UCI (PGN:8.2.3.2).
    Spelling,
}

impl Inexact {
    /// The clause of the PGN standard.
    #[must_use]
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Castling | Self::Capture | Self::Promotion => "PGN:8.2.3.3",
            Self::Departure => "PGN:8.2.3.4",
            Self::Check => "PGN:8.2.3.5",
            Self::Suffix => "PGN:8.2.3.8",
            Self::Spelling => "PGN:8.2.3.2",
        }
    }
}

const LONGEST: usize = 40;

impl SanError {
    pub(crate) fn of(position: &Position, text: &str, miss: Miss) -> Self {
        let whole = format!("`{}`", shown(text));
        let list = |steps: &[San]| {
            let names: Vec<_> = steps.iter().map(San::as_str).collect();
            names.join(" or ")
        };
        let written = || -> Vec<San> {
            let steps = candidates(position, text.as_bytes());
            steps.iter().map(|&step| San::of(position, step)).collect()
        };
        let (column, found, right, why) = match miss {
            Miss::NotSan(at) => return Self::not_san(text, at),
            Miss::NoMove => {
                let right = "a legal move of the side to move".to_owned();
                (1, whole, right, Why::Illegal)
            }
            Miss::Several => {
                let moves = written();
                (1, whole, list(&moves), Why::Ambiguous(moves))
            }
            Miss::PromotionMissing => {
                let moves = written();
                let end = text.trim_end_matches(['+', '#', '!', '?']).chars().count();
                let found = "no piece that the pawn becomes".to_owned();
                (end + 1, found, list(&moves), Why::PromotionMissing(moves))
            }
        };
        Self {
            text: shown(text),
            column,
            found,
            right,
            why,
        }
    }

    fn not_san(text: &str, at: usize) -> Self {
        // A byte inside a character is reported at that character.
        let before = text
            .char_indices()
            .take_while(|&(start, letter)| start + letter.len_utf8() <= at);
        let column = before.count() + 1;
        let found = match text.chars().nth(column - 1) {
            Some(letter) => format!("`{}`", letter.escape_debug()),
            None => "the end".to_owned(),
        };
        Self {
            text: shown(text),
            column,
            found,
            right: "a move, as in e4, Nf3, exd5, O-O, e8=Q or e2e4".to_owned(),
            why: Why::NotSan,
        }
    }

    pub(crate) fn null(text: &str) -> Self {
        Self {
            text: shown(text),
            column: 1,
            found: "no move".to_owned(),
            right: "a legal move of the side to move".to_owned(),
            why: Why::Null,
        }
    }

    pub(crate) fn inexact(text: &str, right: &San) -> Self {
        let same = |(a, b): &(char, char)| a == b;
        let at = text.chars().zip(right.as_str().chars()).take_while(same);
        let at = at.count();
        let why = Why::Inexact(inexact(text, right, at));
        Self {
            text: shown(text),
            column: at + 1,
            found: format!("`{}`", shown(text)),
            right: right.to_string(),
            why,
        }
    }
}

fn shown(text: &str) -> String {
    text.chars().take(LONGEST).collect()
}

/// In what the two differ, by the first letter that does.
pub(crate) fn inexact(text: &str, right: &San, at: usize) -> Inexact {
    let (found, wanted) = (
        text.chars().nth(at),
        right.as_bytes().get(at).copied().map(char::from),
    );
    let castles = right.as_bytes()[0] == b'O';
    match (found, wanted) {
        (_, Some('O' | '-')) if castles => Inexact::Castling,
        (Some('+' | '#'), _) | (_, Some('+' | '#')) => Inexact::Check,
        (Some('!' | '?' | 'e' | '('), None) => Inexact::Suffix,
        (_, Some('=')) => Inexact::Promotion,
        (Some('x' | ':' | '-'), _) | (_, Some('x')) => Inexact::Capture,
        (_, Some('a'..='h' | '1'..='8')) => Inexact::Departure,
        _ => Inexact::Spelling,
    }
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            text,
            column,
            found,
            right,
            why,
        } = self;
        match why {
            Why::NotSan => write!(
                f,
                "`{}` is no move: column {column}: found {found}; right would be {right}",
                text.escape_debug()
            ),
            Why::Illegal => write!(f, "{found}: no legal move is written so"),
            Why::Ambiguous(_) => {
                write!(
                    f,
                    "{found} is ambiguous (PGN:8.2.3.4): {right} may be meant"
                )
            }
            Why::PromotionMissing(_) => write!(
                f,
                "`{text}`, column {column}: found {found}; right would be {right}"
            ),
            Why::Null => write!(f, "`{text}` is no move of the game"),
            Why::Inexact(inexact) => write!(
                f,
                "column {column}: found {found}; right would be {right} ({})",
                inexact.clause()
            ),
        }
    }
}

impl core::error::Error for SanError {}
