//! Article 5.1.1, the step of the king (1993: 5.1.1; 2023: 3.8.1, and 3.9.2 for the attacked square).

use chesslaws_board::{Kind, Move, Setup};
use chesslaws_law::law;

use crate::{
    Bearing, Fact, Laws, Ruling,
    art1_board::adjoining,
    art4_move::mover,
    art5_castling,
    art9_check::attackers,
    ruling::{bearing, silent},
};

/// King: castling apart, to any adjoining square that no opponent's piece attacks.
///
/// statement: `1993:5.1.1`, `2023:3.8.1`
///
/// Whether the square is attacked is judged with the king on it: it does not screen itself.
pub fn king_step(laws: &Laws, setup: &Setup, mv: Move) -> Ruling<Bearing> {
    let Some(king) = mover(setup, mv).filter(|piece| piece.kind == Kind::King && mv.from != mv.to)
    else {
        return silent();
    };
    if art5_castling::wing(setup, mv).is_some() {
        return silent();
    }
    if !adjoining(mv.from, mv.to) {
        return bearing(Bearing::Broken, law!("1993:5.1.1")).given(Fact::CannotReach {
            kind: king.kind,
            from: mv.from,
            to: mv.to,
        });
    }
    let by = attackers(laws, &laws.after(setup, mv), mv.to, king.colour.opponent());
    if !by.is_empty()
        && setup
            .piece(mv.to)
            .is_none_or(|piece| piece.colour != king.colour)
    {
        return bearing(Bearing::Broken, law!("1993:5.1.1", "2023:3.9.2"))
            .given(Fact::Attacked { square: mv.to, by });
    }
    bearing(Bearing::Met, law!("1993:5.1.1"))
        .given(Fact::Moves {
            kind: king.kind,
            from: mv.from,
            to: mv.to,
        })
        .given(Fact::NotAttacked { square: mv.to })
}
