//! Faults in Article 4, off the board plane.

use chesslaws_oracle::Ruling;
use chesslaws_oracle::art4_move::captured_piece_removed;
use chesslaws_oracle::table::{At, Way, Word};

use super::silent;

super::faults! {
    "1993:4.3.b" only_from_the_square_of_arrival;
}

/// What is captured is looked for on the square of arrival, so that a pawn taken en passant need not be removed.
fn only_from_the_square_of_arrival(at: &At<'_>) -> Ruling<Word> {
    match at.now.hand.attempt(at.before.position()) {
        Some(attempt) if attempt.way != Way::Capture(attempt.mv.to) => silent(),
        _ => captured_piece_removed(at),
    }
}
