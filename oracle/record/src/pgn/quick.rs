//! The quick way through what nearly all games consist of: numbers, moves as the export format writes them, comments in
//! braces. It stops before anything else, which is read by [`Reader::moves`]; so this file knows no errors.

use std::io::Read;

use super::event::{Comment, Played, Visitor};
use super::reader::Reader;

impl<R: Read> Reader<R> {
    /// Reads on as long as everything is plain; whether anything was. The white space before what is not is left.
    #[inline(never)]
    pub(super) fn plain_moves(&mut self, visitor: &mut impl Visitor) -> bool {
        let depth = self.lines.len() - 1;
        let Some(line) = self.lines.last_mut() else {
            return false;
        };
        if line.broken {
            return false;
        }
        let (text, ahead) = (&self.text, self.text.ahead());
        let limit = self.options.limits.token;
        let end = self.game.begin.saturating_add(self.options.limits.game);
        let Some(last) = end.checked_sub(text.offset()) else {
            return false;
        };
        let last = usize::try_from(last).unwrap_or(usize::MAX);
        let (mut read, mut plies) = (0, 0);
        while let Some(&byte) = ahead.get(read) {
            let at = read + usize::from(matches!(byte, b' ' | b'\n'));
            let Some(word) = ahead.get(at..).and_then(<[u8]>::first_chunk) else {
                break;
            };
            let word = u64::from_le_bytes(*word);
            if at > last {
                break;
            }
            let length = match word as u8 {
                b'1'..=b'9' => number(word),
                b'{' => match memchr::memchr(b'}', &ahead[at..]) {
                    Some(length) if length <= limit => {
                        if self.options.comments {
                            let (raw, at) = (&ahead[at + 1..at + length], text.spot_at(at));
                            visitor.comment(&Comment { raw, at });
                        }
                        length + 1
                    }
                    _ => 0,
                },
                b'$' => match glyph(word) {
                    Some((nag, length)) => {
                        visitor.nag(nag, text.spot_at(at));
                        length
                    }
                    None => 0,
                },
                _ => match line.try_plain(word) {
                    Some((step, length)) => {
                        let (before, after) = line.tried();
                        visitor.step(&Played {
                            text: &ahead[at..at + length],
                            at: text.spot_at(at),
                            before,
                            step: Some(step),
                            after,
                            number: line.number,
                            depth,
                        });
                        line.keep();
                        plies += 1;
                        length
                    }
                    None => 0,
                },
            };
            if length == 0 {
                break;
            }
            read = at + length;
        }
        if depth == 0 {
            self.game.plies = self.game.plies.saturating_add(plies);
        }
        self.text.skip(read);
        read > 0
    }
}

/// A numeric annotation glyph of at most three digits, and its length.
fn glyph(word: u64) -> Option<(u8, usize)> {
    let bytes = word.to_le_bytes();
    let digits = bytes[1..5].iter().take_while(|byte| byte.is_ascii_digit());
    let length = 1 + digits.count();
    let number = str::from_utf8(&bytes[1..length]).ok()?;
    (length < 5).then_some((number.parse().ok()?, length))
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
