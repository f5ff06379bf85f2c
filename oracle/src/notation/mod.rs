//! The writing of moves: what a text means in a position, which statements it keeps to or breaks, and how a move has to
//! be written.
//!
//! A text is taken apart widely ([`Written`]); the statements of Appendix C are heard on it, once for each lawful move
//! that it may be the record of ([`Record`]). It means the moves that no statement excludes: none, one, or several, and
//! then it is ambiguous. Nothing is guessed.
//!
//! ```
//! use chesslaws_law::Edition;
//! use chesslaws_oracle::notation::{Letters, Meaning, NotationLaws};
//! use chesslaws_oracle::{Laws, art2_pieces::array};
//!
//! let (laws, notation) = (Laws::of(Edition::Fide2023), NotationLaws::default());
//! let reading = notation.read(&laws, &array(), &Letters::English, "Nf3");
//! assert_eq!(reading.finding.meaning, Meaning::One("g1f3".parse().unwrap()));
//! assert!(reading.finding.broken.is_empty());
//! ```

mod fact;
pub(crate) mod laws;
mod letters;
mod reading;
mod required;
mod tokens;
mod written;

#[cfg(test)]
mod tests;

pub use fact::{NotationFact, Part};
pub use laws::{Entry, Fit, Function, NotationLaws, OfRecord, OfSheet, Record, Sheet};
pub use letters::{Letters, LettersError, NAMED};
pub use reading::{Meaning, Reading};
pub use required::{Required, Sign};
pub use written::{
    CastlingSign, CheckSign, How, Name, NotAlgebraic, Place, Promotion, Sign as CaptureSign,
    Written,
};

/// A text as an error shows it: whole where it is short.
fn shown(text: &str) -> String {
    const MOST: usize = 40;
    match text.char_indices().nth(MOST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}...", &text[..end]),
    }
}
