//! Faults in Article 6, the completion of the move.

use chesslaws_board::table::{Act, ClockAct, Effect, HandAct, HandEffect, Time};
use chesslaws_board::{Kind, Move};
use chesslaws_law::law;
use chesslaws_oracle::art6_completion::{
    king_released, new_piece_released, pawn_released, vacant_square,
};
use chesslaws_oracle::table::{At, State, Way, Word};
use chesslaws_oracle::{Ruling, art6_completion};

use super::art12::{with_before, with_used};
use super::{met, seeing, silent, with_effects};

super::faults! {
    "1993:6.1" first_square_is_final;
    "1993:6.2" completed_with_the_captured_piece_there;
    "1993:6.3.a" completed_with_the_king;
    "1993:6.3.b" castling_on_either_side;
    "1993:6.4.a" completed_with_the_pawn_there;
    "1993:6.4.b" queen_only;
    "1993:6.5.a" pressed_after_the_fall;
    "1993:6.5.b" stalemate_needs_a_press;
}

/// A piece that is moved on before it is let go has gone to the first square on which it was put.
fn first_square_is_final(at: &At<'_>) -> Ruling<Word> {
    let first = at.now.hand.placed.first().copied();
    with_effects(vacant_square(at), |effect| match (effect, first) {
        (Effect::Hand(HandEffect::Completed { mv }), Some((from, to))) if from == mv.from => {
            let mv = Move { to, ..mv };
            HandEffect::Completed { mv }.into()
        }
        (other, _) => other,
    })
}

/// A capture counts as completed with the release, though the captured piece still stands.
fn completed_with_the_captured_piece_there(at: &At<'_>) -> Ruling<Word> {
    let attempt = at.now.hand.attempt(at.now.position());
    match (at.act(), attempt) {
        (Act::Hand(HandAct::LetsGo), Some(attempt))
            if matches!(attempt.way, Way::Capture(_)) && !attempt.promotes =>
        {
            let mv = attempt.mv;
            met(law!("1993:6.2"), [HandEffect::Completed { mv }.into()])
        }
        _ => silent(),
    }
}

/// Castling counts as completed when the hand has left the king.
fn completed_with_the_king(at: &At<'_>) -> Ruling<Word> {
    let attempt = at.now.hand.attempt(at.now.position());
    match (at.act(), attempt) {
        (Act::Hand(HandAct::LetsGo), Some(attempt)) if matches!(attempt.way, Way::Castling(..)) => {
            let mv = attempt.mv;
            met(law!("1993:6.3.a"), [HandEffect::Completed { mv }.into()])
        }
        _ => silent(),
    }
}

/// Once the hand has left the king, castling on either side is allowed.
fn castling_on_either_side(at: &At<'_>) -> Ruling<Word> {
    with_effects(king_released(at), |effect| match effect {
        Effect::Hand(HandEffect::Confined { moves }) => {
            let lawful = at.laws.lawful_moves(at.before.position()).into_iter();
            let castlings = lawful.map(|(mv, _)| mv).filter(|mv| {
                mv.from == moves[0].from && (mv.from.file() - mv.to.file()).abs() == 2
            });
            let moves = castlings.collect();
            HandEffect::Confined { moves }.into()
        }
        other => other,
    })
}

/// Promotion counts as completed though the pawn still stands on the square.
fn completed_with_the_pawn_there(at: &At<'_>) -> Ruling<Word> {
    let gone = |state: &mut State| {
        let attempt = state.hand.attempt(state.position());
        if let Some(attempt) = attempt.filter(|attempt| attempt.promotes) {
            state.hand.removed.push(attempt.mv.from);
        }
    };
    seeing(at, gone, new_piece_released)
}

/// Once the hand has left the pawn, it can become a queen only.
fn queen_only(at: &At<'_>) -> Ruling<Word> {
    with_effects(pawn_released(at), |effect| match effect {
        Effect::Hand(HandEffect::Confined { mut moves }) => {
            moves.retain(|mv| mv.promotion == Some(Kind::Queen));
            HandEffect::Confined { moves }.into()
        }
        other => other,
    })
}

/// The last move counts with its press, though more than the time allotted is used by then.
fn pressed_after_the_fall(at: &At<'_>) -> Ruling<Word> {
    let law = art6_completion::last_move_pressed;
    match (at.act(), at.player()) {
        (Act::Clock(ClockAct::Presses), Some(side)) => with_used(at, side, |_| Time::ZERO, law),
        _ => law(at),
    }
}

/// Mate, a draw of 10.4, resignation and agreement need no press, and stalemate does.
fn stalemate_needs_a_press(at: &At<'_>) -> Ruling<Word> {
    with_before(
        at,
        |state| {
            if let Some(ended) = &mut state.ended {
                ended.by.retain(|law| *law != law!("1993:10.3"));
            }
        },
        art6_completion::move_that_ends_the_game,
    )
}
