//! `chesslaws cite`: a statement with all that is known of it.

mod find;
mod page;
mod record;

use std::io::{self, Write};

use chesslaws_law::Statement;
use chesslaws_spec::{Lang, Spec};
use chesslaws_suite::features::{self, Scenario};
use clap::Args;

use crate::shape::Shape;

pub use record::Record;

/// What `cite` is asked.
#[derive(Args, Debug)]
pub struct CiteArgs {
    /// Statements, clauses or articles: `1993:5.1.6.1`, or a bare `9.2`, which shows both editions
    #[arg(required_unless_present = "search", value_name = "ID")]
    pub ids: Vec<String>,
    /// The statements that say this, whatever the case of its letters
    #[arg(long, value_name = "TEXT", conflicts_with = "ids")]
    pub search: Option<String>,
    /// The language and the form of the answer
    #[command(flatten)]
    pub shape: Shape,
}

/// Why `cite` cannot answer.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CiteError {
    /// Nothing to look for was given.
    #[error(
        "nothing to cite: right would be a number as `5.1.6.1` or `1993:9.2`, or a text behind --search"
    )]
    Nothing,
    /// No statement has this number, nor a number under it.
    #[error("the Laws have no statement {}; the nearest are {}", crate::shorten::quote(asked), nearest.join(", "))]
    Unknown {
        /// What was asked for.
        asked: String,
        /// The ids most like it.
        nearest: Vec<&'static str>,
    },
    /// No statement says what was searched for.
    #[error("no statement says \"{}\" in {lang}", crate::shorten::quote(text))]
    NotSaid {
        /// What was searched for.
        text: String,
        /// In which language.
        lang: Lang,
    },
    /// The answer could not be written.
    #[error("cannot write the answer: {0}")]
    Write(#[from] io::Error),
}

/// Writes the statements asked for.
///
/// # Errors
/// A number or a text that no statement has, and an output that cannot be written.
pub fn run(args: &CiteArgs, out: &mut dyn Write) -> Result<(), CiteError> {
    match answer(args, Spec::embedded(), &features::all(), out) {
        // Whoever reads the output may stop reading.
        Err(CiteError::Write(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        answered => answered,
    }
}

fn answer(
    args: &CiteArgs,
    spec: &Spec,
    scenarios: &[Scenario],
    out: &mut dyn Write,
) -> Result<(), CiteError> {
    let statements = asked_for(args, spec)?;
    let records: Vec<_> = statements
        .iter()
        .map(|&statement| Record::of(statement, spec, scenarios, args.shape.lang))
        .collect();
    if args.shape.json {
        let text = serde_json::to_string_pretty(&records).map_err(io::Error::other)?;
        writeln!(out, "{text}")?;
    } else if args.search.is_some() {
        page::list(&records, out)?;
    } else {
        page::write(&records, args.shape.lang, out)?;
    }
    Ok(())
}

/// The statements in the order asked for, each once.
fn asked_for(args: &CiteArgs, spec: &Spec) -> Result<Vec<Statement>, CiteError> {
    if let Some(text) = &args.search {
        if text.trim().is_empty() {
            return Err(CiteError::Nothing);
        }
        let said = find::saying(spec, text, args.shape.lang);
        let unsaid = || CiteError::NotSaid {
            text: text.clone(),
            lang: args.shape.lang,
        };
        return if said.is_empty() {
            Err(unsaid())
        } else {
            Ok(said)
        };
    }
    let mut statements = Vec::new();
    for asked in &args.ids {
        for statement in find::numbered(asked)? {
            if !statements.contains(&statement) {
                statements.push(statement);
            }
        }
    }
    Ok(statements)
}

#[cfg(test)]
mod tests;
