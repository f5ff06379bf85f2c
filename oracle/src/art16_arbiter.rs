//! Article 16, the arbiter (2023: Article 12). His duties are kept or broken by what he does and by what he lets happen;
//! 16.3 is reconstructed, and no function is owed to it.

use chesslaws_board::Colour;
use chesslaws_board::table::{
    Act, ClaimEffect, ClockEffect, ClockFact, Effect, HallAct, HallEffect, HallFact, Outcome,
};
use chesslaws_law::{Law, law};

use crate::Ruling;
use crate::table::laws::{broken, lacking, met, silent, statements};
use crate::table::{At, Word};

statements![art16_arbiter:
    "1993:16.1" strict_observance;
    "1993:16.2.a" supervision_of_the_time;
    "1993:16.2.b" order_of_the_resumptions;
    "1993:16.2.c" care_of_the_envelope;
    "1993:16.4" good_of_the_event;
    "1993:16.5.a" warning;
    "1993:16.5.b" time_added, second;
    "1993:16.5.c" game_declared_lost;
];

/// The arbiter sees that the Laws are strictly observed.
///
/// statement: `1993:16.1`, `2023:12.1`
pub fn strict_observance(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:16.1");
    match *at.act() {
        Act::Hall(HallAct::Enforces { side }) => for_a_fault(at, law, side, || met(law, [])),
        Act::Hall(HallAct::LetsPass { side }) => for_a_fault(at, law, side, || broken(law, [])),
        _ => silent(),
    }
}

/// The arbiter supervises the event and establishes that no player has overstepped the time.
///
/// statement: `1993:16.2.a`, `2023:12.2.5`
pub fn supervision_of_the_time(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:16.2.a");
    let (side, checks) = match *at.act() {
        Act::Hall(HallAct::ChecksTime { side }) => (side, true),
        Act::Hall(HallAct::LeavesTimeUnchecked { side }) => (side, false),
        _ => return silent(),
    };
    let ruling = match (checks, at.now.clocks.overstepped(side)) {
        (true, true) => met(law, [HallEffect::Overstepped { side }.into()]),
        (true, false) => met(law, [HallEffect::WithinTime { side }.into()]),
        (false, _) => broken(law, []),
    };
    let clock = at.now.clocks.of(side);
    match (clock.used, clock.allotted) {
        (used, Some(allotted)) => ruling.seeing(HallFact::Time {
            side,
            used,
            allotted,
        }),
        (_, None) => ruling.seeing(HallFact::NoControl),
    }
}

/// The arbiter arranges the order in which adjourned games are resumed.
///
/// statement: `1993:16.2.b`
pub fn order_of_the_resumptions(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:16.2.b");
    match at.act() {
        Act::Hall(HallAct::ArrangesResumptions) => met(law, []),
        Act::Hall(HallAct::LeavesResumptions) => broken(law, []),
        _ => silent(),
    }
}

/// The arbiter sees that Article 13 is observed, that the envelope's data are right, and keeps it until the
/// resumption.
///
/// statement: `1993:16.2.c`, `2023:I.3`
pub fn care_of_the_envelope(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:16.2.c");
    match at.act() {
        Act::Hall(HallAct::HasEnvelopeCorrected | HallAct::KeepsEnvelope) => met(law, []),
        Act::Hall(HallAct::TakesWrongEnvelope | HallAct::GivesEnvelopeAway { .. }) => {
            broken(law, [])
        }
        _ => silent(),
    }
}

/// The arbiter acts for the good of the event: a good playing environment, players disturbed neither by each other
/// nor by spectators.
///
/// statement: `1993:16.4`, `2023:12.2.2`
pub fn good_of_the_event(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:16.4");
    match at.act() {
        Act::Hall(HallAct::PutsAnEnd { .. }) => met(law, []),
        Act::Hall(HallAct::DoesNothing { .. }) => broken(law, []),
        _ => silent(),
    }
}

/// For a fault or breach the arbiter may give a warning.
///
/// statement: `1993:16.5.a`, `2023:12.9.1`
pub fn warning(at: &At<'_>) -> Ruling<Word> {
    match *at.act() {
        Act::Hall(HallAct::Warns { side }) => penalty(
            at,
            law!("1993:16.5.a"),
            side,
            HallEffect::Warned { side }.into(),
        ),
        _ => silent(),
    }
}

/// For a fault or breach the arbiter may add to the offender's used time or to the opponent's unused time.
///
/// statement: `1993:16.5.b`, `2023:12.9.3`
pub fn time_added(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:16.5.b");
    match *at.act() {
        Act::Hall(HallAct::AddsUsed { side, .. }) if taken_back(at, side) => {
            let left = at.now.clocks.left(side).unwrap_or_default();
            lacking(law, ClockFact::LeftTo { side, time: left })
        }
        Act::Hall(HallAct::AddsUsed { time, side }) => {
            penalty(at, law, side, ClockEffect::UsedAdded { side, time }.into())
        }
        Act::Hall(HallAct::AddsUnused { time, side }) => {
            let effect = HallEffect::UnusedAdded { side, time };
            penalty(at, law, side.opponent(), effect.into())
        }
        _ => silent(),
    }
}

/// For a fault or breach the arbiter may declare the game lost.
///
/// statement: `1993:16.5.c`, `2023:12.9.6`
pub fn game_declared_lost(at: &At<'_>) -> Ruling<Word> {
    match *at.act() {
        Act::Hall(HallAct::DeclaresLost { side }) => {
            let outcome = Outcome::won_by(side.opponent());
            penalty(
                at,
                law!("1993:16.5.c"),
                side,
                ClaimEffect::Ends { outcome }.into(),
            )
        }
        _ => silent(),
    }
}

/// Whether 12.4 takes back what is added to a player's used time.
fn taken_back(at: &At<'_>, side: Colour) -> bool {
    let kept = |effect: &Effect| matches!(*effect, Effect::Clock(ClockEffect::UsedSet { side: of, .. }) if of == side);
    at.proposed.iter().any(|proposed| kept(&proposed.effect))
}

/// What the arbiter may give the offender, if there is a fault or breach to give it for.
fn penalty(at: &At<'_>, law: Law, offender: Colour, effect: Effect) -> Ruling<Word> {
    for_a_fault(at, law, offender, || met(law, [effect]))
}

/// The ruling, if the player has committed a fault or breach; without one the statement lacks it.
fn for_a_fault(
    at: &At<'_>,
    law: Law,
    side: Colour,
    ruling: impl FnOnce() -> Ruling<Word>,
) -> Ruling<Word> {
    if at.now.at_fault(side) {
        ruling().seeing(HallFact::AtFault { side })
    } else {
        lacking(law, HallFact::NotAtFault { side })
    }
}
