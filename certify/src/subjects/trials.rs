//! Games that every engine knows, for trying what a channel can show.

use chesslaws_protocol::{Answer, Ask, Question, STARTPOS};

/// A game, and moves at its end about which there is no doubt.
pub(super) struct Trial {
    /// A FEN, or `startpos`.
    pub(super) start: &'static str,
    pub(super) moves: &'static [&'static str],
    pub(super) lawful: &'static [&'static str],
    pub(super) unlawful: &'static [&'static str],
    /// How many lawful moves there are, where that is beyond doubt.
    pub(super) count: Option<usize>,
}

impl Trial {
    pub(super) fn ask(&self) -> Ask {
        Ask {
            start: self.start.into(),
            moves: self.moves.iter().map(ToString::to_string).collect(),
            question: Question::LegalMoves,
        }
    }

    /// Whether a list holds what is lawful, nothing that is not, each move once, and as many as there are.
    pub(super) fn agrees_with(&self, moves: &[String]) -> bool {
        let holds = |mv: &&str| moves.iter().any(|listed| listed == mv);
        let Answer::Moves(each) = Answer::moves(moves.to_vec()) else {
            return false;
        };
        self.lawful.iter().all(holds)
            && !self.unlawful.iter().any(holds)
            && each.len() == moves.len()
            && self.count.is_none_or(|count| count == each.len())
    }
}

/// The initial array.
pub(super) const START: Trial = Trial {
    start: STARTPOS,
    moves: &[],
    lawful: &["e2e4", "e2e3", "g1f3"],
    unlawful: &["e2e5", "e1e2", "a1a3", "e1g1"],
    count: Some(20),
};

/// White may castle on the king's side only.
pub(super) const CASTLING: Trial = Trial {
    start: STARTPOS,
    moves: &["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "g8f6"],
    lawful: &["e1g1", "b5c6", "f3e5"],
    unlawful: &["e1c1", "b5d7", "e4e5"],
    count: None,
};

/// The position after that castling, and its FEN.
pub(super) const AFTER_CASTLING: (Trial, &str) = (
    Trial {
        start: STARTPOS,
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
        start: STARTPOS,
        moves: &["e2e4", "a7a6", "e4e5", "d7d5"],
        lawful: &["e5d6", "e5e6"],
        unlawful: &["e5f6", "e5d5"],
        count: None,
    },
    // A pawn may be promoted by a capture only.
    Trial {
        start: STARTPOS,
        moves: &[
            "a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "c8b7", "a6b7", "h7h6",
        ],
        lawful: &["b7a8q", "b7a8r", "b7a8b", "b7a8n", "a1a8"],
        unlawful: &["b7b8q", "b7c8n", "a1b2"],
        count: None,
    },
];

/// Positions with fewer than ten moves, for lists that end there: castling, a capture in passing, promotion.
pub(super) const FEW_MOVES: [Trial; 3] = [
    Trial {
        start: "3rk3/8/8/8/8/5p1p/5P1P/4K2R w K - 0 1",
        moves: &[],
        lawful: &["e1g1", "e1f1", "h1g1", "h1f1"],
        unlawful: &["e1d1", "e1e2", "f2f3", "h1h3"],
        count: Some(4),
    },
    Trial {
        start: "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
        moves: &[],
        lawful: &["e4d3", "c5d4", "c5b6"],
        unlawful: &["e4e3", "e4f3"],
        count: Some(9),
    },
    Trial {
        start: "7k/1P6/8/8/8/8/8/K7 w - - 0 1",
        moves: &[],
        lawful: &["b7b8q", "b7b8r", "b7b8b", "b7b8n", "a1b2"],
        unlawful: &["b7a8q", "b7b6"],
        count: Some(7),
    },
];

/// White is checkmated.
pub(super) const MATE: Trial = Trial {
    start: STARTPOS,
    moves: &["f2f3", "e7e5", "g2g4", "d8h4"],
    lawful: &[],
    unlawful: &["e1f2", "h2h3"],
    count: Some(0),
};

/// Black is stalemated, in the shortest game that comes to it.
pub(super) const STALEMATE: Trial = Trial {
    start: STARTPOS,
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
    use chesslaws_protocol::{EndingName, Reply, Subject};

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
        for trial in TRIALS.iter().chain(&FEW_MOVES).chain([&MATE, &STALEMATE]) {
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
