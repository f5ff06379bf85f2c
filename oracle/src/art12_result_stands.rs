//! Article 12.7, the result that stands whatever a flag shows afterwards (1993: 12.7; 2023: 6.9.b).

use chesslaws_board::table::{Act, ClaimAct, ClaimEffect, ClaimFact, ClockAct};
use chesslaws_law::law;

use crate::Ruling;
use crate::table::laws::{lacking, met, silent, statements};
use crate::table::{At, Ended, State, Word};

statements![art12_result_stands:
    "1993:12.7" flag_found_afterwards, after_the_end;
];

/// A resignation, or an agreed draw, stands even if the opponent's flag is found afterwards to have fallen.
///
/// statement: `1993:12.7`, `2023:6.9.b`
pub fn flag_found_afterwards(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:12.7");
    if !matches!(at.act(), Act::Clock(ClockAct::SeesFlag { .. })) {
        return silent();
    }
    match &at.before.ended {
        None => lacking(law, ClaimFact::GoesOn),
        Some(ended) if resigned_or_agreed(at.before, ended) => {
            let outcome = ended.outcome;
            met(law, [ClaimEffect::ResultStands.into()]).seeing(ClaimFact::EndedWith { outcome })
        }
        Some(_) => lacking(law, ClaimFact::EndedOtherwise),
    }
}

/// Whether the game ended by 10.2 or 10.6, or by 10.5.a in place of a resignation.
fn resigned_or_agreed(state: &State, ended: &Ended) -> bool {
    let by = |id: &str| {
        let mut laws = ended.by.iter().filter_map(|law| law.founding);
        laws.any(|statement| statement.id() == id)
    };
    let mut acts = state.events.iter().map(|event| &event.act);
    by("1993:10.2")
        || by("1993:10.6")
        || by("1993:10.5.a") && acts.any(|act| *act == Act::Claim(ClaimAct::Resigns))
}
