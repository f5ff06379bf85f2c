//! Articles 10.1 and 10.2, checkmate and resignation (1993: 10.1, 10.2; 2023: 5.1.1.a, without its condition on the mating
//! move, and 5.1.2.a).

use chesslaws_board::Setup;
use chesslaws_board::table::{Act, ClaimAct, ClaimEffect, ClaimFact, Outcome};
use chesslaws_law::law;

use crate::table::laws::{lacking, met, silent, statements};
use crate::table::{At, Word};
use crate::{Ending, Laws, Ruling};

statements![art10_mate:
    "1993:10.2" resignation;
];

/// Whoever checkmates wins, and the game is over at once.
///
/// statement: `1993:10.1`, `2023:5.1.1.a`
pub fn checkmate_wins(laws: &Laws, setup: &Setup) -> Ruling<Ending> {
    let checkmated = (laws.checkmated)(laws, setup);
    if !checkmated.finding {
        return checkmated.map(|_| Ending::GoesOn);
    }
    let check = (laws.in_check)(laws, setup);
    let winner = setup.turn.opponent();
    Ruling::of(Ending::Checkmate { winner })
        .joined(check)
        .joined(checkmated)
        .under(law!("1993:10.1"))
}

/// Whoever resigns loses, and the game is over at once.
///
/// statement: `1993:10.2`, `2023:5.1.2.a`
pub fn resignation(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.2");
    match (at.player(), at.act()) {
        (Some(side), Act::Claim(ClaimAct::Resigns)) => {
            let outcome = Outcome::won_by(side.opponent());
            met(law, [ClaimEffect::Ends { outcome }.into()]).seeing(ClaimFact::Resigned { side })
        }
        (Some(side), Act::Claim(ClaimAct::HoldsOutHand)) => {
            lacking(law, ClaimFact::NothingSaid { side })
        }
        _ => silent(),
    }
}
