//! Articles 5.1.3 and 5.1.4, castling and the touched piece (2023: 4.4.2 and 4.4.3). In which order king and rook were
//! touched, and whether castling was meant, are stated facts; a king that is let go two squares towards the rook shows
//! the meaning by itself.

use chesslaws_board::table::{Act, Effect, HandAct, HandEffect, HandFact};
use chesslaws_board::{Kind, Move, Piece, Setup, Square, Wing};
use chesslaws_law::law;

use crate::Ruling;
use crate::art5_castling::{attempt, king_square, rook_squares};
use crate::bond::bond;
use crate::table::hand::castling;
use crate::table::laws::{broken, lacking, met, silent, statements};
use crate::table::{At, Way, Word};

statements![art5_castling_by_touch:
    "1993:5.1.3" rook_touched_first;
    "1993:5.1.4.a" castling_found_illegal, second;
    "1993:5.1.4.b" king_without_a_move, second;
];

/// A player who touches a rook and then his king may not castle with that rook; 7.2 and 7.3 govern.
///
/// statement: `1993:5.1.3`, `2023:4.4.2`
pub fn rook_touched_first(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:5.1.3");
    let (setup, new) = (at.before.position(), at.newly_touched());
    let Some(king) = king_square(setup.turn).filter(|_| at.on_move() && !at.now.hand.announced)
    else {
        return silent();
    };
    let rooks = rooks(setup).into_iter();
    let touched = |&(_, rook): &(Move, Square)| at.now.hand.touched.contains(&rook);
    let of_order: Vec<(Move, Square)> = rooks.filter(touched).collect();
    let first = |&&(_, rook): &&(Move, Square)| {
        at.now.hand.touched_before(rook, king) && !at.now.hand.touched_together(rook, king)
    };
    let barred: Vec<(Move, Square)> = of_order.iter().filter(first).copied().collect();
    let mut ruling =
        if let Some(mv) = castled(at).filter(|mv| barred.iter().any(|(of, _)| of == mv)) {
            broken(law, [due_instead(at, mv)])
        } else if new.contains(&king) && !barred.is_empty() {
            let moves = barred.iter().map(|&(mv, _)| mv).collect();
            met(law, [HandEffect::Barred { moves }.into()])
        } else {
            return later_or_unknown(at, king, &of_order);
        };
    for &(_, rook) in &barred {
        ruling = ruling.seeing(HandFact::Before {
            one: rook,
            other: king,
        });
    }
    ruling
}

/// A player who, meaning to castle, touches the king, or king and rook at once, and finds castling on that side illegal,
/// must make either a king move or castling on the other side if that is legal.
///
/// statement: `1993:5.1.4.a`, `2023:4.4.3.a`
pub fn castling_found_illegal(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:5.1.4.a");
    let Some(mv) = illegal_castling(at) else {
        return match said_to_castle(at) {
            Some(mv) => lacking(law, HandFact::Playable { mv }),
            None => silent(),
        };
    };
    let ruling = match (at.completes(), king_moves(at, mv.from)) {
        (_, moves) if moves.is_empty() => {
            return lacking(law, HandFact::Unable { square: mv.from });
        }
        (Some(made), _) if made.from == mv.from => return silent(),
        (Some(_), _) => broken(law, []),
        (None, moves) => met(law, [HandEffect::Confined { moves }.into()]),
    };
    ruling.seeing(HandFact::Unplayable { mv })
}

/// If his king then has no legal move, he may make any legal move.
///
/// statement: `1993:5.1.4.b`, `2023:4.4.3.b`
pub fn king_without_a_move(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:5.1.4.b");
    let Some(mv) = illegal_castling(at).filter(|_| at.completes().is_none()) else {
        return silent();
    };
    if king_moves(at, mv.from).is_empty() {
        met(law, [HandEffect::Free.into()]).seeing(HandFact::Unable { square: mv.from })
    } else {
        lacking(law, HandFact::Able { square: mv.from })
    }
}

/// Where the rook was touched after the king, or nobody knows which came first.
fn later_or_unknown(at: &At<'_>, king: Square, rooks: &[(Move, Square)]) -> Ruling<Word> {
    let law = law!("1993:5.1.3");
    let new = at.newly_touched();
    let Some(&(_, rook)) = rooks.iter().find(|(_, rook)| new.contains(rook)) else {
        return silent();
    };
    let castles = at.now.hand.attempt(at.before.position());
    let castles = castles.is_some_and(|attempt| matches!(attempt.way, Way::Castling(..)));
    match *at.act() {
        Act::Hand(HandAct::TouchesInUnknownOrder { .. }) if new.contains(&king) => {
            lacking(law, HandFact::OrderUnknown)
        }
        Act::Hand(HandAct::TouchesBothToCastle { one, other }) => {
            lacking(law, HandFact::AtOnce { one, other })
        }
        _ if at.before.hand.touched.contains(&king) && !castles => lacking(
            law,
            HandFact::Before {
                one: king,
                other: rook,
            },
        ),
        _ => silent(),
    }
}

/// The castling that the act completes.
fn castled(at: &At<'_>) -> Option<Move> {
    let hand = &at.now.hand;
    let attempt = hand.attempt(at.before.position())?;
    let Way::Castling(rook, over) = attempt.way else {
        return None;
    };
    (hand.released && hand.stands_on(rook) == Some(over)).then_some(attempt.mv)
}

/// What he had to play instead of a castling that is barred: what the touches bind to, or else any other legal move.
fn due_instead(at: &At<'_>, barred: Move) -> Effect {
    let side = at.before.turn();
    let mut moves = bond(at).map_or(Vec::new(), |bond| bond.moves);
    if moves.is_empty() {
        let lawful = at.laws.lawful_moves(at.before.position()).into_iter();
        moves = lawful
            .map(|(mv, _)| mv)
            .filter(|&mv| mv != barred)
            .collect();
    }
    HandEffect::Claimable { side, moves }.into()
}

/// The legal castling that he says he means as he touches the king.
fn said_to_castle(at: &At<'_>) -> Option<Move> {
    let says = matches!(
        at.act(),
        Act::Hand(HandAct::TouchesToCastle { .. } | HandAct::TouchesBothToCastle { .. })
    );
    let rook = at
        .now
        .hand
        .meant_to_castle
        .filter(|_| says && at.on_move())?;
    let mv = castling_with(at.before.position(), rook)?;
    (!at.now.hand.within_bounds(&[mv]).is_empty()).then_some(mv)
}

/// The illegal castling that this act shows to be meant, or that was meant before a move that it completes.
fn illegal_castling(at: &At<'_>) -> Option<Move> {
    let setup = at.before.position();
    let meant = |hand: &crate::table::Hand| {
        let mut let_go = hand.let_go.iter().map(|&(piece, to)| Move::new(piece, to));
        let by_hand = let_go.find(|&mv| castling(setup, mv).is_some());
        by_hand.or_else(|| {
            hand.meant_to_castle
                .and_then(|rook| two_squares(setup, rook))
        })
    };
    let hand = &at.now.hand;
    let mv = meant(hand).filter(|_| at.on_move())?;
    let shown = meant(&at.before.hand) != Some(mv) || at.completes().is_some();
    let rook_first = castling(setup, mv).is_some_and(|(rook, _)| {
        hand.touched.contains(&rook)
            && !hand.touched_before(mv.from, rook)
            && !hand.touched_together(mv.from, rook)
    });
    (shown && !rook_first && !at.laws.is_lawful(setup, mv)).then_some(mv)
}

/// The lawful moves of the king, but for those that are barred.
fn king_moves(at: &At<'_>, king: Square) -> Vec<Move> {
    let lawful = at.laws.lawful_moves(at.before.position()).into_iter();
    let of_king: Vec<Move> = lawful
        .map(|(mv, _)| mv)
        .filter(|mv| mv.from == king)
        .collect();
    at.now.hand.within_bounds(&of_king)
}

/// The king's move two squares from its original square towards that rook's, if the king is there.
fn two_squares(setup: &Setup, rook: Square) -> Option<Move> {
    let king = king_square(setup.turn)?;
    let steps = if rook.file() > king.file() { 2 } else { -2 };
    let to = Square::at(king.file() + steps, king.rank())?;
    let at_home = setup.piece(king) == Some(Piece::new(setup.turn, Kind::King));
    at_home.then_some(Move::new(king, to))
}

/// The castlings for which king and rook stand on their squares, each with its rook.
fn rooks(setup: &Setup) -> Vec<(Move, Square)> {
    let wings = [Wing::King, Wing::Queen].into_iter();
    let rooks = wings.filter_map(|wing| rook_squares(setup.turn, wing).map(|(rook, _)| rook));
    rooks
        .filter_map(|rook| Some((two_squares(setup, rook)?, rook)))
        .filter(|&(mv, _)| attempt(setup, mv).is_some())
        .collect()
}

/// The castling with the rook on that square, if king and rook stand on their squares.
pub(crate) fn castling_with(setup: &Setup, rook: Square) -> Option<Move> {
    let mut castlings = rooks(setup).into_iter();
    castlings.find(|&(_, with)| with == rook).map(|(mv, _)| mv)
}
