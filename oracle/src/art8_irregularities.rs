//! Article 8, illegal positions and irregularities (2023: 7.6.a for 8.4).

use chesslaws_board::table::{Act, EnvelopeAct, EnvelopeEffect, EnvelopeFact};
use chesslaws_law::law;

use crate::table::laws::{lacking, met, silent, statements};
use crate::table::{At, Word};
use crate::{Fact, Ruling};

statements![art8_irregularities:
    "1993:8.4" wrongly_set_up_after_the_adjournment, after_the_end;
];

/// If after an adjournment the position is found to be set up wrongly, the position of the adjournment is set up and the
/// game goes on.
///
/// statement: `1993:8.4`, `2023:7.6.a`
pub fn wrongly_set_up_after_the_adjournment(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:8.4");
    if *at.act() != Act::Envelope(EnvelopeAct::FindsWronglySetUp) {
        return silent();
    }
    match at.before.sealing.resumed.as_ref() {
        None => lacking(law, EnvelopeFact::NotAdjourned),
        Some(resumed) if resumed.set_up.is_none() => lacking(law, EnvelopeFact::RightPosition),
        Some(_) if at.before.ended.is_some() => {
            Ruling::of(Word::Lacking).under(law).given(Fact::GameOver)
        }
        Some(_) => met(law, [EnvelopeEffect::SetUp.into()]).seeing(EnvelopeFact::OtherPosition),
    }
}
