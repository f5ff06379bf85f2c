//! What is generated from the spec and the features, and whether it is up to date.
//!
//! Each generator returns its files and writes nothing; [`write()`] and [`stale`] compare them with the checkout. The
//! spec is read from its folder, not from the copy embedded in this program, which may be older.
//!
//! This program cites statements itself, so it does not compile while the code cites an id that is not generated yet.
//! To rename a statement: add the new id, regenerate, move the code, remove the old id, regenerate.

mod cases;
mod conformance;
mod coverage;
mod features;
mod files;
mod kills;
mod law;
mod played;
mod results;
mod schemas;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use chesslaws_spec::{Problems, Spec};
use chesslaws_suite::features::FeatureError;

/// A generated file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generated {
    /// Its path within the checkout, `oracle/law/src/generated.rs`.
    pub path: String,
    /// What it should hold.
    pub text: String,
}

/// Why nothing could be generated.
#[derive(Debug)]
#[non_exhaustive]
pub enum RegenError {
    /// The spec is not sound.
    Spec(Problems),
    /// A feature is not sound.
    Feature(FeatureError),
    /// A file or folder cannot be read.
    Unreadable(PathBuf, io::Error),
    /// A file cannot be written.
    Unwritable(PathBuf, io::Error),
}

impl std::fmt::Display for RegenError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Spec(problems) => problems.fmt(f),
            Self::Feature(error) => error.fmt(f),
            Self::Unreadable(path, error) => {
                write!(f, "{} cannot be read: {error}", path.display())
            }
            Self::Unwritable(path, error) => {
                write!(f, "{} cannot be written: {error}", path.display())
            }
        }
    }
}

impl std::error::Error for RegenError {}

/// The checkout this program was built in.
pub fn checkout() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the crate lies in the checkout")
}

/// All generated files as they should be.
///
/// # Errors
/// All that is wrong with the spec, or the first thing that is with a feature.
pub fn all(root: &Path) -> Result<Vec<Generated>, RegenError> {
    let folder = root.join("spec");
    let sources = Spec::sources(&folder).map_err(RegenError::Spec)?;
    let spec = Spec::from_sources(&sources).map_err(RegenError::Spec)?;
    let mut all = vec![law::generate(&spec), files::generate(&sources)];
    let scenarios = features::scenarios(root)?;
    all.push(features::generate(&scenarios));
    all.push(cases::generate(root, &scenarios)?);
    let snapshot = coverage::generate(&spec, &scenarios);
    all.push(conformance::generate(
        root,
        &spec,
        &scenarios,
        &snapshot.text,
    )?);
    all.push(snapshot);
    all.push(kills::generate(&spec));
    all.extend(schemas::generate());
    Ok(all)
}

/// Writes the files that are out of date, and returns them.
///
/// # Errors
/// All that is wrong with the spec, or a file that cannot be written.
pub fn write(root: &Path) -> Result<Vec<Generated>, RegenError> {
    let stale = stale(root)?;
    for file in &stale {
        let path = root.join(&file.path);
        let folder = path.parent().expect("a generated file lies in a folder");
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&path, &file.text))
            .map_err(|error| RegenError::Unwritable(path.clone(), error))?;
    }
    Ok(stale)
}

/// The files that are out of date, as they should be.
///
/// # Errors
/// All that is wrong with the spec.
pub fn stale(root: &Path) -> Result<Vec<Generated>, RegenError> {
    let up_to_date = |file: &Generated| {
        fs::read_to_string(root.join(&file.path)).is_ok_and(|text| text == file.text)
    };
    Ok(all(root)?
        .into_iter()
        .filter(|file| !up_to_date(file))
        .collect())
}
