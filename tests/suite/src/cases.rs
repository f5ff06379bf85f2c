//! All cases that the shipped certifier asks: the vectors, the scenarios of the features, the public fault reports, the
//! played cases that a witness has decided, and the texts in notation.

use crate::{Case, notation, vectors};

/// All cases, in the order of their ids.
///
/// # Panics
/// If an embedded file is not what the tests of this crate have found it to be.
#[must_use]
pub fn all() -> Vec<Case> {
    let mut all = compiled();
    all.extend(vectors::all().iter().flat_map(crate::Vector::cases));
    all.extend(notation::all());
    all.sort_by(|one, other| one.id.cmp(&other.id));
    all
}

/// The cases compiled from the features (`F/..`), the public reports (`B..`) and the played cases (`P..`, `S..`).
///
/// # Panics
/// The embedded file was not written by [`compiled_text`].
#[must_use]
pub fn compiled() -> Vec<Case> {
    include_str!("../compiled/cases.jsonl")
        .lines()
        .skip(1)
        .map(|line| serde_json::from_str(line).expect("`cargo regen` wrote a case a line"))
        .collect()
}

/// The text of the compiled file. Its first line names its sources.
///
/// # Panics
/// Never: a case is text and numbers.
#[must_use]
pub fn compiled_text(cases: &[Case]) -> String {
    let source = r#"{"generated":"by `cargo regen` from features/**/*.feature and tests/suite/cases/*.jsonl; do not edit"}"#;
    let lines = cases
        .iter()
        .map(|case| serde_json::to_string(case).expect("text and numbers"));
    std::iter::once(source.to_owned())
        .chain(lines)
        .map(|line| line + "\n")
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_id_stands_twice() {
        let mut ids = HashSet::new();
        for case in all() {
            assert!(ids.insert(case.id.clone()), "{} stands twice", case.id);
        }
    }
}
