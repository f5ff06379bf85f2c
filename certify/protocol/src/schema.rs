//! The JSON Schema of each direction, derived from the types that read it.

use schemars::{JsonSchema, generate::SchemaSettings};

use crate::{Command, CommandReply};

/// The published schemas: path within this crate, and text.
///
/// # Panics
/// Never: a schema is JSON.
#[must_use]
pub fn published() -> [(&'static str, String); 2] {
    [
        ("schema/command.schema.json", json::<Command>()),
        ("schema/reply.schema.json", json::<CommandReply>()),
    ]
}

fn json<T: JsonSchema>() -> String {
    let schema = SchemaSettings::draft2020_12()
        .into_generator()
        .into_root_schema_for::<T>();
    serde_json::to_string_pretty(&schema).expect("a schema is JSON") + "\n"
}
