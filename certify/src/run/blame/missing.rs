//! Which statement a lawful move breaks that is not held to be lawful.
//!
//! It is the one that permits the move, unless what else is answered tells that a limit was drawn too narrowly: in the
//! same list, or to a control in which nothing else can be the reason.

use chesslaws_board::{Kind, Move, Piece, Right, Setup, Square, Wing};
use chesslaws_law::{Statement, law};
use chesslaws_oracle::{Laws, Ruling};

use super::{
    control::{self, Asking},
    permits,
};

/// The founding statements that the denial is laid to. `ruling` is ours on the move, `theirs` the moves held to be
/// lawful, where they are known.
pub(super) fn denied(
    laws: &Laws,
    setup: &Setup,
    mv: Move,
    ruling: &Ruling<bool>,
    theirs: Option<&[String]>,
    asking: &mut Asking<'_>,
) -> Vec<Option<Statement>> {
    let rests_on = |statement| {
        ruling
            .because
            .iter()
            .any(|ground| ground.law.founding == statement)
    };
    if mv.promotion.is_some() && theirs.is_none_or(|theirs| another_choice(mv, theirs)) {
        return vec![choice(setup, mv, theirs, asking)];
    }
    if rests_on(law!("1993:5.1.2").founding) {
        return vec![castling(laws, setup, mv, asking)];
    }
    let in_passing = law!("1993:5.6.3.a").founding;
    if rests_on(in_passing) {
        // Whoever never captures so is not late for it (5.6.3.b).
        return vec![in_passing];
    }
    let free_choice = law!("1993:5.6.4.b").founding;
    let permissions = ruling.because.iter().filter(|ground| permits(ground));
    permissions
        .map(|ground| ground.law.founding)
        .filter(|&statement| statement != free_choice)
        .collect()
}

/// Whether the pawn is held to go there if it becomes something else, or stays what it is: then its way of moving is not
/// in question.
fn another_choice(mv: Move, theirs: &[String]) -> bool {
    let others = theirs.iter().filter_map(|text| text.parse::<Move>().ok());
    others
        .filter(|other| other.promotion != mv.promotion)
        .any(|other| (other.from, other.to) == (mv.from, mv.to))
}

/// What a pawn may become (5.6.4.a). That the choice is free (5.6.4.b) is what is broken only if the same piece may be
/// chosen once one has been captured.
fn choice(
    setup: &Setup,
    mv: Move,
    theirs: Option<&[String]>,
    asking: &mut Asking<'_>,
) -> Option<Statement> {
    let kinds = law!("1993:5.6.4.a").founding;
    let Some(kind) = mv.promotion else {
        return kinds;
    };
    let stays = Move::new(mv.from, mv.to).to_string();
    if theirs.is_some_and(|theirs| theirs.contains(&stays)) || !all_there(setup, kind) {
        return kinds;
    }
    let captures = setup.piece(mv.to).is_some();
    match control::becomes(asking, setup.turn, kind, captures) {
        Some(true) => law!("1993:5.6.4.b").founding,
        Some(false) | None => kinds,
    }
}

/// Whether all pieces of that kind with which a game starts are still there.
pub(super) fn all_there(setup: &Setup, kind: Kind) -> bool {
    let at_the_start = if kind == Kind::Queen { 1 } else { 2 };
    setup.squares_of(setup.turn, kind).count() >= at_the_start
}

/// Castling is not known as 5.1.2 has it if it is denied with nothing against it. Otherwise, where a square is attacked
/// that only the rook stands on or crosses, that is what was taken to prevent it (5.1.6.1); where the other rook has
/// moved, that (5.1.5.2); where both, what is denied with the other rook moved alone.
fn castling(laws: &Laws, setup: &Setup, mv: Move, asking: &mut Asking<'_>) -> Option<Statement> {
    let (wing, other) = if mv.to.file() > mv.from.file() {
        (Wing::King, Wing::Queen)
    } else {
        (Wing::Queen, Wing::King)
    };
    let attacked = rook_is_attacked(laws, setup, mv);
    let other_moved = setup.castling.right(setup.turn, other) == Right::LostByRook;
    let mut denied = |other_moved| {
        control::castles(asking, setup.turn, wing, other_moved).is_some_and(|castles| !castles)
    };
    let suspected = if !attacked && !other_moved || denied(false) {
        law!("1993:5.1.2")
    } else if !attacked || other_moved && denied(true) {
        law!("1993:5.1.5.2")
    } else {
        law!("1993:5.1.6.1")
    };
    suspected.founding
}

/// Whether a square is attacked that only the rook stands on or crosses in this castling.
pub(super) fn rook_is_attacked(laws: &Laws, setup: &Setup, mv: Move) -> bool {
    let files: &[i8] = if mv.to.file() > mv.from.file() {
        &[7]
    } else {
        &[0, 1]
    };
    let mut squares = files
        .iter()
        .filter_map(|&file| Square::at(file, mv.from.rank()));
    squares.any(|square| attacked(laws, setup, square))
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
