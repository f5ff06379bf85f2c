//! The articles, statement by statement, and the statements that are gone.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::plane::Plane;
use super::words::{EditionName, Text};
use crate::yaml::Placed;

/// One article, appendix, guideline or glossary.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Article {
    /// The file's path within the spec.
    #[serde(skip)]
    pub path: String,
    /// The edition it is part of.
    pub edition: Placed<EditionName>,
    /// Its number or letter.
    pub article: Placed<String>,
    /// The part of the edition in force it belongs to.
    #[serde(default)]
    pub part: Option<Part>,
    /// Its heading.
    pub title: Placed<Text>,
    /// Numbers that are headings only and state nothing by themselves.
    #[serde(default)]
    pub headings: Vec<Placed<String>>,
    /// What is to be known of the article as a whole.
    #[serde(default)]
    pub note: Option<String>,
    /// Its statements in the order of the text.
    pub statements: Vec<Entry>,
}

/// The parts of the edition in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// The preface.
    Preface,
    /// The basic rules of play.
    Basic,
    /// The competitive rules of play.
    Competitive,
    /// An appendix.
    Appendix,
    /// A guideline.
    Guideline,
    /// The glossary.
    Glossary,
}

/// What a statement does.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// It says what a word means.
    Definition,
    /// It allows.
    Permission,
    /// It forbids.
    Prohibition,
    /// It commands.
    Obligation,
    /// It says what follows.
    Consequence,
    /// It punishes.
    Penalty,
}

/// The kinds of cases that can show a statement.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Case {
    /// It applies.
    Positive,
    /// It does not.
    Negative,
    /// It just does or just does not.
    Boundary,
}

impl Case {
    /// All kinds of cases.
    pub const ALL: [Self; 3] = [Self::Positive, Self::Negative, Self::Boundary];

    /// The name, as files write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Positive => "positive",
            Self::Negative => "negative",
            Self::Boundary => "boundary",
        }
    }
}

/// One statement.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The id with its edition, `1993:5.1.6.1`.
    #[serde(skip)]
    pub id: String,
    /// The number within the edition, `5.1.6.1`.
    #[serde(rename = "id")]
    pub number: Placed<String>,
    /// What it is about.
    pub plane: Plane,
    /// What it does.
    pub kind: Kind,
    /// The statement in our own words.
    pub says: Placed<Text>,
    /// What is to be known when reading it.
    #[serde(default)]
    pub note: Option<String>,
    /// What the sources lost or garbled here, and why it is read so.
    #[serde(default)]
    pub damage: Option<String>,
    /// The functions that implement it.
    #[serde(default)]
    pub code: Vec<Placed<String>>,
    /// The kinds of cases it needs.
    pub needs: Placed<Vec<Case>>,
    /// Why it does not need the others.
    #[serde(default)]
    pub exempt: Exempt,
    /// A statement of the same edition that already demands all this one does.
    #[serde(default)]
    pub subsumed_by: Option<SubsumedBy>,
    /// Founding only: under which condition the edition in force keeps what it otherwise changes.
    #[serde(default)]
    pub kept_when: Option<Placed<String>>,
    /// In force only: the founding statements with the same effect.
    #[serde(default)]
    pub same_as: Vec<Placed<String>>,
    /// In force only: the founding statements it alters.
    #[serde(default)]
    pub changes: Vec<Placed<String>>,
    /// In force only: the founding edition has nothing of the kind.
    #[serde(default)]
    pub new: Option<Placed<bool>>,
    /// In force only: the founding statements for which this is the one to cite.
    #[serde(default)]
    pub primary: Vec<Placed<String>>,
}

/// The reasons why kinds of cases are not needed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Exempt {
    /// Why no positive case.
    #[serde(default)]
    pub positive: Option<String>,
    /// Why no negative case.
    #[serde(default)]
    pub negative: Option<String>,
    /// Why no boundary case.
    #[serde(default)]
    pub boundary: Option<String>,
}

impl Exempt {
    /// Why there need be no case of this kind, if there need not.
    pub fn reason(&self, case: Case) -> Option<&str> {
        match case {
            Case::Positive => self.positive.as_deref(),
            Case::Negative => self.negative.as_deref(),
            Case::Boundary => self.boundary.as_deref(),
        }
    }
}

/// A statement that makes another one needless.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SubsumedBy {
    /// Its number, in the same edition.
    pub statement: Placed<String>,
    /// Why.
    pub because: String,
}

/// The file of the founding statements that are gone.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GoneFile {
    /// The edition they are gone from.
    pub edition: Placed<EditionName>,
    /// The statements.
    pub gone_since_1993: Vec<Gone>,
}

/// A founding statement without a counterpart in force.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Gone {
    /// Its number.
    pub id: Placed<String>,
    /// What there is instead.
    pub reason: String,
}
