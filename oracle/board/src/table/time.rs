//! Times, as clocks show them.

use core::fmt;
use core::str::FromStr;

use super::{Part, Tongue};

/// A length of time, or a moment counted from the start of the session, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Time(pub u64);

impl Time {
    /// No time.
    pub const ZERO: Self = Self(0);
    /// The longest that is read: 999 hours.
    pub const LONGEST: Self = Self::minutes(999 * 60);

    /// So many minutes.
    #[must_use]
    pub const fn minutes(minutes: u64) -> Self {
        Self::seconds(minutes * 60)
    }

    /// So many seconds.
    #[must_use]
    pub const fn seconds(seconds: u64) -> Self {
        Self(seconds * 1000)
    }

    /// What is left of it when the other is taken away, nothing where that is longer.
    #[must_use]
    pub const fn less(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl fmt::Display for Time {
    /// `1:59:58`, with the milliseconds where there are any: `0:00:00.250`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, rest) = (self.0 / 1000, self.0 % 1000);
        write!(
            f,
            "{}:{:02}:{:02}",
            seconds / 3600,
            seconds / 60 % 60,
            seconds % 60
        )?;
        if rest > 0 {
            write!(f, ".{rest:03}")?;
        }
        Ok(())
    }
}

/// A text that is no time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeError(pub String);

impl fmt::Display for TimeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is no time: hours:minutes:seconds, such as 1:59:58 or 0:00:00.250, up to 999 hours",
            super::language::shown(&self.0)
        )
    }
}

impl core::error::Error for TimeError {}

impl FromStr for Time {
    type Err = TimeError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read(text)
            .filter(|&time| time <= Self::LONGEST)
            .ok_or_else(|| TimeError(text.to_owned()))
    }
}

fn read(text: &str) -> Option<Time> {
    let digits = |text: &str, most: usize| {
        let right =
            (1..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        right.then(|| text.parse::<u64>().ok()).flatten()
    };
    let mut fields = text.split(':');
    let (hours, minutes, seconds) = (fields.next()?, fields.next()?, fields.next()?);
    let (seconds, rest) = seconds.split_once('.').unwrap_or((seconds, "000"));
    let right =
        fields.next().is_none() && minutes.len() == 2 && seconds.len() == 2 && rest.len() == 3;
    let (hours, minutes, seconds) = (digits(hours, 3)?, digits(minutes, 2)?, digits(seconds, 2)?);
    let whole = Time::seconds(hours * 3600 + minutes * 60 + seconds);
    (right && minutes < 60 && seconds < 60).then_some(Time(whole.0 + digits(rest, 3)?))
}

impl Part for Time {
    const EXPECTED: &'static str = "a time such as 0:05:00";

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    fn write(&self, _: Tongue) -> String {
        self.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_read_back() {
        for text in ["0:00:00", "1:59:58", "0:00:00.250", "100:00:59.999"] {
            assert_eq!(text.parse::<Time>().unwrap().to_string(), text);
        }
        assert_eq!(Time::minutes(120).to_string(), "2:00:00");
        for text in [
            "",
            "1",
            "1:2:3",
            "0:60:00",
            "0:00:60",
            "0:00:00.2",
            "-1:00:00",
            "1:00",
            "0:00:00:00",
            "1000:00:00",
        ] {
            let error = text.parse::<Time>().unwrap_err();
            assert_eq!(error, TimeError(text.to_owned()));
        }
    }
}
