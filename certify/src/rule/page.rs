//! All that is told of a dispute, whatever the form.

use chesslaws_law::Dispute as Disputed;
use chesslaws_oracle::Ground;
use chesslaws_oracle::table::Game;
use chesslaws_spec::Spec;
use chesslaws_spec::model;

use super::dispute::Dispute;
use super::judge::Judged;
use super::what_if::{Tried, what_if};
use super::{RuleError, judged};

/// The dispute, the ruling, every other reading, and what decided it.
pub(super) struct Page {
    pub(super) dispute: Dispute,
    pub(super) judged: Judged,
    pub(super) readings: Vec<Reading>,
    pub(super) tried: Tried,
}

/// What another reading of a dispute comes to.
pub(super) struct Reading {
    /// The disputed question.
    pub(super) of: Disputed,
    /// The reading.
    pub(super) letter: char,
    /// Whether the Laws are read so by default: then `judged` is the ruling itself.
    pub(super) default: bool,
    /// What is found under it; `None` where an event cannot have happened under it.
    pub(super) judged: Option<Judged>,
}

impl Page {
    pub(super) fn of(game: Game, dispute: Dispute) -> Result<Self, RuleError> {
        let judged = judged(&game, &dispute)?;
        let readings = judged
            .disputes()
            .into_iter()
            .flat_map(|of| readings(&game, &dispute, &judged, of))
            .collect();
        let tried = what_if(&game, &dispute, &judged);
        Ok(Self {
            dispute,
            judged,
            readings,
            tried,
        })
    }

    /// The grounds of the decisive step.
    pub(super) fn grounds(&self) -> &[Ground] {
        self.judged
            .decisive()
            .map_or(&[], |step| &step.ruling.because)
    }

    /// The statements that speak of the decisive event and lack a premise.
    pub(super) fn lacking(&self) -> &[Ground] {
        self.judged
            .decisive()
            .map_or(&[], |step| &step.ruling.finding.lacking)
    }
}

/// The entry of a disputed question in the spec.
pub(super) fn entry(of: Disputed) -> Option<&'static model::Dispute> {
    Spec::embedded()
        .disputes
        .iter()
        .find(|dispute| dispute.id.value == of.id())
}

fn readings(game: &Game, dispute: &Dispute, here: &Judged, of: Disputed) -> Vec<Reading> {
    let Some(entry) = entry(of) else {
        return Vec::new();
    };
    let letters = entry
        .readings
        .iter()
        .filter_map(|reading| reading.reading.value.chars().next());
    letters
        .map(|letter| {
            let default = entry.default.value.starts_with(letter);
            let other = Game {
                table: game.table.reading(of, letter),
                ..game.clone()
            };
            let judged = if default {
                Some(here.clone())
            } else {
                judged(&other, dispute).ok()
            };
            Reading {
                of,
                letter,
                default,
                judged,
            }
        })
        .collect()
}
