//! Article 7, the touched piece (2023: 4.2 to 4.5 and 4.8). Whether a touch was meant, what came first and whether it was
//! said before are stated facts; what the touches bind to is computed from the legal moves.
//!
//! What binds is seen at the touch and set then; whether it was kept is seen when a move is completed. A touch of the
//! player who does not have the move is no matter of this article (3.2).

use chesslaws_board::table::{Act, Effect, HandAct, HandEffect, HandFact};
use chesslaws_board::{Move, Square};
use chesslaws_law::{Law, dispute, law};

use crate::Ruling;
use crate::bond::{By, bond};
use crate::table::hand::captured;
use crate::table::laws::{broken, lacking, met, silent, statements};
use crate::table::{At, Word};

statements![art7_touch:
    "1993:7.1" adjusting;
    "1993:7.2.1" first_touched_piece, second;
    "1993:7.2.2.a" one_piece_of_each_colour, second;
    "1993:7.2.2.b" first_of_each_colour, second;
    "1993:7.2.2.c" own_piece_counts_as_first;
    "1993:7.3" no_touched_piece_can_be_played, second;
    "1993:7.4" claim_before_touching;
];

/// The player who has the move may adjust pieces on their squares if he first says so.
///
/// statement: `1993:7.1`, `2023:4.2.1`
pub fn adjusting(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:7.1");
    let side = at.before.turn();
    match at.act() {
        Act::Hand(HandAct::SaysAdjust) if !at.on_move() => lacking(
            law,
            HandFact::NotOnMove {
                side: side.opponent(),
            },
        ),
        Act::Hand(HandAct::SaysAdjust) => match at.before.hand.touched.last() {
            Some(&square) => lacking(law, HandFact::TouchedBefore { square }),
            None => silent(),
        },
        Act::Hand(_) if at.now.hand.announced && at.on_move() => {
            let adjusted = at.newly_touched().into_iter();
            let effects: Vec<Effect> = adjusted
                .map(|square| HandEffect::Adjusted { square }.into())
                .collect();
            if effects.is_empty() {
                silent()
            } else {
                met(law, effects).seeing(HandFact::SaidBefore)
            }
        }
        _ => silent(),
    }
}

/// Otherwise, having the move and deliberately touching one or more pieces of one colour, he must move, or capture, the
/// first touched that can be moved or captured.
///
/// statement: `1993:7.2.1`, `2023:4.3.1`
///
/// Where the first touched can be played, what is touched after it changes nothing, of whichever colour, unless it makes
/// a pair with it (7.2.2).
pub fn first_touched_piece(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:7.2.1");
    match at.act() {
        &Act::Hand(HandAct::Brushes { square }) if at.on_move() => {
            lacking(law, HandFact::NotDeliberate { square })
        }
        _ => binds(at, law, By::First),
    }
}

/// Touching one piece of each colour, he must capture the opponent's with his own.
///
/// statement: `1993:7.2.2.a`, `2023:4.3.3.a`
pub fn one_piece_of_each_colour(at: &At<'_>) -> Ruling<Word> {
    binds(at, law!("1993:7.2.2.a"), By::Capture)
}

/// If that capture is illegal, he must move or capture the first piece touched that can be.
///
/// statement: `1993:7.2.2.b`, `2023:4.3.3.b`
pub fn first_of_each_colour(at: &At<'_>) -> Ruling<Word> {
    binds(at, law!("1993:7.2.2.b"), By::FirstOfPair)
}

/// If the order of touching cannot be established, his own piece counts as touched first.
///
/// statement: `1993:7.2.2.c`, `2023:4.3.3.c`
pub fn own_piece_counts_as_first(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:7.2.2.c");
    let (setup, new) = (at.before.position(), at.newly_touched());
    let own = |square: &Square| {
        let piece = setup.piece(*square);
        piece.is_some_and(|piece| piece.colour == setup.turn)
    };
    let unknown = matches!(at.act(), Act::Hand(HandAct::TouchesInUnknownOrder { .. }));
    match (unknown, new.iter().copied().find(own)) {
        (true, Some(square)) if new.len() == 2 && !new.iter().all(own) => {
            met(law, [HandEffect::CountsFirst { square }.into()]).seeing(HandFact::OrderUnknown)
        }
        (false, _) if !new.is_empty() => match at.now.hand.touched.as_slice() {
            &[one, other] if !own(&one) && own(&other) => {
                lacking(law, HandFact::Before { one, other })
            }
            _ => silent(),
        },
        _ => silent(),
    }
}

/// If no touched piece of his own has a legal move, and no touched piece of the opponent's can be legally captured, he may
/// make any legal move.
///
/// statement: `1993:7.3`, `2023:4.5`
pub fn no_touched_piece_can_be_played(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:7.3");
    if at.newly_touched().is_empty() {
        return silent();
    }
    let Some(bond) = bond(at) else {
        return silent();
    };
    // What another statement binds him to is not undone by a touch.
    let bound_otherwise = at.before.hand.bound.is_some() && bond.able.is_empty();
    let ruling = match (bond.by, bond.able.first()) {
        (By::Nothing, _) if !bound_otherwise => {
            let free = met(law, [HandEffect::Free.into()]);
            let unable = bond.unable.iter();
            unable.fold(free, |ruling, &square| {
                ruling.seeing(HandFact::Unable { square })
            })
        }
        (_, Some(&square)) if !bond.unable.is_empty() => lacking(law, HandFact::Able { square }),
        _ => silent(),
    };
    if bond.halves_differ {
        ruling.noting(dispute!("1993:Q01"))
    } else {
        ruling
    }
}

/// A claim that the opponent broke 7.2 must be made before the claimant himself touches a piece.
///
/// statement: `1993:7.4`, `2023:4.8`
pub fn claim_before_touching(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:7.4");
    let (Act::Hand(HandAct::ClaimsTouch), Some(claimant)) = (at.act(), at.player()) else {
        return silent();
    };
    let side = claimant.opponent();
    let hand = &at.before.hand;
    match hand.breach.as_ref().filter(|breach| breach.by == side) {
        None => lacking(law, HandFact::NoBreach { side }),
        Some(breach) if breach.touched_since => {
            broken(law, []).seeing(HandFact::TouchedSince { side: claimant })
        }
        Some(breach) => {
            let taken_back = at
                .before
                .moves
                .last()
                .map(|made| HandEffect::TakenBack { mv: made.mv });
            let moves = breach.moves.clone();
            let effects = taken_back
                .into_iter()
                .chain([HandEffect::Confined { moves }]);
            met(law, effects.map(Effect::from))
        }
    }
}

/// What a statement says by whose rule the touches bind: of a touch, that it binds; of a completed move, that it is not
/// what had to be played.
fn binds(at: &At<'_>, law: Law, by: By) -> Ruling<Word> {
    let completed = at.completes();
    let undisputed = completed.map_or(at.newly_touched().is_empty(), |mv| plays_all(at, mv));
    let pairs = by == By::First || at.now.hand.touched.len() > 1;
    if undisputed || !pairs {
        return silent();
    }
    let Some(bond) = bond(at).filter(|bond| bond.by == by) else {
        return silent();
    };
    let ruling = if let Some(mv) = completed {
        if bond.kept_by(at.before.position(), mv) {
            return silent();
        }
        let moves = bond.moves.clone();
        let side = at.before.turn();
        broken(law, [HandEffect::Claimable { side, moves }.into()])
    } else {
        let moves = at.before.hand.within_bounds(&bond.moves);
        if moves.is_empty() {
            return silent();
        }
        met(law, [HandEffect::Confined { moves }.into()])
    };
    bond.seen().into_iter().fold(ruling, Ruling::seeing)
}

/// Whether the move plays everything that was touched.
fn plays_all(at: &At<'_>, mv: Move) -> bool {
    let captured = captured(at.before.position(), mv);
    let mut touched = at.now.hand.touched.iter();
    touched.all(|&square| square == mv.from || captured == Some(square))
}

#[cfg(test)]
mod tests {
    use chesslaws_board::Setup;
    use chesslaws_board::table::{Actor, Event};

    use super::*;
    use crate::table::Game;

    const POSITIONS: [&str; 4] = [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "8/2p5/3p4/KP5r/1R3pPk/8/4P3/8 b - g3 0 1",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    ];

    #[test]
    fn a_move_that_is_made_as_usual_breaks_nothing_and_is_made() {
        let game = Game::founding();
        let mut made = 0;
        for fen in POSITIONS {
            let setup: Setup = fen.parse().expect(fen);
            let by = Actor::Player(setup.turn);
            let start = game.start(setup.clone(), Vec::new());
            for (mv, _) in game.laws.lawful_moves(&setup) {
                let event = Event::now(by, HandAct::Plays { mv });
                let applied = game.apply(&start, &event).expect("he can").finding;
                assert!(applied.broken.is_empty(), "{fen} {mv}");
                assert_eq!(*applied.state.position(), game.laws.after(&setup, mv));
                assert_eq!(applied.state.hand.bound, None, "{fen} {mv}");
                made += 1;
            }
        }
        assert_eq!(made, 48 + 6 + 17 + 44);
    }
}
