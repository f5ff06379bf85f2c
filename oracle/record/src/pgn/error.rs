//! What cannot be read.

use core::fmt;

use super::place::Place;
use crate::san::SanError;

/// Something that cannot be read, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnError {
    /// Where.
    pub place: Place,
    /// What it is.
    pub fault: Fault,
}

/// What cannot be read, and what is done about it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// A move is none; the rest of its line is not read.
    San(SanError),
    /// A null move while in check, where even analysis cannot pass; the rest of its line is not read.
    NullInCheck,
    /// The tag FEN gives no position; no move of the game is read.
    Fen(String),
    /// The tag Variant names a game of other rules; no move of the game is read.
    Variant(String),
    /// The tag FEN or Variant comes again with another value: nothing says which one is meant; no move of the game is read.
    TagsDiffer(&'static str),
    /// A tag pair is not written as one; the line is passed over.
    Tag,
    /// A comment is not closed; it is taken to end with its line.
    Unclosed,
    /// A token is longer than that many bytes; it is passed over.
    TokenTooLong(usize),
    /// The game is longer than that many bytes; the next one is sought.
    GameTooLong(u64),
    /// Variations lie deeper than that; the inner one is passed over.
    TooDeep(usize),
    /// A variation without a move before it; its moves are not read.
    NothingToVary,
    /// A `)` that closes nothing.
    NothingToClose,
    /// The game ends inside a variation.
    VariationOpen,
}

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place {
            offset,
            line,
            column,
        } = self.place;
        let fault = &self.fault;
        write!(f, "line {line}, column {column} (byte {offset}): {fault}")
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::San(error) => error.fmt(f),
            Self::NullInCheck => f.write_str("no move is made, in check"),
            Self::Fen(why) => write!(f, "the tag FEN gives no position: {why}"),
            Self::Variant(name) => write!(f, "a game of other rules: `{name}`"),
            Self::TagsDiffer(name) => {
                write!(
                    f,
                    "the tag {name} comes twice, with different values (PGN:8.1)"
                )
            }
            Self::Tag => f.write_str("no tag pair; right would be [Name \"value\"] (PGN:8.1)"),
            Self::Unclosed => f.write_str("a comment that is not closed (PGN:5)"),
            Self::TokenTooLong(limit) => write!(f, "longer than {limit} bytes"),
            Self::GameTooLong(limit) => write!(f, "a game longer than {limit} bytes"),
            Self::TooDeep(limit) => write!(f, "variations more than {limit} deep"),
            Self::NothingToVary => f.write_str("a variation before any move (PGN:8.2.5)"),
            Self::NothingToClose => f.write_str("a `)` that closes nothing (PGN:8.2.5)"),
            Self::VariationOpen => f.write_str("the game ends inside a variation (PGN:8.2.5)"),
        }
    }
}

impl core::error::Error for PgnError {}
