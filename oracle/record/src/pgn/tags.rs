//! The tags of a game (PGN:8.1).

use std::io::{self, Read};

use super::buffer::Sought;
use super::deviation::Odd;
use super::error::Fault;
use super::event::{Comment, Outcome, Tag, Visitor};
use super::reader::{Blank, Reader};
use super::start::Start;

/// The seven tags every game has, in their order (PGN:8.1.1).
pub(super) const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// How many names are looked at for being there twice.
const NAMES: usize = 256;

/// Over how many lines a tag pair may go.
const LINES: usize = 4;

/// What the tags say of the reading itself.
#[derive(Default)]
struct Head {
    tags: u32,
    event: bool,
    fen: Option<String>,
    variant: Option<String>,
    set_up: bool,
    /// Whether there was a tag Result.
    result: bool,
    /// A tag that says where the game starts, and comes again with another value.
    contested: Option<&'static str>,
    /// The names, kept where deviations are told.
    names: Vec<Vec<u8>>,
}

impl Head {
    /// Takes what a tag says of where the game starts; that two say different things is kept.
    fn says(&mut self, name: &'static str, value: String) {
        let said = match name {
            "FEN" => &mut self.fen,
            _ => &mut self.variant,
        };
        if said.as_ref().is_some_and(|before| *before != value) {
            self.contested = Some(name);
        }
        said.get_or_insert(value);
    }
}

/// A tag pair in the text ahead: name, value without its quotation marks, and the length of it all.
struct Found {
    name: (usize, usize),
    raw: (usize, usize),
    length: usize,
    exact: bool,
    /// Whether its bracket closes it.
    closed: bool,
}

impl<R: Read> Reader<R> {
    /// Reads the tags; where the game starts, if its moves can be read.
    pub(super) fn head(&mut self, visitor: &mut impl Visitor) -> io::Result<Option<Start>> {
        let mut head = Head::default();
        let mut blank = Blank::default();
        loop {
            self.text.ensure(1)?;
            match self.text.peek() {
                Some(b'[') if head.event && self.opens_event()? => break,
                Some(b'[') => self.tag(&mut head, visitor)?,
                Some(b'%') if self.escaped_line()? => {}
                Some(b'{') if head.tags == 0 => self.comment_in_braces(visitor)?,
                Some(b';') if head.tags == 0 => self.comment_of_line(visitor)?,
                _ => break,
            }
            blank = self.blank(visitor)?;
        }
        if self.strict() {
            self.head_deviates(&head, blank, visitor);
        }
        if let Some(name) = head.contested {
            self.error(Fault::TagsDiffer(name), visitor);
            return Ok(None);
        }
        if head.fen.is_none() && head.variant.is_none() {
            return Ok(Some(self.initial.clone()));
        }
        match Start::of(head.fen.as_deref(), head.variant.as_deref()) {
            Ok(start) => Ok(Some(start)),
            Err(fault) => {
                self.error(fault, visitor);
                Ok(None)
            }
        }
    }

    fn opens_event(&mut self) -> io::Result<bool> {
        self.text.ensure(8)?;
        Ok(self.text.ahead().starts_with(b"[Event "))
    }

    fn tag(&mut self, head: &mut Head, visitor: &mut impl Visitor) -> io::Result<()> {
        let limit = self.options.limits.token;
        let line = match self.text.seek_byte(0, limit, b'\n')? {
            Sought::Found(length) | Sought::End(length) => length,
            Sought::TooLong => {
                self.error(Fault::TokenTooLong(limit), visitor);
                return self.rest_of_line();
            }
        };
        let found = match pair(&self.text.ahead()[..line]) {
            Some(found) if found.closed => Some(found),
            first => self.over_lines(line)?.or(first),
        };
        let Some(found) = found else {
            self.error(Fault::Tag, visitor);
            return self.rest_of_line();
        };
        let bytes = &self.text.ahead()[..line.max(found.length)];
        let tag = Tag {
            name: &bytes[found.name.0..found.name.1],
            raw: &bytes[found.raw.0..found.raw.1],
            at: self.text.spot(),
        };
        visitor.tag(&tag);
        head.tags += 1;
        match tag.name {
            b"Event" => head.event = true,
            b"FEN" => head.says("FEN", tag.value().into_owned()),
            b"Variant" => head.says("Variant", tag.value().into_owned()),
            b"SetUp" => head.set_up = tag.raw == b"1",
            b"Result" => {
                let result = Outcome::of(tag.raw);
                let differs = head.result && self.game.tag != result;
                (head.result, self.game.tag) = (true, if differs { None } else { result });
            }
            _ => {}
        }
        if self.strict() {
            let exact = found.exact && bytes[found.length..].trim_ascii_end().is_empty();
            let name = bytes[found.name.0..found.name.1].to_vec();
            self.tag_deviates(head, name, exact, visitor);
        }
        self.text.skip(found.length);
        Ok(())
    }

    /// A tag pair that goes on behind its first line: between its tokens a line may end, within its value none does
    /// (PGN:8.1).
    fn over_lines(&mut self, first: usize) -> io::Result<Option<Found>> {
        let limit = self.options.limits.token;
        let mut length = first;
        for _ in 1..LINES {
            length = match self.text.seek_byte(length + 1, limit, b'\n')? {
                Sought::Found(longer) | Sought::End(longer) if longer > length => longer,
                _ => return Ok(None),
            };
            let bytes = &self.text.ahead()[..length];
            let on_one_line = |found: &Found| !bytes[found.raw.0..found.raw.1].contains(&b'\n');
            let found = pair(bytes).filter(|found| found.closed && on_one_line(found));
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    fn tag_deviates(
        &self,
        head: &mut Head,
        name: Vec<u8>,
        exact: bool,
        visitor: &mut impl Visitor,
    ) {
        let text = || String::from_utf8_lossy(&name).into_owned();
        if !exact || self.text.before() != b'\n' && self.text.offset() != 0 {
            self.deviates(Odd::TagSpelling, visitor);
        }
        if head.names.contains(&name) {
            self.deviates(Odd::TagTwice(text()), visitor);
        } else if head
            .names
            .last()
            .is_some_and(|last| order(last) > order(&name))
        {
            self.deviates(Odd::TagOrder(text()), visitor);
        }
        if head.names.len() < NAMES {
            head.names.push(name);
        }
    }

    fn head_deviates(&self, head: &Head, blank: Blank, visitor: &mut impl Visitor) {
        for name in ROSTER {
            if !head.names.iter().any(|there| there == name.as_bytes()) {
                self.deviates(Odd::TagMissing(name), visitor);
            }
        }
        if head.fen.is_some() && !head.set_up {
            self.deviates(Odd::SetUp, visitor);
        }
        if head.tags > 0 && (blank.lines, blank.spaces) != (2, 0) {
            self.deviates(Odd::EmptyLine, visitor);
        }
    }

    /// A comment in braces; the reader stands on the first.
    pub(super) fn comment_in_braces(&mut self, visitor: &mut impl Visitor) -> io::Result<()> {
        let limit = self.options.limits.token;
        let fault = match self.text.seek_brace(limit)? {
            Sought::Found(length) => {
                if self.options.comments && !self.game.quiet {
                    let raw = &self.text.ahead()[1..length];
                    let at = self.text.spot();
                    visitor.comment(&Comment { raw, at });
                }
                self.text.skip(length + 1);
                return Ok(());
            }
            Sought::End(_) => Fault::Unclosed,
            Sought::TooLong => Fault::TokenTooLong(limit),
        };
        self.error(fault, visitor);
        self.rest_of_line()
    }

    /// A comment up to the end of its line; the reader stands on the semicolon.
    pub(super) fn comment_of_line(&mut self, visitor: &mut impl Visitor) -> io::Result<()> {
        let limit = self.options.limits.token;
        match self.text.seek_end_of_line(limit)? {
            Sought::Found(length) | Sought::End(length) => {
                if self.options.comments && !self.game.quiet {
                    let raw = &self.text.ahead()[1..length];
                    let at = self.text.spot();
                    visitor.comment(&Comment { raw, at });
                }
                self.text.skip(length);
                Ok(())
            }
            Sought::TooLong => {
                self.error(Fault::TokenTooLong(limit), visitor);
                self.rest_of_line()
            }
        }
    }
}

/// The place of a tag in the export format: the seven first, then the others by name.
fn order(name: &[u8]) -> (usize, &[u8]) {
    let seventh = ROSTER.iter().position(|each| each.as_bytes() == name);
    seventh.map_or((ROSTER.len(), name), |at| (at, b""))
}

/// Reads `[Name "value"]` from the start of a line; spaces may lie between, and the bracket may be missing. A quotation
/// mark inside the value that is not escaped is taken with it if another one closes the tag.
fn pair(line: &[u8]) -> Option<Found> {
    exact_pair(line).or_else(|| any_pair(line))
}

/// The same, where it is written as in the export format and has nothing to escape.
fn exact_pair(line: &[u8]) -> Option<Found> {
    let end = memchr::memchr(b' ', line)?;
    let first = end + 2;
    let alone = line.get(1..end)?.iter().all(u8::is_ascii_alphanumeric) && end > 1;
    if !alone || line.get(end + 1) != Some(&b'"') {
        return None;
    }
    let last = first + memchr::memchr2(b'"', b'\\', &line[first..])?;
    (line[last..] == *b"\"]").then_some(Found {
        name: (1, end),
        raw: (first, last),
        length: line.len(),
        exact: true,
        closed: true,
    })
}

fn any_pair(line: &[u8]) -> Option<Found> {
    let spaces = |from: usize| {
        let rest = line[from..].iter();
        from + rest.take_while(|byte| byte.is_ascii_whitespace()).count()
    };
    let start = spaces(1);
    let letters = line[start..].iter();
    let is_name =
        |byte: &&u8| byte.is_ascii_alphanumeric() || b"_+#=:-".contains(byte) || **byte >= 0x80;
    let end = start + letters.take_while(is_name).count();
    let quote = spaces(end);
    if end == start || line.get(quote) != Some(&b'"') {
        return None;
    }
    let first = quote + 1;
    let mut at = first;
    let mut last = None;
    while at < line.len() {
        match line[at] {
            b'\\' => at += 1,
            b'"' => {
                last = Some(at);
                let bracket = spaces(at + 1);
                if line.get(bracket) == Some(&b']') {
                    let exact =
                        start == 1 && quote == end + 1 && line[end] == b' ' && bracket == at + 1;
                    return Some(Found {
                        name: (start, end),
                        raw: (first, at),
                        length: bracket + 1,
                        exact,
                        closed: true,
                    });
                }
            }
            _ => {}
        }
        at += 1;
    }
    last.map(|at| Found {
        name: (start, end),
        raw: (first, at),
        length: line.len(),
        exact: false,
        closed: false,
    })
}
