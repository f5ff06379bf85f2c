//! Faults in Article 11, off the board plane.

use chesslaws_board::Colour;
use chesslaws_board::table::{
    Act, ClockAct, ClockEffect, Effect, HandEffect, SheetAct, SheetEffect, Time,
};
use chesslaws_law::{Law, law};
use chesslaws_oracle::table::{At, State, Word};
use chesslaws_oracle::{Ruling, art11_completing_sheets, art11_recording};

use super::{met, silent};

super::faults! {
    "1993:11.1.a" own_moves_only;
    "1993:11.1.b" never_written_first;
    "1993:11.2.a" five_minutes_are_enough;
    "1993:11.2.a" clock_of_the_opponent;
    "1993:11.2.b" flag_of_either;
    "1993:11.3.a" one_who_cannot_is_enough;
    "1993:11.3.b" number_may_be_shown;
    "1993:11.3.b" flag_of_any_time;
    "1993:11.4" refusal_in_time_trouble;
    "1993:11.5.a" opponent_may_be_asked;
    "1993:11.5.b" disturbance_does_not_count;
    "1993:11.5.c" refusal_needs_no_grant;
    "1993:11.5.e" player_keeps_it_after_the_game;
    "1993:11.5.f" time_of_the_lender;
    "1993:11.5.d" control_of_either;
    "1993:11.6.a" before_the_move_after_next;
    "1993:11.6.b" clock_runs_in_any_case;
    "1993:11.7.a" until_one_sheet_is_complete;
    "1993:11.7.b" board_without_the_arbiter;
    "1993:11.7.c" record_needs_no_note;
    "1993:11.8" clock_runs_on;
    "1993:11.9" first_move_of_the_same_period;
}

fn broken(law: Law, effect: SheetEffect) -> Ruling<Word> {
    Ruling::of(Word::Broken(vec![effect.into()])).under(law)
}

fn lacking(law: Law) -> Ruling<Word> {
    Ruling::of(Word::Lacking).under(law)
}

fn sheet_act<'a>(at: &'a At<'_>) -> Option<&'a SheetAct> {
    match at.act() {
        Act::Sheet(act) => Some(act),
        _ => None,
    }
}

/// Only his own moves need be on the sheet.
fn own_moves_only(at: &At<'_>) -> Ruling<Word> {
    let right = art11_recording::record_of_all_moves(at);
    let own = |side: Colour| {
        let mut missing = at.now.unrecorded(side).into_iter();
        missing.any(|ply| at.now.moves[ply].by == side)
    };
    match (sheet_act(at), at.player()) {
        (Some(SheetAct::Records { .. }), Some(side))
            if at.now.sheets.of(side).last.is_some() && !own(side) =>
        {
            met(law!("1993:11.1.a"), [])
        }
        _ => right,
    }
}

/// A move may not be written before it is made.
fn never_written_first(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:11.1.b");
    match (sheet_act(at), at.player()) {
        (Some(SheetAct::Records { .. }), Some(side))
            if at.now.sheets.of(side).last == Some(at.now.moves.len()) =>
        {
            broken(law, SheetEffect::MustRecord { side })
        }
        _ => art11_recording::order_of_writing(at),
    }
}

/// Exactly five minutes free him too.
fn five_minutes_are_enough(at: &At<'_>) -> Ruling<Word> {
    let left = |side: Colour| at.before.clocks.left(side);
    freed_if(at, |side| {
        left(side) <= Some(Time::minutes(5)) && left(side).is_some()
    })
}

/// It is enough that the opponent has less than five minutes.
fn clock_of_the_opponent(at: &At<'_>) -> Ruling<Word> {
    freed_if(at, |side| {
        let left = at.before.clocks.left(side.opponent());
        left.is_some_and(|left| left < Time::minutes(5))
    })
}

fn freed_if(at: &At<'_>, free: impl Fn(Colour) -> bool) -> Ruling<Word> {
    let right = art11_recording::less_than_five_minutes(at);
    match at.player() {
        Some(side) if right.finding != Word::Silent => {
            let law = law!("1993:11.2.a");
            if free(side) {
                met(law, [SheetEffect::NeedNotRecord { side }.into()])
            } else {
                lacking(law)
            }
        }
        _ => right,
    }
}

/// As soon as either flag falls, both players must complete what is missing.
fn flag_of_either(at: &At<'_>) -> Ruling<Word> {
    let Act::Clock(ClockAct::SeesFlag { .. }) = at.act() else {
        return art11_recording::missing_moves_after_the_flag(at);
    };
    let owing = Colour::BOTH
        .into_iter()
        .filter(|&side| !at.before.unrecorded(side).is_empty());
    let must: Vec<Effect> = owing
        .map(|side| SheetEffect::MustComplete { side }.into())
        .collect();
    if must.is_empty() {
        art11_recording::missing_moves_after_the_flag(at)
    } else {
        met(law!("1993:11.2.b"), must)
    }
}

/// The arbiter records as soon as one player does not.
fn one_who_cannot_is_enough(at: &At<'_>) -> Ruling<Word> {
    let right = art11_recording::record_for_the_players(at);
    if right.finding == Word::Lacking {
        met(law!("1993:11.3.a"), [SheetEffect::ArbiterRecords.into()])
    } else {
        right
    }
}

/// Whoever records may show how many moves were made.
fn number_may_be_shown(at: &At<'_>) -> Ruling<Word> {
    match sheet_act(at) {
        Some(SheetAct::ShowsTheNumber) => silent(),
        _ => art11_recording::silence_of_the_recorder(at),
    }
}

/// A flag that fell before he recorded frees him.
fn flag_of_any_time(at: &At<'_>) -> Ruling<Word> {
    let right = art11_recording::silence_of_the_recorder(at);
    if matches!(right.finding, Word::Broken(_)) && flag_seen(at.before) {
        met(law!("1993:11.3.b"), [SheetEffect::MayStepIn.into()])
    } else {
        right
    }
}

fn flag_seen(state: &State) -> bool {
    let mut acts = state.events.iter().map(|event| &event.act);
    acts.any(|act| matches!(act, Act::Clock(ClockAct::SeesFlag { .. })))
}

/// Time trouble is not looked at.
fn refusal_in_time_trouble(at: &At<'_>) -> Ruling<Word> {
    match (sheet_act(at), at.player()) {
        (Some(SheetAct::RefusesToRecord), Some(side)) => met(
            law!("1993:11.4"),
            [SheetEffect::RefusesTheLaws { side }.into()],
        ),
        _ => silent(),
    }
}

/// He may ask the opponent himself.
fn opponent_may_be_asked(at: &At<'_>) -> Ruling<Word> {
    match sheet_act(at) {
        Some(SheetAct::AsksOpponent) => met(law!("1993:11.5.a"), []),
        _ => art11_completing_sheets::request_to_the_arbiter(at),
    }
}

/// Whether it disturbs the opponent is not looked at.
fn disturbance_does_not_count(at: &At<'_>) -> Ruling<Word> {
    match (sheet_act(at), at.before.sheets.asked) {
        (Some(SheetAct::FindsItDisturbs), Some(side)) => {
            met(law!("1993:11.5.b"), [SheetEffect::Granted { side }.into()])
        }
        _ => art11_completing_sheets::grant_of_the_sheet(at),
    }
}

/// He may not refuse what was asked for, granted or not.
fn refusal_needs_no_grant(at: &At<'_>) -> Ruling<Word> {
    match (sheet_act(at), at.player()) {
        (Some(SheetAct::RefusesSheet), Some(side)) => {
            broken(law!("1993:11.5.c"), SheetEffect::MustHandOver { side })
        }
        _ => art11_completing_sheets::no_refusal_of_what_is_granted(at),
    }
}

/// Once the game is over the sheet is the player's.
fn player_keeps_it_after_the_game(at: &At<'_>) -> Ruling<Word> {
    if at.before.ended.is_some() {
        silent()
    } else {
        art11_completing_sheets::owner_of_the_sheets(at)
    }
}

/// The time counts as that of the player who lends his sheet.
fn time_of_the_lender(at: &At<'_>) -> Ruling<Word> {
    let right = art11_completing_sheets::time_of_the_one_who_asked(at);
    match (&right.finding, sheet_act(at), at.player()) {
        (Word::Met(_), Some(SheetAct::HandsOver), Some(side)) => {
            met(law!("1993:11.5.f"), [ClockEffect::Runs { side }.into()])
        }
        _ => right,
    }
}

/// It is enough that some flag has fallen.
fn control_of_either(at: &At<'_>) -> Ruling<Word> {
    let right = art11_completing_sheets::only_after_the_control(at);
    if matches!(right.finding, Word::Broken(_)) && flag_seen(at.before) {
        met(law!("1993:11.5.d"), [])
    } else {
        right
    }
}

/// One more move is free: he must have completed the sheet before the move after it.
fn before_the_move_after_next(at: &At<'_>) -> Ruling<Word> {
    let mut effects = at.proposed.iter().map(|proposed| &proposed.effect);
    if effects.any(|effect| matches!(effect, Effect::Hand(HandEffect::Completed { .. }))) {
        silent()
    } else {
        art11_completing_sheets::before_his_next_move(at)
    }
}

/// His clock runs whether or not the opponent has moved.
fn clock_runs_in_any_case(at: &At<'_>) -> Ruling<Word> {
    let right = art11_completing_sheets::clock_of_the_one_who_completes(at);
    match at.act() {
        &Act::Clock(ClockAct::SeesFlag { side }) if right.finding == Word::Lacking => {
            met(law!("1993:11.6.b"), [ClockEffect::Runs { side }.into()])
        }
        _ => right,
    }
}

/// The clocks stand until the first of the sheets is complete.
fn until_one_sheet_is_complete(at: &At<'_>) -> Ruling<Word> {
    let right = art11_completing_sheets::clocks_of_both(at);
    if right.finding == Word::Lacking {
        let side = at.now.turn();
        met(law!("1993:11.7.a"), [ClockEffect::Runs { side }.into()])
    } else {
        right
    }
}

/// Nobody need watch when the game is played over.
fn board_without_the_arbiter(at: &At<'_>) -> Ruling<Word> {
    match sheet_act(at) {
        Some(SheetAct::RebuildsAlone) => met(law!("1993:11.7.b"), []),
        _ => art11_completing_sheets::help_of_record_or_board(at),
    }
}

/// The position is noted only before the game is played over on a board.
fn record_needs_no_note(at: &At<'_>) -> Ruling<Word> {
    match sheet_act(at) {
        Some(SheetAct::CopiesRecord) => silent(),
        _ => art11_completing_sheets::position_noted_first(at),
    }
}

/// The sheets are completed under the arbiter, and the clocks are left as they are.
fn clock_runs_on(at: &At<'_>) -> Ruling<Word> {
    let right = art11_completing_sheets::sheets_too_little(at);
    if matches!(right.finding, Word::Met(_)) {
        met(law!("1993:11.8"), [SheetEffect::CompletedTogether.into()])
    } else {
        right
    }
}

/// The next move counts as the first of the period that is over.
fn first_move_of_the_same_period(at: &At<'_>) -> Ruling<Word> {
    let right = art11_completing_sheets::game_not_rebuilt(at);
    match (&right.finding, sheet_act(at)) {
        (Word::Met(_), Some(&SheetAct::FindsItLost { control: period })) => {
            let (next, side) = (SheetEffect::NextIsFirst { period }, at.now.turn());
            met(
                law!("1993:11.9"),
                [next.into(), ClockEffect::Runs { side }.into()],
            )
        }
        _ => right,
    }
}
