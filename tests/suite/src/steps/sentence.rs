//! What a sentence says, as data.

use chesslaws_board::table::{Condition, Event};
use chesslaws_board::{Colour, Move, Setup, Square};
use chesslaws_law::Statement;

use super::{Found, Noted, Writing};

/// The three keywords under which a sentence can stand; `And` and `But` repeat the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Keyword {
    /// What is there.
    Given,
    /// What somebody does or asks.
    When,
    /// What is expected.
    Then,
}

/// A sentence of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// What is there.
    Given(Given),
    /// What somebody does or asks.
    When(When),
    /// What is expected.
    Then(Then),
}

/// What is there before anybody moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// The start of a game.
    InitialArray,
    /// A position out of any game.
    Position(Box<Setup>),
    /// Lawful moves from where the scenario stands.
    Moves(Vec<Move>),
    /// An empty board of that size.
    Board {
        /// How many files.
        files: u8,
        /// How many ranks.
        ranks: u8,
    },
    /// The names the player writes for king, queen, rook, bishop and knight.
    Letters(String),
    /// Settled before play at the table.
    Settled(Condition),
    /// What happened at the table before.
    Happened(Box<Event>),
}

/// What somebody does or asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum When {
    /// A player makes a move; if it is lawful, the position is the one after it.
    Plays(Colour, Move),
    /// The move of the side that has the move is judged, not made.
    Judged(Move),
    /// What happens at the table.
    Happens(Box<Event>),
    /// Something is written, or is to be.
    Written(Box<Writing>),
}

/// A line of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// Vertical.
    File,
    /// Horizontal.
    Rank,
    /// Squares of one colour, corner to corner.
    Diagonal,
}

/// How the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Not over.
    GoesOn,
    /// Won by checkmate.
    Won(Colour),
    /// Drawn: no legal move, not in check.
    Stalemate,
    /// Drawn for want of men.
    Drawn,
}

/// Whether the Laws allow the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Allowed and not known to be out of reach.
    Lawful,
    /// It breaks a law.
    Unlawful,
    /// No game leads to it.
    Unreachable,
}

/// What is expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    /// The move asked about is lawful or not.
    Lawful(bool),
    /// The grounds of the last ruling hold all of these.
    Because(Vec<Statement>),
    /// The grounds of the last ruling are these and no others.
    BecauseAlone(Vec<Statement>),
    /// The grounds of the last ruling hold none of these.
    NotBecause(Vec<Statement>),
    /// The move asked about captures or not.
    Captures(bool),
    /// The position after the move asked about.
    Becomes(Box<Setup>),
    /// The king of the side to move is in check or not.
    Check(bool),
    /// The king of the side to move is in check from exactly these squares.
    CheckFrom(Vec<Square>),
    /// How the game stands.
    Ending(Outcome),
    /// All lawful moves.
    LawfulMoves(Vec<Move>),
    /// All lawful moves from one square.
    LawfulMovesFrom(Square, Vec<Move>),
    /// The position is the same, or not, as another one.
    SameAs(Box<Setup>, bool),
    /// Two positions of the game are the same or not; ply 0 is the start.
    SamePlies(usize, usize, bool),
    /// Two squares differ in colour or not.
    DifferInColour(Square, Square, bool),
    /// Two squares lie on one line or not.
    OnOne(Line, Square, Square, bool),
    /// The board is a chessboard or not.
    Chessboard(bool),
    /// Whether the Laws allow the position.
    Standing(Standing),
    /// The position is the initial array or not.
    InitialArray(bool),
    /// Each side has sixteen men or not.
    SixteenMen(bool),
    /// A player has the men of one side, or not.
    MenOfOneSide(Colour, bool),
    /// What is found of the game at the table.
    AtTheTable(Box<Found>),
    /// What is found of what is written.
    Noted(Box<Noted>),
}

/// A sentence that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{keyword:?} `{text}`: {why}")]
pub struct StepError {
    /// The keyword it stood under.
    pub keyword: Keyword,
    /// The sentence.
    pub text: String,
    /// What is wrong with it.
    pub why: String,
}
