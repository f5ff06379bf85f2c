//! A fault in Article 9, off the board plane.

use chesslaws_board::table::{Act, HallAct};
use chesslaws_oracle::Ruling;
use chesslaws_oracle::art9_check;
use chesslaws_oracle::table::{At, Word};

super::faults! {
    "1993:9.3" check_must_be_announced;
}

/// A check given without a word is a breach.
fn check_must_be_announced(at: &At<'_>) -> Ruling<Word> {
    let right = art9_check::announcing_check(at);
    match (at.act(), &right.finding) {
        (Act::Hall(HallAct::SaysCheck), _) => right,
        (_, Word::Met(_)) => right.map(|_| Word::Broken(Vec::new())),
        _ => right,
    }
}
