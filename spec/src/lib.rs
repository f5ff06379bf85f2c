//! The Laws of Chess as data: statements, disputes, folklore, faults.
#![forbid(unsafe_code)]
