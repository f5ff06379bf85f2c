//! Whatever can be asked: the demonstration library, engines behind UCI and CECP, the oracle itself.

mod candidates;
mod cecp;
mod child;
pub mod demo;
mod oracle;
mod placement;
mod trials;
mod uci;

pub use cecp::Cecp;
pub use oracle::{Oracle, ending_name, read_start};
pub use uci::Uci;

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
