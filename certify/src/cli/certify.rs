//! `chesslaws certify`.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use chesslaws_law::Edition;
use chesslaws_protocol::{Failure, Subject};
use chesslaws_spec::model::Plane;
use chesslaws_suite::{Case, cases};
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::{USAGE, complain, files};
use crate::report::{Account, Form};
use crate::run::{self, Baseline, GameError, Options, Run, RunError};
use crate::shorten;
use crate::subjects::{
    ADAPTERS, Adapter, Cecp, EmbeddedError, Kernel, Uci, confine,
    demo::{Demo, Faults, planted},
};

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
    /// The demonstration program with two planted faults (the default)
    #[arg(long, conflicts_with_all = ["uci", "adapter", "cmd"])]
    demo: bool,
    /// The fast generator of moves that this program carries
    #[arg(long, conflicts_with_all = ["demo", "uci", "cecp", "adapter", "cmd"])]
    kernel: bool,
    /// A UCI engine, by the command that starts it
    #[arg(long, value_name = "COMMAND")]
    uci: Option<String>,
    /// A CECP (xboard) engine, by the command that starts it
    #[arg(long, value_name = "COMMAND", conflicts_with_all = ["uci", "demo"])]
    cecp: Option<String>,
    /// A library behind an adapter that this program carries
    #[arg(long, value_name = "NAME", value_parser = ADAPTERS, conflicts_with_all = ["uci", "cecp", "cmd", "demo"])]
    adapter: Option<String>,
    /// Any program that speaks the protocol chesslaws-1 (PROTOCOL.md), by the command that starts it
    #[arg(long, value_name = "COMMAND", conflicts_with_all = ["uci", "cecp", "demo"])]
    cmd: Option<String>,
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
    /// A file that lists expected failures with reasons; one that does not fail is an error
    #[arg(long, value_name = "FILE")]
    baseline: Option<PathBuf>,
    /// How long each reply may take, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 5000, value_parser = clap::value_parser!(u64).range(1..))]
    timeout: u64,
    /// Print the report, and nothing else, to stdout
    #[arg(long)]
    json: bool,
    /// The folder for report.jsonl and its other forms: JUnit XML, HTML, Markdown, a badge
    #[arg(long, value_name = "DIR", default_value = "chesslaws-report")]
    out: PathBuf,
}

impl CertifyArgs {
    fn subject(&self) -> Result<Box<dyn Subject>, EmbeddedError> {
        let time = Duration::from_millis(self.timeout);
        Ok(if let Some(command) = &self.uci {
            Box::new(Uci::new(command, time))
        } else if let Some(command) = &self.cecp {
            Box::new(Cecp::new(command, time))
        } else if let Some(name) = &self.adapter {
            Box::new(Adapter::embedded(name, self.edition, time)?)
        } else if let Some(command) = &self.cmd {
            Box::new(Adapter::of_command(command, self.edition, time))
        } else if self.kernel {
            Box::new(Kernel::of(self.edition))
        } else {
            Box::new(Demo::new(Faults::BOTH))
        })
    }

    /// The option that chooses the same subject again.
    fn subject_option(&self) -> String {
        let quoted = |command: &str| format!("'{}'", command.replace('\'', r"'\''"));
        if let Some(command) = &self.uci {
            format!("--uci {}", quoted(command))
        } else if let Some(command) = &self.cecp {
            format!("--cecp {}", quoted(command))
        } else if let Some(name) = &self.adapter {
            format!("--adapter {name}")
        } else if let Some(command) = &self.cmd {
            format!("--cmd {}", quoted(command))
        } else if self.kernel {
            "--kernel".into()
        } else {
            "--demo".into()
        }
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

    /// Whether it is the demonstration program.
    const fn is_demo(&self) -> bool {
        self.uci.is_none()
            && self.cecp.is_none()
            && self.adapter.is_none()
            && self.cmd.is_none()
            && !self.kernel
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
    let mut options = match args.options() {
        Ok(options) => options,
        Err(error) => return complain(&error, USAGE),
    };
    if let Err(error) = confine::enable() {
        return complain(&format!("subjects cannot be held: {error}"), USAGE);
    }
    options.held = (!args.is_demo()).then(confine::in_force);
    let bar = progress_bar();
    let mut progress = |done, all| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    let make = || {
        args.subject()
            .map_err(|error| Failure::NotStarted(error.to_string()))
    };
    let outcome = run::run_side_by_side(&make, args.jobs, &cases, &options, &mut progress);
    bar.finish_and_clear();
    match outcome {
        Err(error @ (RunError::NoCases | RunError::Unknown { .. })) => complain(&error, USAGE),
        Err(error) => complain(&error, SUBJECT_BROKE),
        Ok(mut run) => {
            run.header.option = args.subject_option();
            match tell(args, &run) {
                Ok(()) => run.conclusion().exit_code(),
                // Whoever reads the output may stop reading; the verdict stands.
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                    run.conclusion().exit_code()
                }
                Err(error) => complain(&error, USAGE),
            }
        }
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

fn tell(args: &CertifyArgs, run: &Run) -> io::Result<()> {
    let report = run::write(run).map_err(io::Error::other)?;
    let account = Account::of(run).map_err(io::Error::other)?;
    let kept = keep(args, &report, &account);
    let mut out = anstream::stdout().lock();
    // What was found is shown, whether or not it can be kept.
    if args.json {
        out.write_all(report.as_bytes())?;
        return kept.map(drop);
    }
    write!(out, "{}", account.form(Form::Text))?;
    let file = kept?;
    writeln!(out, "\nreport: {}", file.display())?;
    let others: Vec<&str> = Form::FILES.iter().map(|(_, name)| *name).collect();
    writeln!(out, "beside it: {}", others.join(", "))?;
    if args.is_demo() {
        write!(out, "\n{}{OWN_PROGRAM}", planted(args.edition))?;
    }
    out.flush()
}

/// Writes all forms of the report, and says where the report itself is.
fn keep(args: &CertifyArgs, report: &str, account: &Account) -> io::Result<PathBuf> {
    for (form, name) in Form::FILES {
        files::keep(&args.out, name, &account.form(form))?;
    }
    files::keep(&args.out, files::REPORT, report)
}
