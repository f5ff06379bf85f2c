//! The cases: vectors, public fault reports and the step table of the features.
#![forbid(unsafe_code)]

pub mod features;
pub mod steps;
