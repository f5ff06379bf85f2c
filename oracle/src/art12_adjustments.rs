//! Articles 12.4 and 12.5, what a clock proves, the time that the arbiter adds, and interruptions (1993: 12.4, 12.5; 2023:
//! 6.10, 6.11). Whether a clock is evidently defective is left to the arbiter's eye.

use chesslaws_board::Colour;
use chesslaws_board::table::{Act, ClockAct, ClockEffect, ClockFact, Effect, HallAct, Time};
use chesslaws_law::{Law, dispute, law};

use crate::Ruling;
use crate::art12_clock::times;
use crate::table::laws::{broken, lacking, met, silent, statements};
use crate::table::{At, Word};

statements![art12_adjustments:
    "1993:12.4.a" what_a_clock_shows;
    "1993:12.4.b" claim_of_a_defect;
    "1993:12.4.c" defective_clock;
    "1993:12.4.1" five_minutes_left;
    "1993:12.4.2" a_minute_a_move_left;
    "1993:12.5.a" interruption;
    "1993:12.5.b" interruption_in_his_absence;
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
pub(crate) fn left_to(
    ruling: Ruling<Word>,
    side: Colour,
    time: Time,
    moves: Option<u32>,
) -> Ruling<Word> {
    let ruling = ruling.seeing(ClockFact::LeftTo { side, time });
    match moves {
        Some(moves) => ruling.seeing(ClockFact::ToGo { side, moves }),
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

    /// What White has used when the arbiter has added so much to 1:30:00, with that many moves made of 40.
    fn used(made: u32, added: &str) -> Time {
        let fen = format!("r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 {}", made + 1);
        let control = [
            "the time control is 40 moves in 2:00:00",
            "White's clock shows 1:30:00 used",
        ];
        let adds = format!("the arbiter adds {added} to White's used time");
        after(&fen, &control, &[&adds])
            .clocks
            .of(Colour::White)
            .used
    }

    #[test]
    fn five_minutes_are_left() {
        assert_eq!(used(38, "0:24:59.999"), Time(6_899_999));
        assert_eq!(used(38, "0:25:00"), Time::minutes(115));
        assert_eq!(used(38, "0:25:00.001"), Time::minutes(90));
    }

    #[test]
    fn a_minute_a_move_is_left() {
        assert_eq!(used(30, "0:19:59.999"), Time(6_599_999));
        assert_eq!(used(30, "0:20:00"), Time::minutes(110));
        assert_eq!(used(30, "0:20:00.001"), Time::minutes(90));
        assert_eq!(used(29, "0:20:00"), Time::minutes(90));
    }
}
