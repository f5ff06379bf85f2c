//! `chesslaws cite`: a statement or a dispute with all that is known of it.

mod dispute;
mod find;
mod page;
mod record;

use std::io::{self, Write};

use chesslaws_law::Statement;
use chesslaws_spec::model::Dispute;
use chesslaws_spec::{Lang, Spec};
use chesslaws_suite::features::{self, Scenario};
use clap::Args;
use serde::Serialize;

use crate::shape::Shape;

pub use dispute::Disputed;
pub use record::Record;

/// What `cite` is asked.
#[derive(Args, Debug)]
pub struct CiteArgs {
    /// Statements, clauses, articles or disputes: `1993:5.1.6.1`, `1993:Q05`, or a bare `9.2`, which shows both editions
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
        "nothing to cite: right would be a number as `5.1.6.1`, `1993:9.2` or `1993:Q05`, or a text behind --search"
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
    /// No dispute has this number.
    #[error("there is no dispute {}; the nearest are {}", crate::shorten::quote(asked), nearest.join(", "))]
    UnknownDispute {
        /// What was asked for.
        asked: String,
        /// The ids most like it.
        nearest: Vec<String>,
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

/// What a number names.
#[derive(Clone, Copy, PartialEq)]
enum Named<'a> {
    Statement(Statement),
    Dispute(&'a Dispute),
}

/// What is known of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
enum Found {
    Statement(Box<Record>),
    Dispute(Disputed),
}

/// Writes the statements and disputes asked for.
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
    let lang = args.shape.lang;
    let found: Vec<_> = asked_for(args, spec)?
        .into_iter()
        .map(|named| match named {
            Named::Statement(statement) => {
                Found::Statement(Record::of(statement, spec, scenarios, lang).into())
            }
            Named::Dispute(dispute) => Found::Dispute(Disputed::of(dispute, spec, lang)),
        })
        .collect();
    if args.shape.json {
        let text = serde_json::to_string_pretty(&found).map_err(io::Error::other)?;
        writeln!(out, "{text}")?;
    } else if args.search.is_some() {
        page::list(&found, out)?;
    } else {
        page::write(&found, lang, out)?;
    }
    Ok(())
}

/// What is asked for, in that order, each once.
fn asked_for<'a>(args: &CiteArgs, spec: &'a Spec) -> Result<Vec<Named<'a>>, CiteError> {
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
            Ok(said.into_iter().map(Named::Statement).collect())
        };
    }
    let mut all = Vec::new();
    for asked in &args.ids {
        let named: Vec<_> = if find::is_dispute(asked) {
            let disputes = find::disputes(spec, asked)?.into_iter();
            disputes.map(Named::Dispute).collect()
        } else {
            let statements = find::numbered(asked)?.into_iter();
            statements.map(Named::Statement).collect()
        };
        for one in named {
            if !all.contains(&one) {
                all.push(one);
            }
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests;
