//! The capture of a king (2023: 1.4.1.c). 1993 has no such sentence: there it follows from 9.1.b and 9.2.b that no game
//! comes to it, and a set-up in which a king can be captured is unlawful before anybody moves.

use chesslaws_board::{Kind, Move, Setup};
use chesslaws_law::law;

use crate::{
    Bearing, Fact, Laws, Ruling,
    art4_move::mover,
    ruling::{bearing, silent},
};

/// Kings are never captured.
///
/// statement: `2023:1.4.1.c`
pub fn king_never_captured(_: &Laws, setup: &Setup, mv: Move) -> Ruling<Bearing> {
    let captured = mover(setup, mv).and_then(|mover| {
        setup
            .piece(mv.to)
            .filter(|piece| piece.colour != mover.colour)
    });
    match captured.filter(|piece| piece.kind == Kind::King) {
        Some(piece) => bearing(Bearing::Broken, law!(only "2023:1.4.1.c")).given(Fact::Captures {
            square: mv.to,
            piece,
        }),
        None => silent(),
    }
}
