//! Articles 5.2 to 5.5: queen, rook, bishop, knight.

use chesslaws_board::Move;
use chesslaws_oracle::{Laws, art5_bishop, art5_knight, art5_queen, art5_rook};

use super::{Named, allowed, distance, refused};

pub(super) const FAULTS: &[Named] = &[
    ("queen_moves_as_rook", queen_moves_as_rook),
    ("queen_leaps_as_knight", queen_leaps_as_knight),
    ("rook_moves_on_ranks_only", rook_moves_on_ranks_only),
    ("rook_steps_diagonally", rook_steps_diagonally),
    ("bishop_steps_straight", bishop_steps_straight),
    ("bishop_goes_four_squares", bishop_goes_four_squares),
    ("knight_leaps_three", knight_leaps_three),
    ("knight_goes_wide_only", knight_goes_wide_only),
    ("knight_leaps_round_the_edge", knight_leaps_round_the_edge),
];

fn queen_moves_as_rook(laws: &mut Laws) {
    laws.queen = |piece, from, to| {
        let (files, ranks) = distance(Move::new(from, to));
        refused(art5_queen::queen(piece, from, to), files == ranks)
    };
}

fn queen_leaps_as_knight(laws: &mut Laws) {
    laws.queen = |piece, from, to| {
        let leaps = matches!(distance(Move::new(from, to)), (1, 2) | (2, 1));
        allowed(art5_queen::queen(piece, from, to), leaps)
    };
}

fn rook_moves_on_ranks_only(laws: &mut Laws) {
    laws.rook =
        |piece, from, to| refused(art5_rook::rook(piece, from, to), from.rank() != to.rank());
}

fn rook_steps_diagonally(laws: &mut Laws) {
    laws.rook = |piece, from, to| {
        let step = distance(Move::new(from, to)) == (1, 1);
        allowed(art5_rook::rook(piece, from, to), step)
    };
}

fn bishop_steps_straight(laws: &mut Laws) {
    laws.bishop = |piece, from, to| {
        let step = matches!(distance(Move::new(from, to)), (0, 1) | (1, 0));
        allowed(art5_bishop::bishop(piece, from, to), step)
    };
}

fn bishop_goes_four_squares(laws: &mut Laws) {
    laws.bishop = |piece, from, to| {
        let far = distance(Move::new(from, to)).0 > 4;
        refused(art5_bishop::bishop(piece, from, to), far)
    };
}

fn knight_leaps_three(laws: &mut Laws) {
    laws.knight = |piece, from, to| {
        let leaps = matches!(distance(Move::new(from, to)), (1, 3) | (3, 1));
        allowed(art5_knight::knight(piece, from, to), leaps)
    };
}

fn knight_goes_wide_only(laws: &mut Laws) {
    laws.knight = |piece, from, to| {
        let tall = distance(Move::new(from, to)) == (1, 2);
        refused(art5_knight::knight(piece, from, to), tall)
    };
}

/// On a board without a rim the h-file borders on the a-file, one rank up.
fn knight_leaps_round_the_edge(laws: &mut Laws) {
    laws.knight = |piece, from, to| {
        let round = matches!(distance(Move::new(from, to)), (6, 0 | 2) | (7, 1 | 3));
        allowed(art5_knight::knight(piece, from, to), round)
    };
}
