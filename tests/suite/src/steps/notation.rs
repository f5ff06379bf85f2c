//! The sentences on the writing of moves: a text that is read, a move that is to be written, a sheet.

use chesslaws_board::Move;
use chesslaws_law::{Dispute, Statement};

use super::table::{Read, Table, moves, one_move, statements};
use super::{Given, Step, Then, When};

/// What somebody writes, or has to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Writing {
    /// This text stands on the sheet for the move that is made.
    Text(String),
    /// The same, under another reading of a dispute.
    TextUnder(String, char, Dispute),
    /// How is this move to be written?
    Of(Move),
    /// A sheet with these entries.
    Sheet(Vec<String>),
}

/// What is found of what is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Noted {
    /// It means one move.
    Means(Move),
    /// It can mean any of these: it is ambiguous.
    Ambiguous(Vec<Move>),
    /// It means no lawful move.
    MeansNothing,
    /// It is not algebraic notation.
    NotAlgebraic,
    /// It keeps to these statements.
    Keeps(Vec<Statement>),
    /// It breaks these statements, among others.
    Breaks(Vec<Statement>),
    /// It breaks no statement.
    BreaksNothing,
    /// A disputed reading was touched, and nobody is charged for it.
    Disputed(Dispute),
    /// The shortest record of the move.
    Shortest(String),
    /// The record with all signs that may be added.
    WithSigns(String),
    /// Whether the notation of the sheet is accepted.
    Accepted(bool),
    /// Whether the sheet is evidence.
    Evidence(bool),
    /// Whether the arbiter should warn the player.
    Warned(bool),
}

pub(super) const GIVEN: Table = &[("the letters \"{}\" for the pieces", |found| {
    Ok(Step::Given(Given::Letters(found[0].to_owned())))
})];

pub(super) const WHEN: Table = &[
    ("the text \"{}\" is read under reading {} of {}", |found| {
        let mut letters = found[1].chars();
        match (letters.next(), letters.next()) {
            (Some(reading), None) => when(Writing::TextUnder(
                found[0].to_owned(),
                reading,
                dispute(found[2])?,
            )),
            _ => Err(format!("`{}` is no letter of a reading", found[1])),
        }
    }),
    ("the text \"{}\" is read", |found| {
        when(Writing::Text(found[0].to_owned()))
    }),
    ("the move \"{}\" is to be written", |found| {
        when(Writing::Of(one_move(found[0])?))
    }),
    ("the sheet \"{}\" is handed in", |found| {
        when(Writing::Sheet(
            found[0].split(", ").map(str::to_owned).collect(),
        ))
    }),
];

pub(super) const THEN: Table = &[
    ("it means \"{}\"", |found| {
        then(Noted::Means(one_move(found[0])?))
    }),
    ("it is ambiguous between \"{}\"", |found| {
        then(Noted::Ambiguous(moves(found[0])?))
    }),
    ("it means no lawful move", |_| then(Noted::MeansNothing)),
    ("it is not algebraic notation", |_| {
        then(Noted::NotAlgebraic)
    }),
    ("it keeps to {}", |found| {
        then(Noted::Keeps(statements(found[0])?))
    }),
    ("it breaks no statement", |_| then(Noted::BreaksNothing)),
    ("it breaks {}", |found| {
        then(Noted::Breaks(statements(found[0])?))
    }),
    ("{} is disputed and nobody is charged", |found| {
        then(Noted::Disputed(dispute(found[0])?))
    }),
    ("the shortest record is \"{}\"", |found| {
        then(Noted::Shortest(found[0].to_owned()))
    }),
    ("the record with its signs is \"{}\"", |found| {
        then(Noted::WithSigns(found[0].to_owned()))
    }),
    ("its notation is accepted", |_| then(Noted::Accepted(true))),
    ("its notation is not accepted", |_| {
        then(Noted::Accepted(false))
    }),
    ("it is evidence", |_| then(Noted::Evidence(true))),
    ("it is no evidence", |_| then(Noted::Evidence(false))),
    ("the arbiter should warn the player", |_| {
        then(Noted::Warned(true))
    }),
    ("the arbiter need not warn the player", |_| {
        then(Noted::Warned(false))
    }),
];

fn when(writing: Writing) -> Read<Step> {
    Ok(Step::When(When::Written(Box::new(writing))))
}

fn then(noted: Noted) -> Read<Step> {
    Ok(Step::Then(Then::Noted(Box::new(noted))))
}

fn dispute(id: &str) -> Read<Dispute> {
    Dispute::find(id).ok_or_else(|| format!("`{id}` is no dispute"))
}
