//! The command line of chesslaws.
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    chesslaws::cli::main()
}
