//! Article 5.6.5, a new piece that is not at hand (2023: 6.11.2). Whether it is at hand is a stated fact.

use chesslaws_board::table::{Act, ClockAct, ClockEffect, HandAct, HandEffect, HandFact};
use chesslaws_board::{Kind, Move};
use chesslaws_law::law;

use crate::table::laws::{broken, lacking, met, silent, statements};
use crate::table::{At, Attempt, Word};
use crate::{Ruling, art5_pawn};

statements![art5_new_piece:
    "1993:5.6.5" new_piece_not_at_hand;
];

/// In competition, when the new piece is not at hand, the player may stop the clocks and ask the arbiter for it, and must
/// then complete the move as 5.6.4 says.
///
/// statement: `1993:5.6.5`, `2023:6.11.2.b`
pub fn new_piece_not_at_hand(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:5.6.5");
    let hand = &at.before.hand;
    let pawn = hand
        .attempt(at.before.position())
        .filter(|attempt| attempt.promotes);
    match (at.act(), pawn) {
        (Act::Hand(HandAct::Asks { .. }), None) if at.on_move() => {
            lacking(law, HandFact::NoPawnOnLastRank)
        }
        (Act::Clock(ClockAct::StopsBoth), Some(_)) if at.on_move() => {
            missing(at, ClockEffect::BothStand.into())
        }
        (&Act::Hand(HandAct::Asks { kind }), Some(_)) if at.on_move() => {
            missing(at, HandEffect::Provided { kind }.into())
        }
        (Act::Hand(HandAct::HandsOver { .. }), Some(pawn)) if hand.asked_for.is_some() => {
            let moves = promotions(at, pawn);
            met(law, [HandEffect::Confined { moves }.into()])
        }
        (Act::Clock(ClockAct::Presses), Some(pawn)) if at.on_move() && hand.asked_for.is_some() => {
            broken(law, []).seeing(HandFact::NoNewPiece { square: pawn.mv.to })
        }
        _ => silent(),
    }
}

/// He may do so if the new piece is not at hand.
fn missing(at: &At<'_>, effect: chesslaws_board::table::Effect) -> Ruling<Word> {
    let law = law!("1993:5.6.5");
    match at.before.hand.not_at_hand {
        Some(kind) => met(law, [effect]).seeing(HandFact::NotAtHand { kind }),
        None => lacking(law, HandFact::AtHand),
    }
}

/// The lawful ways to complete the promotion.
fn promotions(at: &At<'_>, pawn: Attempt) -> Vec<Move> {
    let choices = art5_pawn::CHOICES.into_iter();
    let promotions = choices.map(|promotion: Option<Kind>| Move {
        promotion,
        ..pawn.mv
    });
    promotions
        .filter(|&mv| at.laws.is_lawful(at.before.position(), mv))
        .collect()
}
