//! What has been measured, as a table and as JSON.

use crate::compile::Build;
use crate::positions::leaves;
use crate::talk::Took;

/// All rounds of one program.
pub struct Outcome {
    /// Which.
    pub name: String,
    /// The sum over all positions, round by round.
    pub rounds: Vec<Took>,
    /// Why it was asked no further.
    pub failure: Option<String>,
}

/// One table.
pub struct Section {
    /// Which build.
    pub build: Build,
    /// Whether the last moves were only counted.
    pub bulk: bool,
    /// Ours first.
    pub outcomes: Vec<Outcome>,
}

/// The middle one of several numbers, and the least and the greatest.
struct Spread {
    median: f64,
    least: f64,
    most: f64,
}

impl Spread {
    fn of(mut numbers: Vec<f64>) -> Option<Self> {
        numbers.sort_by(f64::total_cmp);
        let middle = numbers.len() / 2;
        let upper = *numbers.get(middle)?;
        let lower = numbers[middle - usize::from(numbers.len().is_multiple_of(2))];
        Some(Self {
            median: f64::midpoint(lower, upper),
            least: *numbers.first()?,
            most: *numbers.last()?,
        })
    }

    fn text(&self) -> String {
        let Self {
            median,
            least,
            most,
        } = self;
        format!("{median:.3} ({least:.3} to {most:.3})")
    }

    fn json(&self) -> String {
        let Self {
            median,
            least,
            most,
        } = self;
        format!("{{\"median\": {median:.6}, \"min\": {least:.6}, \"max\": {most:.6}}}")
    }
}

impl Section {
    const fn mode(&self) -> &'static str {
        if self.bulk { "bulk" } else { "no-bulk" }
    }

    /// Whether every child told its time on the processor: else the clock has to do.
    fn by_processor(&self) -> bool {
        let mut all = self.outcomes.iter().flat_map(|outcome| &outcome.rounds);
        all.all(|took| took.processor.is_some())
    }

    fn seconds(&self, outcome: &Outcome) -> Vec<f64> {
        let by_processor = self.by_processor();
        let seconds = |took: &Took| match took.processor {
            Some(time) if by_processor => time.as_secs_f64(),
            _ => took.clock.as_secs_f64(),
        };
        outcome.rounds.iter().map(seconds).collect()
    }

    /// The time of ours as a share of that of another, round by round; nothing if ours has failed.
    fn ratios(&self, outcome: &Outcome) -> Vec<f64> {
        let ours = (self.outcomes.first())
            .filter(|ours| ours.failure.is_none())
            .map_or_else(Vec::new, |ours| self.seconds(ours));
        let others = self.seconds(outcome);
        ours.iter()
            .zip(others)
            .map(|(ours, other)| ours / other)
            .collect()
    }

    /// A table in Markdown.
    pub fn print(&self) {
        let seconds = if self.by_processor() {
            "processor"
        } else {
            "clock"
        };
        println!("\n{}, {}\n", self.build.name(), self.mode());
        println!("| | {seconds} seconds | million leaves a second | ours / it | clock seconds |");
        println!("|---|---|---|---|---|");
        for outcome in &self.outcomes {
            let name = &outcome.name;
            if let Some(failure) = &outcome.failure {
                println!("| {name} | {failure} | | | |");
                continue;
            }
            let clock = outcome.rounds.iter().map(|took| took.clock.as_secs_f64());
            let (Some(took), Some(clock)) = (
                Spread::of(self.seconds(outcome)),
                Spread::of(clock.collect()),
            ) else {
                continue;
            };
            let ratio = Spread::of(self.ratios(outcome)).map(|ratio| ratio.text());
            let rate = leaves() as f64 / took.median / 1e6;
            println!(
                "| {name} | {} | {rate:.0} | {} | {:.3} |",
                took.text(),
                ratio.unwrap_or_default(),
                clock.median
            );
        }
    }

    /// The same as an object.
    pub fn json(&self) -> String {
        let programs: Vec<String> = self.outcomes.iter().map(|one| self.program(one)).collect();
        format!(
            "{{\"build\": \"{}\", \"mode\": \"{}\", \"time\": \"{}\", \"programs\": [\n  {}\n]}}",
            self.build.name(),
            self.mode(),
            if self.by_processor() {
                "processor"
            } else {
                "clock"
            },
            programs.join(",\n  ")
        )
    }

    fn program(&self, outcome: &Outcome) -> String {
        let mut fields = vec![format!("\"program\": {}", quoted(&outcome.name))];
        if let Some(failure) = &outcome.failure {
            fields.push(format!("\"failure\": {}", quoted(failure)));
        } else if let Some(took) = Spread::of(self.seconds(outcome)) {
            let rate = leaves() as f64 / took.median;
            let clock: Vec<String> = (outcome.rounds.iter())
                .map(|took| format!("{:.6}", took.clock.as_secs_f64()))
                .collect();
            fields.push(format!("\"seconds\": {}", took.json()));
            fields.push(format!("\"leaves_a_second\": {rate:.0}"));
            let ratio = Spread::of(self.ratios(outcome)).map(|ratio| ratio.json());
            fields.extend(ratio.map(|ratio| format!("\"ours_over_it\": {ratio}")));
            fields.push(format!("\"clock_seconds\": [{}]", clock.join(", ")));
        }
        format!("{{{}}}", fields.join(", "))
    }
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
