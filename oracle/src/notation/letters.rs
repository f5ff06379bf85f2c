//! The names by which a record calls the pieces.

use core::fmt;

use chesslaws_board::Kind;

/// The pieces that have a name, in the order in which names are given: king, queen, rook, bishop, knight.
pub const NAMED: [Kind; 5] = [
    Kind::King,
    Kind::Queen,
    Kind::Rook,
    Kind::Bishop,
    Kind::Knight,
];

/// Which names a player writes for the pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Letters {
    /// Those that 2023:C.2 gives: K, Q, R, B and N.
    #[default]
    English,
    /// Those of the player's own country (2023:C.3.a), in the order of [`NAMED`].
    OfCountry([String; 5]),
}

/// Names that cannot tell the pieces apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LettersError {
    /// The names as they were given.
    pub text: String,
}

impl fmt::Display for LettersError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` are no names of the pieces: right would be five that differ, each of letters and at most four of them, for king, queen, rook, bishop and knight, as in `K D T L S`",
            super::shown(&self.text)
        )
    }
}

impl core::error::Error for LettersError {}

impl Letters {
    /// The names of a country: five words that differ, for king, queen, rook, bishop and knight.
    ///
    /// # Errors
    /// They are not five, two are alike, or one is no word of one to four letters.
    pub fn of_country(text: &str) -> Result<Self, LettersError> {
        let wrong = || LettersError {
            text: text.to_owned(),
        };
        let names: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        let names: [String; 5] = names.try_into().map_err(|_| wrong())?;
        let word = |name: &String| {
            name.chars().all(char::is_alphabetic) && (1..=4).contains(&name.chars().count())
        };
        let differ = (1..names.len()).all(|at| !names[..at].contains(&names[at]));
        if differ && names.iter().all(word) {
            Ok(Self::OfCountry(names))
        } else {
            Err(wrong())
        }
    }

    /// The name of a piece; a pawn has none (2023:C.4).
    #[must_use]
    pub fn name(&self, kind: Kind) -> Option<String> {
        let place = NAMED.iter().position(|&named| named == kind)?;
        Some(match self {
            Self::English => kind.letter().to_string(),
            Self::OfCountry(names) => names[place].clone(),
        })
    }

    /// The piece whose name a text begins with, and the name: the longest that fits.
    pub(super) fn named(&self, text: &str) -> Option<(Kind, String)> {
        let fits = NAMED.into_iter().filter_map(|kind| {
            let name = self.name(kind)?;
            text.starts_with(&name).then_some((kind, name))
        });
        fits.max_by_key(|(_, name)| name.len())
    }
}

/// The man that a figurine shows, of either colour.
pub(super) fn figurine(letter: char) -> Option<Kind> {
    Some(match letter {
        '♔' | '♚' => Kind::King,
        '♕' | '♛' => Kind::Queen,
        '♖' | '♜' => Kind::Rook,
        '♗' | '♝' => Kind::Bishop,
        '♘' | '♞' => Kind::Knight,
        '♙' | '♟' => Kind::Pawn,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_a_country_are_five_that_differ() {
        let german = Letters::of_country("K D T L S").expect("five names");
        assert_eq!(german.name(Kind::Knight).as_deref(), Some("S"));
        assert_eq!(german.name(Kind::Pawn), None);
        for wrong in ["K D T L", "K D T L S P", "K D T L K", "K D T L 5", ""] {
            assert!(Letters::of_country(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_longest_name_is_taken() {
        let russian = Letters::of_country("Кр Ф Л С К").expect("five names");
        let found = russian.named("Крe2").map(|(kind, _)| kind);
        assert_eq!(found, Some(Kind::King));
        let found = russian.named("Кe2").map(|(kind, _)| kind);
        assert_eq!(found, Some(Kind::Knight));
    }
}
