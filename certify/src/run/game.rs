//! A game given on the command line, as cases: the position it leads to, asked of a subject, judged by the oracle alone.

use chesslaws_law::Edition;
use chesslaws_oracle::{Ending, Laws};
use chesslaws_protocol::{Ask, Question, Reply, STARTPOS, Subject};
use chesslaws_suite::{Case, Known};

use crate::subjects::Oracle;

/// What the ids of these cases begin with. It is no case of the suite.
const NAME: &str = "game";

/// Why a game cannot be asked about.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("--game: {0}; right would be lawful moves from the initial array, such as \"e2e4 e7e5\"")]
pub struct GameError(String);

/// The cases that ask for the position after these moves of the initial array.
///
/// # Errors
/// A move that is no move, or not lawful where it stands.
pub fn of_game(moves: &str, edition: Edition) -> Result<Vec<Case>, GameError> {
    let moves: Vec<String> = moves.split_whitespace().map(str::to_owned).collect();
    let mut oracle = Oracle::of(edition);
    let setup = oracle.reach(STARTPOS, &moves).map_err(GameError)?;
    // Once the men that are left have drawn the game nobody is asked for moves.
    let drawn = Laws::of(edition).ending(&setup).finding == Ending::Draw;
    let questions = [
        Question::LegalMoves,
        Question::PositionAfter,
        Question::CheckState,
        Question::Ending,
    ];
    let mut cases = Vec::new();
    for question in questions {
        if drawn && question == Question::LegalMoves {
            continue;
        }
        let ask = Ask {
            start: STARTPOS.into(),
            moves: moves.clone(),
            question,
        };
        if let Ok(Reply::Answer { answer, because }) = oracle.ask(&ask) {
            let name = ask.question.name();
            cases.push(Case {
                id: format!("{NAME}/{name}"),
                statements: because.unwrap_or_default(),
                editions: vec![edition.name().to_owned()],
                motifs: Vec::new(),
                notation: None,
                known: Known::Played,
                ask,
                expected: answer,
                because: Vec::new(),
                source: "the command line; what is right is what the oracle says".into(),
            });
        }
    }
    Ok(cases)
}

/// Whether a case was made of a game on the command line, by its id.
pub(super) fn is_of_command_line(id: &str) -> bool {
    id.strip_prefix(NAME)
        .is_some_and(|rest| rest.starts_with('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_asks_four_questions_and_an_unlawful_one_none() {
        assert_eq!(of_game("e2e4 e7e5", Edition::Fide1993).unwrap().len(), 4);
        assert_eq!(of_game("", Edition::Fide1993).unwrap().len(), 4);
        let error = of_game("e2e4 e2e4", Edition::Fide1993).unwrap_err();
        assert!(
            error.to_string().contains("e2e4 is not lawful: 1993:"),
            "{error}"
        );
    }
}
