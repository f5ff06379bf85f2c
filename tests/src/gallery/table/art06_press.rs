//! Faults in Article 6.5, the press.

use chesslaws_board::table::{Act, ClockAct, Time};
use chesslaws_law::law;
use chesslaws_oracle::table::{At, Word};
use chesslaws_oracle::{Ruling, art6_press};

use super::art12::{with_before, with_used};

super::faults! {
    "1993:6.5.a" pressed_after_the_fall;
    "1993:6.5.b" stalemate_needs_a_press;
}

/// The last move counts with its press, though more than the time allotted is used by then.
fn pressed_after_the_fall(at: &At<'_>) -> Ruling<Word> {
    let law = art6_press::last_move_pressed;
    match (at.act(), at.player()) {
        (Act::Clock(ClockAct::Presses), Some(side)) => with_used(at, side, |_| Time::ZERO, law),
        _ => law(at),
    }
}

/// Mate, a draw of 10.4, resignation and agreement need no press, and stalemate does.
fn stalemate_needs_a_press(at: &At<'_>) -> Ruling<Word> {
    with_before(
        at,
        |state| {
            if let Some(ended) = &mut state.ended {
                ended.by.retain(|law| *law != law!("1993:10.3"));
            }
        },
        art6_press::move_that_ends_the_game,
    )
}
