//! The gallery of planted faults: the laws with one statement got wrong, as real programs get it wrong.
//!
//! One small function a fault, in the order of the articles; `spec/faults.yaml` says what each breaks. Beside them stand
//! the [`subjects`] that are wrong as a whole.

mod board;
mod castling;
mod check;
mod endings;
mod king;
mod moves;
mod notation;
mod pawn;
mod pieces;
mod positions;
pub mod subjects;
mod table;

use chesslaws_board::Move;
use chesslaws_law::Edition;
use chesslaws_oracle::table::Game;
use chesslaws_oracle::{Bearing, Laws, Ruling};

/// Replaces one statement of the laws by a wrong one.
pub type Plant = fn(&mut Laws);

/// A fault by the name of its code.
pub type Named = (&'static str, Plant);

const ARTICLES: [&[Named]; 9] = [
    board::FAULTS,
    moves::FAULTS,
    king::FAULTS,
    castling::FAULTS,
    pieces::FAULTS,
    pawn::FAULTS,
    check::FAULTS,
    endings::FAULTS,
    positions::FAULTS,
];

/// All faults of the gallery, in the order of the articles.
pub fn all() -> impl Iterator<Item = Named> {
    ARTICLES.into_iter().flatten().copied()
}

/// The laws of an edition with the fault of that name in `spec/faults.yaml`.
#[must_use]
pub fn planted(code: &str, edition: Edition) -> Option<Laws> {
    let (_, plant) = all().find(|(name, _)| *name == code)?;
    let mut laws = Laws::of(edition);
    plant(&mut laws);
    Some(laws)
}

/// All faults off the board plane, in the order of the articles.
pub fn all_at_the_table() -> impl Iterator<Item = table::Fault> {
    table::ARTICLES.into_iter().flatten().copied()
}

/// All faults in notation, in the order of the text.
pub fn all_in_notation() -> impl Iterator<Item = notation::Fault> {
    notation::FAULTS.iter().copied()
}

/// The laws of the board, the table and the notation with the fault of that name.
#[must_use]
pub fn game(code: &str, edition: Edition) -> Option<Game> {
    let whole = Game {
        laws: Laws::of(edition),
        ..Game::founding()
    };
    if let Some(laws) = planted(code, edition) {
        return Some(Game { laws, ..whole });
    }
    if let Some(fault) = all_in_notation().find(|fault| fault.code == code) {
        let notation = whole.notation.with(fault.primary, fault.function)?;
        return Some(Game { notation, ..whole });
    }
    let fault = all_at_the_table().find(|fault| fault.code == code)?;
    let table = whole.table.with(fault.primary, fault.function)?;
    Some(Game { table, ..whole })
}

/// What is met is held to be broken where the condition holds.
fn refused(right: Ruling<Bearing>, wrongly: bool) -> Ruling<Bearing> {
    if right.finding == Bearing::Met && wrongly {
        right.map(|_| Bearing::Broken)
    } else {
        right
    }
}

/// What is broken is held to be met where the condition holds.
fn allowed(right: Ruling<Bearing>, wrongly: bool) -> Ruling<Bearing> {
    if right.finding == Bearing::Broken && wrongly {
        right.map(|_| Bearing::Met)
    } else {
        right
    }
}

/// What is broken is passed over where the condition holds.
fn overlooked(right: Ruling<Bearing>, wrongly: bool) -> Ruling<Bearing> {
    if right.finding == Bearing::Broken && wrongly {
        Ruling::of(Bearing::Silent)
    } else {
        right
    }
}

/// How many files and ranks the move goes, whatever the direction.
fn distance(mv: Move) -> (u8, u8) {
    (
        mv.from.file().abs_diff(mv.to.file()),
        mv.from.rank().abs_diff(mv.to.rank()),
    )
}
