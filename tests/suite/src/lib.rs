//! The cases: vectors, public fault reports and the step table of the features.
#![forbid(unsafe_code)]

pub mod asked;
pub mod features;
pub mod steps;

mod case;
pub mod cases;
mod vector;
pub mod vectors;

pub use case::{Case, Known};
pub use vector::{Because, Expected, Vector};
