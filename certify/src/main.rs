//! The command line of chesslaws.
#![forbid(unsafe_code)]

fn main() {}
