//! All cases that the shipped certifier asks.

use crate::{Case, vectors};

/// All cases, in the order of their ids.
///
/// # Panics
/// If an embedded file is not what the tests of this crate have found it to be.
#[must_use]
pub fn all() -> Vec<Case> {
    vectors::all()
        .iter()
        .flat_map(crate::Vector::cases)
        .collect()
}
