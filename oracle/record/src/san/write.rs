//! Writing a move exactly as the export form has it.

use core::fmt;

use chesslaws_board::{Kind, Square, Wing};
use chesslaws_kernel::{Isa, Position, Step};

/// A move in the export form: the fewest letters that single it out (PGN:8.2.3.4, 2023:C.10), `x` for a capture,
/// `=Q` for a promotion, `+` for check and `#` for mate (PGN:8.2.3.5).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct San {
    bytes: [u8; 8],
    length: u8,
}

impl San {
    /// How a legal move of the position is written.
    #[must_use]
    pub fn of(position: &Position, step: Step) -> Self {
        Self::leading_to(position, step, &position.after(step))
    }

    /// The same, where the position after the move is known already.
    #[must_use]
    pub fn leading_to(position: &Position, step: Step, after: &Position) -> Self {
        let mut san = Self {
            bytes: [0; 8],
            length: 0,
        };
        match (step.wing(), step.kind()) {
            (Some(Wing::King), _) => san.put(b"O-O"),
            (Some(Wing::Queen), _) => san.put(b"O-O-O"),
            (None, Kind::Pawn) => san.pawn(position, step),
            (None, kind) => san.piece(position, step, kind),
        }
        if after.in_check() {
            let mate = after.perft_on(Isa::Portable, 1, true) == 0;
            san.put(if mate { b"#" } else { b"+" });
        }
        san
    }

    fn pawn(&mut self, position: &Position, step: Step) {
        let written = step.written();
        if position.takes(step) {
            self.put(&[file(written.from), b'x']);
        }
        self.square(written.to);
        if let Some(kind) = written.promotion {
            self.put(&[b'=', letter(kind)]);
        }
    }

    fn piece(&mut self, position: &Position, step: Step, kind: Kind) {
        let written = step.written();
        self.put(&[letter(kind)]);
        let (file_needed, rank_needed) = departure(position, kind, written.from, written.to);
        if file_needed {
            self.put(&[file(written.from)]);
        }
        if rank_needed {
            self.put(&[rank(written.from)]);
        }
        if position.takes(step) {
            self.put(b"x");
        }
        self.square(written.to);
    }

    fn square(&mut self, square: Square) {
        self.put(&[file(square), rank(square)]);
    }

    fn put(&mut self, letters: &[u8]) {
        let at = usize::from(self.length);
        self.bytes[at..at + letters.len()].copy_from_slice(letters);
        self.length += letters.len() as u8;
    }

    /// The text, in ASCII.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes[..usize::from(self.length)]
    }

    /// The text.
    ///
    /// # Panics
    /// Never: it is ASCII.
    #[must_use]
    pub fn as_str(&self) -> &str {
        str::from_utf8(self.as_bytes()).expect("a move is written in ASCII")
    }
}

impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "San({self})")
    }
}

/// Whether file and rank of departure have to be written: the file if it is enough, else the rank if that is, else both
/// (PGN:8.2.3.4). Only men that can legally go there count.
fn departure(position: &Position, kind: Kind, from: Square, to: Square) -> (bool, bool) {
    let others = position.arrivals(kind, to, !0).from() & !(1 << from.index());
    if others == 0 {
        return (false, false);
    }
    let on_file = others & 0x0101_0101_0101_0101 << from.file() != 0;
    let on_rank = others & 0xFF << (8 * from.rank()) != 0;
    (!on_file || on_rank, on_file)
}

fn letter(kind: Kind) -> u8 {
    match kind {
        Kind::King => b'K',
        Kind::Queen => b'Q',
        Kind::Rook => b'R',
        Kind::Bishop => b'B',
        Kind::Knight => b'N',
        Kind::Pawn => b'P',
    }
}

const fn file(square: Square) -> u8 {
    b'a' + square.file() as u8
}

const fn rank(square: Square) -> u8 {
    b'1' + square.rank() as u8
}
