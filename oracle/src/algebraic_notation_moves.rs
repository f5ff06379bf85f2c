//! Appendix C.8 and C.9 of 2023: how a move and a capture are written. Which of several like pieces moves is C.10's.

use chesslaws_law::{dispute, law};

use crate::Ruling;
use crate::notation::laws::{broken, heard, kept, names_another, silent};
use crate::notation::{CaptureSign, Fit, NotationFact, Part, Record};

heard![algebraic_notation_moves: Record
    "2023:C.8.a" piece_moves;
    "2023:C.8.b" pawn_moves;
    "2023:C.8.c" long_form;
    "2023:C.9" sign_of_a_capture;
    "2023:C.9.1" letter_before_the_sign;
    "2023:C.9.2" square_behind_the_sign;
    "2023:C.9.3.a" pawn_captures;
    "2023:C.9.3.b" sign_of_en_passant;
];

/// A piece move is the piece's letter and the arrival square, no hyphen needed (Nf3).
///
/// statement: `2023:C.8.a`
///
/// More stands there only where C.10 asks for it, or in the long form. What a piece that cannot go would ask for is
/// nobody's fault (2023:Q20).
pub fn piece_moves(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.8.a");
    let written = record.written;
    let Some(name) = written.piece.as_ref().filter(|_| record.moves_a_piece()) else {
        return silent();
    };
    let departure = written.departure;
    if written.name_behind && record.like_pieces().is_empty() {
        let part = Part::Piece;
        return broken(law).noted(NotationFact::Misplaced { part });
    }
    if departure.is_whole() || !departure.is_empty() && !record.like_pieces().is_empty() {
        return silent();
    }
    let short = kept(law).written(Part::Piece, &name.text);
    let reach = record.that_reach_only();
    match (departure.is_empty(), reach.first()) {
        (true, _) => short,
        (false, Some(&square)) => short
            .noted(NotationFact::ReachesOnly { square })
            .noting(dispute!("2023:Q20")),
        (false, None) => {
            let text: String = departure.file.into_iter().chain(departure.rank).collect();
            let part = Part::DepartureSquare;
            broken(law).noted(NotationFact::Needless { part, text })
        }
    }
}

/// A pawn move is the arrival square alone (e5).
///
/// statement: `2023:C.8.b`
pub fn pawn_moves(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.8.b");
    let departure = record.written.departure;
    let without = record.written.castling.is_some() || departure.is_whole();
    if !record.moves_a_pawn() || record.captures() || without {
        return silent();
    }
    let from = record.mv.from;
    if departure.is_empty() {
        return kept(law).left_out(Part::DepartureSquare);
    }
    let elsewhere = departure
        .file_named()
        .is_some_and(|file| file != from.file())
        || departure
            .rank_named()
            .is_some_and(|rank| rank != from.rank());
    let text: String = departure.file.into_iter().chain(departure.rank).collect();
    let part = Part::DepartureSquare;
    if elsewhere {
        let ruling = names_another(law).written(part, text);
        ruling.of_the_move(part, from.to_string())
    } else {
        broken(law).noted(NotationFact::Needless { part, text })
    }
}

/// A long form with the departure square is accepted (Ng1f3, e7e5).
///
/// statement: `2023:C.8.c`
pub fn long_form(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.8.c");
    let departure = record.written.departure;
    if !departure.is_whole() {
        return silent();
    }
    let from = record.mv.from;
    let text: String = departure.file.into_iter().chain(departure.rank).collect();
    let part = Part::DepartureSquare;
    if (departure.file_named(), departure.rank_named()) == (Some(from.file()), Some(from.rank())) {
        kept(law).written(part, text)
    } else {
        let ruling = names_another(law).written(part, text);
        ruling.of_the_move(part, from.to_string())
    }
}

/// When a piece captures an x may be put in, between the following two.
///
/// statement: `2023:C.9`
pub fn sign_of_a_capture(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.9");
    if !record.moves_a_piece() || record.written.castling.is_some() {
        return silent();
    }
    let captures = |so| NotationFact::Captures { so };
    let part = Part::Capture;
    match (record.captures(), record.written.capture) {
        (false, None) => silent(),
        (false, Some(_)) => broken(law).written(part, "x").noted(captures(false)),
        (true, None) => kept(law).left_out(part).noted(captures(true)),
        (true, Some(CaptureSign::Between)) => kept(law).written(part, "x").noted(captures(true)),
        (true, Some(_)) => broken(law).noted(NotationFact::Misplaced { part }),
    }
}

/// The piece's letter.
///
/// statement: `2023:C.9.1`
pub fn letter_before_the_sign(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.9.1");
    let Some(name) = &record.written.piece else {
        return silent();
    };
    if !record.moves_a_piece() || !record.captures() {
        return silent();
    }
    if record.written.capture == Some(CaptureSign::Before) {
        let part = Part::Piece;
        broken(law).noted(NotationFact::Misplaced { part })
    } else {
        kept(law).written(Part::Piece, &name.text)
    }
}

/// The arrival square (Bxe5 or Be5).
///
/// statement: `2023:C.9.2`
pub fn square_behind_the_sign(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.9.2");
    let arrival = record.written.arrival;
    if !record.moves_a_piece() || !record.captures() || arrival.is_empty() {
        return silent();
    }
    let part = Part::ArrivalSquare;
    if record.written.capture == Some(CaptureSign::Behind) {
        broken(law).noted(NotationFact::Misplaced { part })
    } else if arrival.is_whole() {
        kept(law).written(part, record.mv.to.to_string())
    } else {
        broken(law).left_out(part)
    }
}

/// A pawn capture shows the departure file, then x or not, then the arrival square (dxe5, de5).
///
/// statement: `2023:C.9.3.a`
pub fn pawn_captures(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.9.3.a");
    let written = record.written;
    if !record.moves_a_pawn() || !record.captures() || written.castling.is_some() {
        return silent();
    }
    let from = record.mv.from;
    let part = Part::DepartureFile;
    let Some(letter) = written.departure.file else {
        return broken(law).left_out(part);
    };
    if written.departure.file_named() != Some(from.file()) {
        names_another(law)
            .written(part, letter)
            .of_the_move(part, &from.to_string()[..1])
    } else if matches!(
        written.capture,
        Some(CaptureSign::Before | CaptureSign::Behind)
    ) {
        let part = Part::Capture;
        broken(law).noted(NotationFact::Misplaced { part })
    } else {
        kept(law).written(part, letter)
    }
}

/// e.p. may be added after an en passant capture (exd6 e.p.).
///
/// statement: `2023:C.9.3.b`
pub fn sign_of_en_passant(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.9.3.b");
    if !record.written.en_passant {
        return silent();
    }
    let so = record.takes_in_passing();
    let ruling = if so { kept(law) } else { broken(law) };
    ruling
        .written(Part::EnPassant, "e.p.")
        .noted(NotationFact::TakesInPassing { so })
}
