//! The JSON Schema of each kind of file, derived from the types that read it.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};

use crate::kind::FileKind;
use crate::model::{Article, Disputes, Faults, Folklore, GoneFile};

/// The schema of a kind of file.
pub fn of(kind: FileKind) -> Schema {
    match kind {
        FileKind::Article => derived::<Article>(),
        FileKind::Gone => derived::<GoneFile>(),
        FileKind::Disputes => derived::<Disputes>(),
        FileKind::Folklore => derived::<Folklore>(),
        FileKind::Faults => derived::<Faults>(),
    }
}

/// The schema of a kind of file as it is published.
///
/// # Panics
/// Never: a schema is JSON.
pub fn json(kind: FileKind) -> String {
    serde_json::to_string_pretty(&of(kind)).expect("a schema is JSON") + "\n"
}

/// Where a kind's schema is published, as a path within the spec.
pub fn path(kind: FileKind) -> String {
    format!("schema/{}.schema.json", kind.name())
}

fn derived<T: JsonSchema>() -> Schema {
    SchemaSettings::draft2020_12()
        .into_generator()
        .into_root_schema_for::<T>()
}
