//! Article 12.6, the times after an irregularity (1993: 12.6; 2023: 7.1). How many moves had been made, and whether the times
//! can be established, is what the arbiter finds.

use chesslaws_board::Colour;
use chesslaws_board::table::{Act, ClockAct, ClockEffect, ClockFact, Effect, Time};
use chesslaws_law::{dispute, law};

use crate::Ruling;
use crate::art12_adjustments::left_to;
use crate::art12_clock::lacking_of;
use crate::table::laws::{lacking, met, silent, statements};
use crate::table::{At, Clocks, Word};

statements![art12_proportion:
    "1993:12.6.a" times_in_proportion, second;
    "1993:12.6.b" bar_of_the_proportion;
];

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

#[cfg(test)]
mod tests {
    use super::in_proportion;

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

    #[test]
    fn a_proportion_is_in_whole_milliseconds() {
        assert_eq!(in_proportion(10, 3, 7), 4);
        assert_eq!(in_proportion(7, 0, 0), 7);
        assert_eq!(in_proportion(7, 0, 3), 0);
        assert_eq!(in_proportion(u64::MAX, 2, 3), u64::MAX / 3 * 2);
    }

    #[test]
    fn twelve_six_leaves_five_minutes_and_a_minute_a_move() {
        let judged = |shown: &str, made: u32, then: u32| {
            let fen = format!("r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 {}", made + 1);
            let white = format!("White's clock shows {shown} used");
            let control = [
                "the time control is 40 moves in 2:00:00",
                "the time control is 20 moves in 1:00:00",
                &white,
            ];
            let line = format!(
                "the arbiter cannot establish the times at the irregularity, when White had made {then} of {made} \
                 moves and Black {then} of {made}"
            );
            after(&fen, &control, &[&line]).clocks.by_judgement
        };
        assert!(!judged("2:23:43.750", 45, 36));
        assert!(!judged("2:23:45", 45, 36));
        assert!(judged("2:23:45.002", 45, 36));
        assert!(!judged("1:54:59.998", 23, 20));
        assert!(!judged("1:55:00", 23, 20));
        assert!(judged("1:55:00.002", 23, 20));
    }
}
