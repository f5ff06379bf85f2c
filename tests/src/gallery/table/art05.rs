//! Faults in Article 5, off the board plane.

use chesslaws_board::table::{Effect, HandEffect};
use chesslaws_board::{Kind, Move};
use chesslaws_law::law;
use chesslaws_oracle::Ruling;
use chesslaws_oracle::art5_castling_by_touch::{
    castling_found_illegal, king_without_a_move, rook_touched_first,
};
use chesslaws_oracle::art5_new_piece::new_piece_not_at_hand;
use chesslaws_oracle::table::{At, Word};

use super::{met, seeing, with_effects};

super::faults! {
    "1993:5.1.3" order_as_it_is_told;
    "1993:5.1.4.a" no_castling_on_the_other_side;
    "1993:5.1.4.b" free_though_the_king_can_move;
    "1993:5.6.5" at_hand_or_not;
}

/// Of rook and king touched at once, or in an order that nobody knows, the one named first counts as the first.
fn order_as_it_is_told(at: &At<'_>) -> Ruling<Word> {
    seeing(at, |state| state.hand.together.clear(), rook_touched_first)
}

/// Castling on the other side is not counted among what he may do.
fn no_castling_on_the_other_side(at: &At<'_>) -> Ruling<Word> {
    let one_step = |mv: &Move| (mv.from.file() - mv.to.file()).abs() < 2;
    with_effects(castling_found_illegal(at), |effect| match effect {
        Effect::Hand(HandEffect::Confined { moves }) => {
            let moves = moves.into_iter().filter(one_step).collect();
            HandEffect::Confined { moves }.into()
        }
        other => other,
    })
}

/// He is free whether or not the king can move.
fn free_though_the_king_can_move(at: &At<'_>) -> Ruling<Word> {
    let ruling = king_without_a_move(at);
    if ruling.finding == Word::Lacking {
        met(law!("1993:5.1.4.b"), [HandEffect::Free.into()])
    } else {
        ruling
    }
}

/// Whether the new piece is at hand is not asked.
fn at_hand_or_not(at: &At<'_>) -> Ruling<Word> {
    let none = |state: &mut chesslaws_oracle::table::State| {
        state.hand.not_at_hand = Some(Kind::Queen);
    };
    seeing(at, none, new_piece_not_at_hand)
}
