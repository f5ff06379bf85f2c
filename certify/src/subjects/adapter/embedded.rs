//! The adapters that this program carries: a script for each library, and what runs it.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::subjects::private::PrivateFolder;

/// The libraries for which this program carries an adapter.
pub const NAMES: [&str; 6] = [
    "python-chess",
    "chess.js",
    "chess",
    "nchess",
    "kokopu",
    "pgn-extract",
];

/// Why an embedded adapter cannot be run.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EmbeddedError {
    /// There is none of that name.
    #[error(
        "no adapter is called `{0}`; right would be one of python-chess, chess.js, chess, nchess, kokopu, pgn-extract"
    )]
    Unknown(String),
    /// The script cannot be written.
    #[error("{}: the script of the adapter cannot be written: {source}", path.display())]
    Unwritable {
        /// Where it should lie.
        path: PathBuf,
        /// What is wrong.
        source: io::Error,
    },
}

/// What runs a script.
#[derive(Clone, Copy)]
enum Interpreter {
    Python,
    Node,
}

/// A library with its adapter.
#[derive(Clone, Copy)]
pub(super) struct Library {
    file: &'static str,
    script: &'static str,
    interpreter: Interpreter,
}

impl Library {
    pub(super) fn named(name: &str) -> Result<Self, EmbeddedError> {
        let (file, script, interpreter) = match name {
            "python-chess" => (
                "python_chess.py",
                include_str!("../../../adapters/python_chess.py"),
                Interpreter::Python,
            ),
            "nchess" => (
                "pypi_nchess.py",
                include_str!("../../../adapters/pypi_nchess.py"),
                Interpreter::Python,
            ),
            "kokopu" => (
                "kokopu.mjs",
                include_str!("../../../adapters/kokopu.mjs"),
                Interpreter::Node,
            ),
            "pgn-extract" => (
                "pgn_extract.py",
                include_str!("../../../adapters/pgn_extract.py"),
                Interpreter::Python,
            ),
            "chess.js" => (
                "chess_js.mjs",
                include_str!("../../../adapters/chess_js.mjs"),
                Interpreter::Node,
            ),
            "chess" => (
                "npm_chess.mjs",
                include_str!("../../../adapters/npm_chess.mjs"),
                Interpreter::Node,
            ),
            other => return Err(EmbeddedError::Unknown(other.into())),
        };
        Ok(Self {
            file,
            script,
            interpreter,
        })
    }

    /// Writes the script into a folder of its own, and says the command that runs it there.
    pub(super) fn unpack(self) -> Result<(PrivateFolder, Vec<String>), EmbeddedError> {
        let folder = PrivateFolder::new().map_err(|source| EmbeddedError::Unwritable {
            path: std::env::temp_dir(),
            source,
        })?;
        let path = folder.path().join(self.file);
        fs::write(&path, self.script).map_err(|source| EmbeddedError::Unwritable {
            path: path.clone(),
            source,
        })?;
        let mut command = self.interpreter.command();
        command.push(path.to_string_lossy().into_owned());
        Ok((folder, command))
    }
}

impl Interpreter {
    /// The interpreter: the one named in the environment, that of `.peers`, or the one on `PATH`.
    fn command(self) -> Vec<String> {
        let text = |path: PathBuf| path.to_string_lossy().into_owned();
        match self {
            Self::Python => {
                let named = std::env::var_os("CHESSLAWS_PYTHON").map(PathBuf::from);
                let python = named.or_else(|| peer("python/bin/python"));
                vec![python.map_or_else(|| "python3".into(), text)]
            }
            Self::Node => {
                let node = std::env::var("CHESSLAWS_NODE").unwrap_or_else(|_| "node".into());
                let inherited = std::env::var_os("NODE_PATH").unwrap_or_default();
                let here = std::env::current_dir().unwrap_or_default();
                let paths = node_paths(&here, &inherited);
                let setting = format!("NODE_PATH={}", paths.to_string_lossy());
                vec!["env".into(), setting, node]
            }
        }
    }
}

/// Where node looks for a library: what `./check` has installed, what `npm install` has in this folder or one above it, and
/// what the environment names. The script lies elsewhere, so node itself would not look into this folder.
fn node_paths(here: &Path, inherited: &OsStr) -> OsString {
    let installed = here.ancestors().map(|folder| folder.join("node_modules"));
    // A path with a colon in it cannot be named in `NODE_PATH`.
    let installed = installed.filter(|path| path.is_dir() && std::env::join_paths([path]).is_ok());
    let paths = peer("node/node_modules").into_iter().chain(installed);
    let paths = paths.chain(std::env::split_paths(inherited));
    std::env::join_paths(paths.filter(|path| !path.as_os_str().is_empty())).unwrap_or_default()
}

/// What `./check` has installed below `.peers`, in this folder or one above it.
fn peer(path: &str) -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    here.ancestors()
        .map(|folder| folder.join(".peers").join(path))
        .find(|file| file.exists())
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn every_name_has_a_script_and_no_other() {
        for name in NAMES {
            assert!(Library::named(name).is_ok(), "{name}");
        }
        let error = Library::named("stockfish")
            .err()
            .map(|error| error.to_string());
        let error = error.unwrap_or_default();
        assert!(NAMES.iter().all(|name| error.contains(name)), "{error}");
    }

    #[test]
    fn what_npm_has_installed_here_or_above_is_found_before_what_is_inherited() {
        let above = PrivateFolder::new().unwrap();
        let here = above.path().join("tests");
        let modules = [&*here, above.path()].map(|folder| folder.join("node_modules"));
        let with_colon = here.join("a:b");
        for folder in [&modules[0], &modules[1], &with_colon.join("node_modules")] {
            fs::create_dir_all(folder).unwrap();
        }
        for from in [&here, &with_colon] {
            let paths = node_paths(from, OsStr::new("/usr/share/nodejs:"));
            let paths: Vec<PathBuf> = std::env::split_paths(&paths).collect();
            let at = |path: &Path| paths.iter().position(|other| other == path).unwrap();
            let inherited = at(Path::new("/usr/share/nodejs"));
            assert!(at(&modules[0]) < at(&modules[1]) && at(&modules[1]) < inherited);
        }
        let nowhere = node_paths(Path::new("/proc"), OsStr::new(""));
        assert!(!nowhere.to_string_lossy().contains("/proc"));
    }

    #[test]
    fn a_script_lies_in_a_folder_of_its_own_and_is_removed() {
        let (folder, command) = Library::named("python-chess").unwrap().unpack().unwrap();
        let script = PathBuf::from(command.last().unwrap());
        assert!(script.is_file() && script.starts_with(folder.path()));
        let mode = fs::metadata(folder.path()).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o700);
        drop(folder);
        assert!(!script.exists());
    }
}
