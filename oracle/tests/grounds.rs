//! All statements an unlawful move breaks are named, in the order of the text, and no others; and a lawful move rests on
//! no statement that does not speak of it.

use chesslaws_board::{Colour, Kind, Move, Piece, Setup, Square};
use chesslaws_law::Edition;
use chesslaws_oracle::Laws;

/// The statements of the edition on which the ruling on the move rests.
fn grounds(edition: Edition, fen: &str, mv: &str) -> (bool, Vec<&'static str>) {
    let setup: Setup = fen.parse().expect("a FEN of this file");
    let ruling = Laws::of(edition).lawful(&setup, mv.parse().expect("a move"));
    let grounds = ruling
        .because
        .iter()
        .filter_map(|ground| ground.law.in_edition(edition));
    (
        ruling.finding,
        grounds.map(|statement| statement.id()).collect(),
    )
}

fn assert_broken(edition: Edition, fen: &str, mv: &str, ids: &[&str]) {
    let found = grounds(edition, fen, mv);
    assert_eq!(found, (false, ids.to_vec()), "{edition}: {mv} in {fen}");
}

#[test]
fn a_pawn_that_captures_otherwise_than_diagonally_forward() {
    for (fen, mv, ids, in_force) in [
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2",
            "e5d5",
            &["1993:5.6.1", "1993:5.6.2.c"][..],
            &["2023:3.7.3"][..],
        ),
        (
            "4k3/8/8/8/4P3/3n4/8/4K3 w - - 0 2",
            "e4d3",
            &["1993:5.6.1", "1993:5.6.2.c"],
            &["2023:3.7.3"],
        ),
        (
            "4k3/8/8/8/4P3/4n3/8/4K3 w - - 0 2",
            "e4e3",
            &["1993:5.6.1", "1993:5.6.2.c"],
            &["2023:3.7.3"],
        ),
        (
            "4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 2",
            "e3e4",
            &["1993:5.6.2.b", "1993:5.6.2.c"],
            &["2023:3.7.1", "2023:3.7.3"],
        ),
    ] {
        assert_broken(Edition::Fide1993, fen, mv, ids);
        assert_broken(Edition::Fide2023, fen, mv, in_force);
    }
}

#[test]
fn a_pawn_that_steps_diagonally_onto_a_man_of_its_own() {
    let fen = "4k3/8/8/8/8/3N4/4P3/4K3 w - - 0 2";
    assert_broken(
        Edition::Fide1993,
        fen,
        "e2d3",
        &["1993:4.1.a", "1993:5.6.2.c"],
    );
    assert_broken(Edition::Fide2023, fen, "e2d3", &["2023:3.1", "2023:3.7.3"]);
}

#[test]
fn a_pawn_that_goes_back_without_capturing_breaks_no_rule_on_captures() {
    let fen = "4k3/8/8/8/4P3/8/8/4K3 w - - 0 2";
    for mv in ["e4e3", "e4e2", "e4d3", "e4d4", "e4h4"] {
        assert_broken(Edition::Fide1993, fen, mv, &["1993:5.6.1"]);
        assert_broken(Edition::Fide2023, fen, mv, &["2023:3.7.1"]);
    }
}

/// 1993 has it of every piece that none crosses an occupied square, 2023 of bishop, rook and queen.
#[test]
fn who_may_not_cross_a_piece() {
    for (fen, mv, ids, in_force) in [
        (
            "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1",
            "e2e4",
            &["1993:4.2", "1993:5.6.2.a"][..],
            &["2023:3.7.2"][..],
        ),
        (
            "4k3/4p3/4P3/8/8/8/8/4K3 b - - 0 1",
            "e7e5",
            &["1993:4.2", "1993:5.6.2.a"],
            &["2023:3.7.2"],
        ),
        (
            "4k3/8/8/8/8/8/3PP3/4K3 w - - 0 1",
            "e1e4",
            &["1993:4.2", "1993:5.1.1"],
            &["2023:3.8.1"],
        ),
        (
            "4k3/8/8/8/8/8/3P4/4K3 w - - 0 1",
            "e1c3",
            &["1993:4.2", "1993:5.1.1"],
            &["2023:3.8.1"],
        ),
        (
            "4k3/8/4n3/3n4/2P5/8/8/4K3 w - - 0 1",
            "c4e6",
            &["1993:4.2", "1993:5.6.2.c"],
            &["2023:3.7.3"],
        ),
        (
            "4k3/8/8/8/8/3P4/8/1B2K3 w - - 0 1",
            "b1e4",
            &["1993:4.2"],
            &["2023:3.5"],
        ),
        (
            "4k3/8/8/8/8/1P6/8/1R2K3 w - - 0 1",
            "b1b4",
            &["1993:4.2"],
            &["2023:3.5"],
        ),
        (
            "4k3/8/8/8/8/1P6/8/1Q2K3 w - - 0 1",
            "b1b4",
            &["1993:4.2"],
            &["2023:3.5"],
        ),
    ] {
        assert_broken(Edition::Fide1993, fen, mv, ids);
        assert_broken(Edition::Fide2023, fen, mv, in_force);
    }
}

/// What a pawn's move breaks in 2023, kind by kind.
#[test]
fn an_unlawful_move_of_a_pawn_in_force() {
    let (one, first, capture) = ("2023:3.7.1", "2023:3.7.2", "2023:3.7.3");
    for (fen, mv, ids) in [
        // One square forward, held.
        (
            "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1",
            "e2e3",
            &[one, first, capture][..],
        ),
        ("4k3/8/8/8/4n3/4P3/8/4K3 w - - 0 1", "e3e4", &[one, capture]),
        (
            "4k3/8/8/8/8/4N3/4P3/4K3 w - - 0 1",
            "e2e3",
            &["2023:3.1", one, first],
        ),
        (
            "4k3/8/8/8/4N3/4P3/8/4K3 w - - 0 1",
            "e3e4",
            &["2023:3.1", one],
        ),
        // Two squares forward from its original square: the first held, the second, both.
        ("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e4", &[first]),
        (
            "4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1",
            "e2e4",
            &[first, capture],
        ),
        (
            "4k3/8/8/8/4N3/4n3/4P3/4K3 w - - 0 1",
            "e2e4",
            &["2023:3.1", first],
        ),
        // Two squares forward, not the first move; three squares.
        ("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5", &[one, first]),
        ("4k3/8/8/8/4n3/4P3/8/4K3 w - - 0 1", "e3e5", &[one, first]),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e5", &[first]),
        ("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e6", &[one]),
        // Diagonally onto a vacant square, and where it would be en passant.
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2d3", &[capture]),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
            "e5d6",
            &[capture, "2023:3.7.3.2"],
        ),
    ] {
        assert_broken(Edition::Fide2023, fen, mv, ids);
    }
}

/// What a pawn's lawful move rests on in 2023: of the ways it goes, those that speak of this one.
#[test]
fn a_lawful_move_of_a_pawn_in_force() {
    for (fen, mv, ids) in [
        (
            "4k3/8/8/8/3p4/4P3/8/4K3 w - - 0 1",
            "e3d4",
            &["2023:3.7.3"][..],
        ),
        ("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e4", &["2023:3.7.1"]),
        (
            "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
            "e2e3",
            &["2023:3.7.1", "2023:3.7.2"],
        ),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4", &["2023:3.7.2"]),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "e5d6",
            &["2023:3.7.3.1", "2023:3.7.3.2"],
        ),
        (
            "3nk3/4P3/8/8/8/8/8/4K3 w - - 0 1",
            "e7d8q",
            &["2023:3.7.3", "2023:3.7.3.3", "2023:3.7.3.4"],
        ),
    ] {
        let (lawful, found) = grounds(Edition::Fide2023, fen, mv);
        assert!(lawful, "{mv} in {fen}");
        let of_the_pawn: Vec<_> = found
            .into_iter()
            .filter(|id| id.starts_with("2023:3.7") || *id == "2023:3.5")
            .collect();
        assert_eq!(of_the_pawn, ids, "{mv} in {fen}");
    }
}

/// What stands on the square that a pawn goes to.
#[derive(Clone, Copy, Debug, PartialEq)]
enum On {
    Nothing,
    Own,
    Hostile,
}

/// What a pawn's move breaks, so many files aside and ranks forward, with nothing between; nothing if it is lawful.
fn by_the_text(at_home: bool, files: i8, ranks: i8, on: On) -> [Vec<&'static str>; 2] {
    let advance = if at_home { "a" } else { "b" };
    let (mut elder, mut in_force) = (Vec::new(), Vec::new());
    if on == On::Own {
        elder.push("4.1.a");
        in_force.push("3.1");
    }
    match (files.abs(), ranks) {
        // Back or sideways.
        (_, ..=0) => {
            elder.push("5.6.1");
            if on != On::Hostile {
                in_force.push("3.7.1");
            }
        }
        // Along the file: one square, two, more.
        (0, 1) => {
            if on != On::Nothing {
                elder.push(advance);
                in_force.push("3.7.1");
                in_force.extend(at_home.then_some("3.7.2"));
            }
        }
        (0, 2) => {
            if on != On::Nothing || !at_home {
                elder.push(advance);
                in_force.extend((!at_home).then_some("3.7.1"));
                in_force.push("3.7.2");
            }
        }
        // The way of capturing.
        (1, 1) => {
            if on != On::Hostile {
                elder.push("c");
                in_force.push("3.7.3");
            }
        }
        // No way at all: along the file too far, or off it.
        (aside, _) => {
            if aside == 0 || on != On::Hostile {
                elder.push(advance);
                in_force.push(if at_home { "3.7.2" } else { "3.7.1" });
            }
        }
    }
    // Whatever would capture otherwise than one square diagonally forward.
    if on == On::Hostile && (files.abs(), ranks) != (1, 1) {
        elder.push("c");
        in_force.push("3.7.3");
    }
    [elder, in_force]
}

/// Every square of a pawn of either side with every square it could be put on, vacant, held by an own piece, or hostile.
#[test]
fn every_move_of_a_pawn_breaks_what_the_text_says() {
    let mut tried = 0;
    for side in Colour::BOTH {
        let (forward, home, last) = if side == Colour::White {
            (1, 1, 7)
        } else {
            (-1, 6, 0)
        };
        for (from, to) in Square::all().flat_map(|from| Square::all().map(move |to| (from, to))) {
            let kings =
                [Square::at(0, 0), Square::at(7, 7)].map(|square| square.expect("a corner"));
            if from == to
                || matches!(from.rank(), 0 | 7)
                || kings.contains(&from)
                || kings.contains(&to)
            {
                continue;
            }
            for on in [On::Nothing, On::Own, On::Hostile] {
                let mut setup = Setup::empty();
                setup.turn = side;
                setup.put(kings[0], Some(Piece::new(side, Kind::King)));
                setup.put(kings[1], Some(Piece::new(side.opponent(), Kind::King)));
                setup.put(from, Some(Piece::new(side, Kind::Pawn)));
                let holder = match on {
                    On::Nothing => None,
                    On::Own => Some(Piece::new(side, Kind::Bishop)),
                    On::Hostile => Some(Piece::new(side.opponent(), Kind::Knight)),
                };
                setup.put(to, holder);
                let mv = Move {
                    from,
                    to,
                    promotion: (to.rank() == last).then_some(Kind::Queen),
                };
                let course = (to.file() - from.file(), (to.rank() - from.rank()) * forward);
                let expected = by_the_text(from.rank() == home, course.0, course.1, on);
                for (edition, ids) in Edition::ALL.into_iter().zip(expected) {
                    let (lawful, found) = grounds(edition, &setup.to_string(), &mv.to_string());
                    tried += 1;
                    assert_eq!(lawful, ids.is_empty(), "{edition}: {mv} in {setup}");
                    let ids: Vec<String> = ids.into_iter().map(|id| whole(edition, id)).collect();
                    assert!(
                        lawful || found == ids,
                        "{edition}: {mv} in {setup}: {found:?}, {ids:?}"
                    );
                }
            }
        }
    }
    assert!(tried > 30_000, "{tried} only");
}

/// The id of a number, of which 1993's 5.6.2.a to c are given by their letter.
fn whole(edition: Edition, number: &str) -> String {
    let under = if number.len() == 1 { "5.6.2." } else { "" };
    format!("{}:{under}{number}", edition.prefix())
}

/// Off its file without capturing: nothing is captured, so no statement on captures is broken.
#[test]
fn a_pawn_that_leaves_its_file_without_capturing() {
    for (fen, mv, ids, in_force) in [
        (
            "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
            "e2f4",
            "1993:5.6.2.a",
            "2023:3.7.2",
        ),
        (
            "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
            "e2g5",
            "1993:5.6.2.a",
            "2023:3.7.2",
        ),
        (
            "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
            "e3f5",
            "1993:5.6.2.b",
            "2023:3.7.1",
        ),
        (
            "4k3/4p3/8/8/8/8/8/4K3 b - - 0 1",
            "e7c5",
            "1993:5.6.2.a",
            "2023:3.7.2",
        ),
    ] {
        assert_broken(Edition::Fide1993, fen, mv, &[ids]);
        assert_broken(Edition::Fide2023, fen, mv, &[in_force]);
    }
}
