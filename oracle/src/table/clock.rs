//! The clocks: what is known of each. How they go on is in [`going`].

mod going;

use chesslaws_board::table::{Condition, Time};
use chesslaws_board::{Colour, Setup};

use super::State;

pub(super) use going::{begin, carry_out, observe, pass};

/// A period of play, up to a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// How many moves are to be made in it; `None`: all that are left.
    pub moves: Option<u32>,
    /// In how much time.
    pub time: Time,
}

/// Which clock runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Running {
    /// Neither.
    #[default]
    Neither,
    /// That player's.
    Of(Colour),
}

/// One player's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Side {
    /// What he has used in the period.
    pub used: Time,
    /// What he had used in the periods before.
    pub used_before: Time,
    /// What he has for the period, with what he saved.
    pub allotted: Option<Time>,
    /// Which period it is, counted from 0.
    pub period: usize,
    /// How many moves he completed in the period, the last of them with its press, in time.
    pub made: u32,
    /// How much later than this period began, by the time saved, the flag falls that marks the end of the one before.
    pub saved: Time,
    /// His moves of the period less those completed since the first event.
    from: i64,
    /// How many of the moves completed since the first event were followed by a press.
    pressed: u32,
    /// Whether the flag is no sign of the time.
    pub flag_defective: bool,
    /// Whether the fall of the flag is not to count.
    pub flag_set_aside: bool,
    /// Whether the opponent or he himself has said that it is down.
    pub flag_claimed: bool,
    /// When he noticed that the clock is defective.
    pub noticed: Option<Time>,
    /// How late he came.
    pub late: Time,
}

impl Side {
    /// With so many moves made of all and so much used of all.
    fn at(periods: &[Period], moves: u32, used: Time) -> Self {
        let (mut period, mut earlier, mut saved) = (0, 0, Time::ZERO);
        while let Some(Period {
            moves: Some(required),
            time,
        }) = periods.get(period)
            && moves >= u32::saturating_add(earlier, *required)
        {
            (period, earlier, saved) = (
                period + 1,
                earlier.saturating_add(*required),
                saved.and(*time),
            );
        }
        Self {
            used,
            allotted: periods.get(period).map(|period| saved.and(period.time)),
            period,
            made: moves - earlier,
            saved,
            from: i64::from(moves - earlier),
            ..Self::default()
        }
    }
}

/// Both clocks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clocks {
    /// The periods of play.
    pub periods: Vec<Period>,
    /// Which clock runs.
    pub running: Running,
    /// White's and Black's.
    sides: [Side; 2],
    /// Whether the clock was found to be evidently defective.
    pub defective: bool,
    /// Whether the arbiter sets the times by his judgement.
    pub by_judgement: bool,
    /// How many events were before the session.
    pub session: usize,
    /// Whether the game is resumed in it.
    pub resumption: bool,
}

impl Clocks {
    /// Before the first event: the moves that the start counts were made in the time that the clocks show.
    #[must_use]
    pub fn new(start: &Setup, conditions: &[Condition]) -> Self {
        let periods: Vec<Period> = conditions.iter().filter_map(period).collect();
        let both = start.fullmove_number.saturating_sub(1);
        let white = both + u32::from(start.turn == Colour::Black);
        let used = |side| {
            let mut shown = conditions.iter().filter_map(|condition| match *condition {
                Condition::UsedAtFirst { side: of, time } if of == side => Some(time),
                _ => None,
            });
            shown.next().unwrap_or_default()
        };
        let sides = [(Colour::White, white), (Colour::Black, both)]
            .map(|(side, moves)| Side::at(&periods, moves, used(side)));
        Self {
            periods,
            sides,
            resumption: conditions.contains(&Condition::Resumption),
            ..Self::default()
        }
    }

    /// One player's.
    #[must_use]
    pub const fn of(&self, side: Colour) -> &Side {
        &self.sides[side as usize]
    }

    /// One player's, to be changed.
    pub const fn of_mut(&mut self, side: Colour) -> &mut Side {
        &mut self.sides[side as usize]
    }

    /// Whether a player has used more than he has for the period. Exactly as much is not more.
    #[must_use]
    pub fn overstepped(&self, side: Colour) -> bool {
        let side = self.of(side);
        side.allotted.is_some_and(|allotted| side.used > allotted)
    }

    /// What is left to a player up to the control; `None` without a time control.
    #[must_use]
    pub fn left(&self, side: Colour) -> Option<Time> {
        let side = self.of(side);
        side.allotted.map(|allotted| allotted.less(side.used))
    }

    /// How many moves a player must still complete before the control; `None` where none are required by number.
    #[must_use]
    pub fn moves_to_go(&self, side: Colour) -> Option<u32> {
        self.to_go(self.of(side))
    }
}

impl Clocks {
    /// How many moves a player must still make before the control, with so many made; `None` as in [`Self::moves_to_go`].
    #[must_use]
    pub fn moves_to_make(&self, side: Colour, made: u32) -> Option<u32> {
        self.to_go(&Side {
            made,
            ..*self.of(side)
        })
    }

    /// How many moves are to be made before the control by a clock's own count.
    #[must_use]
    pub fn to_go(&self, clock: &Side) -> Option<u32> {
        let required = self.periods.get(clock.period)?.moves?;
        Some(required.saturating_sub(clock.made))
    }

    /// A clock with so many moves made of all and so much used of all.
    #[must_use]
    pub fn clock_with(&self, moves: u32, used: Time) -> Side {
        Side::at(&self.periods, moves, used)
    }

    /// Another session begins, in which the game is resumed.
    pub const fn resume(&mut self, events: usize) {
        self.session = events;
        self.resumption = true;
    }

    /// Whether a player's flag is down: it marks the end of the period he is in, or of the one before.
    #[must_use]
    pub fn flag_fallen(&self, side: Colour) -> bool {
        let clock = self.of(side);
        let earlier = clock.period > 0 && clock.used > clock.saved;
        !clock.flag_defective && (self.overstepped(side) || earlier)
    }
}

impl State {
    /// How many moves a player has completed on the board in his period, pressed or not.
    #[must_use]
    pub fn moves_of_period(&self, side: Colour) -> u32 {
        let moves = i64::from(self.moves_by(side)) + self.clocks.of(side).from;
        u32::try_from(moves).unwrap_or(0)
    }

    /// Whether a player has completed a move on the board and not yet pressed.
    #[must_use]
    pub fn unpressed(&self, side: Colour) -> bool {
        self.moves_by(side) > self.clocks.of(side).pressed
    }

    /// His clock as it is with so many moves made of all and so much used of all.
    fn set_clock(&mut self, side: Colour, moves: u32, used: Time) {
        let since = self.moves_by(side);
        let set = Side::at(&self.clocks.periods, moves, used);
        let from = i64::from(set.made) - i64::from(since);
        let pressed = since;
        *self.clocks.of_mut(side) = Side {
            from,
            pressed,
            ..set
        };
    }

    /// How many moves of all a player has made, by the controls he has passed.
    fn moves_of_all(&self, side: Colour) -> u32 {
        let passed = self.clocks.periods.iter().take(self.clocks.of(side).period);
        let moves = passed.filter_map(|period| period.moves);
        let earlier = moves.fold(0_u32, u32::saturating_add);
        earlier.saturating_add(self.moves_of_period(side))
    }
}

fn period(condition: &Condition) -> Option<Period> {
    match *condition {
        Condition::Period { moves, time } => Some(Period {
            moves: Some(moves),
            time,
        }),
        Condition::Rest { time } => Some(Period { moves: None, time }),
        _ => None,
    }
}
