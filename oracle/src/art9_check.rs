//! Article 9, check (1993: Article 9; 2023: 1.4 and 3.9). Announcing it (9.3) is nobody's duty.

use chesslaws_board::table::{Act, Effect, HallAct, HallEffect, HallFact, HandEffect};
use chesslaws_board::{Colour, Kind, Move, Setup, Square};
use chesslaws_law::{dispute, law};

use crate::table::laws::{self, met, statements};
use crate::table::{At, Word};
use crate::{
    Bearing, Fact, Laws, Ruling,
    art1_board::{adjoining, between},
    art4_move::mover,
    art5_pawn,
    ruling::{bearing, silent},
};

statements![art9_check:
    "1993:9.3" announcing_check, second;
];

/// A king is in check when one or two of the opponent's pieces attack its square; those pieces give check.
///
/// statement: `1993:9.1.a`, `2023:3.9.1`
pub fn in_check(laws: &Laws, setup: &Setup) -> Ruling<Vec<Square>> {
    let kings: Vec<Square> = setup.squares_of(setup.turn, Kind::King).collect();
    let mut ruling = Ruling::of(Vec::new()).under(law!("1993:9.1.a"));
    for king in kings {
        let by = attackers(laws, setup, king, setup.turn.opponent());
        if by.is_empty() {
            ruling = ruling.given(Fact::NotAttacked { square: king });
            continue;
        }
        if by.len() > 2 {
            ruling = ruling.noting(dispute!("1993:Q04"));
        }
        ruling.finding.extend(by.iter().copied());
        ruling = ruling.given(Fact::Attacked { square: king, by });
    }
    let acting = ruling.finding.clone();
    acting
        .into_iter()
        .map(|square| (laws.new_piece_acts_at_once)(setup, square))
        .fold(ruling, Ruling::joined)
}

/// A player may make no move that leaves or puts his own king on a square attacked by any of the opponent's pieces.
///
/// statement: `1993:9.1.b`, `2023:3.9.2`
///
/// It speaks of moves, and so does 9.2.a. 4.1 says what a move is: what takes no piece of the player's own to another
/// square that is vacant or holds an opponent's piece breaks 4.1, or 5.1.6.2 where it would be castling, and leaves no
/// position in which to look at the king.
pub fn own_king_left_unattacked(laws: &Laws, setup: &Setup, mv: Move) -> Ruling<Bearing> {
    let Some(side) = made_by(setup, mv) else {
        return silent();
    };
    let after = laws.after(setup, mv);
    let kings: Vec<Square> = after.squares_of(side, Kind::King).collect();
    for &square in &kings {
        let by = attackers(laws, &after, square, side.opponent());
        if !by.is_empty() {
            return bearing(Bearing::Broken, law!("1993:9.1.b"))
                .given(Fact::Attacked { square, by });
        }
    }
    match kings.first() {
        Some(&square) => {
            bearing(Bearing::Met, law!("1993:9.1.b")).given(Fact::NotAttacked { square })
        }
        None => silent(),
    }
}

/// Check must be met by the very next move.
///
/// statement: `1993:9.2.a`, `2023:3.9.2`
pub fn check_must_be_met(laws: &Laws, setup: &Setup, mv: Move) -> Ruling<Bearing> {
    let Some(side) = made_by(setup, mv) else {
        return silent();
    };
    let attacked = |setup: &Setup| {
        let mut kings = setup.squares_of(side, Kind::King);
        kings.find_map(|square| {
            let by = attackers(laws, setup, square, side.opponent());
            (!by.is_empty()).then_some(Fact::Attacked { square, by })
        })
    };
    let Some(before) = attacked(setup) else {
        return silent();
    };
    match attacked(&laws.after(setup, mv)) {
        Some(still) => bearing(Bearing::Broken, law!("1993:9.2.a")).given(still),
        None => bearing(Bearing::Met, law!("1993:9.2.a")).given(before),
    }
}

/// If it cannot be met, the king is checkmated.
///
/// statement: `1993:9.2.b`, `2023:1.4`
pub fn checkmated(laws: &Laws, setup: &Setup) -> Ruling<bool> {
    if (laws.in_check)(laws, setup).finding.is_empty() {
        return Ruling::of(false);
    }
    let side = setup.turn;
    match laws.some_lawful_move(setup) {
        Some(mv) => Ruling::of(false)
            .under(law!("1993:9.2.b"))
            .given(Fact::LawfulMove { side, mv }),
        None => Ruling::of(true)
            .under(law!("1993:9.2.b"))
            .given(Fact::NoLawfulMove { side }),
    }
}

/// Check need not be announced.
///
/// statement: `1993:9.3`
pub fn announcing_check(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:9.3");
    let checked = |setup: &Setup| !(at.laws.in_check)(at.laws, setup).finding.is_empty();
    let completed = at
        .proposed
        .iter()
        .find_map(|proposed| match proposed.effect {
            Effect::Hand(HandEffect::Completed { mv }) => Some(mv),
            _ => None,
        });
    let now = at.now.position();
    match (completed, at.act()) {
        (Some(mv), _) => {
            let side = now.turn;
            if checked(&at.laws.after(now, mv)) {
                met(law, [HallEffect::NeedNotAnnounce { side }.into()])
                    .seeing(HallFact::GivesCheck { side })
            } else {
                laws::silent()
            }
        }
        (None, Act::Hall(HallAct::SaysCheck)) if checked(now) => {
            met(law, []).seeing(HallFact::Announced)
        }
        _ => laws::silent(),
    }
}

/// The side that makes the move, if it is one by 4.1: a piece of its own goes to another square, not onto a piece of its
/// own.
fn made_by(setup: &Setup, mv: Move) -> Option<Colour> {
    let side = mover(setup, mv)?.colour;
    let onto_own = setup.piece(mv.to).is_some_and(|piece| piece.colour == side);
    (!onto_own).then_some(side)
}

/// The squares of that side's pieces that attack the square: that could capture there by their way of moving, whether or
/// not their own king would be left attacked.
pub(crate) fn attackers(laws: &Laws, setup: &Setup, square: Square, by: Colour) -> Vec<Square> {
    setup
        .men_of(by)
        .map(|(from, _)| from)
        .filter(|&from| attacks(laws, setup, from, square))
        .collect()
}

fn attacks(laws: &Laws, setup: &Setup, from: Square, to: Square) -> bool {
    let Some(piece) = setup.piece(from) else {
        return false;
    };
    if !(laws.new_piece_acts_at_once)(setup, from).finding {
        return false;
    }
    match piece.kind {
        Kind::King => adjoining(from, to),
        Kind::Pawn => art5_pawn::attacks(piece.colour, from, to),
        _ => {
            let reaches = laws
                .ways()
                .into_iter()
                .any(|way| way(piece, from, to).finding == Bearing::Met);
            reaches
                && (piece.kind == Kind::Knight
                    || between(from, to)
                        .into_iter()
                        .all(|each| setup.piece(each).is_none()))
        }
    }
}
