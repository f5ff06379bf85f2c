//! How the clocks go on: time passes, what people do with them, and what the Laws say follows.

use chesslaws_board::Colour;
use chesslaws_board::table::{Act, Actor, ClockAct, ClockEffect, EnvelopeAct, Event, Time};

use super::super::{Impossibility, State, envelope};
use super::{Running, Side};

/// Time passes: the clock that runs goes on.
pub(in crate::table) fn pass(state: &mut State, event: &Event) -> Result<(), Impossibility> {
    for side in Colour::BOTH {
        // Moves that were taken back are not made, and need no press.
        let (since, of_period) = (state.moves_by(side), state.moves_of_period(side));
        let clock = state.clocks.of_mut(side);
        (clock.pressed, clock.made) = (clock.pressed.min(since), clock.made.min(of_period));
    }
    if event.act == Act::Envelope(EnvelopeAct::OpensResumption) {
        if event.by != Actor::Arbiter {
            return Err(Impossibility(
                "the arbiter opens the resumption, not a player".to_owned(),
            ));
        }
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

/// Who may do it: some acts are the arbiter's, some a player's.
fn by_whom(by: Actor, act: &ClockAct) -> Result<(), Impossibility> {
    use ClockAct::{
        AddsUsed, Arrives, CannotEstablishTimes, ClaimsDefect, ClaimsDefectOnFall, ClaimsFlag,
        NoticesDefect, Presses, Starts, StopsBoth, StopsToCall,
    };
    let whose = match act {
        Starts { .. } | StopsBoth => return Ok(()),
        CannotEstablishTimes {
            white,
            white_found,
            black,
            black_found,
        } if white > white_found || black > black_found => {
            let why = "more moves were made at the irregularity than when it was found";
            return Err(Impossibility(why.to_owned()));
        }
        AddsUsed { time, .. } if *time == Time::ZERO => {
            return Err(Impossibility("nothing is added".to_owned()));
        }
        Presses
        | Arrives
        | ClaimsFlag { .. }
        | NoticesDefect
        | ClaimsDefect
        | ClaimsDefectOnFall
        | StopsToCall => by.player().is_some(),
        _ => by.player().is_none(),
    };
    whose
        .then_some(())
        .ok_or_else(|| Impossibility(format!("it is not for him that `{act}` is said")))
}

/// The act happens.
pub(in crate::table) fn observe(
    state: &mut State,
    by: Actor,
    act: &ClockAct,
) -> Result<(), Impossibility> {
    by_whom(by, act)?;
    match *act {
        ClockAct::Presses => {
            if let Some(side) = by.player() {
                state.clocks.running = Running::Of(side.opponent());
                state.clocks.of_mut(side).pressed = state.moves_by(side);
            }
        }
        ClockAct::Starts { side } => state.clocks.running = Running::Of(side),
        ClockAct::StopsBoth | ClockAct::StopsToCall => state.clocks.running = Running::Neither,
        ClockAct::FindsFlagDefective { side } => state.clocks.of_mut(side).flag_defective = true,
        ClockAct::ClaimsFlag { side } => state.clocks.of_mut(side).flag_claimed = true,
        ClockAct::ConfirmsFlag { side } if !state.clocks.of(side).flag_claimed => {
            return Err(Impossibility("nobody has claimed that flag".to_owned()));
        }
        ClockAct::FindsClockDefective => state.clocks.defective = true,
        ClockAct::NoticesDefect => {
            if let Some(side) = by.player() {
                let clock = state.clocks.of_mut(side);
                clock.noticed = clock.noticed.or(Some(state.time));
            }
        }
        ClockAct::AddsUsed { time, side } => {
            let clock = state.clocks.of_mut(side);
            clock.used = clock.used.and(time);
        }
        ClockAct::SetsUsed { side, time } => state.clocks.of_mut(side).used = time,
        ClockAct::EstablishesTimes { white, black } => {
            for (side, used) in [(Colour::White, white), (Colour::Black, black)] {
                state.set_clock(side, state.moves_of_all(side), used);
            }
        }
        ClockAct::Arrives => {
            if let Some(side) = by.player() {
                envelope::arrives(state, side);
            }
        }
        _ => {}
    }
    Ok(())
}

/// What the Laws say follows.
pub(in crate::table) fn carry_out(state: &mut State, effect: &ClockEffect) {
    match *effect {
        ClockEffect::BothStand => state.clocks.running = Running::Neither,
        ClockEffect::Runs { side } => state.clocks.running = Running::Of(side),
        ClockEffect::UsedAdded { side, time } => {
            let clock = state.clocks.of_mut(side);
            clock.used = clock.used.and(time);
        }
        ClockEffect::UsedSet { side, time } => state.clocks.of_mut(side).used = time,
        ClockEffect::Counted { side, moves } => state.clocks.of_mut(side).made = moves,
        ClockEffect::PeriodBegins { side } => next_period(state, side),
        ClockEffect::SavedAdded { side, time } => {
            let clock = state.clocks.of_mut(side);
            clock.allotted = clock.allotted.map(|allotted| allotted.and(time));
        }
        ClockEffect::FlagsSetAside => {
            for side in Colour::BOTH {
                state.clocks.of_mut(side).flag_set_aside = true;
            }
        }
        ClockEffect::Late { side, time } => state.clocks.of_mut(side).late = time,
        ClockEffect::Replaced => {
            state.clocks.defective = false;
            for side in Colour::BOTH {
                let clock = state.clocks.of_mut(side);
                (clock.flag_defective, clock.noticed) = (false, None);
            }
        }
        ClockEffect::SetBack { side, time, moves } => state.set_clock(side, moves, time),
        ClockEffect::ByJudgement => state.clocks.by_judgement = true,
        _ => {}
    }
}

/// The period with that index begins for both, with its first move still to be made; what was saved is added. A player
/// who is in it already stays there.
pub(in crate::table) fn begin(state: &mut State, period: usize) {
    for side in Colour::BOTH {
        while state.clocks.of(side).period < period {
            let saved = state.clocks.left(side).unwrap_or_default();
            next_period(state, side);
            let clock = state.clocks.of_mut(side);
            clock.allotted = clock.allotted.map(|allotted| allotted.and(saved));
        }
        let since = state.moves_by(side);
        let clock = state.clocks.of_mut(side);
        (clock.made, clock.from, clock.pressed) = (0, -i64::from(since), since);
    }
}

/// A player's next period begins: the moves beyond those required are its first ones, and where he has not made those,
/// his next move is, and what he has used beyond the period is used of the next.
fn next_period(state: &mut State, side: Colour) {
    let made = state.moves_of_period(side);
    let required = state.clocks.periods.get(state.clocks.of(side).period);
    let required = required
        .and_then(|period| period.moves)
        .unwrap_or(made)
        .min(made);
    let next = state
        .clocks
        .periods
        .get(state.clocks.of(side).period + 1)
        .copied();
    let clock = state.clocks.of_mut(side);
    let over = clock.used.less(clock.allotted.unwrap_or(clock.used));
    *clock = Side {
        used: over,
        used_before: clock.used_before.and(clock.used.less(over)),
        allotted: next.map(|period| period.time),
        period: clock.period + 1,
        made: made - required,
        saved: clock.allotted.unwrap_or_default().less(clock.used),
        from: clock.from - i64::from(required),
        flag_set_aside: false,
        flag_claimed: false,
        ..*clock
    };
}
