//! All that is told of a dispute, whatever the form.

use chesslaws_board::table::Event;
use chesslaws_law::{Dispute as Disputed, Statement};
use chesslaws_oracle::Ground;
use chesslaws_oracle::table::Game;
use chesslaws_spec::Spec;
use chesslaws_spec::model;

use super::dispute::Dispute;
use super::judge::{Answer, Judged};
use super::step::Step;
use super::what_if::{Tried, what_if};
use super::{RuleError, judged};

/// The dispute, the ruling, every other reading, and what decided it.
pub(super) struct Page {
    /// Whether the edition in force is to stand beside.
    pub(super) both_editions: bool,
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
            both_editions: false,
            dispute,
            judged,
            readings,
            tried,
        })
    }

    /// The grounds of the decisive step; where it is asked what he must play, those of all that was done since the last
    /// move, which bound him together.
    pub(super) fn grounds(&self) -> Vec<Ground> {
        let steps = &self.judged.steps;
        let bound = |answer: &Answer| matches!(answer, Answer::Moves(_, Some(_)));
        if !self.judged.answers.iter().any(bound) {
            let decisive = self.judged.decisive();
            return decisive.map_or_else(Vec::new, |step| step.ruling.because.clone());
        }
        let since = steps
            .iter()
            .rposition(|step| step.completes())
            .map_or(0, |at| at + 1);
        let mut grounds: Vec<Ground> = Vec::new();
        for ground in steps[since..].iter().flat_map(|step| &step.ruling.because) {
            match grounds.iter_mut().find(|earlier| earlier.law == ground.law) {
                Some(earlier) => {
                    let new = ground
                        .facts
                        .iter()
                        .filter(|fact| !earlier.facts.contains(fact));
                    let new: Vec<_> = new.cloned().collect();
                    earlier.facts.extend(new);
                }
                None => grounds.push(ground.clone()),
            }
        }
        grounds.sort_by_key(|ground| ground.law.founding);
        grounds
    }

    /// The statements that stand beside those in force: those that carry the ruling or, where none does, those that lack
    /// a premise.
    pub(super) fn compared(&self) -> Vec<Ground> {
        let grounds = self.grounds();
        if !grounds.is_empty() {
            return grounds;
        }
        let lacking = self.lacking();
        lacking.map_or_else(Vec::new, |lacking| {
            lacking.grounds.into_iter().cloned().collect()
        })
    }

    /// The statements that speak of it but lack a premise, the nearest first: of the decisive event or, where none does,
    /// of the next after it while the game goes on, or of the nearest before it.
    pub(super) fn lacking(&self) -> Option<Lacking<'_>> {
        let decisive = self.judged.decisive()?;
        let at = self
            .judged
            .steps
            .iter()
            .position(|step| std::ptr::eq(&**step, decisive))?;
        let (before, from) = self.judged.steps.split_at(at);
        let mut nearest = from.iter().chain(before.iter().rev());
        let step = nearest.find(|step| {
            let during = step.before.ended.is_none() || std::ptr::eq(&***step, decisive);
            during && !step.ruling.finding.lacking.is_empty()
        })?;
        let because = &decisive.ruling.because;
        let mut grounds: Vec<&Ground> = step.ruling.finding.lacking.iter().collect();
        grounds.sort_by_key(|ground| distance(ground, because));
        grounds.dedup();
        Some(Lacking {
            step,
            decisive,
            grounds,
        })
    }

    /// The grounds of what was ruled on after the end of the game.
    pub(super) fn afterwards(&self) -> Vec<(&Step, Vec<&Ground>)> {
        let steps = self.judged.afterwards();
        steps.map(|step| (step, grounds(step))).collect()
    }
}

fn grounds(step: &Step) -> Vec<&Ground> {
    let lacking = &step.ruling.finding.lacking;
    step.ruling.because.iter().chain(lacking).collect()
}

/// What speaks of an event and does not apply.
pub(super) struct Lacking<'p> {
    step: &'p Step,
    decisive: &'p Step,
    /// The statements, the nearest first.
    pub(super) grounds: Vec<&'p Ground>,
}

impl Lacking<'_> {
    /// The event of which they speak, if it is not the decisive one.
    pub(super) fn of_another(&self) -> Option<&Event> {
        (!std::ptr::eq(self.step, self.decisive)).then_some(&self.step.event)
    }
}

/// How far a statement is from applying: how many premises it lacks, and how far it stands from what carries the ruling;
/// then the order of the text.
fn distance(ground: &Ground, because: &[Ground]) -> (usize, usize, Option<Statement>) {
    let id = |ground: &Ground| ground.law.founding.map_or("", |statement| statement.id());
    let alike = |other: &Ground| {
        let pairs = id(ground)
            .split(['.', ':'])
            .zip(id(other).split(['.', ':']));
        pairs.take_while(|(one, other)| one == other).count()
    };
    let nearest = because.iter().map(alike).max().unwrap_or_default();
    (
        ground.facts.len(),
        usize::MAX - nearest,
        ground.law.founding,
    )
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
