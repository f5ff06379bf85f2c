//! What stands on a score sheet for one move, taken apart. Nothing is judged here: a text is read widely, so that the
//! statements can say what is wrong with it.

use core::fmt;

use chesslaws_board::Kind;

use super::letters::Letters;
use super::tokens::{Parts, Token, tokens};

/// What is written for one move, part by part.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// The whole, as it stands there.
    pub text: String,
    /// The sign of castling, `0-0` or `0-0-0`.
    pub castling: Option<CastlingSign>,
    /// The name of what moves.
    pub piece: Option<Name>,
    /// Whether something of the departure square stands before that name.
    pub name_behind: bool,
    /// What is written of the departure square.
    pub departure: Place,
    /// Where a sign of capture stands.
    pub capture: Option<Sign>,
    /// What is written of the arrival square.
    pub arrival: Place,
    /// What a pawn becomes.
    pub promotion: Option<Promotion>,
    /// Whether `e.p.` is added.
    pub en_passant: bool,
    /// The sign of check or mate.
    pub check: Option<CheckSign>,
    /// The sign of a draw offer.
    pub offer: Option<String>,
}

/// The sign of castling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CastlingSign {
    /// How many times the sign for a square stands there: two or three.
    pub signs: usize,
    /// Whether they are all zeros.
    pub zeros: bool,
}

/// The name of a man as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// As it is written.
    pub text: String,
    /// What it names, if it names anything.
    pub kind: Option<Kind>,
    /// How it is written.
    pub how: How,
}

/// How the name of a man is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// With the letters the player uses.
    Letter,
    /// With such a letter, but a small one.
    Small,
    /// With a picture.
    Figurine,
}

/// What is written of a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The letter for the file.
    pub file: Option<char>,
    /// The number of the rank.
    pub rank: Option<char>,
    /// Whether the number stands before the letter.
    pub number_first: bool,
}

/// Where a sign of capture stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Before everything.
    Before,
    /// Before the arrival square.
    Between,
    /// Behind the arrival square.
    Behind,
}

/// What a pawn becomes, as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promotion {
    /// The sign between the square and the name.
    pub sign: Option<char>,
    /// The name of the new piece.
    pub name: Name,
}

/// The sign of check or mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckSign {
    /// `+`
    Plus,
    /// `++`
    TwoPlus,
    /// `#`
    Hash,
}

/// A text that is not algebraic notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAlgebraic {
    /// The text, as long as it is short.
    pub text: String,
    /// The column, counted in characters from 1, from which on it is not.
    pub column: usize,
}

impl fmt::Display for NotAlgebraic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not algebraic notation (column {}); right would be a man and a square, as in Nf3, e4, exd5 or 0-0",
            self.text, self.column
        )
    }
}

impl core::error::Error for NotAlgebraic {}

impl Place {
    /// Whether both letter and number are written.
    #[must_use]
    pub const fn is_whole(self) -> bool {
        self.file.is_some() && self.rank.is_some()
    }

    /// Whether neither is.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.file.is_none() && self.rank.is_none()
    }

    /// The file that the letter names, small or capital; `None` if there is none or it names none.
    #[must_use]
    pub fn file_named(self) -> Option<i8> {
        let letter = self.file?.to_ascii_lowercase();
        let place = "abcdefgh".find(letter)?;
        i8::try_from(place).ok()
    }

    /// The rank that the number names, counted from White's side; `None` if there is none or it names none.
    #[must_use]
    pub fn rank_named(self) -> Option<i8> {
        let place = "12345678".find(self.rank?)?;
        i8::try_from(place).ok()
    }
}

impl Written {
    /// Takes a text apart, for a player who writes the pieces so.
    ///
    /// # Errors
    /// The text is not algebraic notation: it has no arrival square, or signs that this notation does not have.
    pub fn read(text: &str, letters: &Letters) -> Result<Self, NotAlgebraic> {
        let mut written = Self {
            text: text.trim().to_owned(),
            ..Self::default()
        };
        let core = written.take_signs_behind(text.trim());
        if let Some(castling) = castling(core) {
            written.castling = Some(castling);
            return Ok(written);
        }
        let not = |column: usize| NotAlgebraic {
            text: super::shown(text.trim()),
            column: column + 1,
        };
        let tokens = tokens(core, letters).map_err(not)?;
        let mut parts = Parts::of(&tokens);
        written
            .take_parts(&mut parts)
            .ok_or_else(|| not(parts.column(core)))?;
        Ok(written)
    }

    /// Takes the signs that stand behind the move, in any order, and gives what is left.
    fn take_signs_behind<'t>(&mut self, text: &'t str) -> &'t str {
        let mut rest = text;
        loop {
            rest = rest.trim_end();
            if let Some(before) = rest.strip_suffix("(=)") {
                self.offer.get_or_insert_with(|| "(=)".to_owned());
                rest = before;
            } else if let Some(before) = strip_any(rest, &["e.p.", "ep.", "ep"]) {
                self.en_passant = true;
                rest = before;
            } else if let Some(before) = rest.strip_suffix("++") {
                self.check.get_or_insert(CheckSign::TwoPlus);
                rest = before;
            } else if let Some(before) = rest.strip_suffix('+') {
                self.check.get_or_insert(CheckSign::Plus);
                rest = before;
            } else if let Some(before) = rest.strip_suffix('#') {
                self.check.get_or_insert(CheckSign::Hash);
                rest = before;
            } else if let Some(before) = rest.strip_suffix('=') {
                self.offer.get_or_insert_with(|| "=".to_owned());
                rest = before;
            } else if let Some(before) = rest.strip_suffix(['!', '?']) {
                // A remark on the move is no part of its record, and no statement speaks of it.
                rest = before;
            } else {
                return rest;
            }
        }
    }

    fn take_parts(&mut self, parts: &mut Parts<'_>) -> Option<()> {
        if parts.take_cross() {
            self.capture = Some(Sign::Before);
        }
        let mut first = parts.take_places();
        if let Some(name) = parts.take_name_before_a_square() {
            self.name_behind = !first.is_empty();
            self.piece = Some(name);
            first.extend(parts.take_places());
        }
        let sign = parts.take_cross();
        let behind = if sign || parts.take_hyphen() {
            parts.take_places()
        } else {
            Vec::new()
        };
        let (place_of_sign, (departure, arrival)) = if behind.is_empty() {
            (Sign::Behind, split(first)?)
        } else {
            (Sign::Between, (first, behind))
        };
        if sign {
            self.capture = Some(place_of_sign);
        }
        self.departure = place(&departure, true)?;
        self.arrival = place(&arrival, false)?;
        self.promotion = parts.take_promotion();
        parts.are_taken().then_some(())
    }
}

fn strip_any<'t>(text: &'t str, suffixes: &[&str]) -> Option<&'t str> {
    suffixes.iter().find_map(|suffix| text.strip_suffix(suffix))
}

/// Castling, if that is the whole text.
fn castling(text: &str) -> Option<CastlingSign> {
    let signs: Vec<&str> = text.split(['-', '–', '—']).collect();
    let castles =
        (2..=3).contains(&signs.len()) && signs.iter().all(|sign| matches!(*sign, "0" | "O" | "o"));
    castles.then(|| CastlingSign {
        signs: signs.len(),
        zeros: signs.iter().all(|sign| *sign == "0"),
    })
}

/// Letters and numbers that no sign parts: what is left of the departure square, and the arrival square.
fn split(places: Vec<Token>) -> Option<(Vec<Token>, Vec<Token>)> {
    let shape: String = places
        .iter()
        .map(|token| {
            if matches!(token, Token::File(_)) {
                'f'
            } else {
                'r'
            }
        })
        .collect();
    let arrival = match shape.as_str() {
        "f" | "ff" => 1,
        "fr" | "rf" | "ffr" | "rfr" | "rrf" | "frf" | "frfr" | "frrf" => 2,
        _ => return None,
    };
    // With `e4d` the arrival square lacks its number.
    let arrival = if shape == "frf" { 1 } else { arrival };
    let mut departure = places;
    let arrival = departure.split_off(departure.len() - arrival);
    Some((departure, arrival))
}

/// A square, or what is written of it; only that of departure may be left out.
fn place(tokens: &[Token], may_be_empty: bool) -> Option<Place> {
    let mut place = Place::default();
    match *tokens {
        [] if may_be_empty => {}
        [Token::File(file)] => place.file = Some(file),
        [Token::Rank(rank)] if may_be_empty => place.rank = Some(rank),
        [Token::File(file), Token::Rank(rank)] => {
            (place.file, place.rank) = (Some(file), Some(rank));
        }
        [Token::Rank(rank), Token::File(file)] => {
            (place.file, place.rank) = (Some(file), Some(rank));
            place.number_first = true;
        }
        _ => return None,
    }
    Some(place)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Written {
        Written::read(text, &Letters::English).expect(text)
    }

    #[test]
    fn the_parts_of_a_move() {
        let long = read("Ng1xf3+");
        assert_eq!(
            long.piece.as_ref().and_then(|name| name.kind),
            Some(Kind::Knight)
        );
        assert!(long.departure.is_whole() && long.arrival.is_whole());
        assert_eq!(
            (long.arrival.file, long.arrival.rank),
            (Some('f'), Some('3'))
        );
        assert_eq!(long.capture, Some(Sign::Between));
        assert_eq!(long.check, Some(CheckSign::Plus));
        let promoted = read("exf8=N++ (=)").promotion.expect("a promotion");
        assert_eq!(
            (promoted.sign, promoted.name.kind),
            (Some('='), Some(Kind::Knight))
        );
        assert_eq!(read("exf8=N++ (=)").check, Some(CheckSign::TwoPlus));
        assert!(read("exd6 e.p.").en_passant);
        assert_eq!(read("Nf3=").offer.as_deref(), Some("="));
    }

    #[test]
    fn what_is_misplaced_is_read_and_told() {
        assert!(read("gNf3").name_behind);
        assert_eq!(read("xBe5").capture, Some(Sign::Before));
        assert_eq!(read("Be5x").capture, Some(Sign::Behind));
        assert!(read("4e").arrival.number_first);
        assert_eq!(read("ed").arrival.rank, None);
        assert!(!read("O-O").castling.expect("castling").zeros);
        assert_eq!(read("0-0-0").castling.expect("castling").signs, 3);
    }

    #[test]
    fn what_is_another_notation_is_refused_where_it_begins() {
        for (text, column) in [
            ("P-K4", 3),
            ("N-KB3", 3),
            ("5254", 5),
            ("", 1),
            ("e4 e5", 3),
        ] {
            let found = Written::read(text, &Letters::English).expect_err(text);
            assert_eq!(found.column, column, "{found}");
        }
    }

    #[test]
    fn a_long_text_is_refused_and_not_repeated() {
        let text = "e4".repeat(50_000);
        let found = Written::read(&text, &Letters::English).expect_err("long");
        assert!(found.text.chars().count() <= 43, "{}", found.text.len());
    }
}
