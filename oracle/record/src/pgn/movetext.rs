//! The moves of a game and what stands among them (PGN:8.2).

use std::io::{self, Read};

use super::deviation::{Deviation, Odd};
use super::error::Fault;
use super::event::{Outcome, Played, Visitor};
use super::number::{Need, Written, amiss};
use super::reader::{Blank, Reader};
use crate::san::{self, Meant, San, SanError};

/// The bytes of a symbol: move, number, result, glyph. The longest that is read (PGN:7).
const LONGEST: usize = 255;

/// Bytes that belong to a token of several.
static SYMBOL: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = byte > 0x20
            && byte != 0x7F
            && !matches!(
                byte as u8,
                b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b'$'
            );
        byte += 1;
    }
    table
};

impl<R: Read> Reader<R> {
    /// Reads up to the result, or to where the game is cut off.
    pub(super) fn moves(&mut self, visitor: &mut impl Visitor) -> io::Result<Option<Outcome>> {
        let mut opened = true;
        let mut first_on_line = true;
        let quick = !self.strict() && !self.game.quiet;
        loop {
            if quick && self.plain_moves(visitor) {
                first_on_line = false;
            }
            let blank = self.blank(visitor)?;
            first_on_line |= blank.lines > 0 || self.text.before() == b'\n';
            self.text.ensure(LONGEST + 1)?;
            let Some(byte) = self.text.peek() else {
                return Ok(None);
            };
            if self.text.offset() - self.game.begin > self.options.limits.game {
                self.error(Fault::GameTooLong(self.options.limits.game), visitor);
                self.next_tags()?;
                return Ok(None);
            }
            if byte == b'[' && first_on_line && self.opens_tag() {
                return Ok(None);
            }
            if self.strict() && !(byte == b'%' && first_on_line) {
                self.spacing(blank, byte, opened, visitor);
            }
            first_on_line = false;
            opened = byte == b'(';
            match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'-' => self.symbol(visitor),
                b'0'..=b'9' | b'*' => {
                    if let Some(outcome) = self.digits(visitor) {
                        return Ok(Some(outcome));
                    }
                }
                b'{' => {
                    self.comment_in_braces(visitor)?;
                    self.game.need = Need::Yes;
                }
                b';' => {
                    self.comment_of_line(visitor)?;
                    self.game.need = Need::Yes;
                }
                b'(' => self.open_variation(visitor)?,
                b')' => self.close_variation(visitor),
                b'$' => self.dollar(visitor),
                b'.' => self.text.skip(1),
                b'%' if self.escaped_line()? => {}
                _ => self.symbol(visitor),
            }
        }
    }

    fn opens_tag(&self) -> bool {
        let name = self.text.ahead()[1..].trim_ascii_start();
        name.first().is_some_and(u8::is_ascii_alphabetic)
    }

    /// One space or one line feed between tokens, none behind `(` and before `)` (PGN:8.2.1).
    fn spacing(&self, blank: Blank, byte: u8, opened: bool, visitor: &mut impl Visitor) {
        let tight = opened || byte == b')';
        let right = match (blank.lines, blank.spaces) {
            (0, 0) => tight || byte == b'.',
            (0, 1) => !tight,
            (1, 0) => true,
            _ => false,
        };
        if !right {
            self.deviates(Odd::Spacing, visitor);
        }
    }

    #[inline]
    fn length(&self) -> usize {
        let ahead = self.text.ahead();
        let ahead = &ahead[..ahead.len().min(LONGEST)];
        let more = ahead.iter().position(|&byte| !SYMBOL[usize::from(byte)]);
        more.unwrap_or(ahead.len())
    }

    /// A symbol that opens with a letter, or with anything else that no rule is for.
    fn symbol(&mut self, visitor: &mut impl Visitor) {
        let length = self.length().max(1);
        let text = &self.text.ahead()[..length];
        match text {
            [b'-', b'-', ..] | [b'@', ..] | [0xE2, 0x99, 0x94..=0x9F, _, ..] => {
                self.a_move(length, visitor);
            }
            b"e.p." | b"ep" | b"ch" | b"mate" => self.stray(length, visitor),
            [first, _, ..] if first.is_ascii_alphabetic() => self.a_move(length, visitor),
            _ => self.stray(length, visitor),
        }
    }

    /// A move that begins here and is so many bytes long.
    fn a_move(&mut self, length: usize, visitor: &mut impl Visitor) {
        let text = &self.text.ahead()[..length];
        let at = self.text.spot();
        let depth = self.lines.len() - 1;
        let Some(line) = self.lines.last_mut() else {
            return;
        };
        if line.broken {
            line.lose();
            self.game.unread += u32::from(depth == 0);
            if !self.game.quiet {
                visitor.unread(text, at);
            }
            self.text.skip(length);
            return;
        }
        let (step, glyph) = match san::quick(line.position(), text) {
            Ok((Meant::Step(step), glyph)) => {
                line.try_step(step);
                (Some(step), glyph)
            }
            Ok((Meant::Null, glyph)) if line.try_pass() => (None, glyph),
            Ok((Meant::Null, _)) => return self.no_move(length, Fault::NullInCheck, visitor),
            Err(miss) => {
                let written = String::from_utf8_lossy(text);
                let error = SanError::of(line.position(), &written, miss);
                return self.no_move(length, Fault::San(error), visitor);
            }
        };
        let (before, after) = line.tried();
        let played = Played {
            text,
            at,
            before,
            step,
            after,
            number: line.number,
            depth,
        };
        visitor.step(&played);
        if self.options.mode == super::Mode::Strict {
            let number = (self.game.written.as_ref(), self.game.need);
            deviations(&played, number, visitor);
            self.game.written = None;
            self.game.need = Need::No;
        }
        line.keep();
        if depth == 0 {
            self.game.plies = self.game.plies.saturating_add(1);
        }
        if glyph != 0 {
            visitor.nag(glyph, at);
        }
        self.text.skip(length);
    }

    /// A move that is none: the rest of its line cannot be read, but a variation on it can.
    fn no_move(&mut self, length: usize, fault: Fault, visitor: &mut impl Visitor) {
        self.error(fault, visitor);
        let depth = self.lines.len() - 1;
        self.game.unread += u32::from(depth == 0);
        if let Some(line) = self.lines.last_mut() {
            line.break_off();
        }
        self.text.skip(length);
    }

    /// A number of a move, a result, castling with zeros, a null move.
    fn digits(&mut self, visitor: &mut impl Visitor) -> Option<Outcome> {
        let length = self.length();
        let text = &self.text.ahead()[..length];
        let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let outcome = match text {
            b"1/2" | b"1/2-1/2" => Some(Outcome::Draw),
            other => Outcome::of(other),
        };
        if let Some(outcome) = outcome {
            if self.lines.len() > 1 {
                self.stray(length, visitor);
                return None;
            }
            if text == b"1/2" && self.strict() {
                self.deviates(Odd::Stray("1/2".to_owned()), visitor);
            }
            self.text.skip(length);
            return Some(outcome);
        }
        match text[digits..].first() {
            None if text == b"0000" => self.a_move(length, visitor),
            Some(b'-') if text[0] == b'0' => self.a_move(length, visitor),
            Some(b'-' | b'/' | b'*') => self.stray(length, visitor),
            _ if digits == 0 => self.stray(length.max(1), visitor),
            _ => {
                let dots = text[digits..].iter().take_while(|&&byte| byte == b'.');
                let number = digits + dots.count();
                if self.options.mode == super::Mode::Strict {
                    self.game.written = Some(Written::of(&text[..number], self.place()));
                }
                self.text.skip(number);
            }
        }
        None
    }

    fn dollar(&mut self, visitor: &mut impl Visitor) {
        let digits = self.text.ahead()[1..].iter();
        let length = digits.take_while(|byte| byte.is_ascii_digit()).count();
        let text = &self.text.ahead()[1..=length.min(LONGEST)];
        let number: Option<u8> = str::from_utf8(text).ok().and_then(|text| text.parse().ok());
        match number {
            Some(nag) if !self.game.quiet => visitor.nag(nag, self.text.spot()),
            Some(_) => {}
            None if self.strict() => self.deviates(Odd::Stray("$".to_owned()), visitor),
            None => {}
        }
        if self.game.need == Need::No {
            self.game.need = Need::Either;
        }
        self.text.skip(1 + length);
    }

    /// A glyph that stands apart, or something that means nothing.
    fn stray(&mut self, length: usize, visitor: &mut impl Visitor) {
        let text = &self.text.ahead()[..length];
        let glyph = san::glyph(text);
        if glyph != 0 && !self.game.quiet {
            visitor.nag(glyph, self.text.spot());
        }
        if self.strict() {
            let text = String::from_utf8_lossy(text).chars().take(40).collect();
            self.deviates(Odd::Stray(text), visitor);
        }
        self.text.skip(length);
    }

    fn open_variation(&mut self, visitor: &mut impl Visitor) -> io::Result<()> {
        self.game.need = Need::Yes;
        if self.text.ahead().starts_with(b"(=)") {
            self.stray(3, visitor);
            return Ok(());
        }
        if !self.options.variations || self.game.quiet {
            return self.pass_variation();
        }
        if self.lines.len() > self.options.limits.depth {
            self.error(Fault::TooDeep(self.options.limits.depth), visitor);
            return self.pass_variation();
        }
        let Some(line) = self.lines.last() else {
            return Ok(());
        };
        let branch = line.branch();
        if branch.broken && !line.broken {
            self.error(Fault::NothingToVary, visitor);
        }
        visitor.begin_variation(self.text.spot());
        self.lines.push(branch);
        self.text.skip(1);
        Ok(())
    }

    fn close_variation(&mut self, visitor: &mut impl Visitor) {
        self.game.need = Need::Yes;
        if self.lines.len() > 1 {
            self.lines.pop();
            visitor.end_variation(self.text.spot());
        } else if !self.game.quiet {
            self.error(Fault::NothingToClose, visitor);
        }
        self.text.skip(1);
    }

    /// Passes a variation and those inside it, up to its end or to the next tags.
    fn pass_variation(&mut self) -> io::Result<()> {
        let mut depth = 0_u64;
        loop {
            self.text.ensure(2)?;
            let ahead = self.text.ahead();
            let plain = ahead
                .iter()
                .take_while(|byte| !matches!(byte, b'(' | b')' | b'{' | b';' | b'['))
                .count();
            self.text.skip(plain);
            match self.text.peek() {
                None if plain == 0 => return Ok(()),
                None => {}
                Some(b'{') => self.comment_in_braces(&mut Silent)?,
                Some(b';') => self.comment_of_line(&mut Silent)?,
                Some(b'[') if self.text.before() == b'\n' => return Ok(()),
                Some(b'(') => {
                    depth += 1;
                    self.text.skip(1);
                }
                Some(b')') => {
                    self.text.skip(1);
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        return Ok(());
                    }
                }
                Some(_) => self.text.skip(1),
            }
        }
    }
}

/// Is told what nobody asked for.
struct Silent;

impl Visitor for Silent {}

/// What of a move and its number is not as the export form has it.
fn deviations(
    played: &Played<'_>,
    (written, need): (Option<&Written>, Need),
    visitor: &mut impl Visitor,
) {
    let place = played.at.place();
    let tell = |visitor: &mut _, place, odd| {
        Visitor::deviation(visitor, &Deviation { place, odd });
    };
    if let Some(right) = amiss(written, played.number, played.before.turn(), need) {
        let place = written.map_or(place, |written| written.place);
        tell(visitor, place, Odd::Number(right));
    }
    let Some(step) = played.step else {
        return tell(visitor, place, Odd::Null);
    };
    let right = San::leading_to(played.before, step, played.after);
    if right.as_bytes() != played.text {
        let text = String::from_utf8_lossy(played.text);
        let error = SanError::inexact(&text, &right);
        tell(visitor, place, Odd::San(Box::new(error)));
    }
}
