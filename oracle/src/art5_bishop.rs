//! Article 5.4, the bishop (1993: 5.4; 2023: 3.2). What stands between is the business of 4.2.

use chesslaws_board::{Kind, Piece, Square};
use chesslaws_law::law;

use crate::{
    Bearing, Ruling,
    art1_board::{DIAGONAL, line},
    ruling::{silent, way},
};

/// Bishop: to any square of the diagonals it stands on, within 4.2.
///
/// statement: `1993:5.4`, `2023:3.2`
pub fn bishop(piece: Piece, from: Square, to: Square) -> Ruling<Bearing> {
    if piece.kind != Kind::Bishop {
        return silent();
    }
    let reaches = DIAGONAL
        .into_iter()
        .any(|direction| line(from, direction).any(|square| square == to));
    way(reaches, law!("1993:5.4"), piece, from, to)
}
