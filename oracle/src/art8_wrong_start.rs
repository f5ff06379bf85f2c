//! Article 8, what was wrong from the start: the initial position, the colours, the board (1993: 8.5 to 8.7; 2023: 7.2 and
//! 7.3). That it is found, and how the board lies, are stated facts.

use chesslaws_board::table::{
    Act, ClaimEffect, Effect, HallAct, HallEffect, HallFact, Outcome, Time,
};
use chesslaws_law::{dispute, law};

use crate::Ruling;
use crate::art1_board::light;
use crate::table::laws::{broken, lacking, met, silent, statements};
use crate::table::{At, Word};

statements![art8_wrong_start:
    "1993:8.5" wrong_initial_position, after_the_end;
    "1993:8.6.a" more_than_a_quarter_gone;
    "1993:8.6.b" new_game_with_the_right_colours;
    "1993:8.7" board_turned;
];

/// If during the game the initial position is found to have been wrong, the game is void and a new one is played.
///
/// statement: `1993:8.5`, `2023:7.2.1`
///
/// In what it was wrong is the finder's to see; the array of Article 2 is not.
pub fn wrong_initial_position(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:8.5");
    if !matches!(at.act(), Act::Hall(HallAct::FindsWrongStart)) {
        return silent();
    }
    if at.before.ended.is_some() {
        return lacking(law, HallFact::Over);
    }
    let first = at.now.positions.first();
    if first.is_some_and(|first| at.laws.is_initial_array(first).finding) {
        return lacking(law, HallFact::StartRight);
    }
    met(
        law,
        [ClaimEffect::Ends {
            outcome: Outcome::Void,
        }
        .into()],
    )
    .seeing(HallFact::StartWrong)
}

/// Colours reversed: if more than a quarter of the time allotted for the first time control has passed, the game
/// goes on.
///
/// statement: `1993:8.6.a`, `2023:7.3.b`
pub fn more_than_a_quarter_gone(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:8.6.a");
    let finds = matches!(at.act(), Act::Hall(HallAct::FindsColoursReversed));
    let orders = matches!(at.act(), Act::Hall(HallAct::OrdersNewGame));
    if !(finds || orders && at.before.conduct.colours_reversed) {
        return silent();
    }
    let Some(quarter) = Quarter::of(at) else {
        return lacking(law, HallFact::NoControl);
    };
    let ruling = match (quarter.is_gone(), finds) {
        (true, true) => met(law, [HallEffect::PlayGoesOn.into()]),
        (true, false) => broken(law, []),
        (false, true) => Ruling::of(Word::Lacking).under(law),
        (false, false) => return silent(),
    };
    quarter.told(ruling)
}

/// With colours reversed and no more than that quarter gone, the arbiter may order a new game with the right
/// colours, if the timetable is not seriously upset.
///
/// statement: `1993:8.6.b`, `2023:7.3.a`
pub fn new_game_with_the_right_colours(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:8.6.b");
    let effect: Effect = match at.act() {
        Act::Hall(HallAct::FindsColoursReversed) => HallEffect::MayOrderNewGame.into(),
        Act::Hall(HallAct::OrdersNewGame) => ClaimEffect::Ends {
            outcome: Outcome::Void,
        }
        .into(),
        _ => return silent(),
    };
    if !at.now.conduct.colours_reversed {
        return lacking(law, HallFact::ColoursRight);
    }
    let Some(quarter) = Quarter::of(at) else {
        return lacking(law, HallFact::NoControl);
    };
    if quarter.is_gone() {
        return quarter.told(Ruling::of(Word::Lacking).under(law));
    }
    if at.now.conduct.timetable_upset {
        return lacking(law, HallFact::TimetableUpset);
    }
    quarter.told(met(law, [effect]))
}

/// If the board is found to lie contrary to 1.2, the position reached is moved to a board that lies rightly and the
/// game goes on.
///
/// statement: `1993:8.7`, `2023:7.2.2`
pub fn board_turned(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:8.7");
    match *at.act() {
        Act::Hall(HallAct::FindsBoard { corner }) if light(corner) => {
            lacking(law, HallFact::LightCorner { corner })
        }
        Act::Hall(HallAct::FindsBoard { corner }) => {
            let effects = [HallEffect::MovedToRightBoard, HallEffect::PlayGoesOn];
            met(law, effects.map(Effect::from)).seeing(HallFact::DarkCorner { corner })
        }
        _ => silent(),
    }
}

/// The quarter of 8.6, and the time that has passed on both clocks.
struct Quarter {
    passed: Time,
    /// What is allotted for the first control, by the reading that holds.
    allotted: Time,
    /// Whether the readings of whose time it is differ here.
    disputed: bool,
}

impl Quarter {
    fn of(at: &At<'_>) -> Option<Self> {
        use chesslaws_board::Colour::{Black, White};
        let one = at.now.clocks.periods.first()?.time;
        let both = one.and(one);
        let passed = [White, Black].into_iter().fold(Time::ZERO, |sum, side| {
            let clock = at.now.clocks.of(side);
            sum.and(clock.used).and(clock.used_before)
        });
        let allotted = match at.table.holds(dispute!("1993:Q03"), 'b') {
            'a' => one,
            _ => both,
        };
        let disputed = more_than_a_quarter(passed, one) != more_than_a_quarter(passed, both);
        Some(Self {
            passed,
            allotted,
            disputed,
        })
    }

    fn is_gone(&self) -> bool {
        more_than_a_quarter(self.passed, self.allotted)
    }

    fn told(&self, ruling: Ruling<Word>) -> Ruling<Word> {
        let (passed, quarter) = (self.passed, Time(self.allotted.0 / 4));
        let ruling = ruling.seeing(HallFact::Passed { passed, quarter });
        if self.disputed {
            ruling.noting(dispute!("1993:Q03"))
        } else {
            ruling
        }
    }
}

/// Exactly a quarter is not more.
const fn more_than_a_quarter(passed: Time, allotted: Time) -> bool {
    passed.0.saturating_mul(4) > allotted.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exactly_a_quarter_is_not_more() {
        let quarter = Time::minutes(30);
        let gone = |passed: u64| more_than_a_quarter(Time(passed), Time::minutes(120));
        assert!(!gone(quarter.0 - 1));
        assert!(!gone(quarter.0));
        assert!(gone(quarter.0 + 1));
    }
}
