//! Faults in Article 16, the arbiter.

use chesslaws_board::table::{Act, ClockEffect, HallAct, HallEffect, Trouble};
use chesslaws_law::law;
use chesslaws_oracle::Ruling;
use chesslaws_oracle::art16_arbiter;
use chesslaws_oracle::table::{At, Word};

use super::{met, silent};

super::faults! {
    "1993:16.1" breach_counts_after_a_warning;
    "1993:16.2.a" limit_itself_oversteps;
    "1993:16.2.b" order_may_be_left_to_chance;
    "1993:16.2.c" data_are_the_players_affair;
    "1993:16.4" light_is_no_disturbance;
    "1993:16.5.a" warning_for_conduct_alone;
    "1993:16.5.b" time_added_to_the_opponents_used;
    "1993:16.5.c" lost_after_a_warning_only;
}

/// A first breach may pass; the arbiter steps in when he has warned before.
fn breach_counts_after_a_warning(at: &At<'_>) -> Ruling<Word> {
    match *at.act() {
        Act::Hall(HallAct::LetsPass { side }) if at.now.conduct.warnings(side) == 0 => silent(),
        _ => art16_arbiter::strict_observance(at),
    }
}

/// Who has used exactly what he has is taken to have overstepped the time.
fn limit_itself_oversteps(at: &At<'_>) -> Ruling<Word> {
    match *at.act() {
        Act::Hall(HallAct::ChecksTime { side })
            if at.now.clocks.of(side).allotted == Some(at.now.clocks.of(side).used) =>
        {
            met(
                law!("1993:16.2.a"),
                [HallEffect::Overstepped { side }.into()],
            )
        }
        _ => art16_arbiter::supervision_of_the_time(at),
    }
}

/// Games are resumed in whatever order it comes.
fn order_may_be_left_to_chance(at: &At<'_>) -> Ruling<Word> {
    match at.act() {
        Act::Hall(HallAct::LeavesResumptions) => silent(),
        _ => art16_arbiter::order_of_the_resumptions(at),
    }
}

/// The arbiter keeps the envelope; what is on it he does not look at.
fn data_are_the_players_affair(at: &At<'_>) -> Ruling<Word> {
    match at.act() {
        Act::Hall(HallAct::HasEnvelopeCorrected | HallAct::TakesWrongEnvelope) => silent(),
        _ => art16_arbiter::care_of_the_envelope(at),
    }
}

/// The arbiter looks after people, and not after the room.
fn light_is_no_disturbance(at: &At<'_>) -> Ruling<Word> {
    match at.act() {
        Act::Hall(
            HallAct::PutsAnEnd {
                trouble: Trouble::Light,
            }
            | HallAct::DoesNothing {
                trouble: Trouble::Light,
            },
        ) => silent(),
        _ => art16_arbiter::good_of_the_event(at),
    }
}

/// A warning is for misconduct, and for no other fault.
fn warning_for_conduct_alone(at: &At<'_>) -> Ruling<Word> {
    match *at.act() {
        Act::Hall(HallAct::Warns { side }) if !at.now.conduct.has_misbehaved(side) => silent(),
        _ => art16_arbiter::warning(at),
    }
}

/// The time goes to the used time of the wrong player.
fn time_added_to_the_opponents_used(at: &At<'_>) -> Ruling<Word> {
    let right = art16_arbiter::time_added(at);
    match (at.act(), &right.finding) {
        (&Act::Hall(HallAct::AddsUsed { time, side }), Word::Met(_)) => {
            let side = side.opponent();
            right.map(|_| Word::Met(vec![ClockEffect::UsedAdded { side, time }.into()]))
        }
        _ => right,
    }
}

/// The game is declared lost only where the player was warned before.
fn lost_after_a_warning_only(at: &At<'_>) -> Ruling<Word> {
    match *at.act() {
        Act::Hall(HallAct::DeclaresLost { side }) if at.now.conduct.warnings(side) == 0 => silent(),
        _ => art16_arbiter::game_declared_lost(at),
    }
}
