//! What an engine can say of the rules, and which questions that answers.

use chesslaws_protocol::Question;

/// Where the moves of a position are read from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum List {
    /// `go perft 1`: `e2e4: 1`.
    Perft,
    /// `go depth 1` with so many lines of `MultiPV`: the first move of each.
    MultiPv(usize),
    /// `go depth 1 searchmoves X`, for each candidate: `bestmove X` where it is lawful.
    SearchMoves,
}

impl List {
    /// The order, for the reader of a report.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Perft => "go perft 1",
            Self::MultiPv(_) => "go depth 1 with MultiPV",
            Self::SearchMoves => "go depth 1 searchmoves",
        }
    }
}

/// What an engine was found to be able to say.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Abilities {
    pub(super) list: Option<List>,
    pub(super) shows_fen: bool,
    pub(super) shows_checkers: bool,
    pub(super) tells_mate_from_stalemate: bool,
    pub(super) keeps_idle_en_passant: bool,
}

/// Why a question cannot be put at all.
pub(super) const NO_WORD: &str = "UCI has no word for this question";

/// What the engine lacks to be asked this.
pub(super) fn lacking(abilities: Abilities, question: &Question) -> Option<&'static str> {
    match question {
        Question::LegalMoves | Question::IsLegal { .. } if abilities.list.is_none() => {
            Some("none of `go perft 1`, `MultiPV` and `searchmoves` shows the lawful moves")
        }
        Question::PositionAfter if !abilities.shows_fen => {
            Some("the engine has no `d` that shows `Fen:`")
        }
        Question::CheckState if !abilities.shows_checkers => {
            Some("the engine has no `d` that shows `Checkers:`")
        }
        Question::Ending if abilities.list.is_none() => {
            Some("the engine does not show where there is no move")
        }
        Question::Ending if !abilities.tells_mate_from_stalemate => {
            Some("the engine's search does not tell mate from stalemate where there is no move")
        }
        Question::SamePosition { .. } | Question::ReadFen { .. } => Some(NO_WORD),
        _ => None,
    }
}
