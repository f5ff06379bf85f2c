//! Faults in Article 15, the conduct of the players.

use chesslaws_board::table::{Act, Advice, Disturbance, HallAct, HallEffect, Noted, Place, Source};
use chesslaws_oracle::Ruling;
use chesslaws_oracle::art15_conduct;
use chesslaws_oracle::table::{At, Word};

use super::silent;

super::faults! {
    "1993:15.1.1.a" only_printed_matter;
    "1993:15.1.1.b" analysis_on_the_opponents_time;
    "1993:15.1.1.c" unasked_advice_may_be_taken;
    "1993:15.1.2" clock_times_are_notes;
    "1993:15.1.3" resumption_is_no_play;
    "1993:15.1.4" draw_offers_disturb_nobody;
    "1993:15.2" never_the_loss;
}

/// What is not printed may be used.
fn only_printed_matter(at: &At<'_>) -> Ruling<Word> {
    match at.act() {
        Act::Hall(HallAct::Uses {
            source: Source::Handwritten | Source::Otherwise,
        }) => silent(),
        _ => art15_conduct::recorded_matter(at),
    }
}

/// Another board may be used while the opponent has the move.
fn analysis_on_the_opponents_time(at: &At<'_>) -> Ruling<Word> {
    match (at.act(), at.player()) {
        (Act::Hall(HallAct::AnalysesOnAnotherBoard), Some(side)) if side != at.now.turn() => {
            silent()
        }
        _ => art15_conduct::another_board(at),
    }
}

/// Advice that he did not ask for may be taken.
fn unasked_advice_may_be_taken(at: &At<'_>) -> Ruling<Word> {
    match at.act() {
        Act::Hall(HallAct::TakesAdvice {
            advice: Advice::Unasked,
        }) => silent(),
        _ => art15_conduct::advice_of_a_third_party(at),
    }
}

/// Nothing but the moves may be written down.
fn clock_times_are_notes(at: &At<'_>) -> Ruling<Word> {
    let right = art15_conduct::notes_as_a_memory_aid(at);
    match (at.act(), at.player()) {
        (
            Act::Hall(HallAct::MakesNote {
                noted: Noted::ClockTimes,
            }),
            Some(side),
        ) => right.map(|_| Word::Broken(vec![HallEffect::Misconduct { side }.into()])),
        _ => right,
    }
}

/// During the resumption one may analyse in the playing room.
fn resumption_is_no_play(at: &At<'_>) -> Ruling<Word> {
    match at.act() {
        Act::Hall(HallAct::AnalysesIn {
            place: Place::DuringResumption,
        }) => silent(),
        _ => art15_conduct::analysis_in_the_playing_room(at),
    }
}

/// Draw offers, however many, are no disturbance.
fn draw_offers_disturb_nobody(at: &At<'_>) -> Ruling<Word> {
    match at.act() {
        Act::Hall(HallAct::Disturbs {
            by: Disturbance::DrawOffers,
        }) => silent(),
        _ => art15_conduct::disturbance_of_the_opponent(at),
    }
}

/// Misconduct is punished with anything but the loss of the game.
fn never_the_loss(at: &At<'_>) -> Ruling<Word> {
    match at.act() {
        Act::Hall(HallAct::DeclaresLost { .. }) => silent(),
        _ => art15_conduct::punishment_of_misconduct(at),
    }
}
