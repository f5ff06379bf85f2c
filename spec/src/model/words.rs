//! Texts in several languages, and the names of the editions as files write them.

use std::fmt;
use std::str::FromStr;

use chesslaws_law::Edition;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A language of the texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English, which every text has.
    #[default]
    En,
    /// Chinese.
    Zh,
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::En => "en",
            Self::Zh => "zh",
        })
    }
}

impl FromStr for Lang {
    type Err = LangError;

    fn from_str(text: &str) -> Result<Self, LangError> {
        match text {
            "en" => Ok(Self::En),
            "zh" => Ok(Self::Zh),
            _ => Err(LangError {
                found: text.to_owned(),
            }),
        }
    }
}

/// A text that names no language of ours.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no language {found:?}: there are en and zh")]
pub struct LangError {
    /// The text.
    pub found: String,
}

/// A text in English and perhaps in Chinese.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// In English.
    pub en: String,
    /// In Chinese.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zh: Option<String>,
}

impl Text {
    /// The text in a language, if it has been translated.
    pub fn translated(&self, lang: Lang) -> Option<&str> {
        match lang {
            Lang::En => Some(&self.en),
            Lang::Zh => self.zh.as_deref(),
        }
    }

    /// The text in a language, else in English.
    pub fn in_lang(&self, lang: Lang) -> &str {
        self.translated(lang).unwrap_or(&self.en)
    }
}

/// An edition's name in a file.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize, JsonSchema,
)]
pub enum EditionName {
    /// The founding edition.
    #[serde(rename = "fide-1993")]
    Fide1993,
    /// The edition in force.
    #[serde(rename = "fide-2023")]
    Fide2023,
}

impl From<EditionName> for Edition {
    fn from(name: EditionName) -> Self {
        match name {
            EditionName::Fide1993 => Self::Fide1993,
            EditionName::Fide2023 => Self::Fide2023,
        }
    }
}
