//! `chesslaws adapter-check`.

use std::io::{self, Write};
use std::time::Duration;

use chesslaws_law::Edition;
use clap::Args;

use super::{USAGE, complain};
use crate::adapter_check::{Findings, walk};
use crate::shorten::quote;
use crate::subjects::{ADAPTERS, Adapter};

/// Exit code for a program that could not be started.
const NOT_STARTED: u8 = 3;

/// What is to be tried.
#[derive(Args, Debug)]
pub(super) struct AdapterCheckArgs {
    /// The command that starts the program, behind `--`
    #[arg(
        last = true,
        required_unless_present = "adapter",
        value_name = "COMMAND"
    )]
    command: Vec<String>,
    /// An adapter that this program carries, instead of a command
    #[arg(long, value_name = "NAME", value_parser = ADAPTERS, conflicts_with = "command")]
    adapter: Option<String>,
    /// How long each reply may take, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 5000, value_parser = clap::value_parser!(u64).range(1..))]
    timeout: u64,
    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
}

/// Walks the program through the protocol, and says the exit code.
pub(super) fn run(args: &AdapterCheckArgs) -> u8 {
    let time = Duration::from_millis(args.timeout);
    let adapter = match &args.adapter {
        Some(name) => Adapter::embedded(name, Edition::Fide2023, time),
        None => Ok(Adapter::new(args.command.clone(), Edition::Fide2023, time)),
    };
    let adapter = match adapter {
        Ok(adapter) => adapter,
        Err(error) => return complain(&error, NOT_STARTED),
    };
    match walk(adapter.command(), time) {
        Err(failure) => {
            let program = adapter.command().first().map_or("", String::as_str);
            let quoted = failure.to_string().replace(program, &quote(program));
            complain(&quoted, NOT_STARTED)
        }
        Ok(findings) => match tell(args, &findings) {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => complain(&error, USAGE),
            _ => u8::from(!findings.passes()),
        },
    }
}

fn tell(args: &AdapterCheckArgs, findings: &Findings) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    if args.json {
        let json = serde_json::to_string(findings).map_err(io::Error::other)?;
        writeln!(out, "{json}")?;
    } else {
        write!(out, "{}", findings.text())?;
    }
    out.flush()
}
