//! A fault in Article 1, off the board plane.

use chesslaws_board::table::{Act, HallAct};
use chesslaws_oracle::Ruling;
use chesslaws_oracle::art1_board;
use chesslaws_oracle::table::{At, Word};

super::faults! {
    "1993:1.2" only_h1_lies_rightly;
}

/// The board must lie with h1 at White's right hand, whatever the colour of the corner.
fn only_h1_lies_rightly(at: &At<'_>) -> Ruling<Word> {
    let right = art1_board::light_corner_at_the_right(at);
    match at.act() {
        Act::Hall(HallAct::LaysBoard { corner }) if corner.to_string() != "h1" => {
            right.map(|_| Word::Broken(Vec::new()))
        }
        _ => right,
    }
}
