//! What an engine behind CECP can say of the rules, each tried on games whose answer is beyond doubt.

use chesslaws_protocol::Question;

use super::talk::CastlingText;

/// Where the moves of a position are read from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum List {
    /// `perft 1`: `e2e4: 1`.
    Perft,
    /// `moves`: `Ng1-f3`.
    Long,
    /// `show moves`: `Nf3`.
    Short,
    /// Each candidate is played, and the game anew where it was.
    Asking,
}

impl List {
    /// The order that prints the list.
    pub(super) const fn order(self) -> &'static str {
        match self {
            Self::Perft => "perft 1",
            Self::Long => "moves",
            Self::Short => "show moves",
            Self::Asking => "",
        }
    }
}

/// How a position without a game is set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum SetUp {
    /// `setboard FEN`.
    Setboard,
    /// `edit`, which tells nothing of castling rights or the en passant square.
    #[default]
    Edit,
}

/// What an engine was found to be able to say.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Abilities {
    pub(super) list: Option<List>,
    pub(super) refuses: bool,
    pub(super) ends_when_it_refuses: bool,
    pub(super) set_up: SetUp,
    pub(super) castling: CastlingText,
    /// The order that prints the position: `fen` or `d`.
    pub(super) shows_fen: Option<&'static str>,
    pub(super) shows_checkers: bool,
    pub(super) keeps_idle_en_passant: bool,
    pub(super) claims_endings: bool,
    /// Milliseconds for the list of one position.
    pub(super) milliseconds_a_list: u128,
}

/// Why a question cannot be put at all.
pub(super) const NO_WORD: &str = "CECP has no word for this question";

/// What the engine lacks to be asked this.
pub(super) fn lacking(abilities: Abilities, question: &Question) -> Option<&'static str> {
    match question {
        Question::LegalMoves if abilities.list.is_none() => Some(
            "the engine prints no list of moves, and each move that it refuses ends it or is not told from one that it plays",
        ),
        Question::IsLegal { .. } if abilities.list.is_none() && !abilities.refuses => {
            Some("the engine does not tell a move that it refuses from one that it plays")
        }
        Question::PositionAfter if abilities.shows_fen.is_none() => {
            Some("the engine has neither `fen` nor `d` that shows the position as FEN")
        }
        Question::CheckState if !abilities.shows_checkers => {
            Some("the engine has no order that shows the men that give check")
        }
        Question::Ending if !abilities.claims_endings => {
            Some("the engine does not claim the right result wherever there is no move")
        }
        Question::SamePosition { .. } | Question::ReadFen { .. } => Some(NO_WORD),
        _ => None,
    }
}
