//! Perft by the crate chess, after its own `movegen_perft_test`, which is compiled for its tests only.

#[path = "../../../arguments.rs"]
mod arguments;

use std::error::Error;
use std::hint::black_box;
use std::str::FromStr;

use chess::{Board, MoveGen};

fn bulk(board: &Board, depth: u32) -> u64 {
    let moves = MoveGen::new_legal(board);
    if depth == 1 {
        return moves.len() as u64;
    }
    let (mut leaves, mut child) = (0, *board);
    for step in moves {
        board.make_move(step, &mut child);
        leaves += bulk(&child, depth - 1);
    }
    leaves
}

fn made(board: &Board, depth: u32) -> u64 {
    let (mut leaves, mut child) = (0, *board);
    for step in MoveGen::new_legal(board) {
        board.make_move(step, &mut child);
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
    let board = Board::from_str(&asked.fen).map_err(|error| error.to_string())?;
    let count = if asked.bulk { bulk } else { made };
    println!("{}", count(&board, asked.depth.max(1)));
    Ok(())
}
