//! Games of which python-chess, which shares no code with us, says what is illegal, how they ended and what could be
//! claimed (`tests/suite/generate/audit_games.py`).

use chesslaws::audit::{Finding, Kind};
use chesslaws_law::Edition;
use chesslaws_record::pgn::Outcome;
use serde_json::{Value, json};

use crate::report;

const GAMES: &str = include_str!("../../suite/cases/audit_games.jsonl");

fn pgn(game: &Value, result: Outcome) -> String {
    let (start, moves, result) = (
        &game["start"],
        game["moves"].as_str().expect("moves"),
        result.text(),
    );
    format!("[SetUp \"1\"]\n[FEN {start}]\n[Result \"{result}\"]\n\n{moves} {result}\n")
}

/// What is found of a game, in the form of the rows.
fn found(game: &Value) -> Value {
    // Unknown is the right result of no game that is over, so that each that is over is told.
    let told = report(&pgn(game, Outcome::Unknown), Some(Edition::Fide1993));
    let findings = told.map_or_else(Vec::new, |report| report.findings);
    let of = |kind: Kind| findings.iter().filter(move |finding| finding.kind == kind);
    let claimed = |reason: &'static str| {
        of(Kind::DrawClaimable).filter(move |claim| claim.reason == Some(reason))
    };
    let plies = |claims: Vec<&Finding>| claims.iter().map(|claim| claim.ply).collect::<Vec<_>>();
    let mut declared: Vec<(Option<u32>, String)> =
        claimed("threefold_repetition_with_declared_move")
            .map(|claim| (claim.ply, claim.text.clone().expect("a move")))
            .collect();
    declared.sort();
    let ended = of(Kind::ResultMismatch).next();
    json!({
        "first_illegal": of(Kind::IllegalMove).next().map(|finding| finding.ply),
        "ended": ended.map(|finding| (finding.ply, finding.reason)),
        "repeated": plies(claimed("threefold_repetition").collect()),
        "declared": declared,
        "fifty": plies(claimed("fifty_moves").collect()),
    })
}

/// The row in the same form.
fn expected(game: &Value) -> Value {
    let mut ended = game["ended"].clone();
    if ended[1] == "dead" {
        ended[1] = "dead_position".into();
    }
    let mut declared = game["declared"].as_array().expect("moves").clone();
    declared.sort_by_key(|pair| (pair[0].as_u64(), pair[1].to_string()));
    json!({
        "first_illegal": game["first_illegal"],
        "ended": ended,
        "repeated": game["repeated"],
        "declared": declared,
        "fifty": game["fifty"],
    })
}

#[test]
fn python_chess_finds_the_same() {
    let games: Vec<Value> = GAMES
        .lines()
        .map(|row| serde_json::from_str(row).expect("a row"))
        .collect();
    assert_eq!(games.len(), 240);
    let count = |key: &str| -> usize {
        let lists = games
            .iter()
            .map(|game| game[key].as_array().map_or(0, Vec::len));
        lists.sum()
    };
    assert!(count("declared") >= 100 && count("repeated") >= 100 && count("fifty") >= 20);
    for game in &games {
        assert_eq!(
            found(game),
            expected(game),
            "{}: {}",
            game["id"],
            game["moves"]
        );
    }
}
