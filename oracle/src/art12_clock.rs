//! Articles 12.1 to 12.3, the clock and its flag (1993: 12.1-12.3; 2023: 6.1-6.3, 6.6, 6.8).
//!
//! A flag falls when more than the time of the period is used: at exactly that time it stands. Its fall and the point that
//! the minute hand has passed are left to the arbiter's eye, which comes in as his acts.

use chesslaws_board::Colour;
use chesslaws_board::table::{Act, ClockAct, ClockEffect, ClockFact, Effect, HandAct, Time};
use chesslaws_law::{Law, law};

use crate::table::laws::{broken, lacking, met, silent, statements};
use crate::table::{At, Running, State, Word};
use crate::{Ruling, art2_pieces};

statements![art12_clock:
    "1993:12.1.a" moves_in_time, second;
    "1993:12.1.b" time_saved, second;
    "1993:12.2.a" flag;
    "1993:12.2.b" minute_hand;
    "1993:12.2.c" flag_claimed;
    "1993:12.3.a" start_of_whites_clock;
    "1993:12.3.b" stop_and_start;
];

/// Each player must make a set number of moves in a set time, both fixed in advance.
///
/// statement: `1993:12.1.a`, `2023:6.3.1`
pub fn moves_in_time(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:12.1.a");
    if let Some(side) = control_passed(at) {
        let effect = ClockEffect::PeriodBegins { side };
        let made = at.before.moves_of_period(side);
        return moves_counted(met(law, [effect.into()]), at.before, side, made);
    }
    match time_over(at) {
        Some(side) if at.before.clocks.overstepped(side) => {
            let made = at.before.clocks.of(side).made;
            moves_counted(broken(law, []), at.before, side, made)
        }
        _ => silent(),
    }
}

/// Time saved in one period is added to the next.
///
/// statement: `1993:12.1.b`, `2023:6.3.2.a`
pub fn time_saved(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:12.1.b");
    let clocks = &at.before.clocks;
    let Some(side) = control_passed(at) else {
        return silent();
    };
    match (
        clocks.left(side),
        clocks.periods.get(clocks.of(side).period + 1),
    ) {
        (Some(Time::ZERO), Some(_)) => times(lacking_of(law), at.before, side),
        (Some(time), Some(_)) => {
            let effect = ClockEffect::SavedAdded { side, time };
            times(met(law, [effect.into()]), at.before, side)
        }
        _ => silent(),
    }
}

/// Each clock has a flag that marks the end of the period; its fall is established by the arbiter's eye.
///
/// statement: `1993:12.2.a`, `2023:6.1.b`
pub fn flag(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:12.2.a");
    match *at.act() {
        Act::Clock(ClockAct::SeesFlag { side } | ClockAct::FindsFirstFlag { side }) => {
            established(at, side, law)
        }
        Act::Clock(ClockAct::ClaimsFlag { side }) => lacking(law, ClockFact::NotSeen { side }),
        _ => silent(),
    }
}

/// If the flag is defective, the time is over once the arbiter sees that the minute hand has passed the point of the
/// flag.
///
/// statement: `1993:12.2.b`
pub fn minute_hand(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:12.2.b");
    let Act::Clock(ClockAct::SeesMinuteHand { side }) = *at.act() else {
        return silent();
    };
    if !at.before.clocks.of(side).flag_defective {
        lacking(law, ClockFact::FlagSound { side })
    } else if at.before.clocks.overstepped(side) {
        let effect = ClockEffect::TimeOver { side };
        times(met(law, [effect.into()]), at.before, side).seeing(ClockFact::FlagDefective { side })
    } else {
        times(lacking_of(law), at.before, side)
    }
}

/// In the arbiter's absence a player may claim the flag and ask the arbiter to confirm it.
///
/// statement: `1993:12.2.c`, `2023:6.8`
pub fn flag_claimed(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:12.2.c");
    match *at.act() {
        Act::Clock(ClockAct::ClaimsFlag { .. } | ClockAct::ConfirmsFlag { .. })
            if at.before.arbiter_present() =>
        {
            lacking(law, ClockFact::ArbiterAtHand)
        }
        Act::Clock(ClockAct::ClaimsFlag { side }) => {
            let effect = ClockEffect::ToBeConfirmed { side };
            met(law, [effect.into()]).seeing(ClockFact::ArbiterAway)
        }
        Act::Clock(ClockAct::ConfirmsFlag { side }) => established(at, side, law),
        _ => silent(),
    }
}

/// At the appointed hour White's clock is started.
///
/// statement: `1993:12.3.a`, `2023:6.6`
pub fn start_of_whites_clock(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:12.3.a");
    let Act::Clock(ClockAct::Starts { side }) = *at.act() else {
        return silent();
    };
    let before = at.before;
    let unplayed = before.moves.is_empty() && before.clocks.running == Running::Neither;
    if !unplayed || *before.position() != art2_pieces::array() {
        return silent();
    }
    let time = before.time;
    let ruling = if side == Colour::White && time == Time::ZERO {
        met(law, [ClockEffect::Runs { side }.into()])
    } else {
        broken(law, [])
    };
    ruling.seeing(ClockFact::StartedAt { side, time })
}

/// During play each player, having made his move, stops his own clock and starts the opponent's.
///
/// statement: `1993:12.3.b`, `2023:6.2.1.a`
pub fn stop_and_start(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:12.3.b");
    let Some(side) = at.player() else {
        return silent();
    };
    let (before, opponent) = (at.before, side.opponent());
    match at.act() {
        Act::Clock(ClockAct::Presses) if before.unpressed(side) => {
            met(law, [ClockEffect::Runs { side: opponent }.into()])
        }
        Act::Clock(ClockAct::Presses) if before.turn() == side => {
            broken(law, []).seeing(ClockFact::NoMove { side })
        }
        Act::Hand(HandAct::LetsGo)
            if before.clocks.running == Running::Of(opponent) && before.unpressed(opponent) =>
        {
            lacking(law, ClockFact::NotPressed { side: opponent })
        }
        _ => silent(),
    }
}

/// Whether what the arbiter has seen of a flag shows that the time is over.
fn established(at: &At<'_>, side: Colour, law: Law) -> Ruling<Word> {
    let (clocks, clock) = (&at.before.clocks, at.before.clocks.of(side));
    if clocks.defective {
        lacking(law, ClockFact::ClockDefective)
    } else if clock.flag_defective {
        lacking(law, ClockFact::FlagDefective { side })
    } else if clock.flag_set_aside {
        lacking(law, ClockFact::FlagSetAside { side })
    } else if clocks.flag_fallen(side) {
        let effect = ClockEffect::TimeOver { side };
        times(met(law, [effect.into()]), at.before, side)
    } else {
        times(lacking_of(law), at.before, side)
    }
}

/// The player who has just completed the last move required of him in the period, with the press.
fn control_passed(at: &At<'_>) -> Option<Colour> {
    at.proposed
        .iter()
        .find_map(|proposed| match proposed.effect {
            Effect::Clock(ClockEffect::Counted { side, moves }) => {
                let clocks = &at.before.clocks;
                let required = clocks.periods.get(clocks.of(side).period)?.moves?;
                (moves >= required).then_some(side)
            }
            _ => None,
        })
}

/// The player whose time is found to be over.
pub(crate) fn time_over(at: &At<'_>) -> Option<Colour> {
    at.proposed
        .iter()
        .find_map(|proposed| match proposed.effect {
            Effect::Clock(ClockEffect::TimeOver { side }) => Some(side),
            _ => None,
        })
}

/// The player whose flag, or minute hand, the arbiter looks at.
pub(crate) const fn flag_looked_at(at: &At<'_>) -> Option<Colour> {
    match at.event.act {
        Act::Clock(
            ClockAct::SeesFlag { side }
            | ClockAct::FindsFirstFlag { side }
            | ClockAct::SeesMinuteHand { side }
            | ClockAct::ConfirmsFlag { side },
        ) => Some(side),
        _ => None,
    }
}

/// A statement that lacks a premise, before the fact that says which.
pub(crate) fn lacking_of(law: Law) -> Ruling<Word> {
    Ruling::of(Word::Lacking).under(law)
}

/// With what a player has used and what he has for it.
pub(crate) fn times(ruling: Ruling<Word>, state: &State, side: Colour) -> Ruling<Word> {
    let clock = state.clocks.of(side);
    let used = ClockFact::Used {
        side,
        time: clock.used,
    };
    let ruling = ruling.seeing(used);
    match clock.allotted {
        Some(time) => ruling.seeing(ClockFact::Allotted { side, time }),
        None => ruling,
    }
}

/// With the moves that a player has made and those required, where a number is required of him.
pub(crate) fn moves_counted(
    ruling: Ruling<Word>,
    state: &State,
    side: Colour,
    made: u32,
) -> Ruling<Word> {
    let period = state.clocks.periods.get(state.clocks.of(side).period);
    match period.and_then(|period| period.moves) {
        Some(required) => ruling.seeing(ClockFact::MovesMade {
            side,
            made,
            required,
        }),
        None => ruling,
    }
}

#[cfg(test)]
mod tests {
    use chesslaws_board::Colour;
    use chesslaws_board::table::Time;

    use crate::table::{Game, State};

    fn after(fen: &str, conditions: &[&str], lines: &[&str]) -> State {
        let game = Game::founding();
        let settled = conditions.iter().map(|text| text.parse().expect(text));
        let mut state = game.start(fen.parse().expect("a FEN"), settled.collect());
        for line in lines {
            let event = line.parse().expect(line);
            state = game.apply(&state, &event).expect(line).finding.state;
        }
        state
    }

    const CONTROL: [&str; 3] = [
        "the time control is 40 moves in 2:00:00",
        "the time control is 20 moves in 1:00:00",
        "White's clock shows 1:59:00 used",
    ];

    #[test]
    fn the_control_is_passed_with_the_last_move_and_its_press() {
        let period = |moves: u32, lines: &[&str]| {
            let fen = format!("r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 {moves}");
            after(&fen, &CONTROL, lines).clocks.of(Colour::White).period
        };
        let pressed = ["White plays e2e4 and presses the clock"];
        assert_eq!(period(39, &pressed), 0);
        assert_eq!(period(40, &["White plays e2e4"]), 0);
        assert_eq!(period(40, &pressed), 1);
        assert_eq!(period(41, &[]), 1);
        assert_eq!(period(61, &[]), 2);
    }

    #[test]
    fn a_press_counts_up_to_the_limit() {
        let made = |at: &str| {
            let lines = [
                "the arbiter starts White's clock",
                &format!("{at} White plays e2e4 and presses the clock"),
            ];
            let fen = "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 39";
            after(fen, &CONTROL, &lines).clocks.of(Colour::White).made
        };
        assert_eq!(made("0:00:59.999"), 39);
        assert_eq!(made("0:01:00"), 39);
        assert_eq!(made("0:01:00.001"), 38);
    }

    #[test]
    fn what_was_saved_stays_with_the_player() {
        let lines = ["White plays e2e4 and presses the clock"];
        let state = after("r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 40", &CONTROL, &lines);
        assert_eq!(state.clocks.left(Colour::White), Some(Time::minutes(61)));
        assert_eq!(state.clocks.left(Colour::Black), Some(Time::minutes(120)));
    }
}
