//! What stands on the board, and what a result is worth.

use super::language::{Part, Tongue, word};
use crate::{Kind, Setup};

/// The pieces on the board, one side against the other, whichever of the two has them: `KRB against KR`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Material {
    one: Vec<Kind>,
    other: Vec<Kind>,
}

impl Material {
    /// Whether these pieces stand there and no others.
    #[must_use]
    pub fn stands(&self, setup: &Setup) -> bool {
        let [white, black] = crate::Colour::BOTH.map(|side| {
            let kinds: Vec<Kind> = setup.men_of(side).map(|(_, kind)| kind).collect();
            sorted(kinds)
        });
        (&white, &black) == (&self.one, &self.other) || (&black, &white) == (&self.one, &self.other)
    }
}

fn sorted(mut kinds: Vec<Kind>) -> Vec<Kind> {
    kinds.sort_unstable();
    kinds
}

fn side(letters: &str) -> Option<Vec<Kind>> {
    let kinds: Option<Vec<Kind>> = letters.chars().map(Kind::from_letter).collect();
    kinds
        .filter(|kinds| (1..=16).contains(&kinds.len()))
        .map(sorted)
}

fn letters(kinds: &[Kind]) -> String {
    kinds.iter().map(|kind| kind.letter()).collect()
}

impl Part for Material {
    const EXPECTED: &'static str = "the pieces of either side, such as KRB against KR";

    fn read(text: &str) -> Option<Self> {
        let (one, other) = text.split_once(" against ")?;
        Some(Self {
            one: side(one)?,
            other: side(other)?,
        })
    }

    fn write(&self, tongue: Tongue) -> String {
        let against = match tongue {
            Tongue::English => " against ",
            Tongue::Chinese => "对",
        };
        format!("{}{against}{}", letters(&self.one), letters(&self.other))
    }
}

/// What a game is worth to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// Nothing.
    Zero,
    /// Half a point.
    Half,
    /// A point.
    One,
}

word!(
    Score,
    "0, 1/2 or 1",
    Score::Zero = "0" | "0分",
    Score::Half = "1/2" | "半分",
    Score::One = "1" | "1分",
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn material_is_read_and_found_on_either_side() {
        let material = Material::read("KRB against KR").unwrap();
        assert_eq!(material.write(Tongue::English), "KRB against KR");
        assert_eq!(Material::read("kbr against kr"), Some(material.clone()));
        let stands = |fen: &str| material.stands(&fen.parse().unwrap());
        assert!(stands("4k2r/8/8/8/8/8/8/R1B1K3 w - - 0 1"));
        assert!(stands("r1b1k3/8/8/8/8/8/8/4K2R w - - 0 1"));
        assert!(!stands("4k2r/7p/8/8/8/8/8/R1B1K3 w - - 0 1"));
        assert!(!stands("4k3/8/8/8/8/8/8/R1B1K3 w - - 0 1"));
        for text in ["", "KRB", "KRB against", "KX against K", " against K"] {
            assert_eq!(Material::read(text), None, "{text}");
        }
    }
}
