//! The dispute judged: the fold over its events, and the answers to its questions.

use std::sync::Arc;

use chesslaws_board::table::{ClockEffect, Effect, Event, Outcome, Time};
use chesslaws_board::{Colour, Move};
use chesslaws_law::{Dispute as Disputed, Law};
use chesslaws_oracle::Ground;
use chesslaws_oracle::table::{Game, Impossibility, Running, State};

use super::dispute::{Dispute, Question};
use super::step::{Followed, Step, once, penal};

/// A dispute judged under one set of readings.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The first state.
    pub start: State,
    /// The events with their rulings; what is judged again with a change shares those before it.
    pub steps: Vec<Arc<Step>>,
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

/// Judges the events under a game's readings.
///
/// # Errors
/// An event that cannot have happened as it is told.
pub fn judge(game: &Game, dispute: &Dispute, events: &[Event]) -> Result<Judged, Unheard> {
    go_on(game, dispute, begun(game, dispute), Vec::new(), events)
}

/// The state before the first event.
pub(crate) fn begun(game: &Game, dispute: &Dispute) -> State {
    let last = dispute.positions.last().unwrap_or(&dispute.start);
    let mut start = game.start(last.clone(), dispute.conditions.clone());
    // What was played before counts for repetition and the fifty moves.
    start.positions.clone_from(&dispute.positions);
    start
}

/// Judges events of which the first `kept` are those that are judged already, under the same conditions.
///
/// # Errors
/// As [`judge`].
pub fn judge_from(
    game: &Game,
    dispute: &Dispute,
    (judged, kept): (&Judged, usize),
    events: &[Event],
) -> Result<Judged, Unheard> {
    let steps = judged.steps[..kept].to_vec();
    go_on(game, dispute, judged.start.clone(), steps, events)
}

/// Judges the events that follow on the steps, and answers the questions.
fn go_on(
    game: &Game,
    dispute: &Dispute,
    start: State,
    mut steps: Vec<Arc<Step>>,
    events: &[Event],
) -> Result<Judged, Unheard> {
    let mut state = steps
        .last()
        .map_or(&start, |step| &step.ruling.finding.state)
        .clone();
    for (at, event) in events.iter().enumerate().skip(steps.len()) {
        let ruling = game
            .apply(&state, event)
            .map_err(|why| Unheard { event: at, why })?;
        let before = std::mem::replace(&mut state, ruling.finding.state.clone());
        steps.push(Arc::new(Step {
            event: event.clone(),
            before,
            ruling,
        }));
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

impl Judged {
    /// The events with their rulings, in order.
    pub fn steps(&self) -> impl DoubleEndedIterator<Item = &Step> {
        self.steps.iter().map(|step| &**step)
    }

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
        self.steps()
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
        let last = || self.steps().rev().find(speaks);
        if self.of_the_last {
            return last().or(self.steps().last());
        }
        let decides = |at: &usize| {
            let (step, later) = (&self.steps[*at], &self.steps[at + 1..]);
            !step.ruling.because.is_empty()
                && !step.is_routine(later.iter().any(|step| step.completes()))
        };
        let decides = (0..self.steps.len()).rev().find(decides);
        self.steps()
            .find(ends)
            .or_else(|| decides.map(|at| &*self.steps[at]))
            .or_else(last)
            .or(self.steps().last())
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

    /// What is compared when something is changed: the answers, and what followed from the decisive event.
    #[must_use]
    pub fn gist(&self) -> Gist {
        let state = self.state();
        let last = self
            .decisive()
            .map(|step| once(step.effects()).into_iter().map(|(effect, _)| effect));
        let times = self.answers.iter().find_map(|answer| match answer {
            Answer::Clocks { white, black, .. } => Some([white.0, black.0]),
            _ => None,
        });
        let may = self.answers.iter().filter_map(|answer| match answer {
            Answer::May { granted, .. } => Some(*granted),
            _ => None,
        });
        Gist {
            result: state.ended.as_ref().map(|ended| ended.outcome),
            bound: state.hand.bound.clone(),
            // Whose clock runs after the end changes nothing.
            running: running(state).filter(|_| state.ended.is_none()),
            granted: may.collect(),
            broken: self
                .decisive()
                .map_or_else(Vec::new, |step| step.followed().broken),
            effects: last.into_iter().flatten().collect(),
            times,
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
                let penalties = self.steps().flat_map(of_step).collect();
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
    /// What White and what Black has used, where that is asked.
    pub times: Option<[Time; 2]>,
}

impl Gist {
    /// Without the exact times, which any change of a time changes.
    #[must_use]
    pub fn but_for_times(mut self) -> Self {
        self.effects.retain(|effect| !timed(effect));
        self.times = None;
        self
    }
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

/// Whether an effect is of an exact time.
const fn timed(effect: &Effect) -> bool {
    use ClockEffect::{Late, SavedAdded, SetBack, UsedAdded, UsedSet};
    matches!(
        effect,
        Effect::Clock(
            UsedAdded { .. } | UsedSet { .. } | SavedAdded { .. } | Late { .. } | SetBack { .. }
        )
    )
}
