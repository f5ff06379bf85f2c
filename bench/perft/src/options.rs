//! The command line.

use std::time::Duration;

use crate::compile::Build;

/// How the program is used.
pub const USAGE: &str = "\
usage: perft-bench [--rounds N] [--build default|native] [--mode bulk|no-bulk] [--core N] [--limit SECONDS] [--json]

  --rounds N       how often each program walks all six positions (5)
  --build NAME     one build only
  --mode NAME      one way of counting only
  --core N         the core that all programs are pinned to (1; 0 if there is one only)
  --limit SECONDS  the time a program gets for one position (120)
  --json           JSON instead of tables";

/// What to measure.
pub struct Options {
    /// How often.
    pub rounds: usize,
    /// Which builds.
    pub builds: Vec<Build>,
    /// Whether the last moves are only counted; either way, or both in turn.
    pub bulk: Vec<bool>,
    /// The core to stay on.
    pub core: usize,
    /// The time for one position.
    pub limit: Duration,
    /// JSON instead of tables.
    pub json: bool,
}

impl Options {
    /// From the arguments; `None` if they are wrong.
    pub fn parse(mut words: impl Iterator<Item = String>) -> Option<Self> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let mut options = Self {
            rounds: 5,
            builds: vec![Build::Default, Build::Native],
            bulk: vec![true, false],
            core: usize::from(cores > 1),
            limit: Duration::from_secs(120),
            json: false,
        };
        while let Some(word) = words.next() {
            match word.as_str() {
                "--json" => options.json = true,
                "--rounds" => options.rounds = words.next()?.parse().ok().filter(|&n| n > 0)?,
                "--core" => options.core = words.next()?.parse().ok()?,
                "--limit" => options.limit = Duration::from_secs(words.next()?.parse().ok()?),
                "--build" => {
                    options.builds = match words.next()?.as_str() {
                        "default" => vec![Build::Default],
                        "native" => vec![Build::Native],
                        _ => return None,
                    }
                }
                "--mode" => {
                    options.bulk = match words.next()?.as_str() {
                        "bulk" => vec![true],
                        "no-bulk" => vec![false],
                        _ => return None,
                    }
                }
                _ => return None,
            }
        }
        Some(options)
    }
}
