//! The JSON Schemas of the files of the spec, of the lines of the protocol, and of a dispute.

use chesslaws_protocol::schema as protocol;
use chesslaws_spec::{FileKind, schema};

use super::Generated;

/// One schema a kind of file, one for each direction of the protocol, that of a dispute, and those of an audit.
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
    let of_the_program = [chesslaws::rule::published()]
        .into_iter()
        .chain(chesslaws::audit::published())
        .map(|(path, text)| Generated {
            path: format!("certify/{path}"),
            text,
        });
    files.chain(lines).chain(of_the_program)
}
