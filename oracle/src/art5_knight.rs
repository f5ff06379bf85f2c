//! Article 5.5, the knight (1993: 5.5; 2023: 3.6).

use chesslaws_board::{Kind, Piece, Square};
use chesslaws_law::law;

use crate::{
    Bearing, Ruling,
    art1_board::{DIAGONAL, STRAIGHT, step},
    ruling::{silent, way},
};

/// Knight: two steps, first one square along rank or file, then, still moving away from where it stood, one square
/// diagonally; the square of the first step may be occupied.
///
/// statement: `1993:5.5`, `2023:3.6`
pub fn knight(piece: Piece, from: Square, to: Square) -> Ruling<Bearing> {
    if piece.kind != Kind::Knight {
        return silent();
    }
    let reaches = STRAIGHT.into_iter().any(|first| {
        let moving_away = |second: &(i8, i8)| second.0 * first.0 + second.1 * first.1 > 0;
        DIAGONAL
            .into_iter()
            .filter(moving_away)
            .any(|second| step(from, (first.0 + second.0, first.1 + second.1)) == Some(to))
    });
    way(reaches, law!("1993:5.5"), piece, from, to)
}
