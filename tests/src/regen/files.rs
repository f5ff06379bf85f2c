//! The table of the files that `chesslaws-spec` embeds.

use chesslaws_spec::Source;

use super::Generated;

const OPENING: &str = "\
// Generated from the files of spec/ by `cargo regen`; do not edit.

/// The files of the spec in the order of the text: path within it, and text.
#[rustfmt::skip]
pub const FILES: &[(&str, &str)] = &[
";

/// `files.rs` of the crate.
pub(super) fn generate(sources: &[Source]) -> Generated {
    let rows = sources.iter().map(|source| {
        format!(
            "    ({0:?}, include_str!({1:?})),\n",
            source.path,
            format!("../{}", source.path)
        )
    });
    let text = [OPENING.to_owned()]
        .into_iter()
        .chain(rows)
        .chain(["];\n".to_owned()])
        .collect();
    Generated {
        path: "spec/src/files.rs".to_owned(),
        text,
    }
}
