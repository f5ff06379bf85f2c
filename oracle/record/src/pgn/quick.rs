//! The quick way through what nearly all games consist of: numbers, moves as the export format writes them, comments in
//! braces. It stops before anything else, which is read by [`Reader::moves`]; so this file knows no errors.

use std::io::Read;

use super::event::{Comment, Played, Visitor};
use super::reader::Reader;

/// The bytes looked at at once.
const WINDOW: usize = 16;

impl<R: Read> Reader<R> {
    /// Reads on as long as everything is plain.
    pub(super) fn plain_moves(&mut self, visitor: &mut impl Visitor) {
        let depth = self.lines.len() - 1;
        let last = self.game.begin.saturating_add(self.options.limits.game);
        let Some(line) = self.lines.last_mut() else {
            return;
        };
        if line.broken {
            return;
        }
        loop {
            let Some(window) = self.text.ahead().first_chunk::<WINDOW>() else {
                return;
            };
            let blank = usize::from(matches!(window[0], b' ' | b'\n'));
            let word = (u128::from_le_bytes(*window) >> (8 * blank)) as u64;
            self.text.skip(blank);
            if self.text.offset() > last {
                return;
            }
            match word as u8 {
                b'1'..=b'9' => match number(word) {
                    0 => return,
                    length => self.text.skip(length),
                },
                b'{' => {
                    let limit = self.options.limits.token;
                    let ahead = self.text.ahead();
                    let searched = &ahead[..ahead.len().min(limit.saturating_add(1))];
                    let Some(length) = memchr::memchr(b'}', searched) else {
                        return;
                    };
                    if self.options.comments {
                        let raw = &ahead[1..length];
                        let at = self.text.spot();
                        visitor.comment(&Comment { raw, at });
                    }
                    self.text.skip(length + 1);
                }
                _ => {
                    let Some((step, length)) = line.try_plain(word) else {
                        return;
                    };
                    let (before, after) = line.tried();
                    visitor.step(&Played {
                        text: &self.text.ahead()[..length],
                        at: self.text.spot(),
                        before,
                        step: Some(step),
                        after,
                        number: line.number,
                        depth,
                    });
                    line.keep();
                    if depth == 0 {
                        self.game.plies = self.game.plies.saturating_add(1);
                    }
                    self.text.skip(length);
                }
            }
        }
    }
}

/// The length of a number of at most three digits with at most three points behind it; nothing if it is none.
#[inline(always)]
fn number(word: u64) -> usize {
    let byte = |at: usize| (word >> (8 * at)) as u8;
    let digits = 1 + if byte(1) == b'.' {
        0
    } else if byte(2) == b'.' && byte(1).is_ascii_digit() {
        1
    } else if byte(3) == b'.' && byte(1).is_ascii_digit() && byte(2).is_ascii_digit() {
        2
    } else {
        return 0;
    };
    let points = ((word >> (8 * digits)) ^ 0x2E2E_2E2E_2E2E_2E2E).trailing_zeros() / 8;
    digits + points as usize
}
