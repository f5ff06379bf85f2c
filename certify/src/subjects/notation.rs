//! Texts in notation, read and written by the record of this project. Which legal move a text means is found by the kernel.

use chesslaws_board::{Move, Setup};
use chesslaws_kernel::Position;
use chesslaws_protocol::{Answer, GameRead, ResultName};
use chesslaws_record::pgn::{End, Fault, Options, Outcome, PgnError, Played, Reader, Visitor};
use chesslaws_record::san::{Meant, San, meant};

/// The move that a text means, or that it means none.
///
/// # Errors
/// A position that the kernel does not take.
pub(super) fn read_san(setup: &Setup, san: &str) -> Result<Answer, String> {
    let position = position(setup)?;
    Ok(match meant(&position, san) {
        Ok(Meant::Step(step)) => Answer::Move(step.written().to_string()),
        Ok(Meant::Null) | Err(_) => Answer::Truth(false),
    })
}

/// How a move is written.
///
/// # Errors
/// A text that is no move, or a move that is not legal.
pub(super) fn write_san(setup: &Setup, mv: &str) -> Result<Answer, String> {
    let position = position(setup)?;
    let read: Move = mv.parse().map_err(|error| format!("{error}"))?;
    let step = position
        .find(read)
        .ok_or_else(|| format!("{mv} is not a legal move"))?;
    Ok(Answer::San(San::of(&position, step).to_string()))
}

fn position(setup: &Setup) -> Result<Position, String> {
    Position::new(setup).map_err(|error| error.to_string())
}

/// The games of a text; that it is not read, where it holds one game and that is broken.
pub(super) fn read_pgn(pgn: &str) -> Answer {
    let mut games = Games::default();
    let mut reader = Reader::new(pgn.as_bytes(), Options::moves_alone());
    // Bytes in memory can always be read.
    if reader.read_all(&mut games).is_err() {
        return Answer::Truth(false);
    }
    match games.read.as_slice() {
        [game] if game.broken => Answer::Truth(false),
        _ => Answer::Games(games.read),
    }
}

#[derive(Default)]
struct Games {
    read: Vec<GameRead>,
    moves: Vec<String>,
    broken: bool,
}

impl Visitor for Games {
    fn step(&mut self, played: &Played<'_>) {
        if played.depth == 0 && !self.broken {
            match played.step {
                Some(step) => self.moves.push(step.written().to_string()),
                // No move of the game, and what follows is no game (1993:4.1, 2023:1.3).
                None => self.broken = true,
            }
        }
    }

    fn error(&mut self, error: &PgnError) {
        // A variation left open (PGN:8.2.5) takes no move from the game itself.
        self.broken |= error.fault != Fault::VariationOpen;
    }

    fn end(&mut self, end: &End) {
        let result = match end.token.or(end.tag) {
            Some(Outcome::White) => ResultName::WhiteWins,
            Some(Outcome::Black) => ResultName::BlackWins,
            Some(Outcome::Draw) => ResultName::Drawn,
            Some(Outcome::Unknown) | None => ResultName::None,
        };
        self.read.push(GameRead {
            moves: std::mem::take(&mut self.moves),
            result,
            broken: std::mem::take(&mut self.broken),
        });
    }
}
