//! Faults in Article 8, off the board plane.

use chesslaws_board::table::{Act, EnvelopeAct, EnvelopeEffect};
use chesslaws_law::law;
use chesslaws_oracle::table::{At, Word};
use chesslaws_oracle::{Ruling, art8_irregularities};

use super::met;

super::faults! {
    "1993:8.4" set_up_anew_on_anybodys_word;
}

/// Whoever says after an adjournment that the position is wrong has it set up anew, wrong or not.
fn set_up_anew_on_anybodys_word(at: &At<'_>) -> Ruling<Word> {
    let says = *at.act() == Act::Envelope(EnvelopeAct::FindsWronglySetUp);
    if says && at.before.sealing.resumed.is_some() && at.before.ended.is_none() {
        met(law!("1993:8.4"), [EnvelopeEffect::SetUp.into()])
    } else {
        art8_irregularities::wrongly_set_up_after_the_adjournment(at)
    }
}
