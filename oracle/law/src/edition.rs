//! The editions of the Laws.

use std::fmt;
use std::str::FromStr;

/// An edition of the Laws of Chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// The Laws adopted in 1992, in force from 1993.
    Fide1993,
    /// The Laws in force from the first of January 2023.
    Fide2023,
}

impl Edition {
    /// The edition this rule book was founded on.
    pub const FOUNDING: Self = Self::Fide1993;
    /// The edition games are played by today.
    pub const IN_FORCE: Self = Self::Fide2023;
    /// Both editions, the elder first.
    pub const ALL: [Self; 2] = [Self::Fide1993, Self::Fide2023];

    /// The edition's name, `fide-1993`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fide1993 => "fide-1993",
            Self::Fide2023 => "fide-2023",
        }
    }

    /// What stands before the colon of its statements' ids, `1993`.
    pub const fn prefix(self) -> &'static str {
        match self {
            Self::Fide1993 => "1993",
            Self::Fide2023 => "2023",
        }
    }

    /// The other edition.
    pub const fn other(self) -> Self {
        match self {
            Self::Fide1993 => Self::Fide2023,
            Self::Fide2023 => Self::Fide1993,
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Edition {
    type Err = EditionError;

    fn from_str(text: &str) -> Result<Self, EditionError> {
        Self::ALL
            .into_iter()
            .find(|edition| edition.name() == text)
            .ok_or_else(|| EditionError {
                found: text.to_owned(),
            })
    }
}

/// A text that names no edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionError {
    /// The text.
    pub found: String,
}

impl fmt::Display for EditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no edition {:?}: there are fide-1993 and fide-2023",
            self.found
        )
    }
}

impl std::error::Error for EditionError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for edition in Edition::ALL {
            assert_eq!(edition.to_string().parse(), Ok(edition));
            assert_eq!(edition.other().other(), edition);
        }
    }

    #[test]
    fn an_unknown_edition_is_named() {
        let error = "fide-1997".parse::<Edition>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "no edition \"fide-1997\": there are fide-1993 and fide-2023"
        );
    }
}
