//! Faults in Article 10 (resignation), off the board plane.

use chesslaws_board::table::{Act, ClaimAct, ClaimEffect, Outcome};
use chesslaws_law::law;
use chesslaws_oracle::Ruling;
use chesslaws_oracle::table::{At, Word};

use super::{met, silent};

super::faults! {
    "1993:10.2" hand_held_out_resigns;
}

/// A hand held out counts as a resignation too.
fn hand_held_out_resigns(at: &At<'_>) -> Ruling<Word> {
    match (at.player(), at.act()) {
        (Some(side), Act::Claim(ClaimAct::Resigns | ClaimAct::HoldsOutHand)) => {
            let outcome = Outcome::won_by(side.opponent());
            met(law!("1993:10.2"), [ClaimEffect::Ends { outcome }.into()])
        }
        _ => silent(),
    }
}
