//! `chesslaws vectors check`.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use chesslaws_board::{Move, Setup};
use chesslaws_kernel::{Position, Step, Walk};
use chesslaws_protocol::{Ask, Failure, Question};
use clap::Args;
use serde_json::{Value, json};

use super::record::{Entry, ReadError, Reader};
use super::{VectorsError, progress_bar, written};
use crate::explain::not_fen;
use crate::shorten;
use crate::subjects::{Uci, confine};

/// How many disagreements are shown.
const SHOWN: usize = 20;

const HELP: &str = "\
A list is read line by line, in any of these forms:
  {\"id\": .., \"fen\": .., \"moves\": [..], \"perft\": [..], ..}    what `vectors generate` writes
  FEN ;D1 20 ;D2 400                                       EPD with perft counts, as many engines carry it
  id NAME, epd FEN, perft 1 20                             on lines of their own, as python-chess and shakmaty have it
Empty lines and lines that begin with # are passed over. Exit code: 0 all agree, 1 not all, 2 usage or input, 3 the
engine failed.";

/// Which lists, and who counts.
#[derive(Args, Debug)]
#[command(after_long_help = HELP)]
pub(super) struct CheckArgs {
    /// The lists; `-` is stdin
    #[arg(value_name = "FILE|-", required = true)]
    files: Vec<PathBuf>,
    /// An engine to ask instead of the kernel: `uci` and the command that starts it, which has to know `go perft`
    #[arg(long, num_args = 2, value_names = ["CHANNEL", "COMMAND"])]
    against: Vec<String>,
    /// The positions are of Chess960: castling rights are read as X-FEN or Shredder-FEN
    #[arg(long, conflicts_with = "against")]
    chess960: bool,
    /// Leave out counts of more leaves than this
    #[arg(long, value_name = "N", default_value_t = u64::MAX, hide_default_value = true)]
    max_nodes: u64,
    /// How long each reply of the engine may take, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 60_000, requires = "against", value_parser = clap::value_parser!(u64).range(1..))]
    timeout: u64,
    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
}

/// Who counts.
enum Witness {
    Kernel { chess960: bool },
    Engine(Box<Uci>),
}

/// What was compared, and what differs.
#[derive(Default)]
struct Sum {
    positions: u64,
    counts: u64,
    lists: u64,
    left_out: u64,
    disagreeing: u64,
    disagreements: Vec<Disagreement>,
}

struct Disagreement {
    file: String,
    line: usize,
    id: Option<String>,
    fen: String,
    what: String,
}

/// Counts again what the lists say, and says whether all agree.
pub(super) fn run(args: &CheckArgs, out: &mut dyn Write) -> Result<bool, VectorsError> {
    let mut witness = args.witness()?;
    let mut sum = Sum::default();
    let bar = progress_bar(None);
    for path in &args.files {
        let file = shorten::escaped(&shorten::path(path));
        let mut reader = Reader::new(file.clone(), open(path, &file)?);
        while let Some(entry) = reader.next_entry()? {
            sum.compare(&file, &entry, &mut witness, args.max_nodes)?;
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    let told = if args.json {
        writeln!(out, "{:#}", sum.object(witness.name()))
    } else {
        sum.tell(witness.name(), out)
    };
    written(told, "what was found")?;
    Ok(sum.disagreeing == 0)
}

fn open(path: &Path, file: &str) -> Result<Box<dyn BufRead>, ReadError> {
    if path == Path::new("-") {
        return Ok(Box::new(BufReader::new(io::stdin())));
    }
    let opened = File::open(path).map_err(|source| ReadError::File {
        file: file.to_owned(),
        source,
    })?;
    Ok(Box::new(BufReader::new(opened)))
}

impl CheckArgs {
    fn witness(&self) -> Result<Witness, VectorsError> {
        let [channel, command] = self.against.as_slice() else {
            let chess960 = self.chess960;
            return Ok(Witness::Kernel { chess960 });
        };
        if channel != "uci" {
            return Err(VectorsError::Channel(channel.clone()));
        }
        confine::enable().map_err(VectorsError::Unheld)?;
        let time = Duration::from_millis(self.timeout);
        Ok(Witness::Engine(Box::new(Uci::new(command, time))))
    }
}

/// Why a witness does not count.
enum Uncounted {
    Position(String),
    Engine(Failure),
}

impl Uncounted {
    fn at(self, file: &str, line: usize) -> VectorsError {
        let file = file.to_owned();
        match self {
            Self::Position(what) => VectorsError::Position { file, line, what },
            Self::Engine(failure) => VectorsError::Engine {
                file,
                line,
                failure,
            },
        }
    }
}

impl Witness {
    fn name(&self) -> &str {
        match self {
            Self::Kernel { .. } => "the kernel",
            Self::Engine(uci) => uci.name(),
        }
    }

    /// The leaves below each move.
    fn divided(&mut self, fen: &str, depth: u32) -> Result<BTreeMap<Move, u64>, Uncounted> {
        match self {
            Self::Kernel { chess960 } => {
                let position = position(fen, *chess960).map_err(Uncounted::Position)?;
                let shares = Walk::default().divided(&position, depth, &|_, _, _| ());
                let written = |step: Step| match chess960 {
                    true => step.written_960(),
                    false => step.written(),
                };
                let counts = shares.iter();
                Ok(counts
                    .map(|share| (written(share.step), share.leaves))
                    .collect())
            }
            Self::Engine(uci) => {
                // What is no position is not asked of an engine: some would crash.
                position(fen, false).map_err(Uncounted::Position)?;
                let ask = Ask {
                    start: fen.to_owned(),
                    moves: Vec::new(),
                    question: Question::LegalMoves,
                };
                uci.divided(&ask, depth).map_err(Uncounted::Engine)
            }
        }
    }
}

fn position(fen: &str, chess960: bool) -> Result<Position, String> {
    if chess960 {
        return Position::of_960(fen).map_err(|error| error.to_string());
    }
    let setup: Setup = fen.parse().map_err(|error| not_fen(&error))?;
    Position::new(&setup).map_err(|refusal| refusal.to_string())
}

impl Sum {
    fn compare(
        &mut self,
        file: &str,
        entry: &Entry,
        witness: &mut Witness,
        most: u64,
    ) -> Result<(), VectorsError> {
        self.positions += 1;
        let mut wrong = Vec::new();
        for &(depth, leaves) in &entry.counts {
            if leaves > most || depth == 0 {
                self.left_out += 1;
                continue;
            }
            self.counts += 1;
            let shares = witness.divided(&entry.fen, depth);
            let shares = shares.map_err(|why| why.at(file, entry.line))?;
            let counted: u64 = shares.values().sum();
            if counted != leaves {
                wrong.push(format!(
                    "depth {depth}: listed are {leaves} leaves, counted {counted}"
                ));
            }
            if let (1, Some(moves)) = (depth, &entry.moves) {
                self.lists += 1;
                wrong.extend(differing(moves, &shares));
            }
        }
        if !wrong.is_empty() {
            self.disagreeing += 1;
        }
        if !wrong.is_empty() && self.disagreements.len() < SHOWN {
            self.disagreements.push(Disagreement {
                file: file.to_owned(),
                line: entry.line,
                id: entry.id.clone(),
                fen: entry.fen.clone(),
                what: wrong.join("; "),
            });
        }
        Ok(())
    }

    fn tell(&self, witness: &str, out: &mut dyn Write) -> io::Result<()> {
        for Disagreement {
            file,
            line,
            id,
            fen,
            what,
        } in &self.disagreements
        {
            let id = id.as_deref().map(|id| format!(" ({})", shorten::quote(id)));
            let (id, fen) = (id.unwrap_or_default(), shorten::escaped(fen));
            writeln!(out, "{file}, line {line}{id}: {fen}\n    {what}")?;
        }
        let shown = self.disagreements.len() as u64;
        if self.disagreeing > shown {
            writeln!(out, "... and {} more", self.disagreeing - shown)?;
        }
        let Self {
            positions,
            counts,
            lists,
            ..
        } = self;
        write!(
            out,
            "{positions} positions, {counts} counts, {lists} lists of moves"
        )?;
        if self.left_out > 0 {
            write!(out, ", {} counts left out", self.left_out)?;
        }
        match self.disagreeing {
            0 => writeln!(out, ": {witness} agrees with all"),
            differing => writeln!(out, ": {witness} disagrees on {differing} positions"),
        }
    }

    fn object(&self, witness: &str) -> Value {
        let disagreements: Vec<Value> = self
            .disagreements
            .iter()
            .map(|each| {
                json!({
                    "file": each.file, "line": each.line, "id": each.id, "fen": each.fen, "what": each.what,
                })
            })
            .collect();
        json!({
            "witness": witness,
            "positions": self.positions,
            "counts": self.counts,
            "lists": self.lists,
            "left_out": self.left_out,
            "disagreeing": self.disagreeing,
            "disagreements": disagreements,
        })
    }
}

/// The moves that only one of them has, in words.
fn differing(listed: &[Move], shares: &BTreeMap<Move, u64>) -> Vec<String> {
    let extra = shares.keys().filter(|mv| !listed.contains(mv));
    let missing = listed.iter().filter(|mv| !shares.contains_key(mv));
    let extra = extra.map(|mv| format!("{mv} is not listed, and found"));
    let missing = missing.map(|mv| format!("{mv} is listed, and not found"));
    extra.chain(missing).collect()
}
