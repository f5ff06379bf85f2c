//! Each kind of fault in the files is told with its file, line and column, and nothing else is told.

mod fields;
mod files;
mod references;
mod relations;

use std::path::{Path, PathBuf};

use chesslaws_spec::{Source, Spec};

const FOUNDING: &str = "fide-1993/art01.yaml";
const IN_FORCE: &str = "fide-2023/art01.yaml";
const GONE: &str = "fide-2023/gone.yaml";
const DISPUTES: &str = "disputes.yaml";
const FOLKLORE: &str = "folklore.yaml";
const FAULTS: &str = "faults.yaml";

fn sound() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sound")
}

/// The sound spec with a text of one file replaced.
fn broken(file: &str, found: &str, instead: &str) -> Vec<Source> {
    let mut sources = Spec::sources(&sound()).unwrap();
    let source = sources
        .iter_mut()
        .find(|source| source.path == file)
        .unwrap();
    assert!(source.text.contains(found), "{file} has no {found:?}");
    source.text = source.text.replacen(found, instead, 1);
    sources
}

#[track_caller]
fn told(sources: &[Source], expected: &[&str]) {
    let problems = Spec::from_sources(sources).unwrap_err();
    assert_eq!(problems.to_string().lines().collect::<Vec<_>>(), expected);
}

#[track_caller]
fn replacing(file: &str, found: &str, instead: &str, expected: &[&str]) {
    told(&broken(file, found, instead), expected);
}

#[test]
fn the_sound_spec_is_sound() {
    let spec = Spec::read(&sound()).unwrap();
    assert_eq!(
        (spec.articles.len(), spec.gone.len(), spec.faults.len()),
        (2, 1, 1)
    );
    assert_eq!(
        spec.find("2023:1.3").unwrap().says.value.en,
        "It may be of wood."
    );
}
