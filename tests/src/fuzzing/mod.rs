//! The bodies of the fuzz targets, ordinary functions that panic when a property fails.
//!
//! `fuzz/` calls each from a target of one line; `tests/replay.rs` runs them on the committed corpora with the stable
//! toolchain; `tests/properties.rs` states the same with inputs that shrink.

mod audit;
pub mod findings;
mod input;
mod kernel;
mod lines;
mod record;
mod setups;
mod table;
mod text;

pub use audit::audit;
pub use input::ArbitrarySetup;
pub use kernel::fen_960;
pub use lines::{cecp_line, uci_line};
pub use record::{pgn, san};
pub use setups::{keep_every_finding, lead_to_allowed_positions, rest_on_their_edition, setups};
pub use table::{ArbitraryTable, dispute_yaml, table};
pub use text::{fen, protocol_line, spec_yaml, uci_move};
