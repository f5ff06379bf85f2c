//! Article 9: check and checkmate.

use chesslaws_board::{Kind, Piece, Setup, Square};
use chesslaws_oracle::{Bearing, Laws, Ruling, art9_check, king_capture};

use super::{Named, overlooked};

pub(super) const FAULTS: &[Named] = &[
    ("pawn_captures_a_king", pawn_captures_a_king),
    ("check_by_pawn_unseen", check_by_pawn_unseen),
    ("check_by_pinned_piece_unseen", check_by_pinned_piece_unseen),
    ("pawn_checks_straight_ahead", pawn_checks_straight_ahead),
    ("pins_ignored_en_passant", pins_ignored_en_passant),
    ("king_may_be_left_attacked", king_may_be_left_attacked),
    ("pinned_knight_moves", pinned_knight_moves),
    (
        "mate_where_the_king_cannot_move",
        mate_where_the_king_cannot_move,
    ),
    ("mate_by_knight_unseen", mate_by_knight_unseen),
];

fn check_by_pawn_unseen(laws: &mut Laws) {
    laws.in_check = |laws, setup| {
        let pawn =
            |square: &Square| setup.piece(*square).map(|piece| piece.kind) == Some(Kind::Pawn);
        art9_check::in_check(laws, setup)
            .map(|by| by.into_iter().filter(|square| !pawn(square)).collect())
    };
}

fn check_by_pinned_piece_unseen(laws: &mut Laws) {
    laws.in_check = |laws, setup| {
        art9_check::in_check(laws, setup).map(|by| {
            by.into_iter()
                .filter(|&square| !is_pinned(laws, setup, square))
                .collect()
        })
    };
}

/// Whether the opponent's king would stand attacked without the piece on the square.
fn is_pinned(laws: &Laws, setup: &Setup, square: Square) -> bool {
    let mut without = setup.clone();
    without.turn = setup.turn.opponent();
    without.put(square, None);
    !art9_check::in_check(laws, &without).finding.is_empty()
}

/// The pawn is taken to attack where it goes.
fn pawn_checks_straight_ahead(laws: &mut Laws) {
    laws.in_check = |laws, setup| {
        let ahead = if setup.turn == chesslaws_board::Colour::White {
            1
        } else {
            -1
        };
        let pawn = Some(Piece::new(setup.turn.opponent(), Kind::Pawn));
        let kings = setup.squares_of(setup.turn, Kind::King);
        let before: Vec<Square> = kings
            .filter_map(|king| Square::at(king.file(), king.rank() + ahead))
            .filter(|&square| setup.piece(square) == pawn)
            .collect();
        art9_check::in_check(laws, setup).map(|by| by.into_iter().chain(before).collect())
    };
}

/// Two pawns leave one rank at once, which the test for pins does not know.
fn pins_ignored_en_passant(laws: &mut Laws) {
    laws.own_king_left_unattacked = |laws, setup, mv| {
        let right = art9_check::own_king_left_unattacked(laws, setup, mv);
        overlooked(
            right,
            is_of(setup, mv.from, Kind::Pawn) && setup.en_passant == Some(mv.to),
        )
    };
}

fn king_may_be_left_attacked(laws: &mut Laws) {
    laws.own_king_left_unattacked = |_, _, _| Ruling::of(Bearing::Silent);
}

fn pinned_knight_moves(laws: &mut Laws) {
    laws.own_king_left_unattacked = |laws, setup, mv| {
        let right = art9_check::own_king_left_unattacked(laws, setup, mv);
        overlooked(right, is_of(setup, mv.from, Kind::Knight))
    };
}

fn pawn_captures_a_king(laws: &mut Laws) {
    laws.king_never_captured = |laws, setup, mv| {
        let right = king_capture::king_never_captured(laws, setup, mv);
        overlooked(right, is_of(setup, mv.from, Kind::Pawn))
    };
}

fn is_of(setup: &Setup, square: Square, kind: Kind) -> bool {
    setup.piece(square).is_some_and(|piece| piece.kind == kind)
}

/// That the check can be met by capturing or interposing is forgotten.
fn mate_where_the_king_cannot_move(laws: &mut Laws) {
    laws.checkmated = |laws, setup| {
        let checked = !laws.check(setup).finding.is_empty();
        let steps = Laws::candidates(setup)
            .any(|mv| is_of(setup, mv.from, Kind::King) && laws.is_lawful(setup, mv));
        art9_check::checkmated(laws, setup).map(|_| checked && !steps)
    };
}

fn mate_by_knight_unseen(laws: &mut Laws) {
    laws.checkmated = |laws, setup| {
        let by = laws.check(setup).finding;
        let knight = by.iter().any(|&square| is_of(setup, square, Kind::Knight));
        art9_check::checkmated(laws, setup).map(|mate| mate && !knight)
    };
}
