//! Perft by shakmaty: its own, and the same with the last moves made.

#[path = "../../../arguments.rs"]
mod arguments;

use std::error::Error;
use std::hint::black_box;

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position, perft};

fn made(position: &Chess, depth: u32) -> u64 {
    let mut leaves = 0;
    for &step in &position.legal_moves() {
        let mut child = position.clone();
        child.play_unchecked(step);
        leaves += if depth == 1 {
            black_box(&child);
            1
        } else {
            made(&child, depth - 1)
        };
    }
    leaves
}

fn main() -> Result<(), Box<dyn Error>> {
    let asked = arguments::read(None);
    let position: Chess = asked
        .fen
        .parse::<Fen>()?
        .into_position(CastlingMode::Standard)?;
    let count = if asked.bulk { perft::<Chess> } else { made };
    println!("{}", count(&position, asked.depth.max(1)));
    Ok(())
}
