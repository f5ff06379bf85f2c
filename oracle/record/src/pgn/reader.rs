//! The reader: games one after the other, with bounded memory.

use std::io::{self, Read};

use super::buffer::{Buffer, Sought};
use super::deviation::{Deviation, Odd};
use super::error::{Fault, PgnError};
use super::event::{End, Flow, Outcome, Visitor};
use super::line::Line;
use super::number::{Need, Written};
use super::place::Place;
use super::start::Start;

/// How strictly is read. What is read as a move is the same in both.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// What was meant is taken where there is no doubt, and nothing is said of the spelling.
    #[default]
    Lenient,
    /// Every deviation from the export format is told.
    Strict,
}

/// The bounds of what is kept in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Bytes of a comment or a tag pair.
    pub token: usize,
    /// Bytes of a game.
    pub game: u64,
    /// Variations inside each other.
    pub depth: usize,
}

impl Default for Limits {
    /// Comments of 1 MiB, games of 64 MiB, variations 256 deep.
    fn default() -> Self {
        Self {
            token: 1 << 20,
            game: 1 << 26,
            depth: 256,
        }
    }
}

/// What a reader is to look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// How strictly.
    pub mode: Mode,
    /// Whether comments are told.
    pub comments: bool,
    /// Whether variations are read; they are passed over otherwise.
    pub variations: bool,
    /// The bounds.
    pub limits: Limits,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            mode: Mode::Lenient,
            comments: true,
            variations: true,
            limits: Limits::default(),
        }
    }
}

impl Options {
    /// The moves of the games themselves and nothing else: the fastest way.
    #[must_use]
    pub fn moves_alone() -> Self {
        Self {
            comments: false,
            variations: false,
            ..Self::default()
        }
    }
}

/// What is known of the game being read.
pub(super) struct Game {
    pub(super) begin: u64,
    pub(super) plies: u32,
    pub(super) unread: u32,
    pub(super) tag: Option<Outcome>,
    pub(super) quiet: bool,
    pub(super) need: Need,
    pub(super) written: Option<Written>,
    pub(super) carriage_return_told: bool,
    pub(super) control_told: bool,
}

/// The white space between two tokens.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Blank {
    pub(super) lines: u32,
    pub(super) spaces: u32,
}

/// Reads games from a stream.
pub struct Reader<R> {
    pub(super) text: Buffer<R>,
    pub(super) options: Options,
    pub(super) lines: Vec<Line>,
    pub(super) initial: Start,
    pub(super) game: Game,
    /// The line is too long, which was told with the end of the game in it.
    long_told: bool,
}

impl<R: Read> Reader<R> {
    /// A reader of the stream; it has a buffer of its own.
    pub fn new(input: R, options: Options) -> Self {
        Self {
            text: Buffer::new(input),
            options,
            lines: Vec::new(),
            initial: Start::initial(),
            game: Game::at(0),
            long_told: false,
        }
    }

    /// Bytes read so far.
    #[must_use]
    pub const fn offset(&self) -> u64 {
        self.text.offset()
    }

    /// Reads all the games that are left; how many there were.
    ///
    /// # Errors
    /// What the stream says.
    pub fn read_all(&mut self, visitor: &mut impl Visitor) -> io::Result<u64> {
        let mut games = 0;
        while self.read_game(visitor)? {
            games += 1;
        }
        Ok(games)
    }

    /// Reads the next game; nothing if there is none.
    ///
    /// # Errors
    /// What the stream says. Whatever stands in the text is told to the visitor, and is no error of this kind.
    pub fn read_game(&mut self, visitor: &mut impl Visitor) -> io::Result<bool> {
        self.game = Game::at(self.text.offset());
        self.byte_order_mark(visitor)?;
        self.between_games(visitor)?;
        if self.text.peek().is_none() {
            return Ok(false);
        }
        self.game.begin = self.text.offset();
        self.text.count();
        visitor.begin(self.text.spot());
        let start = self.head(visitor)?;
        let flow = match &start {
            Some(start) => visitor.start(start),
            None => Flow::Read,
        };
        self.game.quiet = flow == Flow::Pass;
        let broken = start.is_none() || self.game.quiet;
        let start = start.unwrap_or_else(|| self.initial.clone());
        self.lines.clear();
        let line = Line::new(start.position, start.number, broken);
        self.lines.push(line);
        let token = self.moves(visitor)?;
        self.finish(token, visitor);
        Ok(true)
    }

    fn finish(&mut self, token: Option<Outcome>, visitor: &mut impl Visitor) {
        if self.lines.len() > 1 && !self.game.quiet {
            self.error(Fault::VariationOpen, visitor);
        }
        let tag = self.game.tag;
        if self.strict() {
            match token {
                None => self.deviates(Odd::ResultMissing, visitor),
                Some(token) if tag != Some(token) => {
                    self.deviates(Odd::ResultDiffers(token, tag), visitor);
                }
                Some(_) => {}
            }
        }
        let place = self.text.count();
        if self.strict() && place.column > 80 {
            let odd = Odd::LineTooLong;
            visitor.deviation(&Deviation { place, odd });
            self.long_told = true;
        }
        visitor.end(&End {
            token,
            tag,
            plies: self.game.plies,
            unread: self.game.unread,
            place,
        });
    }

    fn byte_order_mark(&mut self, visitor: &mut impl Visitor) -> io::Result<()> {
        self.text.ensure(3)?;
        if self.text.offset() == 0 && self.text.ahead().starts_with(b"\xEF\xBB\xBF") {
            if self.strict() {
                self.deviates(Odd::ByteOrderMark, visitor);
            }
            self.text.skip(3);
        }
        Ok(())
    }

    /// White space and escaped lines before a game.
    fn between_games(&mut self, visitor: &mut impl Visitor) -> io::Result<()> {
        loop {
            self.blank(visitor)?;
            if self.text.peek() != Some(b'%') || !self.escaped_line()? {
                return Ok(());
            }
        }
    }

    /// Passes a line that a `%` in its first column hides from every reader (PGN:6).
    pub(super) fn escaped_line(&mut self) -> io::Result<bool> {
        let at_start = self.text.offset() == 0 || matches!(self.text.before(), b'\n' | 0xBF);
        if at_start {
            self.rest_of_line()?;
        }
        Ok(at_start)
    }

    /// Passes everything up to the end of the line.
    pub(super) fn rest_of_line(&mut self) -> io::Result<()> {
        loop {
            match self.text.seek_byte(0, 1 << 16, b'\n')? {
                Sought::Found(length) | Sought::End(length) => {
                    self.text.skip(length);
                    return Ok(());
                }
                Sought::TooLong => self.text.skip(1 << 16),
            }
        }
    }

    /// Passes everything up to a line that opens with a tag.
    pub(super) fn next_tags(&mut self) -> io::Result<()> {
        loop {
            self.rest_of_line()?;
            self.text.ensure(3)?;
            match self.text.ahead() {
                [] => return Ok(()),
                [b'\n', b'[', letter, ..] if letter.is_ascii_alphabetic() => return Ok(()),
                _ => self.text.skip(1),
            }
        }
    }

    pub(super) const fn strict(&self) -> bool {
        matches!(self.options.mode, Mode::Strict)
    }

    pub(super) fn place(&self) -> Place {
        self.text.spot().place()
    }

    pub(super) fn error(&self, fault: Fault, visitor: &mut impl Visitor) {
        let place = self.place();
        visitor.error(&PgnError { place, fault });
    }

    pub(super) fn deviates(&self, odd: Odd, visitor: &mut impl Visitor) {
        let place = self.place();
        visitor.deviation(&Deviation { place, odd });
    }

    /// Passes white space; control characters are taken for it.
    #[inline]
    pub(super) fn blank(&mut self, visitor: &mut impl Visitor) -> io::Result<Blank> {
        let mut blank = Blank::default();
        loop {
            self.text.ensure(1)?;
            match self.text.peek() {
                Some(b'\n') => {
                    if self.strict() {
                        self.end_of_line(blank.lines == 0, visitor);
                    }
                    blank.lines += 1;
                }
                Some(b' ') => blank.spaces += 1,
                Some(byte @ (0..=b' ' | 0x7F)) => {
                    self.control(byte, visitor);
                    blank.spaces += u32::from(byte != b'\r');
                }
                _ => return Ok(blank),
            }
            self.text.skip(1);
        }
    }

    fn end_of_line(&mut self, first: bool, visitor: &mut impl Visitor) {
        let place = self.text.count();
        if first && place.column > 80 && !std::mem::take(&mut self.long_told) {
            visitor.deviation(&Deviation {
                place,
                odd: Odd::LineTooLong,
            });
        }
    }

    fn control(&mut self, byte: u8, visitor: &mut impl Visitor) {
        if !self.strict() {
            return;
        }
        let (told, odd) = match byte {
            b'\r' => (&mut self.game.carriage_return_told, Odd::CarriageReturn),
            _ => (&mut self.game.control_told, Odd::Control(byte)),
        };
        if !core::mem::replace(told, true) {
            self.deviates(odd, visitor);
        }
    }
}

impl Game {
    const fn at(begin: u64) -> Self {
        Self {
            begin,
            plies: 0,
            unread: 0,
            tag: None,
            quiet: false,
            need: Need::Yes,
            written: None,
            carriage_return_told: false,
            control_told: false,
        }
    }
}
