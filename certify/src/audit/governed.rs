//! Which edition governed a game, by its date.

use chesslaws_law::Edition;
use chesslaws_oracle::Laws;
use chesslaws_spec::Lang;

/// The editions by which a game is judged: one, or both where none of them is known to have governed it; then only what
/// both say alike is charged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Governed {
    /// By this edition, which governed on its date or was asked for.
    By(Edition),
    /// The game has no date that could be read.
    Undated,
    /// It was played when neither edition was in force.
    Neither,
}

impl Governed {
    /// What the value of the tag Date comes to: 1993 to 1996 the founding edition, 2023 and later the one in force.
    #[must_use]
    pub fn on(date: &str) -> Self {
        let year = date.get(..4).and_then(|year| year.parse::<u16>().ok());
        let ends = date
            .as_bytes()
            .get(4)
            .is_none_or(|byte| !byte.is_ascii_digit());
        match year.filter(|_| ends) {
            Some(1993..=1996) => Self::By(Edition::Fide1993),
            Some(2023..) => Self::By(Edition::Fide2023),
            Some(1000..) => Self::Neither,
            _ => Self::Undated,
        }
    }

    /// The laws that have to agree.
    #[must_use]
    pub fn laws(self) -> Vec<Laws> {
        self.editions().iter().map(|&each| Laws::of(each)).collect()
    }

    /// The editions that have to agree.
    #[must_use]
    pub const fn editions(self) -> &'static [Edition] {
        match self {
            Self::By(Edition::Fide1993) => &[Edition::Fide1993],
            Self::By(Edition::Fide2023) => &[Edition::Fide2023],
            Self::Undated | Self::Neither => &Edition::ALL,
        }
    }

    /// How the report says it.
    #[must_use]
    pub const fn words(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (Self::By(edition), _) => edition.name(),
            (Self::Undated, Lang::En) => "undated: only what both editions say is charged",
            (Self::Undated, Lang::Zh) => "没有日期：只指出两版规则都认定的问题",
            (Self::Neither, Lang::En) => {
                "neither edition was in force: only what both say is charged"
            }
            (Self::Neither, Lang::Zh) => "当时两版规则均不适用：只指出两版规则都认定的问题",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_years_at_the_edges() {
        let founding = Governed::By(Edition::Fide1993);
        let in_force = Governed::By(Edition::Fide2023);
        for (date, governed) in [
            ("1992.12.31", Governed::Neither),
            ("1993.01.01", founding),
            ("1996.??.??", founding),
            ("1997.01.01", Governed::Neither),
            ("2022.12.31", Governed::Neither),
            ("2023.01.01", in_force),
            ("2026", in_force),
            ("????.??.??", Governed::Undated),
            ("", Governed::Undated),
            ("19931.1.1", Governed::Undated),
            ("0000.00.00", Governed::Undated),
            ("中文日期", Governed::Undated),
        ] {
            assert_eq!(Governed::on(date), governed, "{date}");
        }
    }
}
