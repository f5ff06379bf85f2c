//! Article 5.2, the queen (1993: 5.2; 2023: 3.4). What stands between is the business of 4.2.

use chesslaws_board::{Kind, Piece, Square};
use chesslaws_law::law;

use crate::{
    Bearing, Ruling,
    art1_board::{DIAGONAL, STRAIGHT, line},
    ruling::{silent, way},
};

/// Queen: to any square of the file, rank or diagonals it stands on, within 4.2.
///
/// statement: `1993:5.2`, `2023:3.4`
pub fn queen(piece: Piece, from: Square, to: Square) -> Ruling<Bearing> {
    if piece.kind != Kind::Queen {
        return silent();
    }
    let reaches = STRAIGHT
        .into_iter()
        .chain(DIAGONAL)
        .any(|direction| line(from, direction).any(|square| square == to));
    way(reaches, law!("1993:5.2"), piece, from, to)
}
