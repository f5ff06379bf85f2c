//! Faults in Article 8, off the board plane.

use chesslaws_board::table::{Act, ClockAct};
use chesslaws_oracle::Ruling;
use chesslaws_oracle::art8_irregularities::knocked_over_pieces;
use chesslaws_oracle::table::{At, Word};

use super::silent;

super::faults! {
    "1993:8.3" pressed_while_they_lie;
}

/// He may press while what he knocked over still lies.
fn pressed_while_they_lie(at: &At<'_>) -> Ruling<Word> {
    match at.act() {
        Act::Clock(ClockAct::Presses) => silent(),
        _ => knocked_over_pieces(at),
    }
}
