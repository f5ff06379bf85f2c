//! The command line: what is typed, and the exit code it comes to.

mod adapter_check;
mod certify;
mod export;
mod files;
mod report;
mod subject;
mod usage;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::perft::PerftError;
use crate::subjects::confine;
use crate::vectors::VectorsError;
use crate::{audit, cite, explain, folklore, perft, rule, shorten, table, vectors};

/// The Laws of Chess, executable: explain a move, cite a clause, certify a program.
#[derive(Debug, Parser)]
#[command(name = "chesslaws", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Certify a program, clause by clause; without one, the demonstration program with two planted faults, then the kernel
    Certify(certify::CertifyArgs),
    /// Try a program that speaks the protocol chesslaws-1, line by line, before it is certified
    AdapterCheck(adapter_check::AdapterCheckArgs),
    /// Say whether a move or a position is lawful, and by which clauses
    Explain(explain::ExplainArgs),
    /// Rule on a dispute over the board: the result, the clauses that carry it, and what decided it
    Rule(rule::RuleArgs),
    /// Audit databases of games in PGN: illegal moves, play behind the end, wrong results, claims, clocks, with clauses
    Audit(audit::AuditArgs),
    /// Sit down at a table: events one by one, and what the Laws say of each
    Table(table::TableArgs),
    /// Count the leaves of the tree of moves; with an engine, find the first position in which it counts otherwise
    Perft(perft::PerftArgs),
    /// Write positions in bulk with their moves and perft counts, or check a list of such counts
    Vectors(vectors::VectorsArgs),
    /// Show a clause: its text, notes and disputes, its counterpart in the other edition, its code and its cases
    Cite(cite::CiteArgs),
    /// Judge what players say of the rules, by trials that decide it: true, false, partly, or not in the Laws
    Folklore(folklore::FolkloreArgs),
    /// Show a stored report again, as text, HTML, JUnit XML, Markdown or a badge
    Report(report::ReportArgs),
    /// Write the cases to stdout, as JSON lines or as EPD, for those who want no harness
    Export(export::ExportArgs),
    /// Confine this process and become another program: how subjects are started
    #[command(name = confine::COMMAND, hide = true)]
    Confined(ConfinedArgs),
}

#[derive(Debug, clap::Args)]
struct ConfinedArgs {
    /// Only say what would hold a program
    #[arg(long)]
    tell: bool,
    /// The only folder in which it may write
    #[arg(long)]
    private: Option<PathBuf>,
    /// The program and its arguments
    #[arg(last = true)]
    program: Vec<OsString>,
}

/// Exit code for a usage or an input that is not understood.
const USAGE: u8 = 2;
/// Exit code for a program that failed where it was to answer.
const SUBJECT: u8 = 3;
/// Exit code for a finding of ours that is not what the spec says.
const OURS: u8 = 4;
/// Exit code of the launcher for a program that cannot be started, as shells have it.
const NOT_STARTED: u8 = 127;

/// Does what the command line says.
#[must_use]
pub fn main() -> ExitCode {
    let cli = Cli::try_parse().unwrap_or_else(|error| usage::shortened(error).exit());
    match cli.command {
        Command::Certify(args) => ExitCode::from(certify::run(&args)),
        Command::AdapterCheck(args) => ExitCode::from(adapter_check::run(&args)),
        Command::Report(args) => ExitCode::from(report::run(&args)),
        Command::Export(args) => ExitCode::from(export::run(&args)),
        Command::Explain(args) => {
            let mut out = anstream::stdout().lock();
            match explain::run(&args, &mut out) {
                Ok(lawful) => ExitCode::from(u8::from(!lawful)),
                Err(error) => ExitCode::from(complain(&error, USAGE)),
            }
        }
        Command::Rule(args) => match rule::run(&args, &mut anstream::stdout().lock()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => ExitCode::from(complain(&error, USAGE)),
        },
        Command::Audit(args) => {
            let mut out = BufWriter::new(anstream::stdout().lock());
            let passed = audit::run(&args, &mut out).and_then(|passed| match out.flush() {
                // Whoever reads the output may stop reading.
                Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
                _ => Ok(passed),
            });
            match passed {
                Ok(passed) => ExitCode::from(u8::from(!passed)),
                Err(error) => ExitCode::from(complain(&error, USAGE)),
            }
        }
        Command::Table(args) => match table::run(&args, &mut anstream::stdout().lock()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => ExitCode::from(complain(&error, USAGE)),
        },
        Command::Perft(args) => match perft::run(&args, &mut anstream::stdout().lock()) {
            Ok(same) => ExitCode::from(u8::from(!same)),
            Err(error @ PerftError::Engine(_)) => ExitCode::from(complain(&error, SUBJECT)),
            Err(error) => ExitCode::from(complain(&error, USAGE)),
        },
        Command::Vectors(args) => match vectors::run(&args, &mut anstream::stdout().lock()) {
            Ok(agreed) => ExitCode::from(u8::from(!agreed)),
            Err(error @ VectorsError::Engine { .. }) => ExitCode::from(complain(&error, SUBJECT)),
            Err(error) => ExitCode::from(complain(&error, USAGE)),
        },
        Command::Confined(args) => confined(&args),
        Command::Folklore(args) => match folklore::run(&args, &mut anstream::stdout().lock()) {
            Ok(agrees) => ExitCode::from(if agrees { 0 } else { OURS }),
            Err(error) => ExitCode::from(complain(&error, USAGE)),
        },
        Command::Cite(args) => match cite::run(&args, &mut anstream::stdout().lock()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => ExitCode::from(complain(&error, USAGE)),
        },
    }
}

/// Becomes the program, or says what would hold it.
fn confined(args: &ConfinedArgs) -> ExitCode {
    let private = args.private.as_deref();
    if args.tell {
        return match confine::confine(private) {
            Ok(limits) => {
                println!("{limits}");
                ExitCode::SUCCESS
            }
            Err(error) => ExitCode::from(complain(&error, USAGE)),
        };
    }
    let Some((program, arguments)) = args.program.split_first() else {
        return ExitCode::from(complain(&"confined: no program", USAGE));
    };
    let error = confine::become_program(private, program, arguments);
    // Nothing is left to be done where even stderr is closed.
    let _ = writeln!(io::stderr(), "{}", confine::cannot_start(program, &error));
    ExitCode::from(NOT_STARTED)
}

/// Tells what is wrong on stderr, and which exit code that is.
fn complain(error: &dyn std::fmt::Display, code: u8) -> u8 {
    // It may quote what was typed or what a program said: nothing of that is obeyed by the terminal.
    let text = error.to_string();
    let lines: Vec<String> = text.split('\n').map(shorten::escaped).collect();
    // Nothing is left to be done where even stderr is closed.
    let _ = writeln!(io::stderr(), "chesslaws: {}", lines.join("\n"));
    code
}
