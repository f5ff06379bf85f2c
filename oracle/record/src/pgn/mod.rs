//! Databases of games in PGN, the standard of 1994: read as a stream, written in the export format.
//!
//! A [`Reader`] tells a [`Visitor`] of each game what it finds, each move with the kernel's legal step. Its memory is
//! bounded by [`Limits`], whatever the input; what exceeds a bound is a [`PgnError`] with its place, and the reader goes on
//! with the next game. In [`Mode::Strict`] every deviation from the export format is told besides.
//!
//! An [`Export`] is a visitor that writes what it is told in the export format; a [`Writer`] takes moves from anywhere.

mod buffer;
mod comment;
mod deviation;
mod error;
mod event;
mod export;
mod line;
mod movetext;
mod number;
mod place;
mod quick;
mod reader;
mod start;
mod tags;
mod write;

pub use comment::{Instruction, instructions, milliseconds};
pub use deviation::{Deviation, Odd};
pub use error::{Fault, PgnError};
pub use event::{Comment, End, Flow, Outcome, Played, Tag, Visitor};
pub use export::Export;
pub use place::{Place, Spot};
pub use reader::{Limits, Mode, Options, Reader};
pub use start::Start;
pub use write::Writer;
