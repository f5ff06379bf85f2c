use core::fmt;

use crate::{Castling, Colour, Kind, Piece, Square, SquareSet};

/// What the record of a game tells of a pawn's last advance, beyond what FEN keeps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Passed {
    /// Squares crossed by a double step that was not the last move, the pawn still where it arrived.
    pub earlier: SquareSet,
    /// Squares behind pawns that came to their fourth rank by single steps or captures.
    pub singly: SquareSet,
}

/// A board with whatever stands on it, and what is recorded of the game that led there. It may be anything: whether it
/// is lawful is a ruling of the oracle.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Setup {
    squares: [Option<Piece>; 64],
    /// The side that has the move.
    pub turn: Colour,
    /// The rights to castle.
    pub castling: Castling,
    /// The square a pawn has just crossed with a double step (FEN's en passant target).
    pub en_passant: Option<Square>,
    /// Plies since the last capture or pawn move.
    pub halfmove_clock: u32,
    /// The number of the move, 1 at the start, one more after each move of Black.
    pub fullmove_number: u32,
    /// What is known of other double steps.
    pub passed: Passed,
    /// The square on which the last move put a promoted piece.
    pub just_promoted: Option<Square>,
}

impl Setup {
    /// An empty board, White to move, no rights, move 1.
    #[must_use]
    pub const fn empty() -> Self {
        Self {
            squares: [None; 64],
            turn: Colour::White,
            castling: Castling::NONE,
            en_passant: None,
            halfmove_clock: 0,
            fullmove_number: 1,
            passed: Passed {
                earlier: SquareSet::EMPTY,
                singly: SquareSet::EMPTY,
            },
            just_promoted: None,
        }
    }

    /// What stands on the square.
    #[must_use]
    pub const fn piece(&self, square: Square) -> Option<Piece> {
        self.squares[square.index()]
    }

    /// Puts a piece on the square, or clears it.
    pub const fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.squares[square.index()] = piece;
    }

    /// The men on the board with their squares, a1, b1 .. h8.
    pub fn men(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|square| self.piece(square).map(|piece| (square, piece)))
    }

    /// The men of one side with their squares.
    pub fn men_of(&self, colour: Colour) -> impl Iterator<Item = (Square, Kind)> + '_ {
        self.men()
            .filter(move |(_, piece)| piece.colour == colour)
            .map(|(square, piece)| (square, piece.kind))
    }

    /// The squares on which a piece of that side and kind stands.
    pub fn squares_of(&self, colour: Colour, kind: Kind) -> impl Iterator<Item = Square> + '_ {
        self.men_of(colour)
            .filter(move |&(_, found)| found == kind)
            .map(|(square, _)| square)
    }

    /// The same set-up with colours and ranks exchanged, the other side to move.
    #[must_use]
    pub fn colours_swapped(&self) -> Self {
        let mut castling = Castling::NONE;
        for (_, colour, wing) in Castling::letters() {
            castling.set(colour.opponent(), wing, self.castling.right(colour, wing));
        }
        self.mapped(Square::flipped, Colour::opponent, castling)
    }

    /// The same set-up with files a to h exchanged for h to a; castling rights do not survive it and are dropped.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        self.mapped(Square::mirrored, |colour| colour, Castling::NONE)
    }

    fn mapped(
        &self,
        square: fn(Square) -> Square,
        colour: fn(Colour) -> Colour,
        castling: Castling,
    ) -> Self {
        let set = |from: SquareSet| {
            let mut to = SquareSet::EMPTY;
            Square::all()
                .filter(|&each| from.contains(each))
                .for_each(|each| to.insert(square(each)));
            to
        };
        let mut image = Self {
            turn: colour(self.turn),
            castling,
            en_passant: self.en_passant.map(square),
            passed: Passed {
                earlier: set(self.passed.earlier),
                singly: set(self.passed.singly),
            },
            just_promoted: self.just_promoted.map(square),
            squares: [None; 64],
            ..self.clone()
        };
        for (from, piece) in self.men() {
            image.put(
                square(from),
                Some(Piece::new(colour(piece.colour), piece.kind)),
            );
        }
        image
    }
}

impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Setup({self})")
    }
}
