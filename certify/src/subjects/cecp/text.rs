//! The words of the Chess Engine Communication Protocol as they are read.

/// What an engine says of itself in `feature` lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Features {
    /// `myname`.
    pub name: Option<String>,
    /// `ping`: it answers `pong`.
    pub ping: bool,
    /// `setboard`: it reads FEN.
    pub setboard: bool,
    /// `usermove`: moves are sent behind that word.
    pub usermove: bool,
    /// `san`: moves are sent in standard algebraic notation.
    pub san: bool,
    /// `done`: no more is to come.
    pub done: bool,
}

impl Features {
    /// Takes up one line; whether it was a `feature` line.
    pub fn take_up(&mut self, line: &str) -> bool {
        let Some(rest) = line.trim_start().strip_prefix("feature ") else {
            return false;
        };
        for (name, value) in pairs(rest) {
            let yes = value == "1";
            match name {
                "myname" => self.name = Some(shortened(value, 100)),
                "ping" => self.ping = yes,
                "setboard" => self.setboard = yes,
                "usermove" => self.usermove = yes,
                "san" => self.san = yes,
                "done" => self.done = yes,
                _ => {}
            }
        }
        true
    }
}

/// `name=value` and `name="value with spaces"`, as far as the line can be read.
fn pairs(mut rest: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    while let Some((name, behind)) = rest.split_once('=') {
        let quoted = behind
            .strip_prefix('"')
            .map(|text| text.split_once('"').unwrap_or((text, "")));
        let (value, left) = quoted.unwrap_or_else(|| {
            behind
                .split_once(char::is_whitespace)
                .unwrap_or((behind, ""))
        });
        found.push((name.trim(), value));
        rest = left;
    }
    found
}

/// Whether the line answers `ping` with this number.
#[must_use]
pub fn is_pong(line: &str, number: u32) -> bool {
    line.strip_prefix("pong ")
        .is_some_and(|text| text.trim().parse() == Ok(number))
}

/// Whether the line refuses an order or a move: `Illegal move: e2e5`, `Invalid move`, `Error (unknown command): x`.
#[must_use]
pub fn is_refusal(line: &str) -> bool {
    const OPENINGS: [&str; 6] = [
        "illegal move",
        "invalid move",
        "illegal position",
        "error (",
        "tellusererror",
        "telluser illegal",
    ];
    OPENINGS.iter().any(|opening| {
        line.get(..opening.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(opening))
    })
}

/// What a result line says of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// `1-0`.
    White,
    /// `0-1`.
    Black,
    /// `1/2-1/2`.
    Drawn,
}

/// The result that the line claims: `0-1 {Black mates}`.
#[must_use]
pub fn claim(line: &str) -> Option<Claim> {
    match line.split_whitespace().next()? {
        "1-0" => Some(Claim::White),
        "0-1" => Some(Claim::Black),
        "1/2-1/2" => Some(Claim::Drawn),
        _ => None,
    }
}

/// At most so many characters, none of them a control character.
pub(crate) fn shortened(text: &str, most: usize) -> String {
    text.chars()
        .filter(|letter| !letter.is_control())
        .take(most)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_are_read_quotes_and_all() {
        let mut features = Features::default();
        assert!(features.take_up(r#"feature myname="Phalanx XXV""#));
        assert!(features.take_up(
            r#"feature analyze=1 setboard=1 option="Randomizer (0-50) -slider 0 0 50" ping=1 "#
        ));
        assert!(!features.done && features.ping && features.setboard && !features.usermove);
        assert!(features.take_up("feature usermove=1 san=0 done=1"));
        assert!(features.done && features.usermove && !features.san);
        assert_eq!(features.name.as_deref(), Some("Phalanx XXV"));
        assert!(!features.take_up("featureless=1"));
    }

    #[test]
    fn a_value_may_lack_its_last_quote() {
        assert_eq!(pairs("a=1 b=\"x y"), [("a", "1"), ("b", "x y")]);
        assert_eq!(pairs("a"), []);
    }

    #[test]
    fn refusals_are_known_by_how_they_open() {
        for line in [
            "Illegal move: e4e5",
            "Illegal move:e4e5",
            "Invalid move: e4e5",
            "Error (unkown command): e4e5",
            "Error (Illegal move or unknown command): e1e3",
        ] {
            assert!(is_refusal(line), "{line}");
        }
        for line in ["1. e2e4", "pong 3", "Move number : 1", "", "É", "move e2e4"] {
            assert!(!is_refusal(line), "{line}");
        }
    }

    #[test]
    fn a_result_opens_its_line() {
        assert_eq!(claim("0-1 {Black mates}"), Some(Claim::Black));
        assert_eq!(claim("1/2-1/2 {Stalemate}"), Some(Claim::Drawn));
        assert_eq!(claim("1-0"), Some(Claim::White));
        for line in ["# 0-1", "", "1/2", "10-0"] {
            assert_eq!(claim(line), None, "{line}");
        }
    }

    #[test]
    fn a_pong_is_known_by_its_number() {
        assert!(is_pong("pong 7", 7) && is_pong("pong 7 ", 7));
        assert!(!is_pong("pong 7", 8) && !is_pong("pong", 7) && !is_pong("ping 7", 7));
    }
}
