//! Faults in Article 17, off the board plane.

use chesslaws_board::table::{Act, ClaimAct, ClaimEffect, Outcome, Score};
use chesslaws_law::law;
use chesslaws_oracle::Ruling;
use chesslaws_oracle::table::{At, Word};

use super::{broken, met, silent};

super::faults! {
    "1993:17.1" draw_scores_nothing;
}

/// A draw scores nothing for either.
fn draw_scores_nothing(at: &At<'_>) -> Ruling<Word> {
    let &Act::Claim(ClaimAct::EntersScores { white, black }) = at.act() else {
        return silent();
    };
    let right = match at.before.ended.as_ref().map(|ended| ended.outcome) {
        Some(Outcome::WhiteWins) => (Score::One, Score::Zero),
        Some(Outcome::BlackWins) => (Score::Zero, Score::One),
        Some(Outcome::Drawn | Outcome::BothLose) => (Score::Zero, Score::Zero),
        _ => return silent(),
    };
    let scored = [ClaimEffect::Scored {
        white: right.0,
        black: right.1,
    }
    .into()];
    if right == (white, black) {
        met(law!("1993:17.1"), scored)
    } else {
        broken(law!("1993:17.1"), scored)
    }
}
