//! A line in which a move stands in algebraic notation.

use chesslaws_board::table::{Act, EnvelopeAct, Event, SheetAct};
use chesslaws_board::{Colour, Move, Setup};
use chesslaws_oracle::table::State;

use crate::notation::{self, NotationError};
use crate::shorten;

/// A move as a form of words has it, to find out where one is expected.
const ANY_MOVE: &str = "a1a2";

/// Reads a line; one in which a move stands in algebraic notation is read in the state before it, which is asked for only
/// then.
///
/// # Errors
/// No form of words, no move, or why there is no state.
pub(crate) fn read<E: From<String>>(
    line: &str,
    state: impl FnOnce() -> Result<State, E>,
) -> Result<Event, E> {
    let misread = match line.parse::<Event>() {
        Ok(event) => return Ok(event),
        Err(misread) => misread,
    };
    let Some((before, word, after, any)) = place(line) else {
        return Err(misread.to_string().into());
    };
    let mv = meant(&state()?, &any, word)?;
    let told = format!("{before}{mv}{after}");
    let event = told.parse::<Event>().map_err(|error| error.to_string());
    Ok(event?)
}

/// What stands before the word where a move is expected, the word, what stands behind it, and the line with any move there.
fn place(line: &str) -> Option<(&str, &str, &str, Event)> {
    let mut at = 0;
    line.split_inclusive(' ').find_map(|piece| {
        let (before, rest) = line.split_at(at);
        at += piece.len();
        let word = piece.trim_end().trim_end_matches(',');
        let after = rest.strip_prefix(word)?;
        let any = format!("{before}{ANY_MOVE}{after}").parse().ok()?;
        Some((before, word, after, any))
    })
}

/// The move that the word means where the event is of any move.
fn meant(state: &State, any: &Event, word: &str) -> Result<Move, String> {
    let now = match any.act {
        Act::Sheet(SheetAct::Records { .. } | SheetAct::Ticks { .. }) => {
            if let Some(mv) = recorded(state, any, word) {
                return Ok(mv);
            }
            return read_in(state.position(), word);
        }
        Act::Envelope(EnvelopeAct::WritesSealed { .. }) => state.adjourned_position().clone(),
        _ => state.position().clone(),
    };
    let side = any.by.player().unwrap_or(now.turn);
    read_in(&with_the_move(now, side), word)
}

/// The position with the move that player's: one out of turn is read as if it were his turn, and no pawn has just passed a
/// square that his pawns attack.
fn with_the_move(mut now: Setup, side: Colour) -> Setup {
    if now.turn != side {
        now.turn = side;
        now.en_passant = None;
    }
    now
}

fn read_in(now: &Setup, word: &str) -> Result<Move, String> {
    notation::read(Some(now), word).map_err(|error| match error {
        NotationError::San(why) => why,
        NotationError::Move(_) => {
            format!("`{}` is no move, such as e2e4 or e4", shorten::quote(word))
        }
    })
}

/// The played move that is written down: the first that is missing on a sheet that is followed, or else one of the last two.
fn recorded(state: &State, any: &Event, word: &str) -> Option<Move> {
    let side = any.by.player()?;
    let plies: Vec<usize> = if state.sheets.of(side).followed() {
        state.unrecorded(side)
    } else {
        (0..state.moves.len()).rev().take(2).collect()
    };
    plies.into_iter().find_map(|ply| {
        let before = state.positions.get(state.played_before() + ply)?;
        let made = &state.moves[ply];
        let before = with_the_move(before.clone(), made.by);
        (notation::read(Some(&before), word).ok()? == made.mv).then_some(made.mv)
    })
}
