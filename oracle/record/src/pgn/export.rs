//! Writing again what is read, in the export format.

use std::io::{self, Write};

use super::error::PgnError;
use super::event::{Comment, End, Flow, Outcome, Played, Tag, Visitor};
use super::place::Spot;
use super::start::Start;
use super::write::Writer;

/// A visitor that writes each game it is told of in the export format.
///
/// What cannot be read is not written: the moves behind a wrong one are left out. A game without a result behind its moves
/// gets that of its tag, or `*`.
pub struct Export<W> {
    writer: Writer<W>,
    tags: Vec<(String, String)>,
    result: Outcome,
    /// The game has begun; what came before is kept until then.
    begun: bool,
    early: Vec<String>,
    told: io::Result<()>,
    lost: u64,
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
        self.body.push(Part::Step(played.step));
    }

    fn comment(&mut self, comment: &Comment<'_>) {
        let text = comment.text().into_owned();
        if self.begun {
            self.body.push(Part::Comment(text));
        } else {
            self.early.push(text);
        }
    }

    fn nag(&mut self, nag: u8, _: Spot<'_>) {
        self.body.push(Part::Nag(nag));
    }

    fn begin_variation(&mut self, _: Spot<'_>) {
        self.body.push(Part::Begin);
    }

    fn end_variation(&mut self, _: Spot<'_>) {
        self.body.push(Part::End);
    }

    fn error(&mut self, _: &PgnError) {
        self.lost += 1;
    }

    fn end(&mut self, end: &End) {
        self.result = end.token.or(end.tag).unwrap_or(Outcome::Unknown);
        if self.told.is_ok() {
            self.told = self.write(self.result);
        }
    }
}
