//! Article 10.10, when two positions are the same (1993: 10.10; 2023: 9.2.3). Who may claim a repetition, and when, is a
//! matter of the claim.

use chesslaws_board::{Castling, Kind, Move, Setup, Square, Wing};
use chesslaws_law::{dispute, law};

use crate::table::laws::statements;
use crate::{Fact, Laws, Ruling, art5_pawn};

statements![art10_claims:
];

/// Positions are the same when pieces of the same kind and colour stand on the same squares and the possible moves
/// of all pieces are the same, castling and en passant included.
///
/// statement: `1993:10.10.b`, `2023:9.2.3`
///
/// An en passant capture counts where it is lawful; a right to castle counts while it is there, even where 5.1.6 prevents
/// its use.
pub fn same_position(laws: &Laws, one: &Setup, other: &Setup) -> Ruling<bool> {
    let differ = |fact| Ruling::of(false).under(law!("1993:10.10.b")).given(fact);
    if one.turn != other.turn {
        return differ(Fact::DifferInTurn);
    }
    if let Some(square) = Square::all().find(|&square| one.piece(square) != other.piece(square)) {
        return differ(Fact::DifferOn { square });
    }
    let rights = Castling::letters();
    let changed =
        |&(_, side, wing): &_| one.castling.kept(side, wing) != other.castling.kept(side, wing);
    if let Some((_, side, wing)) = rights.into_iter().find(changed) {
        let differing = differ(Fact::DifferInCastling { side, wing });
        let possible = |setup: &Setup| setup.turn == side && may_castle(laws, setup, wing);
        // By every reading castling counts that is possible now.
        if possible(one) || possible(other) {
            return differing;
        }
        return differing
            .noting(dispute!("1993:Q07"))
            .noting(dispute!("2023:Q11"));
    }
    let (first, second) = (
        captures_in_passing(laws, one),
        captures_in_passing(laws, other),
    );
    if let Some(&mv) = first
        .iter()
        .find(|mv| !second.contains(mv))
        .or(second.iter().find(|mv| !first.contains(mv)))
    {
        return differ(Fact::DifferInEnPassant { mv });
    }
    let same = Ruling::of(true)
        .under(law!("1993:10.10.b"))
        .given(Fact::Alike);
    // By every reading of the words a double step makes no difference that no pawn stands ready to answer.
    if !stands_ready(one) && !stands_ready(other) || one.en_passant == other.en_passant {
        same
    } else {
        same.noting(dispute!("1993:Q08"))
            .noting(dispute!("2023:Q10"))
    }
}

/// Whether the side that has the move may castle on the wing now.
fn may_castle(laws: &Laws, setup: &Setup, wing: Wing) -> bool {
    let mut kings = setup.squares_of(setup.turn, Kind::King);
    let file = match wing {
        Wing::King => 6,
        Wing::Queen => 2,
    };
    kings.any(|king| {
        let to = Square::at(file, king.rank());
        to.is_some_and(|to| laws.is_lawful(setup, Move::new(king, to)))
    })
}

/// Whether a pawn stands beside one that has just gone two squares, whether or not it may capture it.
fn stands_ready(setup: &Setup) -> bool {
    setup.en_passant.is_some_and(|target| {
        let mut pawns = setup.squares_of(setup.turn, Kind::Pawn);
        pawns.any(|from| art5_pawn::taken_in_passing(setup, Move::new(from, target)).is_some())
    })
}

/// The lawful captures en passant.
fn captures_in_passing(laws: &Laws, setup: &Setup) -> Vec<Move> {
    let Some(target) = setup.en_passant else {
        return Vec::new();
    };
    let to_target = setup
        .men_of(setup.turn)
        .map(|(from, _)| Move::new(from, target));
    to_target
        .filter(|&mv| art5_pawn::taken_in_passing(setup, mv).is_some() && laws.is_lawful(setup, mv))
        .collect()
}
