//! Articles 5.1.2 to 5.1.6, castling (1993: 5.1.2, 5.1.5, 5.1.6; 2023: 3.8.2). What a touch binds a player to (5.1.3,
//! 5.1.4) is a matter of the hand.
//!
//! A move of the king from its original square two squares along the rank is an attempt to castle; the statements on the
//! rook speak only where a rook of the king's colour stands on its square.

use chesslaws_board::{Colour, Kind, Move, Piece, Right, Setup, Square, Wing};
use chesslaws_law::{Law, law};

use crate::{
    Bearing, Fact, Laws, Ruling,
    art1_board::between,
    art4_move::mover,
    art9_check::attackers,
    ruling::{bearing, silent},
};

/// Castling is one move of the king with either rook of its colour: the king goes from its original square two
/// squares along the rank toward the rook, then the rook crosses over to the square the king has just passed.
///
/// statement: `1993:5.1.2`, `2023:3.8.2`
pub fn castling(_: &Laws, setup: &Setup, mv: Move) -> Ruling<Bearing> {
    let king = mover(setup, mv).filter(|piece| piece.kind == Kind::King);
    if king.is_none()
        || mv.from.rank() != mv.to.rank()
        || (mv.from.file() - mv.to.file()).abs() != 2
    {
        return silent();
    }
    let Some((rook, _)) = wing(setup, mv).and_then(|wing| rook_squares(setup.turn, wing)) else {
        return bearing(Bearing::Broken, law!("1993:5.1.2"))
            .given(Fact::KingNotAtHome { square: mv.from });
    };
    if rook_stands(setup, rook) {
        bearing(Bearing::Met, law!("1993:5.1.2")).given(Fact::Moves {
            kind: Kind::King,
            from: mv.from,
            to: mv.to,
        })
    } else {
        bearing(Bearing::Broken, law!("1993:5.1.2")).given(Fact::NoRook { square: rook })
    }
}

/// Castling is lost for good once the king has moved.
///
/// statement: `1993:5.1.5.1`, `2023:3.8.2.1.1`
///
/// Where the record leaves open how the right was lost, the king has moved or the rook has: both statements are named.
pub fn king_has_not_moved(_: &Laws, setup: &Setup, mv: Move) -> Ruling<Bearing> {
    right(setup, mv, law!("1993:5.1.5.1"), Right::king_has_moved)
}

/// Castling with a given rook is lost for good once that rook has moved.
///
/// statement: `1993:5.1.5.2`, `2023:3.8.2.1.2`
pub fn rook_has_not_moved(_: &Laws, setup: &Setup, mv: Move) -> Ruling<Bearing> {
    right(setup, mv, law!("1993:5.1.5.2"), Right::rook_has_moved)
}

/// Castling is prevented for now while an opponent's piece attacks the square the king stands on, the one it
/// crosses, or the one it will stand on.
///
/// statement: `1993:5.1.6.1`, `2023:3.8.2.2.1`
pub fn no_square_of_the_king_attacked(laws: &Laws, setup: &Setup, mv: Move) -> Ruling<Bearing> {
    if wing(setup, mv).is_none() {
        return silent();
    }
    let mut path = between(mv.from, mv.to);
    path.insert(0, mv.from);
    path.push(mv.to);
    let attacked: Vec<_> = path
        .iter()
        .map(|&square| {
            (
                square,
                attackers(laws, setup, square, setup.turn.opponent()),
            )
        })
        .filter(|(_, by)| !by.is_empty())
        .collect();
    if attacked.is_empty() {
        let met = bearing(Bearing::Met, law!("1993:5.1.6.1"));
        return path.into_iter().fold(met, |ruling, square| {
            ruling.given(Fact::NotAttacked { square })
        });
    }
    let broken = bearing(Bearing::Broken, law!("1993:5.1.6.1"));
    attacked.into_iter().fold(broken, |ruling, (square, by)| {
        ruling.given(Fact::Attacked { square, by })
    })
}

/// Castling is prevented for now while any piece stands between the king and that rook.
///
/// statement: `1993:5.1.6.2`, `2023:3.8.2.2.2`
pub fn nothing_between_king_and_rook(_: &Laws, setup: &Setup, mv: Move) -> Ruling<Bearing> {
    let Some((_, rook)) = attempt(setup, mv) else {
        return silent();
    };
    let occupied = between(mv.from, rook)
        .into_iter()
        .find_map(|square| setup.piece(square).map(|piece| (square, piece)));
    match occupied {
        Some((square, piece)) => {
            bearing(Bearing::Broken, law!("1993:5.1.6.2")).given(Fact::InTheWay { square, piece })
        }
        None => bearing(Bearing::Met, law!("1993:5.1.6.2")).given(Fact::WayClear),
    }
}

/// The ruling on a right that is kept, or lost in the way that a statement speaks of.
fn right(setup: &Setup, mv: Move, law: Law, shows: fn(Right) -> bool) -> Ruling<Bearing> {
    let Some((wing, _)) = attempt(setup, mv) else {
        return silent();
    };
    match setup.castling.right(setup.turn, wing) {
        Right::Kept => bearing(Bearing::Met, law).given(Fact::RightKept { wing }),
        how if how == Right::Lost || shows(how) => {
            bearing(Bearing::Broken, law).given(Fact::RightLost { wing, how })
        }
        _ => silent(),
    }
}

/// The wing on which the move, by its squares, attempts to castle.
pub(crate) fn wing(setup: &Setup, mv: Move) -> Option<Wing> {
    mover(setup, mv).filter(|piece| piece.kind == Kind::King)?;
    if Some(mv.from) != king_square(setup.turn) || mv.to.rank() != mv.from.rank() {
        return None;
    }
    match mv.to.file() - mv.from.file() {
        2 => Some(Wing::King),
        -2 => Some(Wing::Queen),
        _ => None,
    }
}

/// The wing and the square of the rook, where the rook is there to castle with.
pub(crate) fn attempt(setup: &Setup, mv: Move) -> Option<(Wing, Square)> {
    let wing = wing(setup, mv)?;
    let (rook, _) = rook_squares(setup.turn, wing)?;
    rook_stands(setup, rook).then_some((wing, rook))
}

/// Whether a rook of the side that has the move stands on the square.
fn rook_stands(setup: &Setup, square: Square) -> bool {
    setup.piece(square) == Some(Piece::new(setup.turn, Kind::Rook))
}

/// The original square of the king: e1 or e8.
pub(crate) const fn king_square(colour: Colour) -> Option<Square> {
    Square::at(4, first_rank(colour))
}

/// The original square of the rook of a wing, and the square castling takes it to.
pub(crate) fn rook_squares(colour: Colour, wing: Wing) -> Option<(Square, Square)> {
    let (from, to) = match wing {
        Wing::King => (7, 5),
        Wing::Queen => (0, 3),
    };
    Square::at(from, first_rank(colour)).zip(Square::at(to, first_rank(colour)))
}

const fn first_rank(colour: Colour) -> i8 {
    match colour {
        Colour::White => 0,
        Colour::Black => 7,
    }
}
