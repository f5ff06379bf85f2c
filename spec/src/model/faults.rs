//! The planted faults, which show that the suite bites.

use schemars::JsonSchema;
use serde::Deserialize;

use super::words::{EditionName, Text};
use crate::yaml::Placed;

/// The file of the planted faults.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Faults {
    /// The faults.
    pub faults: Vec<PlantedFault>,
}

/// A way to get one statement wrong.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlantedFault {
    /// The file it stands in, within the spec.
    #[serde(skip)]
    #[schemars(skip)]
    pub file: String,
    /// Its id, `knight-slides-diagonally`.
    pub id: Placed<String>,
    /// The edition it is a fault in.
    pub edition: Placed<EditionName>,
    /// The statement it breaks, with its edition.
    pub primary: Placed<String>,
    /// The statements that cannot but fail with it.
    #[serde(default)]
    pub collateral: Vec<Placed<String>>,
    /// What it is laid to in the edition in force, where that is not simply what is cited today for these statements.
    #[serde(default)]
    pub in_force: Option<Vec<Placed<String>>>,
    /// What the faulty program does.
    pub says: Placed<Text>,
    /// The name of its code.
    pub code: Placed<String>,
}
