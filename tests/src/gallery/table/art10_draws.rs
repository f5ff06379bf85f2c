//! Faults in Article 10 (draws), off the board plane.

use chesslaws_board::table::{Act, ClaimEffect, EnvelopeAct, Outcome};
use chesslaws_law::law;
use chesslaws_oracle::Ruling;
use chesslaws_oracle::table::{At, Word};

use super::{met, silent};

super::faults! {
    "1993:10.5.c" the_lone_king_of_the_sealer;
}

/// The wrong side: an illegal sealed move draws where the sealer himself has only his king.
fn the_lone_king_of_the_sealer(at: &At<'_>) -> Ruling<Word> {
    let opens = *at.act() == Act::Envelope(EnvelopeAct::OpensEnvelope);
    let resumed = at.before.sealing.resumed.as_ref().filter(|_| opens);
    match resumed {
        Some(resumed)
            if resumed.position.men_of(resumed.sealer).count() == 1
                && resumed.lawful(at.laws).is_none() =>
        {
            let outcome = Outcome::Drawn;
            met(law!("1993:10.5.c"), [ClaimEffect::Ends { outcome }.into()])
        }
        _ => silent(),
    }
}
