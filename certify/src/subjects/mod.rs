//! Whatever can be asked: the demonstration library, engines behind UCI, programs behind our protocol, the oracle itself.

mod adapter;
mod child;
pub mod confine;
pub mod demo;
mod oracle;
mod private;
mod uci;

pub use adapter::{Adapter, EmbeddedError, NAMES as ADAPTERS};
pub(crate) use adapter::{Talk, fits, meant, quoted};
pub use oracle::{Oracle, ending_name, read_start};
pub use uci::Uci;
pub(crate) use uci::split_command;

/// The names of all questions of the plane of the board.
#[must_use]
pub fn every_question() -> Vec<String> {
    [
        "legal-moves",
        "is-legal",
        "position-after",
        "check-state",
        "ending",
        "same-position",
        "read-fen",
    ]
    .map(String::from)
    .to_vec()
}
