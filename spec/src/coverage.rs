//! What the suite has shown: `coverage.snap`, one line a statement and kind of case.
//!
//! ```text
//! # a comment
//! 1993:5.1.6.1 positive earned
//! ```

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::model::Case;

/// The state of a cell that the file does not have.
pub const NONE: &str = "none";

static STATES: LazyLock<HashMap<(&str, &str), &str>> = LazyLock::new(|| {
    include_str!("../coverage.snap")
        .lines()
        .filter_map(cell)
        .collect()
});

/// The state of a statement's cell for a kind of case; [`NONE`] if nothing is known of it.
pub fn state(id: &str, case: Case) -> &'static str {
    STATES.get(&(id, case.name())).copied().unwrap_or(NONE)
}

/// A cell of the file; none on a comment or an empty line.
fn cell(line: &str) -> Option<((&str, &str), &str)> {
    let mut words = line.split_whitespace();
    let id = words.next().filter(|id| !id.starts_with('#'))?;
    Some(((id, words.next()?), words.next()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_cell() {
        assert_eq!(
            cell("1993:5.1.6.1 positive earned"),
            Some((("1993:5.1.6.1", "positive"), "earned"))
        );
        assert_eq!(cell("# 1993:5.1.6.1 positive earned"), None);
        assert_eq!(cell(""), None);
    }

    #[test]
    fn an_absent_cell_is_none() {
        assert_eq!(state("1993:99", Case::Positive), NONE);
    }
}
