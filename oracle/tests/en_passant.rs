//! What is remembered of how a pawn came to its fourth rank, whatever other men do meanwhile.

use chesslaws_board::{Colour, Kind, Move, Piece, Setup, Square};
use chesslaws_law::Edition;
use chesslaws_oracle::Laws;

const STARTPOS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

/// A move as it is, or with the ranks exchanged.
fn seen(text: &str, swapped: bool) -> Move {
    let mv: Move = text.parse().expect("a move");
    if swapped {
        Move::new(mv.from.flipped(), mv.to.flipped())
    } else {
        mv
    }
}

/// What the move breaks of Article 5: that it leaves a check unmet besides is not the matter.
fn broken(laws: &Laws, setup: &Setup, mv: Move) -> Vec<&'static str> {
    let ruling = laws.lawful(setup, mv);
    assert!(!ruling.finding, "{mv} in {setup}");
    let grounds = ruling
        .because
        .iter()
        .filter_map(|ground| ground.law.founding);
    grounds
        .map(|statement| statement.id())
        .filter(|id| id.starts_with("1993:5."))
        .collect()
}

/// White's e-pawn comes to e4 in the way given and Black's d-pawn stands beside it; then White makes any two moves that
/// leave it there, among them on and off e3 and over it, and Black waits. The same with the colours exchanged.
#[test]
fn other_men_do_not_change_how_the_pawn_came() {
    let laws = Laws::of(Edition::FOUNDING);
    let mut asked = 0;
    for (moves, ground) in [
        ("e2e3 d7d5 e3e4 d5d4", "1993:5.6.3.a"),
        ("d2d3 d7d5 e2e3 c7c5 e3e4 d5d4", "1993:5.6.3.a"),
        ("e2e4 d7d5 g1f3 d5d4", "1993:5.6.3.b"),
        ("d2d3 d7d5 e2e4 d5d4", "1993:5.6.3.b"),
    ] {
        for swapped in [false, true] {
            let start: Setup = STARTPOS.parse().expect("a FEN of this file");
            let start = if swapped {
                start.colours_swapped()
            } else {
                start
            };
            let setup = moves
                .split_whitespace()
                .fold(start, |setup, mv| laws.after(&setup, seen(mv, swapped)));
            let captures = seen("d4e3", swapped);
            let beside = if swapped { square("e5") } else { square("e4") };
            let capturer = Piece::new(setup.turn.opponent(), Kind::Pawn);
            let stays = |after: &Setup| {
                after.piece(beside) == Some(Piece::new(setup.turn, Kind::Pawn))
                    && after.piece(captures.from) == Some(capturer)
            };
            let waits = seen("a7a6", swapped);
            for first in laws.lawful_moves(&setup) {
                let after = laws.after(&setup, first.0);
                if !laws.is_lawful(&after, waits) {
                    continue;
                }
                let after = laws.after(&after, waits);
                for second in laws.lawful_moves(&after) {
                    let asking = laws.after(&after, second.0);
                    if !stays(&asking) || asking.piece(captures.to).is_some() {
                        continue;
                    }
                    asked += 1;
                    assert_eq!(
                        broken(&laws, &asking, captures),
                        ["1993:5.6.2.c", ground],
                        "{moves} .. {} {} {captures} in {asking}",
                        first.0,
                        second.0
                    );
                }
            }
        }
    }
    assert!(asked > 2000, "{asked} lines only");
}

/// What changes is the pawn's own square: another pawn that comes there has its own way behind it.
#[test]
fn another_pawn_on_the_square_has_its_own_way_behind_it() {
    let laws = Laws::of(Edition::FOUNDING);
    let start: Setup = "4k3/8/8/4n3/1n1p4/3P4/4P3/4K3 w - - 0 1"
        .parse()
        .expect("a FEN of this test");
    let play = |moves: &str| {
        moves.split_whitespace().fold(start.clone(), |setup, mv| {
            laws.after(&setup, seen(mv, false))
        })
    };
    // By a double step, two plies ago; taken there, and another comes by a capture.
    for (moves, ground) in [
        ("e2e4 e8e7 e1d1", "1993:5.6.3.b"),
        (
            "e2e4 e5c6 e1d1 c6a5 d1e1 b4d5 e1d1 d5f6 d1e1 f6e4 d3e4",
            "1993:5.6.3.a",
        ),
    ] {
        let setup = play(moves);
        assert_eq!(setup.turn, Colour::Black, "{moves}");
        let found = broken(&laws, &setup, seen("d4e3", false));
        assert_eq!(found, ["1993:5.6.2.c", ground], "{moves}");
    }
}
