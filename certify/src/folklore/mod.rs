//! `chesslaws folklore`: popular statements of the rules, judged against the Laws by trials that decide them.
//!
//! No verdict is written down here. A trial tells a position or what happened, and what the saying predicts of it; the
//! oracle finds what is so, and the verdict follows from how often the two agree. It is then compared with the spec's.

mod ask;
mod finding;
mod json;
mod text;
pub mod trials;
mod verdict;

use std::io::{self, Write};

use chesslaws_oracle::table::Game;
use chesslaws_spec::Spec;
use clap::Args;

use crate::rule::RuleError;
use crate::shape::Shape;
use crate::shorten;

pub use ask::{Near, nearest};
pub use finding::Finding;
pub use verdict::{Held, HeldTrial, Judgment, judge};

const HELP: &str = "\
Exit code: 0 the verdicts and grounds that are shown are those of the spec, 2 no saying has the id or is near the text,
4 they are not those of the spec.";

/// What `folklore` is asked.
#[derive(Args, Debug)]
#[command(after_help = HELP)]
pub struct FolkloreArgs {
    /// Show these sayings with their trials, `F03`; without any, all are listed
    #[arg(value_name = "ID")]
    pub ids: Vec<String>,
    /// The saying that is nearest to this text, in English or Chinese
    #[arg(long, value_name = "TEXT", conflicts_with = "ids")]
    pub ask: Option<String>,
    /// All sayings with all their trials
    #[arg(long, conflicts_with_all = ["ids", "ask"])]
    pub trials: bool,
    /// The language and the form of the answer
    #[command(flatten)]
    pub shape: Shape,
}

/// Why `folklore` cannot answer.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FolkloreError {
    /// No saying has this id.
    #[error("no saying `{}`: there are {first} to {last}", shorten::quote(asked))]
    Unknown {
        /// What was asked for.
        asked: String,
        /// The first id.
        first: &'static str,
        /// The last.
        last: &'static str,
    },
    /// No saying is near to the text.
    #[error(
        "nothing near `{}`: no saying shares enough of its words; `chesslaws folklore` lists all",
        shorten::quote(asked)
    )]
    NothingNear {
        /// What was asked.
        asked: String,
    },
    /// The trials that this program carries are not sound.
    #[error(transparent)]
    Trials(#[from] RuleError),
    /// The answer could not be written.
    #[error("cannot write the answer: {0}")]
    Write(#[from] io::Error),
}

/// Judges, and says whether all that was shown agrees with the spec.
///
/// # Errors
/// An id or a text that no saying has, and an output that cannot be written.
pub fn run(args: &FolkloreArgs, out: &mut dyn Write) -> Result<bool, FolkloreError> {
    let (text, agrees) = answer(args)?;
    match out.write_all(text.as_bytes()) {
        // Whoever reads the output may stop reading.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(agrees),
    }
}

/// Judges all sayings under the founding edition, in their order.
///
/// # Errors
/// Trials that are not sound.
pub fn all() -> Result<Vec<Judgment>, RuleError> {
    let game = Game::founding();
    let tried = trials::embedded()?;
    tried.iter().map(|tried| judge(&game, tried)).collect()
}

fn answer(args: &FolkloreArgs) -> Result<(String, bool), FolkloreError> {
    let lang = args.shape.lang;
    let asked = match &args.ask {
        None => args.ids.clone(),
        Some(asked) => match nearest(&Spec::embedded().folklore, asked)[..] {
            [] => {
                let asked = asked.clone();
                return Err(FolkloreError::NothingNear { asked });
            }
            [only] => vec![only.saying.id.value.clone()],
            ref several if args.shape.json => {
                return Ok((pretty(&json::candidates(several, lang))?, true));
            }
            ref several => return Ok((text::candidates(several, lang), true)),
        },
    };
    let judged = judged(&asked)?;
    let agrees = judged.iter().all(Judgment::agrees);
    let text = if args.shape.json {
        pretty(&json::sayings(&judged, lang))?
    } else if asked.is_empty() && !args.trials {
        text::list(&judged, lang)
    } else {
        let pages: Vec<String> = judged
            .iter()
            .map(|judgment| text::saying(judgment, lang))
            .collect();
        pages.join("\n")
    };
    Ok((text, agrees))
}

/// The sayings with these ids, each once, in their order; without any, all.
fn judged(asked: &[String]) -> Result<Vec<Judgment>, FolkloreError> {
    let tried = trials::embedded()?;
    let id = |tried: &trials::TriedSaying| tried.saying.id.value.as_str();
    for asked in asked {
        if !tried
            .iter()
            .any(|tried| id(tried).eq_ignore_ascii_case(asked))
        {
            return Err(FolkloreError::Unknown {
                asked: asked.clone(),
                first: tried.first().map_or("none", id),
                last: tried.last().map_or("none", id),
            });
        }
    }
    let wanted = |tried: &&trials::TriedSaying| {
        asked.is_empty()
            || asked
                .iter()
                .any(|asked| id(tried).eq_ignore_ascii_case(asked))
    };
    let game = Game::founding();
    let judged = tried.iter().filter(wanted).map(|tried| judge(&game, tried));
    Ok(judged.collect::<Result<_, _>>()?)
}

fn pretty(value: &serde_json::Value) -> Result<String, FolkloreError> {
    Ok(serde_json::to_string_pretty(value).map_err(io::Error::other)? + "\n")
}
