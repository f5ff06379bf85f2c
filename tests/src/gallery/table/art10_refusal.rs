//! Faults in Article 10, the refusal to obey (10.17.a and 10.17.b).

use chesslaws_board::table::{Act, ClaimEffect, HallAct, Outcome};
use chesslaws_law::law;
use chesslaws_oracle::Ruling;
use chesslaws_oracle::art10_forfeits;
use chesslaws_oracle::table::{At, Word};

use super::met;

super::faults! {
    "1993:10.17.a" protest_is_refusal;
    "1993:10.17.b" refusal_by_both_is_a_draw;
}

/// Whoever contradicts the arbiter loses, though he obeys.
fn protest_is_refusal(at: &At<'_>) -> Ruling<Word> {
    match (at.act(), at.player()) {
        (Act::Hall(HallAct::ObeysUnderProtest), Some(side)) => {
            let outcome = Outcome::won_by(side.opponent());
            met(law!("1993:10.17.a"), [ClaimEffect::Ends { outcome }.into()])
        }
        _ => art10_forfeits::refusal_to_obey(at),
    }
}

/// If both refuse, they share the point.
fn refusal_by_both_is_a_draw(at: &At<'_>) -> Ruling<Word> {
    let right = art10_forfeits::refusal_by_both(at);
    let outcome = Outcome::Drawn;
    match right.finding {
        Word::Met(_) => right.map(|_| Word::Met(vec![ClaimEffect::Ends { outcome }.into()])),
        _ => right,
    }
}
