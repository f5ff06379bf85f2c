//! What a reader tells of a game.

use std::borrow::Cow;

use chesslaws_kernel::{Position, Step};

use super::deviation::Deviation;
use super::error::PgnError;
use super::place::{Place, Spot};
use super::start::Start;

/// How a game ended, as the record says (PGN:8.2.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// `1-0`.
    White,
    /// `0-1`.
    Black,
    /// `1/2-1/2`.
    Draw,
    /// `*`: it goes on, or nobody knows.
    Unknown,
}

impl Outcome {
    /// As it is written.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::White => "1-0",
            Self::Black => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        }
    }

    /// Reads one of the four exactly.
    #[must_use]
    pub fn of(text: &[u8]) -> Option<Self> {
        match text {
            b"1-0" => Some(Self::White),
            b"0-1" => Some(Self::Black),
            b"1/2-1/2" => Some(Self::Draw),
            b"*" => Some(Self::Unknown),
            _ => None,
        }
    }
}

/// A tag pair (PGN:8.1).
#[derive(Clone, Copy, Debug)]
pub struct Tag<'a> {
    /// Its name.
    pub name: &'a [u8],
    /// What stands between the quotation marks, escapes and all.
    pub raw: &'a [u8],
    /// Where its bracket opens.
    pub at: Spot<'a>,
}

impl Tag<'_> {
    /// The value, its escapes resolved (PGN:7), read as UTF-8 or else as Latin-1.
    #[must_use]
    pub fn value(&self) -> Cow<'_, str> {
        text_of(self.raw, true)
    }
}

/// A comment (PGN:5).
#[derive(Clone, Copy, Debug)]
pub struct Comment<'a> {
    /// What stands between the braces, or behind the semicolon.
    pub raw: &'a [u8],
    /// Where it opens.
    pub at: Spot<'a>,
}

impl Comment<'_> {
    /// The text, read as UTF-8 or else as Latin-1.
    #[must_use]
    pub fn text(&self) -> Cow<'_, str> {
        text_of(self.raw, false)
    }
}

fn text_of(raw: &[u8], escapes: bool) -> Cow<'_, str> {
    let text = match str::from_utf8(raw) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(raw.iter().copied().map(char::from).collect()),
    };
    if !escapes || !text.contains('\\') {
        return text;
    }
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let escaped = letter == '\\' && matches!(letters.peek(), Some('"' | '\\'));
        let letter = if escaped {
            letters.next()
        } else {
            Some(letter)
        };
        plain.extend(letter);
    }
    Cow::Owned(plain)
}

/// A move that was read.
#[derive(Clone, Copy, Debug)]
pub struct Played<'a> {
    /// As it is written, with what follows it without a space.
    pub text: &'a [u8],
    /// Where it is written.
    pub at: Spot<'a>,
    /// Where it is made.
    pub before: &'a Position,
    /// The legal move it means; none for a null move (`--`).
    pub step: Option<Step>,
    /// Where it leads.
    pub after: &'a Position,
    /// The number of the move, as it ought to be written.
    pub number: u32,
    /// How many variations it lies in; 0 for the game itself.
    pub depth: usize,
}

/// How the record of a game ended.
#[derive(Clone, Copy, Debug)]
pub struct End {
    /// The result behind the moves, if there is one.
    pub token: Option<Outcome>,
    /// The result of the tag, if there is one of the four.
    pub tag: Option<Outcome>,
    /// Plies of the game itself that were read as moves.
    pub plies: u32,
    /// Moves of the game itself that were not, the first wrong one among them.
    pub unread: u32,
    /// Where it ends.
    pub place: Place,
}

/// Whether the moves of a game are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// They are read.
    Read,
    /// They are passed over, and nothing is said of them.
    Pass,
}

/// Is told what stands in a database. Every method does nothing unless it is written.
pub trait Visitor {
    /// A game begins here.
    fn begin(&mut self, at: Spot<'_>) {
        let _ = at;
    }
    /// A tag pair.
    fn tag(&mut self, tag: &Tag<'_>) {
        let _ = tag;
    }
    /// The tags are over; the game starts so.
    fn start(&mut self, start: &Start) -> Flow {
        let _ = start;
        Flow::Read
    }
    /// A move, or a null move.
    fn step(&mut self, played: &Played<'_>) {
        let _ = played;
    }
    /// A move behind one that could not be read: there is no position to read it in.
    fn unread(&mut self, text: &[u8], at: Spot<'_>) {
        let _ = (text, at);
    }
    /// A comment.
    fn comment(&mut self, comment: &Comment<'_>) {
        let _ = comment;
    }
    /// A numeric annotation glyph of the last move; `!` and `?` are told so too (PGN:10).
    fn nag(&mut self, nag: u8, at: Spot<'_>) {
        let _ = (nag, at);
    }
    /// A variation on the last move begins.
    fn begin_variation(&mut self, at: Spot<'_>) {
        let _ = at;
    }
    /// It ends.
    fn end_variation(&mut self, at: Spot<'_>) {
        let _ = at;
    }
    /// A deviation from the export format; told in [`super::Mode::Strict`] alone.
    fn deviation(&mut self, deviation: &Deviation) {
        let _ = deviation;
    }
    /// Something that cannot be read.
    fn error(&mut self, error: &PgnError) {
        let _ = error;
    }
    /// The game ends.
    fn end(&mut self, end: &End) {
        let _ = end;
    }
}
