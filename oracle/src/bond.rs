//! What the touched pieces bind to: which of them is the first that can be played, and which moves play it.

use chesslaws_board::table::{Effect, HandFact};
use chesslaws_board::{Move, Setup, Square};
use chesslaws_law::dispute;

use crate::art5_castling_by_touch::castling_with;
use crate::table::hand::{captured, castling};
use crate::table::{At, Hand};

/// By which rule a player is bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// He must play the first touched that can be played.
    First,
    /// He touched one piece of each colour and must capture the one with the other.
    Capture,
    /// That capture is illegal: he must play the first touched that can be played.
    FirstOfPair,
    /// No touched piece can be played.
    Nothing,
}

/// What the touched pieces bind to.
#[derive(Clone, Debug)]
pub(crate) struct Bond {
    pub(crate) by: By,
    /// The pieces that must be played: any of them; for a capture, both.
    pub(crate) pieces: Vec<Square>,
    /// The moves he may make.
    pub(crate) moves: Vec<Move>,
    /// The touched pieces that can be played, in order.
    pub(crate) able: Vec<Square>,
    /// Those that cannot.
    pub(crate) unable: Vec<Square>,
    /// Whether the two halves of 7.3 come out differently.
    pub(crate) halves_differ: bool,
}

/// The touched pieces that count, in order, each with the lawful moves that play it.
struct Touches<'a> {
    setup: &'a Setup,
    hand: Hand,
    pieces: Vec<(Square, Vec<Move>)>,
}

/// What the touched pieces bind to; `None`: nothing was touched that binds, or not by the player who has the move.
pub(crate) fn bond(at: &At<'_>) -> Option<Bond> {
    if at.player().is_some() && !at.on_move() {
        return None;
    }
    let mut hand = at.now.hand.clone();
    for proposed in at.proposed {
        if let Effect::Hand(effect) = &proposed.effect {
            hand.take(effect);
        }
    }
    bond_of(at, at.before.position(), hand)
}

/// What the pieces bind to that a hand has touched in a position.
pub(crate) fn bond_of(at: &At<'_>, setup: &Setup, hand: Hand) -> Option<Bond> {
    let touches = Touches::of(at, setup, hand);
    if touches.pieces.is_empty() {
        return None;
    }
    let split = |able: bool| {
        let pieces = touches.pieces.iter();
        let those = pieces.filter(move |(_, moves)| moves.is_empty() != able);
        those.map(|&(square, _)| square).collect::<Vec<_>>()
    };
    let halves_differ = touches.stuck(true) != touches.stuck(false) && touches.of_both_colours();
    let half_is_enough = at.table.holds(dispute!("1993:Q01"), 'a') == 'b';
    let (by, pieces, moves) = if let Some((pieces, captures)) = touches.capture() {
        (By::Capture, pieces, captures)
    } else if halves_differ && half_is_enough {
        (By::Nothing, Vec::new(), Vec::new())
    } else {
        touches.first()
    };
    Some(Bond {
        by,
        pieces,
        moves,
        able: split(true),
        unable: split(false),
        halves_differ,
    })
}

impl<'a> Touches<'a> {
    fn of(at: &At<'_>, setup: &'a Setup, hand: Hand) -> Self {
        let pieces = counted(at, setup, &hand)
            .into_iter()
            .map(|square| (square, moves_with(at, setup, &hand, square)))
            .collect();
        Self {
            setup,
            hand,
            pieces,
        }
    }

    fn own(&self, square: Square) -> bool {
        own(self.setup, square)
    }

    fn of_both_colours(&self) -> bool {
        let mut pieces = self.pieces.iter();
        pieces.any(|&(square, _)| self.own(square) != self.own(self.pieces[0].0))
    }

    /// Whether no touched piece of his own, or of the opponent's, can be played.
    fn stuck(&self, own: bool) -> bool {
        let mut those = self
            .pieces
            .iter()
            .filter(|&&(square, _)| self.own(square) == own);
        those.all(|(_, moves)| moves.is_empty())
    }

    /// The first two, if they are one of each colour.
    fn pair(&self) -> Option<[&(Square, Vec<Move>); 2]> {
        match self.pieces.as_slice() {
            [one, other, ..] if self.own(one.0) != self.own(other.0) => Some([one, other]),
            _ => None,
        }
    }

    /// The captures of the one with the other, if there are any.
    fn capture(&self) -> Option<(Vec<Square>, Vec<Move>)> {
        let [one, other] = self.pair()?;
        let both = |mv: &&Move| other.1.contains(mv);
        let captures: Vec<Move> = one.1.iter().filter(both).copied().collect();
        (!captures.is_empty()).then(|| (vec![one.0, other.0], captures))
    }

    /// The first that can be played, with what was touched together with it.
    fn first(&self) -> (By, Vec<Square>, Vec<Move>) {
        let mut able = self.pieces.iter().filter(|(_, moves)| !moves.is_empty());
        let Some(&(first, ref moves)) = able.next() else {
            return (By::Nothing, Vec::new(), Vec::new());
        };
        let (mut squares, mut moves) = (vec![first], moves.clone());
        for &(square, ref more) in able {
            if self.own(square) == self.own(first) && self.hand.touched_together(first, square) {
                squares.push(square);
                moves.extend(more);
            }
        }
        moves.sort_by_key(ToString::to_string);
        moves.dedup();
        let by = match self.pair() {
            Some(_) => By::FirstOfPair,
            None => By::First,
        };
        (by, squares, moves)
    }
}

impl Bond {
    /// Whether a move, legal or not, plays what has to be played.
    pub(crate) fn kept_by(&self, setup: &Setup, mv: Move) -> bool {
        let mut pieces = self.pieces.iter();
        match self.by {
            By::Capture => pieces.all(|&square| plays(setup, square, mv)),
            By::First | By::FirstOfPair => pieces.any(|&square| plays(setup, square, mv)),
            By::Nothing => true,
        }
    }

    /// The facts that carry it.
    pub(crate) fn seen(&self) -> Vec<HandFact> {
        let touched = self.pieces.iter();
        let touched = touched.map(|&square| HandFact::Touched { square });
        let unable = self.unable.iter();
        let unable = unable.map(|&square| HandFact::Unable { square });
        touched.chain(unable).collect()
    }
}

fn own(setup: &Setup, square: Square) -> bool {
    let piece = setup.piece(square);
    piece.is_some_and(|piece| piece.colour == setup.turn)
}

/// Whether the move moves the piece of the side that has the move, or takes that of the opponent.
pub(crate) fn plays(setup: &Setup, square: Square, mv: Move) -> bool {
    if own(setup, square) {
        mv.from == square
    } else {
        captured(setup, mv) == Some(square)
    }
}

/// The lawful moves that play the piece, but for those that are barred.
fn moves_with(at: &At<'_>, setup: &Setup, hand: &Hand, square: Square) -> Vec<Move> {
    let mut moves: Vec<Move> = crate::Laws::candidates(setup)
        .filter(|&mv| plays(setup, square, mv) && !hand.barred.contains(&mv))
        .filter(|&mv| at.laws.is_lawful(setup, mv))
        .collect();
    moves.sort_by_key(ToString::to_string);
    moves
}

/// What was touched, but for a rook touched for a castling that was begun with the king, or that was meant and is
/// illegal: 5.1.4 says what then binds.
fn counted(at: &At<'_>, setup: &Setup, hand: &Hand) -> Vec<Square> {
    let begun = |&(king, to): &(Square, Square)| {
        let (rook, _) = castling(setup, Move::new(king, to))?;
        hand.touched_before(king, rook).then_some(rook)
    };
    let illegal =
        |rook: &Square| !castling_with(setup, *rook).is_some_and(|mv| at.laws.is_lawful(setup, mv));
    let meant = hand.meant_to_castle.filter(illegal);
    let apart: Vec<Square> = hand.placed.iter().filter_map(begun).chain(meant).collect();
    let touched = hand.touched.iter().copied();
    touched.filter(|square| !apart.contains(square)).collect()
}
