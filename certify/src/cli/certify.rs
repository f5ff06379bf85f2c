//! `chesslaws certify`.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use chesslaws_law::Edition;
use chesslaws_protocol::Subject;
use chesslaws_suite::cases;
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::{USAGE, complain, files};
use crate::report::{Account, Form};
use crate::run::{self, Options, Run, RunError};
use crate::subjects::{
    Uci,
    demo::{Demo, Faults},
};

/// Exit code for a subject that broke.
const SUBJECT_BROKE: u8 = 3;

const OWN_PROGRAM: &str = "
To certify your own program: chesslaws certify --uci \"COMMAND\"
It has to speak UCI; with `go perft 1` and `d` as Stockfish has them, more questions can be put to it. A Rust library is
put behind the trait `Subject` of the crate chesslaws-protocol, as subjects/demo of this program shows.
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
    /// The folder for report.jsonl and its other forms: JUnit XML, HTML, Markdown, a badge
    #[arg(long, value_name = "DIR", default_value = "chesslaws-report")]
    out: PathBuf,
}

impl CertifyArgs {
    fn subject(&self) -> Box<dyn Subject> {
        match &self.uci {
            Some(command) => Box::new(Uci::new(command, Duration::from_millis(self.timeout))),
            None => Box::new(Demo::new(Faults::BOTH)),
        }
    }

    /// The option that chooses the same subject again.
    fn subject_option(&self) -> String {
        match &self.uci {
            Some(command) => format!("--uci '{}'", command.replace('\'', r"'\''")),
            None => "--demo".into(),
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
    for (form, name) in Form::FILES {
        files::keep(&args.out, name, &account.form(form))?;
    }
    let file = files::keep(&args.out, files::REPORT, &report)?;
    let mut out = anstream::stdout().lock();
    if args.json {
        return out.write_all(report.as_bytes());
    }
    write!(out, "{}", account.form(Form::Text))?;
    writeln!(out, "\nreport: {}", file.display())?;
    let others: Vec<&str> = Form::FILES.iter().map(|(_, name)| *name).collect();
    writeln!(out, "beside it: {}", others.join(", "))?;
    if args.uci.is_none() {
        write!(out, "{OWN_PROGRAM}")?;
    }
    out.flush()
}
