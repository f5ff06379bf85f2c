//! What the hands do: the plane of Articles 4.3, 6 and 7, as it stands before the Laws speak.
//!
//! A piece is named by the square on which it stands in the position, wherever a hand has carried it since.

use chesslaws_board::table::HandEffect;
use chesslaws_board::{Colour, Kind, Move, Piece, Setup, Square};

use super::At;
use crate::art5_pawn;

mod acts;

pub(super) use acts::{carry_out, elementary, observe};

/// What is going on with the pieces. All but what is marked as lasting is forgotten with the next completed move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// What the player who has the move touched on purpose, in order.
    pub touched: Vec<Square>,
    /// What was touched at once, or in an order that nobody knows.
    pub together: Vec<(Square, Square)>,
    /// The rook with which he meant to castle when he touched the king.
    pub meant_to_castle: Option<Square>,
    /// Whether he said that he adjusts, and has not moved a piece since.
    pub announced: bool,
    /// Who is moving pieces; out of turn, if it is the player who does not have the move.
    pub moving: Option<Colour>,
    /// The pieces that were moved and where to, in order.
    pub placed: Vec<(Square, Square)>,
    /// Where the piece stands that the hand holds, or let go last.
    pub held: Option<Square>,
    /// Whether the hand has left it.
    pub released: bool,
    /// The pieces that were let go away from their squares, and where.
    pub let_go: Vec<(Square, Square)>,
    /// The pieces that were taken off the board.
    pub removed: Vec<Square>,
    /// The new piece of a promotion.
    pub new_piece: Option<(Kind, Square)>,
    /// The new piece that is not at hand.
    pub not_at_hand: Option<Kind>,
    /// The new piece for which he has asked the arbiter.
    pub asked_for: Option<Kind>,
    /// The moves to which the player is bound; `None`: to none in particular.
    pub bound: Option<Vec<Move>>,
    /// The moves that are barred to him.
    pub barred: Vec<Move>,
    /// Lasting: the last breach of the rule of the touched piece.
    pub breach: Option<Breach>,
    /// Lasting: who knocked pieces over that still lie.
    pub lying: Option<Colour>,
    /// Lasting: what was touched for each completed move.
    pub earlier: Vec<Vec<Square>>,
}

/// A move that was completed against the rule of the touched piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// Who made it.
    pub by: Colour,
    /// The moves of which one had to be played.
    pub moves: Vec<Move>,
    /// Whether the opponent has touched a piece since.
    pub touched_since: bool,
}

/// What kind of move is being made, for what it takes to complete it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// To a vacant square.
    ToVacant,
    /// A capture of what stands there.
    Capture(Square),
    /// Castling: the rook's square and the one it goes to.
    Castling(Square, Square),
}

/// A move as it is being made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The move; with the new piece once there is one.
    pub mv: Move,
    /// What it takes.
    pub way: Way,
    /// Whether a pawn has reached the last rank.
    pub promotes: bool,
}

impl Hand {
    /// Where a piece stands now; `None`: off the board.
    #[must_use]
    pub fn stands_on(&self, piece: Square) -> Option<Square> {
        (!self.removed.contains(&piece)).then(|| self.carried_to(piece))
    }

    /// The square to which a piece was carried last, or its own.
    fn carried_to(&self, piece: Square) -> Square {
        let mut placed = self.placed.iter().rev();
        placed
            .find(|&&(moved, _)| moved == piece)
            .map_or(piece, |&(_, to)| to)
    }

    /// The piece that stands on a square; where two stand there for a capture, the one that came.
    #[must_use]
    pub fn piece_on(&self, setup: &Setup, square: Square) -> Option<Square> {
        let mut placed = self.placed.iter().rev();
        let came = placed.find(|&&(piece, _)| self.stands_on(piece) == Some(square));
        came.map(|&(piece, _)| piece)
            .or_else(|| self.left_on(setup, square))
    }

    /// The piece that has stood on the square from before.
    fn left_on(&self, setup: &Setup, square: Square) -> Option<Square> {
        let stands = setup.piece(square).is_some() && self.stands_on(square) == Some(square);
        stands.then_some(square)
    }

    /// The move that is being made, if a piece has been moved.
    #[must_use]
    pub fn attempt(&self, setup: &Setup) -> Option<Attempt> {
        let away = self
            .placed
            .iter()
            .map(|&(piece, _)| Move::new(piece, self.carried_to(piece)))
            .filter(|mv| mv.from != mv.to);
        let castles = away.clone().find(|&mv| castling(setup, mv).is_some());
        let mut mv = castles
            .or_else(|| away.clone().next())
            .or_else(|| self.exchanged_in_place(setup))?;
        let piece = setup.piece(mv.from)?;
        let promotes =
            piece.kind == Kind::Pawn && art5_pawn::last_rank(piece.colour) == mv.to.rank();
        if promotes {
            let there = self.new_piece.filter(|&(_, square)| square == mv.to);
            mv.promotion = there.map(|(kind, _)| kind);
        }
        let way = if let Some((rook, over)) = castling(setup, mv) {
            Way::Castling(rook, over)
        } else if let Some(square) = captured(setup, mv) {
            Way::Capture(square)
        } else {
            Way::ToVacant
        };
        Some(Attempt { mv, way, promotes })
    }

    /// A pawn that was taken from its square while the new piece was put on the last rank.
    fn exchanged_in_place(&self, setup: &Setup) -> Option<Move> {
        let last = art5_pawn::last_rank(setup.turn);
        let (_, square) = self.new_piece.filter(|(_, square)| square.rank() == last)?;
        let own_pawn = Some(Piece::new(setup.turn, Kind::Pawn));
        let mut removed = self.removed.iter();
        let pawn = removed.find(|&&piece| setup.piece(piece) == own_pawn)?;
        Some(Move::new(*pawn, square))
    }

    /// Whether the one piece was touched before the other, or the other not at all.
    pub(crate) fn touched_before(&self, one: Square, other: Square) -> bool {
        let place = |square| self.touched.iter().position(|&touched| touched == square);
        place(one).is_some_and(|one| place(other).is_none_or(|other| one < other))
    }

    /// Whether two pieces were touched at once, or in an order that nobody knows.
    pub(crate) fn touched_together(&self, one: Square, other: Square) -> bool {
        self.together.contains(&(one, other)) || self.together.contains(&(other, one))
    }

    /// Those of the moves that are within what he is bound to already, and not barred.
    pub(crate) fn within_bounds(&self, moves: &[Move]) -> Vec<Move> {
        let bound = |mv: &Move| self.bound.as_ref().is_none_or(|bound| bound.contains(mv));
        let moves = moves.iter().copied();
        moves
            .filter(|mv| bound(mv) && !self.barred.contains(mv))
            .collect()
    }

    /// As it was before the move of that index was begun.
    #[must_use]
    pub fn undone(&self, index: usize) -> Self {
        let mut earlier = self.earlier.clone();
        earlier.truncate(index);
        Self {
            lying: self.lying,
            earlier,
            ..Self::default()
        }
    }

    /// What an effect changes in what is touched, bound and barred.
    pub(crate) fn take(&mut self, effect: &HandEffect) {
        match effect {
            HandEffect::Confined { moves } => self.bound = Some(moves.clone()),
            HandEffect::Free => self.bound = None,
            HandEffect::Barred { moves } => self.barred.extend(moves),
            HandEffect::Adjusted { square } => self.touched.retain(|touched| touched != square),
            HandEffect::CountsFirst { square } => self.count_first(*square),
            HandEffect::TouchedFor { squares } => self.touched.clone_from(squares),
            _ => {}
        }
    }

    /// Of two pieces touched in an unknown order, the one counts as the first.
    fn count_first(&mut self, first: Square) {
        let pair = |&(one, other): &(Square, Square)| one == first || other == first;
        let Some(index) = self.together.iter().position(pair) else {
            return;
        };
        let (one, other) = self.together.remove(index);
        let second = if one == first { other } else { one };
        let place = |square| self.touched.iter().position(|&touched| touched == square);
        if let (Some(before), Some(after)) = (place(first), place(second))
            && after < before
        {
            self.touched.swap(before, after);
        }
    }
}

/// The square of the piece that a move takes, by where it goes.
pub(crate) fn captured(setup: &Setup, mv: Move) -> Option<Square> {
    art5_pawn::taken_in_passing(setup, mv).or_else(|| setup.piece(mv.to).map(|_| mv.to))
}

/// The rook's square and the one it goes to, where a king goes two squares along its first rank towards a rook of its
/// colour on its square.
pub(crate) fn castling(setup: &Setup, mv: Move) -> Option<(Square, Square)> {
    let king = setup
        .piece(mv.from)
        .filter(|piece| piece.kind == Kind::King)?;
    let home = match king.colour {
        Colour::White => 0,
        Colour::Black => 7,
    };
    let steps = mv.to.file() - mv.from.file();
    let along = mv.from.file() == 4 && mv.from.rank() == home && mv.to.rank() == home;
    let (rook, over) = match steps {
        2 => (7, 5),
        -2 => (0, 3),
        _ => return None,
    };
    let (rook, over) = Square::at(rook, home).zip(Square::at(over, home))?;
    let there = setup.piece(rook) == Some(Piece::new(king.colour, Kind::Rook));
    (along && there).then_some((rook, over))
}

impl At<'_> {
    /// Whether the player who acts has the move.
    pub(crate) fn on_move(&self) -> bool {
        self.player() == Some(self.before.turn())
    }

    /// What the act touches that was not touched before.
    pub(crate) fn newly_touched(&self) -> Vec<Square> {
        let before = &self.before.hand.touched;
        let touched = self.now.hand.touched.iter().copied();
        touched.filter(|square| !before.contains(square)).collect()
    }
}
