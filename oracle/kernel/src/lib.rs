//! A fast, fully legal generator of moves, and perft.
//!
//! Written apart from the Laws' oracle: no table and no derivation is shared, so that a comparison of the two says
//! something about both. It is never evidence itself. What is where:
//!
//! - [`Position`]: a position, its legal moves, the position after each, its key; Chess960 too ([`Position::of_960`]).
//! - [`Arrivals`]: the legal moves of one kind of man to one square, which is how a move is written.
//! - [`Repetition`]: how often positions have appeared, and since when nothing was taken and no pawn moved.
//! - [`Walk`] and [`Breakdown`]: perft over several threads, with a table, divided by moves or told apart by kinds.
//! - [`Isa`]: the instruction sets the walk is compiled for, chosen when the program runs.
//! - [`lines`]: what single men attack, open to view so that it can be compared square by square.

mod advance;
mod arrivals;
mod bits;
mod chess960;
mod count;
mod generate;
mod hash;
mod isa;
pub mod lines;
mod men;
mod perft;
mod position;
mod repetition;
mod sliders;
mod step;
mod tables;

pub use arrivals::Arrivals;
pub use chess960::Error as Error960;
pub use isa::Isa;
pub use perft::{Breakdown, Share, Walk};
pub use position::{Position, Refusal};
pub use repetition::Repetition;
pub use step::Step;
