//! The faults that other programs had with records of games, from public reports: what the reader itself answers.
//!
//! Of the rows about whole games, the reader finds moves that are none; results and endings are for the audit
//! (`tests/tests/audit`).

use chesslaws_kernel::Position;
use chesslaws_record::pgn::{Fault, Options, PgnError, Played, Reader, Visitor};
use chesslaws_record::san::{Meant, San, Why, exact, meant};
use serde_json::Value;

const ROWS: &str = include_str!("../suite/cases/record.jsonl");

/// Rows whose finding is a ruling on the game: the result, or play behind the end.
const OF_THE_AUDIT: [&str; 6] = ["B225", "B228", "B229", "B232", "B237", "B236"];

fn text<'a>(row: &'a Value, key: &str) -> &'a str {
    row[key]
        .as_str()
        .unwrap_or_else(|| panic!("{}: no {key}", row["id"]))
}

fn san(row: &Value) {
    let position = Position::of_960(text(row, "fen")).expect("a position");
    let (ask, expected) = (&row["ask"], &row["expected"]);
    if ask["direction"] == "read" {
        return read(row, &position);
    }
    let mv = text(ask, "move").parse().expect("a move");
    let step = position.find(mv).expect("a legal move");
    let written = San::of(&position, step);
    if ask["with_number"] == true {
        return numbered(row, text(row, "fen"), written);
    }
    assert_eq!(written.as_str(), text(expected, "san"), "{}", row["id"]);
    for other in expected["also_readable"].as_array().into_iter().flatten() {
        let other = other.as_str().expect("a text");
        assert_eq!(meant(&position, other), Ok(Meant::Step(step)), "{other}");
    }
}

fn read(row: &Value, position: &Position) {
    let (asked, expected) = (text(&row["ask"], "text"), &row["expected"]);
    if expected["error"] == "promotion_piece_missing" {
        let error = exact(position, asked).expect_err("no move");
        assert!(matches!(error.why, Why::PromotionMissing(_)), "{error}");
        return;
    }
    let Ok(Meant::Step(step)) = meant(position, asked) else {
        panic!("{}: {asked} is not read", row["id"]);
    };
    assert_eq!(step.written().to_string(), text(expected, "uci"));
    assert_eq!(
        exact(position, asked).is_ok(),
        expected["strict_pgn"] == true
    );
}

fn numbered(row: &Value, fen: &str, written: San) {
    let game = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{written} *");
    let mut again = chesslaws_record::pgn::Export::new(Vec::new());
    let mut reader = Reader::new(game.as_bytes(), Options::default());
    reader.read_all(&mut again).expect("bytes can be read");
    let exported = again.finish().expect("bytes can be written").0;
    let line = format!("\n\n{} *\n", text(&row["expected"], "text"));
    assert!(
        String::from_utf8_lossy(&exported).ends_with(&line),
        "{}",
        row["id"]
    );
}

/// The plies at which no move of the game is written, and the spelling of castling.
#[derive(Default)]
struct NoMoves {
    plies: Vec<(u64, bool)>,
    ply: u64,
}

impl Visitor for NoMoves {
    fn step(&mut self, played: &Played<'_>) {
        self.ply += 1;
        if played.step.is_none() {
            self.plies.push((self.ply, false));
        }
    }
    fn error(&mut self, error: &PgnError) {
        let in_check = matches!(error.fault, Fault::NullInCheck);
        self.plies.push((self.ply + 1, in_check));
    }
}

fn game(row: &Value) {
    let mut found = NoMoves::default();
    let mut reader = Reader::new(text(row, "pgn").as_bytes(), Options::default());
    assert_eq!(reader.read_all(&mut found).expect("bytes"), 1);
    let findings = row["expected"]["findings"].as_array().expect("findings");
    let mut right: Vec<u64> = findings
        .iter()
        .filter(|finding| {
            let code = finding["code"].as_str().expect("a code");
            matches!(code, "illegal_move" | "null_move" | "null_move_in_check")
        })
        .map(|finding| finding["ply"].as_u64().expect("a ply"))
        .collect();
    right.sort_unstable();
    let plies: Vec<u64> = found.plies.iter().map(|&(ply, _)| ply).collect();
    assert_eq!(plies, right, "{}", row["id"]);
    let in_check = findings
        .iter()
        .any(|finding| finding["code"] == "null_move_in_check");
    assert_eq!(found.plies.iter().any(|&(_, check)| check), in_check);
}

#[test]
fn every_public_case_of_the_record() {
    let rows: Vec<Value> = ROWS
        .lines()
        .map(|row| serde_json::from_str(row).expect("a row"))
        .collect();
    assert_eq!(rows.len(), 21);
    let mut left = Vec::new();
    for row in &rows {
        match text(row, "question") {
            "san" => san(row),
            _ if OF_THE_AUDIT.contains(&text(row, "id")) => left.push(text(row, "id")),
            _ => game(row),
        }
    }
    assert_eq!(left, OF_THE_AUDIT);
}
