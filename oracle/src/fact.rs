//! The facts that meet or break a statement, as typed values; words for them are made at the edge.

use chesslaws_board::table::TableFact;
use chesslaws_board::{Colour, Kind, Move, Piece, Right, Square, Wing};

use crate::notation::NotationFact;

/// One fact of a ruling; its sentence names its fields.
#[expect(missing_docs, reason = "each variant's sentence names its fields")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// No piece stands on the square.
    Vacant { square: Square },
    /// The piece stands on the square.
    Stands { square: Square, piece: Piece },
    /// The move ends where it began.
    SameSquare { square: Square },
    /// The piece stands on the way.
    InTheWay { square: Square, piece: Piece },
    /// No occupied square is crossed.
    WayClear,
    /// The move is in the piece's way of moving.
    Moves {
        kind: Kind,
        from: Square,
        to: Square,
    },
    /// The move is not in the piece's way of moving.
    CannotReach {
        kind: Kind,
        from: Square,
        to: Square,
    },
    /// The piece is captured on the square.
    Captures { square: Square, piece: Piece },
    /// Pieces of the opponent attack the square.
    Attacked { square: Square, by: Vec<Square> },
    /// No piece of the opponent attacks the square.
    NotAttacked { square: Square },
    /// The king does not stand on its original square.
    KingNotAtHome { square: Square },
    /// No rook of the side stands on the square.
    NoRook { square: Square },
    /// The right to castle on that wing is there.
    RightKept { wing: Wing },
    /// The right to castle on that wing is lost, and so.
    RightLost { wing: Wing, how: Right },
    /// The pawn stands on its original square.
    OriginalSquare { square: Square },
    /// The pawn has left its original square.
    LeftOriginalSquare { square: Square },
    /// The pawn goes forward.
    Forward,
    /// The pawn goes backward or sideways.
    NotForward,
    /// An opponent's pawn has just crossed the square with a double step.
    JustCrossed { square: Square },
    /// The pawn crossed the square with a double step, but not with the last move.
    CrossedEarlier { square: Square },
    /// No pawn is recorded as having crossed the square with the last move.
    NotJustCrossed { square: Square },
    /// The pawn beside did not come by a double step.
    NoDoubleStep { square: Square },
    /// The pawn reaches the last rank and no piece is named.
    NothingChosen { square: Square },
    /// The pawn is exchanged for that piece.
    Becomes { kind: Kind },
    /// A pawn may not become that.
    MayNotBecome { kind: Kind },
    /// A piece is named although no pawn reaches the last rank.
    NoPromotion { square: Square },
    /// The piece came to the square by promotion with the last move and acts at once.
    NewPiece { square: Square },
    /// The side has no lawful move.
    NoLawfulMove { side: Colour },
    /// The side has a lawful move, this one for instance.
    LawfulMove { side: Colour, mv: Move },
    /// The side has that many pieces of the kind.
    Count {
        side: Colour,
        kind: Kind,
        count: usize,
    },
    /// The side has that many men.
    Men { side: Colour, count: usize },
    /// The bishops stand on squares of that shade.
    Shade { square: Square, light: bool },
    /// The side has the move.
    HasTheMove { side: Colour },
    /// The game is over.
    GameOver,
    /// The board has so many files and ranks.
    Board { files: u8, ranks: u8 },
    /// The positions differ on the square.
    DifferOn { square: Square },
    /// The positions differ in who has the move.
    DifferInTurn,
    /// The positions differ in a right to castle.
    DifferInCastling { side: Colour, wing: Wing },
    /// In one position only this en passant capture is possible.
    DifferInEnPassant { mv: Move },
    /// The positions agree in everything that counts.
    Alike,
    /// A fact of the game at the table.
    Table(TableFact),
    /// A fact of the record of a move.
    Notation(NotationFact),
}
