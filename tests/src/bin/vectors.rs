//! Makes `tests/suite/vectors/positions.jsonl` from `tests/suite/generate/games.jsonl`; `witness.py --write` then asks the
//! witnesses.
#![forbid(unsafe_code)]

use std::{
    fs,
    io::{self, IsTerminal, Write},
    path::Path,
    process::ExitCode,
};

use chesslaws_tests::vectors::from_games;

fn main() -> ExitCode {
    let suite = Path::new(env!("CARGO_MANIFEST_DIR")).join("suite");
    match make(&suite) {
        Ok(count) => {
            println!("{count} vectors");
            ExitCode::SUCCESS
        }
        Err(what) => {
            eprintln!("{what}");
            ExitCode::FAILURE
        }
    }
}

fn make(suite: &Path) -> Result<usize, String> {
    let games = suite.join("generate/games.jsonl");
    let text =
        fs::read_to_string(&games).map_err(|error| format!("{}: {error}", games.display()))?;
    let terminal = io::stderr().is_terminal();
    let progress = |line: usize| {
        if terminal && line.is_multiple_of(20) {
            eprint!("\r{line} games");
        }
    };
    let vectors = from_games(&text, progress)
        .map_err(|error| format!("{}, line {}: {}", games.display(), error.line, error.what))?;
    let target = suite.join("vectors/positions.jsonl");
    let mut file = io::BufWriter::new(
        fs::File::create(&target).map_err(|error| format!("{}: {error}", target.display()))?,
    );
    for vector in &vectors {
        let line = serde_json::to_string(vector).map_err(|error| error.to_string())?;
        writeln!(file, "{line}").map_err(|error| error.to_string())?;
    }
    Ok(vectors.len())
}
