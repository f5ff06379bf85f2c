//! `cargo regen`: writes what is generated from the spec; `cargo regen --check` fails when something is out of date.
#![forbid(unsafe_code)]

use std::process::ExitCode;

use chesslaws_tests::regen;
use clap::Parser;

/// Writes what is generated from the spec.
#[derive(Parser)]
struct Arguments {
    /// Writes nothing; fails and names the files when some are out of date.
    #[arg(long)]
    check: bool,
}

fn main() -> ExitCode {
    let check = Arguments::parse().check;
    let root = regen::checkout();
    match if check {
        regen::stale(root)
    } else {
        regen::write(root)
    } {
        Ok(files) => {
            let what = if check {
                "is out of date: run cargo regen"
            } else {
                "written"
            };
            files
                .iter()
                .for_each(|file| println!("{}: {what}", file.path));
            ExitCode::from(u8::from(check && !files.is_empty()))
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
