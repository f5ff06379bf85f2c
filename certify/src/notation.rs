//! A move as people write it, in UCI or in algebraic notation. The kernel finds which one is meant; the oracle judges it.

use chesslaws_board::{Move, MoveError, Setup};
use chesslaws_kernel::Position;
use chesslaws_record::san::{self, Meant, Why};

use crate::shorten;

/// Why a text gives no move.
#[derive(Debug)]
pub(crate) enum NotationError {
    /// It is written in neither notation.
    Move(MoveError),
    /// It is algebraic notation, but no one move is meant.
    San(String),
}

impl NotationError {
    /// The same with more at the end of what is said of algebraic notation.
    pub(crate) fn followed_by(self, more: &str) -> Self {
        match self {
            Self::San(why) => Self::San(why + more),
            Self::Move(error) => Self::Move(error),
        }
    }
}

/// The move that a text means in a position. UCI needs none. A move that is not legal is taken if the text names one alone:
/// whether it is lawful, and which clause it breaks, is asked of the oracle.
pub(crate) fn read(now: Option<&Setup>, text: &str) -> Result<Move, NotationError> {
    let error = match text.parse::<Move>() {
        Ok(mv) => return Ok(mv),
        Err(error) => error,
    };
    let quoted = shorten::quote(text);
    let Some(now) = now else {
        return match san::meant(&initial(), text) {
            Err(found) if found.why == Why::NotSan => Err(NotationError::Move(error)),
            _ => Err(NotationError::San(format!(
                "`{quoted}` stands behind a move that is not lawful, so there is no position to read it in; UCI notation needs none"
            ))),
        };
    };
    let position = match Position::new(now) {
        Ok(position) => position,
        Err(refusal) => {
            return Err(NotationError::San(format!(
                "`{quoted}` can be read in UCI notation only: {refusal}"
            )));
        }
    };
    match san::meant(&position, text) {
        Ok(Meant::Step(step)) => Ok(step.written()),
        Ok(Meant::Null) => Err(NotationError::San(format!(
            "`{quoted}` is no move: the player who has the move makes one"
        ))),
        Err(found) => match (&found.why, san::named(&position, text).as_slice()) {
            (Why::NotSan, _) => Err(NotationError::Move(error)),
            (Why::Illegal, [named]) => Ok(*named),
            (Why::Illegal, named @ [_, _, ..]) => {
                let list: Vec<_> = named.iter().take(8).map(ToString::to_string).collect();
                Err(NotationError::San(format!(
                    "{found}; in UCI notation one of {} can be asked about",
                    list.join(" ")
                )))
            }
            _ => Err(NotationError::San(found.to_string())),
        },
    }
}

fn initial() -> Position {
    chesslaws_record::pgn::Start::initial().position
}
