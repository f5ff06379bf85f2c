//! The kernel of this project, asked like any other subject, with the record for texts in notation: fast, and never
//! evidence.

use chesslaws_board::{Colour, Kind, Move, MoveError, Setup};
use chesslaws_kernel::{Position, Step};
use chesslaws_law::Edition;
use chesslaws_protocol::{
    Answer, Ask, Channel, EndingName, Failure, Identity, Question, Reply, Subject,
};

use super::{notation, read_start};
use crate::shorten;

/// The kernel behind [`Subject`]. It knows of no clauses, so it gives no reasons.
#[derive(Clone, Copy, Debug)]
pub struct Kernel {
    edition: Edition,
}

/// A position, and the counters that the kernel does not keep.
struct Reached {
    position: Position,
    halfmove_clock: u32,
    fullmove_number: u32,
}

impl Kernel {
    /// The kernel, which ends games as an edition has it.
    #[must_use]
    pub const fn of(edition: Edition) -> Self {
        Self { edition }
    }

    fn reply(&self, ask: &Ask) -> Result<Reply, String> {
        if let Question::ReadFen { fen } = &ask.question {
            let setup = fen.parse::<Setup>().ok();
            let read = setup.is_some_and(|setup| Position::new(&setup).is_ok());
            return Ok(Reply::answer(Answer::Truth(read)));
        }
        if let Question::ReadPgn { pgn } = &ask.question {
            return Ok(Reply::answer(notation::read_pgn(pgn)));
        }
        let reached = Reached::by(&ask.start, &ask.moves)?;
        let position = &reached.position;
        let answer = match &ask.question {
            Question::LegalMoves => {
                let steps = position.legal_moves();
                Answer::moves(
                    steps
                        .iter()
                        .map(|step| step.written().to_string())
                        .collect(),
                )
            }
            Question::IsLegal { mv } => {
                let mv: Move = shorten::read(mv).map_err(|error: MoveError| error.to_string())?;
                Answer::Truth(position.find(mv).is_some())
            }
            Question::PositionAfter | Question::WriteFen => {
                Answer::Fen(reached.setup().to_string())
            }
            Question::ReadSan { san } => notation::read_san(&reached.setup(), san)?,
            Question::WriteSan { mv } => notation::write_san(&reached.setup(), mv)?,
            Question::CheckState => Answer::Truth(position.in_check()),
            Question::Ending => Answer::Ending(self.ending(position)),
            Question::SamePosition { other } => {
                let other = Reached::by(&other.start, &other.moves)?;
                Answer::Truth(position.is_same_as(&other.position))
            }
            Question::ReadFen { .. } | Question::ReadPgn { .. } => {
                return Err("asked and answered before".into());
            }
            other => {
                return Ok(Reply::NotModelled {
                    why: format!(
                        "the kernel knows the board and its notation, not {}",
                        other.name()
                    ),
                });
            }
        };
        Ok(Reply::answer(answer))
    }

    fn ending(&self, position: &Position) -> EndingName {
        match (position.legal_moves().is_empty(), position.in_check()) {
            (true, true) => EndingName::Checkmate,
            (true, false) => EndingName::Stalemate,
            (false, _) if self.is_dead(position) => EndingName::Draw,
            (false, _) => EndingName::None,
        }
    }

    /// The edition of 1993 lists what is dead, with one man at most beside each king.
    fn is_dead(&self, position: &Position) -> bool {
        let one_each = || {
            let setup = position.setup();
            Colour::BOTH
                .iter()
                .all(|&colour| setup.men_of(colour).count() <= 2)
        };
        position.is_dead_by_material() && (self.edition == Edition::Fide2023 || one_each())
    }
}

impl Reached {
    fn by(start: &str, moves: &[String]) -> Result<Self, String> {
        let setup = read_start(start)?;
        let mut reached = Self {
            position: Position::new(&setup).map_err(|refusal| refusal.to_string())?,
            halfmove_clock: setup.halfmove_clock,
            fullmove_number: setup.fullmove_number,
        };
        for text in moves {
            let mv: Move = shorten::read(text).map_err(|error: MoveError| error.to_string())?;
            let step = reached.position.find(mv);
            reached.play(step.ok_or_else(|| format!("{text} is not legal"))?);
        }
        Ok(reached)
    }

    fn play(&mut self, step: Step) {
        let setup = self.position.setup();
        let Move { from, to, .. } = step.written();
        let pawn = setup
            .piece(from)
            .is_some_and(|piece| piece.kind == Kind::Pawn);
        let capture = setup.piece(to).is_some() && !step.castles();
        self.halfmove_clock = if pawn || capture {
            0
        } else {
            self.halfmove_clock.saturating_add(1)
        };
        if setup.turn == Colour::Black {
            self.fullmove_number = self.fullmove_number.saturating_add(1);
        }
        self.position = self.position.after(step);
    }

    fn setup(&self) -> Setup {
        let mut setup = self.position.setup();
        setup.halfmove_clock = self.halfmove_clock;
        setup.fullmove_number = self.fullmove_number;
        setup
    }
}

impl Subject for Kernel {
    fn identity(&mut self) -> Result<Identity, Failure> {
        Ok(Identity {
            name: format!("chesslaws-kernel {}", env!("CARGO_PKG_VERSION")),
            channel: Channel::Embedded,
            questions: super::board_and_notation_questions(),
            conventions: Vec::new(),
            notes: vec!["in process: no limits hold it, and it shares the vocabulary of the board with the oracle, no rule".into()],
        })
    }

    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        Ok(self.reply(ask).unwrap_or_else(|why| Reply::Refused { why }))
    }
}
