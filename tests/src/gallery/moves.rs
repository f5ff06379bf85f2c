//! Article 4: the move in general.

use chesslaws_board::Kind;
use chesslaws_law::law;
use chesslaws_oracle::{Bearing, Laws, Ruling, art4_move};

use super::{Named, distance, overlooked};

pub(super) const FAULTS: &[Named] = &[
    ("own_piece_captured", own_piece_captured),
    ("either_side_moved", either_side_moved),
    ("sliders_jump", sliders_jump),
    ("own_men_jumped", own_men_jumped),
    (
        "promoting_pawn_captures_nothing",
        promoting_pawn_captures_nothing,
    ),
    ("castling_counts_as_capture", castling_counts_as_capture),
];

fn own_piece_captured(laws: &mut Laws) {
    laws.from_square_to_square = |laws, setup, mv| {
        let right = art4_move::from_square_to_square(laws, setup, mv);
        overlooked(right, mv.from != mv.to)
    };
}

/// The board is looked at, not whose piece it is.
fn either_side_moved(laws: &mut Laws) {
    laws.own_piece_only = |laws, setup, mv| {
        let right = art4_move::own_piece_only(laws, setup, mv);
        let mut theirs = setup.clone();
        theirs.turn = setup.turn.opponent();
        if right.finding == Bearing::Broken && setup.piece(mv.from).is_some() {
            let ruling = laws.lawful(&theirs, mv);
            let found = if ruling.finding {
                Bearing::Met
            } else {
                Bearing::Broken
            };
            ruling.map(|_| found)
        } else {
            right
        }
    };
}

fn sliders_jump(laws: &mut Laws) {
    laws.crosses_no_occupied_square = |_, _, _| Ruling::of(Bearing::Silent);
}

fn own_men_jumped(laws: &mut Laws) {
    laws.crosses_no_occupied_square = |laws, setup, mv| {
        let mut others = setup.clone();
        for (square, _) in setup
            .men_of(setup.turn)
            .filter(|&(square, _)| square != mv.from)
        {
            others.put(square, None);
        }
        art4_move::crosses_no_occupied_square(laws, &others, mv)
    };
}

fn promoting_pawn_captures_nothing(laws: &mut Laws) {
    laws.capture = |laws, setup, mv| {
        let right = art4_move::capture(laws, setup, mv);
        if mv.promotion.is_some() {
            Ruling::of(Bearing::Silent)
        } else {
            right
        }
    };
}

/// Castling is kept as the king's capture of its rook.
fn castling_counts_as_capture(laws: &mut Laws) {
    laws.capture = |laws, setup, mv| {
        let king = setup
            .piece(mv.from)
            .is_some_and(|piece| piece.kind == Kind::King);
        if king && distance(mv) == (2, 0) {
            Ruling::of(Bearing::Met).under(law!("1993:4.3.a"))
        } else {
            art4_move::capture(laws, setup, mv)
        }
    };
}
