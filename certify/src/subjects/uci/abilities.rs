//! What an engine can say of the rules, and which questions that answers.

use chesslaws_protocol::Question;

/// What an engine was found to be able to say.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Abilities {
    pub(super) perft: bool,
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
        Question::LegalMoves | Question::IsLegal { .. } if !abilities.perft => {
            Some("the engine has no `go perft 1` that lists the moves")
        }
        Question::PositionAfter if !abilities.shows_fen => {
            Some("the engine has no `d` that shows `Fen:`")
        }
        Question::CheckState if !abilities.shows_checkers => {
            Some("the engine has no `d` that shows `Checkers:`")
        }
        Question::Ending if !abilities.tells_mate_from_stalemate => {
            Some("the engine's search does not tell mate from stalemate where there is no move")
        }
        Question::SamePosition { .. } | Question::ReadFen { .. } => Some(NO_WORD),
        _ => None,
    }
}
