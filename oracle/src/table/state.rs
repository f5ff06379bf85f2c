//! How a game stands.

use chesslaws_board::table::{Condition, Event, Outcome, Time};
use chesslaws_board::{Colour, Move, Setup};
use chesslaws_law::Law;

use crate::Laws;

use super::{Claims, Clocks, Conduct, Hand, Sealing, Sheets};

/// How a game stands: what happened, with what the Laws have made of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// What was settled before play.
    pub conditions: Vec<Condition>,
    /// The time since the start of the session.
    pub time: Time,
    /// The positions from the first one on, one more than the moves.
    pub positions: Vec<Setup>,
    /// The moves that are completed.
    pub moves: Vec<Made>,
    /// What is going on with the pieces.
    pub hand: Hand,
    /// The clocks.
    pub clocks: Clocks,
    /// Offers and claims.
    pub claims: Claims,
    /// The score sheets.
    pub sheets: Sheets,
    /// The envelope.
    pub sealing: Sealing,
    /// Conduct.
    pub conduct: Conduct,
    /// How the game ended.
    pub ended: Option<Ended>,
    /// What happened so far.
    pub events: Vec<Event>,
}

/// A completed move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The move.
    pub mv: Move,
    /// Who made it.
    pub by: Colour,
    /// When it was completed.
    pub at: Time,
    /// Whether it was lawful.
    pub lawful: bool,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// With what result.
    pub outcome: Outcome,
    /// When.
    pub at: Time,
    /// By which statements.
    pub by: Vec<Law>,
}

impl State {
    /// Before the first event.
    #[must_use]
    pub fn new(start: Setup, conditions: Vec<Condition>) -> Self {
        let clocks = Clocks::new(&start, &conditions);
        Self {
            conditions,
            time: Time::ZERO,
            positions: vec![start],
            moves: Vec::new(),
            hand: Hand::default(),
            clocks,
            claims: Claims::default(),
            sheets: Sheets::default(),
            sealing: Sealing::default(),
            conduct: Conduct::default(),
            ended: None,
            events: Vec::new(),
        }
    }

    /// The position with all completed moves.
    ///
    /// # Panics
    /// Never: there is always a first position.
    #[must_use]
    pub fn position(&self) -> &Setup {
        self.positions
            .last()
            .expect("there is always a first position")
    }

    /// The player who has the move.
    #[must_use]
    pub fn turn(&self) -> Colour {
        self.position().turn
    }

    /// Whether a condition was settled.
    #[must_use]
    pub fn settled(&self, condition: &Condition) -> bool {
        self.conditions.contains(condition)
    }

    /// Whether an arbiter is there.
    #[must_use]
    pub fn arbiter_present(&self) -> bool {
        !self.settled(&Condition::ArbiterAbsent)
    }

    /// How many times the position on the board has appeared, this time included.
    #[must_use]
    pub fn repetitions(&self, laws: &Laws) -> u32 {
        let now = self.position();
        let same = self
            .positions
            .iter()
            .filter(|earlier| laws.same_position_as(earlier, now).finding);
        u32::try_from(same.count()).unwrap_or(u32::MAX)
    }

    /// How many moves a player has completed since the first event.
    #[must_use]
    pub fn moves_by(&self, side: Colour) -> u32 {
        let moves = self.moves.iter().filter(|made| made.by == side);
        u32::try_from(moves.count()).unwrap_or(u32::MAX)
    }

    /// Whether that player has only his king.
    #[must_use]
    pub fn lone_king(&self, side: Colour) -> bool {
        self.position().men_of(side).count() == 1
    }
}
