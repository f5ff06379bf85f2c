//! The oracle, asked like any other subject.

use chesslaws_board::{Move, MoveError, Setup};
use chesslaws_law::Edition;
use chesslaws_oracle::table::Game;
use chesslaws_oracle::{self as oracle, Ground, Laws, Ruling, Standing, art2_pieces};
use chesslaws_protocol::{
    Answer, Ask, Channel, EndingName, Failure, Identity, Question, Reply, STARTPOS, Subject,
};

use super::notation;
use crate::shorten;

/// The oracle of one edition behind [`Subject`].
#[derive(Clone, Copy)]
pub struct Oracle {
    laws: Laws,
}

impl Oracle {
    /// The oracle as an edition has it.
    #[must_use]
    pub const fn of(edition: Edition) -> Self {
        Self {
            laws: Laws::of(edition),
        }
    }

    /// An oracle with its table of statements as given: a planted fault is such a table.
    #[must_use]
    pub const fn with(laws: Laws) -> Self {
        Self { laws }
    }

    /// The set-up that a start and its moves reach.
    ///
    /// # Errors
    /// A start that is no FEN, a move that is no move, or one that is not lawful, with the statements it breaks.
    pub fn reach(&self, start: &str, moves: &[String]) -> Result<Setup, String> {
        let mut setup = read_start(start)?;
        for text in moves {
            let mv: Move = shorten::read(text).map_err(|error: MoveError| error.to_string())?;
            let ruling = self.laws.lawful(&setup, mv);
            if !ruling.finding {
                return Err(format!(
                    "{text} is not lawful: {}",
                    self.ids(&ruling).join(", ")
                ));
            }
            setup = self.laws.after(&setup, mv);
        }
        Ok(setup)
    }

    /// The statements of a ruling, by their ids in this edition.
    pub fn ids<T>(&self, ruling: &Ruling<T>) -> Vec<String> {
        ruling
            .because
            .iter()
            .filter_map(|ground| ground.law.in_edition(self.laws.edition))
            .map(|statement| statement.id().to_owned())
            .collect()
    }

    /// The answer alone; none where the position is not reached or two clauses are at odds.
    #[must_use]
    pub fn reply_to(&self, ask: &Ask) -> Option<Answer> {
        match self.reply(ask) {
            Ok(Reply::Answer { answer, .. }) => Some(answer),
            _ => None,
        }
    }

    fn reply(&self, ask: &Ask) -> Result<Reply, String> {
        if let Question::ReadFen { fen } = &ask.question {
            return Ok(self.read_fen(fen));
        }
        if let Question::ReadPgn { pgn } = &ask.question {
            return Ok(Reply::answer(notation::read_pgn(pgn)));
        }
        let setup = self.reach(&ask.start, &ask.moves)?;
        Ok(match &ask.question {
            Question::LegalMoves => {
                let moves = self.laws.lawful_moves(&setup);
                let names = moves.into_iter().map(|(mv, _)| mv.to_string()).collect();
                Reply::answer(Answer::moves(names))
            }
            Question::IsLegal { mv } => {
                let mv: Move = mv.parse().map_err(|error| format!("{error}"))?;
                self.ruled(self.laws.lawful(&setup, mv), Answer::Truth)
            }
            Question::PositionAfter | Question::WriteFen => {
                Reply::answer(Answer::Fen(setup.to_string()))
            }
            Question::ReadSan { san } => Reply::answer(notation::read_san(&setup, san)?),
            Question::WriteSan { mv } => Reply::answer(notation::write_san(&setup, mv)?),
            Question::CheckState => {
                self.ruled(self.laws.check(&setup), |by| Answer::Truth(!by.is_empty()))
            }
            Question::Ending => self.ending(&setup)?,
            Question::SamePosition { other } => {
                let other = self.reach(&other.start, &other.moves)?;
                self.ruled(self.laws.same_position_as(&setup, &other), Answer::Truth)
            }
            Question::ReadFen { fen } => self.read_fen(fen),
            Question::ReadPgn { pgn } => Reply::answer(notation::read_pgn(pgn)),
            Question::RepetitionCount
            | Question::BoundPieces { .. }
            | Question::ClockTimes { .. }
            | Question::MayClaim { .. }
            | Question::FlagFall { .. }
            | Question::Ruling { .. } => self.at_the_table(ask)?,
        })
    }

    /// How often a position has appeared is a matter of the board in every edition; the rest is executed for the founding one.
    fn at_the_table(&self, ask: &Ask) -> Result<Reply, String> {
        let of_board = ask.question == Question::RepetitionCount;
        if self.laws.edition != Edition::FOUNDING && !of_board {
            return Ok(Reply::NotModelled {
                why: "the statements off the board plane are executed for fide-1993".into(),
            });
        }
        let (answer, grounds) = self.found_at_the_table(ask)?;
        let because = grounds
            .iter()
            .filter_map(|ground| ground.law.in_edition(self.laws.edition))
            .map(|statement| statement.id().to_owned());
        Ok(Reply::Answer {
            answer,
            because: Some(because.collect()),
        })
    }

    /// The answer to a question about the table, with the statements that carry it.
    ///
    /// # Errors
    /// As [`Self::reach`]; a line that is no condition or event, or an event that cannot have happened.
    pub fn found_at_the_table(&self, ask: &Ask) -> Result<(Answer, Vec<Ground>), String> {
        let mut positions = vec![read_start(&ask.start)?];
        for text in &ask.moves {
            let before = positions.last().ok_or("no position")?.to_string();
            positions.push(self.reach(&before, std::slice::from_ref(text))?);
        }
        let game = Game {
            laws: self.laws,
            ..Game::founding()
        };
        super::at_the_table::answer(&game, positions, ask)
    }

    fn ruled<T>(&self, ruling: Ruling<T>, answer: impl FnOnce(T) -> Answer) -> Reply {
        let because = Some(self.ids(&ruling));
        Reply::Answer {
            answer: answer(ruling.finding),
            because,
        }
    }

    fn ending(&self, setup: &Setup) -> Result<Reply, String> {
        let ruling = self.laws.ending(setup);
        let ending = ending_name(ruling.finding)
            .ok_or("two clauses end this game differently, and none yields")?;
        Ok(self.ruled(ruling, |_| Answer::Ending(ending)))
    }

    /// A FEN is accepted when it reads as FEN and breaks no statement as it stands.
    fn read_fen(&self, fen: &str) -> Reply {
        match fen.parse::<Setup>() {
            Err(error) => Reply::Answer {
                answer: Answer::Truth(false),
                because: Some(vec![error.field.to_string()]),
            },
            Ok(setup) => self.ruled(self.laws.standing(&setup), |standing| {
                Answer::Truth(standing != Standing::Unlawful)
            }),
        }
    }
}

/// The set-up that a FEN or `startpos` names.
///
/// # Errors
/// The words of the reader of FEN.
pub fn read_start(start: &str) -> Result<Setup, String> {
    match start {
        STARTPOS => Ok(art2_pieces::array()),
        fen => fen.parse().map_err(|error| format!("{error}")),
    }
}

/// The word of the protocol for an ending; it has none for two clauses at odds.
#[must_use]
pub const fn ending_name(ending: oracle::Ending) -> Option<EndingName> {
    match ending {
        oracle::Ending::GoesOn => Some(EndingName::None),
        oracle::Ending::Checkmate { .. } => Some(EndingName::Checkmate),
        oracle::Ending::Stalemate => Some(EndingName::Stalemate),
        oracle::Ending::Draw => Some(EndingName::Draw),
        oracle::Ending::Conflict => None,
    }
}

impl Subject for Oracle {
    fn identity(&mut self) -> Result<Identity, Failure> {
        Ok(Identity {
            name: format!("chesslaws oracle {}", env!("CARGO_PKG_VERSION")),
            channel: Channel::Embedded,
            questions: super::every_question(),
            conventions: Vec::new(),
            notes: vec![format!("the Laws as {} has them", self.laws.edition)],
        })
    }

    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        Ok(self.reply(ask).unwrap_or_else(|why| Reply::Refused { why }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::subjects::demo::{Demo, Faults};

    fn ask(start: &str, moves: &[&str], question: Question) -> Ask {
        let moves = moves.iter().map(ToString::to_string).collect();
        Ask {
            start: start.into(),
            moves,
            question,
        }
    }

    /// Two libraries that share no code, asked the same along a game with castling, en passant and promotion.
    #[test]
    fn the_oracle_and_the_faultless_demonstration_answer_alike() {
        let game = [
            "e2e4", "a7a6", "e4e5", "d7d5", "e5d6", "g8f6", "g1f3", "g7g6", "f1e2", "f8g7", "e1g1",
            "e8g8", "d6c7", "f8e8", "c7d8q",
        ];
        let (mut oracle, mut demo) = (Oracle::of(Edition::Fide1993), Demo::new(Faults::default()));
        for plies in 0..=game.len() {
            for question in [
                Question::LegalMoves,
                Question::PositionAfter,
                Question::CheckState,
                Question::Ending,
            ] {
                let ask = ask(STARTPOS, &game[..plies], question);
                let answer = |reply| match reply {
                    Ok(Reply::Answer { answer, .. }) => answer,
                    other => panic!("{ask:?}: {other:?}"),
                };
                assert_eq!(answer(oracle.ask(&ask)), answer(demo.ask(&ask)), "{ask:?}");
            }
        }
    }

    #[test]
    fn a_ruling_comes_with_its_statements() {
        let question = Question::IsLegal { mv: "e1g1".into() };
        let reply = Oracle::of(Edition::Fide1993).ask(&ask(
            "4k3/8/b7/8/8/8/8/4K2R w K - 0 1",
            &[],
            question,
        ));
        let Ok(Reply::Answer { answer, because }) = reply else {
            panic!("{reply:?}")
        };
        assert_eq!(answer, Answer::Truth(false));
        assert!(because.is_some_and(|ids| ids.contains(&"1993:5.1.6.1".to_owned())));
    }

    #[test]
    fn an_unlawful_move_on_the_way_is_refused() {
        let asked = ask(STARTPOS, &["e2e5"], Question::LegalMoves);
        let reply = Oracle::of(Edition::Fide1993).ask(&asked);
        assert!(matches!(reply, Ok(Reply::Refused { why }) if why.contains("1993:5.6")));
    }
}
