//! Faults in Article 8, irregularities, off the board plane.

use chesslaws_board::table::{
    Act, ClaimEffect, ClockAct, EnvelopeAct, EnvelopeEffect, HallAct, HallEffect, HandEffect,
    Outcome,
};
use chesslaws_law::law;
use chesslaws_oracle::Ruling;
use chesslaws_oracle::table::{At, Word};
use chesslaws_oracle::{art8_irregularities, art8_wrong_start};

use super::{met, silent};

super::faults! {
    "1993:8.1.a" only_the_last_two_plies;
    "1993:8.1.b" any_move_replaces_it;
    "1993:8.1.c" lost_position_is_a_draw;
    "1993:8.1.d" not_while_adjudicated;
    "1993:8.2.a" put_back_rightly_is_restored_too;
    "1993:8.2.b" lost_by_accident_is_a_draw;
    "1993:8.3" pressed_while_they_lie;
    "1993:8.4" set_up_anew_on_anybodys_word;
    "1993:8.5" all_men_there_is_enough;
    "1993:8.6.a" a_quarter_is_more_than_a_quarter;
    "1993:8.6.b" timetable_does_not_count;
    "1993:8.7" new_game_on_a_turned_board;
}

/// An illegal move is taken back only until the opponent has answered it.
fn only_the_last_two_plies(at: &At<'_>) -> Ruling<Word> {
    let late = matches!(*at.act(), Act::Hall(HallAct::FindsIllegal { ply })
        if at.now.positions.len() > ply as usize + 2);
    if late {
        silent()
    } else {
        art8_irregularities::position_before_the_illegal_move(at)
    }
}

/// The illegal move may be replaced by any legal one.
fn any_move_replaces_it(at: &At<'_>) -> Ruling<Word> {
    let right = art8_irregularities::touches_of_the_illegal_move(at);
    right.map(|word| match word {
        Word::Met(_) => Word::Met(vec![HandEffect::Free.into()]),
        other => other,
    })
}

/// A game in which the position before the illegal move is lost is drawn.
fn lost_position_is_a_draw(at: &At<'_>) -> Ruling<Word> {
    drawn(art8_irregularities::illegal_move_beyond_restoring(at))
}

/// A game that awaits adjudication is adjudicated as it stands.
fn not_while_adjudicated(at: &At<'_>) -> Ruling<Word> {
    if at.before.conduct.awaits_adjudication {
        silent()
    } else {
        art8_irregularities::every_stage(at)
    }
}

/// Whatever was displaced, the position before the accident is restored.
fn put_back_rightly_is_restored_too(at: &At<'_>) -> Ruling<Word> {
    match at.act() {
        Act::Hall(HallAct::FindsPutBackWrongly) if at.before.ended.is_none() => {
            let effects = [HallEffect::AccidentUndone, HallEffect::PlayGoesOn];
            met(law!("1993:8.2.a"), effects.map(Into::into))
        }
        _ => art8_irregularities::position_before_the_accident(at),
    }
}

/// A game in which the position before the accident is lost is drawn.
fn lost_by_accident_is_a_draw(at: &At<'_>) -> Ruling<Word> {
    drawn(art8_irregularities::accident_beyond_restoring(at))
}

/// He may press while what he knocked over still lies.
fn pressed_while_they_lie(at: &At<'_>) -> Ruling<Word> {
    match at.act() {
        Act::Clock(ClockAct::Presses) => silent(),
        _ => art8_irregularities::knocked_over_pieces(at),
    }
}

/// Whoever says after an adjournment that the position is wrong has it set up anew, wrong or not.
fn set_up_anew_on_anybodys_word(at: &At<'_>) -> Ruling<Word> {
    let says = *at.act() == Act::Envelope(EnvelopeAct::FindsWronglySetUp);
    if says && at.before.sealing.resumed.is_some() && at.before.ended.is_none() {
        met(law!("1993:8.4"), [EnvelopeEffect::SetUp.into()])
    } else {
        art8_irregularities::wrongly_set_up_after_the_adjournment(at)
    }
}

/// An initial position with all the men on the board is good enough.
fn all_men_there_is_enough(at: &At<'_>) -> Ruling<Word> {
    if at.laws.has_sixteen_men_each(&at.now.positions[0]).finding {
        silent()
    } else {
        art8_wrong_start::wrong_initial_position(at)
    }
}

/// Exactly a quarter keeps the game going.
fn a_quarter_is_more_than_a_quarter(at: &At<'_>) -> Ruling<Word> {
    use chesslaws_board::Colour::{Black, White};
    let used = |side| at.now.clocks.of(side).used.0;
    let allotted = at.now.clocks.periods.first().map(|period| period.time.0);
    let exactly = allotted.is_some_and(|time| (used(White) + used(Black)) * 4 == time * 2);
    match at.act() {
        Act::Hall(HallAct::FindsColoursReversed) if exactly => {
            met(law!("1993:8.6.a"), [HallEffect::PlayGoesOn.into()])
        }
        _ => art8_wrong_start::more_than_a_quarter_gone(at),
    }
}

/// A new game may be ordered whatever becomes of the timetable.
fn timetable_does_not_count(at: &At<'_>) -> Ruling<Word> {
    let mut now = at.now.clone();
    now.conduct.timetable_upset = false;
    art8_wrong_start::new_game_with_the_right_colours(&At { now: &now, ..*at })
}

/// On a board that lay wrongly everything is begun anew.
fn new_game_on_a_turned_board(at: &At<'_>) -> Ruling<Word> {
    let right = art8_wrong_start::board_turned(at);
    match right.finding {
        Word::Met(_) => met(law!("1993:8.7"), [ends(Outcome::Void)]),
        _ => right,
    }
}

fn ends(outcome: Outcome) -> chesslaws_board::table::Effect {
    ClaimEffect::Ends { outcome }.into()
}

/// What makes the game void ends it with a draw.
fn drawn(right: Ruling<Word>) -> Ruling<Word> {
    right.map(|word| match word {
        Word::Met(_) => Word::Met(vec![ends(Outcome::Drawn)]),
        other => other,
    })
}
