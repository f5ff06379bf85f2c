//! Appendix C of 2023: how moves are written. Most are what another convention, that of PGN above all, makes of it.

use chesslaws_board::{Colour, Kind};
use chesslaws_oracle::notation::{
    CaptureSign, CheckSign, Fit, Function, OfRecord, OfSheet, Record, Sheet,
};
use chesslaws_oracle::{
    Ruling, algebraic_notation as opening, algebraic_notation_like_pieces as like_pieces,
    algebraic_notation_moves as moves, algebraic_notation_names as names,
    algebraic_notation_signs as signs,
};

/// A fault: the name of its code, the statement it takes the place of, and its function.
#[derive(Clone, Copy)]
pub struct Fault {
    /// The name of its code in `spec/faults/`.
    pub code: &'static str,
    /// The statement that is got wrong, by its id.
    pub primary: &'static str,
    /// What stands in its place.
    pub function: Function,
}

macro_rules! faults {
    ($($primary:literal $of:ident $code:ident;)*) => {
        pub(super) const FAULTS: &[Fault] = &[
            $(Fault { code: stringify!($code), primary: $primary, function: Function::$of($code) },)*
        ];
    };
}

faults! {
    "2023:C.0.a" Sheet every_entry_algebraic;
    "2023:C.0.b" Sheet one_slip_voids_a_sheet;
    "2023:C.0.c" Sheet warned_of_one_slip;
    "2023:C.1" Record a_pawn_is_a_piece;
    "2023:C.2" Record small_letters_for_pieces;
    "2023:C.3.a" Record letters_of_any_country;
    "2023:C.3.b" Record figurines_of_white_only;
    "2023:C.4" Record a_letter_for_the_pawn;
    "2023:C.5" Record capital_files;
    "2023:C.6.a" Record ranks_from_the_movers_side;
    "2023:C.6.b" Record black_starts_on_one_and_two;
    "2023:C.7" Record number_before_letter;
    "2023:C.8.a" Record a_file_too_many;
    "2023:C.8.b" Record the_file_of_every_pawn;
    "2023:C.8.c" Record the_long_form_of_pieces_only;
    "2023:C.9" Record a_cross_is_owed;
    "2023:C.9.1" Record the_cross_first;
    "2023:C.9.2" Record the_cross_last;
    "2023:C.9.3.a" Record a_cross_of_pawns_is_owed;
    "2023:C.9.3.b" Record en_passant_at_any_capture;
    "2023:C.10" Record knights_only_are_told_apart;
    "2023:C.10.1" Record the_rank_on_one_rank;
    "2023:C.10.1.1" Record the_file_before_the_letter;
    "2023:C.10.1.2" Record the_file_may_be_left_out;
    "2023:C.10.1.3" Record half_a_square_behind_the_file;
    "2023:C.10.2" Record the_file_on_one_file;
    "2023:C.10.2.1" Record the_rank_before_the_letter;
    "2023:C.10.2.2" Record the_rank_may_be_left_out;
    "2023:C.10.2.3" Record half_a_square_behind_the_rank;
    "2023:C.10.3" Record the_file_is_owed;
    "2023:C.10.3.1" Record the_knight_on_e1_forgotten;
    "2023:C.10.3.2" Record knights_on_one_file_by_the_file;
    "2023:C.10.3.3" Record the_knight_on_d4_forgotten;
    "2023:C.10.3.4" Record a_cross_of_knights_is_owed;
    "2023:C.11" Record an_equals_sign_is_owed;
    "2023:C.12" Record an_offer_without_brackets;
    "2023:C.13.1" Record the_letter_o_on_the_kingside;
    "2023:C.13.2" Record the_letter_o_on_the_queenside;
    "2023:C.13.3" Record a_cross_at_every_capture;
    "2023:C.13.4" Record a_plus_is_owed;
    "2023:C.13.5" Record one_sign_of_mate;
    "2023:C.13.6" Record en_passant_is_owed;
}

/// What a statement says, or this where the condition holds and it is not silent.
fn or_else(right: OfRecord, record: &Record<'_>, wrongly: bool, wrong: Fit) -> Ruling<Fit> {
    let ruling = right(record);
    if wrongly && ruling.finding != Fit::Silent {
        ruling.map(|_| wrong)
    } else {
        ruling
    }
}

/// What is broken is held to be kept where the condition holds.
fn pardoned(right: OfRecord, record: &Record<'_>, wrongly: bool) -> Ruling<Fit> {
    right(record).map(|fit| match fit {
        Fit::Broken if wrongly => Fit::Kept,
        fit => fit,
    })
}

/// What is kept is held to be broken where the condition holds.
fn charged(right: OfRecord, record: &Record<'_>, wrongly: bool) -> Ruling<Fit> {
    right(record).map(|fit| match fit {
        Fit::Kept if wrongly => Fit::Broken,
        fit => fit,
    })
}

fn slips(sheet: Sheet<'_>) -> bool {
    sheet.iter().any(Result::is_err)
}

fn of_sheet(right: OfSheet, sheet: Sheet<'_>, wrongly: bool, wrong: bool) -> Ruling<Option<bool>> {
    let ruling = right(sheet);
    if wrongly {
        ruling.map(|_| Some(wrong))
    } else {
        ruling
    }
}

/// One slip of the pen makes a sheet one in another notation.
fn every_entry_algebraic(sheet: Sheet<'_>) -> Ruling<Option<bool>> {
    of_sheet(opening::accepted_notation, sheet, slips(sheet), false)
}

fn one_slip_voids_a_sheet(sheet: Sheet<'_>) -> Ruling<Option<bool>> {
    let right = opening::no_evidence_in_another_notation;
    of_sheet(right, sheet, slips(sheet), false)
}

fn warned_of_one_slip(sheet: Sheet<'_>) -> Ruling<Option<bool>> {
    let right = opening::warning_of_another_notation;
    of_sheet(right, sheet, slips(sheet), true)
}

fn a_pawn_is_a_piece(record: &Record<'_>) -> Ruling<Fit> {
    pardoned(names::pieces, record, true)
}

fn small_letters_for_pieces(record: &Record<'_>) -> Ruling<Fit> {
    pardoned(names::abbreviations_of_the_pieces, record, true)
}

/// A letter that is none of the player's own is passed over.
fn letters_of_any_country(record: &Record<'_>) -> Ruling<Fit> {
    let name = record.written.piece.as_ref();
    let strange = name.is_some_and(|name| name.kind.is_none());
    or_else(names::letters_of_the_country, record, strange, Fit::Kept)
}

fn figurines_of_white_only(record: &Record<'_>) -> Ruling<Fit> {
    let name = record.written.piece.as_ref();
    let black = name.is_some_and(|name| "♚♛♜♝♞".contains(&name.text));
    or_else(names::figurines, record, black, Fit::NamesAnother)
}

fn a_letter_for_the_pawn(record: &Record<'_>) -> Ruling<Fit> {
    pardoned(names::pawns_without_a_letter, record, true)
}

fn capital_files(record: &Record<'_>) -> Ruling<Fit> {
    pardoned(names::files, record, true)
}

/// As the descriptive notation counts.
fn ranks_from_the_movers_side(record: &Record<'_>) -> Ruling<Fit> {
    if record.setup.turn == Colour::White {
        return names::ranks(record);
    }
    let counted = record.written.arrival.rank_named().map(|rank| 7 - rank);
    let so = counted == Some(record.mv.to.rank());
    let fit = if so { Fit::Kept } else { Fit::NamesAnother };
    or_else(names::ranks, record, true, fit)
}

fn black_starts_on_one_and_two(record: &Record<'_>) -> Ruling<Fit> {
    let black = record.setup.turn == Colour::Black;
    let counted = record.written.departure.rank_named().map(|rank| 7 - rank);
    let so = counted == Some(record.mv.from.rank());
    let fit = if so { Fit::Kept } else { Fit::NamesAnother };
    or_else(names::ranks_on_which_a_side_starts, record, black, fit)
}

fn number_before_letter(record: &Record<'_>) -> Ruling<Fit> {
    let first = record.written.arrival.number_first;
    pardoned(names::names_of_the_squares, record, first)
}

fn a_file_too_many(record: &Record<'_>) -> Ruling<Fit> {
    let file = record.written.departure.file.is_some();
    pardoned(moves::piece_moves, record, file)
}

fn the_file_of_every_pawn(record: &Record<'_>) -> Ruling<Fit> {
    let file = record.written.departure.file.is_some();
    pardoned(moves::pawn_moves, record, file)
}

fn the_long_form_of_pieces_only(record: &Record<'_>) -> Ruling<Fit> {
    charged(moves::long_form, record, record.moves_a_pawn())
}

fn a_cross_is_owed(record: &Record<'_>) -> Ruling<Fit> {
    let without = record.written.capture.is_none();
    charged(moves::sign_of_a_capture, record, without)
}

fn the_cross_first(record: &Record<'_>) -> Ruling<Fit> {
    let first = record.written.capture == Some(CaptureSign::Before);
    pardoned(moves::letter_before_the_sign, record, first)
}

fn the_cross_last(record: &Record<'_>) -> Ruling<Fit> {
    let last = record.written.capture == Some(CaptureSign::Behind);
    pardoned(moves::square_behind_the_sign, record, last)
}

fn a_cross_of_pawns_is_owed(record: &Record<'_>) -> Ruling<Fit> {
    let without = record.written.capture.is_none();
    charged(moves::pawn_captures, record, without)
}

fn en_passant_at_any_capture(record: &Record<'_>) -> Ruling<Fit> {
    pardoned(moves::sign_of_en_passant, record, record.captures())
}

fn knights_only_are_told_apart(record: &Record<'_>) -> Ruling<Fit> {
    let other = record.mover() != Some(Kind::Knight);
    pardoned(like_pieces::one_of_like_pieces, record, other)
}

fn the_rank_on_one_rank(record: &Record<'_>) -> Ruling<Fit> {
    let rank = record.written.departure.rank.is_some();
    pardoned(like_pieces::like_pieces_on_one_rank, record, rank)
}

fn the_file_before_the_letter(record: &Record<'_>) -> Ruling<Fit> {
    pardoned(like_pieces::letter_before_the_file, record, true)
}

fn the_file_may_be_left_out(record: &Record<'_>) -> Ruling<Fit> {
    pardoned(like_pieces::file_of_departure, record, true)
}

fn half_a_square_behind_the_file(record: &Record<'_>) -> Ruling<Fit> {
    pardoned(like_pieces::square_behind_the_file, record, true)
}

fn the_file_on_one_file(record: &Record<'_>) -> Ruling<Fit> {
    let file = record.written.departure.file.is_some();
    pardoned(like_pieces::like_pieces_on_one_file, record, file)
}

fn the_rank_before_the_letter(record: &Record<'_>) -> Ruling<Fit> {
    pardoned(like_pieces::letter_before_the_rank, record, true)
}

fn the_rank_may_be_left_out(record: &Record<'_>) -> Ruling<Fit> {
    pardoned(like_pieces::rank_of_departure, record, true)
}

fn half_a_square_behind_the_rank(record: &Record<'_>) -> Ruling<Fit> {
    pardoned(like_pieces::square_behind_the_rank, record, true)
}

/// What is preferred is taken for owed.
fn the_file_is_owed(record: &Record<'_>) -> Ruling<Fit> {
    let without = record.written.departure.file.is_none();
    charged(like_pieces::like_pieces_elsewhere, record, without)
}

fn the_knight_on_e1_forgotten(record: &Record<'_>) -> Ruling<Fit> {
    let forgotten = record.mv.from.to_string() == "e1";
    or_else(
        like_pieces::knights_on_one_rank,
        record,
        forgotten,
        Fit::Silent,
    )
}

fn knights_on_one_file_by_the_file(record: &Record<'_>) -> Ruling<Fit> {
    let file = record.written.departure.file.is_some();
    let fit = if file { Fit::Kept } else { Fit::Broken };
    or_else(like_pieces::knights_on_one_file, record, true, fit)
}

fn the_knight_on_d4_forgotten(record: &Record<'_>) -> Ruling<Fit> {
    let forgotten = record.mv.from.to_string() == "d4";
    or_else(like_pieces::knights_apart, record, forgotten, Fit::Silent)
}

fn a_cross_of_knights_is_owed(record: &Record<'_>) -> Ruling<Fit> {
    let without = record.written.capture.is_none();
    charged(like_pieces::knights_that_capture, record, without)
}

/// As PGN has it.
fn an_equals_sign_is_owed(record: &Record<'_>) -> Ruling<Fit> {
    let sign = record.written.promotion.as_ref().and_then(|new| new.sign);
    match sign {
        Some('=') => pardoned(signs::promotions, record, true),
        _ => charged(signs::promotions, record, true),
    }
}

fn an_offer_without_brackets(record: &Record<'_>) -> Ruling<Fit> {
    pardoned(signs::draw_offers, record, true)
}

/// As PGN has it.
fn the_letter_o_on_the_kingside(record: &Record<'_>) -> Ruling<Fit> {
    pardoned(signs::castling_with_the_h_rook, record, true)
}

/// As PGN has it.
fn the_letter_o_on_the_queenside(record: &Record<'_>) -> Ruling<Fit> {
    pardoned(signs::castling_with_the_a_rook, record, true)
}

fn a_cross_at_every_capture(record: &Record<'_>) -> Ruling<Fit> {
    let without = record.written.capture.is_none();
    charged(signs::captures, record, without)
}

fn a_plus_is_owed(record: &Record<'_>) -> Ruling<Fit> {
    charged(signs::check, record, record.written.check.is_none())
}

/// Only # is taken for mate.
fn one_sign_of_mate(record: &Record<'_>) -> Ruling<Fit> {
    let pluses = record.written.check == Some(CheckSign::TwoPlus);
    charged(signs::mate, record, pluses)
}

fn en_passant_is_owed(record: &Record<'_>) -> Ruling<Fit> {
    charged(signs::en_passant, record, !record.written.en_passant)
}
