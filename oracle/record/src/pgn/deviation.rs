//! In what a text that can be read differs from the export format.

use core::fmt;

use super::event::Outcome;
use super::place::Place;
use crate::san::SanError;

/// A deviation from the export format, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deviation {
    /// Where.
    pub place: Place,
    /// What it is.
    pub odd: Odd,
}

/// What differs.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Odd {
    /// A byte order mark.
    ByteOrderMark,
    /// A NUL, a tab or another control character; the byte. Told once a game.
    Control(u8),
    /// Lines end with carriage returns. Told once a game.
    CarriageReturn,
    /// A line of 80 characters or more.
    LineTooLong,
    /// Spaces other than one between two tokens, or at an end of a line.
    Spacing,
    /// A tag of the seven is missing.
    TagMissing(&'static str),
    /// The tag is not in its place: the seven first, the others in the order of ASCII.
    TagOrder(String),
    /// The tag comes twice.
    TagTwice(String),
    /// The tag pair is not written `[Name "value"]`, alone on its line.
    TagSpelling,
    /// FEN without `SetUp "1"`.
    SetUp,
    /// There is not one empty line between tags and moves.
    EmptyLine,
    /// The number of a move is wrong, missing or too much; as it ought to be, or nothing.
    Number(String),
    /// A move is not written as the export form has it.
    San(Box<SanError>),
    /// A null move: no move of the game.
    Null,
    /// Something that means nothing here, and is passed over.
    Stray(String),
    /// The game has no result behind its moves.
    ResultMissing,
    /// The result behind the moves, and another in the tag.
    ResultDiffers(Outcome, Option<Outcome>),
}

impl Odd {
    /// The clause of the standard.
    #[must_use]
    pub fn clause(&self) -> &'static str {
        match self {
            Self::ByteOrderMark | Self::Control(_) => "PGN:4.1",
            Self::CarriageReturn => "PGN:3.2.2",
            Self::LineTooLong | Self::Spacing => "PGN:8.2.1",
            Self::TagMissing(_) | Self::TagOrder(_) | Self::EmptyLine => "PGN:8.1.1",
            Self::TagTwice(_) | Self::TagSpelling => "PGN:8.1",
            Self::SetUp => "PGN:9.7.2",
            Self::Number(_) => "PGN:8.2.2.2",
            Self::San(error) => match &error.why {
                crate::san::Why::Inexact(inexact) => inexact.clause(),
                _ => "PGN:8.2.3",
            },
            Self::Null => "PGN:8.2.3",
            Self::Stray(_) => "PGN:8.2",
            Self::ResultMissing | Self::ResultDiffers(..) => "PGN:8.2.6",
        }
    }
}

impl fmt::Display for Deviation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { line, column, .. } = self.place;
        let (odd, clause) = (&self.odd, self.odd.clause());
        write!(f, "line {line}, column {column}: {odd} ({clause})")
    }
}

impl fmt::Display for Odd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ByteOrderMark => f.write_str("a byte order mark"),
            Self::Control(byte) => write!(f, "a control character, byte {byte}"),
            Self::CarriageReturn => f.write_str("lines end with carriage returns"),
            Self::LineTooLong => f.write_str("a line of 80 characters or more"),
            Self::Spacing => f.write_str("spaces other than one between two tokens"),
            Self::TagMissing(name) => write!(f, "the tag {name} is missing"),
            Self::TagOrder(name) => write!(f, "the tag {name} is out of order"),
            Self::TagTwice(name) => write!(f, "the tag {name} comes twice"),
            Self::TagSpelling => f.write_str("a tag pair not written [Name \"value\"] on its line"),
            Self::SetUp => f.write_str("a FEN without [SetUp \"1\"]"),
            Self::EmptyLine => f.write_str("not one empty line between tags and moves"),
            Self::Number(right) if right.is_empty() => f.write_str("a number where none belongs"),
            Self::Number(right) => write!(f, "a number other than {right}"),
            Self::San(error) => write!(f, "found {}; right would be {}", error.found, error.right),
            Self::Null => f.write_str("no move is made"),
            Self::Stray(text) => write!(f, "`{}` means nothing here", text.escape_debug()),
            Self::ResultMissing => f.write_str("no result behind the moves"),
            Self::ResultDiffers(token, tag) => {
                let tag = tag.map_or("none", Outcome::text);
                write!(f, "{} behind the moves, {tag} in the tag", token.text())
            }
        }
    }
}
