//! Appendix C.10 of 2023: which of the like pieces that can go to the square is the one that moves.
//!
//! C.10 speaks of two. With more each pair is taken by itself: one on the same rank asks for the file, one on the same
//! file for the rank, and so both may be needed. Which pieces can go is disputed (2023:Q20).

use chesslaws_board::{Kind, Square};
use chesslaws_law::{Law, dispute, law};

use crate::Ruling;
use crate::notation::laws::{broken, heard, kept, names_another, silent};
use crate::notation::{Fit, NotationFact, Part, Record};

heard![algebraic_notation_like_pieces: Record
    "2023:C.10" one_of_like_pieces;
    "2023:C.10.1" like_pieces_on_one_rank;
    "2023:C.10.1.1" letter_before_the_file;
    "2023:C.10.1.2" file_of_departure;
    "2023:C.10.1.3" square_behind_the_file;
    "2023:C.10.2" like_pieces_on_one_file;
    "2023:C.10.2.1" letter_before_the_rank;
    "2023:C.10.2.2" rank_of_departure;
    "2023:C.10.2.3" square_behind_the_rank;
    "2023:C.10.3" like_pieces_elsewhere;
    "2023:C.10.3.1" knights_on_one_rank;
    "2023:C.10.3.2" knights_on_one_file;
    "2023:C.10.3.3" knights_apart;
    "2023:C.10.3.4" knights_that_capture;
];

/// If two like pieces can go to the square, the one that moves is singled out as follows.
///
/// statement: `2023:C.10`
pub fn one_of_like_pieces(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.10");
    if record.written.piece.is_none() {
        return silent();
    }
    let others = record.like_pieces();
    let left: Vec<&Square> = others
        .iter()
        .filter(|&&square| fits_too(record, square))
        .collect();
    // Under the other reading of 2023:Q20 these would be in question too.
    let mut reach = record.that_reach_only().into_iter();
    let only = reach.find(|square| !others.contains(square) && fits_too(record, *square));
    let could_go = record.that_can_go_too();
    let ruling = if left.is_empty() {
        others.iter().fold(kept(law), can_go_too)
    } else {
        left.iter().copied().fold(broken(law), can_go_too)
    };
    match only {
        None if others.is_empty() => silent(),
        Some(square) if left.is_empty() => ruling
            .noted(NotationFact::ReachesOnly { square })
            .noting(dispute!("2023:Q20")),
        _ if !left.is_empty() && !left.iter().any(|square| could_go.contains(square)) => {
            ruling.noting(dispute!("2023:Q20"))
        }
        _ => ruling,
    }
}

/// Both on one rank: by these three.
///
/// statement: `2023:C.10.1`
pub fn like_pieces_on_one_rank(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.10.1");
    match on_one_rank(record) {
        None => silent(),
        Some(other) => by_these_three(record, law, Part::DepartureFile, other),
    }
}

/// The piece's letter.
///
/// statement: `2023:C.10.1.1`
pub fn letter_before_the_file(record: &Record<'_>) -> Ruling<Fit> {
    letter_first(record, law!(only "2023:C.10.1.1"), on_one_rank(record))
}

/// The departure file.
///
/// statement: `2023:C.10.1.2`
///
/// A file that is written of the departure square, alone, names that of the piece that moves, needed or not.
pub fn file_of_departure(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.10.1.2");
    let departure = record.written.departure;
    let part = Part::DepartureFile;
    if record.written.piece.is_none() || !record.moves_a_piece() {
        return silent();
    }
    let from = record.mv.from;
    match departure.file {
        Some(letter) if !departure.is_whole() && departure.file_named() != Some(from.file()) => {
            let ruling = names_another(law).written(part, letter);
            ruling.of_the_move(part, &from.to_string()[..1])
        }
        Some(letter) if on_one_rank(record).is_some() => kept(law).written(part, letter),
        None if on_one_rank(record).is_some() => broken(law).left_out(part),
        _ => silent(),
    }
}

/// The arrival square.
///
/// statement: `2023:C.10.1.3`
pub fn square_behind_the_file(record: &Record<'_>) -> Ruling<Fit> {
    square_last(record, law!(only "2023:C.10.1.3"), on_one_rank(record))
}

/// Both on one file: by these three.
///
/// statement: `2023:C.10.2`
pub fn like_pieces_on_one_file(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.10.2");
    match on_one_file(record) {
        None => silent(),
        Some(other) => by_these_three(record, law, Part::DepartureRank, other),
    }
}

/// The piece's letter.
///
/// statement: `2023:C.10.2.1`
pub fn letter_before_the_rank(record: &Record<'_>) -> Ruling<Fit> {
    letter_first(record, law!(only "2023:C.10.2.1"), on_one_file(record))
}

/// The departure rank.
///
/// statement: `2023:C.10.2.2`
///
/// A rank that is written of the departure square, alone, names that of the piece that moves, needed or not.
pub fn rank_of_departure(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.10.2.2");
    let departure = record.written.departure;
    let part = Part::DepartureRank;
    if record.written.piece.is_none() || !record.moves_a_piece() {
        return silent();
    }
    let from = record.mv.from;
    match departure.rank {
        Some(number) if !departure.is_whole() && departure.rank_named() != Some(from.rank()) => {
            let ruling = names_another(law).written(part, number);
            ruling.of_the_move(part, &from.to_string()[1..])
        }
        Some(number) if on_one_file(record).is_some() => kept(law).written(part, number),
        None if on_one_file(record).is_some() => broken(law).left_out(part),
        _ => silent(),
    }
}

/// The arrival square.
///
/// statement: `2023:C.10.2.3`
pub fn square_behind_the_rank(record: &Record<'_>) -> Ruling<Fit> {
    square_last(record, law!(only "2023:C.10.2.3"), on_one_file(record))
}

/// On different files and ranks: preferably by the file (C.10.1).
///
/// statement: `2023:C.10.3`
///
/// What is preferred is not owed: the rank, or the whole square, singles the piece out as well.
pub fn like_pieces_elsewhere(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.10.3");
    let aligned = on_one_rank(record).or(on_one_file(record));
    let (Some(name), None) = (&record.written.piece, aligned) else {
        return silent();
    };
    let others = record.like_pieces();
    let departure = record.written.departure;
    match (others.is_empty(), departure.file, departure.rank) {
        (true, ..) => silent(),
        (false, None, None) => {
            let ruling = broken(law).written(Part::Piece, &name.text);
            others
                .iter()
                .fold(ruling.left_out(Part::DepartureFile), can_go_too)
        }
        (false, Some(letter), _) => kept(law).written(Part::DepartureFile, letter),
        (false, None, Some(number)) => kept(law).written(Part::DepartureRank, number),
    }
}

/// Knights g1 and e1, one goes to f3: Ngf3 or Nef3.
///
/// statement: `2023:C.10.3.1`
pub fn knights_on_one_rank(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.10.3.1");
    let singled = |record: &Record<'_>| record.written.departure.file.is_some();
    knights(record, law, false, &[(["g1", "e1"], singled)])
}

/// Knights g5 and g1: N5f3 or N1f3.
///
/// statement: `2023:C.10.3.2`
pub fn knights_on_one_file(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.10.3.2");
    let singled = |record: &Record<'_>| record.written.departure.rank.is_some();
    knights(record, law, false, &[(["g5", "g1"], singled)])
}

/// Knights h2 and d4: Nhf3 or Ndf3.
///
/// statement: `2023:C.10.3.3`
///
/// The rank is accepted too, as C.10.3 only prefers the file.
pub fn knights_apart(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.10.3.3");
    let singled = |record: &Record<'_>| !record.written.departure.is_empty();
    knights(record, law, false, &[(["h2", "d4"], singled)])
}

/// With a capture on f3 the same, x or not: Ngxf3, N5xf3, Nhxf3 and so on.
///
/// statement: `2023:C.10.3.4`
pub fn knights_that_capture(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.10.3.4");
    let by_file = |record: &Record<'_>| record.written.departure.file.is_some();
    let by_rank = |record: &Record<'_>| record.written.departure.rank.is_some();
    let by_either = |record: &Record<'_>| !record.written.departure.is_empty();
    let pairs: [Pair; 3] = [
        (["g1", "e1"], by_file),
        (["g5", "g1"], by_rank),
        (["h2", "d4"], by_either),
    ];
    knights(record, law, true, &pairs)
}

/// Two squares on which knights stand, and whether the record singles one out as the text does.
type Pair = ([&'static str; 2], fn(&Record<'_>) -> bool);

/// The examples of C.10.3: knights that stand so, of which one goes to f3, with a capture or without.
fn knights(record: &Record<'_>, law: Law, captures: bool, pairs: &[Pair]) -> Ruling<Fit> {
    let (from, to) = (record.mv.from.to_string(), record.mv.to.to_string());
    let of_knights = record.mover() == Some(Kind::Knight) && record.written.piece.is_some();
    if to != "f3" || !of_knights || record.captures() != captures {
        return silent();
    }
    let others = record.like_pieces();
    let pair = pairs.iter().find(|(squares, _)| {
        let is = |square: &Square| squares.contains(&square.to_string().as_str());
        squares.contains(&from.as_str()) && others.iter().any(is)
    });
    match pair {
        None => silent(),
        Some((_, singled)) if singled(record) => others.iter().fold(kept(law), can_go_too),
        Some(_) => others.iter().fold(broken(law), can_go_too),
    }
}

/// Whether what is written of the departure square fits the piece on another square as well.
fn fits_too(record: &Record<'_>, square: Square) -> bool {
    let departure = record.written.departure;
    let file = departure.file.is_none() || departure.file_named() == Some(square.file());
    let rank = departure.rank.is_none() || departure.rank_named() == Some(square.rank());
    file && rank
}

/// A like piece that can go to the square too, on the same rank.
fn on_one_rank(record: &Record<'_>) -> Option<Square> {
    let rank = record.mv.from.rank();
    let mut others = record.like_pieces().into_iter();
    others.find(|square| square.rank() == rank)
}

/// A like piece that can go to the square too, on the same file.
fn on_one_file(record: &Record<'_>) -> Option<Square> {
    let file = record.mv.from.file();
    let mut others = record.like_pieces().into_iter();
    others.find(|square| square.file() == file)
}

/// Letter, file or rank, and square, in this order.
fn by_these_three(record: &Record<'_>, law: Law, second: Part, other: Square) -> Ruling<Fit> {
    let written = record.written;
    if written.piece.is_none() {
        return silent();
    }
    let there = match second {
        Part::DepartureFile => written.departure.file.is_some(),
        _ => written.departure.rank.is_some(),
    };
    let ruling = if there && !written.name_behind && written.arrival.is_whole() {
        kept(law)
    } else if there {
        broken(law)
    } else {
        broken(law).left_out(second)
    };
    can_go_too(ruling, &other)
}

/// The first of the three, where a like piece asks for them.
fn letter_first(record: &Record<'_>, law: Law, other: Option<Square>) -> Ruling<Fit> {
    match (&record.written.piece, other) {
        (None, _) | (_, None) => silent(),
        (Some(name), Some(_)) if !record.written.name_behind => {
            kept(law).written(Part::Piece, &name.text)
        }
        (Some(_), Some(_)) => {
            let part = Part::Piece;
            broken(law).noted(NotationFact::Misplaced { part })
        }
    }
}

/// The last of the three.
fn square_last(record: &Record<'_>, law: Law, other: Option<Square>) -> Ruling<Fit> {
    let part = Part::ArrivalSquare;
    if record.written.piece.is_none() || other.is_none() {
        silent()
    } else if record.written.arrival.is_whole() {
        kept(law).written(part, record.mv.to.to_string())
    } else {
        broken(law).left_out(part)
    }
}

fn can_go_too(ruling: Ruling<Fit>, square: &Square) -> Ruling<Fit> {
    let square = *square;
    ruling.noted(NotationFact::CanGoToo { square })
}
