//! Articles 10.6 to 10.9, the draw by agreement (2023: 5.2.3, 9.1.2). When an offer disturbs the opponent is 15.1.4's.

use chesslaws_board::Colour;
use chesslaws_board::table::{
    Act, ClaimAct, ClaimEffect, ClaimFact, ClockAct, ClockEffect, EnvelopeAct, HallEffect, HandAct,
    HandFact, Outcome,
};
use chesslaws_law::law;

use crate::Ruling;
use crate::table::laws::{broken, lacking, met, silent, statements};
use crate::table::{At, Running, State, Word};

statements![art10_agreement:
    "1993:10.6" draw_by_agreement;
    "1993:10.7.a" offered_after_the_move;
    "1993:10.7.b" offer_before_the_press;
    "1993:10.7.c" answer_to_an_offer, second;
    "1993:10.7.d" standing_offer;
    "1993:10.8.a" offer_while_the_opponent_thinks;
    "1993:10.8.b" penalty_for_such_an_offer;
    "1993:10.9" offer_on_his_own_time;
];

/// A draw by agreement ends the game at once.
///
/// statement: `1993:10.6`, `2023:5.2.3`
pub fn draw_by_agreement(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.6");
    let Some((side, act)) = of_a_player(at) else {
        return silent();
    };
    let offerer = side.opponent();
    match act {
        ClaimAct::AcceptsDraw if stands(at, offerer) => {
            let outcome = Outcome::Drawn;
            met(law, [ClaimEffect::Ends { outcome }.into()])
                .seeing(ClaimFact::Offered { side: offerer })
        }
        ClaimAct::AcceptsDraw => lacking(law, ClaimFact::NoOfferStands { side: offerer }),
        ClaimAct::AcceptsOnCondition => lacking(law, ClaimFact::OnCondition),
        ClaimAct::HoldsOutHand => lacking(law, ClaimFact::NothingSaid { side }),
        _ => silent(),
    }
}

/// A draw is offered when a player has just made a move, before he presses the clock.
///
/// statement: `1993:10.7.a`, `2023:9.1.2.1.a`
pub fn offered_after_the_move(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.7.a");
    match offers(at) {
        Some(side) if sealed(at.before, side) => silent(),
        Some(side) if !just_moved(at.before, side) => {
            broken(law, []).seeing(ClaimFact::NotJustMoved { side })
        }
        Some(side) if runs(at.before, side.opponent()) => {
            let started = side.opponent();
            broken(law, []).seeing(ClaimFact::ClockStarted { side: started })
        }
        Some(side) => met(law, []).seeing(ClaimFact::JustMoved { side }),
        None => silent(),
    }
}

/// Only after offering may he start the opponent's clock.
///
/// statement: `1993:10.7.b`, `2023:9.1.2.1.a`
pub fn offer_before_the_press(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.7.b");
    let Some(side) = at.player().filter(|&side| just_moved(at.before, side)) else {
        return silent();
    };
    let opponent = side.opponent();
    match at.act() {
        Act::Claim(ClaimAct::OffersDraw) if runs(at.before, opponent) => {
            broken(law, []).seeing(ClaimFact::ClockStarted { side: opponent })
        }
        Act::Clock(ClockAct::Presses) if stands(at, side) => {
            met(law, [ClockEffect::Runs { side: opponent }.into()])
                .seeing(ClaimFact::Offered { side })
        }
        _ => silent(),
    }
}

/// The opponent may accept, or reject by word or by completing a move.
///
/// statement: `1993:10.7.c`, `2023:9.1.2.1.d`
pub fn answer_to_an_offer(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.7.c");
    let Some(offerer) = at.player().map(Colour::opponent) else {
        return silent();
    };
    let rejects = || {
        let side = offerer;
        met(law, [ClaimEffect::OfferRejected { side }.into()])
    };
    match at.act() {
        Act::Claim(ClaimAct::AcceptsDraw | ClaimAct::RejectsDraw) if !stands(at, offerer) => {
            lacking(law, ClaimFact::NoOfferStands { side: offerer })
        }
        Act::Claim(ClaimAct::AcceptsOnCondition) => lacking(law, ClaimFact::OnCondition),
        Act::Claim(ClaimAct::AcceptsDraw) => met(law, []),
        Act::Claim(ClaimAct::RejectsDraw) => rejects(),
        Act::Hand(_) if !stands(at, offerer) => silent(),
        Act::Hand(_) if at.completes().is_some() => rejects(),
        &Act::Hand(HandAct::Places { to, .. }) => lacking(law, HandFact::Held { square: to }),
        _ => silent(),
    }
}

/// Until accepted or rejected the offer stands and cannot be taken back.
///
/// statement: `1993:10.7.d`, `2023:9.1.2.1.d`
pub fn standing_offer(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.7.d");
    let Some((side, act)) = of_a_player(at) else {
        return silent();
    };
    let stands_on = [ClaimEffect::OfferStands { side }.into()];
    match act {
        ClaimAct::OffersDraw => met(law, stands_on),
        ClaimAct::TakesOfferBack if stands(at, side) => {
            broken(law, stands_on).seeing(ClaimFact::Offered { side })
        }
        ClaimAct::TakesOfferBack => lacking(law, ClaimFact::NoOfferStands { side }),
        _ => silent(),
    }
}

/// An offer made while the opponent's clock runs and he is thinking may be accepted or rejected all the same.
///
/// statement: `1993:10.8.a`, `2023:9.1.2.1.b`
pub fn offer_while_the_opponent_thinks(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.8.a");
    match offers(at).map(Colour::opponent) {
        Some(side) if thinks(at.before, side) => {
            met(law, [ClaimEffect::MayAnswer { side }.into()]).seeing(ClaimFact::Thinks { side })
        }
        Some(side) => lacking(law, ClaimFact::DoesNotThink { side }),
        None => silent(),
    }
}

/// The arbiter may penalise the player who offers in this way.
///
/// statement: `1993:10.8.b`, `2023:9.1.2.1.b`
pub fn penalty_for_such_an_offer(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.8.b");
    let Some(side) = offers(at) else {
        return silent();
    };
    let opponent = side.opponent();
    if thinks(at.before, opponent) {
        met(law, [HallEffect::MayBePenalised { side }.into()])
            .seeing(ClaimFact::Thinks { side: opponent })
    } else {
        lacking(law, ClaimFact::DoesNotThink { side: opponent })
    }
}

/// An offer made while the player's own clock runs, or after he has sealed his move, stands; the opponent may put off
/// his answer until he has seen the move.
///
/// statement: `1993:10.9`, `2023:9.1.2.1.b`
pub fn offer_on_his_own_time(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.9");
    let Some(side) = offers(at) else {
        return silent();
    };
    let opponent = side.opponent();
    let stands = || {
        let put_off = ClaimEffect::MayPutOff { side: opponent };
        met(
            law,
            [ClaimEffect::OfferStands { side }.into(), put_off.into()],
        )
    };
    if sealed(at.before, side) {
        stands().seeing(ClaimFact::HasSealed { side })
    } else if at.before.turn() == side && !runs(at.before, opponent) {
        stands().seeing(ClaimFact::OnMove { side })
    } else {
        lacking(law, ClaimFact::NotOnMove { side })
    }
}

/// A player's act of the plane of claims.
fn of_a_player<'a>(at: &At<'a>) -> Option<(Colour, &'a ClaimAct)> {
    match &at.event.act {
        Act::Claim(act) => Some((at.player()?, act)),
        _ => None,
    }
}

/// Who offers a draw.
fn offers(at: &At<'_>) -> Option<Colour> {
    let (side, act) = of_a_player(at)?;
    (*act == ClaimAct::OffersDraw).then_some(side)
}

/// Whether an offer of that player stood before the event.
fn stands(at: &At<'_>, side: Colour) -> bool {
    at.before.claims.offer_standing(side).is_some()
}

fn runs(state: &State, side: Colour) -> bool {
    state.clocks.running == Running::Of(side)
}

/// Whether the last move is that player's.
fn just_moved(state: &State, side: Colour) -> bool {
    state.positions.len() > 1 && state.turn() == side.opponent()
}

/// Whether it is that player's move and his clock runs.
fn thinks(state: &State, side: Colour) -> bool {
    state.turn() == side && runs(state, side)
}

/// Whether a player has sealed, and no piece has been touched since.
fn sealed(state: &State, side: Colour) -> bool {
    let since = state.events.iter().rev();
    let mut since = since.take_while(|event| !matches!(event.act, Act::Hand(_)));
    since.any(|event| {
        let seals = matches!(
            event.act,
            Act::Envelope(
                EnvelopeAct::WritesSealed { .. }
                    | EnvelopeAct::WritesAmbiguous
                    | EnvelopeAct::WritesUnclear
            )
        );
        seals && event.by.player() == Some(side)
    })
}
