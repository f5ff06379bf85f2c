//! The compiled features, which `chesslaws-suite` embeds.

use std::fs;
use std::io;
use std::path::Path;

use chesslaws_suite::features::{self, Scenario};

use super::{Generated, RegenError};

/// `features.jsonl` of the suite: every scenario of every feature, in the order of files and lines.
pub(super) fn generate(scenarios: &[Scenario]) -> Generated {
    Generated {
        path: "tests/suite/compiled/features.jsonl".to_owned(),
        text: features::compiled(scenarios),
    }
}

/// The scenarios of the features folder.
pub(super) fn scenarios(root: &Path) -> Result<Vec<Scenario>, RegenError> {
    let folder = root.join("features");
    let mut paths = Vec::new();
    feature_files(&folder, "", &mut paths)
        .map_err(|error| RegenError::Unreadable(folder.clone(), error))?;
    paths.sort();
    let mut scenarios = Vec::new();
    for path in paths {
        let text = fs::read_to_string(folder.join(&path))
            .map_err(|error| RegenError::Unreadable(folder.join(&path), error))?;
        scenarios.extend(features::parse(&path, &text).map_err(RegenError::Feature)?);
    }
    Ok(scenarios)
}

/// The paths of the feature files within the folder, `/` between their parts.
fn feature_files(folder: &Path, within: &str, paths: &mut Vec<String>) -> io::Result<()> {
    for file in fs::read_dir(folder)? {
        let file = file?;
        let name = file.file_name().to_string_lossy().into_owned();
        let path = if within.is_empty() {
            name
        } else {
            format!("{within}/{name}")
        };
        if file.file_type()?.is_dir() {
            feature_files(&file.path(), &path, paths)?;
        } else if path.ends_with(".feature") {
            paths.push(path);
        }
    }
    Ok(())
}
