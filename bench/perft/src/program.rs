//! The programs: how each is asked for the leaves below a position.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use crate::compile::{Build, PEERS};
use crate::positions::{Position, SIX};
use crate::talk::{Talk, Took};

/// One line of a table.
pub struct Program {
    /// Its name there.
    pub name: String,
    way: Way,
}

enum Way {
    /// `PROGRAM FEN DEPTH`, and more.
    Arguments(PathBuf, Vec<String>),
    /// `go perft`.
    Uci(PathBuf),
}

impl Program {
    /// Those that can be asked in this way, ours first.
    pub fn all(target: &Path, build: Build, bulk: bool) -> Vec<Self> {
        let more = if bulk {
            vec![]
        } else {
            vec!["--no-bulk".to_owned()]
        };
        let compiled = |name: &str, crate_name: &str, arguments: &[&str]| Self {
            name: name.to_owned(),
            way: Way::Arguments(
                build.folder(target).join("release").join(crate_name),
                arguments
                    .iter()
                    .map(|&word| word.to_owned())
                    .chain(more.clone())
                    .collect(),
            ),
        };
        let mut programs = vec![compiled("ours", "perft-ours", &[])];
        for isa in ["portable", "bmi2", "avx512"] {
            let ours = compiled(&format!("ours --isa {isa}"), "perft-ours", &["--isa", isa]);
            // A machine without the instructions says so at once.
            if ours.leaves(SIX[0].fen, 1, Duration::from_secs(10)).is_ok() {
                programs.push(ours);
            } else {
                eprintln!("{} is left out", ours.name);
            }
        }
        programs.extend(
            PEERS
                .iter()
                .map(|peer| compiled(peer.name, peer.package, &[])),
        );
        match stockfish() {
            _ if !bulk => {}
            Some(path) => programs.push(Self {
                name: "stockfish".to_owned(),
                way: Way::Uci(path),
            }),
            None => eprintln!("there is no Stockfish on PATH or in /usr/games: it is left out"),
        }
        programs
    }

    /// Walks a position. A wrong count is an error.
    pub fn walk(&self, position: &Position, limit: Duration) -> Result<Took, String> {
        let (leaves, took) = self.leaves(position.fen, position.depth, limit)?;
        if leaves == position.leaves {
            return Ok(took);
        }
        let Position {
            fen,
            depth,
            leaves: right,
        } = position;
        Err(format!(
            "wrong: {leaves} leaves, not {right}, at depth {depth} of {fen}"
        ))
    }

    fn leaves(&self, fen: &str, depth: u32, limit: Duration) -> Result<(u64, Took), String> {
        match &self.way {
            Way::Arguments(path, more) => {
                let mut command = Command::new(path);
                whole(command.arg(fen).arg(depth.to_string()).args(more), limit)
            }
            Way::Uci(path) => perft(&mut Command::new(path), fen, depth, limit),
        }
    }
}

/// From the start of the process to the end of its output.
fn whole(command: &mut Command, limit: Duration) -> Result<(u64, Took), String> {
    let start = Instant::now();
    let talk = Talk::start(command, limit)?;
    let mut last = None;
    while let Some(line) = talk.line()? {
        last = Some(line);
    }
    let took = Took {
        clock: start.elapsed(),
        processor: talk.processor(),
    };
    talk.end()?;
    let leaves = last.and_then(|line| line.trim().parse().ok());
    Ok((leaves.ok_or("printed no number")?, took))
}

/// From `go` to the answer: that it loads a network first is no part of perft.
fn perft(
    command: &mut Command,
    fen: &str,
    depth: u32,
    limit: Duration,
) -> Result<(u64, Took), String> {
    let mut talk = Talk::start(command, limit)?;
    talk.say(&format!("position fen {fen}"))?;
    talk.say("isready")?;
    talk.until("readyok")?;
    let (start, before) = (Instant::now(), talk.processor());
    talk.say(&format!("go perft {depth}"))?;
    let leaves = talk.until("Nodes searched:")?;
    let clock = start.elapsed();
    talk.say("isready")?;
    talk.until("readyok")?;
    let after = talk.processor();
    talk.say("quit")?;
    talk.end()?;
    let took = Took {
        clock,
        processor: after.zip(before).map(|(after, before)| after - before),
    };
    Ok((leaves.parse().map_err(|_| "printed no number")?, took))
}

fn stockfish() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .chain([PathBuf::from("/usr/games")])
        .map(|folder| folder.join("stockfish"))
        .find(|file| file.is_file())
}
