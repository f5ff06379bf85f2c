//! What is sealed, and how a game that is resumed stands.

use chesslaws_board::table::{Condition, Time};
use chesslaws_board::{Colour, Move, Setup};

use super::{Running, State};
use crate::Laws;

/// What is sealed, and the adjournment that is resumed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sealing {
    /// How the adjournment began, from the end of the session or the first word of it on.
    pub begun: Option<Begun>,
    /// What the sealing player wrote, one after the other; the last counts.
    pub written: Vec<Written>,
    /// The move he had made on the board before, and must write.
    pub made: Option<Move>,
    /// The envelope, once it is closed.
    pub envelope: Option<Envelope>,
    /// What is written on the envelope.
    pub shown: Shown,
    /// Whether the arbiter has compared what is on the envelope.
    pub checked: bool,
    /// The start and the end of the next resumption by the clock on the wall, once they are announced.
    pub announced: Option<(Time, Time)>,
    /// The adjournment, once the game is resumed.
    pub resumed: Option<Resumption>,
}

/// How an adjournment began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Begun {
    /// The player who had the move.
    pub side: Colour,
    /// How many moves were completed.
    pub moves: usize,
    /// By what.
    pub how: How,
}

/// By what an adjournment began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// The arbiter announced the end of the session, and told the player to seal.
    Told,
    /// The player wished it, or sealed when the session was over.
    Wished,
}

/// What stands on the sheet as the sealed move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// A move that can be read.
    Clear(Move),
    /// Something that can be read as more than one move.
    Ambiguous,
    /// Something that can be read as none.
    Unclear,
}

/// A closed envelope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// Whose score sheet is not in it.
    pub without: Option<Colour>,
}

/// What is written on the envelope.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// Whether the players' names are.
    pub names: bool,
    /// The position.
    pub position: Option<Setup>,
    /// What White and what Black has used.
    pub times: Option<[Time; 2]>,
    /// The sealer.
    pub sealer: Option<Colour>,
    /// The number of the sealed move.
    pub number: Option<u32>,
}

/// A game that is resumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resumption {
    /// Who sealed.
    pub sealer: Colour,
    /// What was sealed, if anything.
    pub sealed: Option<Written>,
    /// The position of the adjournment.
    pub position: Setup,
    /// How many moves had been completed before the sealed one.
    pub moves: usize,
    /// What White and what Black had used.
    pub used: [Time; 2],
    /// What the clocks were set to by another hand than the Laws': White's and Black's.
    pub set: Option<[Time; 2]>,
    /// A position that was set up and is not that of the adjournment.
    pub set_up: Option<Setup>,
    /// How long the session lasts, if that was announced.
    pub lasts: Option<Time>,
    /// Whether White and whether Black is absent.
    pub absent: [bool; 2],
    /// Whether the envelope has been opened.
    pub opened: bool,
    /// Whether the envelope is lost.
    pub lost: bool,
    /// Whether the times used are lost with it.
    pub times_lost: bool,
    /// The reply in its envelope.
    pub reply: Option<Move>,
}

impl State {
    /// The player who is to seal, or has sealed.
    #[must_use]
    pub fn sealer(&self) -> Colour {
        let begun = self.sealing.begun.as_ref();
        begun.map_or_else(|| self.turn(), |begun| begun.side)
    }

    /// When the session ends, counted from its start, if that is settled.
    #[must_use]
    pub fn session_end(&self) -> Option<Time> {
        if let Some(resumed) = &self.sealing.resumed {
            return resumed.lasts;
        }
        let mut settled = self.conditions.iter();
        settled.find_map(|condition| match condition {
            Condition::Session { time } => Some(*time),
            _ => None,
        })
    }

    /// Whether the session has ended: the arbiter said so, or its time has passed.
    #[must_use]
    pub fn session_over(&self) -> bool {
        let told = self
            .sealing
            .begun
            .is_some_and(|begun| begun.how == How::Told);
        told || self.session_end().is_some_and(|end| self.time >= end)
    }

    /// Whether the player's clock does not run.
    #[must_use]
    pub fn clock_stands(&self, side: Colour) -> bool {
        self.clocks.running != Running::Of(side)
    }

    /// The position in which a move was or is to be sealed, with all moves completed before.
    #[must_use]
    pub fn adjourned_position(&self) -> &Setup {
        let moves = self
            .sealing
            .begun
            .map_or(self.moves.len(), |begun| begun.moves);
        let later = self.moves.len() - moves.min(self.moves.len());
        let mut positions = self.positions.iter().rev();
        positions.nth(later).unwrap_or_else(|| self.position())
    }

    /// The move that is written as the sealed move now, or was sealed for the resumption.
    #[must_use]
    pub fn sealed_move(&self) -> Option<Move> {
        let resumed = self.sealing.resumed.as_ref();
        let of_resumption = resumed.and_then(|resumed| resumed.sealed);
        match self.sealing.written.last().copied().or(of_resumption)? {
            Written::Clear(mv) => Some(mv),
            Written::Ambiguous | Written::Unclear => None,
        }
    }

    /// Whether the player who seals has closed the envelope and stopped his clock.
    #[must_use]
    pub fn adjourned(&self) -> bool {
        let begun = self.sealing.begun.as_ref();
        begun.is_some_and(|begun| self.clock_stands(begun.side)) && self.sealing.envelope.is_some()
    }

    /// What both have used, White first.
    #[must_use]
    pub fn times_used(&self) -> [Time; 2] {
        Colour::BOTH.map(|side| self.clocks.of(side).used)
    }
}

impl Resumption {
    /// The player who must reply to the sealed move.
    #[must_use]
    pub const fn replier(&self) -> Colour {
        self.sealer.opponent()
    }

    /// Whether that player is there.
    #[must_use]
    pub const fn present(&self, side: Colour) -> bool {
        !self.absent[side as usize]
    }

    /// The sealed move, where it can be read.
    #[must_use]
    pub const fn sealed_move(&self) -> Option<Move> {
        match self.sealed {
            Some(Written::Clear(mv)) => Some(mv),
            _ => None,
        }
    }

    /// Whether the clocks were set to other times than those of the adjournment, and stand so.
    #[must_use]
    pub fn set_wrongly(&self) -> bool {
        self.set.is_some_and(|set| set != self.used)
    }

    /// What White and what Black would have used if the clocks had been set rightly.
    #[must_use]
    pub fn right_times(&self, state: &State) -> [Time; 2] {
        let (now, set) = (state.times_used(), self.set.unwrap_or(self.used));
        Colour::BOTH.map(|side| {
            let at = side as usize;
            self.used[at].and(now[at].less(set[at]))
        })
    }

    /// Whether the player has made a move after the sealed one.
    #[must_use]
    pub fn moved(&self, state: &State, side: Colour) -> bool {
        let mut later = state.moves.iter().skip(self.moves + 1);
        later.any(|made| made.by == side)
    }

    /// Whether the sealed move has been made on the board.
    #[must_use]
    pub fn made(&self, state: &State) -> bool {
        state.moves.len() > self.moves
    }

    /// The sealed move, where it is a lawful one.
    #[must_use]
    pub fn lawful(&self, laws: &Laws) -> Option<Move> {
        let mv = self.sealed_move()?;
        laws.is_lawful(&self.position, mv).then_some(mv)
    }
}

/// Whether two boards have the same men on the same squares.
#[must_use]
pub(crate) fn same_men(one: &Setup, other: &Setup) -> bool {
    one.men().eq(other.men())
}
