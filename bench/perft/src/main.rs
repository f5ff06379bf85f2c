//! Perft side by side: the kernel and its peers, each in processes of its own, in turn: see README.md of `bench`.

mod compile;
mod options;
mod positions;
mod program;
mod result;
mod talk;

use std::process::{Command, ExitCode, Stdio};
use std::time::Duration;

use compile::Build;
use options::Options;
use program::Program;
use result::{Outcome, Section};
use talk::Took;

fn main() -> ExitCode {
    if std::env::args().any(|word| word == "--help") {
        println!("{}", options::USAGE);
        return ExitCode::SUCCESS;
    }
    let Some(options) = Options::parse(std::env::args().skip(1)) else {
        eprintln!("{}", options::USAGE);
        return ExitCode::from(2);
    };
    match run(&options) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Whether every program answered, and every answer was right.
fn run(options: &Options) -> Result<bool, String> {
    let target = compile::target();
    for &build in &options.builds {
        compile::compile(&target, build)?;
    }
    let place = pin(options.core);
    let (rounds, leaves) = (options.rounds, positions::leaves());
    let head = format!("{leaves} leaves a round, {rounds} rounds in turn, {place}");
    if options.json {
        eprintln!("{head}");
    } else {
        println!("{head}");
    }
    let (mut sections, mut good) = (Vec::new(), true);
    for &build in &options.builds {
        for &bulk in &options.bulk {
            let section = measure(build, bulk, options);
            good &= (section.outcomes.iter()).all(|outcome| outcome.failure.is_none());
            if !options.json {
                section.print();
            }
            sections.push(section.json());
        }
    }
    if options.json {
        let place = result::quoted(&place);
        let tables = sections.join(",\n");
        println!(
            "{{\"leaves\": {leaves}, \"rounds\": {rounds}, \"place\": {place}, \"tables\": [\n{tables}\n]}}"
        );
    }
    Ok(good)
}

/// A B C .. on the first position, A B C .. on the second, and so on through the rounds.
fn measure(build: Build, bulk: bool, options: &Options) -> Section {
    let programs = Program::all(&compile::target(), build, bulk);
    let mut outcomes: Vec<Outcome> = (programs.iter())
        .map(|program| Outcome {
            name: program.name.clone(),
            rounds: Vec::new(),
            failure: None,
        })
        .collect();
    for round in 1..=options.rounds {
        for outcome in &mut outcomes {
            outcome.rounds.push(Took {
                clock: Duration::ZERO,
                processor: Some(Duration::ZERO),
            });
        }
        for position in &positions::SIX {
            for (program, outcome) in programs.iter().zip(&mut outcomes) {
                if outcome.failure.is_none() {
                    outcome.add(program.walk(position, options.limit));
                }
            }
        }
        eprintln!("{}, bulk {bulk}: round {round}", build.name());
    }
    Section {
        build,
        bulk,
        outcomes,
    }
}

impl Outcome {
    /// One position more in this round.
    fn add(&mut self, walked: Result<Took, String>) {
        match (walked, self.rounds.last_mut()) {
            (Ok(took), Some(sum)) => {
                sum.clock += took.clock;
                sum.processor = sum.processor.zip(took.processor).map(|(a, b)| a + b);
            }
            (Ok(_), None) => {}
            (Err(error), _) => {
                eprintln!("{}: {error}", self.name);
                self.failure = Some(error);
            }
        }
    }
}

/// Pins this thread, from which all children inherit the core; in words where they are now.
fn pin(core: usize) -> String {
    let pinned = Command::new("taskset")
        .args([
            "-c",
            "-p",
            &core.to_string(),
            &std::process::id().to_string(),
        ])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .status();
    match pinned {
        Ok(status) if status.success() => format!("all on core {core}"),
        _ => "not pinned to a core: no taskset, or no such core".to_owned(),
    }
}
