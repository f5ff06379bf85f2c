//! One move in algebraic notation (1993:11.1, 2023:C.8 to C.13, PGN:8.2.3).
//!
//! [`exact`] takes the export form of PGN alone. [`meant`] takes what people and programs write besides, where exactly one
//! legal move fits: `0-0`, `e.p.`, a departure that is missing or not needed, no `=`, `!?`, signs of check that are wrong,
//! small letters for pieces, long algebraic and UCI. It never guesses. A pawn's move without a file goes straight ahead
//! (2023:C.9.3.a), so `e5` is never `dxe5`; a promotion without its piece is no move (1993:5.6.4, 2023:7.5.2).

mod error;
mod named;
mod plain;
mod read;
mod text;
mod write;

pub use error::{Inexact, SanError, Why};
pub use named::named;
pub use read::{Meant, exact, meant};
pub use write::San;

pub(crate) use plain::plain;
pub(crate) use read::quick;
pub(crate) use text::glyph;
