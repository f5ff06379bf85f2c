//! Perft by chesslaws-kernel, which chooses its instructions when it runs; `--isa NAME` chooses for it.

#[path = "../../arguments.rs"]
mod arguments;

use std::error::Error;

use chesslaws_board::Setup;
use chesslaws_kernel::{Isa, Position};

fn main() -> Result<(), Box<dyn Error>> {
    let asked = arguments::read(Some("--isa"));
    let isa = match asked.option {
        None => Isa::best(),
        Some(name) => Isa::available()
            .into_iter()
            .find(|isa| isa.name() == name)
            .ok_or("this machine has no such instructions")?,
    };
    let position = Position::new(&asked.fen.parse::<Setup>()?)?;
    println!("{}", position.perft_on(isa, asked.depth, asked.bulk));
    Ok(())
}
