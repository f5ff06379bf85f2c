//! Castling: every right, everything that can stand between, every single attacker, both colours.

use chesslaws_board::{Castling, Colour, Kind, Piece, Right, Setup, Square, Wing};
use chesslaws_kernel::Position;

use super::compare::{both, same_moves};

const ATTACKERS: [Kind; 5] = [
    Kind::Pawn,
    Kind::Knight,
    Kind::Bishop,
    Kind::Rook,
    Kind::Queen,
];

fn square(file: i8, rank: i8) -> Square {
    Square::at(file, rank).expect("a square of the board")
}

/// King and rooks at home with the given rights, and own men between by their files.
fn at_home(colour: Colour, rights: usize, between: usize) -> Setup {
    let mut setup = Setup::empty();
    setup.turn = colour;
    let home = if colour == Colour::White { 0 } else { 7 };
    let king = Piece::new(colour, Kind::King);
    setup.put(square(4, home), Some(king));
    setup.put(square(0, home), Some(Piece::new(colour, Kind::Rook)));
    setup.put(square(7, home), Some(Piece::new(colour, Kind::Rook)));
    for (bit, file) in [1, 2, 3, 5, 6].into_iter().enumerate() {
        if between >> bit & 1 != 0 {
            setup.put(square(file, home), Some(Piece::new(colour, Kind::Knight)));
        }
    }
    setup.castling = Castling::NONE;
    for (bit, wing) in Wing::BOTH.into_iter().enumerate() {
        if rights >> bit & 1 != 0 {
            setup.castling.set(colour, wing, Right::Kept);
        }
    }
    // Where neither rooks nor knights reach the other king.
    let far = if home == 0 { 6 } else { 1 };
    let other = Piece::new(colour.opponent(), Kind::King);
    setup.put(square(3, far), Some(other));
    setup
}

#[test]
fn every_right_every_path_every_attacker() {
    both(|colour| {
        let mut compared = 0;
        for rights in 0..4 {
            for between in 0..32 {
                let setup = at_home(colour, rights, between);
                let position = Position::new(&setup).expect("a position");
                same_moves(&setup, &position);
                compared += 1;
                for kind in ATTACKERS {
                    for at in Square::all().filter(|&at| setup.piece(at).is_none()) {
                        if kind == Kind::Pawn && [0, 7].contains(&at.rank()) {
                            continue;
                        }
                        let mut attacked = setup.clone();
                        attacked.put(at, Some(Piece::new(colour.opponent(), kind)));
                        let position = Position::new(&attacked).expect("a position");
                        same_moves(&attacked, &position);
                        compared += 1;
                    }
                }
            }
        }
        // 60 squares are free of kings and rooks, and of so many men between; 47 of them are no pawn's first or last.
        let pieces: usize = (0..32_u32)
            .map(|between| 60 - between.count_ones() as usize)
            .sum();
        assert_eq!(compared, 4 * (32 + 4 * pieces + 32 * 47), "{colour}");
    });
}
