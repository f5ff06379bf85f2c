use core::{fmt, str::FromStr};

use crate::{Castling, Colour, Piece, Setup, Square};

/// A field of FEN, in the order of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FenField {
    /// What stands where, rank 8 first.
    Placement,
    /// `w` or `b`.
    SideToMove,
    /// `KQkq` or a part of it, or `-`.
    Castling,
    /// The square crossed by a double step, or `-`.
    EnPassant,
    /// Plies since the last capture or pawn move.
    HalfmoveClock,
    /// The number of the move.
    FullmoveNumber,
}

impl FenField {
    /// The fields in the order of the text.
    pub const ALL: [Self; 6] = [
        Self::Placement,
        Self::SideToMove,
        Self::Castling,
        Self::EnPassant,
        Self::HalfmoveClock,
        Self::FullmoveNumber,
    ];

    /// The name under which the field is cited, `FEN:placement` and so on.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Placement => "placement",
            Self::SideToMove => "side-to-move",
            Self::Castling => "castling",
            Self::EnPassant => "en-passant",
            Self::HalfmoveClock => "halfmove-clock",
            Self::FullmoveNumber => "fullmove-number",
        }
    }
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "FEN:{}", self.name())
    }
}

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The column, counted in characters from 1; a text that ends too early is blamed at its last character.
    pub column: usize,
}

/// A text that is not FEN, with the place and what would be right there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    /// The text as it was given.
    pub text: String,
    /// The field it fails in.
    pub field: FenField,
    /// Where.
    pub place: Place,
    /// What was found there.
    pub found: String,
    /// What would be right.
    pub right: String,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}, column {}: found {}; right would be {}",
            self.field, self.place.column, self.found, self.right
        )
    }
}

impl core::error::Error for FenError {}

/// The text being read, so that every refusal can say where it is.
struct Reader<'a> {
    text: &'a str,
    length: usize,
}

impl Reader<'_> {
    fn refuse(
        &self,
        field: FenField,
        column: usize,
        found: impl Into<String>,
        right: impl Into<String>,
    ) -> FenError {
        let column = column.clamp(1, self.length.max(1));
        FenError {
            text: self.text.to_owned(),
            field,
            place: Place { column },
            found: found.into(),
            right: right.into(),
        }
    }

    /// The fields with the column at which each begins; the last is the error of the field that is not there, or of what
    /// follows the sixth. A fault inside a field comes before it in reading order.
    fn fields(&self) -> Vec<Result<(usize, &str), FenError>> {
        let mut fields = Vec::new();
        let mut column = 1;
        let mut parts = self.text.split(' ');
        for field in FenField::ALL {
            let Some(part) = parts.next() else {
                let right = "six fields with a single space between";
                fields.push(Err(self.refuse(field, self.length, "the end", right)));
                return fields;
            };
            if part.is_empty() {
                let nothing = self.text.is_empty();
                let found = if nothing { "nothing" } else { "a space" };
                let right = "the field, after a single space";
                fields.push(Err(self.refuse(field, column, found, right)));
                return fields;
            }
            fields.push(Ok((column, part)));
            column += part.chars().count() + 1;
        }
        fields.extend(parts.next().map(|rest| {
            let found = format!("`{rest}`");
            let right = "the end after six fields";
            Err(self.refuse(FenField::FullmoveNumber, column, found, right))
        }));
        fields
    }

    fn placement(&self, (start, text): (usize, &str), setup: &mut Setup) -> Result<(), FenError> {
        let refuse = |column, found: String, right: String| {
            self.refuse(FenField::Placement, column, found, right)
        };
        let (mut file, mut rank, mut column, mut digit_before) = (0_i8, 7_i8, start, false);
        for letter in text.chars() {
            let end_of_rank = |file: i8| format!("rank {} has {file} files", rank + 1);
            match letter {
                '/' if file != 8 => {
                    return Err(refuse(column, end_of_rank(file), "8 files a rank".into()));
                }
                '/' if rank == 0 => {
                    return Err(refuse(column, "a ninth rank".into(), "8 ranks".into()));
                }
                '/' => (file, rank, digit_before) = (0, rank - 1, false),
                '1'..='8' if digit_before => {
                    return Err(refuse(
                        column,
                        format!("`{letter}` after a digit"),
                        "one number for neighbouring empty squares".into(),
                    ));
                }
                '1'..='8' => {
                    file += letter as i8 - '0' as i8;
                    digit_before = true;
                }
                _ => match Piece::from_letter(letter) {
                    Some(piece) => {
                        if let Some(square) = Square::at(file, rank) {
                            setup.put(square, Some(piece));
                        }
                        file += 1;
                        digit_before = false;
                    }
                    None => {
                        return Err(refuse(
                            column,
                            format!("`{letter}`"),
                            "a letter of KQRBNPkqrbnp, a digit 1 to 8 or /".into(),
                        ));
                    }
                },
            }
            if file > 8 {
                return Err(refuse(
                    column,
                    format!("rank {} has {file} files", rank + 1),
                    "8 files a rank".into(),
                ));
            }
            column += 1;
        }
        match (file, rank) {
            (8, 0) => Ok(()),
            (8, _) => Err(refuse(
                column - 1,
                format!("{} ranks", 8 - rank),
                "8 ranks with / between".into(),
            )),
            _ => Err(refuse(
                column - 1,
                format!("rank {} has {file} files", rank + 1),
                "8 files a rank".into(),
            )),
        }
    }

    fn turn(&self, (start, text): (usize, &str)) -> Result<Colour, FenError> {
        match text {
            "w" => Ok(Colour::White),
            "b" => Ok(Colour::Black),
            other => Err(self.refuse(FenField::SideToMove, start, format!("`{other}`"), "w or b")),
        }
    }

    fn castling(&self, (start, text): (usize, &str)) -> Result<Castling, FenError> {
        let mut there = Vec::new();
        if text == "-" {
            return Ok(Castling::NONE);
        }
        let mut rest = Castling::letters().into_iter();
        for (at, letter) in text.chars().enumerate() {
            match rest.find(|&(each, _, _)| each == letter) {
                Some((_, colour, wing)) => there.push((colour, wing)),
                None => {
                    let right = "- or letters of KQkq in this order, each once";
                    return Err(self.refuse(
                        FenField::Castling,
                        start + at,
                        format!("`{letter}`"),
                        right,
                    ));
                }
            }
        }
        Ok(Castling::recorded(&there))
    }

    fn en_passant(&self, (start, text): (usize, &str)) -> Result<Option<Square>, FenError> {
        let right = "- or a square of rank 3 or 6, such as e3";
        match text.parse::<Square>() {
            _ if text == "-" => Ok(None),
            Ok(square) if matches!(square.rank(), 2 | 5) => Ok(Some(square)),
            Ok(_) => Err(self.refuse(FenField::EnPassant, start + 1, format!("`{text}`"), right)),
            Err(_) => Err(self.refuse(FenField::EnPassant, start, format!("`{text}`"), right)),
        }
    }

    fn number(
        &self,
        field: FenField,
        (start, text): (usize, &str),
        least: u32,
    ) -> Result<u32, FenError> {
        let right = format!(
            "a whole number from {least} to {}, without sign or leading zero",
            u32::MAX
        );
        if let Some(at) = text.chars().position(|letter| !letter.is_ascii_digit()) {
            return Err(self.refuse(field, start + at, format!("`{text}`"), right));
        }
        match text.parse::<u32>() {
            Ok(number) if number >= least && (text.len() == 1 || !text.starts_with('0')) => {
                Ok(number)
            }
            _ => Err(self.refuse(field, start, format!("`{text}`"), right)),
        }
    }
}

impl FromStr for Setup {
    type Err = FenError;

    /// Reads FEN strictly: six fields, single spaces, the letters and numbers as the standard writes them.
    ///
    /// # Errors
    /// The first fault of the text, with its field and column.
    fn from_str(text: &str) -> Result<Self, FenError> {
        let reader = Reader {
            text,
            length: text.chars().count(),
        };
        let mut setup = Self::empty();
        for (at, field) in reader.fields().into_iter().enumerate() {
            let field = field?;
            match at {
                0 => reader.placement(field, &mut setup)?,
                1 => setup.turn = reader.turn(field)?,
                2 => setup.castling = reader.castling(field)?,
                3 => setup.en_passant = reader.en_passant(field)?,
                4 => setup.halfmove_clock = reader.number(FenField::HalfmoveClock, field, 0)?,
                _ => setup.fullmove_number = reader.number(FenField::FullmoveNumber, field, 1)?,
            }
        }
        Ok(setup)
    }
}

impl fmt::Display for Setup {
    /// Writes FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            let mut empty = 0;
            for piece in (0..8)
                .filter_map(|file| Square::at(file, rank))
                .map(|square| self.piece(square))
            {
                match piece {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                        }
                        write!(f, "{}", piece.letter())?;
                        empty = 0;
                    }
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            f.write_str(if rank > 0 { "/" } else { " " })?;
        }
        let rights: String = Castling::letters()
            .into_iter()
            .filter(|&(_, colour, wing)| self.castling.kept(colour, wing))
            .map(|(letter, _, _)| letter)
            .collect();
        let rights = if rights.is_empty() { "-" } else { &rights };
        let target = self
            .en_passant
            .map_or_else(|| "-".to_owned(), |square| square.to_string());
        write!(
            f,
            "{} {rights} {target} {} {}",
            self.turn.letter(),
            self.halfmove_clock,
            self.fullmove_number
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of several faults the first in reading order is told.
    #[test]
    fn the_first_fault_is_told() {
        for (text, field, column) in [
            ("", FenField::Placement, 1),
            ("abc", FenField::Placement, 1),
            ("8/8/8/8/8/8/8/7x", FenField::Placement, 16),
            ("8/8/8/8/8/8/8/8", FenField::SideToMove, 15),
            ("8/8/8/8/8/8/8/8 x", FenField::SideToMove, 17),
            ("8/8/8/8/8/8/8/8 w x", FenField::Castling, 19),
            ("8/8/8/8/8/8/8/8 x - - 0", FenField::SideToMove, 17),
            ("8/8/8/8/8/8/8/8 w - e4 0 1 2", FenField::EnPassant, 22),
            ("8/8/8/8/8/8/8/8 w - - 0 1 2", FenField::FullmoveNumber, 27),
        ] {
            let error = text.parse::<Setup>().expect_err(text);
            assert_eq!((error.field, error.place.column), (field, column), "{text}");
        }
    }
}
