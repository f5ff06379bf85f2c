//! What is dead by the men that are left: the rows on which python-chess was asked (`generate/insufficient.py`).

use chesslaws_board::Setup;
use chesslaws_law::Edition;
use chesslaws_oracle::{Ending, Laws, Standing};
use serde::Deserialize;

const ROWS: &str = include_str!("../suite/cases/dead_by_material.jsonl");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    fen: String,
    dead: bool,
    witnesses: Vec<String>,
}

fn rows() -> Vec<(Row, Setup)> {
    ROWS.lines()
        .map(|line| {
            let row: Row = serde_json::from_str(line).expect(line);
            let setup = row.fen.parse().expect(line);
            (row, setup)
        })
        .collect()
}

#[test]
fn the_statement_finds_what_the_witness_finds() {
    let laws = Laws::of(Edition::Fide2023);
    for (row, setup) in rows() {
        assert!(!row.witnesses.is_empty(), "{} has no witness", row.id);
        let ruling = (laws.dead_by_material)(&laws, &setup);
        let found = ruling.finding == Ending::Draw;
        assert_eq!(found, row.dead, "{} {}", row.id, row.fen);
        assert_eq!(!ruling.because.is_empty(), found, "{}", row.id);
    }
}

#[test]
fn the_sample_has_enough_of_both_and_more_than_1993_lists() {
    let rows = rows();
    let dead: Vec<_> = rows.iter().filter(|(row, _)| row.dead).collect();
    let founding = Laws::of(Edition::Fide1993);
    let new = dead
        .iter()
        .filter(|(_, setup)| founding.ending(setup).finding == Ending::GoesOn);
    assert!(rows.len() - dead.len() >= 400, "{} dead", dead.len());
    assert!(new.count() >= 80, "of {} dead", dead.len());
}

/// What 1993 draws by its list is dead, and no position that is dead by its men is a mate.
#[test]
fn the_list_of_1993_is_within_and_mate_without() {
    let (founding, in_force) = (Laws::of(Edition::Fide1993), Laws::of(Edition::Fide2023));
    for (row, setup) in rows() {
        let listed = founding.ending(&setup).finding == Ending::Draw;
        assert!(!listed || row.dead, "{} {}", row.id, row.fen);
        let ending = in_force.ending(&setup).finding;
        if row.dead && in_force.standing(&setup).finding == Standing::Lawful {
            assert!(
                matches!(ending, Ending::Draw | Ending::Stalemate),
                "{} {}: {ending:?}",
                row.id,
                row.fen
            );
        }
    }
}
