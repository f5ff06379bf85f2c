//! Some trivial questions: a subject that fails them is not yet one, and there is no report.

use chesslaws_protocol::{
    Answer, Ask, EndingName, Failure, GameRead, Question, QuestionName, Reply, ResultName,
    STARTPOS, Subject,
};

const FOOLS_MATE: [&str; 4] = ["f2f3", "e7e5", "g2g4", "d8h4"];
const STALEMATE: &str = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
const FIRST_MOVES: [&str; 20] = [
    "a2a3", "a2a4", "b1a3", "b1c3", "b2b3", "b2b4", "c2c3", "c2c4", "d2d3", "d2d4", "e2e3", "e2e4",
    "f2f3", "f2f4", "g1f3", "g1h3", "g2g3", "g2g4", "h2h3", "h2h4",
];

/// Why the bridge to a subject is broken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SmokeError {
    /// A trivial question got no reply.
    #[error("a trivial question ({question}) got no reply: it {failure}")]
    Failed {
        /// The question's name.
        question: &'static str,
        /// What happened.
        failure: Failure,
    },
    /// A trivial question got a wrong answer.
    #[error("a trivial question ({question}) got a wrong answer: {found}")]
    Wrong {
        /// The question's name.
        question: &'static str,
        /// The reply.
        found: String,
    },
    /// Not one of them can be put.
    #[error("it can be asked nothing: {0}")]
    Mute(String),
}

fn questions() -> Vec<(Ask, Answer)> {
    let ask = |start: &str, moves: &[&str], question: Question, answer: Answer| {
        let moves = moves.iter().map(ToString::to_string).collect();
        let start = start.to_owned();
        (
            Ask {
                start,
                moves,
                question,
            },
            answer,
        )
    };
    let is_legal = |mv: &str| Question::IsLegal { mv: mv.into() };
    let first_moves = Answer::moves(FIRST_MOVES.map(String::from).to_vec());
    vec![
        ask(STARTPOS, &[], Question::LegalMoves, first_moves),
        ask(
            STARTPOS,
            &FOOLS_MATE,
            Question::LegalMoves,
            Answer::Moves(vec![]),
        ),
        ask(STALEMATE, &[], Question::LegalMoves, Answer::Moves(vec![])),
        ask(STARTPOS, &[], is_legal("e2e4"), Answer::Truth(true)),
        ask(STARTPOS, &[], is_legal("e2e5"), Answer::Truth(false)),
        ask(STARTPOS, &["e2e4"], is_legal("e7e5"), Answer::Truth(true)),
        ask(STARTPOS, &[], Question::CheckState, Answer::Truth(false)),
        ask(
            STARTPOS,
            &FOOLS_MATE,
            Question::CheckState,
            Answer::Truth(true),
        ),
        ask(STALEMATE, &[], Question::CheckState, Answer::Truth(false)),
        ask(
            STARTPOS,
            &[],
            Question::Ending,
            Answer::Ending(EndingName::None),
        ),
        ask(
            STARTPOS,
            &FOOLS_MATE,
            Question::Ending,
            Answer::Ending(EndingName::Checkmate),
        ),
        ask(
            STALEMATE,
            &[],
            Question::Ending,
            Answer::Ending(EndingName::Stalemate),
        ),
        // Who is asked of texts alone answers these.
        ask(
            STARTPOS,
            &["g1f3"],
            Question::WriteFen,
            Answer::Fen("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1".into()),
        ),
        ask(
            STARTPOS,
            &[],
            Question::ReadSan { san: "Nf3".into() },
            Answer::Move("g1f3".into()),
        ),
        ask(
            STARTPOS,
            &[],
            Question::ReadPgn {
                pgn: "1. e4 e5 *\n".into(),
            },
            Answer::Games(vec![GameRead {
                moves: vec!["e2e4".into(), "e7e5".into()],
                result: ResultName::None,
                broken: false,
            }]),
        ),
    ]
}

/// Asks the trivial questions; those that the subject does not model are passed over, but not all can be. What is not of
/// the board is asked of who lists it.
///
/// # Errors
/// The first that fails.
pub(super) fn smoke(subject: &mut dyn Subject, listed: &[String]) -> Result<(), SmokeError> {
    let mut answered = false;
    let mut lacking = String::new();
    for (ask, expected) in questions() {
        let question = ask.question.name();
        let of_board = QuestionName::BOARD.contains(&QuestionName::of(&ask.question));
        if !of_board && !listed.iter().any(|name| name == question) {
            continue;
        }
        match subject.ask(&ask) {
            Err(failure) => return Err(SmokeError::Failed { question, failure }),
            Ok(Reply::Answer { answer, .. }) if answer == expected => answered = true,
            Ok(Reply::NotModelled { why }) => lacking = why,
            Ok(reply) => {
                let found = format!("{reply:?}");
                return Err(SmokeError::Wrong { question, found });
            }
        }
    }
    if answered {
        Ok(())
    } else {
        Err(SmokeError::Mute(lacking))
    }
}

#[cfg(test)]
mod tests {
    use chesslaws_law::Edition;

    use super::*;
    use crate::subjects::{
        Oracle,
        demo::{Demo, Faults},
    };

    #[test]
    fn the_oracle_and_the_demonstration_pass() {
        assert_eq!(questions().len(), 15);
        let all = QuestionName::ALL.map(|name| name.name().to_owned());
        assert_eq!(smoke(&mut Oracle::of(Edition::Fide1993), &all), Ok(()));
        assert_eq!(smoke(&mut Demo::new(Faults::BOTH), &[]), Ok(()));
    }
}
