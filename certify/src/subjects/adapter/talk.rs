//! A program that speaks the protocol, line by line.

use std::time::Duration;

use chesslaws_protocol::Failure;

use crate::subjects::child::Child;

/// How much of a line is quoted.
const QUOTE: usize = 160;

/// A running program and the numbers of the commands sent to it.
pub(crate) struct Talk {
    child: Child,
    seq: u32,
}

impl Talk {
    /// Starts the program.
    pub(crate) fn start(command: &[String]) -> Result<Self, Failure> {
        Ok(Self {
            child: Child::start(command)?,
            seq: 0,
        })
    }

    /// The number of the next command.
    pub(crate) const fn next_seq(&mut self) -> u32 {
        self.seq = self.seq.wrapping_add(1);
        self.seq
    }

    /// Sends one line.
    pub(crate) fn send(&mut self, line: &str) -> Result<(), Failure> {
        self.child.send(line)
    }

    /// The next line of the program, within the time.
    pub(crate) fn line(&mut self, time: Duration, what: &str) -> Result<String, Failure> {
        let lines = self.child.until(time, what, |_| true)?;
        Ok(lines.into_iter().next_back().unwrap_or_default())
    }

    /// Whether the program ends by itself within the time, whatever it still writes.
    pub(crate) fn ends_within(&mut self, time: Duration) -> bool {
        let end = self.child.until(time, "its end", |_| false);
        matches!(end, Err(Failure::Crashed(_)))
    }
}

/// A line in quotes, shortened, without control characters.
pub(crate) fn quoted(line: &str) -> String {
    let mut letters = line.chars().filter(|letter| !letter.is_control());
    let quote: String = letters.by_ref().take(QUOTE).collect();
    let more = if letters.next().is_some() { "..." } else { "" };
    format!("`{quote}{more}`")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quote_is_short_and_without_control_characters() {
        assert_eq!(quoted("a\u{1b}[31mb"), "`a[31mb`");
        assert_eq!(
            quoted(&"x".repeat(QUOTE)),
            format!("`{}`", "x".repeat(QUOTE))
        );
        assert_eq!(
            quoted(&"x".repeat(QUOTE + 1)),
            format!("`{}...`", "x".repeat(QUOTE))
        );
    }
}
