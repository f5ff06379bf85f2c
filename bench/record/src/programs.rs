//! The programs: how each is asked to read a database, and what it has to say then.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::child::{Done, Input, run};
use crate::compile::{Corpus, here, program};
use crate::options::{Build, Options};

/// One line of a table.
pub struct Program {
    /// Its name there.
    pub name: &'static str,
    /// Whether it reads each database once only.
    pub slow: bool,
    /// How many games it reads; all, if nothing is said.
    pub slice: Option<u64>,
    path: PathBuf,
    before: Vec<String>,
    kind: Kind,
}

enum Kind {
    /// `PROGRAM .. FILE [GAMES]`, which prints games, moves and what was wrong.
    Counts,
    /// It says nothing of games that are right.
    Silent,
}

impl Program {
    /// Those that are there, ours first.
    pub fn all(options: &Options, build: Build) -> Vec<Self> {
        let counts = |name, path, before| Self {
            name,
            slow: false,
            slice: None,
            path,
            before,
            kind: Kind::Counts,
        };
        let pgn_reader = program(build, "record-pgn-reader");
        let mut programs = vec![
            counts("ours", program(build, "record-ours"), vec![]),
            counts("pgn-reader 0.29.0 + shakmaty 0.30.1", pgn_reader, vec![]),
        ];
        if options.fast {
            return programs;
        }
        match on_path("pgn-extract") {
            Some(path) => programs.push(Self {
                slow: true,
                kind: Kind::Silent,
                ..counts("pgn-extract -r -s", path, vec!["-r".into(), "-s".into()])
            }),
            None => eprintln!("there is no pgn-extract: it is left out"),
        }
        let python = Command::new(&options.python)
            .args(["-c", "import chess.pgn"])
            .output();
        if python.is_ok_and(|output| output.status.success()) {
            let script = here().join("peers/python-chess/replay.py");
            programs.push(Self {
                slow: true,
                slice: Some(options.slice),
                ..counts(
                    "python-chess",
                    PathBuf::from(&options.python),
                    vec![script.display().to_string()],
                )
            });
        } else {
            eprintln!("{} has no chess: it is left out", options.python);
        }
        programs
    }

    /// Reads a database. Another count than that of its maker is an error.
    pub fn read(&self, corpus: &Corpus, options: &Options) -> Result<Done, String> {
        let mut command = self.command();
        command.arg(&corpus.path);
        command.args(self.slice.map(|games| games.to_string()));
        let done = run(&mut command, Input::Nothing, options.limit)?;
        let right = match (&self.kind, self.slice) {
            (Kind::Silent, _) => String::new(),
            (Kind::Counts, None) => {
                format!("{} games, {} moves, 0 wrong", corpus.games, corpus.plies)
            }
            (Kind::Counts, Some(games)) => format!("{} games, ", games.min(corpus.games)),
        };
        if done.text.starts_with(&right) {
            return Ok(done);
        }
        Err(format!("printed `{}`, not `{right}`", done.text.trim()))
    }

    /// Reads a database so many times from its standard input, all as one; nothing if it cannot.
    pub fn read_repeated(
        &self,
        corpus: &Corpus,
        times: usize,
        options: &Options,
    ) -> Option<Result<Done, String>> {
        if self.slice.is_some() {
            return None;
        }
        let mut command = self.command();
        if matches!(self.kind, Kind::Counts) {
            command.arg("-");
        }
        let input = Input::Repeated(corpus.path.clone(), times);
        Some(run(&mut command, input, options.limit * 4))
    }

    /// The games it has read.
    pub fn games(&self, corpus: &Corpus) -> u64 {
        self.slice
            .map_or(corpus.games, |games| games.min(corpus.games))
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.path);
        command.args(&self.before);
        command
    }
}

fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .chain([Path::new("/usr/games").to_owned()])
        .map(|folder| folder.join(name))
        .find(|file| file.is_file())
}
