//! Faults in Article 12, off the board plane: the right function is asked of what is not so.

use chesslaws_board::Colour;
use chesslaws_board::table::{Act, ClockAct, ClockEffect, Condition, Effect, Event, Time};
use chesslaws_law::law;
use chesslaws_oracle::table::{At, OfEvent, State, Word};
use chesslaws_oracle::{
    Ruling, art12_adjustments, art12_both_flags, art12_clock, art12_proportion,
};

use super::met;

super::faults! {
    "1993:12.1.a" control_passed_a_move_early;
    "1993:12.1.b" saved_for_the_opponent;
    "1993:12.2.a" flag_down_at_the_limit;
    "1993:12.2.b" minute_hand_beside_a_sound_flag;
    "1993:12.2.c" claim_with_the_arbiter_there;
    "1993:12.3.a" hour_not_minded;
    "1993:12.3.b" press_without_a_move;
    "1993:12.4.a" defective_clock_believed;
    "1993:12.4.b" claim_after_the_fall;
    "1993:12.4.c" sound_clock_replaced;
    "1993:12.4.1" more_than_five_minutes_left;
    "1993:12.4.2" a_minute_a_move_but_one;
    "1993:12.5.a" clocks_run_on;
    "1993:12.5.b" stopped_with_the_arbiter_there;
    "1993:12.6.a" both_by_whites_moves;
    "1993:12.6.b" barred_at_the_floor;
    "1993:12.8.a" one_flag_of_two;
}

/// The control is passed with the last move but one.
fn control_passed_a_move_early(at: &At<'_>) -> Ruling<Word> {
    let mut proposed = at.proposed.to_vec();
    for one in &mut proposed {
        if let Effect::Clock(ClockEffect::Counted { moves, .. }) = &mut one.effect {
            *moves += 1;
        }
    }
    art12_clock::moves_in_time(&At {
        proposed: &proposed,
        ..*at
    })
}

/// What a player saved is added to his opponent's next period.
fn saved_for_the_opponent(at: &At<'_>) -> Ruling<Word> {
    art12_clock::time_saved(at).map(|word| match word {
        Word::Met(effects) => Word::Met(effects.into_iter().map(to_the_opponent).collect()),
        word => word,
    })
}

fn to_the_opponent(effect: Effect) -> Effect {
    match effect {
        Effect::Clock(ClockEffect::SavedAdded { side, time }) => ClockEffect::SavedAdded {
            side: side.opponent(),
            time,
        }
        .into(),
        effect => effect,
    }
}

/// The flag is down when exactly the time of the period is used.
fn flag_down_at_the_limit(at: &At<'_>) -> Ruling<Word> {
    with_more_used(at, 1, art12_clock::flag)
}

/// The minute hand decides, whether the flag is defective or not.
fn minute_hand_beside_a_sound_flag(at: &At<'_>) -> Ruling<Word> {
    with_before(
        at,
        |state| {
            for side in Colour::BOTH {
                state.clocks.of_mut(side).flag_defective = true;
            }
        },
        art12_clock::minute_hand,
    )
}

/// A player claims the flag whether the arbiter is there or not.
fn claim_with_the_arbiter_there(at: &At<'_>) -> Ruling<Word> {
    with_before(at, arbiter_away, art12_clock::flag_claimed)
}

/// White's clock may be started at any time.
fn hour_not_minded(at: &At<'_>) -> Ruling<Word> {
    with_before(
        at,
        |state| state.time = Time::ZERO,
        art12_clock::start_of_whites_clock,
    )
}

/// Whoever presses starts the opponent's clock, whether he has moved or not.
fn press_without_a_move(at: &At<'_>) -> Ruling<Word> {
    match (at.act(), at.player()) {
        (Act::Clock(ClockAct::Presses), Some(side)) => {
            let side = side.opponent();
            met(law!("1993:12.3.b"), [ClockEffect::Runs { side }.into()])
        }
        _ => art12_clock::stop_and_start(at),
    }
}

/// What a clock shows is conclusive, though it is evidently defective.
fn defective_clock_believed(at: &At<'_>) -> Ruling<Word> {
    with_before(
        at,
        |state| state.clocks.defective = false,
        art12_adjustments::what_a_clock_shows,
    )
}

/// The claim may be made after the flag has fallen.
fn claim_after_the_fall(at: &At<'_>) -> Ruling<Word> {
    let law = art12_adjustments::claim_of_a_defect;
    at.player()
        .map_or_else(|| law(at), |side| with_used(at, side, |_| Time::ZERO, law))
}

/// Any clock is replaced, with the times that the arbiter sets.
fn sound_clock_replaced(at: &At<'_>) -> Ruling<Word> {
    with_before(
        at,
        |state| state.clocks.defective = true,
        art12_adjustments::defective_clock,
    )
}

/// More than five minutes have to be left.
fn more_than_five_minutes_left(at: &At<'_>) -> Ruling<Word> {
    with_now(
        at,
        |state| {
            for side in Colour::BOTH {
                let clock = state.clocks.of_mut(side);
                clock.used = clock.used.and(Time(1));
            }
        },
        art12_adjustments::five_minutes_left,
    )
}

/// One minute has to be left for each move but one.
fn a_minute_a_move_but_one(at: &At<'_>) -> Ruling<Word> {
    with_now(
        at,
        |state| {
            for side in Colour::BOTH {
                let clock = state.clocks.of_mut(side);
                clock.used = clock.used.less(Time::minutes(1));
            }
        },
        art12_adjustments::a_minute_a_move_left,
    )
}

/// The clocks run on while the arbiter sees to the cause.
fn clocks_run_on(at: &At<'_>) -> Ruling<Word> {
    match at.act() {
        Act::Clock(ClockAct::Interrupts) => met(law!("1993:12.5.a"), []),
        _ => art12_adjustments::interruption(at),
    }
}

/// A player stops both clocks whether the arbiter is there or not.
fn stopped_with_the_arbiter_there(at: &At<'_>) -> Ruling<Word> {
    with_before(
        at,
        arbiter_away,
        art12_adjustments::interruption_in_his_absence,
    )
}

/// Both players' times are set by the moves that White made.
fn both_by_whites_moves(at: &At<'_>) -> Ruling<Word> {
    let act = match at.act().clone() {
        Act::Clock(ClockAct::CannotEstablishTimes {
            white, white_found, ..
        }) => Act::Clock(ClockAct::CannotEstablishTimes {
            white,
            white_found,
            black: white,
            black_found: white_found,
        }),
        act => act,
    };
    let event = Event {
        act,
        ..at.event.clone()
    };
    art12_proportion::times_in_proportion(&At {
        event: &event,
        ..*at
    })
}

/// 12.6 is not applied where exactly five minutes, or exactly a minute a move, would be left.
fn barred_at_the_floor(at: &At<'_>) -> Ruling<Word> {
    with_more_used(at, 2, art12_proportion::bar_of_the_proportion)
}

/// The game goes on when one of the two flags is found down.
fn one_flag_of_two(at: &At<'_>) -> Ruling<Word> {
    match at.act() {
        Act::Clock(ClockAct::FindsBothFlags) => {
            met(law!("1993:12.8.a"), [ClockEffect::FlagsSetAside.into()])
        }
        _ => art12_both_flags::both_flags(at),
    }
}

fn arbiter_away(state: &mut State) {
    state.conditions.push(Condition::ArbiterAbsent);
}

/// The right function, where things stood otherwise before the event.
pub(super) fn with_before(
    at: &At<'_>,
    change: impl FnOnce(&mut State),
    law: OfEvent,
) -> Ruling<Word> {
    let mut before = at.before.clone();
    change(&mut before);
    law(&At {
        before: &before,
        ..*at
    })
}

/// The right function, where things stand otherwise after the act.
pub(super) fn with_now(at: &At<'_>, change: impl FnOnce(&mut State), law: OfEvent) -> Ruling<Word> {
    let mut now = at.now.clone();
    change(&mut now);
    law(&At { now: &now, ..*at })
}

/// The right function, where a player had used another time.
pub(super) fn with_used(
    at: &At<'_>,
    side: Colour,
    used: impl FnOnce(Time) -> Time,
    law: OfEvent,
) -> Ruling<Word> {
    with_before(
        at,
        |state| {
            let clock = state.clocks.of_mut(side);
            clock.used = used(clock.used);
        },
        law,
    )
}

/// The right function, where both had used so many milliseconds more.
fn with_more_used(at: &At<'_>, more: u64, law: OfEvent) -> Ruling<Word> {
    with_before(
        at,
        |state| {
            for side in Colour::BOTH {
                let clock = state.clocks.of_mut(side);
                clock.used = clock.used.and(Time(more));
            }
        },
        law,
    )
}
