//! The clocks as they run, before the Laws speak.

use chesslaws_board::Colour;
use chesslaws_board::table::{
    Act, Actor, ClockAct, ClockEffect, Condition, EnvelopeAct, Event, Time,
};

use super::{Impossibility, State, envelope};

/// A period of play, up to a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// How many moves are to be made in it; `None`: all that are left.
    pub moves: Option<u32>,
    /// In how much time.
    pub time: Time,
}

/// Which clock runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Running {
    /// Neither.
    #[default]
    Neither,
    /// That player's.
    Of(Colour),
}

/// One player's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Side {
    /// What he has used in the period.
    pub used: Time,
    /// What he had used in the periods before.
    pub used_before: Time,
    /// What he has for the period, with what he saved.
    pub allotted: Option<Time>,
    /// Which period it is, counted from 0.
    pub period: usize,
    /// How many moves he completed in the period, each with its press.
    pub made: u32,
}

/// Both clocks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clocks {
    /// The periods of play.
    pub periods: Vec<Period>,
    /// Which clock runs.
    pub running: Running,
    /// White's and Black's.
    sides: [Side; 2],
}

impl Clocks {
    /// Before play.
    #[must_use]
    pub fn new(conditions: &[Condition]) -> Self {
        let periods: Vec<Period> = conditions.iter().filter_map(period).collect();
        let side = Side {
            allotted: periods.first().map(|period| period.time),
            ..Side::default()
        };
        Self {
            periods,
            running: Running::Neither,
            sides: [side; 2],
        }
    }

    /// One player's.
    #[must_use]
    pub const fn of(&self, side: Colour) -> &Side {
        &self.sides[side as usize]
    }

    /// One player's, to be changed.
    pub const fn of_mut(&mut self, side: Colour) -> &mut Side {
        &mut self.sides[side as usize]
    }

    /// Whether a player has used more than he has for the period. Exactly as much is not more.
    #[must_use]
    pub fn overstepped(&self, side: Colour) -> bool {
        let side = self.of(side);
        side.allotted.is_some_and(|allotted| side.used > allotted)
    }

    /// What is left to a player up to the control; `None` without a time control.
    #[must_use]
    pub fn left(&self, side: Colour) -> Option<Time> {
        let side = self.of(side);
        side.allotted.map(|allotted| allotted.less(side.used))
    }

    /// How many moves a player must still complete before the control; `None` where none are required by number.
    #[must_use]
    pub fn moves_to_go(&self, side: Colour) -> Option<u32> {
        let side = self.of(side);
        let required = self.periods.get(side.period)?.moves?;
        Some(required.saturating_sub(side.made))
    }
}

fn period(condition: &Condition) -> Option<Period> {
    match *condition {
        Condition::Period { moves, time } => Some(Period {
            moves: Some(moves),
            time,
        }),
        Condition::Rest { time } => Some(Period { moves: None, time }),
        _ => None,
    }
}

/// Time passes: the clock that runs goes on.
pub(super) fn pass(state: &mut State, event: &Event) -> Result<(), Impossibility> {
    if event.act == Act::Envelope(EnvelopeAct::OpensResumption) {
        // Another session: its time is counted anew.
        state.time = event.at.unwrap_or_default();
        return Ok(());
    }
    let Some(at) = event.at else {
        return Ok(());
    };
    if at < state.time {
        return Err(Impossibility(format!(
            "{at} is before {}, the time of the event before",
            state.time
        )));
    }
    let passed = at.less(state.time);
    state.time = at;
    if let Running::Of(side) = state.clocks.running {
        let clock = state.clocks.of_mut(side);
        clock.used = clock.used.and(passed);
    }
    Ok(())
}

/// The act happens.
pub(super) fn observe(state: &mut State, by: Actor, act: &ClockAct) -> Result<(), Impossibility> {
    match *act {
        ClockAct::Presses => {
            let side = by
                .player()
                .ok_or_else(|| Impossibility("only a player presses his clock".to_owned()))?;
            state.clocks.running = Running::Of(side.opponent());
        }
        ClockAct::Starts { side } => state.clocks.running = Running::Of(side),
        ClockAct::StopsBoth => state.clocks.running = Running::Neither,
        ClockAct::SeesFlag { .. } | ClockAct::FindsBothFlags | ClockAct::FindsFirstFlag { .. } => {
            if by != Actor::Arbiter {
                return Err(Impossibility(format!("no player `{act}`")));
            }
        }
        ClockAct::Arrives => {
            let side = by
                .player()
                .ok_or_else(|| Impossibility("only a player comes to his board".to_owned()))?;
            envelope::arrives(state, side);
        }
        ref other => return Err(Impossibility(format!("`{other}` is not understood"))),
    }
    Ok(())
}

/// What the Laws say follows.
pub(super) fn carry_out(state: &mut State, effect: &ClockEffect) {
    match *effect {
        ClockEffect::BothStand => state.clocks.running = Running::Neither,
        ClockEffect::Runs { side } => state.clocks.running = Running::Of(side),
        ClockEffect::UsedAdded { side, time } => {
            let clock = state.clocks.of_mut(side);
            clock.used = clock.used.and(time);
        }
        ClockEffect::UsedSet { side, time } => state.clocks.of_mut(side).used = time,
        _ => {}
    }
}

/// The period with that index begins for both, with its first move still to be made. What was saved is added, and what
/// was used beyond the allotment is used of the new period. A player who is in it already stays there.
pub(super) fn begin(state: &mut State, period: usize) {
    for side in Colour::BOTH {
        while state.clocks.of(side).period < period {
            let next = state.clocks.of(side).period + 1;
            let time = state.clocks.periods.get(next).map(|period| period.time);
            let clock = state.clocks.of_mut(side);
            let allotted = clock.allotted.unwrap_or_default();
            let (over, saved) = (clock.used.less(allotted), allotted.less(clock.used));
            clock.used_before = clock.used_before.and(clock.used.less(over));
            clock.used = over;
            clock.allotted = time.map(|time| time.and(saved));
            clock.period = next;
        }
        state.clocks.of_mut(side).made = 0;
    }
}
