//! Files that are whole or not there.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::shorten;

/// The file that is the source of truth.
pub(super) const REPORT: &str = "report.jsonl";

/// Writes a file beside its place and moves it there.
pub(super) fn keep(folder: &Path, name: &str, text: &str) -> io::Result<PathBuf> {
    let file = folder.join(name);
    let unfinished = folder.join(format!(".{name}.unfinished"));
    let named = |error: io::Error| {
        io::Error::new(error.kind(), format!("{}: {error}", shorten::path(&file)))
    };
    fs::create_dir_all(folder).map_err(named)?;
    fs::write(&unfinished, text).map_err(named)?;
    fs::rename(&unfinished, &file).map_err(named)?;
    Ok(file)
}
