//! How acts, effects and facts are written down: a form of words each, with the same arguments in English and Chinese.
//!
//! A form is a text with `{}` where an argument stands; a Chinese form may name them by number, `{1}`, where the order
//! differs. The English form is also the notation that is read: what no form matches is an error that shows the nearest.

use core::fmt;

use crate::{Colour, Kind, Move, Setup, Square, Wing};

/// A form of words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// The English form, which is also the notation.
    pub en: &'static str,
    /// The Chinese form.
    pub zh: &'static str,
    /// What it means.
    pub means: &'static str,
}

/// In which language a phrase is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tongue {
    /// English, the notation.
    English,
    /// Chinese.
    Chinese,
}

/// A text that no form matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misread {
    /// The text.
    pub text: String,
    /// What is wrong with it, and what would be right.
    pub why: String,
    /// How many characters of it were read before that.
    pub(crate) read: usize,
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`: {}", shown(&self.text), self.why)
    }
}

impl core::error::Error for Misread {}

/// A text as an error shows it: whole where it is short.
pub(crate) fn shown(text: &str) -> String {
    const MOST: usize = 100;
    match text.char_indices().nth(MOST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}...", &text[..end]),
    }
}

/// What can be written in forms and read back.
pub trait Phrase: Sized {
    /// All forms, in the order of the text.
    fn forms() -> Vec<Form>;
    /// Reads a text.
    ///
    /// # Errors
    /// No form matches it, or an argument cannot be read: the error shows the form that comes nearest.
    fn read(text: &str) -> Result<Self, Misread>;
    /// Writes it.
    fn write(&self, tongue: Tongue) -> String;
}

/// What can stand as an argument.
pub trait Part: Sized {
    /// What is expected there, for messages.
    const EXPECTED: &'static str;
    /// Reads it; `None` if it is not that.
    fn read(text: &str) -> Option<Self>;
    /// Writes it.
    fn write(&self, tongue: Tongue) -> String;
}

/// A match of a text with a form: its arguments, or how many characters agreed.
pub(crate) fn arguments<'t>(form: &str, text: &'t str) -> Result<Vec<&'t str>, usize> {
    let mut literals = form.split("{}");
    let first = literals.next().unwrap_or_default();
    let agreed = |literal: &str, rest: &str| {
        let same = literal.chars().zip(rest.chars());
        same.take_while(|(one, other)| one.eq_ignore_ascii_case(other))
            .count()
    };
    let mut rest = text
        .strip_prefix(first)
        .ok_or_else(|| agreed(first, text))?;
    let mut found = Vec::new();
    let mut literals = literals.peekable();
    while let Some(literal) = literals.next() {
        let end = if literals.peek().is_some() {
            rest.find(literal)
        } else {
            rest.strip_suffix(literal).map(str::len)
        };
        let end = end.ok_or_else(|| text.len() - rest.len())?;
        found.push(&rest[..end]);
        rest = &rest[end + literal.len()..];
    }
    if rest.is_empty() {
        Ok(found)
    } else {
        Err(text.len() - rest.len())
    }
}

/// The arguments of a text, if it is written in this form.
#[must_use]
pub fn arguments_of(form: &str, text: &str) -> Option<Vec<String>> {
    let found = arguments(form, text).ok()?;
    Some(found.into_iter().map(str::to_owned).collect())
}

/// A form with its arguments in their places.
#[must_use]
pub fn filled(form: &str, arguments: &[String]) -> String {
    let mut text = String::new();
    let (mut rest, mut next) = (form, 0);
    while let Some((before, from_brace)) = rest.split_once('{') {
        let (name, after) = from_brace.split_once('}').unwrap_or((from_brace, ""));
        let index = name.parse().unwrap_or(next);
        next += 1;
        text.push_str(before);
        text.push_str(arguments.get(index).map_or("", String::as_str));
        rest = after;
    }
    text.push_str(rest);
    text
}

/// Reads the argument that comes next.
pub(crate) fn part<T: Part>(form: &str, text: &str, argument: Option<&&str>) -> Result<T, Misread> {
    let argument = argument.copied().unwrap_or_default();
    T::read(argument).ok_or_else(|| Misread {
        text: text.to_owned(),
        why: format!(
            "`{}` is not {}, which `{form}` needs there",
            shown(argument),
            T::EXPECTED
        ),
        read: text.len(),
    })
}

/// The error that got furthest into the text, or that none of these is meant.
pub(crate) fn nearest(text: &str, tried: impl IntoIterator<Item = Misread>) -> Misread {
    let unknown = Misread {
        text: text.to_owned(),
        why: "no form of words".to_owned(),
        read: 0,
    };
    tried.into_iter().fold(
        unknown,
        |best, next| {
            if next.read > best.read { next } else { best }
        },
    )
}

/// Declares an enum with a form of words for each variant.
macro_rules! language {
    (
        $(#[$meta:meta])*
        $name:ident {
            $($(#[doc = $doc:literal])+ $variant:ident $({ $($field:ident: $type:ty),+ $(,)? })? = $en:literal | $zh:literal;)*
        }
    ) => {
        $(#[$meta])*
        #[allow(missing_docs, reason = "each variant's sentence names its fields")]
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum $name {
            $($(#[doc = $doc])+ $variant $({ $($field: $type),+ })?,)*
        }

        impl $crate::table::Phrase for $name {
            fn forms() -> Vec<$crate::table::Form> {
                vec![$($crate::table::Form { en: $en, zh: $zh, means: concat!($($doc),+) },)*]
            }

            fn read(text: &str) -> Result<Self, $crate::table::Misread> {
                let mut tried = Vec::new();
                $(
                    match $crate::table::language::arguments($en, text) {
                        Ok(found) => {
                            /// Reads the arguments of this form.
                            fn built(_text: &str, found: &[&str]) -> Result<$name, $crate::table::Misread> {
                                let mut _found = found.iter();
                                Ok($name::$variant {
                                    $($($field: $crate::table::language::part($en, _text, _found.next())?,)+)?
                                })
                            }
                            match built(text, &found) {
                                Ok(read) => return Ok(read),
                                Err(misread) => tried.push(misread),
                            }
                        }
                        Err(read) => tried.push($crate::table::Misread {
                            text: text.to_owned(),
                            why: format!("no form of words; the nearest is `{}`", $en),
                            read,
                        }),
                    }
                )*
                Err($crate::table::language::nearest(text, tried))
            }

            fn write(&self, tongue: $crate::table::Tongue) -> String {
                match self {
                    $(Self::$variant { $($($field),+)? } => {
                        let form = match tongue {
                            $crate::table::Tongue::English => $en,
                            $crate::table::Tongue::Chinese => $zh,
                        };
                        $crate::table::language::filled(form, &[
                            $($($crate::table::Part::write($field, tongue)),+)?
                        ])
                    })*
                }
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(&$crate::table::Phrase::write(self, $crate::table::Tongue::English))
            }
        }

        impl core::str::FromStr for $name {
            type Err = $crate::table::Misread;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $crate::table::Phrase::read(text)
            }
        }
    };
}
pub(crate) use language;

/// A list of words, each English and Chinese, for an enum.
macro_rules! word {
    ($type:ty, $expected:literal, $($value:path = $en:literal | $zh:literal),+ $(,)?) => {
        impl Part for $type {
            const EXPECTED: &'static str = $expected;

            fn read(text: &str) -> Option<Self> {
                $(if text.eq_ignore_ascii_case($en) {
                    return Some($value);
                })+
                None
            }

            fn write(&self, tongue: Tongue) -> String {
                match (self, tongue) {
                    $(($value, Tongue::English) => $en, ($value, Tongue::Chinese) => $zh,)+
                }
                .to_owned()
            }
        }
    };
}
pub(crate) use word;

word!(
    Colour,
    "White or Black",
    Colour::White = "White" | "白方",
    Colour::Black = "Black" | "黑方",
);
word!(
    Kind,
    "king, queen, rook, bishop, knight or pawn",
    Kind::King = "king" | "王",
    Kind::Queen = "queen" | "后",
    Kind::Rook = "rook" | "车",
    Kind::Bishop = "bishop" | "象",
    Kind::Knight = "knight" | "马",
    Kind::Pawn = "pawn" | "兵",
);
word!(
    Wing,
    "kingside or queenside",
    Wing::King = "kingside" | "短易位一侧",
    Wing::Queen = "queenside" | "长易位一侧",
);

/// What is written alike in both languages.
macro_rules! plain {
    ($type:ty, $expected:literal) => {
        impl Part for $type {
            const EXPECTED: &'static str = $expected;

            fn read(text: &str) -> Option<Self> {
                text.parse().ok()
            }

            fn write(&self, _: Tongue) -> String {
                self.to_string()
            }
        }
    };
}
plain!(Square, "a square such as e4");
plain!(Move, "a move such as e2e4 or e7e8q");
plain!(Setup, "a FEN of six fields");
plain!(u32, "a whole number");

/// What somebody writes.
impl Part for String {
    const EXPECTED: &'static str = "a text of one to forty characters";

    fn read(text: &str) -> Option<Self> {
        let length = text.chars().take(41).count();
        (1..=40).contains(&length).then(|| text.to_owned())
    }

    fn write(&self, _: Tongue) -> String {
        self.clone()
    }
}

/// Moves or squares, parted by spaces.
impl<T: Part> Part for Vec<T> {
    const EXPECTED: &'static str = "a list parted by spaces";

    fn read(text: &str) -> Option<Self> {
        text.split_whitespace().map(T::read).collect()
    }

    fn write(&self, tongue: Tongue) -> String {
        let all: Vec<String> = self.iter().map(|part| part.write(tongue)).collect();
        all.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_argument_stands_where_the_braces_are() {
        assert_eq!(
            arguments("puts {} on {}", "puts e2 on e4"),
            Ok(vec!["e2", "e4"])
        );
        assert_eq!(arguments("lets go", "lets go"), Ok(vec![]));
        assert_eq!(arguments("lets go", "lets fall"), Err(5));
        assert_eq!(arguments("lets go", "lets go of it"), Err(7));
        let two = ["one".to_owned(), "two".to_owned()];
        assert_eq!(filled("{1} before {0}", &two), "two before one");
        assert_eq!(filled("{} before {}", &two), "one before two");
    }
}
