//! Which moves a text names when no legal one is meant, so that the Laws can be asked about one of them.

use chesslaws_board::{Kind, Move, Square, Wing};
use chesslaws_kernel::Position;

use super::text::{Body, Going, Named, words};

/// The moves that a text names, legal or not: each man of the kind that stands on a square the text allows, going where it
/// says. One alone leaves no doubt which move was meant; castling is the move of the king on e1 or e8.
#[must_use]
pub fn named(position: &Position, text: &str) -> Vec<Move> {
    let Ok(words) = words(text.as_bytes()) else {
        return Vec::new();
    };
    let mut moves = Vec::new();
    for body in [Some(words.body), words.also].into_iter().flatten() {
        match body {
            Body::Null => {}
            Body::Castling(wing) => moves.extend(castling(position, wing)),
            Body::Goes(going) => moves.extend(going_anywhere(position, going)),
        }
    }
    // A man on the square itself is named only where no other is: it would go nowhere.
    if moves.iter().any(|mv| mv.from != mv.to) {
        moves.retain(|mv| mv.from != mv.to);
    }
    moves
}

fn going_anywhere(position: &Position, going: Going) -> impl Iterator<Item = Move> {
    let position = *position;
    Square::all()
        .filter(move |from| going.among >> from.index() & 1 == 1)
        .filter(move |&from| match (position.own_kind(from), going.man) {
            (Some(kind), Named::Kind(said)) => kind == said,
            (found, Named::OnItsSquare) => found.is_some(),
            (None, Named::Kind(_)) => false,
        })
        .map(move |from| Move {
            from,
            to: going.to,
            promotion: going.promotion,
        })
}

fn castling(position: &Position, wing: Wing) -> Option<Move> {
    let king = Square::all().find(|&at| position.own_kind(at) == Some(Kind::King))?;
    let file = if wing == Wing::King { 6 } else { 2 };
    let home = king.file() == 4 && matches!(king.rank(), 0 | 7);
    let to = Square::at(file, king.rank())?;
    home.then_some(Move::new(king, to))
}
