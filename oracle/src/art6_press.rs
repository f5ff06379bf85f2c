//! Article 6.5, when a move counts for the time control (2023: 6.2.1 and 6.9).

use chesslaws_board::table::{Act, ClaimEffect, ClockAct, ClockEffect, ClockFact, HandFact};
use chesslaws_law::{dispute, law};

use crate::Ruling;
use crate::art12_clock::{flag_looked_at, lacking_of, times};
use crate::table::laws::{lacking, met, silent, statements};
use crate::table::{At, Word};

statements![art6_press:
    "1993:6.5.a" last_move_pressed;
    "1993:6.5.b" move_that_ends_the_game, after_the_end;
];

/// In judging whether the required moves were made in the time allotted, the last move counts as completed only when the
/// player has stopped his clock.
///
/// statement: `1993:6.5.a`, `2023:6.2.1.b`
pub fn last_move_pressed(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:6.5.a");
    let before = at.before;
    match (at.act(), at.player()) {
        (Act::Clock(ClockAct::Presses), Some(side)) if before.unpressed(side) => {
            if before.clocks.of(side).allotted.is_none() {
                silent()
            } else if before.clocks.overstepped(side) {
                times(lacking_of(law), before, side)
            } else {
                let moves = before.moves_of_period(side);
                let effect = ClockEffect::Counted { side, moves };
                times(met(law, [effect.into()]), before, side)
            }
        }
        _ => match flag_looked_at(at) {
            Some(side) if before.unpressed(side) && before.clocks.overstepped(side) => {
                lacking(law, ClockFact::NotPressed { side })
            }
            _ => silent(),
        },
    }
}

/// Except where the move ends the game by 10.1, 10.2, 10.3, 10.4 or 10.6: then no press is needed.
///
/// statement: `1993:6.5.b`, `2023:6.9.b`
pub fn move_that_ends_the_game(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:6.5.b");
    let Some(side) = flag_looked_at(at) else {
        return silent();
    };
    if !at.before.unpressed(side) {
        let held = at.before.ended.is_none() && at.before.turn() == side;
        return match at.before.hand.held.filter(|_| held) {
            Some(square) => lacking(law, HandFact::Held { square }),
            None => silent(),
        };
    }
    let Some(ended) = &at.before.ended else {
        return lacking(law, ClockFact::NotPressed { side });
    };
    let by = |ids: &[&str]| {
        let mut laws = ended.by.iter().filter_map(|law| law.founding);
        laws.any(|statement| ids.contains(&statement.id()))
    };
    let of_10_4 = by(&["1993:10.4.1", "1993:10.4.2", "1993:10.4.3"]);
    if !of_10_4 && !by(&["1993:10.1", "1993:10.2", "1993:10.3", "1993:10.6"]) {
        return silent();
    }
    let stands = met(law, [ClaimEffect::ResultStands.into()]);
    let stands = stands.seeing(ClockFact::NotPressed { side });
    if of_10_4 {
        stands.noting(dispute!("1993:Q05"))
    } else {
        stands
    }
}
