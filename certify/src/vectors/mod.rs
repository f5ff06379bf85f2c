//! `chesslaws vectors`: positions in bulk with their moves and perft counts, by the kernel; and lists of such counts
//! checked, by the kernel or by an engine.

mod check;
mod draw;
mod generate;
mod motifs;
mod random;
mod record;

use std::io::{self, IsTerminal, Write};

use chesslaws_protocol::Failure;
use clap::{Args, Subcommand};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::shorten;

pub use motifs::MOTIFS;
pub use record::{Entry, ReadError, Reader, Vector};

/// What is done with vectors.
#[derive(Args, Debug)]
pub struct VectorsArgs {
    #[command(subcommand)]
    command: VectorsCommand,
}

#[derive(Debug, Subcommand)]
enum VectorsCommand {
    /// Write positions of random games as JSON lines: FEN, lawful moves, perft counts to depth 3, motifs
    Generate(generate::GenerateArgs),
    /// Count again what a list says: by the kernel, or by an engine
    Check(check::CheckArgs),
}

/// Why vectors are not written or not checked.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum VectorsError {
    /// A list that cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// A position of a list that cannot be counted.
    #[error("{file}, line {line}: {what}")]
    Position {
        /// The list.
        file: String,
        /// The line, from 1.
        line: usize,
        /// Why.
        what: String,
    },
    /// The channel is none over which perft can be asked.
    #[error("--against `{}`: no such channel; right would be `uci` and a command", shorten::quote(.0))]
    Channel(String),
    /// The engine would not be held by the limits for outside programs.
    #[error("the engine cannot be held: {0}")]
    Unheld(#[source] io::Error),
    /// The engine failed.
    #[error("{file}, line {line}: the engine {failure}")]
    Engine {
        /// The list.
        file: String,
        /// The line at which it was asked, from 1.
        line: usize,
        /// How.
        failure: Failure,
    },
    /// What was found could not be written.
    #[error("cannot write {what}: {source}")]
    Write {
        /// Where to.
        what: String,
        /// Why.
        source: io::Error,
    },
}

/// Writes or checks vectors, and says whether all that was checked is right.
///
/// # Errors
/// A list that cannot be read, an engine that fails, an output that cannot be written.
pub fn run(args: &VectorsArgs, out: &mut dyn Write) -> Result<bool, VectorsError> {
    match &args.command {
        VectorsCommand::Generate(args) => generate::run(args, out).map(|()| true),
        VectorsCommand::Check(args) => check::run(args, out),
    }
}

/// Whoever reads the output may stop reading.
fn written(result: io::Result<()>, what: &str) -> Result<(), VectorsError> {
    match result {
        Err(source) if source.kind() != io::ErrorKind::BrokenPipe => Err(VectorsError::Write {
            what: what.to_owned(),
            source,
        }),
        _ => Ok(()),
    }
}

/// On a terminal only, and on stderr.
fn progress_bar(all: Option<u64>) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
    }
    let (bar, template) = match all {
        Some(all) => (
            ProgressBar::new(all),
            "{bar:40} {pos} of {len} positions, {eta} left",
        ),
        None => (
            ProgressBar::new_spinner(),
            "{spinner} {pos} positions, {elapsed}",
        ),
    };
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
