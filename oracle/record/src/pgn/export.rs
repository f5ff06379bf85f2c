//! Writing again what is read, in the export format.

use std::io::{self, Write};

use super::error::{Fault, PgnError};
use super::event::{Comment, End, Flow, Outcome, Played, Tag, Visitor};
use super::place::Spot;
use super::start::Start;
use super::write::Writer;

/// A visitor that writes each game it is told of in the export format.
///
/// What cannot be read is not written: a wrong move, what stands behind it and the variations on it are left out, and so is
/// a variation without a move. A game without a result behind its moves gets that of its tag, or `*`.
pub struct Export<W> {
    writer: Writer<W>,
    tags: Vec<(String, String)>,
    result: Outcome,
    /// The game has begun; what came before is kept until then.
    begun: bool,
    early: Vec<String>,
    told: io::Result<()>,
    lost: u64,
    /// How many variations are open.
    depth: usize,
    /// The depth from which on moves are left out: a line of that depth has a wrong one.
    broken: Option<usize>,
    /// What the moves behind the first one say has to wait for the result of the end.
    body: Vec<Part>,
    start: Option<Start>,
}

/// A part of the moves, kept until the result is known.
enum Part {
    Step(Option<chesslaws_kernel::Step>),
    Comment(String),
    Nag(u8),
    Begin,
    End,
}

impl<W: Write> Export<W> {
    /// Writes into that stream.
    pub fn new(out: W) -> Self {
        Self {
            writer: Writer::new(out),
            tags: Vec::new(),
            result: Outcome::Unknown,
            begun: false,
            early: Vec::new(),
            told: Ok(()),
            lost: 0,
            depth: 0,
            broken: None,
            body: Vec::new(),
            start: None,
        }
    }

    /// The stream, and how many faults kept something from being written.
    ///
    /// # Errors
    /// What the stream said.
    pub fn finish(self) -> io::Result<(W, u64)> {
        self.told?;
        Ok((self.writer.into_inner(), self.lost))
    }

    /// Whether a line of so many variations around it is written.
    fn is_written(&self, depth: usize) -> bool {
        self.broken.is_none_or(|broken| depth < broken)
    }

    /// Closes a variation, or takes it back if no move of it was kept.
    fn close(&mut self) {
        self.depth = self.depth.saturating_sub(1);
        if !self.is_written(self.depth + 1) && self.is_written(self.depth) {
            self.broken = None;
        }
        let mut kept = false;
        let mut inner = 0_usize;
        let begin = self.body.iter().rposition(|part| {
            match part {
                Part::End => inner += 1,
                Part::Begin if inner == 0 => return true,
                Part::Begin => inner -= 1,
                Part::Step(_) => kept |= inner == 0,
                Part::Comment(_) | Part::Nag(_) => {}
            }
            false
        });
        match begin {
            Some(begin) if !kept => self.body.truncate(begin),
            _ => self.body.push(Part::End),
        }
    }

    fn write(&mut self, result: Outcome) -> io::Result<()> {
        let Some(start) = self.start.take() else {
            return Ok(());
        };
        self.writer.begin(&self.tags, &start, result)?;
        for text in self.early.drain(..) {
            self.writer.comment(&text)?;
        }
        for part in self.body.drain(..) {
            match part {
                Part::Step(step) => self.writer.step(step)?,
                Part::Comment(text) => self.writer.comment(&text)?,
                Part::Nag(nag) => self.writer.nag(nag)?,
                Part::Begin => self.writer.begin_variation()?,
                Part::End => self.writer.end_variation()?,
            }
        }
        self.writer.end(result)
    }
}

impl<W: Write> Visitor for Export<W> {
    fn begin(&mut self, _: Spot<'_>) {
        self.tags.clear();
        self.early.clear();
        self.body.clear();
        self.start = None;
        self.begun = false;
        self.depth = 0;
        self.broken = None;
    }

    fn tag(&mut self, tag: &Tag<'_>) {
        let name = String::from_utf8_lossy(tag.name).into_owned();
        self.tags.push((name, tag.value().into_owned()));
    }

    fn start(&mut self, start: &Start) -> Flow {
        self.start = Some(start.clone());
        self.begun = true;
        Flow::Read
    }

    fn step(&mut self, played: &Played<'_>) {
        if self.is_written(self.depth) {
            self.body.push(Part::Step(played.step));
        }
    }

    fn comment(&mut self, comment: &Comment<'_>) {
        let text = comment.text().into_owned();
        if !self.begun {
            self.early.push(text);
        } else if self.is_written(self.depth) {
            self.body.push(Part::Comment(text));
        }
    }

    fn nag(&mut self, nag: u8, _: Spot<'_>) {
        if self.is_written(self.depth) {
            self.body.push(Part::Nag(nag));
        }
    }

    fn begin_variation(&mut self, _: Spot<'_>) {
        self.depth += 1;
        self.body.push(Part::Begin);
    }

    fn end_variation(&mut self, _: Spot<'_>) {
        self.close();
    }

    fn error(&mut self, error: &PgnError) {
        self.lost += 1;
        let broken = match error.fault {
            Fault::San(_) | Fault::NullInCheck => self.depth,
            Fault::NothingToVary => self.depth + 1,
            _ => return,
        };
        self.broken.get_or_insert(broken);
    }

    fn end(&mut self, end: &End) {
        while self.depth > 0 {
            self.close();
        }
        self.result = end.token.or(end.tag).unwrap_or(Outcome::Unknown);
        if self.told.is_ok() {
            self.told = self.write(self.result);
        }
    }
}
