//! `chesslaws report`: a stored report in another form.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use chesslaws_law::EditionError;
use clap::Args;

use super::{USAGE, complain};
use crate::report::{Account, Form};
use crate::run::{self, ReportError};
use crate::shorten;

/// Which report, and in which form.
#[derive(Args, Debug)]
pub(super) struct ReportArgs {
    /// The report.jsonl of a certification, or its folder
    file: PathBuf,
    #[command(flatten)]
    form: FormArgs,
}

#[derive(Args, Debug)]
#[group(multiple = false)]
struct FormArgs {
    /// As the terminal showed it (the default)
    #[arg(long)]
    text: bool,
    /// As one HTML file, with boards and a clause tree
    #[arg(long)]
    html: bool,
    /// As JUnit XML
    #[arg(long)]
    junit: bool,
    /// As a summary in Markdown
    #[arg(long)]
    markdown: bool,
    /// As a badge in SVG
    #[arg(long)]
    badge: bool,
}

impl FormArgs {
    fn form(&self) -> Form {
        let chosen = [
            (self.html, Form::Html),
            (self.junit, Form::Junit),
            (self.markdown, Form::Markdown),
            (self.badge, Form::Badge),
        ];
        let chosen = chosen.into_iter().find(|(is_chosen, _)| *is_chosen);
        chosen.map_or(Form::Text, |(_, form)| form)
    }
}

/// Why a report is not shown.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
enum StoredError {
    /// The file cannot be read.
    #[error("{}: {source}", shorten::path(file))]
    Unreadable { file: PathBuf, source: io::Error },
    /// The file is no whole report.
    #[error("{} is refused: {source}", shorten::path(file))]
    Refused { file: PathBuf, source: ReportError },
    /// The report is of an edition that is not known here.
    #[error("{} is refused: {source}", shorten::path(file))]
    Edition { file: PathBuf, source: EditionError },
    /// The output cannot be written.
    #[error("the report cannot be written: {0}")]
    Unwritten(io::Error),
}

/// Shows the report, and says the exit code: that it can be shown, not what it says.
pub(super) fn run(args: &ReportArgs) -> u8 {
    match show(args) {
        Ok(()) => 0,
        Err(error) => complain(&error, USAGE),
    }
}

fn show(args: &ReportArgs) -> Result<(), StoredError> {
    let mut file = args.file.clone();
    if file.is_dir() {
        file.push(super::files::REPORT);
    }
    let text = match fs::read_to_string(&file) {
        Ok(text) => text,
        Err(source) => return Err(StoredError::Unreadable { file, source }),
    };
    let run = match run::read(&text) {
        Ok((run, _)) => run,
        Err(source) => return Err(StoredError::Refused { file, source }),
    };
    let account = match Account::of(&run) {
        Ok(account) => account,
        Err(source) => return Err(StoredError::Edition { file, source }),
    };
    let mut out = anstream::stdout().lock();
    let written = out.write_all(account.form(args.form.form()).as_bytes());
    match written.and_then(|()| out.flush()) {
        // Whoever reads the output may stop reading.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(StoredError::Unwritten(error))
        }
        _ => Ok(()),
    }
}
