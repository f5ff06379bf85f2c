//! The input in parts of whole games, so that threads can share it and memory stays flat.

use std::io::{self, ErrorKind, Read};

use chesslaws_record::pgn::Place;

/// The usual size of a part, in bytes.
pub(super) const USUAL: usize = 1 << 20;
/// Where no game begins for so long, one that ends is enough.
const LONG: usize = 1 << 23;
/// Where none ends either, the input is cut.
const LONGEST: usize = 1 << 26;

/// Some games.
pub(super) struct Batch {
    pub(super) bytes: Vec<u8>,
    /// Where they begin in the input.
    pub(super) place: Place,
}

/// The parts of an input, the same however they are shared out.
pub(super) struct Batches<R> {
    input: R,
    kept: Vec<u8>,
    place: Place,
    over: bool,
    usual: usize,
    /// What went wrong with reading; what came before it is handed out all the same.
    pub(super) broken: Option<io::Error>,
}

impl<R: Read> Batches<R> {
    pub(super) fn new(input: R) -> Self {
        Self {
            input,
            kept: Vec::new(),
            place: Place {
                offset: 0,
                line: 1,
                column: 1,
            },
            over: false,
            usual: USUAL,
            broken: None,
        }
    }

    /// In parts of about that size.
    pub(super) fn of_size(input: R, usual: usize) -> Self {
        Self {
            usual: usual.max(1),
            ..Self::new(input)
        }
    }

    /// Where the input has been read up to.
    pub(super) const fn place(&self) -> Place {
        self.place
    }

    /// The next part.
    pub(super) fn next(&mut self) -> Option<Batch> {
        let mut wanted = self.usual;
        loop {
            self.fill(wanted);
            if self.over {
                let bytes = std::mem::take(&mut self.kept);
                return (!bytes.is_empty()).then(|| self.handed(bytes));
            }
            let cut = boundary(&self.kept).or_else(|| match self.kept.len() {
                LONGEST.. => Some(last_line(&self.kept)),
                LONG.. => behind_a_result(&self.kept),
                _ => None,
            });
            if let Some(cut) = cut {
                let rest = self.kept.split_off(cut);
                let bytes = std::mem::replace(&mut self.kept, rest);
                return Some(self.handed(bytes));
            }
            wanted = self.kept.len() * 2;
        }
    }

    fn handed(&mut self, bytes: Vec<u8>) -> Batch {
        let place = self.place;
        self.place.offset += bytes.len() as u64;
        self.place.line += bytes.iter().filter(|&&byte| byte == b'\n').count() as u64;
        Batch { bytes, place }
    }

    fn fill(&mut self, wanted: usize) {
        while self.kept.len() < wanted && !self.over {
            let length = self.kept.len();
            self.kept.resize(wanted.max(length + 4096), 0);
            let read = self.input.read(&mut self.kept[length..]);
            let count = *read.as_ref().unwrap_or(&0);
            self.kept.truncate(length + count);
            match read {
                Ok(0) => self.over = true,
                Ok(_) => {}
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    self.broken = Some(error);
                    self.over = true;
                }
            }
        }
    }
}

/// Where the last game begins: at a tag Event or, where there is none, at a tag behind an empty line.
fn boundary(bytes: &[u8]) -> Option<usize> {
    let starts = |at: usize| bytes[at] == b'[' && bytes[at - 1] == b'\n';
    let event = |&at: &usize| starts(at) && bytes[at..].starts_with(b"[Event ");
    let behind_an_empty_line = |&at: &usize| {
        let blank = bytes[..at].ends_with(b"\n\n") || bytes[..at].ends_with(b"\n\r\n");
        starts(at) && blank && bytes.get(at + 1).is_some_and(u8::is_ascii_alphabetic)
    };
    let places = || (1..bytes.len()).rev();
    places().find(event).or_else(|| {
        let first_event = bytes.starts_with(b"[Event ");
        if first_event {
            None
        } else {
            places().find(behind_an_empty_line)
        }
    })
}

/// Behind the last line that ends with a result.
fn behind_a_result(bytes: &[u8]) -> Option<usize> {
    let ends = |&at: &usize| {
        let line = bytes[..at].trim_ascii_end();
        let results: [&[u8]; 4] = [b"1-0", b"0-1", b"1/2-1/2", b" *"];
        bytes[at - 1] == b'\n' && results.iter().any(|result| line.ends_with(result))
    };
    (1..bytes.len()).rev().find(ends)
}

fn last_line(bytes: &[u8]) -> usize {
    let newline = bytes.iter().rposition(|&byte| byte == b'\n');
    newline.map_or(bytes.len(), |at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_whole_games_and_the_whole_input() {
        let game = "[Event \"x\"]\n[Site \"y\"]\n\n1. e4 {\n\n[%clk 0:01]} e5 *\n\n";
        let text = game.repeat(20);
        for size in [1, 40, 60, 100, 5000] {
            let mut batches = Batches::of_size(text.as_bytes(), size);
            let mut again = Vec::new();
            while let Some(batch) = batches.next() {
                assert!(batch.bytes.starts_with(b"[Event "), "size {size}");
                assert_eq!(batch.place.offset, again.len() as u64);
                let lines = again.iter().filter(|&&byte| byte == b'\n').count();
                assert_eq!(batch.place.line, lines as u64 + 1);
                again.extend(batch.bytes);
            }
            assert_eq!(again, text.as_bytes());
        }
    }

    #[test]
    fn games_without_the_tag_event() {
        let text = "[Site \"y\"]\n\n1. e4 *\n\n".repeat(3);
        assert_eq!(boundary(text.as_bytes()), Some(text.len() / 3 * 2));
        assert_eq!(
            boundary(b"[Event \"x\"]\n\n1. e4 *\n\n[Site \"z\"]\n\n"),
            None
        );
        assert_eq!(behind_a_result(b"1. e4 *\n1. d4 d5 1-0\n1. c4"), Some(21));
        assert_eq!(behind_a_result(b"1. e4 e5"), None);
    }
}
