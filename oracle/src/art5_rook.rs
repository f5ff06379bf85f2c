//! Article 5.3, the rook (1993: 5.3; 2023: 3.3). What stands between is the business of 4.2.

use chesslaws_board::{Kind, Piece, Square};
use chesslaws_law::law;

use crate::{
    Bearing, Ruling,
    art1_board::{STRAIGHT, line},
    ruling::{silent, way},
};

/// Rook: to any square of the file or rank it stands on, within 4.2.
///
/// statement: `1993:5.3`, `2023:3.3`
pub fn rook(piece: Piece, from: Square, to: Square) -> Ruling<Bearing> {
    if piece.kind != Kind::Rook {
        return silent();
    }
    let reaches = STRAIGHT
        .into_iter()
        .any(|direction| line(from, direction).any(|square| square == to));
    way(reaches, law!("1993:5.3"), piece, from, to)
}
