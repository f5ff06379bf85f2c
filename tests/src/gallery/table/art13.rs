//! Faults in Article 13, the adjournment.

use chesslaws_board::table::{Act, Actor, EnvelopeAct, EnvelopeEffect, Time};
use chesslaws_law::{Law, law};
use chesslaws_oracle::table::{At, Begun, How, State, Word};
use chesslaws_oracle::{Ruling, art13_sealing};

use super::{met, silent};

super::faults! {
    "1993:13.1.1.a" a_second_before_the_end;
    "1993:13.1.1.d" his_own_sheet_is_enough;
    "1993:13.1.1.e" stopped_before_the_envelope_is_sealed;
    "1993:13.1.1.b" change_until_the_envelope_is_sealed;
    "1993:13.1.1.c" told_to_seal_or_not;
    "1993:13.1.2" the_last_second_is_free;
    "1993:13.2.1" one_name_is_enough;
    "1993:13.2.2" the_position_on_the_board;
    "1993:13.2.3" the_times_in_any_order;
    "1993:13.2.4" any_sealer;
    "1993:13.2.5" the_number_of_the_move_before;
    "1993:13.3.a" checked_by_a_player;
    "1993:13.3.b" left_lying_once_checked;
}

/// The bound off by one: it is time to seal a second before the session ends.
fn a_second_before_the_end(at: &At<'_>) -> Ruling<Word> {
    let mut before = at.before.clone();
    before.time = before.time.and(Time::seconds(1));
    let later = At {
        before: &before,
        ..*at
    };
    art13_sealing::move_written_unambiguously(&later)
}

/// The opponent's sheet may be left out.
fn his_own_sheet_is_enough(at: &At<'_>) -> Ruling<Word> {
    let opponent = at.before.sealer().opponent();
    if *at.act() == Act::Envelope(EnvelopeAct::SealsWithout { side: opponent }) {
        met(law!("1993:13.1.1.d"), [])
    } else {
        art13_sealing::both_sheets_in_the_envelope(at)
    }
}

/// Whether the envelope is sealed does not matter.
fn stopped_before_the_envelope_is_sealed(at: &At<'_>) -> Ruling<Word> {
    let due = at.before.session_over() || at.before.sealing.begun.is_some();
    let his = at.player() == Some(at.before.sealer());
    if due && his && *at.act() == Act::Envelope(EnvelopeAct::StopsHisClock) {
        met(law!("1993:13.1.1.e"), [])
    } else {
        art13_sealing::clock_stopped_last(at)
    }
}

/// The bound is the sealed envelope, not the stopped clock.
fn change_until_the_envelope_is_sealed(at: &At<'_>) -> Ruling<Word> {
    let changes = matches!(at.act(), Act::Envelope(EnvelopeAct::WritesSealed { .. }));
    if changes && at.before.sealing.envelope.is_some() {
        let effects = vec![EnvelopeEffect::ChangeVoid.into()];
        Ruling::of(Word::Broken(effects)).under(law!("1993:13.1.1.b"))
    } else {
        art13_sealing::change_until_the_clock_is_stopped(at)
    }
}

/// Whether he was told to seal does not matter.
fn told_to_seal_or_not(at: &At<'_>) -> Ruling<Word> {
    let mut before = at.before.clone();
    if before.session_over() {
        let (side, moves) = (before.turn(), before.moves.len());
        let how = How::Told;
        let begun = Begun { side, moves, how };
        before.sealing.begun.get_or_insert(begun).how = how;
    }
    let told = At {
        before: &before,
        ..*at
    };
    art13_sealing::move_made_on_the_board(&told)
}

/// A second more or less before the end counts for nothing.
fn the_last_second_is_free(at: &At<'_>) -> Ruling<Word> {
    let mut now = at.now.clone();
    now.time = now.time.and(Time::seconds(1));
    if now.session_over() {
        silent()
    } else {
        art13_sealing::rest_of_the_session_added(at)
    }
}

/// The name of the sealer stands for both.
fn one_name_is_enough(at: &At<'_>) -> Ruling<Word> {
    let right = |state: &State| state.sealing.shown.sealer.is_some();
    accepted(
        at,
        law!("1993:13.2.1"),
        right,
        art13_sealing::names_of_the_players,
    )
}

/// The wrong time: the position that is on the board now.
fn the_position_on_the_board(at: &At<'_>) -> Ruling<Word> {
    let right = |state: &State| {
        let shown = state.sealing.shown.position.as_ref();
        shown.is_some_and(|shown| shown.men().eq(state.position().men()))
    };
    accepted(
        at,
        law!("1993:13.2.2"),
        right,
        art13_sealing::position_before_the_sealed_move,
    )
}

/// Whose time is whose does not matter.
fn the_times_in_any_order(at: &At<'_>) -> Ruling<Word> {
    let right = |state: &State| {
        let [white, black] = state.times_used();
        state.sealing.shown.times == Some([black, white])
    };
    accepted(at, law!("1993:13.2.3"), right, art13_sealing::times_used)
}

/// Some player is named.
fn any_sealer(at: &At<'_>) -> Ruling<Word> {
    let right = |state: &State| state.sealing.shown.sealer.is_some();
    accepted(
        at,
        law!("1993:13.2.4"),
        right,
        art13_sealing::name_of_the_sealer,
    )
}

/// The bound off by one: the number of the last completed move.
fn the_number_of_the_move_before(at: &At<'_>) -> Ruling<Word> {
    let right = |state: &State| {
        let number = state.adjourned_position().fullmove_number;
        state.sealing.shown.number == number.checked_sub(1)
    };
    accepted(
        at,
        law!("1993:13.2.5"),
        right,
        art13_sealing::number_of_the_sealed_move,
    )
}

/// That somebody has checked the envelope is enough.
fn checked_by_a_player(at: &At<'_>) -> Ruling<Word> {
    let check = Act::Envelope(EnvelopeAct::ChecksEnvelope);
    let mut earlier = at.before.events.iter();
    if earlier.any(|event| event.act == check && event.by.player().is_some()) {
        silent()
    } else {
        art13_sealing::envelope_checked(at)
    }
}

/// Once it is checked the envelope need not be kept.
fn left_lying_once_checked(at: &At<'_>) -> Ruling<Word> {
    let leaves = *at.act() == Act::Envelope(EnvelopeAct::LeavesEnvelope);
    if leaves && at.before.sealing.checked {
        silent()
    } else {
        art13_sealing::envelope_kept_safe(at)
    }
}

/// Whether the arbiter checks the envelope.
fn checks(at: &At<'_>) -> bool {
    at.event.by == Actor::Arbiter && *at.act() == Act::Envelope(EnvelopeAct::ChecksEnvelope)
}

/// What the fault accepts on the envelope; else what is right.
fn accepted(
    at: &At<'_>,
    law: Law,
    wrongly: fn(&State) -> bool,
    right: fn(&At<'_>) -> Ruling<Word>,
) -> Ruling<Word> {
    if checks(at) && wrongly(at.before) {
        met(law, [])
    } else {
        right(at)
    }
}
