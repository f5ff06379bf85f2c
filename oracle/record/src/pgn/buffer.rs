//! A window on the input, in which a token always lies whole.

use std::io::{self, ErrorKind, Read};

use super::place::{Place, Spot};

/// How much is read at once, in bytes.
const CHUNK: usize = 1 << 16;

pub(crate) struct Buffer<R> {
    input: R,
    bytes: Vec<u8>,
    at: usize,
    end: usize,
    over: bool,
    /// The byte before the window; a line feed before the first.
    last: u8,
    /// The place of `bytes[counted]`.
    base: Place,
    counted: usize,
    /// No `}` lies between the reader and this offset, as a search has shown.
    no_brace_before: u64,
}

/// What a search ended with; the length does not count what was sought.
pub(crate) enum Sought {
    Found(usize),
    End(usize),
    TooLong,
}

impl<R: Read> Buffer<R> {
    pub(crate) fn new(input: R) -> Self {
        Self {
            input,
            bytes: vec![0; CHUNK],
            at: 0,
            end: 0,
            over: false,
            last: b'\n',
            base: Place::START,
            counted: 0,
            no_brace_before: 0,
        }
    }

    /// What lies ahead in the window.
    #[inline(always)]
    pub(crate) fn ahead(&self) -> &[u8] {
        &self.bytes[self.at..self.end]
    }

    /// Lets at least so many bytes lie ahead, unless the input ends.
    #[inline(always)]
    pub(crate) fn ensure(&mut self, length: usize) -> io::Result<()> {
        if self.end - self.at < length && !self.over {
            self.fill(length)?;
        }
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn peek(&self) -> Option<u8> {
        self.ahead().first().copied()
    }

    #[inline(always)]
    pub(crate) fn skip(&mut self, length: usize) {
        debug_assert!(self.at + length <= self.end);
        self.at += length;
    }

    /// The byte just passed.
    pub(crate) fn before(&self) -> u8 {
        match self.at {
            0 => self.last,
            at => self.bytes[at - 1],
        }
    }

    pub(crate) const fn offset(&self) -> u64 {
        self.base.offset + (self.at - self.counted) as u64
    }

    pub(crate) fn spot(&self) -> Spot<'_> {
        self.spot_at(0)
    }

    /// The spot so many bytes ahead.
    #[inline(always)]
    pub(crate) fn spot_at(&self, ahead: usize) -> Spot<'_> {
        Spot {
            base: self.base,
            between: &self.bytes[self.counted..self.at + ahead],
        }
    }

    /// The place where the reader stands; later ones are counted from here.
    pub(crate) fn count(&mut self) -> Place {
        self.base = self.spot().place();
        self.counted = self.at;
        self.base
    }

    #[cold]
    fn fill(&mut self, length: usize) -> io::Result<()> {
        self.count();
        self.last = self.before();
        self.bytes.copy_within(self.at..self.end, 0);
        (self.end, self.at, self.counted) = (self.end - self.at, 0, 0);
        if self.bytes.len() < length + CHUNK {
            self.bytes.resize(length + CHUNK, 0);
        }
        while self.end < length.max(1) && !self.over {
            match self.input.read(&mut self.bytes[self.end..]) {
                Ok(0) => self.over = true,
                Ok(read) => self.end += read,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Looks for a byte from so many bytes ahead on; nothing is passed.
    pub(crate) fn seek_byte(&mut self, from: usize, limit: usize, byte: u8) -> io::Result<Sought> {
        self.seek(from, limit, |bytes| memchr::memchr(byte, bytes))
    }

    /// Looks for the end of a line.
    pub(crate) fn seek_end_of_line(&mut self, limit: usize) -> io::Result<Sought> {
        self.seek(0, limit, |bytes| memchr::memchr2(b'\n', b'\r', bytes))
    }

    fn seek(
        &mut self,
        mut from: usize,
        limit: usize,
        find: impl Fn(&[u8]) -> Option<usize>,
    ) -> io::Result<Sought> {
        loop {
            let ahead = self.ahead();
            let start = from.min(ahead.len());
            if let Some(found) = find(&ahead[start..]) {
                return Ok(match start + found {
                    length if length > limit => Sought::TooLong,
                    length => Sought::Found(length),
                });
            }
            from = ahead.len();
            if from > limit {
                return Ok(Sought::TooLong);
            }
            if self.over {
                return Ok(Sought::End(from));
            }
            self.fill((from + 1).max(CHUNK / 2))?;
        }
    }

    /// Looks for the end of a comment. What was searched in vain is not searched again.
    pub(crate) fn seek_brace(&mut self, limit: usize) -> io::Result<Sought> {
        let known = self.no_brace_before.saturating_sub(self.offset());
        let known = usize::try_from(known).unwrap_or(usize::MAX);
        if known >= limit {
            return Ok(Sought::TooLong);
        }
        let sought = self.seek_byte(known, limit, b'}')?;
        let without = match sought {
            Sought::Found(_) => return Ok(sought),
            Sought::End(length) => length,
            Sought::TooLong => limit,
        };
        self.no_brace_before = self.offset() + without as u64;
        Ok(sought)
    }
}
