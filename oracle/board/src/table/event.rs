//! A line of what happens.

use core::fmt;
use core::str::FromStr;

use super::language::{Misread, Part, Phrase, Tongue};
use super::{Act, Time};
use crate::Colour;

/// Who acts, or whose eye saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A player.
    Player(Colour),
    /// The arbiter, or a deputy.
    Arbiter,
}

/// The beginnings of a line, longest first.
const ACTORS: [(&str, &str, Actor); 3] = [
    ("the arbiter", "裁判员", Actor::Arbiter),
    ("White", "白方", Actor::Player(Colour::White)),
    ("Black", "黑方", Actor::Player(Colour::Black)),
];

impl Actor {
    /// The player, if it is one.
    #[must_use]
    pub const fn player(self) -> Option<Colour> {
        match self {
            Self::Player(colour) => Some(colour),
            Self::Arbiter => None,
        }
    }

    fn begins(text: &str) -> Option<(Self, &str)> {
        ACTORS.into_iter().find_map(|(name, _, actor)| {
            let begin = text.get(..name.len())?;
            let rest = text[name.len()..].strip_prefix(' ')?;
            begin.eq_ignore_ascii_case(name).then_some((actor, rest))
        })
    }
}

impl Part for Actor {
    const EXPECTED: &'static str = "White, Black or the arbiter";

    fn read(text: &str) -> Option<Self> {
        let mut actors = ACTORS.into_iter();
        actors
            .find(|(name, _, _)| name.eq_ignore_ascii_case(text))
            .map(|(_, _, actor)| actor)
    }

    fn write(&self, tongue: Tongue) -> String {
        let named = ACTORS.into_iter().find(|(_, _, actor)| actor == self);
        named
            .map_or("", |(en, zh, _)| match tongue {
                Tongue::English => en,
                Tongue::Chinese => zh,
            })
            .to_owned()
    }
}

/// What happens: who does what, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// When, from the start of the session; `None`: no time has passed since the event before.
    pub at: Option<Time>,
    /// Who acts.
    pub by: Actor,
    /// What he does.
    pub act: Act,
    /// Whose statement it rests on, where it is disputed.
    pub stated_by: Option<Actor>,
}

impl Event {
    /// An act at the time of the event before.
    #[must_use]
    pub fn now(by: Actor, act: impl Into<Act>) -> Self {
        Self {
            at: None,
            by,
            act: act.into(),
            stated_by: None,
        }
    }

    /// In a language.
    #[must_use]
    pub fn write(&self, tongue: Tongue) -> String {
        let at = self.at.map_or(String::new(), |at| format!("{at} "));
        let (by, act) = (self.by.write(tongue), self.act.write(tongue));
        match (tongue, self.stated_by) {
            (Tongue::English, None) => format!("{at}{by} {act}"),
            (Tongue::English, Some(who)) => {
                format!("{at}{by} {act}, as {} states", who.write(tongue))
            }
            (Tongue::Chinese, None) => format!("{at}{by}{act}"),
            (Tongue::Chinese, Some(who)) => format!("{at}{by}{act}（据{}陈述）", who.write(tongue)),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.write(Tongue::English))
    }
}

impl FromStr for Event {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Self, Misread> {
        let misread = |why: String| Misread {
            text: text.to_owned(),
            why,
            read: 0,
        };
        let timed = text.strip_prefix("at ").unwrap_or(text);
        let (at, rest) = if timed.starts_with(|first: char| first.is_ascii_digit()) {
            let (time, rest) = timed.split_once(' ').unwrap_or((timed, ""));
            let at = time.parse::<Time>();
            (Some(at.map_err(|error| misread(error.to_string()))?), rest)
        } else {
            (None, text)
        };
        let (by, act) = Actor::begins(rest).ok_or_else(|| {
            misread("a line names White, Black or the arbiter, and then the act".to_owned())
        })?;
        let stated = act
            .strip_suffix(" states")
            .and_then(|act| act.rsplit_once(", as "));
        let (act, stated_by) = match stated.and_then(|(act, who)| Some((act, Actor::read(who)?))) {
            Some((act, who)) => (act, Some(who)),
            None => (act, None),
        };
        let act = Act::read(act).map_err(|error| Misread {
            text: text.to_owned(),
            ..error
        })?;
        Ok(Self {
            at,
            by,
            act,
            stated_by,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_back() {
        for line in [
            "White touches e2",
            "0:10:00 Black plays e7e5 and presses the clock",
            "the arbiter stops both clocks",
            "White brushes e2 by accident, as Black states",
        ] {
            assert_eq!(line.parse::<Event>().unwrap().to_string(), line);
        }
        let at: Event = "at 0:10:00 white lets go".parse().unwrap();
        assert_eq!(at.to_string(), "0:10:00 White lets go");
    }

    #[test]
    fn what_is_wrong_is_told() {
        let why = |line: &str| line.parse::<Event>().unwrap_err().to_string();
        assert!(why("1:00 White touches e2").contains("no time"));
        assert!(why("Grey touches e2").contains("names White, Black or the arbiter"));
        assert!(why("").contains("names White"));
        assert!(why("White").contains("names White"));
    }
}
