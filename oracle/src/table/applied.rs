//! What an event brought about.

use core::fmt;

use chesslaws_board::table::{ClaimEffect, Effect, Outcome};
use chesslaws_law::Law;

use super::State;
use crate::Ground;

/// What a statement proposes, before what yields gives way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposed {
    /// The statement.
    pub law: Law,
    /// What would follow from it.
    pub effect: Effect,
}

impl Proposed {
    /// The ending it proposes, if it is one.
    #[must_use]
    pub const fn ending(&self) -> Option<Outcome> {
        match self.effect {
            Effect::Claim(ClaimEffect::Ends { outcome }) => Some(outcome),
            _ => None,
        }
    }
}

/// What an event brought about: the finding of a ruling whose grounds are the statements kept and broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Applied {
    /// How things stand now.
    pub state: State,
    /// What followed, each with the statement it follows from.
    pub effects: Vec<Proposed>,
    /// The grounds that the act broke; they are among the grounds of the ruling too.
    pub broken: Vec<Ground>,
    /// The statements that speak of such an event but lack a premise, with the facts that say which.
    pub lacking: Vec<Ground>,
    /// What gave way, with the statement it gave way to.
    pub gave_way: Vec<(Proposed, Law)>,
    /// Whether endings that differ are left: the statements conflict.
    pub conflict: bool,
}

/// An event that cannot have happened as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impossibility(pub String);

impl fmt::Display for Impossibility {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for Impossibility {}
