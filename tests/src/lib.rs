//! The tests that need everything: features, faults, properties, edges, traceability.
#![forbid(unsafe_code)]

pub mod regen;

pub mod coverage;
pub mod fuzzing;
pub mod gallery;
pub mod matrix;
pub mod motifs;
pub mod vectors;
pub mod world;
