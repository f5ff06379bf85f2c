//! Article 12.8, both flags down, and the sheets of no help (2023: III.3.1.1, 8.6). Whether they fell together, and what the
//! sheets show, is what the arbiter finds.

use chesslaws_board::Colour;
use chesslaws_board::table::{
    Act, ClockAct, ClockEffect, ClockFact, SheetAct, SheetEffect, SheetFact,
};
use chesslaws_law::law;

use crate::Ruling;
use crate::table::laws::{lacking, met, silent, statements};
use crate::table::{At, Word};

statements![art12_both_flags:
    "1993:12.8.a" both_flags;
    "1993:12.8.b" control_not_shown;
];

/// If both flags fell at virtually the same time and the arbiter cannot tell which fell first, the game goes on.
///
/// statement: `1993:12.8.a`, `2023:III.3.1.1`
pub fn both_flags(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:12.8.a");
    match *at.act() {
        Act::Clock(ClockAct::FindsBothFlags) => {
            let mut up = Colour::BOTH.into_iter();
            match up.find(|&side| !at.before.clocks.flag_fallen(side)) {
                Some(side) => lacking(law, ClockFact::FlagUp { side }),
                None => met(law, [ClockEffect::FlagsSetAside.into()]),
            }
        }
        Act::Clock(ClockAct::FindsFirstFlag { side }) => {
            lacking(law, ClockFact::FellFirst { side })
        }
        _ => silent(),
    }
}

/// If in the case of 12.8.a the sheets cannot show that the time control was passed, the next move counts as the first
/// of the next period.
///
/// statement: `1993:12.8.b`, `2023:8.6`
pub fn control_not_shown(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:12.8.b");
    match *at.act() {
        Act::Sheet(SheetAct::FindsControlNotShown { control }) if order_unknown(at) => {
            let next = SheetEffect::NextIsFirst {
                period: control + 1,
            };
            met(law, [next.into()]).seeing(SheetFact::NotShown { control })
        }
        Act::Sheet(SheetAct::FindsControlNotShown { .. }) => lacking(law, SheetFact::OrderKnown),
        Act::Sheet(SheetAct::FindsControlShown { control }) => {
            lacking(law, SheetFact::Shown { control })
        }
        _ => silent(),
    }
}

/// Whether what was seen of the flags last is the case of 12.8.a.
fn order_unknown(at: &At<'_>) -> bool {
    let mut acts = at.before.events.iter().rev().map(|event| &event.act);
    let of_flags = |act: &&Act| {
        matches!(
            act,
            Act::Clock(
                ClockAct::SeesFlag { .. }
                    | ClockAct::FindsBothFlags
                    | ClockAct::FindsFirstFlag { .. }
            )
        )
    };
    acts.find(of_flags) == Some(&Act::Clock(ClockAct::FindsBothFlags))
}
