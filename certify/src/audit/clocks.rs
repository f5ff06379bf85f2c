//! Clock comments (`%clk`, `%emt`) against the time control (PGN:9.6.1).
//!
//! What they show is for information: an arbiter may have set a clock, and programs round. A second is allowed for that, and
//! a clock that shows 0:00:00 without a fraction may have had a part of a second left.

use chesslaws_board::Colour;
use chesslaws_record::pgn::{instructions, milliseconds};

use super::finding::Kind;

/// A second, by which times are rounded.
const SECOND: u64 = 1000;
/// Times of a day and more are counted in days, by other rules.
const DAY: u64 = 86_400 * SECOND;

/// A period of the control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Period {
    /// In so many moves; none: in all that are left.
    moves: Option<u32>,
    time: u64,
    increment: u64,
}

/// A time control.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Control(Vec<Period>);

impl Control {
    /// Reads the value of the tag TimeControl; nothing where it names none that clocks can be held against.
    #[must_use]
    pub fn read(value: &str) -> Option<Self> {
        let periods: Option<Vec<Period>> = value.trim().split(':').map(period).collect();
        let periods = periods?;
        let (last, earlier) = periods.split_last()?;
        let single = earlier.iter().all(|period| period.moves.is_some());
        let short = last.time < 60 * SECOND && earlier.is_empty();
        (single && !short && periods.iter().all(|period| period.time < DAY))
            .then_some(Self(periods))
    }

    /// What a player has got for so many moves, the increments of these moves counted in.
    fn given(&self, moves: u32) -> u64 {
        let mut given = 0;
        for (at, (from, period)) in self.periods().enumerate() {
            if at > 0 && from > moves || at > 200 {
                break;
            }
            let to = period
                .moves
                .map_or(u32::MAX, |more| from.saturating_add(more));
            let within = moves.min(to) - from.min(moves);
            given += period.time + u64::from(within) * period.increment;
        }
        given
    }

    /// The periods, each with the number of moves before it; the last one again and again if it counts moves.
    fn periods(&self) -> impl Iterator<Item = (u32, Period)> + '_ {
        let last = self.0.last().copied();
        let repeated = last.filter(|last| last.moves.is_some());
        let all = self
            .0
            .iter()
            .copied()
            .chain(std::iter::repeat(repeated).map_while(|each| each));
        all.scan(0_u32, |from, period| {
            let here = *from;
            *from = from.saturating_add(period.moves.unwrap_or(0));
            Some((here, period))
        })
    }

    /// At how many moves the period ends in which the next one is made.
    fn control_at(&self, moves: u32) -> Option<u32> {
        self.periods()
            .take(200)
            .find_map(|(from, period)| match period.moves {
                Some(more) if from + more <= moves => None,
                Some(more) => Some(Some(from + more)),
                None => Some(None),
            })?
    }
}

fn period(text: &str) -> Option<Period> {
    let (moves, time) = match text.split_once('/') {
        Some((moves, time)) => (Some(number(moves)?), time),
        None => (None, text),
    };
    let (time, increment) = match time.split_once('+') {
        Some((time, increment)) => (number(time)?, number(increment)?),
        None => (number(time)?, 0),
    };
    let whole = moves != Some(0) && time > 0;
    whole.then_some(Period {
        moves,
        time: u64::from(time) * SECOND,
        increment: u64::from(increment) * SECOND,
    })
}

fn number(digits: &str) -> Option<u32> {
    let plain = (1..=7).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| digits.parse().ok()).flatten()
}

/// A time that a comment gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reading {
    /// Behind which ply, counted from 1.
    pub ply: usize,
    /// What the clock shows, or else what the move has taken.
    pub shown: bool,
    /// In milliseconds; nothing where the clock shows less than nothing.
    pub time: u64,
    /// Whether no part of a second may have been cut off.
    pub exact: bool,
}

/// The times of a comment.
pub(super) fn readings(comment: &[u8], ply: usize) -> impl Iterator<Item = Reading> + '_ {
    instructions(comment).filter_map(move |instruction| {
        let shown = match instruction.name {
            b"clk" => true,
            b"emt" => false,
            _ => return None,
        };
        let value = instruction.value;
        if let Some(below) = value.strip_prefix(b"-").filter(|_| shown) {
            milliseconds(below)?;
            let (time, exact) = (0, true);
            return Some(Reading {
                ply,
                shown,
                time,
                exact,
            });
        }
        let time = milliseconds(value)?;
        let exact = value.iter().any(|&byte| byte == b'.' || byte == b',');
        Some(Reading {
            ply,
            shown,
            time,
            exact,
        })
    })
}

/// Something that does not fit the control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Misfit {
    /// What kind of finding it is.
    pub kind: Kind,
    /// Whose time.
    pub side: Colour,
    /// Behind which ply.
    pub ply: usize,
    /// How many moves the player had made.
    pub moves: u32,
    /// The time that is shown or summed, in milliseconds.
    pub time: u64,
    /// The most it can be.
    pub bound: u64,
    /// The number of moves of the control.
    pub control: Option<u32>,
}

/// The first misfit of each side.
#[must_use]
pub(super) fn misfits(
    control: &Control,
    readings: &[Reading],
    first: Colour,
    plies: usize,
) -> Vec<Misfit> {
    Colour::BOTH
        .into_iter()
        .filter_map(|side| {
            let mut watch = Watch::new(control, side, side == first, plies);
            readings.iter().find_map(|reading| watch.read(*reading))
        })
        .collect()
}

/// The clock of one side.
struct Watch<'a> {
    control: &'a Control,
    side: Colour,
    /// Plies before his first.
    odd: usize,
    plies: usize,
    /// What it showed last, and behind how many moves.
    shown: Option<(u32, u64)>,
    /// The time that periods have added and that has not been seen on the clock.
    taken: u64,
    /// The sum of what the moves took, while none is missing.
    sum: Option<(u32, u64)>,
}

impl<'a> Watch<'a> {
    fn new(control: &'a Control, side: Colour, begins: bool, plies: usize) -> Self {
        let taken = control.0[0].time;
        Self {
            control,
            side,
            odd: usize::from(!begins),
            plies,
            shown: Some((0, taken)),
            taken,
            sum: Some((0, 0)),
        }
    }

    fn read(&mut self, reading: Reading) -> Option<Misfit> {
        let own = reading.ply > self.odd && (reading.ply - self.odd) % 2 == 1;
        if !own {
            return None;
        }
        let moves = u32::try_from((reading.ply - self.odd).div_ceil(2)).ok()?;
        if reading.shown {
            self.show(reading, moves)
        } else {
            self.took(reading, moves)
        }
    }

    fn misfit(
        &self,
        kind: Kind,
        reading: Reading,
        (moves, time): (u32, u64),
        bound: u64,
    ) -> Misfit {
        let control = self.control.control_at(moves);
        let short = kind == Kind::FlagOverstepped && control.is_some();
        Misfit {
            kind: if short { Kind::MovesShort } else { kind },
            side: self.side,
            ply: reading.ply,
            moves,
            time,
            bound,
            control,
        }
    }

    /// The clock shows so much behind the move.
    fn show(&mut self, reading: Reading, moves: u32) -> Option<Misfit> {
        let (before, last) = self.shown.replace((moves, reading.time))?;
        let increments = self.increments(before, moves);
        let bound = last + increments + SECOND;
        if reading.time > bound {
            // Time for the next moves is added at the control, or when the time of the last is used up.
            let added =
                (self.control.given(moves) - self.increments(0, moves)).saturating_sub(self.taken);
            if reading.time > bound + added {
                return Some(self.misfit(Kind::TimeGained, reading, (moves, reading.time), bound));
            }
            self.taken += added;
        }
        let goes_on = reading.ply + 2 <= self.plies;
        let waits = self.control.given(moves) - self.increments(0, moves) > self.taken;
        (reading.time == 0 && reading.exact && goes_on && !waits)
            .then(|| self.misfit(Kind::FlagOverstepped, reading, (moves, 0), 0))
    }

    /// The increments of the moves behind the first so many, up to so many.
    fn increments(&self, from: u32, to: u32) -> u64 {
        let mut sum = 0;
        for (start, period) in self.control.periods().take(200) {
            let end = period
                .moves
                .map_or(u32::MAX, |more| start.saturating_add(more));
            let within = to.min(end).saturating_sub(from.max(start));
            sum += u64::from(within) * period.increment;
            if end >= to {
                break;
            }
        }
        sum
    }

    /// The move took so long.
    fn took(&mut self, reading: Reading, moves: u32) -> Option<Misfit> {
        let (before, sum) = self.sum?;
        if moves != before + 1 {
            self.sum = None;
            return None;
        }
        let sum = sum + reading.time;
        self.sum = Some((moves, sum));
        let bound = self.control.given(before) + u64::from(moves) * SECOND;
        (sum > bound).then(|| self.misfit(Kind::FlagOverstepped, reading, (moves - 1, sum), bound))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(control: &str, shown: bool, times: &[u64]) -> Vec<(Kind, usize)> {
        let control = Control::read(control).expect(control);
        let readings: Vec<Reading> = times
            .iter()
            .enumerate()
            .map(|(at, &seconds)| Reading {
                ply: 2 * at + 1,
                shown,
                time: seconds * SECOND,
                exact: true,
            })
            .collect();
        let all = misfits(&control, &readings, Colour::White, 2 * times.len());
        all.into_iter()
            .map(|misfit| (misfit.kind, misfit.ply))
            .collect()
    }

    #[test]
    fn controls_are_read() {
        for right in [
            "300",
            "300+3",
            "40/7200:3600",
            "40/5400+30:1800+30",
            "40/7200",
        ] {
            assert!(Control::read(right).is_some(), "{right}");
        }
        for none in [
            "", "?", "-", "*180", "1/86400", "5+3", "300+", "0", "0/300", "x", "300:300",
            "99999999",
        ] {
            assert_eq!(Control::read(none), None, "{none}");
        }
        let control = Control::read("40/7200:20/3600:900+10").expect("a control");
        assert_eq!(control.given(39), 7_200_000);
        assert_eq!(control.given(40), 10_800_000);
        assert_eq!(control.given(60), 11_700_000);
        assert_eq!(control.given(61), 11_710_000);
        assert_eq!(control.control_at(39), Some(40));
        assert_eq!(control.control_at(40), Some(60));
        assert_eq!(control.control_at(60), None);
    }

    #[test]
    fn time_is_gained_by_more_than_the_increment_and_a_second() {
        assert_eq!(found("300+3", true, &[303, 306, 300]), []);
        assert_eq!(found("300+3", true, &[300, 304, 300]), []);
        assert_eq!(found("300+3", true, &[300, 305]), [(Kind::TimeGained, 3)]);
        assert_eq!(found("300", true, &[302]), [(Kind::TimeGained, 1)]);
    }

    #[test]
    fn a_period_adds_its_time_at_its_control() {
        assert_eq!(found("2/600:300", true, &[500, 700, 650]), []);
        assert_eq!(found("2/600:300", true, &[500, 400, 650]), []);
        assert_eq!(
            found("2/600:300", true, &[500, 802]),
            [(Kind::TimeGained, 3)]
        );
        assert_eq!(
            found("2/600:300", true, &[601, 700, 1002]),
            [(Kind::TimeGained, 5)]
        );
    }

    #[test]
    fn who_moves_on_with_no_time_left_has_overstepped() {
        assert_eq!(found("300", true, &[200, 0]), []);
        assert_eq!(
            found("300", true, &[200, 0, 0]),
            [(Kind::FlagOverstepped, 3)]
        );
        assert_eq!(
            found("40/300:300", true, &[200, 0, 0]),
            [(Kind::MovesShort, 3)]
        );
        assert_eq!(found("300", true, &[200, 1, 1]), []);
    }

    #[test]
    fn the_sum_of_what_moves_took() {
        assert_eq!(found("300", false, &[200, 100]), []);
        assert_eq!(found("300", false, &[200, 102]), []);
        assert_eq!(
            found("300", false, &[200, 103]),
            [(Kind::FlagOverstepped, 3)]
        );
        assert_eq!(
            found("3/300:300", false, &[200, 103]),
            [(Kind::MovesShort, 3)]
        );
    }
}
