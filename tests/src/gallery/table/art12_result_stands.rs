//! Faults in Article 12.7, off the board plane.

use chesslaws_board::table::{Act, ClaimEffect, ClockAct};
use chesslaws_law::law;
use chesslaws_oracle::Ruling;
use chesslaws_oracle::table::{At, Word};

use super::{met, silent};

super::faults! {
    "1993:12.7" agreed_draw_falls_with_the_flag;
}

/// A resignation stands, an agreed draw does not.
fn agreed_draw_falls_with_the_flag(at: &At<'_>) -> Ruling<Word> {
    let resigned = at.before.ended.as_ref().is_some_and(|ended| {
        let mut laws = ended.by.iter().filter_map(|law| law.founding);
        laws.any(|statement| matches!(statement.id(), "1993:10.2" | "1993:10.5.a"))
    });
    match at.act() {
        Act::Clock(ClockAct::SeesFlag { .. }) if resigned => {
            met(law!("1993:12.7"), [ClaimEffect::ResultStands.into()])
        }
        _ => silent(),
    }
}
