//! `chesslaws certify`.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use chesslaws_law::Edition;
use chesslaws_protocol::Subject;
use chesslaws_suite::cases;
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::{USAGE, complain};
use crate::run::{self, Options, Run, RunError};
use crate::subjects::{
    Cecp, Uci,
    demo::{Demo, Faults},
};

/// Exit code for a subject that broke.
const SUBJECT_BROKE: u8 = 3;

const OWN_PROGRAM: &str = "
To certify your own program: chesslaws certify --uci \"COMMAND\"
It has to speak UCI (or CECP, with --cecp); with `go perft 1` and `d` as Stockfish has them, more questions can be put to
it. A Rust library is put behind the trait `Subject` of the crate chesslaws-protocol, as subjects/demo of this program shows.
";

/// What is to be certified, and how.
#[derive(Args, Debug)]
pub(super) struct CertifyArgs {
    /// The demonstration program with two planted faults (the default)
    #[arg(long, conflicts_with = "uci")]
    demo: bool,
    /// A UCI engine, by the command that starts it
    #[arg(long, value_name = "COMMAND")]
    uci: Option<String>,
    /// A CECP (xboard) engine, by the command that starts it
    #[arg(long, value_name = "COMMAND", conflicts_with_all = ["uci", "demo"])]
    cecp: Option<String>,
    /// The edition that judges
    #[arg(long, default_value_t = Edition::Fide1993)]
    edition: Edition,
    /// Only cases about this statement, clause or article (5.1.6.1, 1993:5); may be repeated
    #[arg(long, value_name = "CLAUSE")]
    clause: Vec<String>,
    /// Only this case; may be repeated
    #[arg(long, value_name = "ID")]
    only: Vec<String>,
    /// The seed that shuffles the order; it is printed
    #[arg(long)]
    seed: Option<u64>,
    /// How long each reply may take, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 5000, value_parser = clap::value_parser!(u64).range(1..))]
    timeout: u64,
    /// Print the report, and nothing else, to stdout
    #[arg(long)]
    json: bool,
    /// The folder for report.jsonl
    #[arg(long, value_name = "DIR", default_value = "chesslaws-report")]
    out: PathBuf,
}

impl CertifyArgs {
    fn subject(&self) -> Box<dyn Subject> {
        let time = Duration::from_millis(self.timeout);
        match (&self.uci, &self.cecp) {
            (Some(command), _) => Box::new(Uci::new(command, time)),
            (None, Some(command)) => Box::new(Cecp::new(command, time)),
            (None, None) => Box::new(Demo::new(Faults::BOTH)),
        }
    }

    /// The option that chooses the same subject again.
    fn subject_option(&self) -> String {
        let quoted = |command: &str| command.replace('\'', r"'\''");
        match (&self.uci, &self.cecp) {
            (Some(command), _) => format!("--uci '{}'", quoted(command)),
            (None, Some(command)) => format!("--cecp '{}'", quoted(command)),
            (None, None) => "--demo".into(),
        }
    }

    fn options(&self) -> Options {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let random = now.map_or(0, |now| u64::from(now.subsec_nanos()) ^ now.as_secs());
        Options {
            edition: self.edition,
            clauses: self.clause.clone(),
            only: self.only.clone(),
            seed: self.seed.unwrap_or(random),
        }
    }
}

/// Certifies, and says the exit code.
pub(super) fn run(args: &CertifyArgs) -> u8 {
    let (cases, options) = (cases::all(), args.options());
    let bar = progress_bar();
    let outcome = run::run(
        args.subject().as_mut(),
        &cases,
        &options,
        &mut |done, all| {
            bar.set_length(all as u64);
            bar.set_position(done as u64);
        },
    );
    bar.finish_and_clear();
    match outcome {
        Err(error @ RunError::NoCases(_)) => complain(&error, USAGE),
        Err(error) => complain(&error, SUBJECT_BROKE),
        Ok(run) => match tell(args, &run) {
            Ok(()) => run.conclusion().exit_code(),
            // Whoever reads the output may stop reading; the verdict stands.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => run.conclusion().exit_code(),
            Err(error) => complain(&error, USAGE),
        },
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
    let file = keep(&args.out, &report)?;
    let mut out = anstream::stdout().lock();
    if args.json {
        return out.write_all(report.as_bytes());
    }
    write!(
        out,
        "{}",
        run::render(run, args.edition, &args.subject_option())
    )?;
    writeln!(out, "\nreport: {}", file.display())?;
    if args.uci.is_none() && args.cecp.is_none() {
        write!(out, "{OWN_PROGRAM}")?;
    }
    out.flush()
}

/// Writes the report beside its place and moves it there: a report is whole or not there.
fn keep(folder: &Path, report: &str) -> io::Result<PathBuf> {
    let named =
        |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", folder.display()));
    fs::create_dir_all(folder).map_err(named)?;
    let (file, unfinished) = (
        folder.join("report.jsonl"),
        folder.join(".report.jsonl.unfinished"),
    );
    fs::write(&unfinished, report).map_err(named)?;
    fs::rename(&unfinished, &file).map_err(named)?;
    Ok(file)
}
