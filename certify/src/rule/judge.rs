//! The dispute judged: the fold over its events, and the answers to its questions.

use chesslaws_board::table::{ClockEffect, Effect, Event, HandEffect, Outcome, Time};
use chesslaws_board::{Colour, Move};
use chesslaws_law::{Dispute as Disputed, Law};
use chesslaws_oracle::table::{Applied, Game, Impossibility, Proposed, Running, State};
use chesslaws_oracle::{Ground, Ruling};

use super::dispute::{Dispute, Question};

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

/// A dispute judged under one set of readings.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The first state.
    pub start: State,
    /// The events with their rulings.
    pub steps: Vec<Step>,
    /// Whether it is asked first what follows from what was done last, and not how the game stands.
    pub of_the_last: bool,
    /// The answers, in the order of the questions.
    pub answers: Vec<Answer>,
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// How the game ended; `None`: it is not over.
    Result(Option<Outcome>),
    /// What followed from the decisive event.
    Ruling(Followed),
    /// The moves to which the player who has the move is bound; `None`: to none in particular.
    Moves(Colour, Option<Vec<Move>>),
    /// What each has used and has left, and whose clock runs.
    Clocks {
        /// White's used time, and what is left where there is a control.
        white: (Time, Option<Time>),
        /// Black's.
        black: (Time, Option<Time>),
        /// Whose clock runs.
        running: Option<Colour>,
    },
    /// What may be or was imposed, as it followed in the course of the events.
    Penalties(Vec<Effect>),
    /// Whether the claim would be granted, with the grounds.
    May {
        /// The claim.
        claim: Event,
        /// Whether it would be.
        granted: bool,
        /// What carries that: what is met or, where it is not granted, what is broken or lacking.
        because: Vec<Ground>,
    },
}

/// Which event cannot have happened, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unheard {
    /// Which, counted from 0.
    pub event: usize,
    /// Why not.
    pub why: Impossibility,
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

/// Judges the events under a game's readings.
///
/// # Errors
/// An event that cannot have happened as it is told.
pub fn judge(game: &Game, dispute: &Dispute, events: &[Event]) -> Result<Judged, Unheard> {
    let mut start = game.start(
        dispute.positions.last().unwrap_or(&dispute.start).clone(),
        dispute.conditions.clone(),
    );
    // What was played before counts for repetition and the fifty moves.
    start.positions.clone_from(&dispute.positions);
    let mut state = start.clone();
    let mut steps = Vec::new();
    for (at, event) in events.iter().enumerate() {
        let ruling = game
            .apply(&state, event)
            .map_err(|why| Unheard { event: at, why })?;
        let before = std::mem::replace(&mut state, ruling.finding.state.clone());
        steps.push(Step {
            event: event.clone(),
            before,
            ruling,
        });
    }
    let mut judged = Judged {
        start,
        steps,
        of_the_last: dispute.questions.first() == Some(&Question::Ruling),
        answers: Vec::new(),
    };
    let questions: &[Question] = if dispute.questions.is_empty() {
        &[Question::Result]
    } else {
        &dispute.questions
    };
    judged.answers = questions
        .iter()
        .map(|question| judged.answer(game, question))
        .collect();
    Ok(judged)
}

impl Step {
    /// Whether a statement speaks of it, if only to say that it does not apply.
    fn speaks(&self) -> bool {
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

    /// Whether a move was completed by it.
    fn completes(&self) -> bool {
        let effects = &self.ruling.finding.effects;
        effects.iter().any(|proposed| completes(&proposed.effect))
    }

    /// Whether a move was completed or a clock started, as in every game, and nothing more; a touch is that too where the
    /// move was completed later.
    fn is_routine(&self, completed_later: bool) -> bool {
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
    fn followed(&self) -> Followed {
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

impl Judged {
    /// How things stand at the end.
    #[must_use]
    pub fn state(&self) -> &State {
        self.steps
            .last()
            .map_or(&self.start, |step| &step.ruling.finding.state)
    }

    /// The steps after the end of the game of which a statement speaks.
    pub fn afterwards(&self) -> impl Iterator<Item = &Step> {
        let after = |step: &&Step| step.before.ended.is_some() && step.speaks();
        let decisive = self.decisive().map(std::ptr::from_ref);
        self.steps
            .iter()
            .filter(after)
            .filter(move |&step| decisive != Some(std::ptr::from_ref(step)))
    }

    /// The step that decides: the one that ended the game, or the last from which more followed than that a move was
    /// completed and the clocks run, or the last.
    #[must_use]
    pub fn decisive(&self) -> Option<&Step> {
        let ends =
            |step: &&Step| step.before.ended.is_none() && step.ruling.finding.state.ended.is_some();
        let speaks = |step: &&Step| step.speaks();
        let last = || self.steps.iter().rev().find(speaks);
        if self.of_the_last {
            return last().or(self.steps.last());
        }
        let decides = |at: &usize| {
            let (step, later) = (&self.steps[*at], &self.steps[at + 1..]);
            step.speaks() && !step.is_routine(later.iter().any(Step::completes))
        };
        let decides = (0..self.steps.len()).rev().find(decides);
        self.steps
            .iter()
            .find(ends)
            .or_else(|| decides.map(|at| &self.steps[at]))
            .or_else(last)
            .or(self.steps.last())
    }

    /// The disputed readings that were touched, in the order of the Laws.
    #[must_use]
    pub fn disputes(&self) -> Vec<Disputed> {
        let mut all: Vec<Disputed> = self
            .steps
            .iter()
            .flat_map(|step| step.ruling.disputes.clone())
            .collect();
        all.sort_by_key(|dispute| dispute.id());
        all.dedup();
        all
    }

    /// What is compared when something is changed: the answers without the exact times, and what followed last.
    #[must_use]
    pub fn gist(&self) -> Gist {
        let state = self.state();
        let last = self.decisive().map(|step| {
            let effects = step.effects().map(|proposed| proposed.effect.clone());
            effects.filter(|effect| !timed(effect)).collect::<Vec<_>>()
        });
        let may = self.answers.iter().filter_map(|answer| match answer {
            Answer::May { granted, .. } => Some(*granted),
            _ => None,
        });
        Gist {
            result: state.ended.as_ref().map(|ended| ended.outcome),
            bound: state.hand.bound.clone(),
            running: running(state),
            granted: may.collect(),
            broken: self
                .decisive()
                .map_or_else(Vec::new, |step| step.followed().broken),
            effects: last.unwrap_or_default(),
        }
    }

    fn answer(&self, game: &Game, question: &Question) -> Answer {
        let state = self.state();
        match question {
            Question::Result => Answer::Result(state.ended.as_ref().map(|ended| ended.outcome)),
            Question::Ruling => {
                Answer::Ruling(self.decisive().map(Step::followed).unwrap_or_default())
            }
            Question::Moves => Answer::Moves(state.turn(), state.hand.bound.clone()),
            Question::Clocks => {
                let of = |side| (state.clocks.of(side).used, state.clocks.left(side));
                Answer::Clocks {
                    white: of(Colour::White),
                    black: of(Colour::Black),
                    running: running(state),
                }
            }
            Question::Penalties => {
                let of_step = |step: &Step| {
                    let effects = step.ruling.finding.effects.iter();
                    let penalties = once(effects.filter(|proposed| penal(proposed)));
                    penalties.into_iter().map(|(effect, _)| effect)
                };
                let penalties = self.steps.iter().flat_map(of_step).collect();
                Answer::Penalties(penalties)
            }
            Question::May(claim) => may(game, state, claim),
        }
    }
}

/// What a change is compared by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gist {
    /// The result.
    pub result: Option<Outcome>,
    /// The moves the player is bound to.
    pub bound: Option<Vec<Move>>,
    /// Whose clock runs.
    pub running: Option<Colour>,
    /// Which of the claims asked about would be granted.
    pub granted: Vec<bool>,
    /// Which statements the decisive event broke.
    pub broken: Vec<Law>,
    /// What followed from the decisive event.
    pub effects: Vec<Effect>,
}

/// A claim is tried: it would be granted if the game then ends with a draw, or with the claimant's win.
pub(crate) fn may(game: &Game, state: &State, claim: &Event) -> Answer {
    let refused = |because| Answer::May {
        claim: claim.clone(),
        granted: false,
        because,
    };
    let Ok(ruling) = game.apply(state, claim) else {
        return refused(Vec::new());
    };
    let before = state.ended.is_none();
    let granted = ruling
        .finding
        .state
        .ended
        .as_ref()
        .filter(|_| before)
        .is_some_and(|ended| {
            ended.outcome == Outcome::Drawn
                || ended.outcome.winner().is_some() && ended.outcome.winner() == claim.by.player()
        });
    if granted {
        Answer::May {
            claim: claim.clone(),
            granted,
            because: ruling.because,
        }
    } else {
        refused([ruling.because, ruling.finding.lacking].concat())
    }
}

/// Whose clock runs.
pub(crate) const fn running(state: &State) -> Option<Colour> {
    match state.clocks.running {
        Running::Neither => None,
        Running::Of(side) => Some(side),
    }
}

/// Whether an effect is of the exact time, which any change of a time changes.
const fn timed(effect: &Effect) -> bool {
    matches!(effect, Effect::Clock(_))
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
fn penal(proposed: &Proposed) -> bool {
    let of_the_list = |statement: chesslaws_law::Statement| PENAL.contains(&statement.id());
    proposed.law.founding.is_some_and(of_the_list)
}
