//! What is seen of a record: the facts that the statements on notation are kept or broken by.

use chesslaws_board::{Colour, Kind, Square, Wing};

/// One part of the record of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The name of what moves.
    Piece,
    /// The file it comes from.
    DepartureFile,
    /// The rank it comes from.
    DepartureRank,
    /// The square it comes from.
    DepartureSquare,
    /// The sign of a capture.
    Capture,
    /// The file it goes to.
    ArrivalFile,
    /// The rank it goes to.
    ArrivalRank,
    /// The square it goes to.
    ArrivalSquare,
    /// The new piece of a promotion.
    NewPiece,
    /// The sign before the new piece.
    PromotionSign,
    /// The sign of en passant.
    EnPassant,
    /// The sign of check or mate.
    Check,
    /// The sign of castling.
    Castling,
    /// The sign of a draw offer.
    Offer,
}

/// One fact of a record and its move; its sentence names its fields.
#[expect(missing_docs, reason = "each variant's sentence names its fields")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationFact {
    /// The part is written so.
    Written { part: Part, text: String },
    /// The part is not written.
    LeftOut { part: Part },
    /// The part is written, and nothing asks for it.
    Needless { part: Part, text: String },
    /// The part stands in another place than it should.
    Misplaced { part: Part },
    /// Of the move it is this.
    OfTheMove { part: Part, text: String },
    /// That man is moved.
    Moves { kind: Kind },
    /// A like piece on that square can go there too.
    CanGoToo { square: Square },
    /// A like piece on that square reaches it by its manner of moving, but has no legal move there.
    ReachesOnly { square: Square },
    /// The move captures, or not.
    Captures { so: bool },
    /// The move is a capture en passant, or not.
    TakesInPassing { so: bool },
    /// The move gives check, or not.
    GivesCheck { so: bool },
    /// The move mates, or not.
    Mates { so: bool },
    /// The move castles on that wing.
    Castles { wing: Wing },
    /// The move does not castle.
    DoesNotCastle,
    /// That side's man starts on the square.
    StartsOn { side: Colour, square: Square },
    /// No pawn is promoted.
    PromotesNothing,
    /// So many entries are in algebraic notation, of so many.
    Entries { algebraic: usize, all: usize },
    /// From that column on the entry is not algebraic notation.
    NotAlgebraic { text: String, column: usize },
}
