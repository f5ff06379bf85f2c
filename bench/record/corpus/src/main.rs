//! Makes a database of games, the same for the same seed on every machine: see README.md of `bench`.

mod dice;
mod game;
mod openings;
mod player;
mod write;

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use dice::Dice;
use sha2::{Digest, Sha256};
use write::Style;

const USAGE: &str = "\
usage: record-corpus bare|annotated FILE|- [--bytes N] [--seed N]

  bare         the seven tags and the moves
  annotated    more tags, clocks, evaluations, comments, glyphs and variations
  --bytes N    stop after the first game that ends at so many bytes (210000000)
  --seed N     another seed gives other games (1)

Games, plies, bytes and SHA-256 are printed; on the standard error where the games are written to the standard output.";

struct Options {
    style: Style,
    path: String,
    bytes: u64,
    seed: u64,
}

impl Options {
    fn parse(mut words: impl Iterator<Item = String>) -> Option<Self> {
        let style = match words.next()?.as_str() {
            "bare" => Style::Bare,
            "annotated" => Style::Annotated,
            _ => return None,
        };
        let mut options = Self {
            style,
            path: words.next()?,
            bytes: 210_000_000,
            seed: 1,
        };
        while let Some(word) = words.next() {
            let number = words.next()?.parse().ok()?;
            match word.as_str() {
                "--bytes" => options.bytes = number,
                "--seed" => options.seed = number,
                _ => return None,
            }
        }
        Some(options)
    }
}

/// What has been written, and its digest.
struct Digested<W> {
    out: W,
    bytes: u64,
    digest: Sha256,
}

impl<W: Write> Write for Digested<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.out.write(bytes)?;
        self.bytes += written as u64;
        self.digest.update(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

fn main() -> ExitCode {
    let Some(options) = Options::parse(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match run(&options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", options.path);
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> io::Result<()> {
    let out: Box<dyn Write> = match options.path.as_str() {
        "-" => Box::new(io::stdout().lock()),
        path => Box::new(File::create(path)?),
    };
    let mut digested = Digested {
        out: BufWriter::with_capacity(1 << 20, out),
        bytes: 0,
        digest: Sha256::new(),
    };
    let book = openings::book();
    let (mut games, mut plies) = (0_u64, 0_u64);
    let mut text = Vec::new();
    while digested.bytes < options.bytes {
        let mut dice = Dice::new(options.seed, games);
        let game = game::play(&book, &mut dice);
        text.clear();
        if games > 0 {
            text.push(b'\n');
        }
        write::game(options.style, games, &game, &mut dice, &mut text)?;
        digested.write_all(&text)?;
        games += 1;
        plies += game.steps.len() as u64;
    }
    digested.flush()?;
    let digest = digested.digest.finalize();
    let hex: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    let bytes = digested.bytes;
    let told = format!("{games} games, {plies} plies, {bytes} bytes, sha256 {hex}");
    if options.path == "-" {
        eprintln!("{told}");
    } else {
        println!("{told}");
    }
    Ok(())
}
