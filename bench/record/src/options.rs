//! The command line.

use std::time::Duration;

/// What `--help` prints.
pub const USAGE: &str = "\
usage: cargo run --release -- [--rounds N] [--bytes N] [--seed N] [--build default|native] [--core N] [--limit SECONDS] [--python COMMAND] [--slice N] [--fast] [--json]

  --rounds N       how often each program reads each database (5); the two slow peers read them once
  --bytes N        the size of each database (210000000)
  --seed N         the seed of the databases (1)
  --build NAME     one build only
  --core N         the core that all programs are pinned to (1; 0 if there is one only)
  --limit SECONDS  the time a program gets for one database (300)
  --python COMMAND a Python with the package chess (python3)
  --slice N        the games that python-chess reads (1000)
  --fast           without the slow peers and without the measurement of memory
  --json           JSON instead of tables";

/// What a build is compiled for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Build {
    /// What every machine of its kind has.
    Default,
    /// What this machine has.
    Native,
}

impl Build {
    /// Its name on the command line and in the tables.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Default => "default",
            Self::Native => "native",
        }
    }
}

/// What to measure.
pub struct Options {
    /// How often.
    pub rounds: usize,
    /// The size of a database.
    pub bytes: u64,
    /// Its seed.
    pub seed: u64,
    /// Which builds.
    pub builds: Vec<Build>,
    /// The core to stay on.
    pub core: usize,
    /// The time for one database.
    pub limit: Duration,
    /// A Python with the package chess.
    pub python: String,
    /// The games that python-chess reads.
    pub slice: u64,
    /// Without the slow peers and the memory.
    pub fast: bool,
    /// JSON instead of tables.
    pub json: bool,
}

impl Options {
    /// From the arguments; nothing if they are wrong.
    pub fn parse(mut words: impl Iterator<Item = String>) -> Option<Self> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let mut options = Self {
            rounds: 5,
            bytes: 210_000_000,
            seed: 1,
            builds: vec![Build::Default, Build::Native],
            core: usize::from(cores > 1),
            limit: Duration::from_secs(300),
            python: "python3".to_owned(),
            slice: 1000,
            fast: false,
            json: false,
        };
        while let Some(word) = words.next() {
            match word.as_str() {
                "--fast" => options.fast = true,
                "--json" => options.json = true,
                "--python" => options.python = words.next()?,
                "--rounds" => options.rounds = words.next()?.parse().ok().filter(|&n| n > 0)?,
                "--bytes" => options.bytes = words.next()?.parse().ok().filter(|&n| n > 0)?,
                "--seed" => options.seed = words.next()?.parse().ok()?,
                "--slice" => options.slice = words.next()?.parse().ok().filter(|&n| n > 0)?,
                "--core" => options.core = words.next()?.parse().ok()?,
                "--limit" => options.limit = Duration::from_secs(words.next()?.parse().ok()?),
                "--build" => {
                    options.builds = match words.next()?.as_str() {
                        "default" => vec![Build::Default],
                        "native" => vec![Build::Native],
                        _ => return None,
                    }
                }
                _ => return None,
            }
        }
        Some(options)
    }
}
