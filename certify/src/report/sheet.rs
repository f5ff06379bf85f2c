//! One exhibit in words, the same in every format.

use chesslaws_law::{Edition, Statement};
use chesslaws_protocol::{Reply, STARTPOS};
use chesslaws_spec::{Lang, Spec};

use crate::run::{Exhibit, Record, reproduce, shown};

/// An exhibit, taken apart for print.
#[derive(Clone, Debug)]
pub(super) struct Sheet<'a> {
    /// The counterexample.
    pub(super) exhibit: Exhibit<'a>,
    /// The statement, with that of the edition in force.
    pub(super) statement: String,
    /// The statement in words, where it is one of ours.
    pub(super) says: Option<String>,
    /// The game that reaches the position, where it has moves.
    pub(super) game: Option<String>,
    /// What is right.
    pub(super) expected: String,
    /// What came back.
    pub(super) answered: String,
    /// The command that explains the move.
    pub(super) explain: Option<String>,
    /// The command that asks again.
    pub(super) reproduce: String,
    /// The shortest game, where it is another, and the command that asks about it.
    pub(super) shortest: Option<(String, String)>,
}

impl<'a> Sheet<'a> {
    /// The sheet of an exhibit; `subject` is the option that chooses the subject.
    pub(super) fn of(exhibit: Exhibit<'a>, edition: Edition, subject: &str) -> Self {
        let (record, blame) = (exhibit.record, exhibit.blame);
        Self {
            statement: cited(&blame.statement),
            says: says(&blame.statement),
            game: game(record, blame.ply),
            expected: shown(&record.expected),
            answered: answered(record),
            explain: exhibit.explanation(edition),
            reproduce: exhibit.command(edition, subject),
            shortest: exhibit.shortest.map(|shortest| {
                let command = reproduce(shortest.record, edition, subject);
                (shortest.text(), command)
            }),
            exhibit,
        }
    }
}

/// The statement's id, and that of the edition in force where it has one.
pub(super) fn cited(id: &str) -> String {
    match Statement::find(id).and_then(Statement::primary) {
        Some(primary) => format!("{id} ({primary})"),
        None => id.to_owned(),
    }
}

/// The words of a statement, after those of the sentence it hangs on.
pub(super) fn says(id: &str) -> Option<String> {
    let entry = Spec::embedded().find(id)?;
    Some(Spec::embedded().sentence(entry, Lang::En))
}

/// The reply in words.
pub(super) fn answered(record: &Record) -> String {
    match &record.reply {
        Ok(Reply::Answer { answer, because }) => match because {
            Some(because) if !because.is_empty() => {
                format!("{}, because of {}", shown(answer), because.join(", "))
            }
            _ => shown(answer),
        },
        Ok(Reply::NotModelled { why }) => format!("not modelled: {why}"),
        Ok(Reply::Refused { why }) => format!("refused: {why}"),
        Err(failure) => failure.to_string(),
    }
}

fn game(record: &Record, plies: usize) -> Option<String> {
    let moves: Vec<&str> = record
        .ask
        .moves
        .iter()
        .take(plies)
        .map(String::as_str)
        .collect();
    let from = match record.ask.start.as_str() {
        STARTPOS => String::new(),
        start => format!("from {start}: "),
    };
    (!moves.is_empty()).then(|| from + &moves.join(" "))
}
