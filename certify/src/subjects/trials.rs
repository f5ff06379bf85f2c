//! Games that every engine knows, for trying what a channel can show.

use chesslaws_protocol::{Ask, Question, STARTPOS};

/// A game, and moves at its end about which there is no doubt.
pub(super) struct Trial {
    pub(super) moves: &'static [&'static str],
    pub(super) lawful: &'static [&'static str],
    pub(super) unlawful: &'static [&'static str],
    /// How many lawful moves there are, where that is beyond doubt.
    pub(super) count: Option<usize>,
}

impl Trial {
    pub(super) fn ask(&self) -> Ask {
        Ask {
            start: STARTPOS.into(),
            moves: self.moves.iter().map(ToString::to_string).collect(),
            question: Question::LegalMoves,
        }
    }
}

/// The initial array.
pub(super) const START: Trial = Trial {
    moves: &[],
    lawful: &["e2e4", "e2e3", "g1f3"],
    unlawful: &["e2e5", "e1e2", "a1a3", "e1g1"],
    count: Some(20),
};

/// White may castle on the king's side only.
pub(super) const CASTLING: Trial = Trial {
    moves: &["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "g8f6"],
    lawful: &["e1g1", "b5c6", "f3e5"],
    unlawful: &["e1c1", "b5d7", "e4e5"],
    count: None,
};

/// The position after that castling, and its FEN.
pub(super) const AFTER_CASTLING: (Trial, &str) = (
    Trial {
        moves: &["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "g8f6", "e1g1"],
        lawful: &[],
        unlawful: &[],
        count: None,
    },
    "r1bqkb1r/pppp1ppp/2n2n2/1B2p3/4P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4",
);

/// All games on which a list or a refusal is tried.
pub(super) const TRIALS: [Trial; 4] = [
    START,
    CASTLING,
    // A pawn may be taken in passing.
    Trial {
        moves: &["e2e4", "a7a6", "e4e5", "d7d5"],
        lawful: &["e5d6", "e5e6"],
        unlawful: &["e5f6", "e5d5"],
        count: None,
    },
    // A pawn may be promoted by a capture only.
    Trial {
        moves: &[
            "a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "c8b7", "a6b7", "h7h6",
        ],
        lawful: &["b7a8q", "b7a8r", "b7a8b", "b7a8n", "a1a8"],
        unlawful: &["b7b8q", "b7c8n", "a1b2"],
        count: None,
    },
];

/// White is checkmated.
pub(super) const MATE: Trial = Trial {
    moves: &["f2f3", "e7e5", "g2g4", "d8h4"],
    lawful: &[],
    unlawful: &["e1f2", "h2h3"],
    count: Some(0),
};

/// Black is stalemated, in the shortest game that comes to it.
pub(super) const STALEMATE: Trial = Trial {
    moves: &[
        "e2e3", "a7a5", "d1h5", "a8a6", "h5a5", "h7h5", "h2h4", "a6h6", "a5c7", "f7f6", "c7d7",
        "e8f7", "d7b7", "d8d3", "b7b8", "d3h7", "b8c8", "f7g6", "c8e6",
    ],
    lawful: &[],
    unlawful: &["g6f5", "e7e5"],
    count: Some(0),
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::subjects::oracle::Oracle;
    use chesslaws_law::Edition;
    use chesslaws_protocol::{Answer, EndingName, Reply, Subject};

    fn answer(trial: &Trial, question: Question) -> Answer {
        let ask = Ask {
            question,
            ..trial.ask()
        };
        match Oracle::of(Edition::Fide1993).ask(&ask) {
            Ok(Reply::Answer { answer, .. }) => answer,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn what_is_beyond_doubt_is_what_the_oracle_says() {
        for trial in TRIALS.iter().chain([&MATE, &STALEMATE]) {
            let Answer::Moves(moves) = answer(trial, Question::LegalMoves) else {
                panic!("no list")
            };
            assert!(
                trial
                    .lawful
                    .iter()
                    .all(|mv| moves.contains(&mv.to_string()))
            );
            assert!(
                !trial
                    .unlawful
                    .iter()
                    .any(|mv| moves.contains(&mv.to_string()))
            );
            assert!(trial.count.is_none_or(|count| count == moves.len()));
        }
        let ending = |trial| answer(trial, Question::Ending);
        assert_eq!(ending(&MATE), Answer::Ending(EndingName::Checkmate));
        assert_eq!(ending(&STALEMATE), Answer::Ending(EndingName::Stalemate));
        assert_eq!(
            answer(&AFTER_CASTLING.0, Question::PositionAfter),
            Answer::Fen(AFTER_CASTLING.1.into())
        );
    }
}
