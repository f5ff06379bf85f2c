//! A ruling: a finding and the grounds that carry it.

use chesslaws_board::{Piece, Square};
use chesslaws_law::{Dispute, Edition, Law};

use crate::Fact;

/// A finding and the statements, with their facts, that carry it.
#[must_use]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling<T> {
    /// What was found.
    pub finding: T,
    /// What carries it, in the order of the text.
    pub because: Vec<Ground>,
    /// Disputed readings it touched; the finding follows their defaults.
    pub disputes: Vec<Dispute>,
}

/// A statement, and the facts that met or broke it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    /// The statement, in each edition that has it.
    pub law: Law,
    /// What met or broke it.
    pub facts: Vec<Fact>,
}

/// How a statement bears on a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearing {
    /// It does not speak of this move.
    Silent,
    /// It permits the move, or the move keeps to it.
    Met,
    /// The move breaks it.
    Broken,
}

impl<T> Ruling<T> {
    /// A finding on which no statement has spoken yet.
    pub const fn of(finding: T) -> Self {
        Self {
            finding,
            because: Vec::new(),
            disputes: Vec::new(),
        }
    }

    /// Adds the statement that decides.
    pub fn under(mut self, law: Law) -> Self {
        self.because.push(Ground {
            law,
            facts: Vec::new(),
        });
        self
    }

    /// Adds a fact to the statement named last.
    pub fn given(mut self, fact: Fact) -> Self {
        if let Some(ground) = self.because.last_mut() {
            ground.facts.push(fact);
        }
        self
    }

    /// Notes a disputed reading that was touched.
    pub fn noting(mut self, dispute: Dispute) -> Self {
        self.disputes.push(dispute);
        self
    }

    /// The same grounds for another finding.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Ruling<U> {
        Ruling {
            finding: change(self.finding),
            because: self.because,
            disputes: self.disputes,
        }
    }

    /// Takes over the grounds and disputes of another ruling, behind its own.
    pub(crate) fn joined<U>(mut self, other: Ruling<U>) -> Self {
        self.because.extend(other.because);
        self.disputes.extend(other.disputes);
        self
    }

    /// The ruling as one edition gives it: only its statements and disputes, each once.
    pub(crate) fn in_edition(self, edition: Edition) -> Self {
        let mut because: Vec<Ground> = Vec::new();
        for ground in self.because {
            let Some(statement) = ground.law.in_edition(edition) else {
                continue;
            };
            match because
                .iter_mut()
                .find(|earlier| earlier.law.in_edition(edition) == Some(statement))
            {
                Some(earlier) => {
                    let new = ground
                        .facts
                        .into_iter()
                        .filter(|fact| !earlier.facts.contains(fact))
                        .collect::<Vec<_>>();
                    earlier.facts.extend(new);
                }
                None => because.push(ground),
            }
        }
        because.sort_by_key(|ground| ground.law.in_edition(edition));
        let disputes = self
            .disputes
            .into_iter()
            .filter(|dispute| dispute.edition() == edition)
            .collect();
        Self {
            finding: self.finding,
            because,
            disputes,
        }
    }
}

/// The ruling of a statement that bears on a move.
pub(crate) fn bearing(bearing: Bearing, law: Law) -> Ruling<Bearing> {
    match bearing {
        Bearing::Silent => Ruling::of(bearing),
        Bearing::Met | Bearing::Broken => Ruling::of(bearing).under(law),
    }
}

/// The ruling of a statement that does not speak of the case.
pub(crate) const fn silent() -> Ruling<Bearing> {
    Ruling::of(Bearing::Silent)
}

/// The ruling of a statement on a piece's way of moving.
pub(crate) fn way(
    reaches: bool,
    law: Law,
    piece: Piece,
    from: Square,
    to: Square,
) -> Ruling<Bearing> {
    let kind = piece.kind;
    if reaches {
        bearing(Bearing::Met, law).given(Fact::Moves { kind, from, to })
    } else {
        bearing(Bearing::Broken, law).given(Fact::CannotReach { kind, from, to })
    }
}
