//! The gallery of planted faults: the laws with one statement got wrong, as real programs get it wrong.

use chesslaws_board::Kind;
use chesslaws_law::Edition;
use chesslaws_oracle::{Bearing, Laws, Ruling, art5_castling, art5_king, art5_pawn, art9_check};

/// The laws with the fault of that name in `spec/faults.yaml`.
#[must_use]
pub fn planted(code: &str) -> Option<Laws> {
    let mut laws = Laws::of(Edition::Fide1993);
    match code {
        "own_piece_captured" => laws.from_square_to_square = |_, _, _| Ruling::of(Bearing::Silent),
        "sliders_jump" => laws.crosses_no_occupied_square = |_, _, _| Ruling::of(Bearing::Silent),
        "king_steps_straight_only" => {
            laws.king_step = |laws, setup, mv| {
                let right = art5_king::king_step(laws, setup, mv);
                let diagonal = mv.from.file() != mv.to.file() && mv.from.rank() != mv.to.rank();
                if right.finding == Bearing::Met && diagonal {
                    broken(right)
                } else {
                    right
                }
            };
        }
        "castling_without_rook" => {
            laws.castling = |laws, setup, mv| {
                let right = art5_castling::castling(laws, setup, mv);
                let home = mv.from.file() == 4 && matches!(mv.from.rank(), 0 | 7);
                if right.finding == Bearing::Broken && home {
                    right.map(|_| Bearing::Met)
                } else {
                    right
                }
            };
        }
        "castling_after_king_returned" => {
            laws.king_has_not_moved = |_, _, _| Ruling::of(Bearing::Silent);
        }
        "castling_after_rook_returned" => {
            laws.rook_has_not_moved = |_, _, _| Ruling::of(Bearing::Silent);
        }
        "castling_through_check" => {
            laws.no_square_of_the_king_attacked = |_, _, _| Ruling::of(Bearing::Silent);
        }
        "castling_past_a_man_on_b" => {
            laws.nothing_between_king_and_rook = |laws, setup, mv| {
                let mut cleared = setup.clone();
                let b = setup
                    .men()
                    .map(|(square, _)| square)
                    .find(|square| square.file() == 1 && square.rank() == mv.from.rank());
                if let Some(square) = b {
                    cleared.put(square, None);
                }
                art5_castling::nothing_between_king_and_rook(laws, &cleared, mv)
            };
        }
        "queen_moves_as_rook" => {
            laws.queen = |piece, from, to| {
                let right = chesslaws_oracle::art5_queen::queen(piece, from, to);
                let diagonal = from.file() != to.file() && from.rank() != to.rank();
                if right.finding == Bearing::Met && diagonal {
                    broken(right)
                } else {
                    right
                }
            };
        }
        "rook_moves_on_ranks_only" => {
            laws.rook = |piece, from, to| {
                let right = chesslaws_oracle::art5_rook::rook(piece, from, to);
                if right.finding == Bearing::Met && from.rank() != to.rank() {
                    broken(right)
                } else {
                    right
                }
            };
        }
        "bishop_steps_straight" => {
            laws.bishop = |piece, from, to| {
                let right = chesslaws_oracle::art5_bishop::bishop(piece, from, to);
                let step = from.file().abs_diff(to.file()) + from.rank().abs_diff(to.rank()) == 1;
                if right.finding == Bearing::Broken && step {
                    right.map(|_| Bearing::Met)
                } else {
                    right
                }
            };
        }
        "knight_leaps_three" => {
            laws.knight = |piece, from, to| {
                let right = chesslaws_oracle::art5_knight::knight(piece, from, to);
                let apart = (
                    from.file().abs_diff(to.file()),
                    from.rank().abs_diff(to.rank()),
                );
                if right.finding == Bearing::Broken && matches!(apart, (1, 3) | (3, 1)) {
                    right.map(|_| Bearing::Met)
                } else {
                    right
                }
            };
        }
        "no_double_step" => {
            laws.advance_from_original_square = |laws, setup, mv| {
                let right = art5_pawn::advance_from_original_square(laws, setup, mv);
                let double = mv.from.rank().abs_diff(mv.to.rank()) == 2;
                if right.finding == Bearing::Met && double {
                    broken(right)
                } else {
                    right
                }
            };
        }
        "double_step_from_anywhere" => {
            laws.advance_after_leaving_it = |laws, setup, mv| {
                let right = art5_pawn::advance_after_leaving_it(laws, setup, mv);
                let double =
                    mv.from.rank().abs_diff(mv.to.rank()) == 2 && setup.piece(mv.to).is_none();
                if right.finding == Bearing::Broken && double {
                    right.map(|_| Bearing::Met)
                } else {
                    right
                }
            };
        }
        "pawn_takes_nothing_diagonally" => {
            laws.capture_diagonally = |laws, setup, mv| {
                let right = art5_pawn::capture_diagonally(laws, setup, mv);
                let diagonal = mv.from.file().abs_diff(mv.to.file()) == 1
                    && mv.from.rank().abs_diff(mv.to.rank()) == 1;
                if right.finding == Bearing::Broken && diagonal {
                    right.map(|_| Bearing::Met)
                } else {
                    right
                }
            };
        }
        "en_passant_unknown" => {
            laws.en_passant = |laws, setup, mv| {
                let right = art5_pawn::en_passant(laws, setup, mv);
                if right.finding == Bearing::Met {
                    broken(right)
                } else {
                    right
                }
            };
        }
        "en_passant_a_move_too_late" => {
            laws.en_passant_at_once = |laws, setup, mv| {
                let right = art5_pawn::en_passant_at_once(laws, setup, mv);
                if right.finding == Bearing::Met {
                    broken(right)
                } else {
                    right
                }
            };
        }
        "no_promotion_to_knight" => {
            laws.promotion = |laws, setup, mv| {
                let right = art5_pawn::promotion(laws, setup, mv);
                if mv.promotion == Some(Kind::Knight) && right.finding == Bearing::Met {
                    broken(right)
                } else {
                    right
                }
            };
        }
        "promotion_to_captured_pieces_only" => {
            laws.free_choice = |laws, setup, mv| {
                let right = art5_pawn::free_choice(laws, setup, mv);
                let due = if mv.promotion == Some(Kind::Queen) {
                    1
                } else {
                    2
                };
                let there = mv
                    .promotion
                    .map_or(0, |kind| setup.squares_of(setup.turn, kind).count());
                if right.finding == Bearing::Met && there >= due {
                    broken(right)
                } else {
                    right
                }
            };
        }
        "pins_ignored_en_passant" => {
            laws.own_king_left_unattacked = |laws, setup, mv| {
                let right = art9_check::own_king_left_unattacked(laws, setup, mv);
                let pawn = setup
                    .piece(mv.from)
                    .is_some_and(|piece| piece.kind == Kind::Pawn);
                if pawn && setup.en_passant == Some(mv.to) {
                    Ruling::of(Bearing::Silent)
                } else {
                    right
                }
            };
        }
        "king_may_be_left_attacked" => {
            laws.own_king_left_unattacked = |_, _, _| Ruling::of(Bearing::Silent)
        }
        _ => return None,
    }
    Some(laws)
}

fn broken(right: Ruling<Bearing>) -> Ruling<Bearing> {
    right.map(|_| Bearing::Broken)
}
