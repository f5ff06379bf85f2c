//! The JSON Schemas of the files of the spec, and of the lines of the protocol.

use chesslaws_protocol::schema as protocol;
use chesslaws_spec::{FileKind, schema};

use super::Generated;

/// One schema a kind of file, and one for each direction of the protocol.
pub(super) fn generate() -> impl Iterator<Item = Generated> {
    let files = FileKind::ALL.into_iter().map(|kind| Generated {
        path: format!("spec/{}", schema::path(kind)),
        text: schema::json(kind),
    });
    let lines = protocol::published()
        .into_iter()
        .map(|(path, text)| Generated {
            path: format!("certify/protocol/{path}"),
            text,
        });
    files.chain(lines)
}
