//! The vocabulary of the chessboard: what can be named and written down, before any law speaks.
//!
//! Nothing here knows how a piece moves: there is no step, no ray, no neighbour and no attack. That is the business of
//! the oracle, and of the kernel, which must derive it apart from each other.
#![forbid(unsafe_code)]

mod castling;
mod colour;
mod fen;
mod moves;
mod piece;
mod setup;
mod square;
pub mod table;

pub use castling::{Castling, Right, Wing};
pub use colour::Colour;
pub use fen::{FenError, FenField, Place};
pub use moves::{Move, MoveError};
pub use piece::{Kind, Piece};
pub use setup::{Passed, Setup};
pub use square::{Square, SquareError, SquareSet};
