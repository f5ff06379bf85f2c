//! Faults in Article 10 (forfeits), off the board plane.

use chesslaws_board::Colour;
use chesslaws_board::table::{Act, Actor, ClaimEffect, ClockAct, Outcome, Time};
use chesslaws_law::law;
use chesslaws_oracle::table::{At, Word};
use chesslaws_oracle::{Ruling, art10_forfeits};

use super::art12::{with_before, with_now};
use super::met;

super::faults! {
    "1993:10.14.a" over_at_the_limit;
    "1993:10.15.a" an_hour_on_his_clock;
    "1993:10.15.b" half_an_hour_late;
    "1993:10.15.c" late_by_his_clock;
    "1993:10.17.c" one_is_both;
}

/// Who has used exactly his time has overstepped it.
fn over_at_the_limit(at: &At<'_>) -> Ruling<Word> {
    if let Act::Clock(ClockAct::SeesFlag { side }) = *at.act() {
        let clock = at.before.clocks.of(side);
        if clock.allotted == Some(clock.used) {
            let outcome = Outcome::won_by(side.opponent());
            return met(law!("1993:10.14.a"), [ClaimEffect::Ends { outcome }.into()]);
        }
    }
    art10_forfeits::time_overstepped(at)
}

/// The hour is one on his own clock.
fn an_hour_on_his_clock(at: &At<'_>) -> Ruling<Word> {
    with_now(
        at,
        |state| state.time = on_his_clock(at),
        art10_forfeits::late_for_the_game,
    )
}

/// Half an hour is all that is waited for a player at the resumption.
fn half_an_hour_late(at: &At<'_>) -> Ruling<Word> {
    with_now(
        at,
        |state| state.time = state.time.and(Time::minutes(30)),
        art10_forfeits::late_for_the_resumption,
    )
}

/// A player is late by what has passed on his clock.
fn late_by_his_clock(at: &At<'_>) -> Ruling<Word> {
    with_now(
        at,
        |state| state.time = on_his_clock(at),
        art10_forfeits::lateness,
    )
}

/// Both lose when one of them comes too late.
fn one_is_both(at: &At<'_>) -> Ruling<Word> {
    with_before(
        at,
        |state| {
            let opponent = comes(at).map(|side| Actor::Player(side.opponent()));
            state.events.retain(|event| Some(event.by) != opponent);
        },
        art10_forfeits::both_late,
    )
}

fn comes(at: &At<'_>) -> Option<Colour> {
    match *at.act() {
        Act::Clock(ClockAct::Arrives) => at.player(),
        Act::Clock(ClockAct::FindsAbsent { side }) => Some(side),
        _ => None,
    }
}

fn on_his_clock(at: &At<'_>) -> Time {
    comes(at).map_or(Time::ZERO, |side| at.before.clocks.of(side).used)
}
