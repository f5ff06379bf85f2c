//! What is known of the rights to castle, and the statements that castling breaks when they are lost.

use std::collections::BTreeSet;

use chesslaws_board::{Castling, Colour, Kind, Move, Piece, Setup, Square, Wing};
use chesslaws_law::Edition;
use chesslaws_oracle::Laws;

const STARTPOS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// The king has moved, the rook has, in each edition.
const LOST: [[&str; 2]; 2] = [
    ["1993:5.1.5.1", "1993:5.1.5.2"],
    ["2023:3.8.2.1.1", "2023:3.8.2.1.2"],
];

fn played(laws: &Laws, fen: &str, moves: &str) -> Setup {
    let start = fen.parse().expect("a FEN of this file");
    moves.split_whitespace().fold(start, |setup, mv| {
        let mv: Move = mv.parse().expect("a move");
        let ruling = laws.lawful(&setup, mv);
        assert!(ruling.finding, "{mv} in {setup}: {ruling:?}");
        laws.after(&setup, mv)
    })
}

fn grounds(laws: &Laws, setup: &Setup, mv: Move) -> Vec<&'static str> {
    let ruling = laws.lawful(setup, mv);
    let statements = ruling
        .because
        .iter()
        .filter_map(|ground| ground.law.in_edition(laws.edition));
    if ruling.finding {
        Vec::new()
    } else {
        statements.map(|statement| statement.id()).collect()
    }
}

#[test]
fn all_that_the_game_shows_to_have_moved_is_named() {
    let both_rooks = "4k3/8/8/8/8/8/8/R3K2R w";
    for (fen, moves, mv, king, rook) in [
        // The rook and the king, in either order; the king castled; the rook captured and another in its place.
        (
            STARTPOS,
            "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 h1g1 h8g8 g1h1 g8h8 e1f1 e8f8 f1e1 f8e8",
            "e1g1",
            true,
            true,
        ),
        (
            STARTPOS,
            "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 e1f1 e8f8 h1g1 h8g8 g1h1 g8h8 f1e1 f8e8",
            "e1g1",
            true,
            true,
        ),
        (
            STARTPOS,
            "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 h1g1 h8g8 g1h1 g8h8 e1f1 e8f8 f1e1 f8e8 a2a3",
            "e8g8",
            true,
            true,
        ),
        (
            &format!("{both_rooks} KQ - 0 1"),
            "e1g1 e8d8 f1f2 d8e8 g1f1 e8d8 f2h2 d8e8 f1e1 e8d8 h2h1 d8e8",
            "e1g1",
            true,
            true,
        ),
        (
            &format!("{both_rooks} KQ - 0 1"),
            "e1g1 e8d8 f1f2 d8e8 g1f1 e8d8 f2h2 d8e8 f1e1 e8d8 h2h1 d8e8",
            "e1c1",
            true,
            false,
        ),
        (
            "4k3/8/8/8/8/6n1/8/R3K2R b KQ - 0 1",
            "g3h1 a1a3 e8e7 a3h3 e7e8 h3h1 e8e7",
            "e1g1",
            false,
            true,
        ),
        (
            "4k3/8/8/8/8/6n1/8/R3K2R b KQ - 0 1",
            "g3h1 e1e2 e8e7 e2e1 e7e8 a1a3 e8e7 a3h3 e7e8 h3h1 e8e7",
            "e1g1",
            true,
            true,
        ),
        // The record has the right on the other wing: the king had not moved.
        (&format!("{both_rooks} K - 0 1"), "", "e1c1", false, true),
        (
            &format!("{both_rooks} K - 0 1"),
            "h1h2 e8d8",
            "e1c1",
            false,
            true,
        ),
        (
            &format!("{both_rooks} K - 0 1"),
            "h1h2 e8d8 h2h1 d8e8",
            "e1g1",
            false,
            true,
        ),
        (
            &format!("{both_rooks} K - 0 1"),
            "e1e2 e8d8 e2e1 d8e8",
            "e1c1",
            true,
            true,
        ),
        (
            &format!("{both_rooks} K - 0 1"),
            "e1e2 e8d8 e2e1 d8e8",
            "e1g1",
            true,
            false,
        ),
        // The record leaves it open; then the game shows one of the two.
        (&format!("{both_rooks} - - 0 1"), "", "e1c1", true, true),
        (
            &format!("{both_rooks} - - 0 1"),
            "a1a2 e8d8 a2a1 d8e8",
            "e1c1",
            false,
            true,
        ),
        (
            &format!("{both_rooks} - - 0 1"),
            "a1a2 e8d8 a2a1 d8e8",
            "e1g1",
            true,
            true,
        ),
        (
            &format!("{both_rooks} - - 0 1"),
            "e1e2 e8d8 e2e1 d8e8",
            "e1c1",
            true,
            false,
        ),
        // The record has the right without the rook, or without the king.
        (
            "4k3/8/8/8/8/8/8/4K1R1 w K - 0 1",
            "g1h1 e8d8",
            "e1g1",
            false,
            true,
        ),
        (
            "4k3/8/8/8/8/8/8/3K3R w K - 0 1",
            "d1e1 e8d8",
            "e1g1",
            true,
            false,
        ),
        (
            "4k1r1/8/8/8/8/8/8/4K3 b k - 0 1",
            "g8h8 e1d1",
            "e8g8",
            false,
            true,
        ),
    ] {
        for (edition, lost) in Edition::ALL.into_iter().zip(LOST) {
            let laws = Laws::of(edition);
            let setup = played(&laws, fen, moves);
            let expected: Vec<&str> = [(king, lost[0]), (rook, lost[1])]
                .into_iter()
                .filter(|(broken, _)| *broken)
                .map(|(_, id)| id)
                .collect();
            let found = grounds(&laws, &setup, mv.parse().expect("a move"));
            assert_eq!(found, expected, "{edition}: {fen} {moves} {mv}");
        }
    }
}

/// Whatever leaves the square of a king or of a rook, or comes to it, whether or not that man stood there: the right is
/// gone.
#[test]
fn a_right_does_not_outlast_a_move_from_or_to_its_squares() {
    let laws = Laws::of(Edition::FOUNDING);
    let at = |file, rank| Square::at(file, rank).expect("a square of the board");
    for (letter, colour, wing) in Castling::letters() {
        let rank = if colour == Colour::White { 0 } else { 7 };
        let corner = at(if wing == Wing::King { 7 } else { 0 }, rank);
        for (home, other) in [(corner, at(3, 4)), (at(4, rank), at(3, 3))] {
            for (from, to) in [(home, other), (other, home)] {
                for (side, kind) in Colour::BOTH
                    .into_iter()
                    .flat_map(|side| Kind::ALL.map(|kind| (side, kind)))
                {
                    let mut setup = Setup::empty();
                    setup.turn = side;
                    setup.castling = Castling::recorded(&[(colour, wing)]);
                    setup.put(from, Some(Piece::new(side, kind)));
                    let after = laws.after(&setup, Move::new(from, to));
                    assert!(
                        !after.castling.kept(colour, wing),
                        "{letter}: {side} {kind:?} {from}{to}"
                    );
                }
            }
        }
    }
}

/// Games in which kings and rooks go about: beside the record that the oracle keeps stands a plain list of the squares
/// left or taken so far.
#[test]
fn grounds_are_those_of_the_moves_played() {
    let laws = Laws::of(Edition::FOUNDING);
    let (mut seed, mut asked) = (1993_u64, BTreeSet::new());
    for _ in 0..150 {
        let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        let (mut setup, mut touched) = (played(&laws, fen, ""), BTreeSet::new());
        for _ in 0..40 {
            asked.extend(castlings_are_grounded(&laws, &setup, &touched));
            // Men at home and steps to their homes are what the matter is about.
            let mut moves: Vec<Move> = Laws::candidates(&setup)
                .filter(|&mv| laws.is_lawful(&setup, mv))
                .collect();
            let rank = if setup.turn == Colour::White { 0 } else { 7 };
            let back = |mv: &Move| mv.to.rank() == rank && matches!(mv.to.file(), 0 | 4 | 7);
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            if seed >> 40 & 1 == 0 && moves.iter().any(back) {
                moves.retain(back);
            }
            let Some(&mv) = moves.get((seed >> 33) as usize % moves.len().max(1)) else {
                break;
            };
            let after = laws.after(&setup, mv);
            touched
                .extend(Square::all().filter(|&square| setup.piece(square) != after.piece(square)));
            setup = after;
        }
    }
    let all: BTreeSet<_> = [(false, false), (false, true), (true, false), (true, true)].into();
    assert_eq!(asked, all, "not every case came up");
}

/// Asks both castlings of the side that has the move; gives, for those whose men stand there, whether king and rook have
/// moved.
fn castlings_are_grounded(
    laws: &Laws,
    setup: &Setup,
    touched: &BTreeSet<Square>,
) -> Vec<(bool, bool)> {
    let rank = if setup.turn == Colour::White { 0 } else { 7 };
    let at = |file| Square::at(file, rank).expect("a square of the board");
    let stands = |square, kind| setup.piece(square) == Some(Piece::new(setup.turn, kind));
    let mut asked = Vec::new();
    for (rook, goal) in [(at(7), at(6)), (at(0), at(2))] {
        if !stands(at(4), Kind::King) || !stands(rook, Kind::Rook) {
            continue;
        }
        let moved = (touched.contains(&at(4)), touched.contains(&rook));
        let mv = Move::new(at(4), goal);
        let found = grounds(laws, setup, mv);
        let named = LOST[0].map(|id| found.contains(&id));
        assert_eq!((named[0], named[1]), moved, "{mv} in {setup}: {found:?}");
        asked.push(moved);
    }
    asked
}

/// "Castling apart" are the first words of 1993:4.1.a; 2023:3.1 has none like them.
#[test]
fn castling_is_no_move_from_a_square_to_a_square_in_1993() {
    let between = ["1993:5.1.6.2", "2023:3.8.2.2.2"];
    for (fen, mv, elder, in_force) in [
        // An own piece on the square that the king would come to, or a hostile one; lawful; no rook, so no castling.
        (
            "4k3/8/8/8/8/8/8/4K1NR w K - 0 1",
            "e1g1",
            &[between[0]][..],
            &["2023:3.1", between[1]][..],
        ),
        (
            "r1b1k3/8/8/8/8/8/8/4K3 b q - 0 1",
            "e8c8",
            &[between[0]],
            &["2023:3.1", between[1]],
        ),
        (
            "4k3/8/8/8/8/8/8/4K1nR w K - 0 1",
            "e1g1",
            &[between[0]],
            &[between[1]],
        ),
        (STARTPOS, "e1g1", &[between[0]], &["2023:3.1", between[1]]),
        (
            "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1",
            "e1g1",
            &["1993:4.1.a", "1993:5.1.2"],
            &["2023:3.1", "2023:3.8.2"],
        ),
    ] {
        for (edition, ids) in Edition::ALL.into_iter().zip([elder, in_force]) {
            let laws = Laws::of(edition);
            let found = grounds(&laws, &fen.parse().expect(fen), mv.parse().expect("a move"));
            assert_eq!(found, ids, "{edition}: {mv} in {fen}");
        }
    }
    for (edition, general, rests) in [
        (Edition::Fide1993, "1993:4.1.a", false),
        (Edition::Fide2023, "2023:3.1", true),
    ] {
        let laws = Laws::of(edition);
        let setup: Setup = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
            .parse()
            .expect("a FEN");
        for mv in ["e1g1", "e1c1"] {
            let ruling = laws.lawful(&setup, mv.parse().expect("a move"));
            assert!(ruling.finding, "{edition}: {mv}");
            let named = ruling.because.iter().any(|ground| {
                ground
                    .law
                    .in_edition(edition)
                    .is_some_and(|statement| statement.id() == general)
            });
            assert_eq!(named, rests, "{edition}: {mv}: {ruling:?}");
        }
    }
}
