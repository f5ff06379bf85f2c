//! What a hand does happens, before the Laws speak; and what they say follows.

use chesslaws_board::table::{Act, Actor, ClockAct, Event, HandAct, HandEffect};
use chesslaws_board::{Move, Square, Wing};

use super::super::{Impossibility, Made, State};
use super::{Attempt, Breach, Hand, Way};
use crate::{Laws, art5_castling};

/// The acts of which a whole move consists, as events at the same time.
pub(in crate::table) fn elementary(state: &State, event: &Event) -> Vec<Event> {
    let (mv, presses) = match event.act {
        Act::Hand(HandAct::Plays { mv }) => (mv, false),
        Act::Hand(HandAct::PlaysAndPresses { mv }) => (mv, true),
        _ => return vec![event.clone()],
    };
    let mut events: Vec<Event> = acts_of(state, mv)
        .into_iter()
        .map(|act| Event::now(event.by, act))
        .collect();
    if presses {
        events.push(Event::now(event.by, ClockAct::Presses));
    }
    if let Some(first) = events.first_mut() {
        first.at = event.at;
    }
    events
}

/// A hand at a time: touch, take the captured piece off, carry, let go, and what castling and promotion need besides.
fn acts_of(state: &State, mv: Move) -> Vec<HandAct> {
    use HandAct::{LetsGo, Places, PlacesNew, Removes, Touches};
    let hand = Hand {
        placed: vec![(mv.from, mv.to)],
        ..Hand::default()
    };
    let attempt = hand.attempt(state.position());
    let (from, to) = (mv.from, mv.to);
    let mut acts = vec![Touches { square: from }];
    match attempt.map(|attempt| attempt.way) {
        Some(Way::Capture(square)) => acts.extend([Removes { square }, Places { from, to }]),
        Some(Way::Castling(rook, over)) => acts.extend([
            Places { from, to },
            LetsGo,
            Places {
                from: rook,
                to: over,
            },
        ]),
        Some(Way::ToVacant) | None => acts.push(Places { from, to }),
    }
    if let (Some(Attempt { promotes: true, .. }), Some(kind)) = (attempt, mv.promotion) {
        acts.extend([
            LetsGo,
            Removes { square: to },
            PlacesNew { kind, square: to },
        ]);
    }
    acts.push(LetsGo);
    acts
}

/// The act happens. A touch out of turn is no touch of the player who has the move; a move out of turn is made on the
/// board, unless he is making his.
pub(in crate::table) fn observe(
    state: &mut State,
    by: Actor,
    act: &HandAct,
) -> Result<(), Impossibility> {
    if by == Actor::Arbiter && !matches!(act, HandAct::HandsOver { .. } | HandAct::SetsUp) {
        return Err(Impossibility(format!(
            "only a player can be said to: {act}"
        )));
    }
    for square in named(act) {
        let new = state.hand.new_piece.is_some_and(|(_, on)| on == square);
        if !new && state.hand.piece_on(state.position(), square).is_none() {
            return Err(Impossibility(format!("no piece stands on {square}")));
        }
    }
    if let (Some(breach), false) = (&mut state.hand.breach, named(act).is_empty())
        && by.player() == Some(breach.by.opponent())
        && !matches!(act, HandAct::Brushes { .. })
    {
        breach.touched_since = true;
    }
    match *act {
        HandAct::KnocksOver => state.hand.lying = state.hand.lying.or(by.player()),
        HandAct::SetsUp if state.hand.lying.is_none() => {
            return Err(Impossibility("nothing was knocked over".to_owned()));
        }
        HandAct::SetsUp => state.hand.lying = None,
        _ => {
            if out_of_turn(state, by) {
                if state.hand.moving == Some(state.turn()) || !moves_pieces(act) {
                    return Ok(());
                }
            } else {
                touch(state, act);
            }
            begin(state, by, act);
            return carry(state, act);
        }
    }
    Ok(())
}

fn out_of_turn(state: &State, by: Actor) -> bool {
    by.player().is_some_and(|player| player != state.turn())
}

const fn moves_pieces(act: &HandAct) -> bool {
    matches!(
        act,
        HandAct::Places { .. }
            | HandAct::Removes { .. }
            | HandAct::PlacesNew { .. }
            | HandAct::LetsGo
    )
}

/// Somebody begins to move pieces. What the other has begun out of turn comes to nothing.
fn begin(state: &mut State, by: Actor, act: &HandAct) {
    let by = by.player().unwrap_or(state.turn());
    if !moves_pieces(act) || state.hand.moving == Some(by) {
        return;
    }
    let hand = core::mem::take(&mut state.hand);
    state.hand = Hand {
        moving: (!matches!(act, HandAct::LetsGo)).then_some(by),
        touched: hand.touched,
        together: hand.together,
        meant_to_castle: hand.meant_to_castle,
        announced: hand.announced,
        bound: hand.bound,
        barred: hand.barred,
        breach: hand.breach,
        lying: hand.lying,
        earlier: hand.earlier,
        ..Hand::default()
    };
}

/// The squares on which a piece must stand for the act.
fn named(act: &HandAct) -> Vec<Square> {
    match *act {
        HandAct::Touches { square }
        | HandAct::TouchesToCastle { square, .. }
        | HandAct::Brushes { square }
        | HandAct::Removes { square }
        | HandAct::Places { from: square, .. } => vec![square],
        HandAct::TouchesInUnknownOrder { one, other }
        | HandAct::TouchesBothToCastle { one, other } => vec![one, other],
        _ => Vec::new(),
    }
}

/// What is touched on purpose: by a touch, and by being moved or taken off.
fn touch(state: &mut State, act: &HandAct) {
    if matches!(act, HandAct::Brushes { .. }) {
        return;
    }
    let setup = state.position().clone();
    let hand = &mut state.hand;
    let on = |hand: &Hand, square| match act {
        HandAct::Removes { .. } => hand
            .left_on(&setup, square)
            .or_else(|| hand.piece_on(&setup, square)),
        _ => hand.piece_on(&setup, square),
    };
    let pieces: Vec<Square> = named(act)
        .into_iter()
        .filter_map(|square| on(hand, square))
        .collect();
    for &piece in &pieces {
        if !hand.touched.contains(&piece) {
            hand.touched.push(piece);
        }
    }
    if let &[one, other] = pieces.as_slice() {
        hand.together.push((one, other));
    }
    let rook = |wing| art5_castling::rook_squares(setup.turn, wing).map(|(rook, _)| rook);
    match *act {
        HandAct::TouchesToCastle { wing, .. } => hand.meant_to_castle = rook(wing),
        HandAct::TouchesBothToCastle { .. } => {
            let mut rooks = [Wing::King, Wing::Queen].into_iter().filter_map(rook);
            hand.meant_to_castle = rooks.find(|rook| pieces.contains(rook));
        }
        _ => {}
    }
}

/// What becomes of the pieces.
fn carry(state: &mut State, act: &HandAct) -> Result<(), Impossibility> {
    let setup = state.position().clone();
    let hand = &mut state.hand;
    match *act {
        HandAct::SaysAdjust => hand.announced = true,
        HandAct::Places { from, to } => {
            let piece = hand.piece_on(&setup, from);
            hand.placed.extend(piece.map(|piece| (piece, to)));
            hold(hand, to);
        }
        HandAct::PlacesNew { kind, square } => {
            hand.new_piece = Some((kind, square));
            hold(hand, square);
        }
        HandAct::Removes { square } => {
            let piece = hand
                .left_on(&setup, square)
                .or_else(|| hand.piece_on(&setup, square));
            match piece {
                Some(piece) => hand.removed.push(piece),
                None => hand.new_piece = None,
            }
            hand.announced = false;
        }
        HandAct::LetsGo => lets_go(hand)?,
        HandAct::FindsNone { kind } => hand.not_at_hand = Some(kind),
        HandAct::Asks { kind } => hand.asked_for = Some(kind),
        HandAct::HandsOver { .. } => hand.not_at_hand = None,
        _ => {}
    }
    Ok(())
}

fn hold(hand: &mut Hand, square: Square) {
    hand.held = Some(square);
    hand.released = false;
    hand.announced = false;
}

fn lets_go(hand: &mut Hand) -> Result<(), Impossibility> {
    if hand.held.is_none() && hand.touched.is_empty() && !hand.announced {
        return Err(Impossibility("the hand holds no piece".to_owned()));
    }
    hand.released = hand.held.is_some();
    for &(piece, _) in &hand.placed.clone() {
        if let Some(square) = hand.stands_on(piece)
            && square != piece
            && !hand.let_go.contains(&(piece, square))
        {
            hand.let_go.push((piece, square));
        }
    }
    Ok(())
}

/// What the Laws say follows.
pub(in crate::table) fn carry_out(state: &mut State, laws: &Laws, effect: &HandEffect) {
    match effect {
        &HandEffect::Completed { mv } => complete(state, laws, mv),
        HandEffect::Claimable { side, moves } => {
            state.hand.breach = Some(Breach {
                by: *side,
                moves: moves.clone(),
                touched_since: false,
            });
        }
        HandEffect::TakenBack { .. } if !state.moves.is_empty() => {
            state.moves.pop();
            state.positions.pop();
            let index = state.moves.len();
            let touched = state.hand.earlier.get(index).cloned();
            state.hand = Hand {
                touched: touched.unwrap_or_default(),
                ..state.hand.undone(index)
            };
        }
        effect => state.hand.take(effect),
    }
}

fn complete(state: &mut State, laws: &Laws, mv: Move) {
    let mut before = state.position().clone();
    if before.piece(mv.from).is_none() {
        return;
    }
    let by = state.hand.moving.unwrap_or(before.turn);
    let made = state.moves.len();
    state.moves.push(Made {
        mv,
        by,
        at: state.time,
        lawful: laws.is_lawful(&before, mv),
    });
    // A move out of turn is made as if it were his turn.
    before.turn = by;
    state.positions.push(laws.after(&before, mv));
    let hand = core::mem::take(&mut state.hand);
    let mut earlier = hand.earlier;
    earlier.resize(made, Vec::new());
    earlier.push(hand.touched);
    state.hand = Hand {
        breach: hand.breach,
        lying: hand.lying,
        earlier,
        ..Hand::default()
    };
}
