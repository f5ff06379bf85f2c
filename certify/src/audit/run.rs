//! The audit as a whole: files in, findings out, as they come.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::num::NonZeroUsize;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::thread;

use chesslaws_record::pgn::Place;
use chesslaws_spec::Lang;

use super::args::{AuditArgs, Form};
use super::batch::Batches;
use super::examine::{Examined, GameReport, Settings};
use super::finding::{Finding, Kind, Weight};
use super::lines::{FindingLine, Line, Summary};
use super::progress::Progress;
use super::{input, numbered, sarif, text, work};
use crate::shorten;

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
    /// A file would be written that is read, or written twice.
    #[error("{} would be overwritten: it is read, or written to by another option", .file.display())]
    Overwrites {
        /// The file.
        file: PathBuf,
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
        lang: args.lang,
        strict: args.strict,
        notes: !args.charged,
        export: args.write.is_some(),
    };
    let mut audit = Audit::begin(args, out)?;
    let mut unread = None;
    for file in &args.files {
        match audit.file(file, &settings) {
            // A reader that stops reading has heard enough.
            Err(AuditError::Answer(error)) if error.kind() == io::ErrorKind::BrokenPipe => break,
            // The other files are audited all the same.
            Err(error @ AuditError::Read { .. }) => unread = unread.or(Some(error)),
            done => done?,
        }
    }
    let passed = audit.end()?;
    unread.map_or(Ok(passed), Err)
}

/// Refuses to write to what is read, and to one file twice.
fn overwrites(args: &AuditArgs) -> Result<(), AuditError> {
    let identity = |file: &Path| {
        file.metadata()
            .ok()
            .filter(|it| it.is_file())
            .map(|it| (it.dev(), it.ino()))
    };
    let same = |one: &Path, other: &Path| {
        one == other || identity(one).is_some_and(|it| identity(other) == Some(it))
    };
    let written: Vec<&PathBuf> = args.sarif.iter().chain(&args.write).collect();
    let read = args.files.iter().map(Path::new);
    let clash = match written.as_slice() {
        [one, other] if same(one, other) => Some(*one),
        all => all
            .iter()
            .copied()
            .find(|file| read.clone().any(|read| same(file, read))),
    };
    match clash {
        Some(file) => Err(AuditError::Overwrites { file: file.clone() }),
        None => Ok(()),
    }
}

fn unwritten(file: &Path) -> impl FnOnce(io::Error) -> AuditError {
    let file = file.to_owned();
    |why| AuditError::Write { file, why }
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
    /// A game has been exported.
    written: bool,
    /// A finding has been written into the document.
    listed: bool,
}

impl<'a> Audit<'a> {
    fn begin(args: &'a AuditArgs, out: &'a mut dyn Write) -> Result<Self, AuditError> {
        overwrites(args)?;
        let create = |file: &PathBuf| -> Result<_, AuditError> {
            let created = File::create(file).map_err(unwritten(file))?;
            Ok((BufWriter::new(created), file.clone()))
        };
        let sarif = args.sarif.as_ref().map(|file| {
            let (stream, file) = create(file)?;
            let log = sarif::Log::begin(Box::new(stream), args.lang);
            Ok::<_, AuditError>((log.map_err(unwritten(&file))?, file))
        });
        let sarif = sarif.transpose()?;
        let games = args.write.as_ref().map(create).transpose()?;
        if args.form() == Form::Document {
            let findings = if args.summary { "" } else { "\"findings\":[" };
            write!(out, "{{{findings}")?;
        }
        Ok(Self {
            args,
            out,
            sarif,
            games,
            progress: Progress::on_a_terminal(),
            summary: Summary::default(),
            failed: false,
            written: false,
            listed: false,
        })
    }

    fn file(&mut self, file: &str, settings: &Settings) -> Result<(), AuditError> {
        let unread = |why| AuditError::Read {
            file: file.to_owned(),
            why,
        };
        let input = input::open(file).map_err(unread)?;
        if let Some(what) = input.foreign {
            return self.foreign(file, what);
        }
        let mut batches = Batches::new(input.bytes);
        let mut games = 0;
        let processors = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let jobs = self.args.jobs.get().min(processors);
        work::work(&mut batches, settings, jobs, |examined| {
            let before = games;
            games += examined.games;
            self.take(file, examined, before)
        })?;
        match batches.broken.take() {
            Some(why) if input.packed => self.broken(file, &why, batches.place()),
            Some(why) => Err(unread(why)),
            None => Ok(()),
        }
    }

    fn broken(&mut self, file: &str, why: &io::Error, place: Place) -> Result<(), AuditError> {
        let message = match self.args.lang {
            Lang::En => format!("the archive is cut off or broken behind this place: {why}"),
            Lang::Zh => format!("压缩文件在此之后残缺或损坏：{why}"),
        };
        let finding = Finding::new(Kind::BrokenArchive, Weight::Fault, place, message);
        self.of_the_file(file, &finding)
    }

    fn foreign(&mut self, file: &str, what: &str) -> Result<(), AuditError> {
        let message = match self.args.lang {
            Lang::En => format!(
                "{what}, which is not read; right would be UTF-8 or Latin-1, packed with gzip, Zstandard or not at all"
            ),
            Lang::Zh => {
                format!("{what}，不能读取；应为UTF-8或Latin-1文本，可用gzip或Zstandard压缩")
            }
        };
        let begin = Place {
            offset: 0,
            line: 1,
            column: 1,
        };
        let finding = Finding::new(
            Kind::UnreadableRecord,
            Weight::Fault,
            begin,
            message.to_owned(),
        );
        self.of_the_file(file, &finding)
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
            done.map_err(unwritten(file))?;
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
        if self.args.form() == Form::Text && !self.args.summary {
            text::game(self.out, file, report, self.args.lang)?;
        }
        for finding in &report.findings {
            self.count(file, Some(report), finding)?;
        }
        Ok(())
    }

    fn of_the_file(&mut self, file: &str, finding: &Finding) -> Result<(), AuditError> {
        if self.args.form() == Form::Text && !self.args.summary {
            writeln!(self.out, "{}:", shorten::escaped(file))?;
            text::finding(self.out, finding, self.args.lang)?;
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
        let weight = finding.weight.name(Lang::En);
        *self.summary.weights.entry(weight).or_default() += 1;
        self.failed |= match self.args.fail_on.as_slice() {
            [] => finding.weight.counts(),
            kinds => kinds.contains(&finding.kind),
        };
        if self.args.form() == Form::Text && self.sarif.is_none() {
            return Ok(());
        }
        let line = FindingLine::of(file, report, finding);
        if let Some((log, file)) = &mut self.sarif {
            log.add(&line, finding).map_err(unwritten(file))?;
        }
        match self.args.form() {
            Form::Lines if !self.args.summary => self.line(&Line::Finding(Box::new(line))),
            Form::Document if !self.args.summary => self.element(&line),
            _ => Ok(()),
        }
    }

    fn line(&mut self, line: &Line) -> Result<(), AuditError> {
        let text = serde_json::to_string(line).map_err(io::Error::other)?;
        Ok(writeln!(self.out, "{text}")?)
    }

    /// A finding of the one document, which is written as it grows.
    fn element(&mut self, line: &FindingLine) -> Result<(), AuditError> {
        let text = serde_json::to_string(line).map_err(io::Error::other)?;
        let comma = if self.listed { "," } else { "" };
        self.listed = true;
        Ok(write!(self.out, "{comma}\n{text}")?)
    }

    /// The summary, and the end of the document.
    fn sum_up(&mut self) -> Result<(), AuditError> {
        let summary = self.summary.clone();
        match self.args.form() {
            Form::Text => Ok(text::summary(self.out, &summary, self.args.lang)?),
            Form::Lines => self.line(&Line::Summary(summary)),
            Form::Document => {
                let text = serde_json::to_string(&summary).map_err(io::Error::other)?;
                let behind = if self.args.summary { "" } else { "\n]," };
                Ok(writeln!(self.out, "{behind}\"summary\":{text}}}")?)
            }
        }
    }

    fn end(mut self) -> Result<bool, AuditError> {
        self.progress.end();
        if let Some((log, file)) = self.sarif.take() {
            log.end().map_err(unwritten(&file))?;
        }
        if let Some((mut games, file)) = self.games.take() {
            games.flush().map_err(unwritten(&file))?;
        }
        let told = self.sum_up();
        match told {
            Err(AuditError::Answer(error)) if error.kind() == io::ErrorKind::BrokenPipe => {}
            told => told?,
        }
        Ok(!self.failed)
    }
}
