//! The command line: what is typed, and the exit code it comes to.

mod certify;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::{cite, explain};

/// The Laws of Chess, executable: explain a move, cite a clause, certify a program.
#[derive(Debug, Parser)]
#[command(name = "chesslaws", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Certify a program, clause by clause; without one, the demonstration program with two planted faults
    Certify(certify::CertifyArgs),
    /// Say whether a move or a position is lawful, and by which clauses
    Explain(explain::ExplainArgs),
    /// Show a clause: its text, notes and disputes, its counterpart in the other edition, its code and its cases
    Cite(cite::CiteArgs),
}

/// Exit code for a usage or an input that is not understood.
const USAGE: u8 = 2;

/// Does what the command line says.
#[must_use]
pub fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Certify(args) => ExitCode::from(certify::run(&args)),
        Command::Explain(args) => {
            let mut out = anstream::stdout().lock();
            match explain::run(&args, &mut out) {
                Ok(lawful) => ExitCode::from(u8::from(!lawful)),
                Err(error) => ExitCode::from(complain(&error, USAGE)),
            }
        }
        Command::Cite(args) => match cite::run(&args, &mut anstream::stdout().lock()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => ExitCode::from(complain(&error, USAGE)),
        },
    }
}

/// Tells what is wrong on stderr, and which exit code that is.
fn complain(error: &dyn std::fmt::Display, code: u8) -> u8 {
    // Nothing is left to be done where even stderr is closed.
    let _ = writeln!(io::stderr(), "chesslaws: {error}");
    code
}
