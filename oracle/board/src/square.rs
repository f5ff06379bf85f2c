use core::{fmt, str::FromStr};

/// A square of the board, a1 to h8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square on that file (0 is the a-file) and rank (0 is the first), if the board has it.
    #[must_use]
    pub const fn at(file: i8, rank: i8) -> Option<Self> {
        if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
            Some(Self((rank * 8 + file) as u8))
        } else {
            None
        }
    }

    /// All 64 squares, a1, b1 .. h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..64).map(Self)
    }

    /// The file, 0 for a to 7 for h.
    #[must_use]
    pub const fn file(self) -> i8 {
        (self.0 % 8) as i8
    }

    /// The rank, 0 for the first to 7 for the eighth.
    #[must_use]
    pub const fn rank(self) -> i8 {
        (self.0 / 8) as i8
    }

    /// The place of the square in `a1, b1 .. h8`, 0 to 63.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The square that lies opposite when the board is seen from the other side (e2 and e7).
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self((7 - self.0 / 8) * 8 + self.0 % 8)
    }

    /// The square that lies on the mirrored file (b1 and g1).
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.0 / 8 * 8 + (7 - self.0 % 8))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{}",
            char::from(b'a' + self.0 % 8),
            char::from(b'1' + self.0 / 8)
        )
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareError(pub String);

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` names no square; a file a to h and a rank 1 to 8 would, as in e4",
            self.0
        )
    }
}

impl core::error::Error for SquareError {}

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        match text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok(Self((rank - b'1') * 8 + (file - b'a'))),
            _ => Err(SquareError(text.to_owned())),
        }
    }
}

/// A set of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(u64);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// Whether the square is in the set.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// Puts the square in.
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.0;
    }

    /// Takes the square out.
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.0);
    }
}
