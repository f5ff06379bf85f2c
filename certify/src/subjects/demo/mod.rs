//! The embedded demonstration subject: a small plain chess library, written on its own, with two faults planted in it.
//!
//! It shares no code with the oracle, not even the board. Without the faults it is right, and a test compares it with
//! published counts; with them it makes two mistakes that real programs have made.

mod board;
mod rules;
#[cfg(test)]
mod tests;

use chesslaws_law::Edition;
use chesslaws_protocol::{
    Answer, Ask, Channel, EndingName, Failure, Identity, Question, QuestionName, Reached, Reply,
    STARTPOS, Subject,
};

use crate::run::in_edition;
use board::{Board, read_step, write_step};
pub use rules::Faults;

/// What is planted, and the founding statements that answers with it break.
const PLANTED: [(&str, &[&str]); 2] = [
    (
        "An en passant capture is held to be lawful even if it leaves the own king in check; so a\n     \
         mate that only such a capture could avert is not seen either.",
        &["1993:9.1.b", "1993:9.2.a"],
    ),
    (
        "Castling to the queen's side is refused while b1 (b8) is attacked, a square that the king does\n     not touch.",
        &["1993:5.1.6.1"],
    ),
];

/// The planted faults in words, so that what a report finds can be compared with what is there.
#[must_use]
pub fn planted(edition: Edition) -> String {
    let mut text =
        "Planted in the demonstration program (certify/src/subjects/demo) are:\n".to_owned();
    for (number, (words, breaks)) in (1..).zip(PLANTED) {
        let breaks: Vec<String> = breaks.iter().map(ToString::to_string).collect();
        let breaks = in_edition(&breaks, edition).join(", ");
        text += &format!("  {number}. {words}\n     It breaks {breaks}.\n");
    }
    text
}

/// The demonstration library behind [`Subject`].
#[derive(Clone, Copy, Debug)]
pub struct Demo {
    faults: Faults,
}

impl Demo {
    /// The library with those faults.
    #[must_use]
    pub const fn new(faults: Faults) -> Self {
        Self { faults }
    }

    fn reach(self, start: &str, moves: &[String]) -> Result<Board, String> {
        let mut board = Board::read(if start == STARTPOS {
            board::START
        } else {
            start
        })?;
        for text in moves {
            let step = read_step(text)?;
            if !board.legal(self.faults).contains(&step) {
                return Err(format!("{text} is not a legal move"));
            }
            board = board.make(step);
        }
        Ok(board)
    }

    fn answer(self, ask: &Ask) -> Result<Answer, String> {
        if let Question::ReadFen { fen } = &ask.question {
            return Ok(Answer::Truth(Board::read(fen).is_ok()));
        }
        let board = self.reach(&ask.start, &ask.moves)?;
        Ok(match &ask.question {
            Question::LegalMoves => Answer::moves(self.moves(&board)),
            Question::IsLegal { mv } => Answer::Truth(
                read_step(mv).is_ok_and(|step| board.legal(self.faults).contains(&step)),
            ),
            Question::PositionAfter => Answer::Fen(board.write()),
            Question::CheckState => Answer::Truth(board.in_check(board.white_moves)),
            Question::Ending => Answer::Ending(self.ending(&board)),
            Question::SamePosition { other } => Answer::Truth(self.same(&board, other)?),
            Question::ReadFen { fen } => Answer::Truth(Board::read(fen).is_ok()),
            other => return Err(format!("{} is asked at the table", other.name())),
        })
    }

    fn moves(self, board: &Board) -> Vec<String> {
        board
            .legal(self.faults)
            .into_iter()
            .map(write_step)
            .collect()
    }

    fn ending(self, board: &Board) -> EndingName {
        match (
            board.legal(self.faults).is_empty(),
            board.in_check(board.white_moves),
        ) {
            (false, _) if board.too_few_men() => EndingName::Draw,
            (false, _) => EndingName::None,
            (true, true) => EndingName::Checkmate,
            (true, false) => EndingName::Stalemate,
        }
    }

    /// Same men on the same squares, same side to move, same possible moves of all pieces, rights included.
    fn same(self, board: &Board, other: &Reached) -> Result<bool, String> {
        let other = self.reach(&other.start, &other.moves)?;
        let key = |board: &Board| {
            let mut board = board.clone();
            (board.halfmoves, board.number) = (0, 1);
            let passing = board
                .legal(self.faults)
                .into_iter()
                .any(|step| board.is_en_passant(step));
            board.en_passant = board.en_passant.filter(|_| passing);
            board
        };
        Ok(key(board) == key(&other))
    }
}

impl Subject for Demo {
    fn identity(&mut self) -> Result<Identity, Failure> {
        Ok(Identity {
            name: format!("demonstration library {}", env!("CARGO_PKG_VERSION")),
            channel: Channel::Embedded,
            questions: super::board_questions(),
            conventions: Vec::new(),
            notes: vec![
                "a part of this program, made to show a report; it is no judge and no witness"
                    .into(),
            ],
        })
    }

    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        if !QuestionName::BOARD.contains(&QuestionName::of(&ask.question)) {
            let why = format!("{}: it knows the board alone", ask.question.name());
            return Ok(Reply::NotModelled { why });
        }
        Ok(self
            .answer(ask)
            .map_or_else(|why| Reply::Refused { why }, Reply::answer))
    }
}
