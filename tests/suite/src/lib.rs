//! The cases: vectors, public fault reports and the step table of the features.
#![forbid(unsafe_code)]

pub mod asked;
pub mod features;
pub mod steps;

mod case;
pub mod cases;
pub mod notation;
mod vector;
pub mod vectors;

pub use case::{Case, Dissent, Known, Notation, Reading};
pub use vector::{Because, Expected, Vector};
