//! The programs are built, and the databases made.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::child::{Input, run};
use crate::options::{Build, Options};

/// The time cargo gets for one program, and the corpus for one database.
const LIMIT: Duration = Duration::from_secs(900);
const NATIVE: &str = "-Ctarget-cpu=native";

/// The databases of seed 1 and 210,000,000 bytes, as they are on every machine.
const KNOWN: [(&str, &str); 2] = [
    (
        "bare",
        "4b52d005a55303efe7e74ce6312320df4362b641e6fdb6b8c5eabf6bc53d26b3",
    ),
    (
        "annotated",
        "544a141da399707ffbb515299477db07a32701aec69917e6ce228a7affe1b66c",
    ),
];

/// Where everything is built: the folder that cargo was told, or `target` beside the manifest.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| here().join("target"), PathBuf::from)
}

/// The folder of the manifest.
pub fn here() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// A program of one build.
pub fn program(build: Build, package: &str) -> PathBuf {
    target().join(build.name()).join("release").join(package)
}

/// Builds a program.
pub fn compile(build: Build, manifest: &str, package: &str) -> Result<(), String> {
    eprintln!("building {package}, {}", build.name());
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .args(["build", "--release", "--locked", "--quiet", "--package"])
        .arg(package)
        .arg("--manifest-path")
        .arg(here().join(manifest))
        .arg("--target-dir")
        .arg(target().join(build.name()))
        // What the caller has set for the driver is not to change what is measured.
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .env_remove("RUSTFLAGS");
    if build == Build::Native {
        command.env("RUSTFLAGS", NATIVE);
    }
    run(&mut command, Input::Nothing, LIMIT)
        .map(|_| ())
        .map_err(|error| format!("{package} does not build: {error}"))
}

/// A database that has been made.
pub struct Corpus {
    /// `bare` or `annotated`.
    pub style: &'static str,
    /// Where it is.
    pub path: PathBuf,
    /// Its size.
    pub bytes: u64,
    /// Its games.
    pub games: u64,
    /// The moves of the games themselves.
    pub plies: u64,
    /// What its maker said of it.
    pub said: String,
}

/// Makes a database, or takes the one that was made before.
pub fn corpus(options: &Options, style: &'static str) -> Result<Corpus, String> {
    let folder = target().join("corpus");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let name = format!("{style}-{}-{}", options.seed, options.bytes);
    let path = folder.join(format!("{name}.pgn"));
    let note = folder.join(format!("{name}.txt"));
    if !note.is_file() {
        eprintln!("making {}", path.display());
        let said = make(options, style, &path)?;
        fs::write(&note, said).map_err(|error| error.to_string())?;
    }
    let said = fs::read_to_string(&note).map_err(|error| error.to_string())?;
    let said = said.trim().to_owned();
    let number = |what: &str| -> Option<u64> {
        let before = said.split(what).next()?;
        before.rsplit(' ').next()?.parse().ok()
    };
    let counted = (number(" games"), number(" plies"), number(" bytes"));
    let (Some(games), Some(plies), Some(bytes)) = counted else {
        return Err(format!("{}: `{said}` tells no numbers", note.display()));
    };
    let known = KNOWN.iter().find(|known| known.0 == style);
    let is_known = options.seed == 1 && options.bytes == 210_000_000;
    if is_known && known.is_some_and(|known| !said.ends_with(known.1)) {
        return Err(format!("{name} is not what it ought to be: {said}"));
    }
    Ok(Corpus {
        style,
        path,
        bytes,
        games,
        plies,
        said,
    })
}

fn make(options: &Options, style: &str, path: &Path) -> Result<String, String> {
    let mut command = Command::new(program(Build::Default, "record-corpus"));
    command
        .arg(style)
        .arg(path)
        .args(["--bytes", &options.bytes.to_string()])
        .args(["--seed", &options.seed.to_string()])
        .stdin(Stdio::null());
    run(&mut command, Input::Nothing, LIMIT).map(|done| done.text)
}
