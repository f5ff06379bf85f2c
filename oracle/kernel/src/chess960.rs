//! Chess960: the FEN of games that start with the pieces of the first rank in another order.
//!
//! The field of castling rights is read in both spellings: `KQkq` for the outermost rook on that side of the king
//! (X-FEN), and the letters of the rooks' files (Shredder-FEN).

use core::fmt;

use chesslaws_board::{Colour, FenError, Kind, Piece, Setup, Wing};

use crate::bits::Singles;
use crate::position::{first_rank, on_first};
use crate::step::square;
use crate::{Position, Refusal};

/// Why a FEN of Chess960 gives no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// A field other than the castling rights is wrong.
    Fen(FenError),
    /// The letter stands for no rook that could castle, or comes twice.
    Right {
        /// The letter.
        letter: char,
        /// Its column in the text, counted in characters from 1.
        column: usize,
    },
    /// The field of the castling rights is empty.
    NoRights {
        /// Its column in the text, counted in characters from 1.
        column: usize,
    },
    /// It can be read, but the generator cannot work on it.
    Refused(Refusal),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fen(error) => error.fmt(f),
            Self::Right { letter, column } => write!(
                f,
                "FEN:castling, column {column}: `{letter}` is no rook that can castle; right would be K, Q, k, q or the file of a rook on its first rank, each once, or -"
            ),
            Self::NoRights { column } => write!(
                f,
                "FEN:castling, column {column}: the field is empty; right would be K, Q, k, q or the files of rooks, or -"
            ),
            Self::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl core::error::Error for Error {}

impl Position {
    /// Reads a FEN whose castling rights are those of Chess960; the orthodox ones are among them.
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    pub fn of_960(fen: &str) -> Result<Self, Error> {
        let mut fields = fen.splitn(4, ' ');
        let (men, turn) = (fields.next().unwrap_or(""), fields.next().unwrap_or(""));
        let first = men.chars().count() + turn.chars().count() + 3;
        let (rights, rest) = match (fields.next(), fields.next()) {
            (Some(""), Some(_)) => return Err(Error::NoRights { column: first }),
            (Some(rights), Some(rest)) => (rights, rest),
            // Too short for its rights to be found: the reader of FEN says what is missing.
            _ => {
                let missing = Error::NoRights { column: first };
                return Err(fen.parse::<Setup>().map_or_else(Error::Fen, |_| missing));
            }
        };
        let setup: Setup = format!("{men} {turn} - {rest}").parse().map_err(|error| {
            let mut error: FenError = error;
            if error.place.column > first {
                error.place.column += rights.chars().count() - 1;
            }
            fen.clone_into(&mut error.text);
            Error::Fen(error)
        })?;
        let mut rooks: Vec<(Colour, Wing, u64)> = Vec::new();
        if rights != "-" {
            for (at, letter) in rights.chars().enumerate() {
                let right = right(&setup, letter)
                    .filter(|new| rooks.iter().all(|old| (old.0, old.1) != (new.0, new.1)));
                let column = first + at;
                rooks.push(right.ok_or(Error::Right { letter, column })?);
            }
        }
        Self::with_rooks(&setup, &rooks).map_err(Error::Refused)
    }
}

/// The rook that a letter stands for.
fn right(setup: &Setup, letter: char) -> Option<(Colour, Wing, u64)> {
    let colour = if letter.is_ascii_uppercase() {
        Colour::White
    } else {
        Colour::Black
    };
    let king = setup
        .squares_of(colour, Kind::King)
        .map(|at| 1_u64 << at.index())
        .find(|king| king & first_rank(colour) != 0)?;
    let is_rook = |at: &u64| setup.piece(square(*at)) == Some(Piece::new(colour, Kind::Rook));
    let mut rooks = Singles(first_rank(colour)).filter(is_rook);
    let rook = match letter.to_ascii_lowercase() {
        'k' => rooks.filter(|&rook| rook > king).last(),
        'q' => rooks.find(|&rook| rook < king),
        file @ 'a'..='h' => {
            let at = on_first(colour, u32::from(file) - u32::from('a'));
            rooks.find(|&rook| rook == at)
        }
        _ => None,
    }?;
    let wing = if rook > king { Wing::King } else { Wing::Queen };
    Some((colour, wing, rook))
}
