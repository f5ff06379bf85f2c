//! Article 8, irregularities.

use chesslaws_board::table::{Act, ClockAct, ClockEffect, HandAct, HandEffect, HandFact};
use chesslaws_law::law;

use crate::Ruling;
use crate::table::laws::{broken, lacking, met, silent, statements};
use crate::table::{At, Running, Word};

statements![art8_irregularities:
    "1993:8.3" knocked_over_pieces, second;
];

/// A player who knocks pieces over while moving restores them on his own time.
///
/// statement: `1993:8.3`, `2023:7.4.1`
///
/// While moving is from his having the move until his clock has been stopped.
pub fn knocked_over_pieces(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:8.3");
    let Some(side) = at.player() else {
        return silent();
    };
    let his_clock = at.before.clocks.running == Running::Of(side);
    let not_the_opponents = at.before.clocks.running != Running::Of(side.opponent());
    match at.act() {
        Act::Hand(HandAct::KnocksOver) if at.on_move() || his_clock => {
            met(law, [HandEffect::MustSetUp { side }.into()])
        }
        Act::Hand(HandAct::KnocksOver) => lacking(law, HandFact::NotMoving { side }),
        _ if at.before.hand.lying != Some(side) => silent(),
        Act::Hand(HandAct::SetsUp) if not_the_opponents => met(law, []),
        Act::Hand(HandAct::SetsUp) => broken(law, []).seeing(HandFact::OnHisTime {
            side: side.opponent(),
        }),
        Act::Clock(ClockAct::Presses) => {
            broken(law, [ClockEffect::Runs { side }.into()]).seeing(HandFact::StillLying { side })
        }
        _ => silent(),
    }
}
