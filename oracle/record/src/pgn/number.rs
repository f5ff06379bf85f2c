//! The numbers of moves (PGN:8.2.2).

use chesslaws_board::Colour;

use super::place::Place;

/// Whether a number belongs before the next move of Black; one of White always has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Need {
    /// Something stands between it and White's move, or there is none.
    Yes,
    /// A glyph stands between.
    Either,
    No,
}

/// The number that was read before a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Written {
    bytes: [u8; 14],
    length: u8,
    pub(super) place: Place,
}

impl Written {
    /// A number too long to be one is kept in part: it is wrong in any case.
    pub(super) fn of(text: &[u8], place: Place) -> Self {
        let mut bytes = [0; 14];
        let length = text.len().min(14);
        bytes[..length].copy_from_slice(&text[..length]);
        Self {
            bytes,
            length: length as u8,
            place,
        }
    }

    fn text(&self) -> &[u8] {
        &self.bytes[..usize::from(self.length)]
    }
}

/// The number a move ought to have, and nothing if it ought to have none; nothing at all if what was written is right.
pub(super) fn amiss(
    written: Option<&Written>,
    number: u32,
    turn: Colour,
    need: Need,
) -> Option<String> {
    let right = match turn {
        Colour::White => format!("{number}."),
        Colour::Black => format!("{number}..."),
    };
    let belongs = turn == Colour::White || need == Need::Yes;
    let allowed = belongs || need == Need::Either;
    match written {
        None => belongs.then_some(right),
        Some(_) if !allowed => Some(String::new()),
        Some(written) => (written.text() != right.as_bytes()).then_some(right),
    }
}
