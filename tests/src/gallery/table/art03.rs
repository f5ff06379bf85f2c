//! Faults in Article 3, off the board plane.

use chesslaws_board::table::{Act, HandAct, HandEffect};
use chesslaws_law::law;
use chesslaws_oracle::Ruling;
use chesslaws_oracle::table::{At, Word};

use super::{met, silent};

super::faults! {
    "1993:3.2" move_passes_before_the_release;
}

/// The opponent has the move as soon as the piece stands on its square, still held.
fn move_passes_before_the_release(at: &At<'_>) -> Ruling<Word> {
    match at.act() {
        Act::Hand(HandAct::Places { .. }) => {
            let side = at.before.turn().opponent();
            met(law!("1993:3.2"), [HandEffect::HasTheMove { side }.into()])
        }
        _ => silent(),
    }
}
