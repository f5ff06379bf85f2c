//! A vector as it is written; and what is read of it, and of the lists of perft counts that others publish.

use std::io::{self, BufRead, Read};

use chesslaws_board::Move;
use serde::{Deserialize, Serialize};

use crate::shorten;

/// The longest line that is read, in bytes.
const LONGEST: u64 = 64 * 1024;
/// The deepest count that is read.
const DEEPEST: u32 = 64;

/// A position with what is held of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vector {
    /// `R`, the seed, and the number of the position.
    pub id: String,
    /// The position; its counts of moves are those of a new game.
    pub fen: String,
    /// The lawful moves in UCI notation, sorted.
    pub moves: Vec<String>,
    /// The leaves so many plies below, from one ply on.
    pub perft: Vec<u64>,
    /// What is to be seen in it.
    pub motifs: Vec<String>,
}

/// What is to be checked of one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The line it stands in, from 1.
    pub line: usize,
    /// Its id, if it has one.
    pub id: Option<String>,
    /// The position as FEN with six fields.
    pub fen: String,
    /// The moves, where they are listed.
    pub moves: Option<Vec<Move>>,
    /// The depths, and the leaves so many plies below.
    pub counts: Vec<(u32, u64)>,
}

/// Why a list cannot be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// The file cannot be read.
    #[error("{file}: {source}")]
    File {
        /// Its name.
        file: String,
        /// Why.
        source: io::Error,
    },
    /// A line is wrong.
    #[error("{file}, line {line}: {what}")]
    Line {
        /// The file.
        file: String,
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        what: String,
    },
    /// There is no position in it.
    #[error(
        "{0}: no position; right would be vectors as JSON lines, EPD with `;D1 20`, or `epd` and `perft 1 20` on lines of their own"
    )]
    Empty(String),
}

/// Reads a list of positions, line by line: JSON lines, EPD with operations `;D1 20`, or lines `id`, `epd`, `perft`.
pub struct Reader<R> {
    file: String,
    source: R,
    line: usize,
    /// The position of lines `epd` and `perft` that is not at its end.
    open: Option<Entry>,
    id: Option<String>,
    any: bool,
}

impl<R: BufRead> Reader<R> {
    /// Reads from there; errors name the file so.
    pub const fn new(file: String, source: R) -> Self {
        Self {
            file,
            source,
            line: 0,
            open: None,
            id: None,
            any: false,
        }
    }

    /// The next position; none at the end.
    ///
    /// # Errors
    /// A line that is wrong, a source that cannot be read, a source without any position.
    pub fn next_entry(&mut self) -> Result<Option<Entry>, ReadError> {
        while let Some(text) = self.next_line()? {
            let text = text.trim();
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            if let Some(entry) = self.entry(text).map_err(|what| self.wrong(what))? {
                self.any = true;
                return Ok(Some(entry));
            }
        }
        let last = self.closed().map_err(|what| self.wrong(what))?;
        if last.is_none() && !self.any {
            return Err(ReadError::Empty(self.file.clone()));
        }
        self.any = true;
        Ok(last)
    }

    /// The position of lines `epd` and `perft` that has come to its end, if one has.
    fn closed(&mut self) -> Result<Option<Entry>, String> {
        match self.open.take() {
            Some(entry) if entry.counts.is_empty() => Err(format!(
                "line {} has no `perft` lines: {}",
                entry.line,
                shorten::quote(&entry.fen)
            )),
            entry => Ok(entry),
        }
    }

    fn wrong(&self, what: String) -> ReadError {
        ReadError::Line {
            file: self.file.clone(),
            line: self.line,
            what,
        }
    }

    fn next_line(&mut self) -> Result<Option<String>, ReadError> {
        let mut bytes = Vec::new();
        let mut bounded = Read::take(&mut self.source, LONGEST + 1);
        let read = bounded.read_until(b'\n', &mut bytes);
        let count = read.map_err(|source| ReadError::File {
            file: self.file.clone(),
            source,
        })?;
        if count == 0 {
            return Ok(None);
        }
        self.line += 1;
        if bytes.len() as u64 > LONGEST {
            return Err(self.wrong(format!("it is longer than {LONGEST} bytes")));
        }
        let text = String::from_utf8(bytes).map_err(|_| self.wrong("it is not UTF-8".into()))?;
        Ok(Some(text))
    }

    /// The position that this line completes, if it does.
    fn entry(&mut self, text: &str) -> Result<Option<Entry>, String> {
        if text.starts_with('{') {
            return vector(text, self.line).map(Some);
        }
        if let Some((fen, operations)) = text.split_once(';') {
            return counted(fen, operations, self.line).map(Some);
        }
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "id" => {
                self.id = Some(rest.trim().to_owned());
                self.closed()
            }
            "epd" | "fen" => {
                let closed = self.closed()?;
                self.open = Some(Entry {
                    line: self.line,
                    id: self.id.take(),
                    fen: whole(rest),
                    moves: None,
                    counts: Vec::new(),
                });
                Ok(closed)
            }
            "perft" => {
                let open = self.open.as_mut().ok_or("`perft` before any `epd`")?;
                open.counts.push(count(rest)?);
                Ok(None)
            }
            _ => Err(format!(
                "`{}` begins neither JSON nor EPD with `;D1 20`, and is none of id, epd, perft",
                shorten::quote(word)
            )),
        }
    }
}

fn vector(text: &str, line: usize) -> Result<Entry, String> {
    let read: Vector = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let moves: Result<Vec<Move>, String> = read
        .moves
        .iter()
        .map(|text| {
            let read = shorten::read(text);
            read.map_err(|error: chesslaws_board::MoveError| error.to_string())
        })
        .collect();
    if read.perft.len() > DEEPEST as usize {
        return Err(format!("there are more than {DEEPEST} counts"));
    }
    Ok(Entry {
        line,
        id: Some(read.id),
        fen: read.fen,
        moves: Some(moves?),
        counts: (1..).zip(read.perft).collect(),
    })
}

/// A line of EPD whose operations are `D1 20 ;D2 400`.
fn counted(fen: &str, operations: &str, line: usize) -> Result<Entry, String> {
    let counts: Result<Vec<(u32, u64)>, String> = operations
        .split(';')
        .map(str::trim)
        .filter(|operation| !operation.is_empty())
        .map(|operation| {
            let depth = operation.strip_prefix('D').ok_or_else(|| {
                format!(
                    "`{}` is no operation such as D1 20",
                    shorten::quote(operation)
                )
            })?;
            count(depth)
        })
        .collect();
    Ok(Entry {
        line,
        id: None,
        fen: whole(fen),
        moves: None,
        counts: counts?,
    })
}

/// `3 8902`: a depth and its leaves.
fn count(text: &str) -> Result<(u32, u64), String> {
    let mut words = text.split_whitespace();
    let read = match (words.next(), words.next(), words.next()) {
        (Some(depth), Some(leaves), None) => depth.parse().ok().zip(leaves.parse().ok()),
        _ => None,
    };
    read.filter(|&(depth, _)| depth <= DEEPEST).ok_or_else(|| {
        format!(
            "`{}` is not a depth up to {DEEPEST} and a number of leaves",
            shorten::quote(text)
        )
    })
}

/// EPD has no counts of moves: those of a new game are added.
fn whole(text: &str) -> String {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let missing = match fields.len() {
        4 => " 0 1",
        5 => " 1",
        _ => "",
    };
    fields.join(" ") + missing
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Vec<Entry>, String> {
        let mut reader = Reader::new("list".into(), text.as_bytes());
        let mut all = Vec::new();
        loop {
            match reader.next_entry() {
                Ok(Some(entry)) => all.push(entry),
                Ok(None) => return Ok(all),
                Err(error) => return Err(error.to_string()),
            }
        }
    }

    #[test]
    fn three_forms() {
        let epd = read("8/8/8/8/8/k7/8/K7 w - - 0 1 ;D1 3 ;D2 15\n").expect("a list");
        assert_eq!(epd[0].counts, [(1, 3), (2, 15)]);
        let lines = "# c\nid a\nepd 8/8 w - -\nperft 1 3\n\nid b\nepd 7/8 b - -\nperft 2 4\n";
        let lines = read(lines).expect("a list");
        assert_eq!(lines.len(), 2);
        assert_eq!(lines[0].id.as_deref(), Some("a"));
        assert_eq!(lines[1].fen, "7/8 b - - 0 1");
        assert_eq!(lines[1].counts, [(2, 4)]);
        let json = r#"{"id":"R1-1","fen":"x","moves":["e2e4"],"perft":[1,2],"motifs":["few-men"]}"#;
        let json = read(json).expect("a list");
        assert_eq!(json[0].counts, [(1, 1), (2, 2)]);
        assert_eq!(json[0].moves.as_ref().map(Vec::len), Some(1));
    }

    #[test]
    fn errors_say_file_and_line() {
        for (text, part) in [
            ("", "list: no position"),
            ("# c\n", "list: no position"),
            ("\nhello", "list, line 2: `hello`"),
            ("perft 1 2", "list, line 1: `perft` before"),
            ("8/8 w - - ;E1 2", "line 1: `E1 2`"),
            ("8/8 w - - ;D1 x", "line 1: `1 x`"),
            ("8/8 w - - ;D99 1", "line 1: `99 1`"),
            ("id a\nepd 8/8 w - -\n", "no `perft` lines"),
            ("{}", "line 1: missing field"),
        ] {
            let error = read(text).expect_err(text);
            assert!(error.contains(part), "{text}: {error}");
        }
        let long = read(&"8".repeat(LONGEST as usize + 1)).expect_err("too long");
        assert!(long.contains("longer than"), "{long}");
    }
}
