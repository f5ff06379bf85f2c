//! Perft by cozy-chess, after its own example.

#[path = "../../../arguments.rs"]
mod arguments;

use std::error::Error;
use std::hint::black_box;

use cozy_chess::Board;

fn bulk(board: &Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            leaves += moves.len() as u64;
            return false;
        }
        for step in moves {
            let mut child = board.clone();
            child.play_unchecked(step);
            leaves += bulk(&child, depth - 1);
        }
        false
    });
    leaves
}

fn made(board: &Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        for step in moves {
            let mut child = board.clone();
            child.play_unchecked(step);
            leaves += if depth == 1 {
                black_box(&child);
                1
            } else {
                made(&child, depth - 1)
            };
        }
        false
    });
    leaves
}

fn main() -> Result<(), Box<dyn Error>> {
    let asked = arguments::read(None);
    let board = Board::from_fen(&asked.fen, false).map_err(|error| error.to_string())?;
    let count = if asked.bulk { bulk } else { made };
    println!("{}", count(&board, asked.depth.max(1)));
    Ok(())
}
