//! Articles 5.1.2 to 5.1.6: castling.

use chesslaws_board::{Kind, Move, Piece, Right, Setup, Square, Wing};
use chesslaws_oracle::{Bearing, Laws, Ruling, art5_castling};

use super::{Named, allowed, distance, refused};

pub(super) const FAULTS: &[Named] = &[
    ("castling_without_rook", castling_without_rook),
    (
        "castling_on_the_king_wing_only",
        castling_on_the_king_wing_only,
    ),
    ("castling_after_king_returned", castling_after_king_returned),
    ("castling_after_rook_returned", castling_after_rook_returned),
    ("castling_with_another_rook", castling_with_another_rook),
    ("one_rook_spoils_both_wings", one_rook_spoils_both_wings),
    ("castling_through_check", castling_through_check),
    ("castling_out_of_check", castling_out_of_check),
    (
        "castling_across_an_attacked_square",
        castling_across_an_attacked_square,
    ),
    (
        "castling_past_an_attacking_pawn",
        castling_past_an_attacking_pawn,
    ),
    (
        "no_castling_with_an_attacked_rook",
        no_castling_with_an_attacked_rook,
    ),
    (
        "no_castling_while_b_is_attacked",
        no_castling_while_b_is_attacked,
    ),
    ("castling_past_a_man_on_b", castling_past_a_man_on_b),
    ("castling_past_the_enemy", castling_past_the_enemy),
];

fn castling_without_rook(laws: &mut Laws) {
    laws.castling = |laws, setup, mv| {
        let home = mv.from.file() == 4 && matches!(mv.from.rank(), 0 | 7);
        allowed(art5_castling::castling(laws, setup, mv), home)
    };
}

fn castling_on_the_king_wing_only(laws: &mut Laws) {
    laws.castling =
        |laws, setup, mv| refused(art5_castling::castling(laws, setup, mv), mv.to.file() == 2);
}

fn castling_after_king_returned(laws: &mut Laws) {
    laws.king_has_not_moved = |_, _, _| Ruling::of(Bearing::Silent);
}

/// The rook is looked for where it belongs, and nothing is kept of where it has been.
fn castling_after_rook_returned(laws: &mut Laws) {
    laws.rook_has_not_moved = |laws, setup, mv| {
        let returned = right(setup, mv) == Right::LostByRook;
        allowed(art5_castling::rook_has_not_moved(laws, setup, mv), returned)
    };
}

/// The right is kept when the rook is captured, and serves the other rook that comes to its square.
fn castling_with_another_rook(laws: &mut Laws) {
    laws.rook_has_not_moved = |laws, setup, mv| {
        let captured = right(setup, mv) == Right::LostByCapture;
        allowed(art5_castling::rook_has_not_moved(laws, setup, mv), captured)
    };
}

fn one_rook_spoils_both_wings(laws: &mut Laws) {
    laws.rook_has_not_moved = |laws, setup, mv| {
        let spoilt = Wing::BOTH
            .into_iter()
            .any(|wing| setup.castling.right(setup.turn, wing) == Right::LostByRook);
        refused(art5_castling::rook_has_not_moved(laws, setup, mv), spoilt)
    };
}

fn castling_through_check(laws: &mut Laws) {
    laws.no_square_of_the_king_attacked = |_, _, _| Ruling::of(Bearing::Silent);
}

fn castling_out_of_check(laws: &mut Laws) {
    laws.no_square_of_the_king_attacked = |laws, setup, mv| {
        let on_the_way = attacked(laws, setup, crossed(mv)) || attacked(laws, setup, Some(mv.to));
        allowed(
            art5_castling::no_square_of_the_king_attacked(laws, setup, mv),
            !on_the_way,
        )
    };
}

fn castling_across_an_attacked_square(laws: &mut Laws) {
    laws.no_square_of_the_king_attacked = |laws, setup, mv| {
        let at_its_ends =
            attacked(laws, setup, Some(mv.from)) || attacked(laws, setup, Some(mv.to));
        allowed(
            art5_castling::no_square_of_the_king_attacked(laws, setup, mv),
            !at_its_ends,
        )
    };
}

/// A pawn attacks where it cannot go, which a search of its moves does not show.
fn castling_past_an_attacking_pawn(laws: &mut Laws) {
    laws.no_square_of_the_king_attacked = |laws, setup, mv| {
        let mut without = setup.clone();
        let pawns: Vec<Square> = setup
            .squares_of(setup.turn.opponent(), Kind::Pawn)
            .collect();
        for pawn in pawns {
            without.put(pawn, None);
        }
        let right = art5_castling::no_square_of_the_king_attacked(laws, setup, mv);
        let unseen = art5_castling::no_square_of_the_king_attacked(laws, &without, mv);
        allowed(right, unseen.finding != Bearing::Broken)
    };
}

fn no_castling_with_an_attacked_rook(laws: &mut Laws) {
    laws.no_square_of_the_king_attacked = |laws, setup, mv| {
        let file = if mv.to.file() > mv.from.file() { 7 } else { 0 };
        let rook = Square::at(file, mv.from.rank());
        refused(
            art5_castling::no_square_of_the_king_attacked(laws, setup, mv),
            attacked(laws, setup, rook),
        )
    };
}

fn no_castling_while_b_is_attacked(laws: &mut Laws) {
    laws.no_square_of_the_king_attacked = |laws, setup, mv| {
        let b = Square::at(1, mv.from.rank()).filter(|_| mv.to.file() == 2);
        refused(
            art5_castling::no_square_of_the_king_attacked(laws, setup, mv),
            attacked(laws, setup, b),
        )
    };
}

fn castling_past_a_man_on_b(laws: &mut Laws) {
    laws.nothing_between_king_and_rook = |laws, setup, mv| {
        let mut cleared = setup.clone();
        if let Some(b) = Square::at(1, mv.from.rank()) {
            cleared.put(b, None);
        }
        art5_castling::nothing_between_king_and_rook(laws, &cleared, mv)
    };
}

fn castling_past_the_enemy(laws: &mut Laws) {
    laws.nothing_between_king_and_rook = |laws, setup, mv| {
        let mut own = setup.clone();
        for (square, _) in setup.men_of(setup.turn.opponent()) {
            own.put(square, None);
        }
        art5_castling::nothing_between_king_and_rook(laws, &own, mv)
    };
}

/// What is known of the right that the move would use.
fn right(setup: &Setup, mv: Move) -> Right {
    let wing = if mv.to.file() > mv.from.file() {
        Wing::King
    } else {
        Wing::Queen
    };
    setup.castling.right(setup.turn, wing)
}

/// The square that the king crosses.
fn crossed(mv: Move) -> Option<Square> {
    let file = (mv.from.file() + mv.to.file()) / 2;
    Square::at(file, mv.from.rank()).filter(|_| distance(mv) == (2, 0))
}

/// Whether the opponent attacks the square: the king would stand in check there.
fn attacked(laws: &Laws, setup: &Setup, square: Option<Square>) -> bool {
    let Some(square) = square else {
        return false;
    };
    let mut moved = setup.clone();
    let kings: Vec<Square> = setup.squares_of(setup.turn, Kind::King).collect();
    for king in kings {
        moved.put(king, None);
    }
    moved.put(square, Some(Piece::new(setup.turn, Kind::King)));
    !laws.check(&moved).finding.is_empty()
}
