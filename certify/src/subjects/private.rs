//! A folder of its own for a child, gone when it is dropped.

use std::fs::{self, DirBuilder};
use std::io;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// How many names are tried before it is given up.
const NAMES: u32 = 1000;

static NEXT: AtomicU32 = AtomicU32::new(0);

/// A folder that only this user can enter.
#[derive(Debug)]
pub(super) struct PrivateFolder(PathBuf);

impl PrivateFolder {
    /// Makes one among the temporary files.
    pub(super) fn new() -> io::Result<Self> {
        let mut last = io::Error::from(io::ErrorKind::AlreadyExists);
        for _ in 0..NAMES {
            let number = NEXT.fetch_add(1, Ordering::Relaxed);
            let name = format!("chesslaws-{}-{number}", std::process::id());
            let path = std::env::temp_dir().join(name);
            match DirBuilder::new().mode(0o700).create(&path) {
                Ok(()) => return Ok(Self(path)),
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
