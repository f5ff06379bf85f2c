//! `chesslaws certify`.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use chesslaws_law::Edition;
use chesslaws_protocol::Failure;
use chesslaws_spec::model::Plane;
use chesslaws_suite::{Case, cases};
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::subject::{Chosen, SUBJECT, SubjectArgs};
use super::{USAGE, complain, files};
use crate::report::{Account, Form};
use crate::run::{self, Baseline, GameError, Options, Run, RunError};
use crate::shorten;
use crate::subjects::{confine, demo::planted};

/// Exit code for a subject that broke.
const SUBJECT_BROKE: u8 = 3;

const OWN_PROGRAM: &str = "
To certify your own program:
  chesslaws certify --uci \"COMMAND\"    an engine that speaks UCI (or CECP, with --cecp); with `go perft 1` and `d` as
                                       Stockfish has them, more questions can be put to it
  chesslaws certify --cmd \"COMMAND\"    a library of any language, behind a loop of some sixty lines that speaks
                                       certify/protocol/PROTOCOL.md; chesslaws adapter-check -- COMMAND tries it
A Rust library is put behind the trait `Subject` of the crate chesslaws-protocol, as certify/src/subjects/demo shows.
";

/// What is to be certified, and how.
#[derive(Args, Debug)]
pub(super) struct CertifyArgs {
    #[command(flatten)]
    subject: SubjectArgs,
    /// The edition that judges
    #[arg(long, default_value_t = Edition::Fide1993, value_parser = shorten::read::<Edition>)]
    edition: Edition,
    /// Only cases about statements of this plane: board, hand, clock, sheet, claim, envelope, hall, notation
    #[arg(long, value_parser = shorten::read::<Plane>)]
    plane: Option<Plane>,
    /// Only cases about this statement, clause or article (5.1.6.1, 1993:5); may be repeated
    #[arg(long, value_name = "CLAUSE")]
    clause: Vec<String>,
    /// Only this case, by its id or the part of it before the question; may be repeated
    #[arg(long, value_name = "ID")]
    only: Vec<String>,
    /// Instead of the suite, the position after these moves of the initial array (UCI notation)
    #[arg(long, value_name = "MOVES", conflicts_with_all = ["only", "clause", "plane", "baseline"])]
    game: Option<String>,
    /// The seed that shuffles the order; it is printed
    #[arg(long)]
    seed: Option<u64>,
    /// Only so many of the cases, drawn by the seed: for programs that answer slowly
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    sample: Option<u32>,
    /// How many of the program are asked side by side
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::MIN)]
    jobs: NonZeroUsize,
    /// A file that lists expected failures with reasons; one that does not fail is an error. Of one subject, which is named
    #[arg(long, value_name = "FILE", requires = SUBJECT)]
    baseline: Option<PathBuf>,
    /// How long each reply may take, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 5000, value_parser = clap::value_parser!(u64).range(1..))]
    timeout: u64,
    /// Print the report, and nothing else, to stdout. Of one subject, which is named
    #[arg(long, requires = SUBJECT)]
    json: bool,
    /// The folder for report.jsonl and its other forms: JUnit XML, HTML, Markdown, a badge; where no subject is named, the
    /// folders `demonstration` and `kernel` in it have them
    #[arg(long, value_name = "DIR", default_value = "chesslaws-report")]
    out: PathBuf,
}

impl CertifyArgs {
    /// The subjects in their order: the one that is named, or the two that this program carries.
    fn chosen(&self) -> Vec<Chosen> {
        self.subject
            .chosen()
            .map_or_else(|| vec![Chosen::Demo, Chosen::Kernel], |one| vec![one])
    }

    fn cases(&self) -> Result<Vec<Case>, GameError> {
        match &self.game {
            Some(moves) => run::of_game(moves, self.edition),
            None => Ok(cases::all()),
        }
    }

    fn baseline(&self) -> Result<Option<Baseline>, String> {
        let Some(path) = &self.baseline else {
            return Ok(None);
        };
        let name = shorten::path(path);
        let text = fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
        let read = Baseline::read(&name, &text);
        read.map(Some).map_err(|error| error.to_string())
    }

    fn options(&self) -> Result<Options, String> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let random = now.map_or(0, |now| u64::from(now.subsec_nanos()) ^ now.as_secs());
        Ok(Options {
            edition: self.edition,
            plane: self.plane,
            clauses: self.clause.clone(),
            only: self.only.clone(),
            seed: self.seed.unwrap_or(random),
            sample: self.sample.map(|count| count as usize),
            baseline: self.baseline()?,
            held: None,
        })
    }
}

/// Certifies, and says the exit code.
pub(super) fn run(args: &CertifyArgs) -> u8 {
    let cases = match args.cases() {
        Ok(cases) => cases,
        Err(error) => return complain(&error, USAGE),
    };
    let options = match args.options() {
        Ok(options) => options,
        Err(error) => return complain(&error, USAGE),
    };
    if let Err(error) = confine::enable() {
        return complain(&format!("subjects cannot be held: {error}"), USAGE);
    }
    let all = args.chosen();
    let mut codes = Vec::new();
    for (at, chosen) in all.iter().enumerate() {
        let part = Part {
            chosen,
            number: at + 1,
            of: all.len(),
        };
        match certify(args, &part, &cases, options.clone()) {
            Ok(code) => codes.push(code),
            // What is wrong with the usage is not said of each subject again.
            Err(code) => return code,
        }
    }
    worst(&codes)
}

/// The code that the others give way to: a subject that broke, one that does not conform, one that could not be judged.
fn worst(codes: &[u8]) -> u8 {
    let of_weight = [4, 3, 2, 1, 5];
    let found = of_weight.into_iter().find(|code| codes.contains(code));
    found.unwrap_or_default()
}

/// One subject of those that are certified in one run.
struct Part<'a> {
    chosen: &'a Chosen,
    number: usize,
    of: usize,
}

impl Part<'_> {
    const fn is_alone(&self) -> bool {
        self.of == 1
    }

    /// The folder of its report.
    fn folder(&self, out: &Path) -> PathBuf {
        match self.chosen {
            _ if self.is_alone() => out.to_owned(),
            Chosen::Demo => out.join("demonstration"),
            _ => out.join("kernel"),
        }
    }

    /// What it is, where it is not alone.
    fn heading(&self) -> String {
        let what = match self.chosen {
            _ if self.is_alone() => return String::new(),
            Chosen::Demo => {
                "THE DEMONSTRATION: a program with two planted faults, to show what is said of one that breaks the Laws.\n\
                 It is not to conform."
            }
            _ => {
                "THE KERNEL: the fast generator of moves that this program carries, certified like any other.\n\
                 It is to conform."
            }
        };
        let gap = if self.number == 1 { "" } else { "\n" };
        format!("{gap}{} of {}. {what}\n\n", self.number, self.of)
    }
}

/// Certifies one subject. An error is the exit code of a run that has come to no report.
fn certify(
    args: &CertifyArgs,
    part: &Part<'_>,
    cases: &[Case],
    mut options: Options,
) -> Result<u8, u8> {
    options.held = (!part.chosen.is_demo()).then(confine::in_force);
    let bar = progress_bar();
    let mut progress = |done, all| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    let time = Duration::from_millis(args.timeout);
    let make = || {
        let subject = part.chosen.subject(args.edition, time);
        subject.map_err(|error| Failure::NotStarted(error.to_string()))
    };
    let outcome = run::run_side_by_side(&make, args.jobs, cases, &options, &mut progress);
    bar.finish_and_clear();
    let mut run = outcome.map_err(|error| match error {
        RunError::NoCases | RunError::Unknown { .. } => complain(&error, USAGE),
        error => complain(&error, SUBJECT_BROKE),
    })?;
    run.header.option = part.chosen.option();
    match tell(args, part, &run) {
        // Whoever reads the output may stop reading; the verdict stands.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(complain(&error, USAGE)),
        _ => Ok(run.conclusion().exit_code()),
    }
}

/// On a terminal only, and on stderr.
fn progress_bar() -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
    }
    let style = ProgressStyle::with_template("{bar:40} {pos} of {len} cases, {eta} left");
    let bar = ProgressBar::new(0);
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

fn tell(args: &CertifyArgs, part: &Part<'_>, run: &Run) -> io::Result<()> {
    let report = run::write(run).map_err(io::Error::other)?;
    let account = Account::of(run).map_err(io::Error::other)?;
    let kept = keep(&part.folder(&args.out), &report, &account);
    let mut out = anstream::stdout().lock();
    // What was found is shown, whether or not it can be kept.
    if args.json {
        out.write_all(report.as_bytes())?;
        return kept.map(drop);
    }
    write!(out, "{}{}", part.heading(), account.form(Form::Text))?;
    let file = kept?;
    writeln!(out, "\nreport: {}", file.display())?;
    let others: Vec<&str> = Form::FILES.iter().map(|(_, name)| *name).collect();
    writeln!(out, "beside it: {}", others.join(", "))?;
    if part.chosen.is_demo() {
        write!(out, "\n{}", planted(args.edition))?;
    }
    if part.number == part.of && (part.chosen.is_demo() || !part.is_alone()) {
        write!(out, "{OWN_PROGRAM}")?;
    }
    out.flush()
}

/// Writes all forms of the report, and says where the report itself is.
fn keep(folder: &Path, report: &str, account: &Account) -> io::Result<PathBuf> {
    for (form, name) in Form::FILES {
        files::keep(folder, name, &account.form(form))?;
    }
    files::keep(folder, files::REPORT, report)
}
