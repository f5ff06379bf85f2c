//! Faults in Article 7, off the board plane.

use chesslaws_board::Square;
use chesslaws_board::table::{Act, Effect, HandAct, HandEffect};
use chesslaws_law::law;
use chesslaws_oracle::Ruling;
use chesslaws_oracle::art7_touch::{
    adjusting, claim_before_touching, first_of_each_colour, first_touched_piece,
    no_touched_piece_can_be_played, one_piece_of_each_colour, own_piece_counts_as_first,
};
use chesslaws_oracle::table::{At, State, Word};

use super::{met, seeing, with_effects};

super::faults! {
    "1993:7.1" said_after_the_touch;
    "1993:7.2.1" last_touched;
    "1993:7.2.2.a" captured_by_any_piece;
    "1993:7.2.2.b" own_piece_always_first;
    "1993:7.2.2.c" opponents_piece_counts_as_first;
    "1993:7.3" one_that_cannot_be_played_is_enough;
    "1993:7.4" claimed_at_any_time;
}

/// It is enough to say it after the touch.
fn said_after_the_touch(at: &At<'_>) -> Ruling<Word> {
    match at.act() {
        Act::Hand(HandAct::SaysAdjust) if !at.now.hand.touched.is_empty() => {
            let touched = at.now.hand.touched.iter();
            let adjusted = touched.map(|&square| HandEffect::Adjusted { square }.into());
            met(law!("1993:7.1"), adjusted)
        }
        _ => adjusting(at),
    }
}

/// The last touched that can be played binds, not the first.
fn last_touched(at: &At<'_>) -> Ruling<Word> {
    seeing(
        at,
        |state| state.hand.touched.reverse(),
        first_touched_piece,
    )
}

/// The touched piece of the opponent's may be captured by any piece.
fn captured_by_any_piece(at: &At<'_>) -> Ruling<Word> {
    with_effects(one_piece_of_each_colour(at), |effect| match effect {
        Effect::Hand(HandEffect::Confined { moves }) => {
            let lawful = at.laws.lawful_moves(at.before.position()).into_iter();
            let there = lawful.map(|(mv, _)| mv).filter(|mv| mv.to == moves[0].to);
            let moves = there.collect();
            HandEffect::Confined { moves }.into()
        }
        other => other,
    })
}

/// His own piece counts as touched first, whatever the order was.
fn own_piece_always_first(at: &At<'_>) -> Ruling<Word> {
    let own_first = |state: &mut State| {
        let setup = state.position().clone();
        let other = |square: &Square| {
            let piece = setup.piece(*square);
            piece.is_none_or(|piece| piece.colour != setup.turn)
        };
        state.hand.touched.sort_by_key(other);
    };
    seeing(at, own_first, first_of_each_colour)
}

/// In an unknown order the opponent's piece counts as touched first.
fn opponents_piece_counts_as_first(at: &At<'_>) -> Ruling<Word> {
    with_effects(own_piece_counts_as_first(at), |effect| match effect {
        Effect::Hand(HandEffect::CountsFirst { square }) => {
            let mut touched = at.now.hand.touched.iter();
            let other = touched.find(|&&other| other != square);
            let square = other.copied().unwrap_or(square);
            HandEffect::CountsFirst { square }.into()
        }
        other => other,
    })
}

/// One touched piece that cannot be played sets him free.
fn one_that_cannot_be_played_is_enough(at: &At<'_>) -> Ruling<Word> {
    let ruling = no_touched_piece_can_be_played(at);
    if ruling.finding == Word::Lacking {
        met(law!("1993:7.3"), [HandEffect::Free.into()])
    } else {
        ruling
    }
}

/// A claim is in time though the claimant has touched a piece.
fn claimed_at_any_time(at: &At<'_>) -> Ruling<Word> {
    let in_time = |state: &mut State| {
        if let Some(breach) = &mut state.hand.breach {
            breach.touched_since = false;
        }
    };
    seeing(at, in_time, claim_before_touching)
}
