//! Articles 1 to 3: the board, the men, whose move it is.

use chesslaws_board::{Colour, Kind, Piece, Square};
use chesslaws_oracle::{Bearing, Laws, art1_board, art2_pieces, art3_turn};

use super::Named;

pub(super) const FAULTS: &[Named] = &[
    ("board_of_any_depth", board_of_any_depth),
    ("board_of_ten_files", board_of_ten_files),
    ("colours_by_the_file", colours_by_the_file),
    ("files_one_wide_of_the_mark", files_one_wide_of_the_mark),
    ("file_one_square_short", file_one_square_short),
    ("ranks_one_wide_of_the_mark", ranks_one_wide_of_the_mark),
    ("rank_one_square_short", rank_one_square_short),
    ("diagonals_rise_only", diagonals_rise_only),
    (
        "diagonal_is_any_line_of_one_colour",
        diagonal_is_any_line_of_one_colour,
    ),
    ("sixteen_men_at_most", sixteen_men_at_most),
    ("fifteen_men_each", fifteen_men_each),
    ("men_counted_not_told_apart", men_counted_not_told_apart),
    ("nine_pawns", nine_pawns),
    ("king_and_queen_exchanged", king_and_queen_exchanged),
    ("black_begins", black_begins),
    ("played_on_after_the_end", played_on_after_the_end),
    ("only_white_moves", only_white_moves),
];

fn board_of_any_depth(laws: &mut Laws) {
    laws.chessboard = |files, ranks| art1_board::chessboard(files, ranks).map(|_| files == 8);
}

fn board_of_ten_files(laws: &mut Laws) {
    laws.chessboard =
        |files, ranks| art1_board::chessboard(files, ranks).map(|_| files == 10 && ranks == 8);
}

fn colours_by_the_file(laws: &mut Laws) {
    laws.neighbours_differ_in_colour = |one, other| {
        let differ = (one.file() + other.file()) % 2 == 1;
        art1_board::neighbours_differ_in_colour(one, other).map(|_| differ)
    };
}

fn files_one_wide_of_the_mark(laws: &mut Laws) {
    laws.files = |one, other| {
        let near = one.file().abs_diff(other.file()) <= 1;
        art1_board::files(one, other).map(|_| near)
    };
}

fn file_one_square_short(laws: &mut Laws) {
    laws.files = |one, other| {
        let short = one.rank().abs_diff(other.rank()) < 7;
        art1_board::files(one, other).map(|right| right && short)
    };
}

fn ranks_one_wide_of_the_mark(laws: &mut Laws) {
    laws.ranks = |one, other| {
        let near = one.rank().abs_diff(other.rank()) <= 1;
        art1_board::ranks(one, other).map(|_| near)
    };
}

fn rank_one_square_short(laws: &mut Laws) {
    laws.ranks = |one, other| {
        let short = one.file().abs_diff(other.file()) < 7;
        art1_board::ranks(one, other).map(|right| right && short)
    };
}

fn diagonals_rise_only(laws: &mut Laws) {
    laws.diagonals = |one, other| {
        let rises = one.file() - other.file() == one.rank() - other.rank();
        art1_board::diagonals(one, other).map(|_| rises)
    };
}

fn diagonal_is_any_line_of_one_colour(laws: &mut Laws) {
    laws.diagonals = |one, other| {
        let shade = |square: Square| (square.file() + square.rank()) % 2;
        art1_board::diagonals(one, other).map(|_| shade(one) == shade(other))
    };
}

fn sixteen_men_at_most(laws: &mut Laws) {
    laws.sixteen_men_each = |laws, setup| {
        let few = Colour::BOTH
            .into_iter()
            .all(|side| setup.men_of(side).count() <= 16);
        art2_pieces::sixteen_men_each(laws, setup).map(|_| few)
    };
}

fn fifteen_men_each(laws: &mut Laws) {
    laws.sixteen_men_each = |laws, setup| {
        let fifteen = Colour::BOTH
            .into_iter()
            .all(|side| setup.men_of(side).count() == 15);
        art2_pieces::sixteen_men_each(laws, setup).map(|_| fifteen)
    };
}

fn men_counted_not_told_apart(laws: &mut Laws) {
    laws.men_of_one_side = |setup, side| {
        let sixteen = setup.men_of(side).count() == 16;
        art2_pieces::men_of_one_side(setup, side).map(|_| sixteen)
    };
}

fn nine_pawns(laws: &mut Laws) {
    laws.men_of_one_side = |setup, side| {
        let nine = setup.squares_of(side, Kind::Pawn).count() == 9;
        art2_pieces::men_of_one_side(setup, side).map(|_| nine)
    };
}

/// On a board laid the wrong way the queens do not stand on their own colour.
fn king_and_queen_exchanged(laws: &mut Laws) {
    laws.initial_array = |laws, setup| {
        let mut exchanged = setup.clone();
        for (square, piece) in setup.men() {
            let kind = match piece.kind {
                Kind::King => Kind::Queen,
                Kind::Queen => Kind::King,
                other => other,
            };
            exchanged.put(square, Some(Piece::new(piece.colour, kind)));
        }
        art2_pieces::initial_array(laws, &exchanged)
    };
}

fn black_begins(laws: &mut Laws) {
    laws.white_moves_first = |setup, side, over| {
        let right = art3_turn::white_moves_first(setup, side, over);
        if right.finding == Bearing::Silent {
            return right;
        }
        let found = if side == Colour::Black {
            Bearing::Met
        } else {
            Bearing::Broken
        };
        right.map(|_| found)
    };
}

fn played_on_after_the_end(laws: &mut Laws) {
    laws.in_turn = |setup, side, _| art3_turn::in_turn(setup, side, false);
}

fn only_white_moves(laws: &mut Laws) {
    laws.in_turn = |setup, side, over| {
        super::refused(art3_turn::in_turn(setup, side, over), side == Colour::Black)
    };
}
