//! Whatever can be asked: the demonstration library, engines behind UCI and CECP, programs behind our protocol, the
//! oracle itself.

mod adapter;
mod at_the_table;
mod candidates;
mod cecp;
mod child;
pub mod confine;
pub mod demo;
mod kernel;
mod notation;
mod oracle;
mod pipes;
mod placement;
mod private;
mod spelling;
mod trials;
mod uci;

pub use adapter::{Adapter, EmbeddedError, NAMES as ADAPTERS};
pub(crate) use adapter::{Talk, fits, meant, quoted};
pub use cecp::Cecp;
pub use kernel::Kernel;
pub use oracle::{Oracle, ending_name, read_start};
pub(crate) use spelling::{Spelled, spelled};
pub use uci::Uci;
pub(crate) use uci::split_command;

/// The readers of what engines write, for tests and fuzzing.
#[doc(hidden)]
pub mod lines {
    pub use super::cecp::lists::{algebraic, long, meanings, occupied, perft};
    pub use super::cecp::text::{Claim, Features, claim, is_pong, is_refusal};
    pub use super::uci::text::{
        count_of_nodes, multipv_limit, multipv_moves, perft_move, plies_played, split_command,
        usual_castling,
    };
}

/// The names of all questions.
#[must_use]
pub fn every_question() -> Vec<String> {
    let names = chesslaws_protocol::QuestionName::ALL.into_iter();
    names.map(|name| name.name().to_owned()).collect()
}

/// The questions of the plane of the board, by their names on the wire.
#[must_use]
pub fn board_questions() -> Vec<String> {
    let names = chesslaws_protocol::QuestionName::BOARD.into_iter();
    names.map(|name| name.name().to_owned()).collect()
}

/// The same, and those of notation.
#[must_use]
pub fn board_and_notation_questions() -> Vec<String> {
    let of_notation = chesslaws_protocol::QuestionName::NOTATION.into_iter();
    let mut names = board_questions();
    for name in of_notation.map(|name| name.name().to_owned()) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}
