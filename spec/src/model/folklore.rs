//! Popular statements of the rules, judged against the Laws.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::words::{EditionName, Text};
use crate::yaml::Placed;

/// The file of the folklore.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Folklore {
    /// The sayings.
    pub folklore: Vec<Saying>,
}

/// A popular statement of a rule.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Saying {
    /// Its id, `F01`.
    pub id: Placed<String>,
    /// The source documents that have it; `folk` for a common saying that they do not have.
    #[serde(rename = "where")]
    pub places: Vec<Placed<String>>,
    /// What is said.
    pub claim: Placed<Text>,
    /// What the Laws say to it, edition by edition.
    pub verdicts: BTreeMap<EditionName, Judgement>,
}

/// What an edition says to a saying.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Judgement {
    /// The verdict.
    pub verdict: Placed<Verdict>,
    /// The statements that decide it, with their edition.
    pub grounds: Vec<Placed<String>>,
    /// What is right, if that needs more words.
    #[serde(default)]
    pub note: Option<String>,
}

/// A verdict on a saying.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The Laws say so.
    True,
    /// The Laws say otherwise.
    False,
    /// The Laws say so under conditions.
    Partly,
    /// The Laws do not speak of it.
    NotInTheLaws,
}
