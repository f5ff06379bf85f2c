//! En passant: every pair of pawns, every square of the king, every single slider, both colours.
//!
//! Set-ups that no game can reach are among them: they are compared here, and never laid to anybody.

use chesslaws_board::{Colour, Kind, Piece, Setup, Square};
use chesslaws_kernel::{Position, Refusal};

use super::compare::same_moves;
use super::random::{Random, full};

/// Of so many set-ups one is compared when not all are.
const ONE_IN: usize = 40;

/// The pawn that takes, the pawn that has just gone two squares, and the square it crossed.
fn pairs(colour: Colour) -> Vec<(Square, Square, Square)> {
    let (rank, crossed) = match colour {
        Colour::White => (4, 5),
        Colour::Black => (3, 2),
    };
    let at = |file, rank| Square::at(file, rank);
    (0..8)
        .flat_map(|file| [(file, file - 1), (file, file + 1)])
        .filter_map(|(from, to)| Some((at(from, rank)?, at(to, rank)?, at(to, crossed)?)))
        .collect()
}

#[test]
fn every_pair_every_king_every_slider() {
    let mut random = Random::seeded("en passant");
    let (mut all, mut compared, mut refused) = (0, 0, 0);
    for colour in Colour::BOTH {
        for (taker, passer, crossed) in pairs(colour) {
            let own = |kind| Some(Piece::new(colour, kind));
            let theirs = |kind| Some(Piece::new(colour.opponent(), kind));
            let mut pawns = Setup::empty();
            pawns.turn = colour;
            pawns.put(taker, own(Kind::Pawn));
            pawns.put(passer, theirs(Kind::Pawn));
            pawns.en_passant = Some(crossed);
            for king in Square::all().filter(|&at| pawns.piece(at).is_none()) {
                for kind in [Kind::Bishop, Kind::Rook, Kind::Queen] {
                    for slider in Square::all().filter(|&at| pawns.piece(at).is_none()) {
                        if slider == king {
                            continue;
                        }
                        all += 1;
                        if !full() && random.below(ONE_IN) != 0 {
                            continue;
                        }
                        let mut setup = pawns.clone();
                        setup.put(king, own(Kind::King));
                        setup.put(slider, theirs(kind));
                        let Some(other) = far_corner(&setup, king) else {
                            continue;
                        };
                        setup.put(other, theirs(Kind::King));
                        match Position::new(&setup) {
                            Ok(position) => {
                                same_moves(&setup, &position);
                                compared += 1;
                            }
                            // The king or the slider stands where the pawn came from or has crossed.
                            Err(Refusal::EnPassant(_)) => refused += 1,
                            Err(refusal) => panic!("{setup}: {refusal}"),
                        }
                    }
                }
            }
        }
    }
    assert_eq!(all, 2 * 14 * 62 * 3 * 61);
    eprintln!("en passant: {compared} compared of {all}, {refused} with a man on the pawn's way");
    if full() {
        // Of the 62 x 61 pairs of squares, those that leave the two of the pawn's way free are 60 x 59.
        assert_eq!(compared + refused, all);
        assert_eq!(refused, 2 * 14 * 3 * (62 * 61 - 60 * 59));
    }
}

/// A corner for the other king that is free and not beside the first.
fn far_corner(setup: &Setup, king: Square) -> Option<Square> {
    let corners = [(0, 0), (7, 0), (0, 7), (7, 7)];
    corners
        .into_iter()
        .filter_map(|(file, rank)| Square::at(file, rank))
        .filter(|&at| setup.piece(at).is_none())
        .find(|at| {
            (at.file() - king.file())
                .abs()
                .max((at.rank() - king.rank()).abs())
                > 1
        })
}
