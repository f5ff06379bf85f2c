//! What the cases say of each statement of an edition, and how many of them were seen at all.

use std::collections::BTreeMap;

use chesslaws_law::{Edition, Statement};
use chesslaws_spec::{Spec, model::Plane};

use crate::run::{Outcome, Row};

/// How a statement stands in a report. The list is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum State {
    /// What its cases came to.
    Came(Outcome),
    /// All its cases failed, for other statements.
    Obscured,
    /// It is of the plane that was asked, and no case was about it.
    NotAsked,
    /// It is of another plane than the one asked.
    OtherPlane(Plane),
}

impl State {
    /// The state of a statement, from its row if it has one.
    pub(super) fn of(row: Option<&Row>, plane: Plane, asked: Plane) -> Self {
        match row {
            Some(row) => row.worst.map_or(Self::Obscured, Self::Came),
            None if plane == asked => Self::NotAsked,
            None => Self::OtherPlane(plane),
        }
    }

    /// The words for it.
    pub(super) fn words(self) -> String {
        match self {
            Self::Came(Outcome::Failed) => "broken".into(),
            Self::Came(Outcome::Inapplicable) => "not observable here".into(),
            Self::Came(outcome) => outcome.name().into(),
            Self::Obscured => "obscured".into(),
            Self::NotAsked => "not asked".into(),
            Self::OtherPlane(plane) => format!("not asked: {plane}"),
        }
    }

    /// One word for the style sheet.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Self::Came(Outcome::Failed) => "broken",
            Self::Came(Outcome::Passed) => "passed",
            Self::Came(Outcome::TesterError | Outcome::Errored) => "error",
            Self::Came(Outcome::Inapplicable) | Self::Obscured | Self::NotAsked => "unseen",
            Self::Came(_) => "between",
            Self::OtherPlane(_) => "other",
        }
    }
}

/// How many statements stand how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    /// All statements of the plane that was asked.
    pub(super) due: usize,
    /// Of those, the ones about which an answer was seen and judged.
    pub(super) observed: usize,
    /// What is broken, rules of the formats (`FEN:castling`) among them.
    pub(super) broken: usize,
    /// What is neither broken nor passed, though it was asked.
    pub(super) undecided: usize,
    /// The statements of all planes.
    pub(super) all: usize,
}

impl Tally {
    /// Counts the rows of a run.
    pub(super) fn of(rows: &[Row], edition: Edition, plane: Plane) -> Self {
        let mut tally = Self::default();
        for entry in Spec::embedded().entries(edition) {
            tally.all += 1;
            tally.due += usize::from(entry.plane == plane);
        }
        for row in rows {
            match row.worst {
                Some(Outcome::Failed) => tally.broken += 1,
                None | Some(Outcome::Inapplicable | Outcome::Passed) => {}
                Some(_) => tally.undecided += 1,
            }
            let is_of_plane = Statement::find(&row.statement)
                .is_some_and(|statement| Spec::embedded().entry(statement).plane == plane);
            let is_seen = !matches!(row.worst, None | Some(Outcome::Inapplicable));
            tally.observed += usize::from(is_of_plane && is_seen);
        }
        tally
    }
}

/// The statements of the plane asked that no case was about.
pub(super) fn not_asked(rows: &[Row], edition: Edition, plane: Plane) -> Vec<&'static str> {
    let asked = |id: &str| rows.iter().any(|row| row.statement == id);
    Spec::embedded()
        .entries(edition)
        .filter(|entry| entry.plane == plane && !asked(&entry.id))
        .map(|entry| entry.id.as_str())
        .collect()
}

/// How many statements of the edition are of each other plane.
pub(super) fn other_planes(edition: Edition, plane: Plane) -> BTreeMap<String, usize> {
    let mut planes = BTreeMap::new();
    for entry in Spec::embedded().entries(edition) {
        if entry.plane != plane {
            *planes.entry(entry.plane.to_string()).or_default() += 1;
        }
    }
    planes
}
