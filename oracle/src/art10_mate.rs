//! Article 10.1, checkmate (1993: 10.1; 2023: 5.1.1.a, without its condition on the mating move).

use chesslaws_board::Setup;
use chesslaws_law::law;

use crate::table::laws::statements;
use crate::{Ending, Laws, Ruling};

statements![art10_mate:
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
