//! `chesslaws audit`: databases of games, and what the Laws say of each game.
//!
//! A fast look at each game, on the kernel, only notices ([`notice`](self)); what was noticed is read again and ruled on by
//! the oracle. An edition judges the games that it governed, by their dates; of the others only what both editions say
//! alike is charged, and where a clause is disputed nobody is charged.

mod automatic;
mod batch;
mod claims;
mod clocks;
mod ends;
mod examine;
mod finding;
mod governed;
mod input;
mod judge;
mod lines;
mod moves;
mod notice;
mod progress;
mod record;
mod repetition;
mod sarif;
mod tags;
mod termination;
mod text;
mod work;

#[cfg(test)]
mod tests;

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;

use chesslaws_law::Edition;
use clap::Args;

use crate::shape::Shape;
use crate::shorten;

pub use clocks::Control;
pub use examine::{GameReport, Settings};
pub use finding::{Carried, Finding, Kind, Weight};
pub use governed::Governed;
pub use lines::{FindingLine, Line, Summary, published};

use batch::Batches;
use examine::Examined;
use progress::Progress;

/// What `audit` is asked.
#[derive(Args, Debug)]
pub struct AuditArgs {
    /// Files in PGN, packed with gzip or Zstandard or not; `-` for standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<String>,
    /// The edition that judges every game; otherwise the tag Date decides: 1993 to 1996 fide-1993, 2023 and later fide-2023,
    /// and of all other games only what both editions say alike is charged
    #[arg(long, value_parser = shorten::read::<Edition>)]
    pub edition: Option<Edition>,
    /// Name every deviation from the export format of PGN and from Appendix C
    #[arg(long)]
    pub strict: bool,
    /// Only what is charged and faults of the record, nothing for information: no claims, no clocks
    #[arg(long)]
    pub charged: bool,
    /// The time control of every game, as the tag TimeControl has it (40/7200:3600, 300+3); otherwise that tag's
    #[arg(long, value_name = "CONTROL", value_parser = control)]
    pub time_control: Option<Control>,
    /// How many games are examined side by side
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::MIN)]
    pub jobs: NonZeroUsize,
    /// Exit with 1 if and only if there are findings of these kinds, separated by commas; otherwise whatever is charged or a
    /// fault of the record does that
    #[arg(long, value_name = "KIND", value_enum, value_delimiter = ',')]
    pub fail_on: Vec<Kind>,
    /// Write the findings in SARIF 2.1.0 to this file too
    #[arg(long, value_name = "FILE")]
    pub sarif: Option<PathBuf>,
    /// Write the games in the export format to this file too; what is no move is left out, and so is what stands behind it
    #[arg(long, value_name = "FILE")]
    pub write: Option<PathBuf>,
    /// Only the summary
    #[arg(long)]
    pub summary: bool,
    /// The language and the form of the answer; as JSON it is lines, one a finding
    #[command(flatten)]
    pub shape: Shape,
}

fn control(value: &str) -> Result<Control, String> {
    Control::read(value).ok_or_else(|| {
        format!(
            "found `{}`; right would be seconds, as in 300+3 or 40/7200:3600",
            shorten::quote(value)
        )
    })
}

/// Why an audit could not be made.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum AuditError {
    /// A file cannot be read.
    #[error("cannot read {}: {why}", crate::shorten::quote(.file))]
    Read {
        /// The file.
        file: String,
        /// Why not.
        why: io::Error,
    },
    /// A file cannot be written.
    #[error("cannot write {}: {why}", .file.display())]
    Write {
        /// The file.
        file: PathBuf,
        /// Why not.
        why: io::Error,
    },
    /// The answer could not be written.
    #[error("cannot write the answer: {0}")]
    Answer(#[from] io::Error),
}

/// Makes the audit, and says whether it passes: nothing that `--fail-on` names, or nothing charged.
///
/// # Errors
/// Files that cannot be read or written.
pub fn run(args: &AuditArgs, out: &mut dyn Write) -> Result<bool, AuditError> {
    let settings = Settings {
        edition: args.edition,
        control: args.time_control.clone(),
        lang: args.shape.lang,
        strict: args.strict,
        notes: !args.charged,
        export: args.write.is_some(),
    };
    let mut audit = Audit::begin(args, out)?;
    for file in &args.files {
        match audit.file(file, &settings) {
            // A reader that stops reading has heard enough.
            Err(AuditError::Answer(error)) if error.kind() == io::ErrorKind::BrokenPipe => break,
            done => done?,
        }
    }
    audit.end()
}

/// Examines a text, on one thread.
#[must_use]
pub fn examined(text: &[u8], settings: &Settings) -> Vec<GameReport> {
    let mut batches = Batches::new(text);
    let (mut games, mut reports) = (0, Vec::new());
    while let Some(batch) = batches.next() {
        let examined = examine::examine(&batch, settings);
        reports.extend(numbered(examined.reports, games));
        games += examined.games;
    }
    reports
}

/// The reports with the games counted on.
fn numbered(reports: Vec<GameReport>, before: u64) -> impl Iterator<Item = GameReport> {
    reports.into_iter().map(move |report| GameReport {
        game: report.game + before,
        ..report
    })
}

/// An audit that is being made.
struct Audit<'a> {
    args: &'a AuditArgs,
    out: &'a mut dyn Write,
    sarif: Option<(sarif::Log, PathBuf)>,
    games: Option<(BufWriter<File>, PathBuf)>,
    progress: Progress,
    summary: Summary,
    failed: bool,
    written: bool,
}

impl<'a> Audit<'a> {
    fn begin(args: &'a AuditArgs, out: &'a mut dyn Write) -> Result<Self, AuditError> {
        let create = |file: &PathBuf| {
            let created = File::create(file).map(BufWriter::new);
            created.map_err(|why| AuditError::Write {
                file: file.clone(),
                why,
            })
        };
        let sarif = match &args.sarif {
            None => None,
            Some(file) => {
                let log = sarif::Log::begin(Box::new(create(file)?), args.shape.lang);
                let log = log.map_err(|why| AuditError::Write {
                    file: file.clone(),
                    why,
                })?;
                Some((log, file.clone()))
            }
        };
        let games = match &args.write {
            None => None,
            Some(file) => Some((create(file)?, file.clone())),
        };
        Ok(Self {
            args,
            out,
            sarif,
            games,
            progress: Progress::on_a_terminal(),
            summary: Summary::default(),
            failed: false,
            written: false,
        })
    }

    fn file(&mut self, file: &str, settings: &Settings) -> Result<(), AuditError> {
        let unread = |why| AuditError::Read {
            file: file.to_owned(),
            why,
        };
        let input = input::open(file).map_err(unread)?;
        let mut batches = Batches::new(input.bytes);
        let mut games = 0;
        let jobs = self.args.jobs.get();
        work::work(&mut batches, settings, jobs, |examined| {
            let before = games;
            games += examined.games;
            self.take(file, examined, before)
        })?;
        match batches.broken.take() {
            Some(why) if input.packed => {
                let message = match settings.lang {
                    chesslaws_spec::Lang::En => {
                        format!("the archive is cut off or broken behind this place: {why}")
                    }
                    chesslaws_spec::Lang::Zh => format!("压缩文件在此之后残缺或损坏：{why}"),
                };
                let finding =
                    Finding::new(Kind::BrokenArchive, Weight::Fault, batches.place(), message);
                self.of_the_file(file, &finding)
            }
            Some(why) => Err(unread(why)),
            None => Ok(()),
        }
    }

    fn take(&mut self, file: &str, examined: Examined, before: u64) -> Result<(), AuditError> {
        self.summary.games += examined.games;
        self.summary.bytes += examined.bytes;
        self.progress.show(self.summary.games, self.summary.bytes);
        if let Some((games, file)) = &mut self.games
            && !examined.exported.is_empty()
        {
            let gap: &[u8] = if std::mem::replace(&mut self.written, true) {
                b"\n"
            } else {
                b""
            };
            let done = games
                .write_all(gap)
                .and_then(|()| games.write_all(&examined.exported));
            done.map_err(|why| AuditError::Write {
                file: file.clone(),
                why,
            })?;
        }
        for report in numbered(examined.reports, before) {
            self.of_a_game(file, &report)?;
        }
        Ok(())
    }

    fn of_a_game(&mut self, file: &str, report: &GameReport) -> Result<(), AuditError> {
        let charged = report
            .findings
            .iter()
            .any(|finding| finding.weight.counts());
        self.summary.games_charged += u64::from(charged);
        if !self.args.shape.json && !self.args.summary {
            text::game(self.out, file, report, self.args.shape.lang)?;
        }
        for finding in &report.findings {
            self.count(file, Some(report), finding)?;
        }
        Ok(())
    }

    fn of_the_file(&mut self, file: &str, finding: &Finding) -> Result<(), AuditError> {
        if !self.args.shape.json && !self.args.summary {
            writeln!(self.out, "{}:", shorten::escaped(file))?;
            text::finding(self.out, finding, self.args.shape.lang)?;
        }
        self.count(file, None, finding)
    }

    /// Counts a finding, and writes it where lines or a log are asked for.
    fn count(
        &mut self,
        file: &str,
        report: Option<&GameReport>,
        finding: &Finding,
    ) -> Result<(), AuditError> {
        *self
            .summary
            .findings
            .entry(finding.kind.code())
            .or_default() += 1;
        let weight = finding.weight.name(chesslaws_spec::Lang::En);
        *self.summary.weights.entry(weight).or_default() += 1;
        self.failed |= match self.args.fail_on.as_slice() {
            [] => finding.weight.counts(),
            kinds => kinds.contains(&finding.kind),
        };
        if !self.args.shape.json && self.sarif.is_none() {
            return Ok(());
        }
        let line = FindingLine::of(file, report, finding);
        if let Some((log, file)) = &mut self.sarif {
            log.add(&line, finding).map_err(|why| AuditError::Write {
                file: file.clone(),
                why,
            })?;
        }
        if self.args.shape.json && !self.args.summary {
            self.line(&Line::Finding(Box::new(line)))?;
        }
        Ok(())
    }

    fn line(&mut self, line: &Line) -> Result<(), AuditError> {
        let text = serde_json::to_string(line).map_err(io::Error::other)?;
        Ok(writeln!(self.out, "{text}")?)
    }

    fn end(mut self) -> Result<bool, AuditError> {
        self.progress.end();
        if let Some((log, file)) = self.sarif.take() {
            log.end().map_err(|why| AuditError::Write { file, why })?;
        }
        if let Some((mut games, file)) = self.games.take() {
            games
                .flush()
                .map_err(|why| AuditError::Write { file, why })?;
        }
        let summary = self.summary.clone();
        let told = if self.args.shape.json {
            self.line(&Line::Summary(summary))
        } else {
            text::summary(self.out, &summary, self.args.shape.lang).map_err(AuditError::from)
        };
        match told {
            Err(AuditError::Answer(error)) if error.kind() == io::ErrorKind::BrokenPipe => {}
            told => told?,
        }
        Ok(!self.failed)
    }
}

/// Examines a text in parts of that size: what is found does not depend on it.
#[cfg(test)]
fn examined_in_parts(
    text: &[u8],
    size: usize,
    settings: &Settings,
    jobs: usize,
) -> Vec<GameReport> {
    let mut batches = Batches::of_size(text, size);
    let (mut games, mut reports) = (0, Vec::new());
    let done: Result<(), ()> = work::work(&mut batches, settings, jobs, |examined| {
        reports.extend(numbered(examined.reports, games));
        games += examined.games;
        Ok(())
    });
    assert_eq!(done, Ok(()));
    reports
}
