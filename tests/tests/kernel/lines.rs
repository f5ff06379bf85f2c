//! What single men attack: every square, every occupancy that matters.

use chesslaws_board::{Colour, Kind, Move, Piece, Setup, Square};
use chesslaws_kernel::{Isa, lines};

use super::compare::LAWS;
use super::random::Random;

/// The squares of the lines through a square whose men can stand in the way of another square: those at the end of a
/// line never do.
fn relevant(square: Square, steps: &[(i8, i8)]) -> Vec<Square> {
    let mut squares = Vec::new();
    for &(file, rank) in steps {
        let step = |from: Square| Square::at(from.file() + file, from.rank() + rank);
        let mut at = step(square);
        while let Some(here) = at {
            at = step(here);
            if at.is_some() {
                squares.push(here);
            }
        }
    }
    squares
}

const ROOK: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const BISHOP: [(i8, i8); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];

/// What a man attacks by the oracle: the squares to which it could go among men of the other side.
fn attacked(square: Square, piece: Piece, others: u64) -> u64 {
    let mut setup = Setup::empty();
    setup.turn = piece.colour;
    for at in Square::all().filter(|at| others >> at.index() & 1 != 0) {
        let knight = Piece::new(piece.colour.opponent(), Kind::Knight);
        setup.put(at, Some(knight));
    }
    setup.put(square, Some(piece));
    Square::all()
        .filter(|&to| LAWS.is_lawful(&setup, Move::new(square, to)))
        .fold(0, |set, to| set | 1 << to.index())
}

/// Every subset of the relevant squares, and how many there were.
fn compare(
    kind: Kind,
    steps: &[(i8, i8)],
    attacks: fn(Isa, Square, u64) -> u64,
    random: &mut Random,
) -> usize {
    let piece = Piece::new(Colour::White, kind);
    let isas = Isa::available();
    let mut compared = 0;
    for square in Square::all() {
        let relevant = relevant(square, steps);
        let mask = relevant.iter().fold(0_u64, |set, at| set | 1 << at.index());
        for subset in 0..1_usize << relevant.len() {
            let others = relevant
                .iter()
                .enumerate()
                .filter(|(bit, _)| subset >> bit & 1 != 0)
                .fold(0_u64, |set, (_, at)| set | 1 << at.index());
            let expected = attacked(square, piece, others);
            let outside = !(mask | 1 << square.index());
            for &isa in &isas {
                // Men that stand in nobody's way: none, all, and some.
                for more in [0, outside, outside & random.next()] {
                    let found = attacks(isa, square, others | more | 1 << square.index());
                    assert_eq!(
                        found,
                        expected,
                        "{kind} on {square} among {others:#x}, {more:#x} ({})",
                        isa.name()
                    );
                }
            }
            compared += 1;
        }
    }
    compared
}

#[test]
fn rooks_among_every_relevant_occupancy() {
    let mut random = Random::seeded("men in nobody's way of a rook");
    let compared = compare(Kind::Rook, &ROOK, lines::rook, &mut random);
    assert_eq!(compared, 102_400);
}

#[test]
fn bishops_among_every_relevant_occupancy() {
    let mut random = Random::seeded("men in nobody's way of a bishop");
    let compared = compare(Kind::Bishop, &BISHOP, lines::bishop, &mut random);
    assert_eq!(compared, 5_248);
}

#[test]
fn steppers_and_pawns_on_every_square() {
    let mut compared = 0;
    for square in Square::all() {
        let everywhere = !(1 << square.index());
        for (kind, attacks) in [
            (Kind::Knight, lines::knight(square)),
            (Kind::King, lines::king(square)),
        ] {
            for colour in Colour::BOTH {
                let piece = Piece::new(colour, kind);
                // A king may not step among men who attack the square: he is asked on an empty board.
                let others = if kind == Kind::King { 0 } else { everywhere };
                assert_eq!(
                    attacks,
                    attacked(square, piece, others),
                    "{kind} on {square}"
                );
                compared += 1;
            }
        }
        for colour in Colour::BOTH {
            let promotes = square.rank() == if colour == Colour::White { 6 } else { 1 };
            if promotes || [0, 7].contains(&square.rank()) {
                continue;
            }
            let pawn = Piece::new(colour, Kind::Pawn);
            // Men stand on all squares, so the pawn has its captures and no step.
            assert_eq!(
                lines::pawn(colour, square),
                attacked(square, pawn, everywhere),
                "pawn on {square}"
            );
            compared += 1;
        }
    }
    assert_eq!(compared, 2 * 2 * 64 + 2 * 40);
}
