//! The adapters that this program carries: a script for each library, and what runs it.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::PathBuf;

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
                let inherited = std::env::var_os("NODE_PATH");
                let paths = peer("node/node_modules").into_iter();
                let paths = paths.chain(inherited.iter().flat_map(std::env::split_paths));
                let paths = std::env::join_paths(paths).unwrap_or_else(|_| OsString::new());
                let setting = format!("NODE_PATH={}", paths.to_string_lossy());
                vec!["env".into(), setting, node]
            }
        }
    }
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
