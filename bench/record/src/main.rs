//! The record side by side: the reader and its peers, each in processes of its own, in turn: see README.md of `bench`.

mod child;
mod compile;
mod options;
mod programs;
mod table;

use std::process::{Command, ExitCode, Stdio};

use compile::Corpus;
use options::{Build, Options};
use programs::Program;
use table::Outcome;

fn main() -> ExitCode {
    if std::env::args().any(|word| word == "--help") {
        println!("{}", options::USAGE);
        return ExitCode::SUCCESS;
    }
    let Some(options) = Options::parse(std::env::args().skip(1)) else {
        eprintln!("{}", options::USAGE);
        return ExitCode::from(2);
    };
    match measure(&options) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Whether every program read every database, and counted right.
fn measure(options: &Options) -> Result<bool, String> {
    compile::compile(Build::Default, "Cargo.toml", "record-corpus")?;
    for &build in &options.builds {
        compile::compile(build, "Cargo.toml", "record-ours")?;
        compile::compile(build, "peers/pgn-reader/Cargo.toml", "record-pgn-reader")?;
    }
    let corpora = ["bare", "annotated"].map(|style| compile::corpus(options, style));
    let place = pin(options.core);
    let mut objects = Vec::new();
    let mut good = true;
    for corpus in corpora {
        let corpus = corpus?;
        eprintln!("{}: {}; {place}", corpus.style, corpus.said);
        for (number, &build) in options.builds.iter().enumerate() {
            let programs = Program::all(options, build);
            let mut outcomes = rounds(options, number == 0, &corpus, &programs);
            if number == 0 && !options.fast {
                memory(options, &corpus, &programs, &mut outcomes);
            }
            good &= outcomes.iter().all(|outcome| outcome.failure.is_none());
            if options.json {
                objects.push(table::json(build.name(), &corpus, &programs, &outcomes));
                continue;
            }
            let title = format!("{}, {}", corpus.style, build.name());
            table::print(&title, &corpus, &programs, &outcomes);
            if number == 0 && !options.fast {
                table::print_memory(&corpus, &programs, &outcomes);
            }
        }
    }
    if options.json {
        let (place, tables) = (table::quoted(&place), objects.join(",\n"));
        let rounds = options.rounds;
        println!("{{\"rounds\": {rounds}, \"place\": {place}, \"tables\": [\n{tables}\n]}}");
    }
    Ok(good)
}

/// A B C .. and again; the slow ones in the first round of the first build only.
fn rounds(options: &Options, first: bool, corpus: &Corpus, programs: &[Program]) -> Vec<Outcome> {
    let none = || Outcome {
        rounds: Vec::new(),
        failure: None,
        resident: Vec::new(),
    };
    let mut outcomes: Vec<Outcome> = programs.iter().map(|_| none()).collect();
    for round in 0..options.rounds {
        for (program, outcome) in programs.iter().zip(&mut outcomes) {
            let again = !program.slow || round == 0 && first;
            if outcome.failure.is_some() || !again {
                continue;
            }
            match program.read(corpus, options) {
                Ok(done) => outcome.rounds.push(done),
                Err(error) => {
                    eprintln!("{}: {error}", program.name);
                    outcome.failure = Some(error);
                }
            }
        }
        eprintln!("{}: round {}", corpus.style, round + 1);
    }
    outcomes
}

/// Whether the memory grows with the database; the slow ones are not asked.
fn memory(options: &Options, corpus: &Corpus, programs: &[Program], outcomes: &mut [Outcome]) {
    for (program, outcome) in programs.iter().zip(outcomes) {
        if program.slow {
            continue;
        }
        for times in [1, 2, 4] {
            match program.read_repeated(corpus, times, options) {
                None => {}
                Some(Ok(done)) => outcome.resident.push((times, done.resident)),
                Some(Err(error)) => {
                    eprintln!("{}: {error}", program.name);
                    outcome.failure = Some(error);
                }
            }
        }
    }
}

/// Pins this thread, from which all children inherit the core; in words where they are now.
fn pin(core: usize) -> String {
    let (core, own) = (core.to_string(), std::process::id().to_string());
    let pinned = Command::new("taskset")
        .args(["-c", "-p", &core, &own])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .status();
    match pinned {
        Ok(status) if status.success() => format!("all on core {core}"),
        _ => "not pinned to a core: no taskset, or no such core".to_owned(),
    }
}
