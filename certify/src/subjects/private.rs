//! A folder of its own for a child or a script, gone when it is dropped, and when this process is told to end.

use std::collections::BTreeSet;
use std::fs::{self, DirBuilder};
use std::io;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How many names are tried before it is given up.
const NAMES: u32 = 1000;

static NEXT: AtomicU32 = AtomicU32::new(0);

/// The folders that are there.
static FOLDERS: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn folders() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    FOLDERS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes all of them: this process is about to end without dropping anything. While what is returned is held, none is
/// made.
#[must_use]
pub(super) fn remove_all() -> impl Sized {
    let mut folders = folders();
    for path in std::mem::take(&mut *folders) {
        // What cannot be removed is left to whoever clears temporary files.
        let _ = fs::remove_dir_all(path);
    }
    folders
}

/// A folder that only this user can enter, and that was not there before: nobody can have put anything into it.
#[derive(Debug)]
pub(super) struct PrivateFolder(PathBuf);

impl PrivateFolder {
    /// Makes one among the temporary files.
    pub(super) fn new() -> io::Result<Self> {
        let mut folders = folders();
        let mut last = io::Error::from(io::ErrorKind::AlreadyExists);
        for _ in 0..NAMES {
            let number = NEXT.fetch_add(1, Ordering::Relaxed);
            let name = format!("chesslaws-{}-{number}", std::process::id());
            let path = std::env::temp_dir().join(name);
            match DirBuilder::new().mode(0o700).create(&path) {
                Ok(()) => {
                    folders.insert(path.clone());
                    return Ok(Self(path));
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => last = error,
                Err(error) => return Err(error),
            }
        }
        Err(last)
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for PrivateFolder {
    fn drop(&mut self) {
        // What cannot be removed is left to whoever clears temporary files.
        let _ = fs::remove_dir_all(&self.0);
        folders().remove(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_there_and_gone_with_what_is_in_it() {
        let (one, other) = (PrivateFolder::new().unwrap(), PrivateFolder::new().unwrap());
        assert_ne!(one.path(), other.path());
        let path = one.path().to_owned();
        fs::write(path.join("log"), "x").unwrap();
        drop(one);
        assert!(!path.exists() && other.path().exists());
    }
}
