//! Appendix C.1 to C.7 of 2023: the names of the pieces and of the squares.

use chesslaws_board::{Kind, Square};
use chesslaws_law::{Law, law};

use crate::Ruling;
use crate::art2_pieces::array;
use crate::notation::laws::{broken, heard, kept, names_another, silent};
use crate::notation::{Fit, How, Letters, Name, NotationFact, Part, Record};

heard![algebraic_notation_names: Record
    "2023:C.1" pieces;
    "2023:C.2" abbreviations_of_the_pieces;
    "2023:C.3.a" letters_of_the_country;
    "2023:C.3.b" figurines;
    "2023:C.4" pawns_without_a_letter;
    "2023:C.5" files;
    "2023:C.6.a" ranks;
    "2023:C.6.b" ranks_on_which_a_side_starts;
    "2023:C.7" names_of_the_squares;
];

/// Here piece means anything but a pawn.
///
/// statement: `2023:C.1`
pub fn pieces(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.1");
    match &record.written.piece {
        None => silent(),
        Some(name) if name.kind == Some(Kind::Pawn) => broken(law).written(Part::Piece, &name.text),
        Some(name) => kept(law).written(Part::Piece, &name.text),
    }
}

/// A piece is written as an abbreviation, in English one capital: K, Q, R, B, N (knight).
///
/// statement: `2023:C.2`
///
/// That the letter is a capital goes for the new piece of a promotion too.
pub fn abbreviations_of_the_pieces(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.2");
    let small = |name: &&Name| name.how == How::Small;
    let new_piece = record.written.promotion.as_ref().map(|new| &new.name);
    if *record.letters != Letters::English {
        return silent();
    }
    match lettered_piece(record) {
        Some(name) if name.kind != record.mover() => of_another(record, law, name),
        Some(name) if name.how == How::Small => broken(law).written(Part::Piece, &name.text),
        Some(name) => kept(law).written(Part::Piece, &name.text),
        None => match new_piece.filter(small) {
            Some(name) => broken(law).written(Part::NewPiece, &name.text),
            None => silent(),
        },
    }
}

/// Players may use the piece letters of their own country.
///
/// statement: `2023:C.3.a`
///
/// Heard where a player writes in another language than English: then a letter is one of these, and no other.
pub fn letters_of_the_country(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.3.a");
    if *record.letters == Letters::English {
        return silent();
    }
    match lettered_piece(record) {
        None => silent(),
        Some(name) if name.kind != record.mover() => of_another(record, law, name),
        Some(name) if name.how == How::Small => broken(law).written(Part::Piece, &name.text),
        Some(name) => kept(law).written(Part::Piece, &name.text),
    }
}

/// Print had better use figurines.
///
/// statement: `2023:C.3.b`
pub fn figurines(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.3.b");
    let shown = record.written.piece.as_ref();
    match shown.filter(|name| name.how == How::Figurine && name.kind != Some(Kind::Pawn)) {
        None => silent(),
        Some(name) if name.kind != record.mover() => of_another(record, law, name),
        Some(name) => kept(law).written(Part::Piece, &name.text),
    }
}

/// A pawn has no letter and is known by that.
///
/// statement: `2023:C.4`
pub fn pawns_without_a_letter(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.4");
    if record.written.castling.is_some() {
        return silent();
    }
    match &record.written.piece {
        None if record.moves_a_pawn() => kept(law).left_out(Part::Piece),
        None => moving(record, names_another(law).left_out(Part::Piece)),
        Some(name) if name.kind != Some(Kind::Pawn) => silent(),
        Some(name) if record.moves_a_pawn() => broken(law).written(Part::Piece, &name.text),
        Some(name) => moving(record, names_another(law).written(Part::Piece, &name.text)),
    }
}

/// Files are a to h, small letters, from White's left.
///
/// statement: `2023:C.5`
pub fn files(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.5");
    let Some(letter) = record.written.arrival.file else {
        return silent();
    };
    let to = record.mv.to;
    let capital = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_uppercase());
    if record.written.arrival.file_named() != Some(to.file()) {
        names_another(law)
            .written(Part::ArrivalFile, letter)
            .of_the_move(Part::ArrivalFile, &to.to_string()[..1])
    } else if capital(Some(letter)) {
        broken(law).written(Part::ArrivalFile, letter)
    } else if capital(record.written.departure.file) {
        let letter = record.written.departure.file.unwrap_or(letter);
        broken(law).written(Part::DepartureFile, letter)
    } else {
        kept(law).written(Part::ArrivalFile, letter)
    }
}

/// Ranks are 1 to 8 from White's side.
///
/// statement: `2023:C.6.a`
pub fn ranks(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.6.a");
    let Some(number) = record.written.arrival.rank else {
        return silent();
    };
    let to = record.mv.to;
    if record.written.arrival.rank_named() == Some(to.rank()) {
        kept(law).written(Part::ArrivalRank, number)
    } else {
        names_another(law)
            .written(Part::ArrivalRank, number)
            .of_the_move(Part::ArrivalRank, &to.to_string()[1..])
    }
}

/// So White starts on ranks 1 and 2, Black on 8 and 7.
///
/// statement: `2023:C.6.b`
///
/// It shows where the rank of departure is written of a man that stands as at the start; a rank counted from the other
/// side of the board is not that of the man.
pub fn ranks_on_which_a_side_starts(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.6.b");
    let from = record.mv.from;
    let starts = record
        .setup
        .piece(from)
        .filter(|_| at_the_start(record, from));
    let (Some(number), Some(man)) = (record.written.departure.rank, starts) else {
        return silent();
    };
    let side = man.colour;
    let fact = NotationFact::StartsOn { side, square: from };
    let ruling = if record.written.departure.rank_named() == Some(from.rank()) {
        kept(law)
    } else {
        names_another(law)
    };
    ruling.written(Part::DepartureRank, number).noted(fact)
}

/// Letter plus number names each of the 64 squares, one name a square.
///
/// statement: `2023:C.7`
pub fn names_of_the_squares(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.7");
    let arrival = record.written.arrival;
    let text: String = arrival.file.into_iter().chain(arrival.rank).collect();
    if arrival.is_empty() {
        silent()
    } else if !arrival.is_whole() {
        let lacking = match arrival.file {
            None => Part::ArrivalFile,
            Some(_) => Part::ArrivalRank,
        };
        broken(law)
            .written(Part::ArrivalSquare, text)
            .left_out(lacking)
    } else if arrival.number_first {
        let part = Part::ArrivalRank;
        broken(law).noted(NotationFact::Misplaced { part })
    } else if arrival.file_named().is_none() || arrival.rank_named().is_none() {
        names_another(law).written(Part::ArrivalSquare, text)
    } else {
        kept(law).written(Part::ArrivalSquare, text)
    }
}

/// The name of a piece, if one is written in letters.
fn lettered_piece<'a>(record: &'a Record<'_>) -> Option<&'a Name> {
    let named = record.written.piece.as_ref();
    named.filter(|name| name.how != How::Figurine && name.kind != Some(Kind::Pawn))
}

fn at_the_start(record: &Record<'_>, square: Square) -> bool {
    array().piece(square) == record.setup.piece(square)
}

fn moving(record: &Record<'_>, ruling: Ruling<Fit>) -> Ruling<Fit> {
    match record.mover() {
        None => ruling,
        Some(kind) => ruling.noted(NotationFact::Moves { kind }),
    }
}

/// The name is that of another man than the move's.
fn of_another(record: &Record<'_>, law: Law, name: &Name) -> Ruling<Fit> {
    moving(record, names_another(law).written(Part::Piece, &name.text))
}
