//! Which statement a lawful move breaks that is not held to be lawful.
//!
//! It is the one that permits the move, unless what else is answered, or how the position stands, tells that a limit
//! was drawn too narrowly.

use chesslaws_board::{Kind, Move, Piece, Right, Setup, Square, Wing};
use chesslaws_law::{Statement, law};
use chesslaws_oracle::{Laws, Ruling};

use super::permits;

/// The founding statements that the denial is laid to. `ruling` is ours on the move, `theirs` the moves held to be
/// lawful, where they are known.
pub(super) fn denied(
    laws: &Laws,
    setup: &Setup,
    mv: Move,
    ruling: &Ruling<bool>,
    theirs: Option<&[String]>,
) -> Vec<Option<Statement>> {
    let rests_on = |statement| {
        ruling
            .because
            .iter()
            .any(|ground| ground.law.founding == statement)
    };
    if mv.promotion.is_some() && theirs.is_none_or(|theirs| another_choice(mv, theirs)) {
        return vec![choice(setup, mv)];
    }
    if rests_on(law!("1993:5.1.2").founding) {
        return vec![castling(laws, setup, mv)];
    }
    if rests_on(law!("1993:5.6.3.a").founding) {
        return in_passing(setup, theirs.unwrap_or_default());
    }
    let free_choice = law!("1993:5.6.4.b").founding;
    let permissions = ruling.because.iter().filter(|ground| permits(ground));
    permissions
        .map(|ground| ground.law.founding)
        .filter(|&statement| statement != free_choice)
        .collect()
}

/// Whether the pawn is held to go there if it becomes something else: then its way of moving is not in question.
fn another_choice(mv: Move, theirs: &[String]) -> bool {
    let others = theirs.iter().filter_map(|text| text.parse::<Move>().ok());
    others
        .filter(|other| other.promotion.is_some() && other.promotion != mv.promotion)
        .any(|other| (other.from, other.to) == (mv.from, mv.to))
}

/// What a pawn may become (5.6.4.a), or, where all pieces of that kind with which a game starts are still there, that
/// this does not matter (5.6.4.b).
fn choice(setup: &Setup, mv: Move) -> Option<Statement> {
    let at_the_start = if mv.promotion == Some(Kind::Queen) {
        1
    } else {
        2
    };
    let there = mv
        .promotion
        .map_or(0, |kind| setup.squares_of(setup.turn, kind).count());
    if there >= at_the_start {
        law!("1993:5.6.4.b").founding
    } else {
        law!("1993:5.6.4.a").founding
    }
}

/// Where a square is attacked that only the rook stands on or crosses, that is what was taken to prevent castling;
/// where only the other rook has moved, that. Otherwise castling is not known as 5.1.2 has it.
fn castling(laws: &Laws, setup: &Setup, mv: Move) -> Option<Statement> {
    let (wing, rooks_own) = if mv.to.file() > mv.from.file() {
        (Wing::King, &[7][..])
    } else {
        (Wing::Queen, &[0, 1][..])
    };
    let other = match wing {
        Wing::King => Wing::Queen,
        Wing::Queen => Wing::King,
    };
    let mut squares = rooks_own
        .iter()
        .filter_map(|&file| Square::at(file, mv.from.rank()));
    let suspected = if squares.any(|square| attacked(laws, setup, square)) {
        law!("1993:5.1.6.1")
    } else if setup.castling.right(setup.turn, other) == Right::LostByRook {
        law!("1993:5.1.5.2")
    } else {
        law!("1993:5.1.2")
    };
    suspected.founding
}

/// Whether the opponent attacks the square: the king would stand in check there.
fn attacked(laws: &Laws, setup: &Setup, square: Square) -> bool {
    let mut moved = setup.clone();
    let kings: Vec<Square> = setup.squares_of(setup.turn, Kind::King).collect();
    for king in kings {
        moved.put(king, None);
    }
    moved.put(square, Some(Piece::new(setup.turn, Kind::King)));
    !laws.check(&moved).finding.is_empty()
}

/// A program that knows no capture en passant, and one that is late for it, deny the same: both statements are named,
/// unless another pawn is held to capture there.
fn in_passing(setup: &Setup, theirs: &[String]) -> Vec<Option<Statement>> {
    let known = theirs
        .iter()
        .filter_map(|text| text.parse::<Move>().ok())
        .any(|other| {
            let pawn = Some(Piece::new(setup.turn, Kind::Pawn));
            setup.en_passant == Some(other.to)
                && setup.piece(other.from) == pawn
                && other.from.file() != other.to.file()
        });
    let mut named = vec![law!("1993:5.6.3.a").founding];
    if !known {
        named.push(law!("1993:5.6.3.b").founding);
    }
    named
}
