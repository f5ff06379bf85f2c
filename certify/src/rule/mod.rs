//! `chesslaws rule`: the ruling on a dispute over the board, with the clauses that carry it and what decided it.

pub(crate) mod amiss;
pub mod dispute;
mod editions;
mod forms;
mod game;
mod html;
mod json;
pub mod judge;
mod limits;
pub(crate) mod notated;
mod page;
pub mod step;
mod template;
mod text;
mod turned;
pub(crate) mod unlawful;
pub mod what_if;
pub(crate) mod words;

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use chesslaws_board::table::Event;
use chesslaws_law::Edition;
use chesslaws_oracle::table::{Game, Impossibility};
use clap::Args;

use crate::{shape::Shape, shorten};
use dispute::Dispute;
use judge::{Judged, Unheard, judge};
use page::Page;

/// The most bytes that are read of a dispute; a byte more is an error of its own.
const MOST_BYTES: u64 = (1 << 20) + 1;

/// What `rule` is asked.
#[derive(Args, Debug)]
pub struct RuleArgs {
    /// The dispute, a YAML file; `-` for standard input
    #[arg(required_unless_present_any = ["new", "forms", "schema"], value_name = "DISPUTE.yaml")]
    pub file: Option<PathBuf>,
    /// Write a commented dispute to begin with
    #[arg(long, conflicts_with_all = ["file", "forms", "schema"])]
    pub new: bool,
    /// List the forms of words in which conditions and events are told
    #[arg(long, conflicts_with_all = ["file", "schema"])]
    pub forms: bool,
    /// Write the JSON Schema of a dispute
    #[arg(long, conflicts_with = "file")]
    pub schema: bool,
    /// An exhibit on one page: HTML instead of text
    #[arg(long, conflicts_with = "json")]
    pub html: bool,
    /// The edition that rules; off the board fide-1993 alone is executed
    #[arg(long, default_value_t = Edition::FOUNDING, value_parser = shorten::read::<Edition>)]
    pub edition: Edition,
    /// Beside each statement that carries the ruling, what fide-2023 says of the same, and whether it changed
    #[arg(long)]
    pub both_editions: bool,
    /// The language and the form of the answer
    #[command(flatten)]
    pub shape: Shape,
}

/// Why `rule` cannot answer.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RuleError {
    /// The file cannot be read.
    #[error("{}: {why}", shorten::quote(&.file.to_string_lossy()))]
    File {
        /// Which file.
        file: PathBuf,
        /// Why not.
        why: io::Error,
    },
    /// It is not a dispute.
    #[error("line {line}: {what}")]
    Read {
        /// The line, from 1.
        line: u64,
        /// What is wrong.
        what: String,
    },
    /// A field of it cannot be read.
    #[error("line {line}, {field}: {what}")]
    Field {
        /// The line, from 1.
        line: u64,
        /// The field.
        field: &'static str,
        /// What is wrong, and what would be right.
        what: String,
    },
    /// The file, with what is wrong in it.
    #[error("{}, {source}", shorten::quote(&.file.to_string_lossy()))]
    In {
        /// Which file.
        file: PathBuf,
        /// What is wrong.
        source: Box<RuleError>,
    },
    /// The edition is not executed off the board.
    #[error(
        "--edition {0}: off the board only fide-1993 is executed so far; --both-editions shows what {0} says of the same"
    )]
    Edition(Edition),
    /// The answer could not be written.
    #[error("cannot write the answer: {0}")]
    Write(#[from] io::Error),
}

/// Answers.
///
/// # Errors
/// A file that is not a dispute, an event that cannot have happened, an output that cannot be written.
pub fn run(args: &RuleArgs, out: &mut dyn Write) -> Result<(), RuleError> {
    match answer(args, out) {
        // A reader that stops reading has heard enough.
        Err(RuleError::Write(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        answered => answered,
    }
}

fn answer(args: &RuleArgs, out: &mut dyn Write) -> Result<(), RuleError> {
    if args.new {
        return Ok(out.write_all(template::TEMPLATE.as_bytes())?);
    }
    if args.forms {
        return Ok(forms::write(args.shape, out)?);
    }
    if args.schema {
        let (_, text) = published();
        return Ok(out.write_all(text.as_bytes())?);
    }
    if args.edition != Edition::FOUNDING {
        return Err(RuleError::Edition(args.edition));
    }
    let file = args.file.clone().unwrap_or_default();
    let dispute = open(&file)?;
    let mut page = Page::of(Game::founding(), dispute).map_err(|error| error.in_file(&file))?;
    page.both_editions = args.both_editions;
    let text = if args.html {
        html::html(&page, args.shape.lang)
    } else if args.shape.json {
        let object = json::ruling(&page, args.shape.lang);
        serde_json::to_string_pretty(&object).map_err(io::Error::other)? + "\n"
    } else {
        text::text(&page, args.shape.lang)
    };
    Ok(out.write_all(text.as_bytes())?)
}

/// The JSON Schema of a dispute as it is published: path within this crate, and text.
///
/// # Panics
/// Never: a schema is JSON.
#[must_use]
pub fn published() -> (&'static str, String) {
    let schema = schemars::generate::SchemaSettings::draft2020_12()
        .into_generator()
        .into_root_schema_for::<dispute::File>();
    let text = serde_json::to_string_pretty(&schema).expect("a schema is JSON") + "\n";
    ("schema/dispute.schema.json", text)
}

/// Reads the dispute of a file.
///
/// # Errors
/// A file that cannot be read or is no dispute.
pub fn open(file: &Path) -> Result<Dispute, RuleError> {
    dispute::read(&read(file)?).map_err(|error| error.in_file(file))
}

impl RuleError {
    fn in_file(self, file: &Path) -> Self {
        Self::In {
            file: file.to_owned(),
            source: Box::new(self),
        }
    }
}

fn read(file: &Path) -> Result<String, RuleError> {
    let failed = |why| RuleError::File {
        file: file.to_owned(),
        why,
    };
    let mut text = String::new();
    let read = if file == Path::new("-") {
        io::stdin()
            .lock()
            .take(MOST_BYTES)
            .read_to_string(&mut text)
    } else {
        File::open(file).and_then(|open| open.take(MOST_BYTES).read_to_string(&mut text))
    };
    read.map_err(failed)?;
    Ok(text)
}

/// Judges a dispute; an event that cannot have happened is told with its line.
///
/// # Errors
/// An event that cannot have happened as it is told.
pub fn judged(game: &Game, dispute: &Dispute) -> Result<Judged, RuleError> {
    let events: Vec<Event> = dispute
        .events
        .iter()
        .map(|(_, event)| event.clone())
        .collect();
    judge(game, dispute, &events).map_err(|Unheard { event, why }| {
        let line = dispute.events.get(event).map_or(1, |&(line, _)| line);
        cannot_have_happened(line, &events[event], &why)
    })
}

fn cannot_have_happened(line: u64, event: &Event, why: &Impossibility) -> RuleError {
    RuleError::Field {
        line,
        field: "events",
        what: format!("`{event}` cannot have happened: {why}"),
    }
}

#[cfg(test)]
mod tests;
