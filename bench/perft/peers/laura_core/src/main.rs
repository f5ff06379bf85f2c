//! Perft by laura_core, which has none of its own.

#[path = "../../../arguments.rs"]
mod arguments;

use std::error::Error;
use std::hint::black_box;
use std::str::FromStr;

use laura_core::{AllMoves, Board, enumerate_legal_moves, gen_moves};

/// Counts without a list: the compiler can then see that only the number is wanted.
fn count(board: &Board) -> u64 {
    let mut moves = 0;
    enumerate_legal_moves::<AllMoves, _>(board, |_| {
        moves += 1;
        true
    });
    moves
}

fn bulk(board: &Board, depth: u32) -> u64 {
    if depth == 1 {
        return count(board);
    }
    let mut leaves = 0;
    for &step in &gen_moves::<AllMoves>(board) {
        leaves += bulk(&board.make_move(step), depth - 1);
    }
    leaves
}

fn made(board: &Board, depth: u32) -> u64 {
    let mut leaves = 0;
    for &step in &gen_moves::<AllMoves>(board) {
        let child = board.make_move(step);
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
    let board = Board::from_str(&asked.fen).map_err(|error| format!("{error:?}"))?;
    let count = if asked.bulk { bulk } else { made };
    println!("{}", count(&board, asked.depth.max(1)));
    Ok(())
}
