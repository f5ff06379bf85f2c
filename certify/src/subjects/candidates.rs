//! Moves worth asking about, for a subject that only says yes or no.
//!
//! The candidates certainly contain every lawful move: all moves of each own man as on an empty board, over men and onto
//! own men, a pawn's straight and slanting steps, castling wherever the king stands at home, and the four promotions. A
//! set found among them is exact for them; what lies outside was not tried.

use chesslaws_board::{Colour, Kind, Move, Setup, Square};

/// What the reader of a report has to know of a list that was found by asking.
pub(super) const NOTE: &str = "lists of moves are found by asking about each move of each own man as on an empty board, \
     castling, double steps, captures and promotions with them; moves outside of these were not tried";

const ALONG: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const SLANTING: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const LEAPS: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];
/// What a pawn may be asked to become.
const BECOMES: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

/// The candidates of the side to move, each once.
pub(super) fn candidates(setup: &Setup) -> Vec<Move> {
    let mut found = Vec::new();
    for (from, kind) in setup.men_of(setup.turn) {
        match kind {
            Kind::Pawn => pawn(&mut found, setup.turn, from),
            Kind::King => {
                arrivals(kind, from, |_| false).for_each(|to| found.push(Move::new(from, to)));
                castling(&mut found, setup.turn, from);
            }
            _ => arrivals(kind, from, |_| false).for_each(|to| found.push(Move::new(from, to))),
        }
    }
    found
}

/// Where a piece goes from a square, each line up to and with the first square that stops it.
pub(super) fn arrivals(
    kind: Kind,
    from: Square,
    stops: impl Fn(Square) -> bool,
) -> impl Iterator<Item = Square> {
    let (steps, most): (Vec<(i8, i8)>, i8) = match kind {
        Kind::King => ([ALONG, SLANTING].concat(), 1),
        Kind::Queen => ([ALONG, SLANTING].concat(), 7),
        Kind::Rook => (ALONG.to_vec(), 7),
        Kind::Bishop => (SLANTING.to_vec(), 7),
        Kind::Knight => (LEAPS.to_vec(), 1),
        Kind::Pawn => (Vec::new(), 0),
    };
    let mut found = Vec::new();
    for (files, ranks) in steps {
        for count in 1..=most {
            let to = Square::at(from.file() + files * count, from.rank() + ranks * count);
            let Some(to) = to else { break };
            found.push(to);
            if stops(to) {
                break;
            }
        }
    }
    found.into_iter()
}

fn pawn(found: &mut Vec<Move>, colour: Colour, from: Square) {
    let (ahead, home, last) = match colour {
        Colour::White => (1, 1, 7),
        Colour::Black => (-1, 6, 0),
    };
    let steps = [(0, ahead), (-1, ahead), (1, ahead), (0, 2 * ahead)];
    let count = if from.rank() == home { 4 } else { 3 };
    for (files, ranks) in steps.into_iter().take(count) {
        let Some(to) = Square::at(from.file() + files, from.rank() + ranks) else {
            continue;
        };
        if to.rank() == last {
            found.extend(BECOMES.map(|kind| Move {
                from,
                to,
                promotion: Some(kind),
            }));
        } else {
            found.push(Move::new(from, to));
        }
    }
}

fn castling(found: &mut Vec<Move>, colour: Colour, from: Square) {
    let home = match colour {
        Colour::White => 0,
        Colour::Black => 7,
    };
    if (from.file(), from.rank()) == (4, home) {
        let arrivals = [6, 2].into_iter().filter_map(|file| Square::at(file, home));
        found.extend(arrivals.map(|to| Move::new(from, to)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::subjects::oracle::Oracle;
    use chesslaws_law::Edition;
    use chesslaws_protocol::{Answer, Ask, Question, Reply, Subject};

    fn names(fen: &str) -> Vec<String> {
        let setup: Setup = fen.parse().expect("a FEN");
        let mut names: Vec<String> = candidates(&setup).iter().map(Move::to_string).collect();
        names.sort_unstable();
        names
    }

    #[test]
    fn no_lawful_move_is_missing() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/1P6/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1",
            "r3k2r/8/8/8/3pP3/8/1p6/R3K2R b KQkq e3 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        ] {
            let asked = Oracle::of(Edition::Fide1993).ask(&Ask {
                start: fen.into(),
                moves: vec![],
                question: Question::LegalMoves,
            });
            let Ok(Reply::Answer {
                answer: Answer::Moves(lawful),
                ..
            }) = asked
            else {
                panic!("{asked:?}")
            };
            let candidates = names(fen);
            let missing: Vec<_> = lawful
                .iter()
                .filter(|mv| !candidates.contains(mv))
                .collect();
            assert!(missing.is_empty(), "{fen}: {missing:?}");
            let mut once = candidates.clone();
            once.dedup();
            assert_eq!(once, candidates, "{fen}");
        }
    }

    #[test]
    fn unlawful_moves_are_among_them() {
        let found = names("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        for unlawful in ["a1a8", "e1g1", "e1c1", "e2d3", "d1d2", "b1d2"] {
            assert!(found.contains(&unlawful.to_owned()), "{unlawful}");
        }
        assert_eq!(names("8/P7/8/8/8/8/8/8 w - - 0 1").len(), 8);
        assert_eq!(names("8/8/8/8/8/8/4P3/8 w - - 0 1").len(), 4);
    }

    #[test]
    fn a_line_ends_at_what_stops_it() {
        let from: Square = "a1".parse().expect("a square");
        let stop: Square = "a3".parse().expect("a square");
        let found = arrivals(Kind::Rook, from, |square| square == stop);
        assert_eq!(found.count(), 2 + 7);
    }
}
