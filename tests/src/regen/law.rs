//! The ids of the crate `chesslaws-law`.

use std::collections::HashMap;

use chesslaws_law::Edition;
use chesslaws_spec::Spec;

use super::Generated;

/// `generated.rs` of the crate: the statements, their primaries, the disputes.
pub(super) fn generate(spec: &Spec) -> Generated {
    let parts = [
        "// Generated from spec/ by `cargo regen`; do not edit.\n".to_owned(),
        statements(spec),
        primaries(spec),
        disputes(spec),
    ];
    Generated {
        path: "oracle/law/src/generated.rs".to_owned(),
        text: parts.join("\n"),
    }
}

fn statements(spec: &Spec) -> String {
    let ids = Edition::ALL
        .into_iter()
        .flat_map(|edition| spec.entries(edition))
        .map(|entry| quoted(&entry.id));
    table(
        "The ids of all statements in the order of the text.",
        "STATEMENTS",
        "&str",
        ids.collect(),
    )
}

fn primaries(spec: &Spec) -> String {
    let founding = spec.entries(Edition::FOUNDING).count();
    let mut primaries = HashMap::new();
    for (index, entry) in spec.entries(Edition::IN_FORCE).enumerate() {
        primaries.extend(
            entry
                .primary
                .iter()
                .map(|place| (place.value.as_str(), (founding + index, &entry.id))),
        );
    }
    let rows = spec.entries(Edition::FOUNDING).map(|entry| {
        match primaries.get(entry.number.value.as_str()) {
            Some((index, primary)) => format!("Some({index}), // {}: {primary}", entry.id),
            None => format!("None, // {}", entry.id),
        }
    });
    let doc = "For each founding statement the index of the statement in force to cite for it.";
    table(doc, "PRIMARIES", "Option<u16>", rows.collect())
}

fn disputes(spec: &Spec) -> String {
    let ids = spec
        .disputes
        .iter()
        .map(|dispute| quoted(&dispute.id.value));
    table(
        "The ids of all disputes.",
        "DISPUTES",
        "&str",
        ids.collect(),
    )
}

fn quoted(id: &str) -> String {
    format!("{id:?},")
}

fn table(doc: &str, name: &str, of: &str, rows: Vec<String>) -> String {
    let count = rows.len();
    let rows: String = rows.iter().map(|row| format!("    {row}\n")).collect();
    format!(
        "/// {doc}\n#[rustfmt::skip]\npub(crate) static {name}: [{of}; {count}] = [\n{rows}];\n"
    )
}
