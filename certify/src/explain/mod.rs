//! `chesslaws explain`: a ruling on a move or on a position, with the clauses that carry it.

mod json;
mod line;
mod record;
mod report;

use std::io::{self, Write};

use chesslaws_board::{FenError, MoveError, Setup};
use chesslaws_law::Edition;
use chesslaws_oracle::{Laws, Standing, art2_pieces};
use clap::Args;

use crate::{notation::NotationError, shape::Shape, shorten};

pub use line::{Line, Played};
pub use record::Recorded;

/// What `explain` is asked.
#[derive(Args, Debug)]
pub struct ExplainArgs {
    /// `startpos` or a FEN (in quotes, or as its six fields); then `moves` and the moves played, each of which is judged up to the first that is not lawful;
    /// then a move to judge (moves in UCI or in algebraic notation)
    #[arg(required = true, num_args = 1.., value_name = "FEN|startpos [moves ...] [MOVE]")]
    pub words: Vec<String>,
    /// A move to judge after the moves played
    #[arg(long = "move", value_name = "MOVE")]
    pub judged: Option<String>,
    /// The edition that governs
    #[arg(long, default_value_t = Edition::Fide1993, value_parser = shorten::read::<Edition>)]
    pub edition: Edition,
    /// The language and the form of the answer
    #[command(flatten)]
    pub shape: Shape,
}

/// Why `explain` cannot answer.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ExplainError {
    /// No position was given.
    #[error("no position: right would be `startpos` or a FEN")]
    NoPosition,
    /// The position is not FEN.
    #[error("the position is not FEN: {}", not_fen(.0))]
    Fen(#[from] FenError),
    /// A move is not in UCI notation.
    #[error("word {word}: {}", not_a_move(source))]
    Move {
        /// Which word of the command, counted from 1.
        word: usize,
        /// What is wrong with it.
        source: MoveError,
    },
    /// A move in algebraic notation that cannot be taken for one.
    #[error("word {word}: {why}")]
    Notation {
        /// Which word of the command, counted from 1.
        word: usize,
        /// What is wrong with it.
        why: String,
    },
    /// The words do not follow each other so.
    #[error("word {word}: found `{}`; right would be {right}", crate::shorten::quote(.found))]
    Words {
        /// Which word of the command, counted from 1.
        word: usize,
        /// What was found.
        found: String,
        /// What would be right.
        right: &'static str,
    },
    /// The answer could not be written.
    #[error("cannot write the answer: {0}")]
    Write(#[from] io::Error),
}

impl ExplainError {
    fn at(word: usize, error: NotationError) -> Self {
        match error {
            NotationError::Move(source) => Self::Move { word, source },
            NotationError::San(why) => Self::Notation { word, why },
        }
    }
}

/// What is wrong with a FEN, and the place marked under it unless the text is too long to show.
pub(crate) fn not_fen(error: &FenError) -> String {
    let (text, column) = (shorten::quote(&error.text), error.place.column);
    let what = FenError {
        found: shorten::quote(&error.found),
        ..error.clone()
    };
    if text == error.text {
        format!("{what}\n  {text}\n  {mark:>column$}", mark = '^')
    } else {
        format!("{what}\n  {text}")
    }
}

fn not_a_move(error: &MoveError) -> MoveError {
    MoveError {
        text: shorten::quote(&error.text),
        ..error.clone()
    }
}

/// Answers, and says whether what was asked about is lawful.
///
/// # Errors
/// Words that are no position or no move, and an output that cannot be written.
pub fn run(args: &ExplainArgs, out: &mut dyn Write) -> Result<bool, ExplainError> {
    let laws = Laws::of(args.edition);
    let line = line::read(&args.words, args.judged.as_deref(), &laws)?;
    let played = line.play(&laws);
    match answer(args, &laws, &line, &played, out) {
        // A reader that stops reading has heard enough.
        Err(ExplainError::Write(error)) if error.kind() == io::ErrorKind::BrokenPipe => {}
        answered => answered?,
    }
    Ok(lawful(&laws, &played))
}

/// Writes the answer in the form that was asked for.
fn answer(
    args: &ExplainArgs,
    laws: &Laws,
    line: &Line,
    played: &Played,
    out: &mut dyn Write,
) -> Result<(), ExplainError> {
    if args.shape.json {
        let object = json::explanation(laws, line, played, args.shape.lang);
        let text = serde_json::to_string_pretty(&object).map_err(io::Error::other)?;
        writeln!(out, "{text}")?;
    } else {
        report::write(laws, line, played, args.shape.lang, out)?;
    }
    Ok(())
}

/// Whether every move judged is lawful, and, where only a position was asked about, whether that is.
fn lawful(laws: &Laws, played: &Played) -> bool {
    match &played.verdicts[..] {
        [] => laws.standing(&played.now).finding == Standing::Lawful,
        verdicts => verdicts.iter().all(|verdict| verdict.ruling.finding),
    }
}

/// The set-up named by `startpos`.
fn startpos() -> Setup {
    art2_pieces::array()
}

#[cfg(test)]
mod tests;
