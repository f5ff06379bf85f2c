//! Faults in Article 10 (agreement), off the board plane.

use chesslaws_board::Colour;
use chesslaws_board::table::{
    Act, ClaimAct, ClaimEffect, ClockAct, ClockEffect, HallEffect, HandAct, Outcome,
};
use chesslaws_law::law;
use chesslaws_oracle::Ruling;
use chesslaws_oracle::table::{At, Running, Word};

use super::{broken, met, silent};

super::faults! {
    "1993:10.6" agreed_on_a_condition;
    "1993:10.7.a" offered_after_the_press;
    "1993:10.7.b" pressed_before_offering;
    "1993:10.7.c" rejected_by_a_piece_still_held;
    "1993:10.7.d" taken_back;
    "1993:10.8.a" thinking_before_the_press;
    "1993:10.8.b" penalty_before_the_press;
    "1993:10.9" sealing_forgotten;
}

/// An acceptance on a condition is an agreement.
fn agreed_on_a_condition(at: &At<'_>) -> Ruling<Word> {
    let accepts = matches!(
        at.act(),
        Act::Claim(ClaimAct::AcceptsDraw | ClaimAct::AcceptsOnCondition)
    );
    match at.player() {
        Some(side) if accepts && stands(at, side.opponent()) => {
            let outcome = Outcome::Drawn;
            met(law!("1993:10.6"), [ClaimEffect::Ends { outcome }.into()])
        }
        _ => silent(),
    }
}

/// An offer after the move is in time whether or not he has pressed.
fn offered_after_the_press(at: &At<'_>) -> Ruling<Word> {
    match offers(at) {
        Some(side) if just_moved(at, side) => met(law!("1993:10.7.a"), []),
        Some(_) => broken(law!("1993:10.7.a"), []),
        None => silent(),
    }
}

/// He may press first and offer then.
fn pressed_before_offering(at: &At<'_>) -> Ruling<Word> {
    match (at.player(), at.act()) {
        (Some(side), Act::Clock(ClockAct::Presses)) if just_moved(at, side) && stands(at, side) => {
            let side = side.opponent();
            met(law!("1993:10.7.b"), [ClockEffect::Runs { side }.into()])
        }
        _ => silent(),
    }
}

/// A piece that is put on its new square and still held rejects the offer.
fn rejected_by_a_piece_still_held(at: &At<'_>) -> Ruling<Word> {
    let Some(side) = at.player().map(Colour::opponent) else {
        return silent();
    };
    let rejected = || {
        met(
            law!("1993:10.7.c"),
            [ClaimEffect::OfferRejected { side }.into()],
        )
    };
    match at.act() {
        _ if !stands(at, side) => silent(),
        Act::Claim(ClaimAct::AcceptsDraw) => met(law!("1993:10.7.c"), []),
        Act::Claim(ClaimAct::RejectsDraw) | Act::Hand(HandAct::Places { .. }) => rejected(),
        _ => silent(),
    }
}

/// Who has offered may take it back.
fn taken_back(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.7.d");
    match (at.player(), at.act()) {
        (Some(side), Act::Claim(ClaimAct::OffersDraw)) => {
            met(law, [ClaimEffect::OfferStands { side }.into()])
        }
        (Some(side), Act::Claim(ClaimAct::TakesOfferBack)) if stands(at, side) => {
            met(law, [ClaimEffect::OfferRejected { side }.into()])
        }
        _ => silent(),
    }
}

/// The opponent counts as thinking as soon as he has the move, whosever clock runs.
fn thinking_before_the_press(at: &At<'_>) -> Ruling<Word> {
    match offers(at).map(Colour::opponent) {
        Some(side) if at.before.turn() == side => met(
            law!("1993:10.8.a"),
            [ClaimEffect::MayAnswer { side }.into()],
        ),
        _ => silent(),
    }
}

/// Every offer while the opponent has the move may be penalised.
fn penalty_before_the_press(at: &At<'_>) -> Ruling<Word> {
    match offers(at) {
        Some(side) if at.before.turn() != side => met(
            law!("1993:10.8.b"),
            [HallEffect::MayBePenalised { side }.into()],
        ),
        _ => silent(),
    }
}

/// Only the running clock counts, not the sealed move.
fn sealing_forgotten(at: &At<'_>) -> Ruling<Word> {
    match offers(at) {
        Some(side) if at.before.clocks.running == Running::Of(side) && at.before.turn() == side => {
            let put_off = ClaimEffect::MayPutOff {
                side: side.opponent(),
            };
            met(
                law!("1993:10.9"),
                [ClaimEffect::OfferStands { side }.into(), put_off.into()],
            )
        }
        _ => silent(),
    }
}

fn offers(at: &At<'_>) -> Option<Colour> {
    let offers = matches!(at.act(), Act::Claim(ClaimAct::OffersDraw));
    at.player().filter(|_| offers)
}

fn stands(at: &At<'_>, side: Colour) -> bool {
    at.before.claims.offer_standing(side).is_some()
}

fn just_moved(at: &At<'_>, side: Colour) -> bool {
    at.before.positions.len() > 1 && at.before.turn() != side
}
