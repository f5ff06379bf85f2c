//! Articles 12.4 to 12.6, what a clock proves, and the times that the arbiter changes (1993: 12.4-12.6; 2023: 6.10, 6.12,
//! 6.13, 7.6). Whether a clock is evidently defective is left to the arbiter's eye.

use chesslaws_board::Colour;
use chesslaws_board::table::{Act, ClockAct, ClockEffect, ClockFact, Effect, HallAct, Time};
use chesslaws_law::{Law, dispute, law};

use crate::Ruling;
use crate::art12_clock::{lacking_of, times};
use crate::table::laws::{broken, lacking, met, silent, statements};
use crate::table::{At, Clocks, Word};

statements![art12_adjustments:
    "1993:12.4.a" what_a_clock_shows;
    "1993:12.4.b" claim_of_a_defect;
    "1993:12.4.c" defective_clock;
    "1993:12.4.1" five_minutes_left;
    "1993:12.4.2" a_minute_a_move_left;
    "1993:12.5.a" interruption;
    "1993:12.5.b" interruption_in_his_absence;
    "1993:12.6.a" times_in_proportion, second;
    "1993:12.6.b" bar_of_the_proportion;
];

/// What a clock shows is conclusive unless it is evidently defective.
///
/// statement: `1993:12.4.a`, `2023:6.10.1.a`
pub fn what_a_clock_shows(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:12.4.a");
    match *at.act() {
        Act::Clock(ClockAct::ReadsClock { .. }) if at.before.clocks.defective => {
            lacking(law, ClockFact::ClockDefective)
        }
        Act::Clock(ClockAct::ReadsClock { time, side }) => {
            let effect = ClockEffect::UsedSet { side, time };
            met(law, [effect.into()]).seeing(ClockFact::ClockSound)
        }
        _ => silent(),
    }
}

/// A claim that it is defective must be made as soon as the fault is noticed, and not after the flag has fallen at the
/// end of the period.
///
/// statement: `1993:12.4.b`, `2023:6.10.2.a`
pub fn claim_of_a_defect(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:12.4.b");
    let on_the_fall = match at.act() {
        Act::Clock(ClockAct::ClaimsDefect) => false,
        Act::Clock(ClockAct::ClaimsDefectOnFall) => true,
        _ => return silent(),
    };
    let (before, Some(side)) = (at.before, at.player()) else {
        return silent();
    };
    let noticed = before.clocks.of(side).noticed;
    if let Some(time) = noticed.filter(|&noticed| noticed < before.time) {
        return broken(law, []).seeing(ClockFact::NoticedAt { side, time });
    }
    let heard = [ClockEffect::ToBeExamined.into()];
    if !before.clocks.overstepped(side) {
        return times(met(law, heard), before, side);
    }
    let reading = at.table.holds(dispute!("1993:Q10"), 'a');
    let ruling = if on_the_fall && noticed.is_none() && reading == 'b' {
        met(law, heard)
    } else {
        broken(law, [])
    };
    let ruling = times(ruling, before, side);
    if on_the_fall {
        ruling.noting(dispute!("1993:Q10"))
    } else {
        ruling
    }
}

/// An evidently defective clock is replaced; the used times are set on the new one as exactly as the arbiter can judge.
///
/// statement: `1993:12.4.c`, `2023:6.10.1.b`
pub fn defective_clock(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:12.4.c");
    match *at.act() {
        Act::Clock(ClockAct::FindsClockDefective) => met(law, [ClockEffect::ToBeReplaced.into()]),
        Act::Clock(ClockAct::ReplacesClock { white, black }) if at.before.clocks.defective => {
            let set = [(Colour::White, white), (Colour::Black, black)];
            let set = set.map(|(side, time)| ClockEffect::UsedSet { side, time });
            let effects = set.into_iter().chain([ClockEffect::Replaced]);
            met(law, effects.map(Effect::from)).seeing(ClockFact::ClockDefective)
        }
        Act::Clock(ClockAct::ReplacesClock { .. }) => lacking(law, ClockFact::ClockSound),
        Act::Clock(ClockAct::KeepsDefective) if at.before.clocks.defective => {
            broken(law, []).seeing(ClockFact::ClockDefective)
        }
        _ => silent(),
    }
}

/// When the arbiter adds to a player's used time (10.13 apart) he may not leave him less than five minutes to the time
/// control.
///
/// statement: `1993:12.4.1`
pub fn five_minutes_left(at: &At<'_>) -> Ruling<Word> {
    left_by_the_arbiter(at, law!("1993:12.4.1"), |_| Some(Time::minutes(5)))
}

/// When the arbiter adds to a player's used time (10.13 apart) he may not leave him less than one minute for each move
/// to the time control.
///
/// statement: `1993:12.4.2`
pub fn a_minute_a_move_left(at: &At<'_>) -> Ruling<Word> {
    left_by_the_arbiter(at, law!("1993:12.4.2"), |moves| {
        moves.map(|moves| Time::minutes(moves.into()))
    })
}

/// If the game must be interrupted for a cause that needs the arbiter, he stops both clocks.
///
/// statement: `1993:12.5.a`, `2023:6.11.1`
pub fn interruption(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:12.5.a");
    match at.act() {
        Act::Clock(ClockAct::Interrupts) => met(law, [ClockEffect::BothStand.into()]),
        Act::Clock(ClockAct::InterruptsRunning) => broken(law, []).seeing(ClockFact::StillRuns),
        _ => silent(),
    }
}

/// In his absence the player who asks for him may stop both.
///
/// statement: `1993:12.5.b`, `2023:6.11.2.a`
pub fn interruption_in_his_absence(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:12.5.b");
    match at.act() {
        Act::Clock(ClockAct::StopsToCall) if at.before.arbiter_present() => {
            lacking(law, ClockFact::ArbiterAtHand)
        }
        Act::Clock(ClockAct::StopsToCall) => {
            met(law, [ClockEffect::BothStand.into()]).seeing(ClockFact::ArbiterAway)
        }
        _ => silent(),
    }
}

/// Where 8.1 or 8.2 applies and the times at the irregularity cannot be established, each player's time is set in
/// proportion: used time found, times moves made at the irregularity over moves made when it was found.
///
/// statement: `1993:12.6.a`, `2023:7.1.a`
pub fn times_in_proportion(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:12.6.a");
    if let Act::Clock(ClockAct::EstablishesTimes { .. }) = at.act() {
        return lacking(law, ClockFact::TimesEstablished);
    }
    let all = proportions(at);
    if all.is_empty() {
        return silent();
    }
    let decided = |one: &&Proportion| {
        at.proposed.iter().any(|proposed| match proposed.effect {
            Effect::Clock(ClockEffect::SetBack { side, .. }) => side == one.side,
            Effect::Clock(ClockEffect::ByJudgement | ClockEffect::TimesStay) => true,
            _ => false,
        })
    };
    let applied = all.iter().filter(|one| !decided(one));
    let effects: Vec<Effect> = applied.map(|one| one.set_back(one.used)).collect();
    let ruling = if effects.is_empty() {
        lacking_of(law)
    } else {
        met(law, effects)
    };
    what_is_left(ruling, &all)
}

/// 12.6 is applied only if it leaves each player at least five minutes, and at least one minute a move, to the time
/// control.
///
/// statement: `1993:12.6.b`
pub fn bar_of_the_proportion(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:12.6.b");
    let all = proportions(at);
    if all.is_empty() {
        return silent();
    }
    let short = all.iter().filter_map(|one| Some((one, one.short_by()?)));
    let raised: Vec<Effect> = short
        .map(|(one, by)| one.set_back(one.used.less(by)))
        .collect();
    if raised.is_empty() {
        return what_is_left(met(law, []), &all);
    }
    let effects = match at.table.holds(dispute!("1993:Q11"), 'a') {
        'b' => raised,
        'c' => vec![ClockEffect::TimesStay.into()],
        _ => vec![ClockEffect::ByJudgement.into()],
    };
    what_is_left(met(law, effects), &all).noting(dispute!("1993:Q11"))
}

/// What the arbiter leaves a player when he adds to his used time, or sets it by his judgement, against a floor that
/// may depend on the moves to the control. What he may not leave is taken back.
fn left_by_the_arbiter(
    at: &At<'_>,
    law: Law,
    floor: fn(Option<u32>) -> Option<Time>,
) -> Ruling<Word> {
    let (side, added) = match *at.act() {
        Act::Clock(ClockAct::AddsUsed { side, .. }) => (side, Time::ZERO),
        // A penalty is added by 16.5.b, not by the act.
        Act::Hall(HallAct::AddsUsed { side, time }) => (side, time),
        Act::Clock(ClockAct::SetsUsed { side, .. }) if at.before.clocks.by_judgement => {
            (side, Time::ZERO)
        }
        _ => return silent(),
    };
    let moves = at
        .now
        .clocks
        .moves_to_make(side, at.now.moves_of_period(side));
    let (Some(left), Some(floor)) = (at.now.clocks.left(side), floor(moves)) else {
        return silent();
    };
    let left = left.less(added);
    let ruling = if left < floor {
        let time = at.before.clocks.of(side).used;
        broken(law, [ClockEffect::UsedSet { side, time }.into()])
    } else {
        met(law, [])
    };
    left_to(ruling, side, left, moves)
}

/// With what a player has left to the control, in time and moves.
fn left_to(ruling: Ruling<Word>, side: Colour, time: Time, moves: Option<u32>) -> Ruling<Word> {
    let ruling = ruling.seeing(ClockFact::LeftTo { side, time });
    match moves {
        Some(moves) => ruling.seeing(ClockFact::ToGo { side, moves }),
        None => ruling,
    }
}

/// What 12.6 would make of a player's time.
struct Proportion {
    side: Colour,
    /// His moves at the irregularity.
    moves: u32,
    /// What he would have used of all; parts of a millisecond are dropped.
    used: Time,
    /// What he would have left to the control of that move; `None` without one.
    left: Option<Time>,
    /// How many moves he would have to it.
    to_go: Option<u32>,
}

impl Proportion {
    fn new(clocks: &Clocks, side: Colour, moves: u32, found: u32) -> Self {
        let clock = clocks.of(side);
        let all = clock.used_before.and(clock.used);
        let used = Time(in_proportion(all.0, moves, found));
        let then = clocks.clock_with(moves, used);
        Self {
            side,
            moves,
            used,
            left: then.allotted.map(|allotted| allotted.less(used)),
            to_go: clocks.to_go(&then),
        }
    }

    /// What has to be left to him.
    fn floor(&self) -> Time {
        let a_minute_a_move = Time::minutes(self.to_go.unwrap_or(0).into());
        Time::minutes(5).max(a_minute_a_move)
    }

    /// How much that is more than what is left to him, if it is.
    fn short_by(&self) -> Option<Time> {
        let left = self.left.filter(|&left| left < self.floor())?;
        Some(self.floor().less(left))
    }

    fn set_back(&self, time: Time) -> Effect {
        let (side, moves) = (self.side, self.moves);
        ClockEffect::SetBack { side, time, moves }.into()
    }
}

/// With what the proportion would leave to each.
fn what_is_left(ruling: Ruling<Word>, all: &[Proportion]) -> Ruling<Word> {
    all.iter().fold(ruling, |ruling, one| match one.left {
        Some(left) => left_to(ruling, one.side, left, one.to_go),
        None => ruling,
    })
}

/// Used time, times moves at the irregularity over moves when it was found, in whole milliseconds: the rest is dropped. If
/// no move was made between the two, the time is what it is.
fn in_proportion(used: u64, moves: u32, found: u32) -> u64 {
    if moves == found {
        return used;
    }
    let exact = u128::from(used) * u128::from(moves) / u128::from(found);
    u64::try_from(exact).unwrap_or(used)
}

/// Both players', where the arbiter cannot establish the times.
fn proportions(at: &At<'_>) -> Vec<Proportion> {
    let Act::Clock(ClockAct::CannotEstablishTimes {
        white,
        white_found,
        black,
        black_found,
    }) = *at.act()
    else {
        return Vec::new();
    };
    let moves = [
        (Colour::White, white, white_found),
        (Colour::Black, black, black_found),
    ];
    let of = |(side, moves, found)| Proportion::new(&at.before.clocks, side, moves, found);
    moves.map(of).into()
}
