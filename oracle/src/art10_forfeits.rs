//! Article 10, forfeits: the loss of the game off the board (1993: 10.14 to 10.17; 2023: 6.9, 11.7 and 11.8).

use chesslaws_board::Colour;
use chesslaws_board::table::{Act, ClaimEffect, HallAct, HallFact, Outcome};
use chesslaws_law::law;

use crate::Ruling;
use crate::table::laws::{lacking, met, silent, statements};
use crate::table::{At, Word};

statements![art10_forfeits:
    "1993:10.17.a" refusal_to_obey;
    "1993:10.17.b" refusal_by_both;
];

/// A player who refuses to obey the Laws loses.
///
/// statement: `1993:10.17.a`, `2023:11.7.a`
pub fn refusal_to_obey(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.17.a");
    match (at.act(), at.player()) {
        (Act::Hall(HallAct::Refuses), Some(side)) => {
            let outcome = Outcome::won_by(side.opponent());
            met(law, [ClaimEffect::Ends { outcome }.into()])
                .seeing(HallFact::RefusesToObey { side })
        }
        (Act::Hall(HallAct::ObeysUnderProtest), Some(side)) => {
            lacking(law, HallFact::Obeys { side })
        }
        _ => silent(),
    }
}

/// If both players refuse to obey the Laws, both lose (0-0).
///
/// statement: `1993:10.17.b`, `2023:11.8`
pub fn refusal_by_both(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.17.b");
    let refuses = |side| HallFact::RefusesToObey { side };
    match (at.act(), at.player()) {
        (Act::Hall(HallAct::FindsBothRefuse), _) => {
            let both_lose = ClaimEffect::Ends {
                outcome: Outcome::BothLose,
            };
            let ruling = met(law, [both_lose.into()]);
            ruling
                .seeing(refuses(Colour::White))
                .seeing(refuses(Colour::Black))
        }
        (Act::Hall(HallAct::Refuses), Some(side)) => {
            let side = side.opponent();
            lacking(law, HallFact::Obeys { side })
        }
        _ => silent(),
    }
}
