//! Faults in Article 6, the completion of the move.

use chesslaws_board::table::{Act, HandAct, HandEffect};
use chesslaws_law::law;
use chesslaws_oracle::Ruling;
use chesslaws_oracle::table::{At, Way, Word};

use super::{met, silent};

super::faults! {
    "1993:6.1" completed_before_the_release;
}

/// A move to a vacant square counts as completed once the piece stands there.
fn completed_before_the_release(at: &At<'_>) -> Ruling<Word> {
    let attempt = at.now.hand.attempt(at.now.position());
    match (at.act(), attempt) {
        (Act::Hand(HandAct::Places { .. }), Some(attempt))
            if attempt.way == Way::ToVacant && !attempt.promotes =>
        {
            met(
                law!("1993:6.1"),
                [HandEffect::Completed { mv: attempt.mv }.into()],
            )
        }
        _ => silent(),
    }
}
