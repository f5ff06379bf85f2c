//! shakmaty behind as much of UCI as `go perft` needs, so that `chesslaws vectors check` and `chesslaws perft` can ask it.
//!
//! Orders: `uci`, `isready`, `position startpos|fen FEN [moves ..]`, `go perft N`, `quit`; others are passed over. What
//! cannot be played is told on stderr and ends the program.

use std::error::Error;
use std::io::{self, BufRead, BufWriter, Write};

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Position, perft};

fn main() -> Result<(), Box<dyn Error>> {
    let mut position = Chess::default();
    let mut out = BufWriter::new(io::stdout().lock());
    for order in io::stdin().lock().lines() {
        let order = order?;
        let (word, rest) = order.split_once(' ').unwrap_or((&order, ""));
        match word {
            "uci" => writeln!(out, "id name shakmaty 0.30.1\nuciok")?,
            "isready" => writeln!(out, "readyok")?,
            "position" => position = reached(rest)?,
            "go" => divide(&position, depth(rest)?, &mut out)?,
            "quit" => return Ok(()),
            _ => {}
        }
        out.flush()?;
    }
    Ok(())
}

fn reached(words: &str) -> Result<Chess, Box<dyn Error>> {
    let (start, moves) = words.split_once(" moves ").unwrap_or((words, ""));
    let mut position = match start.strip_prefix("fen ") {
        Some(fen) => fen.parse::<Fen>()?.into_position(CastlingMode::Standard)?,
        None => Chess::default(),
    };
    for text in moves.split_whitespace() {
        let step = text.parse::<UciMove>()?.to_move(&position)?;
        position.play_unchecked(step);
    }
    Ok(position)
}

fn depth(words: &str) -> Result<u32, Box<dyn Error>> {
    let depth = words.strip_prefix("perft ").ok_or("only `go perft N`")?;
    Ok(depth.trim().parse()?)
}

/// The leaves below each move, one move a line, then their sum.
fn divide(position: &Chess, depth: u32, out: &mut dyn Write) -> io::Result<()> {
    let mut sum = 0;
    for &step in &position.legal_moves() {
        let mut child = position.clone();
        child.play_unchecked(step);
        let leaves = perft(&child, depth.saturating_sub(1));
        writeln!(out, "{}: {leaves}", step.to_uci(CastlingMode::Standard))?;
        sum += leaves;
    }
    writeln!(out, "\nNodes searched: {sum}")
}
