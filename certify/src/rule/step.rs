//! One event of a dispute with the ruling on it, and what followed.

use chesslaws_board::Colour;
use chesslaws_board::table::{ClockEffect, Effect, Event, HandEffect};
use chesslaws_law::{Law, Statement};
use chesslaws_oracle::table::{Applied, Proposed, State};
use chesslaws_oracle::{Ground, Ruling};

use super::unlawful::Unlawful;

/// An event with the ruling on it.
#[derive(Clone, Debug)]
pub struct Step {
    /// What happened.
    pub event: Event,
    /// How things stood before it.
    pub before: State,
    /// The ruling.
    pub ruling: Ruling<Applied>,
}

/// What followed from an event, each with its statement.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Followed {
    /// Who did it.
    pub by: Option<Colour>,
    /// What follows, each with its statements.
    pub effects: Vec<(Effect, Vec<Law>)>,
    /// The statements that were broken by it.
    pub broken: Vec<Law>,
    /// The statements that carry it, if nothing follows and none was broken.
    pub kept: Vec<Law>,
}

impl Step {
    /// Whether a statement speaks of it, if only to say that it does not apply.
    pub(super) fn speaks(&self) -> bool {
        !self.ruling.because.is_empty() || !self.ruling.finding.lacking.is_empty()
    }

    /// What followed, but for what the same act has already satisfied: a player who touches a piece and makes a move with
    /// it is bound no longer.
    pub(crate) fn effects(&self) -> impl Iterator<Item = &Proposed> {
        let all = &self.ruling.finding.effects;
        let completed = all.iter().position(|proposed| completes(&proposed.effect));
        let satisfied = move |at: usize, effect: &Effect| match effect {
            Effect::Hand(HandEffect::Confined { .. } | HandEffect::Free) => Some(at) < completed,
            _ => false,
        };
        let indexed = all.iter().enumerate();
        indexed
            .filter(move |(at, proposed)| !satisfied(*at, &proposed.effect))
            .map(|(_, proposed)| proposed)
    }

    /// The move that was completed by it, if the Laws of the board do not allow it.
    pub(super) fn unlawful(&self) -> Option<Unlawful> {
        Unlawful::between(&self.before, &self.ruling.finding.state)
    }

    /// Whether a move was completed by it.
    pub(super) fn completes(&self) -> bool {
        let effects = &self.ruling.finding.effects;
        effects.iter().any(|proposed| completes(&proposed.effect))
    }

    /// Whether a move was completed or a clock started, as in every game, and nothing more; a touch is that too where the
    /// move was completed later.
    pub(super) fn is_routine(&self, completed_later: bool) -> bool {
        let finding = &self.ruling.finding;
        let more = |proposed: &Proposed| {
            let binds = matches!(
                proposed.effect,
                Effect::Hand(HandEffect::Confined { .. } | HandEffect::Free)
            );
            !(ordinary(&proposed.effect) || binds && completed_later)
        };
        finding.broken.is_empty() && !finding.effects.is_empty() && !self.effects().any(more)
    }

    /// What followed.
    pub(super) fn followed(&self) -> Followed {
        let finding = &self.ruling.finding;
        let laws = |grounds: &[Ground]| {
            let mut laws: Vec<Law> = grounds.iter().map(|ground| ground.law).collect();
            laws.sort_by_key(|law| law.founding);
            laws
        };
        let silent = finding.effects.is_empty() && finding.broken.is_empty();
        // That a move was completed goes without saying where more follows.
        let told = |proposed: &&Proposed| self.is_routine(false) || !of_a_move(&proposed.effect);
        Followed {
            by: self.event.by.player(),
            effects: once(self.effects().filter(told)),
            broken: laws(&finding.broken),
            kept: if silent {
                laws(&self.ruling.because)
            } else {
                Vec::new()
            },
        }
    }
}

/// Each effect once, with all statements from which it follows.
pub(crate) fn once<'a>(proposed: impl Iterator<Item = &'a Proposed>) -> Vec<(Effect, Vec<Law>)> {
    let mut all: Vec<(Effect, Vec<Law>)> = Vec::new();
    for Proposed { law, effect } in proposed {
        match all.iter_mut().find(|(other, _)| other == effect) {
            Some((_, laws)) => laws.push(*law),
            None => all.push((effect.clone(), vec![*law])),
        }
    }
    all
}

const fn completes(effect: &Effect) -> bool {
    matches!(effect, Effect::Hand(HandEffect::Completed { .. }))
}

/// Whether it only says that a move is made.
const fn of_a_move(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Hand(HandEffect::Completed { .. } | HandEffect::HasTheMove { .. })
    )
}

/// Whether it follows from any move and any press of the clock.
const fn ordinary(effect: &Effect) -> bool {
    of_a_move(effect)
        || matches!(
            effect,
            Effect::Clock(ClockEffect::Runs { .. } | ClockEffect::Counted { .. })
        )
}

/// The statements by which something is done to a player for what he did.
const PENAL: [&str; 12] = [
    "1993:10.8.b",
    "1993:10.13.2.a",
    "1993:10.13.2.b",
    "1993:10.17.a",
    "1993:10.17.b",
    "1993:11.4",
    "1993:15.2",
    "1993:16.5.a",
    "1993:16.5.b",
    "1993:16.5.c",
    "1993:12.4.1",
    "1993:12.4.2",
];

/// Whether it is something done to a player for what he did.
pub(super) fn penal(proposed: &Proposed) -> bool {
    let of_the_list = |statement: Statement| PENAL.contains(&statement.id());
    proposed.law.founding.is_some_and(of_the_list)
}
