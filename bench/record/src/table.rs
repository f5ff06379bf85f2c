//! What has been measured, as a table and as JSON.

use crate::child::Done;
use crate::compile::Corpus;
use crate::programs::Program;

/// All rounds of one program on one database.
pub struct Outcome {
    /// What it did.
    pub rounds: Vec<Done>,
    /// Why it was asked no further.
    pub failure: Option<String>,
    /// The most memory, in KiB, for the database read once, twice and four times as one.
    pub resident: Vec<(usize, Option<u64>)>,
}

/// The middle one of several numbers, and the least and the greatest.
#[derive(Clone, Copy)]
struct Spread(f64, f64, f64);

impl Spread {
    fn of(mut numbers: Vec<f64>) -> Option<Self> {
        numbers.sort_by(f64::total_cmp);
        let middle = numbers.len() / 2;
        let upper = *numbers.get(middle)?;
        let lower = numbers[middle - usize::from(numbers.len().is_multiple_of(2))];
        let (least, most) = (numbers.first()?, numbers.last()?);
        Some(Self(f64::midpoint(lower, upper), *least, *most))
    }

    fn text(self, digits: usize) -> String {
        let Self(median, least, most) = self;
        if least == most {
            return format!("{median:.digits$}");
        }
        format!("{median:.digits$} ({least:.digits$} to {most:.digits$})")
    }
}

/// The seconds on the processor, or else by the clock.
fn seconds(outcome: &Outcome) -> Vec<f64> {
    let seconds = |done: &Done| done.processor.unwrap_or(done.clock).as_secs_f64();
    outcome.rounds.iter().map(seconds).collect()
}

/// Games a second of ours over those of another, round by round; a slow peer is compared with the same rounds.
fn ratios(corpus: &Corpus, ours: &Outcome, program: &Program, other: &Outcome) -> Vec<f64> {
    let share = corpus.games as f64 / program.games(corpus) as f64;
    let pairs = seconds(ours).into_iter().zip(seconds(other));
    pairs.map(|(ours, other)| other * share / ours).collect()
}

/// One table in Markdown.
pub fn print(title: &str, corpus: &Corpus, programs: &[Program], outcomes: &[Outcome]) {
    println!("\n### {title}\n");
    println!("| | processor seconds | games a second | MiB a second | ours / it | by the clock |");
    println!("|---|---|--:|--:|---|--:|");
    for (program, outcome) in programs.iter().zip(outcomes) {
        let name = program.name;
        if let Some(failure) = &outcome.failure {
            println!("| {name} | {failure} | | | | |");
            continue;
        }
        let clock = outcome.rounds.iter().map(|done| done.clock.as_secs_f64());
        let (Some(took), Some(clock)) = (Spread::of(seconds(outcome)), Spread::of(clock.collect()))
        else {
            continue;
        };
        let games = program.games(corpus) as f64;
        let mebibytes = corpus.bytes as f64 / f64::from(1 << 20) * games / corpus.games as f64;
        let ratio = Spread::of(ratios(corpus, &outcomes[0], program, outcome));
        println!(
            "| {name} | {} | {:.0} | {:.1} | {} | {:.3} |",
            took.text(3),
            games / took.0,
            mebibytes / took.0,
            ratio.map_or_else(String::new, |ratio| ratio.text(2)),
            clock.0
        );
    }
}

/// The memory of one database in Markdown.
pub fn print_memory(corpus: &Corpus, programs: &[Program], outcomes: &[Outcome]) {
    println!("\n### {}: most memory resident, MiB\n", corpus.style);
    println!("| | once | twice | four times |");
    println!("|---|--:|--:|--:|");
    for (program, outcome) in programs.iter().zip(outcomes) {
        let cells: Vec<String> = (outcome.resident.iter())
            .map(|(_, kibibytes)| {
                kibibytes.map_or("?".to_owned(), |kibibytes| {
                    format!("{:.1}", kibibytes as f64 / 1024.0)
                })
            })
            .collect();
        if !cells.is_empty() {
            println!("| {} | {} |", program.name, cells.join(" | "));
        }
    }
}

/// The same as an object.
pub fn json(build: &str, corpus: &Corpus, programs: &[Program], outcomes: &[Outcome]) -> String {
    let lines: Vec<String> = (programs.iter().zip(outcomes))
        .map(|(program, outcome)| one(corpus, &outcomes[0], program, outcome))
        .collect();
    format!(
        "{{\"build\": \"{build}\", \"database\": \"{}\", \"games\": {}, \"moves\": {}, \"bytes\": {}, \"programs\": [\n  {}\n]}}",
        corpus.style,
        corpus.games,
        corpus.plies,
        corpus.bytes,
        lines.join(",\n  ")
    )
}

fn one(corpus: &Corpus, ours: &Outcome, program: &Program, outcome: &Outcome) -> String {
    let list = |numbers: Vec<f64>| {
        let words: Vec<String> = numbers.iter().map(|n| format!("{n:.6}")).collect();
        format!("[{}]", words.join(", "))
    };
    let mut fields = vec![
        format!("\"program\": {}", quoted(program.name)),
        format!("\"games\": {}", program.games(corpus)),
        format!("\"seconds\": {}", list(seconds(outcome))),
        format!(
            "\"ours_over_it\": {}",
            list(ratios(corpus, ours, program, outcome))
        ),
    ];
    let clock = outcome.rounds.iter().map(|done| done.clock.as_secs_f64());
    fields.push(format!("\"clock_seconds\": {}", list(clock.collect())));
    for (times, kibibytes) in &outcome.resident {
        let kibibytes = kibibytes.map_or("null".to_owned(), |number| number.to_string());
        fields.push(format!("\"resident_kib_{times}\": {kibibytes}"));
    }
    fields.extend((outcome.failure.iter()).map(|text| format!("\"failure\": {}", quoted(text))));
    format!("{{{}}}", fields.join(", "))
}

/// A JSON string.
pub fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c < ' ' => quoted.push(' '),
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}
