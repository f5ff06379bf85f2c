//! The faults that other programs had, from public reports: every row, asked of the oracle.

use std::collections::BTreeSet;

use chesslaws_board::{Castling, Move, Setup};
use chesslaws_law::Edition;
use chesslaws_oracle::{Ending, Laws, Standing};
use serde_json::Value;

const ROWS: &str = include_str!("../suite/cases/board.jsonl");

fn reached(laws: &Laws, row: &Value) -> Setup {
    let start: Setup = row["fen"]
        .as_str()
        .expect("a FEN")
        .parse()
        .expect("a readable FEN");
    let moves = row["moves"].as_array().into_iter().flatten();
    moves.fold(start, |setup, mv| {
        let mv: Move = mv.as_str().expect("a text").parse().expect("a move");
        assert!(
            laws.is_lawful(&setup, mv),
            "{}: {mv} is not lawful",
            row["id"]
        );
        laws.after(&setup, mv)
    })
}

fn status(laws: &Laws, setup: &Setup, key: &str) -> Value {
    let ending = laws.ending(setup).finding;
    match key {
        "in_check" => (!laws.check(setup).finding.is_empty()).into(),
        "checkmate" => matches!(ending, Ending::Checkmate { .. }).into(),
        "stalemate" => (ending == Ending::Stalemate).into(),
        "result" => match ending {
            Ending::GoesOn | Ending::Conflict => "*".into(),
            Ending::Stalemate | Ending::Draw => "1/2-1/2".into(),
            Ending::Checkmate {
                winner: chesslaws_board::Colour::White,
            } => "1-0".into(),
            Ending::Checkmate { .. } => "0-1".into(),
        },
        "reason" if ending == Ending::Stalemate => "stalemate".into(),
        "castling" => {
            let kept = Castling::letters()
                .into_iter()
                .filter(|&(_, side, wing)| setup.castling.kept(side, wing));
            let letters: String = kept.map(|(letter, _, _)| letter).collect();
            if letters.is_empty() {
                "-".into()
            } else {
                letters.into()
            }
        }
        "fullmove_number" => setup.fullmove_number.into(),
        "halfmove_clock" => setup.halfmove_clock.into(),
        other => panic!("a status of no known name: {other}"),
    }
}

fn check(laws: &Laws, row: &Value) {
    let id = &row["id"];
    let expected = &row["expected"];
    match row["question"].as_str().expect("a question") {
        "is_legal" => {
            let mv: Move = row["ask"]["move"]
                .as_str()
                .expect("a move")
                .parse()
                .expect("a move");
            let ruling = laws.lawful(&reached(laws, row), mv);
            assert_eq!(
                Value::from(ruling.finding),
                expected["legal"],
                "{id}: {:?}",
                ruling.because
            );
            assert!(!ruling.because.is_empty(), "{id}: no ground");
        }
        "legal_moves" => {
            let moves = laws.lawful_moves(&reached(laws, row));
            let found: BTreeSet<String> = moves.into_iter().map(|(mv, _)| mv.to_string()).collect();
            let right = expected["moves"]
                .as_array()
                .expect("moves")
                .iter()
                .map(|mv| mv.as_str().expect("a move").to_owned());
            assert_eq!(found, right.collect(), "{id}");
        }
        "status" => {
            let setup = reached(laws, row);
            for (key, right) in expected.as_object().expect("an object") {
                assert_eq!(status(laws, &setup, key), *right, "{id}: {key}");
            }
        }
        "fen_valid" => {
            let valid = match row["fen"].as_str().expect("a FEN").parse::<Setup>() {
                Ok(setup) => laws.standing(&setup).finding == Standing::Lawful,
                Err(error) => {
                    assert_eq!(row["ask"]["level"], "syntax", "{id}: {error}");
                    false
                }
            };
            assert_eq!(Value::from(valid), expected["valid"], "{id}");
        }
        other => panic!("{id}: a question of no known name: {other}"),
    }
}

#[test]
fn every_public_case_in_both_editions() {
    let rows: Vec<Value> = ROWS
        .lines()
        .map(|row| serde_json::from_str(row).expect("a row"))
        .collect();
    assert_eq!(rows.len(), 38);
    for edition in Edition::ALL {
        let laws = Laws::of(edition);
        rows.iter().for_each(|row| check(&laws, row));
    }
}
