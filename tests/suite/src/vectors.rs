//! The embedded vector files.

use crate::Vector;

/// The vector files by name, `positions.jsonl` and so on.
pub const FILES: [(&str, &str); 1] = [(
    "positions.jsonl",
    include_str!("../vectors/positions.jsonl"),
)];

/// A line of a vector file that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("{file}, line {line}: {source}")]
pub struct VectorError {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong, with the column.
    pub source: serde_json::Error,
}

/// Reads the text of a vector file.
///
/// # Errors
/// The first line that is no vector, with its place.
pub fn read(file: &str, text: &str) -> Result<Vec<Vector>, VectorError> {
    let lines = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty());
    lines
        .map(|(at, line)| {
            serde_json::from_str(line).map_err(|source| VectorError {
                file: file.to_owned(),
                line: at + 1,
                source,
            })
        })
        .collect()
}

/// All embedded vectors.
///
/// # Panics
/// If an embedded file is broken, which a test of this crate excludes.
#[must_use]
pub fn all() -> Vec<Vector> {
    FILES
        .iter()
        .flat_map(|(file, text)| read(file, text).expect("embedded vectors are tested"))
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_embedded_line_is_a_vector_and_no_id_stands_twice() {
        let mut ids = HashSet::new();
        for (file, text) in FILES {
            for vector in read(file, text).expect("a vector file") {
                assert!(ids.insert(vector.id.clone()), "{} stands twice", vector.id);
            }
        }
    }

    #[test]
    fn a_broken_line_is_named() {
        let error = read("x.jsonl", "\n{\"id\": 1}\n").unwrap_err();
        assert!(
            error
                .to_string()
                .starts_with("x.jsonl, line 2: invalid type"),
            "{error}"
        );
    }
}
