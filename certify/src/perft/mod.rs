//! `chesslaws perft`: the leaves of the tree of moves, counted by the kernel; and the first position in which an engine
//! counts otherwise, ruled on by the oracle.

mod against;

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use chesslaws_board::Setup;
use chesslaws_kernel::{Breakdown, Error960, Isa, Position, Refusal, Walk};
use chesslaws_law::Edition;
use chesslaws_oracle::art2_pieces;
use chesslaws_protocol::{Failure, STARTPOS};
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::{Value, json};

use crate::explain::{ExplainError, not_fen};
use crate::shorten;
use crate::subjects::confine;
use against::Comparison;

/// Deeper trees than this have more leaves than 64 bits count.
const DEEPEST: u8 = 14;

/// What is counted, and how.
#[derive(Args, Debug)]
pub struct PerftArgs {
    /// `startpos` or a FEN, in quotes
    #[arg(value_name = "FEN|startpos")]
    position: String,
    /// The number of plies
    #[arg(value_parser = clap::value_parser!(u8).range(0..=i64::from(DEEPEST)))]
    depth: u8,
    /// The leaves below each move
    #[arg(long)]
    divide: bool,
    /// Captures, en passant, castles, promotions, checks and mates among the last moves; each of them is made, which is slow
    #[arg(long, conflicts_with_all = ["divide", "threads", "hash", "isa", "no_bulk", "against"])]
    breakdown: bool,
    /// How many threads share the work
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// The size of a table of positions already counted, in MiB; none for 0
    #[arg(long, value_name = "MIB", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=1_048_576))]
    hash: u32,
    /// The instructions to count with: portable, bmi2 or avx512; the fastest that this machine has if not given
    #[arg(long, value_name = "NAME", value_parser = isa)]
    isa: Option<Isa>,
    /// Make the moves of the last ply instead of counting them
    #[arg(long)]
    no_bulk: bool,
    /// The position is one of Chess960: castling rights are read as X-FEN or Shredder-FEN, castling is written as the king
    /// taking his rook
    #[arg(long, conflicts_with = "against")]
    chess960: bool,
    /// An engine to compare with: `uci` and the command that starts it, which has to know `go perft`
    #[arg(long, num_args = 2, value_names = ["CHANNEL", "COMMAND"])]
    against: Vec<String>,
    /// How long each reply of the engine may take, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 60_000, requires = "against", value_parser = clap::value_parser!(u64).range(1..))]
    timeout: u64,
    /// The edition by which a difference is ruled on
    #[arg(long, default_value_t = Edition::Fide1993, requires = "against", value_parser = shorten::read::<Edition>)]
    edition: Edition,
    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
}

/// Why there is no count.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PerftError {
    /// The position is not FEN.
    #[error("the position is not FEN: {0}")]
    Fen(String),
    /// The position is no FEN of Chess960.
    #[error("the position is no FEN of Chess960: {0}")]
    Fen960(#[from] Error960),
    /// It can be read, but there is nothing to count: `explain` says which clauses it breaks.
    #[error(
        "the moves of this position cannot be counted: {0}; `chesslaws explain` says which clauses it breaks"
    )]
    Refused(#[from] Refusal),
    /// The channel is none over which perft can be asked.
    #[error("--against `{}`: no such channel; right would be `uci` and a command", shorten::quote(.0))]
    Channel(String),
    /// The difference could not be ruled on.
    #[error(transparent)]
    Explain(#[from] ExplainError),
    /// The engine would not be held by the limits for outside programs.
    #[error("the engine cannot be held: {0}")]
    Unheld(#[source] io::Error),
    /// The engine failed.
    #[error("the engine {0}")]
    Engine(#[from] Failure),
    /// The answer could not be written.
    #[error("cannot write the answer: {0}")]
    Write(#[from] io::Error),
}

fn isa(name: &str) -> Result<Isa, String> {
    let here = Isa::available();
    let found = here.iter().find(|isa| isa.name() == name);
    found.copied().ok_or_else(|| {
        let names: Vec<&str> = here.iter().map(|isa| isa.name()).collect();
        format!(
            "`{}` is none that this machine has; right would be {}",
            shorten::quote(name),
            names.join(" or ")
        )
    })
}

/// Counts, and says whether the engine, if there is one, counts the same.
///
/// # Errors
/// A position that cannot be counted, an engine that fails, an output that cannot be written.
pub fn run(args: &PerftArgs, out: &mut dyn Write) -> Result<bool, PerftError> {
    match answer(args, out) {
        // Whoever reads the output may stop reading.
        Err(PerftError::Write(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(true),
        answered => answered,
    }
}

fn answer(args: &PerftArgs, out: &mut dyn Write) -> Result<bool, PerftError> {
    let position = args.read()?;
    if let [channel, command] = args.against.as_slice() {
        return args.compare(channel, command, out);
    }
    if args.breakdown {
        let told = position.breakdown(args.depth.into());
        if args.json {
            return line(
                out,
                &args.object(told.nodes, &[("breakdown", breakdown(&told))]),
            );
        }
        for (name, count) in rows(&told) {
            writeln!(out, "{name:<12} {}", grouped(count))?;
        }
        return Ok(true);
    }
    let start = Instant::now();
    let (leaves, shares) = args.count(&position);
    let time = start.elapsed();
    let written = |share: &chesslaws_kernel::Share| {
        if args.chess960 {
            share.step.written_960()
        } else {
            share.step.written()
        }
    };
    if args.json {
        let moves: Vec<Value> = shares
            .iter()
            .map(|share| json!({ "move": written(share).to_string(), "leaves": share.leaves }))
            .collect();
        let divided = ("moves", Value::Array(moves));
        let more = if args.divide {
            vec![divided]
        } else {
            Vec::new()
        };
        return line(out, &args.object(leaves, &more));
    }
    if args.divide {
        for share in &shares {
            writeln!(out, "{}: {}", written(share), share.leaves)?;
        }
        writeln!(out)?;
    }
    writeln!(out, "{leaves}")?;
    out.flush()?;
    tell_speed(leaves, time);
    Ok(true)
}

impl PerftArgs {
    fn read(&self) -> Result<Position, PerftError> {
        if self.chess960 && self.position != STARTPOS {
            return Ok(Position::of_960(&self.position)?);
        }
        Ok(Position::new(&self.setup()?)?)
    }

    fn setup(&self) -> Result<Setup, PerftError> {
        if self.position == STARTPOS {
            return Ok(art2_pieces::array());
        }
        let read = self.position.parse();
        read.map_err(|error| PerftError::Fen(not_fen(&error)))
    }

    const fn walk(&self, isa: Isa) -> Walk {
        Walk {
            isa,
            bulk: !self.no_bulk,
            threads: self.threads as usize,
            hash_mib: self.hash as usize,
        }
    }

    /// The leaves, and those below each move.
    fn count(&self, position: &Position) -> (u64, Vec<chesslaws_kernel::Share>) {
        if self.depth == 0 {
            return (1, Vec::new());
        }
        let isa = self.isa.unwrap_or_else(Isa::best);
        let bar = progress_bar();
        let shares = self
            .walk(isa)
            .divided(position, self.depth.into(), &|done, of, leaves| {
                bar.set_length(of as u64);
                bar.set_position(done as u64);
                bar.set_message(grouped(leaves));
            });
        bar.finish_and_clear();
        (shares.iter().map(|share| share.leaves).sum(), shares)
    }

    fn compare(
        &self,
        channel: &str,
        command: &str,
        out: &mut dyn Write,
    ) -> Result<bool, PerftError> {
        if channel != "uci" {
            return Err(PerftError::Channel(channel.to_owned()));
        }
        confine::enable().map_err(PerftError::Unheld)?;
        let mut comparison = Comparison::new(
            &self.position,
            command,
            self.walk(self.isa.unwrap_or_else(Isa::best)),
            Duration::from_millis(self.timeout),
        );
        let found = comparison.descend(&self.setup()?, self.depth.into())?;
        if self.json {
            let told = against::object(&found, self.edition)?;
            return line(out, &self.object(found.leaves, &[("against", told)]))
                .map(|_| found.difference.is_none());
        }
        against::write(&found, &self.position, self.edition, out)?;
        Ok(found.difference.is_none())
    }

    fn object(&self, leaves: u64, more: &[(&str, Value)]) -> Value {
        let mut object = json!({
            "position": self.position,
            "depth": self.depth,
            "leaves": leaves,
        });
        for (name, value) in more {
            object[name] = value.clone();
        }
        object
    }
}

fn line(out: &mut dyn Write, object: &Value) -> Result<bool, PerftError> {
    let text = serde_json::to_string_pretty(object).map_err(io::Error::other)?;
    writeln!(out, "{text}")?;
    Ok(true)
}

const fn rows(told: &Breakdown) -> [(&'static str, u64); 9] {
    [
        ("nodes", told.nodes),
        ("captures", told.captures),
        ("en passant", told.en_passant),
        ("castles", told.castles),
        ("promotions", told.promotions),
        ("checks", told.checks),
        ("discovered", told.discovered),
        ("double", told.double),
        ("mates", told.mates),
    ]
}

fn breakdown(told: &Breakdown) -> Value {
    let named = rows(told).map(|(name, count)| (name.replace(' ', "_"), Value::from(count)));
    Value::Object(named.into_iter().collect())
}

/// The number with its digits in groups of three.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .filter_map(|group| std::str::from_utf8(group).ok())
        .collect();
    groups.join(",")
}

/// On a terminal only, and on stderr.
fn progress_bar() -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
    }
    let bar = ProgressBar::new(0);
    match ProgressStyle::with_template("{bar:40} {msg} leaves, {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// How fast it was, on a terminal only: what a pipe gets is the same each time.
fn tell_speed(leaves: u64, time: Duration) {
    if io::stderr().is_terminal() {
        let speed = leaves as f64 / time.as_secs_f64() / 1e6;
        eprintln!(
            "{:.3} s, {speed:.0} million leaves a second",
            time.as_secs_f64()
        );
    }
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn digits_stand_in_groups_of_three() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_000), "1,000");
        assert_eq!(grouped(119_060_324), "119,060,324");
    }
}
