//! The Laws of Chess, clause by clause, as code.
#![forbid(unsafe_code)]
