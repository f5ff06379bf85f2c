//! The crate `chess` 3.2.0 behind the protocol chesslaws-1; see certify/protocol/PROTOCOL.md.
//!
//! Its board keeps no counts of moves and no square of en passant as FEN has it, and it writes no algebraic notation: of
//! notation it is asked what it reads.

use std::io::{self, BufRead, Write};
use std::str::FromStr;

use chess::{Board, BoardStatus, ChessMove, MoveGen};
use serde_json::{Value, json};

const QUESTIONS: [&str; 5] = [
    "legal-moves",
    "is-legal",
    "check-state",
    "read-fen",
    "read-san",
];

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let message: Value = serde_json::from_str(&line?).unwrap_or(Value::Null);
        let mut reply = reply(&message);
        reply["seq"] = json!(message["seq"].as_u64().unwrap_or(0));
        writeln!(out, "{reply}")?;
        out.flush()?;
        if message["command"] == "bye" {
            break;
        }
    }
    Ok(())
}

fn reply(message: &Value) -> Value {
    match message["command"].as_str() {
        Some("hello") => json!({
            "reply": "hello", "name": "chess (crate)", "version": "3.2.0", "questions": QUESTIONS,
            "notes": ["its board keeps no counts of moves, so that it is not asked to write a FEN"],
        }),
        Some("configure") => {
            json!({"reply": "not-modelled", "why": "the library names no edition"})
        }
        Some("reset" | "bye") => json!({"reply": "ok"}),
        Some("ask") => answered(message),
        _ => json!({"reply": "error", "why": "unknown command"}),
    }
}

fn answered(message: &Value) -> Value {
    let question = &message["question"];
    let (name, asked) = match (question.as_str(), question.as_object()) {
        (Some(name), _) => (name, &Value::Null),
        (None, Some(object)) if object.len() == 1 => {
            let Some((name, asked)) = object.iter().next() else {
                return json!({"reply": "error", "why": "no question"});
            };
            (name.as_str(), asked)
        }
        _ => return json!({"reply": "error", "why": "no question"}),
    };
    if !QUESTIONS.contains(&name) {
        return json!({"reply": "not-modelled", "why": format!("unknown question {name}")});
    }
    let text = |field: &str| asked[field].as_str().unwrap_or_default();
    if name == "read-fen" {
        return answer(json!({"truth": Board::from_str(text("fen")).is_ok()}));
    }
    match reached(message) {
        Err(why) => json!({"reply": "refused", "why": why}),
        Ok(board) => answer(match name {
            "legal-moves" => json!({"moves": moves(&board)}),
            "is-legal" => json!({"truth": moves(&board).iter().any(|mv| mv == text("move"))}),
            "check-state" => json!({"truth": board.checkers().popcnt() > 0}),
            _ => match ChessMove::from_san(&board, text("san")) {
                Ok(mv) => json!({"move": mv.to_string()}),
                Err(_) => json!({"truth": false}),
            },
        }),
    }
}

fn answer(value: Value) -> Value {
    json!({"reply": "answer", "answer": value})
}

fn moves(board: &Board) -> Vec<String> {
    MoveGen::new_legal(board).map(|mv| mv.to_string()).collect()
}

fn reached(message: &Value) -> Result<Board, String> {
    let start = message["start"].as_str().unwrap_or_default();
    let mut board = match start {
        "startpos" => Board::default(),
        fen => Board::from_str(fen).map_err(|error| error.to_string())?,
    };
    for text in message["moves"].as_array().into_iter().flatten() {
        let text = text.as_str().unwrap_or_default();
        let mv = ChessMove::from_str(text).map_err(|error| format!("{text}: {error}"))?;
        if board.status() != BoardStatus::Ongoing || !board.legal(mv) {
            return Err(format!("{text} is not a legal move"));
        }
        board = board.make_move_new(mv);
    }
    Ok(board)
}
