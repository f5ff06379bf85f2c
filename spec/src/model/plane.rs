//! The planes: classes of conformance.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a statement is about: what must be observed to see it kept or broken.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Plane {
    /// Men on squares and the moves between them.
    Board,
    /// Touching, releasing and adjusting.
    Hand,
    /// The clock.
    Clock,
    /// The score sheet.
    Sheet,
    /// Claims, offers and results.
    Claim,
    /// The sealed move.
    Envelope,
    /// The playing hall, the arbiter and the event.
    Hall,
    /// The writing of moves.
    Notation,
}

impl Plane {
    /// All planes, in the order in which they are told.
    pub const ALL: [Self; 8] = [
        Self::Board,
        Self::Hand,
        Self::Clock,
        Self::Sheet,
        Self::Claim,
        Self::Envelope,
        Self::Hall,
        Self::Notation,
    ];

    /// Its name, as the spec writes it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Hand => "hand",
            Self::Clock => "clock",
            Self::Sheet => "sheet",
            Self::Claim => "claim",
            Self::Envelope => "envelope",
            Self::Hall => "hall",
            Self::Notation => "notation",
        }
    }
}

impl fmt::Display for Plane {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Plane {
    type Err = PlaneError;

    fn from_str(text: &str) -> Result<Self, PlaneError> {
        let named = Self::ALL.into_iter().find(|plane| plane.name() == text);
        named.ok_or_else(|| PlaneError {
            found: text.to_owned(),
        })
    }
}

/// A text that names no plane.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no plane {found:?}: there are {}", Plane::ALL.map(Plane::name).join(", "))]
pub struct PlaneError {
    /// The text.
    pub found: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back_as_the_spec_writes_them() {
        for plane in Plane::ALL {
            assert_eq!(plane.to_string().parse(), Ok(plane));
            let written = serde_json::to_value(plane).expect("JSON");
            assert_eq!(written, plane.name());
        }
    }

    #[test]
    fn an_unknown_plane_is_named() {
        let error = "astral".parse::<Plane>().unwrap_err().to_string();
        assert!(
            error.starts_with("no plane \"astral\": there are board, hand, clock, sheet, "),
            "{error}"
        );
    }
}
