//! A fast, fully legal move generator with perft.
mod bits;
mod count;
mod generate;
mod isa;
mod men;
mod position;
mod sliders;
mod tables;
pub use isa::Isa;
pub use position::{Position, Refusal};
