//! The Laws of Chess, executable: explain a move, cite a clause, certify a program.
#![forbid(unsafe_code)]

pub mod adapter_check;
pub mod audit;
pub mod cite;
pub mod cli;
pub mod diagram;
pub mod explain;
pub mod export;
pub mod folklore;
mod notation;
pub mod perft;
pub mod report;
pub mod rule;
pub mod run;
pub mod shape;
pub mod shell;
pub mod shorten;
pub mod subjects;
pub mod table;
pub mod vectors;
pub mod words;
