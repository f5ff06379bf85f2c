//! All statements an unlawful move breaks are named, in the order of the text.

use chesslaws_board::Setup;
use chesslaws_law::Edition;
use chesslaws_oracle::Laws;

fn assert_broken(fen: &str, mv: &str, ids: &[&str]) {
    let setup: Setup = fen.parse().expect("a FEN of this file");
    let ruling = Laws::of(Edition::Fide1993).lawful(&setup, mv.parse().expect("a move"));
    assert!(!ruling.finding, "{mv} in {fen}");
    let grounds = ruling
        .because
        .iter()
        .filter_map(|ground| ground.law.founding);
    let found: Vec<_> = grounds.map(|statement| statement.id()).collect();
    assert_eq!(found, ids, "{mv} in {fen}");
}

#[test]
fn a_pawn_that_captures_otherwise_than_diagonally_forward() {
    let (only_forward, capture) = ("1993:5.6.1", "1993:5.6.2.c");
    assert_broken(
        "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2",
        "e5d5",
        &[only_forward, capture],
    );
    assert_broken(
        "4k3/8/8/8/4P3/3n4/8/4K3 w - - 0 2",
        "e4d3",
        &[only_forward, capture],
    );
    assert_broken(
        "4k3/8/8/8/4P3/4n3/8/4K3 w - - 0 2",
        "e4e3",
        &[only_forward, capture],
    );
    assert_broken(
        "4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 2",
        "e3e4",
        &["1993:5.6.2.b", capture],
    );
}

#[test]
fn a_pawn_that_steps_diagonally_onto_a_man_of_its_own() {
    assert_broken(
        "4k3/8/8/8/8/3N4/4P3/4K3 w - - 0 2",
        "e2d3",
        &["1993:4.1.a", "1993:5.6.2.c"],
    );
}

#[test]
fn a_pawn_that_goes_back_without_capturing_breaks_no_rule_on_captures() {
    assert_broken("4k3/8/8/8/4P3/8/8/4K3 w - - 0 2", "e4e3", &["1993:5.6.1"]);
}
