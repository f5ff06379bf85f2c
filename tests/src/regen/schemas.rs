//! The JSON Schemas of the files of the spec.

use chesslaws_spec::{FileKind, schema};

use super::Generated;

/// One schema a kind of file.
pub(super) fn generate() -> impl Iterator<Item = Generated> {
    FileKind::ALL.into_iter().map(|kind| Generated {
        path: format!("spec/{}", schema::path(kind)),
        text: schema::json(kind),
    })
}
