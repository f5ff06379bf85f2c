//! Faults in Article 12.8.b, off the board plane.

use chesslaws_board::table::{Act, ClockAct, SheetAct, SheetEffect};
use chesslaws_law::law;
use chesslaws_oracle::table::{At, Word};
use chesslaws_oracle::{Ruling, art12_both_flags};

use super::met;

super::faults! {
    "1993:12.8.b" order_does_not_count;
    "1993:12.8.b" sheets_do_not_count;
}

/// It is enough that both flags are down, though it is known which fell first.
fn order_does_not_count(at: &At<'_>) -> Ruling<Word> {
    let known = |act: &Act| matches!(act, Act::Clock(ClockAct::FindsFirstFlag { .. }));
    let last = at.before.events.last().map(|event| &event.act);
    match *at.act() {
        Act::Sheet(SheetAct::FindsControlNotShown { control }) if last.is_some_and(known) => {
            let period = control + 1;
            met(
                law!("1993:12.8.b"),
                [SheetEffect::NextIsFirst { period }.into()],
            )
        }
        _ => art12_both_flags::control_not_shown(at),
    }
}

/// What the sheets show is not looked at.
fn sheets_do_not_count(at: &At<'_>) -> Ruling<Word> {
    match *at.act() {
        Act::Sheet(SheetAct::FindsControlShown { control }) => {
            let period = control + 1;
            met(
                law!("1993:12.8.b"),
                [SheetEffect::NextIsFirst { period }.into()],
            )
        }
        _ => art12_both_flags::control_not_shown(at),
    }
}
