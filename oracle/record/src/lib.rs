//! The record of a game: Article 11 and Appendix C of 2023, and the PGN standard of 1994, as text that is read and written.
//!
//! A record says which moves were made; whether they are lawful is a ruling of the oracle, which is not used here. The
//! kernel finds which legal move is meant. What is where:
//!
//! - [`san`]: one move in algebraic notation, read strictly or leniently, and written.
//! - [`pgn`]: databases of games, read as a stream with bounded memory, and written in the export format.
//!
//! Clauses are cited as `2023:C.10` and `PGN:8.2.3.4`. Columns are counted in characters from 1.
#![forbid(unsafe_code)]

pub mod pgn;
pub mod san;
