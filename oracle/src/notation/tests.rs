//! What texts mean, and what they break; the expected values are the statements', worked out by hand.

use chesslaws_board::{Move, Setup};
use chesslaws_law::{Edition, dispute};

use super::*;
use crate::{Laws, Ruling};

const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Knights on g1 and e1, both of which can go to f3, where Black has a pawn or has none.
const ON_ONE_RANK: &str = "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1";
const ON_ONE_FILE: &str = "4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1";
const APART: &str = "4k3/8/8/8/3N4/8/7N/K7 w - - 0 1";
const PINNED: &str = "4k3/8/8/8/1b6/8/3N4/4K1N1 w - - 0 1";
/// Queens on e4, h4 and h1, all of which can go to e1.
const THREE: &str = "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1";
const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
const PROMOTION: &str = "3n2k1/4P3/8/8/8/8/8/4K3 w - - 0 1";
const CASTLING: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

fn read_in(edition: Edition, fen: &str, text: &str) -> Ruling<Reading> {
    let setup: Setup = fen.parse().expect(fen);
    NotationLaws::default().read(&Laws::of(edition), &setup, &Letters::English, text)
}

/// The moves that a text means, and the numbers of what it breaks.
fn read(fen: &str, text: &str) -> (String, String) {
    let reading = read_in(Edition::Fide2023, fen, text).finding;
    let moves: Vec<String> = reading
        .meaning
        .moves()
        .iter()
        .map(Move::to_string)
        .collect();
    let broken = reading.broken.iter();
    let broken: Vec<&str> = broken
        .filter_map(|ground| ground.law.in_force)
        .map(|statement| statement.number())
        .collect();
    (moves.join(" "), broken.join(" "))
}

fn holds(rows: &[(&str, &str, &str, &str)]) {
    for &(fen, text, moves, broken) in rows {
        let found = read(fen, text);
        assert_eq!(
            (found.0.as_str(), found.1.as_str()),
            (moves, broken),
            "{text} in {fen}"
        );
    }
}

#[test]
fn names_of_pieces_and_squares() {
    holds(&[
        (ARRAY, "Nf3", "g1f3", ""),
        (ARRAY, "e4", "e2e4", ""),
        (ARRAY, "Pe4", "e2e4", "C.1 C.4"),
        (ARRAY, "nf3", "g1f3", "C.2"),
        (ARRAY, "NF3", "g1f3", "C.5"),
        (ARRAY, "4e", "e2e4", "C.7"),
        (ARRAY, "♘f3", "g1f3", ""),
        (ARRAY, "Sf3", "", ""),
        (ARRAY, "Nf6", "", ""),
        (ARRAY, "Ni3", "", ""),
        (ARRAY, "e9", "", ""),
        (ARRAY, "f3", "f2f3", ""),
        (ARRAY, "P-K4", "", "C.0.a"),
    ]);
}

#[test]
fn the_short_form_and_the_long_one() {
    holds(&[
        (ARRAY, "Ng1f3", "g1f3", ""),
        (ARRAY, "Ng1-f3", "g1f3", ""),
        (ARRAY, "N-f3", "g1f3", ""),
        (ARRAY, "e2e4", "e2e4", ""),
        (ARRAY, "Ngf3", "g1f3", "C.8.a"),
        (ARRAY, "Nbf3", "", ""),
        (ARRAY, "ee4", "e2e4", "C.8.b"),
        (ARRAY, "de4", "", ""),
        (ARRAY, "Nb1f3", "", ""),
        (ARRAY, "Nxf3", "g1f3", "C.9 C.13.3"),
        (ARRAY, "Nf3+", "g1f3", "C.13.4"),
        (ARRAY, "Nf3#", "g1f3", "C.13.5"),
        (ARRAY, "Nf3 (=)", "g1f3", ""),
        (ARRAY, "Nf3=", "g1f3", "C.12"),
    ]);
}

#[test]
fn like_pieces_have_to_be_told_apart() {
    holds(&[
        (
            ON_ONE_RANK,
            "Nf3",
            "e1f3 g1f3",
            "C.10 C.10.1 C.10.1.2 C.10.3.1",
        ),
        (ON_ONE_RANK, "Ngf3", "g1f3", ""),
        (ON_ONE_RANK, "Nef3", "e1f3", ""),
        (ON_ONE_RANK, "Ng1f3", "g1f3", ""),
        (
            ON_ONE_RANK,
            "N1f3",
            "e1f3 g1f3",
            "C.10 C.10.1 C.10.1.2 C.10.3.1",
        ),
        (ON_ONE_RANK, "gNf3", "g1f3", "C.10.1 C.10.1.1"),
        (ON_ONE_RANK, "Ngf", "g1f3", "C.7 C.10.1 C.10.1.3"),
        (ON_ONE_FILE, "N5f3", "g5f3", ""),
        (
            ON_ONE_FILE,
            "Ngf3",
            "g1f3 g5f3",
            "C.10 C.10.2 C.10.2.2 C.10.3.2",
        ),
        (APART, "Nhf3", "h2f3", ""),
        (APART, "N4f3", "d4f3", ""),
        (APART, "Nf3", "d4f3 h2f3", "C.10 C.10.3 C.10.3.3"),
        (PINNED, "Nf3", "g1f3", ""),
        (PINNED, "Ngf3", "g1f3", ""),
        (THREE, "Qhe1", "h1e1 h4e1", "C.10 C.10.2 C.10.2.2"),
        (THREE, "Qh4e1", "h4e1", ""),
        (THREE, "Qee1", "e4e1", ""),
    ]);
}

#[test]
fn pawns_castling_and_signs() {
    holds(&[
        (EN_PASSANT, "exd6 e.p.", "e5d6", ""),
        (EN_PASSANT, "ed6", "e5d6", ""),
        (EN_PASSANT, "d6", "e5d6", "C.9.3.a"),
        (EN_PASSANT, "e6 e.p.", "e5e6", "C.9.3.b C.13.6"),
        (EN_PASSANT, "ed", "e5d6", "C.7"),
        (PROMOTION, "exd8Q+", "e7d8q", ""),
        (PROMOTION, "ed8Q", "e7d8q", ""),
        (PROMOTION, "exd8=Q+", "e7d8q", "C.11"),
        (PROMOTION, "exd8", "e7d8b e7d8n e7d8q e7d8r", "C.11"),
        (PROMOTION, "exd8q", "e7d8q", "C.2"),
        (PROMOTION, "e8Q+", "e7e8q", ""),
        (PROMOTION, "Ke2Q", "", ""),
        (CASTLING, "0-0", "e1g1", ""),
        (CASTLING, "0-0-0", "e1c1", ""),
        (CASTLING, "O-O", "e1g1", "C.13.1"),
        (CASTLING, "O-O-O", "e1c1", "C.13.2"),
        (CASTLING, "Kg1", "", ""),
        (CASTLING, "Rh8+", "h1h8", ""),
        (CASTLING, "Rh8", "h1h8", ""),
    ]);
}

#[test]
fn two_readings_of_what_can_go_are_told_and_charged_to_nobody() {
    for text in ["Nf3", "Ngf3"] {
        let ruling = read_in(Edition::Fide2023, PINNED, text);
        assert_eq!(ruling.disputes, [dispute!("2023:Q20")], "{text}");
    }
    let other = NotationLaws::default().reading(dispute!("2023:Q20"), 'b');
    let (laws, setup) = (Laws::of(Edition::Fide2023), PINNED.parse().expect(PINNED));
    let read = |text| other.read(&laws, &setup, &Letters::English, text).finding;
    assert_eq!(read("Ngf3").disputed, []);
    assert!(!read("Nf3").disputed.is_empty());
}

#[test]
fn two_pluses_on_a_check_are_disputed() {
    let ruling = read_in(Edition::Fide2023, CASTLING, "Rh8++");
    assert_eq!(ruling.disputes, [dispute!("2023:Q25")]);
    assert!(ruling.finding.broken.is_empty() && ruling.finding.disputed.len() == 1);
}

#[test]
fn the_founding_edition_names_the_notation_and_does_not_describe_it() {
    let reading = read_in(Edition::Fide1993, CASTLING, "O-O");
    assert_eq!(reading.finding.meaning.moves().len(), 1);
    assert!(reading.finding.broken.is_empty());
    let reading = read_in(Edition::Fide1993, ARRAY, "P-K4");
    let ids: Vec<_> = reading
        .because
        .iter()
        .filter_map(|ground| ground.law.founding)
        .collect();
    assert_eq!(ids, [chesslaws_law::statement!("1993:11.1.a")]);
}

#[test]
fn other_letters_are_those_of_the_player_and_no_other() {
    let german = Letters::of_country("K D T L S").expect("five names");
    let (laws, setup) = (Laws::of(Edition::Fide2023), ARRAY.parse().expect(ARRAY));
    let read = |text| {
        let ruling = NotationLaws::default().read(&laws, &setup, &german, text);
        ruling.finding.meaning.moves().len()
    };
    assert_eq!((read("Sf3"), read("Nf3"), read("e4")), (1, 0, 1));
}

/// The required forms, and what of them is free.
#[test]
fn what_is_required_is_the_shortest_that_means_the_move() {
    let laws = Laws::of(Edition::Fide2023);
    for (fen, mv, shortest, with_signs, long) in [
        (ARRAY, "g1f3", "Nf3", "Nf3", Some("Ng1f3")),
        (ON_ONE_RANK, "g1f3", "Ngf3", "Ngf3", Some("Ng1f3")),
        (ON_ONE_FILE, "g1f3", "N1f3", "N1f3", Some("Ng1f3")),
        (APART, "h2f3", "Nhf3", "Nhf3", Some("Nh2f3")),
        (PINNED, "g1f3", "Nf3", "Nf3", Some("Ng1f3")),
        (THREE, "h4e1", "Qh4e1", "Qh4e1", Some("Qh4e1")),
        (THREE, "h1e1", "Q1e1", "Q1e1", Some("Qh1e1")),
        (EN_PASSANT, "e5d6", "ed6", "exd6 e.p.", Some("e5d6")),
        (PROMOTION, "e7d8q", "ed8Q", "exd8Q+", Some("e7d8Q")),
        (CASTLING, "e1g1", "0-0", "0-0", None),
        (CASTLING, "h1h8", "Rh8", "Rh8+", Some("Rh1h8")),
    ] {
        let (setup, mv) = (fen.parse().expect(fen), mv.parse().expect(mv));
        let required = NotationLaws::default().required(&laws, &setup, &Letters::English, mv);
        let required = required.unwrap_or_else(|| panic!("{mv} in {fen}")).finding;
        assert_eq!(required.shortest, shortest, "{mv} in {fen}");
        assert_eq!(required.with_signs, with_signs, "{mv} in {fen}");
        assert_eq!(required.long.as_deref(), long, "{mv} in {fen}");
    }
}

#[test]
fn an_unlawful_move_has_no_required_form() {
    let (laws, setup) = (Laws::of(Edition::Fide2023), ARRAY.parse().expect(ARRAY));
    let mv = "e2e5".parse().expect("a move");
    let required = NotationLaws::default().required(&laws, &setup, &Letters::English, mv);
    assert_eq!(required, None);
}
