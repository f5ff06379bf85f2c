//! Where something stands in a text.

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Bytes before it.
    pub offset: u64,
    /// The line, counted from 1; lines end with a line feed.
    pub line: u64,
    /// The column, counted in characters from 1. A byte that UTF-8 uses to continue a character is not counted, which
    /// suits Latin-1 too but for its signs below À.
    pub column: u64,
}

impl Place {
    pub(crate) const START: Self = Self {
        offset: 0,
        line: 1,
        column: 1,
    };

    /// The place behind these bytes.
    pub(crate) fn behind(self, bytes: &[u8]) -> Self {
        let lines = memchr::memchr_iter(b'\n', bytes).count() as u64;
        let (line, column) = match memchr::memrchr(b'\n', bytes) {
            Some(last) => (&bytes[last + 1..], 1),
            None => (bytes, self.column),
        };
        let columns = line.iter().filter(|&&byte| byte & 0xC0 != 0x80).count() as u64;
        Self {
            offset: self.offset + bytes.len() as u64,
            line: self.line + lines,
            column: column + columns,
        }
    }
}

/// A place whose line and column are counted when they are asked for.
#[derive(Clone, Copy, Debug)]
pub struct Spot<'a> {
    pub(crate) base: Place,
    pub(crate) between: &'a [u8],
}

impl Spot<'_> {
    /// Bytes before it.
    #[must_use]
    pub const fn offset(&self) -> u64 {
        self.base.offset + self.between.len() as u64
    }

    /// Offset, line and column.
    #[must_use]
    pub fn place(&self) -> Place {
        self.base.behind(self.between)
    }
}
