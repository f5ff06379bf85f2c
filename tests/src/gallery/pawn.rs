//! Article 5.6: the pawn.

use chesslaws_board::{Colour, Kind, Move, Setup};
use chesslaws_law::law;
use chesslaws_oracle::{Bearing, Laws, Ruling, art5_pawn};

use super::{Named, allowed, distance, refused};

pub(super) const FAULTS: &[Named] = &[
    ("pawn_steps_back", pawn_steps_back),
    ("no_double_step", no_double_step),
    ("triple_step", triple_step),
    ("double_step_from_anywhere", double_step_from_anywhere),
    ("no_step_to_the_last_rank", no_step_to_the_last_rank),
    (
        "pawn_takes_nothing_diagonally",
        pawn_takes_nothing_diagonally,
    ),
    ("pawn_captures_to_one_side", pawn_captures_to_one_side),
    ("pawn_captures_round_the_edge", pawn_captures_round_the_edge),
    ("en_passant_unknown", en_passant_unknown),
    ("en_passant_to_one_side", en_passant_to_one_side),
    ("en_passant_late", en_passant_late),
    ("no_promotion_to_knight", no_promotion_to_knight),
    ("promotion_to_queen_only", promotion_to_queen_only),
    ("pawn_stays_a_pawn", pawn_stays_a_pawn),
    (
        "promotion_to_captured_pieces_only",
        promotion_to_captured_pieces_only,
    ),
    ("new_piece_sleeps_a_move", new_piece_sleeps_a_move),
    ("new_knight_sleeps_a_move", new_knight_sleeps_a_move),
];

/// The step back is permitted as the step forward is.
fn pawn_steps_back(laws: &mut Laws) {
    laws.only_forward = |laws, setup, mv| {
        let right = art5_pawn::only_forward(laws, setup, mv);
        let back = distance(mv) == (0, 1) && setup.piece(mv.to).is_none();
        if right.finding == Bearing::Broken && back {
            Ruling::of(Bearing::Met).under(law!("1993:5.6.2.b"))
        } else {
            right
        }
    };
}

fn no_double_step(laws: &mut Laws) {
    laws.advance_from_original_square = |laws, setup, mv| {
        let right = art5_pawn::advance_from_original_square(laws, setup, mv);
        refused(right, distance(mv) == (0, 2))
    };
}

fn triple_step(laws: &mut Laws) {
    laws.advance_from_original_square = |laws, setup, mv| {
        let right = art5_pawn::advance_from_original_square(laws, setup, mv);
        allowed(
            right,
            distance(mv) == (0, 3) && setup.piece(mv.to).is_none(),
        )
    };
}

fn double_step_from_anywhere(laws: &mut Laws) {
    laws.advance_after_leaving_it = |laws, setup, mv| {
        let right = art5_pawn::advance_after_leaving_it(laws, setup, mv);
        allowed(
            right,
            distance(mv) == (0, 2) && setup.piece(mv.to).is_none(),
        )
    };
}

fn no_step_to_the_last_rank(laws: &mut Laws) {
    laws.advance_after_leaving_it = |laws, setup, mv| {
        let right = art5_pawn::advance_after_leaving_it(laws, setup, mv);
        refused(right, matches!(mv.to.rank(), 0 | 7))
    };
}

fn pawn_takes_nothing_diagonally(laws: &mut Laws) {
    laws.capture_diagonally = |laws, setup, mv| {
        let right = art5_pawn::capture_diagonally(laws, setup, mv);
        allowed(
            right,
            distance(mv) == (1, 1) && setup.piece(mv.to).is_none(),
        )
    };
}

/// Off the a-file by mistake, or off the h-file.
fn pawn_captures_to_one_side(laws: &mut Laws) {
    laws.capture_diagonally = |laws, setup, mv| {
        let right = art5_pawn::capture_diagonally(laws, setup, mv);
        refused(right, mv.to.file() == 7)
    };
}

/// On a board without a rim the h-file borders on the a-file, one rank up.
fn pawn_captures_round_the_edge(laws: &mut Laws) {
    laws.capture_diagonally = |laws, setup, mv| {
        let right = art5_pawn::capture_diagonally(laws, setup, mv);
        let theirs = setup
            .piece(mv.to)
            .is_some_and(|piece| piece.colour != setup.turn);
        allowed(right, theirs && distance(mv) == (7, 2))
    };
}

fn en_passant_unknown(laws: &mut Laws) {
    laws.en_passant = |laws, setup, mv| refused(art5_pawn::en_passant(laws, setup, mv), true);
}

fn en_passant_to_one_side(laws: &mut Laws) {
    laws.en_passant = |laws, setup, mv| {
        let right = art5_pawn::en_passant(laws, setup, mv);
        refused(right, mv.to.file() > mv.from.file())
    };
}

/// The pawn that has gone two squares earlier is taken where it was passed, as if it had gone there now.
fn en_passant_late(laws: &mut Laws) {
    fn late(laws: &Laws, setup: &Setup, mv: Move) -> bool {
        setup.passed.earlier.contains(mv.to)
            && art5_pawn::en_passant_at_once(laws, setup, mv).finding == Bearing::Broken
    }
    laws.en_passant_at_once = |laws, setup, mv| {
        let right = art5_pawn::en_passant_at_once(laws, setup, mv);
        allowed(right, late(laws, setup, mv))
    };
    laws.capture_diagonally = |laws, setup, mv| {
        let right = art5_pawn::capture_diagonally(laws, setup, mv);
        allowed(right, late(laws, setup, mv))
    };
}

fn no_promotion_to_knight(laws: &mut Laws) {
    laws.promotion = |laws, setup, mv| {
        let right = art5_pawn::promotion(laws, setup, mv);
        refused(right, mv.promotion == Some(Kind::Knight))
    };
}

fn promotion_to_queen_only(laws: &mut Laws) {
    laws.promotion = |laws, setup, mv| {
        let right = art5_pawn::promotion(laws, setup, mv);
        refused(right, mv.promotion != Some(Kind::Queen))
    };
}

fn pawn_stays_a_pawn(laws: &mut Laws) {
    laws.promotion = |laws, setup, mv| {
        let right = art5_pawn::promotion(laws, setup, mv);
        allowed(right, mv.promotion.is_none())
    };
}

fn promotion_to_captured_pieces_only(laws: &mut Laws) {
    laws.free_choice = |laws, setup, mv| {
        let right = art5_pawn::free_choice(laws, setup, mv);
        refused(right, !is_captured(setup, mv))
    };
}

/// Whether a piece of the kind chosen is missing from those with which a game starts.
fn is_captured(setup: &Setup, mv: Move) -> bool {
    let Some(kind) = mv.promotion else {
        return false;
    };
    let at_the_start = if kind == Kind::Queen { 1 } else { 2 };
    setup.squares_of(setup.turn, kind).count() < at_the_start
}

fn new_piece_sleeps_a_move(laws: &mut Laws) {
    laws.new_piece_acts_at_once = |setup, square| {
        let new = setup.just_promoted == Some(square);
        art5_pawn::new_piece_acts_at_once(setup, square).map(|_| !new)
    };
}

/// The check of a new knight is what programs that think of queens only overlook.
fn new_knight_sleeps_a_move(laws: &mut Laws) {
    laws.new_piece_acts_at_once = |setup, square| {
        let knight = |colour: Colour| {
            let mut knights = setup.squares_of(colour, Kind::Knight);
            knights.any(|knight| knight == square)
        };
        let new = setup.just_promoted == Some(square) && Colour::BOTH.into_iter().any(knight);
        art5_pawn::new_piece_acts_at_once(setup, square).map(|_| !new)
    };
}
