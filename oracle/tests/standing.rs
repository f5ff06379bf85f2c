//! Set-ups: which the Laws allow, which they forbid and by which statement, and which no game can reach.

use chesslaws_board::Setup;
use chesslaws_law::Edition;
use chesslaws_oracle::{Impossible, Laws, Standing};

fn standing(fen: &str) -> (Standing, Vec<&'static str>) {
    let setup: Setup = fen.parse().expect("a FEN of this file");
    let ruling = Laws::of(Edition::Fide1993).standing(&setup);
    let ids = ruling
        .because
        .iter()
        .filter_map(|ground| ground.law.founding)
        .map(|statement| statement.id());
    (ruling.finding, ids.collect())
}

fn assert_unlawful(fen: &str, ids: &[&str]) {
    assert_eq!(standing(fen), (Standing::Unlawful, ids.to_vec()), "{fen}");
}

fn assert_unreachable(fen: &str, reason: Impossible) {
    assert_eq!(
        standing(fen).0,
        Standing::Unreachable(vec![reason]),
        "{fen}"
    );
}

#[test]
fn lawful() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "8/8/8/8/8/8/8/K1k5 w - - 99 1",
        "4k3/8/8/8/8/8/8/4KR2 w - - 98 50",
    ] {
        assert_eq!(standing(fen), (Standing::Lawful, vec![]), "{fen}");
    }
}

#[test]
fn men() {
    assert_unlawful("8/8/8/8/8/8/8/8 w - - 0 1", &["1993:2.2"]);
    assert_unlawful("4k3/8/8/8/8/8/8/8 w - - 0 1", &["1993:2.2"]);
    assert_unlawful("4k3/8/8/8/8/8/8/K1K5 w - - 0 1", &["1993:2.2"]);
    assert_unlawful("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", &["1993:2.2"]);
    assert_unlawful(
        "4k3/8/8/8/8/8/PPPPPPPP/3QKQ2 w - - 0 1",
        &["1993:2.2", "1993:5.6.4.a"],
    );
    assert_eq!(
        standing("4k3/8/8/8/8/8/PPPPPPP1/3QKQ2 w - - 0 1").0,
        Standing::Lawful
    );
}

#[test]
fn pawns_on_end_ranks() {
    assert_unlawful("4k2P/8/8/8/8/8/8/4K3 b - - 0 1", &["1993:5.6.4.a"]);
    assert_unlawful("4k3/8/8/8/8/8/8/4K2P w - - 0 1", &["1993:5.6.1"]);
}

#[test]
fn check_of_the_side_that_has_moved() {
    assert_unlawful("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", &["1993:9.1.b"]);
    assert_eq!(
        standing("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1").0,
        Standing::Lawful
    );
}

#[test]
fn castling_rights() {
    assert_unlawful("4k3/8/8/8/8/8/8/4KR2 w K - 0 1", &["1993:5.1.2"]);
    assert_unlawful(
        "4k3/8/8/8/8/8/8/5K1R w K - 0 1",
        &["1993:5.1.2", "1993:5.1.5.1"],
    );
}

#[test]
fn en_passant_squares() {
    assert_unlawful("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1", &["1993:5.6.3.a"]);
    assert_unlawful("4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 1", &["1993:5.6.3.a"]);
    assert_unlawful("4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", &["1993:5.6.3.a"]);
    assert_unlawful("4k3/8/8/8/3Pp3/8/8/4K3 w - d3 0 1", &["1993:5.6.3.a"]);
}

#[test]
fn unreachable() {
    assert_unreachable(
        "4k3/8/8/8/1b6/5n2/4r3/4K3 w - - 0 1",
        Impossible::ThreeCheckers,
    );
    assert_unreachable(
        "4k3/8/8/8/8/2n1n3/8/3K4 w - - 0 1",
        Impossible::TwoCheckersNoneUncovered,
    );
    assert_unreachable(
        "2b1k3/8/8/4Pp2/8/7K/8/8 w - f6 0 1",
        Impossible::CheckBeforeDoubleStep,
    );
    assert_unreachable(
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 3 9",
        Impossible::ClockAfterDoubleStep,
    );
    assert_unreachable(
        "4k3/8/8/8/8/8/8/4KR2 w - - 99 50",
        Impossible::ClockBeyondGame,
    );
    assert_unreachable(
        "rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR b KQkq - 0 2",
        Impossible::PawnCaptures,
    );
    assert_unreachable(
        "4k3/8/8/8/8/8/PPPPPPPP/2B1K1B1 w - - 0 1",
        Impossible::BishopsFromPromotion,
    );
}
