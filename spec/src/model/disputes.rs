//! The questions on which two readings of the Laws can be defended.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::yaml::Placed;

/// The file of the disputes.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Disputes {
    /// The disputes, those of the founding edition first.
    pub disputes: Vec<Dispute>,
}

/// A disputed question.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Dispute {
    /// Its id, `1993:Q04`.
    pub id: Placed<String>,
    /// The statements it bears on, with their edition.
    pub clauses: Vec<Placed<String>>,
    /// The question.
    pub question: String,
    /// The readings.
    pub readings: Vec<Reading>,
    /// The reading the oracle follows unless told otherwise.
    pub default: Placed<String>,
    /// Why that one.
    pub why: String,
}

/// One way to read the Laws.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// Its letter.
    pub reading: Placed<String>,
    /// What it says.
    pub says: String,
}
