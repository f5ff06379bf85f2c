//! Faults in Article 14, the resumption of the adjourned game.

use chesslaws_board::table::{
    Act, ClaimEffect, ClockEffect, EnvelopeAct, EnvelopeEffect, HandAct, Outcome,
};
use chesslaws_law::law;
use chesslaws_oracle::table::{At, Resumption, Word};
use chesslaws_oracle::{Ruling, art14_lost_envelope, art14_resumption, art14_resumption_times};

use super::{met, silent};

super::faults! {
    "1993:14.1" the_times_do_not_matter;
    "1993:14.2.0.a" opened_when_the_sealer_is_present;
    "1993:14.2.0.b" the_clock_starts_with_the_opening;
    "1993:14.2.1" a_draw_told_at_any_time;
    "1993:14.2.2" only_the_sealer_resigns;
    "1993:14.3" whoever_is_absent;
    "1993:14.4" a_sealed_reply_to_a_sealer_who_is_there;
    "1993:14.5.1" recorded_or_not;
    "1993:14.5.2" void_without_the_times;
    "1993:14.5.3.a" times_decided_though_they_are_known;
    "1993:14.5.3.b" any_move_of_the_sealer;
    "1993:14.6.a" before_anybody_has_moved;
    "1993:14.6.b" never_too_grave;
    "1993:14.7" measured_from_the_opening;
}

/// The clocks may show what they like.
fn the_times_do_not_matter(at: &At<'_>) -> Ruling<Word> {
    match act(at) {
        Some(EnvelopeAct::SetsClocks { .. }) => met(law!("1993:14.1"), []),
        _ => art14_resumption::position_and_times_of_the_adjournment(at),
    }
}

/// The wrong side: the sealer is to be present.
fn opened_when_the_sealer_is_present(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:14.2.0.a");
    match (act(at), resumed(at)) {
        (Some(EnvelopeAct::OpensEnvelope), Some(resumed)) if resumed.present(resumed.sealer) => {
            met(law, [])
        }
        (Some(EnvelopeAct::OpensEnvelope), Some(_)) => {
            Ruling::of(Word::Broken(vec![EnvelopeEffect::StaysSealed.into()])).under(law)
        }
        _ => silent(),
    }
}

/// The wrong time: the clock runs from the opening of the envelope on.
fn the_clock_starts_with_the_opening(at: &At<'_>) -> Ruling<Word> {
    match (act(at), resumed(at)) {
        (Some(EnvelopeAct::OpensEnvelope), Some(resumed)) => {
            let side = resumed.replier();
            met(law!("1993:14.2.0.b"), [ClockEffect::Runs { side }.into()])
        }
        _ => art14_resumption::clock_after_the_sealed_move(at),
    }
}

/// A draw may be told when the envelope has been opened.
fn a_draw_told_at_any_time(at: &At<'_>) -> Ruling<Word> {
    match (act(at), resumed(at)) {
        (Some(EnvelopeAct::TellsDraw), Some(resumed)) if resumed.opened => {
            let outcome = Outcome::Drawn;
            met(law!("1993:14.2.1"), [ClaimEffect::Ends { outcome }.into()])
        }
        _ => art14_resumption::agreed_draw(at),
    }
}

/// Only the player who sealed may give the game up.
fn only_the_sealer_resigns(at: &At<'_>) -> Ruling<Word> {
    match (act(at), resumed(at)) {
        (Some(EnvelopeAct::TellsResigns), Some(resumed))
            if at.player() == Some(resumed.replier()) && !resumed.opened =>
        {
            silent()
        }
        _ => art14_resumption::notified_resignation(at),
    }
}

/// The clock of any player who is absent is started.
fn whoever_is_absent(at: &At<'_>) -> Ruling<Word> {
    match (act(at), resumed(at)) {
        (Some(&EnvelopeAct::FindsAbsent { side }), Some(resumed)) if side == resumed.sealer => {
            met(law!("1993:14.3"), [ClockEffect::Runs { side }.into()])
        }
        _ => art14_resumption::absent_replier(at),
    }
}

/// The reply may be sealed though the sealer is present.
fn a_sealed_reply_to_a_sealer_who_is_there(at: &At<'_>) -> Ruling<Word> {
    match (act(at), resumed(at)) {
        (Some(&EnvelopeAct::SealsReply { mv }), Some(resumed))
            if resumed.present(resumed.sealer) =>
        {
            met(
                law!("1993:14.4"),
                [EnvelopeEffect::ReplySealed { mv }.into()],
            )
        }
        _ => art14_resumption::sealed_reply(at),
    }
}

/// Whether a move was sealed as Article 13 says does not matter.
fn recorded_or_not(at: &At<'_>) -> Ruling<Word> {
    match (act(at), resumed(at)) {
        (Some(EnvelopeAct::FindsLost), Some(resumed)) if resumed.sealed.is_none() => {
            met(law!("1993:14.5.1"), [EnvelopeEffect::SetUp.into()])
        }
        _ => art14_lost_envelope::resumed_from_what_was_recorded(at),
    }
}

/// The game is void when the times are lost.
fn void_without_the_times(at: &At<'_>) -> Ruling<Word> {
    match act(at) {
        Some(EnvelopeAct::FindsLostNoTimes) => {
            let outcome = Outcome::Void;
            met(law!("1993:14.5.2"), [ClaimEffect::Ends { outcome }.into()])
        }
        _ => art14_lost_envelope::position_lost(at),
    }
}

/// The arbiter decides the times whether they are known or not.
fn times_decided_though_they_are_known(at: &At<'_>) -> Ruling<Word> {
    let mut before = at.before.clone();
    if let Some(resumed) = &mut before.sealing.resumed {
        resumed.times_lost = true;
    }
    let lost = At {
        before: &before,
        ..*at
    };
    art14_lost_envelope::times_lost(&lost)
}

/// Whatever the sealer makes on the board counts as his sealed move.
fn any_move_of_the_sealer(at: &At<'_>) -> Ruling<Word> {
    match (at.act(), resumed(at)) {
        (Act::Hand(HandAct::LetsGo), Some(resumed))
            if resumed.lost && at.player() == Some(resumed.sealer) =>
        {
            met(law!("1993:14.5.3.b"), [])
        }
        _ => art14_lost_envelope::sealed_move_made_by_the_sealer(at),
    }
}

/// The bound is the first move of either player.
fn before_anybody_has_moved(at: &At<'_>) -> Ruling<Word> {
    match (act(at), resumed(at), at.player()) {
        (Some(EnvelopeAct::PointsOutTimes), Some(resumed), Some(side))
            if resumed.set_wrongly() && resumed.moved(at.before, side.opponent()) =>
        {
            silent()
        }
        _ => art14_resumption_times::pointed_out_before_his_first_move(at),
    }
}

/// The arbiter may not correct what was pointed out too late, however grave.
fn never_too_grave(at: &At<'_>) -> Ruling<Word> {
    match act(at) {
        Some(EnvelopeAct::FindsTooGrave) => silent(),
        _ => art14_resumption_times::not_pointed_out_in_time(at),
    }
}

/// The session is counted from the moment at which it is opened.
fn measured_from_the_opening(at: &At<'_>) -> Ruling<Word> {
    match (act(at), at.before.sealing.announced) {
        (Some(EnvelopeAct::OpensResumption), Some((from, to))) => {
            let time = to.less(from).and(at.now.time);
            met(
                law!("1993:14.7"),
                [EnvelopeEffect::SessionLasts { time }.into()],
            )
        }
        _ => art14_resumption_times::measured_by_the_clock_on_the_wall(at),
    }
}

/// The act, if it is one of the envelope.
const fn act<'a>(at: &'a At<'_>) -> Option<&'a EnvelopeAct> {
    match at.act() {
        Act::Envelope(act) => Some(act),
        _ => None,
    }
}

const fn resumed<'a>(at: &'a At<'_>) -> Option<&'a Resumption> {
    at.before.sealing.resumed.as_ref()
}
