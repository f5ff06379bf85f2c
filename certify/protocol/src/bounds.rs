use serde::{Serialize, de::DeserializeOwned};

/// The most bytes a line may have.
pub const MAX_LINE: usize = 64 * 1024;
/// The most characters a text (a FEN, a move, a reason) may have.
pub const MAX_TEXT: usize = 1024;
/// The most entries a list (of moves, of statements) may have; more than the moves of the longest game.
pub const MAX_LIST: usize = 12_000;

/// A line that is no message of this protocol.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WireError {
    /// The line has too many bytes.
    #[error("line of {0} bytes, more than {MAX_LINE}")]
    LineTooLong(usize),
    /// A text has too many characters.
    #[error("text of {0} characters, more than {MAX_TEXT}")]
    TextTooLong(usize),
    /// A list has too many entries.
    #[error("list of {0} entries, more than {MAX_LIST}")]
    ListTooLong(usize),
    /// The line is not the JSON that was due.
    #[error("{0}")]
    Json(String),
}

/// What has limits that its type does not express.
pub trait Bounded {
    /// Refuses what is larger than the limits.
    ///
    /// # Errors
    /// The first limit that is broken.
    fn bounded(&self) -> Result<(), WireError>;
}

impl Bounded for str {
    fn bounded(&self) -> Result<(), WireError> {
        match self.chars().count() {
            count if count > MAX_TEXT => Err(WireError::TextTooLong(count)),
            _ => Ok(()),
        }
    }
}

impl Bounded for [String] {
    fn bounded(&self) -> Result<(), WireError> {
        if self.len() > MAX_LIST {
            return Err(WireError::ListTooLong(self.len()));
        }
        self.iter().try_for_each(|text| text.as_str().bounded())
    }
}

/// Reads one message.
///
/// # Errors
/// Where the line, a text or a list in it is too long, or it is not the JSON that was due.
pub fn from_line<T: DeserializeOwned + Bounded>(line: &str) -> Result<T, WireError> {
    if line.len() > MAX_LINE {
        return Err(WireError::LineTooLong(line.len()));
    }
    let message: T =
        serde_json::from_str(line).map_err(|error| WireError::Json(error.to_string()))?;
    message.bounded()?;
    Ok(message)
}

/// Writes one message, without the line feed.
///
/// # Errors
/// Where the message breaks the limits that the reader would hold it to.
pub fn to_line<T: Serialize + Bounded>(message: &T) -> Result<String, WireError> {
    message.bounded()?;
    let line =
        serde_json::to_string(message).map_err(|error| WireError::Json(error.to_string()))?;
    if line.len() > MAX_LINE {
        return Err(WireError::LineTooLong(line.len()));
    }
    Ok(line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Ask, Question};

    fn ask(start: String, moves: Vec<String>) -> Ask {
        Ask {
            start,
            moves,
            question: Question::LegalMoves,
        }
    }

    #[test]
    fn a_text_may_have_1024_characters_and_no_more() {
        for (length, right) in [
            (MAX_TEXT - 1, true),
            (MAX_TEXT, true),
            (MAX_TEXT + 1, false),
        ] {
            assert_eq!(
                to_line(&ask("王".repeat(length), vec![])).is_ok(),
                right,
                "{length}"
            );
        }
    }

    #[test]
    fn a_list_may_have_12000_entries_and_no_more() {
        for (length, right) in [
            (MAX_LIST - 1, true),
            (MAX_LIST, true),
            (MAX_LIST + 1, false),
        ] {
            let asked = ask("8/8".into(), vec![String::new(); length]);
            assert_eq!(to_line(&asked).is_ok(), right, "{length}");
        }
    }

    #[test]
    fn a_line_too_long_is_not_even_parsed() {
        let line = "[".repeat(MAX_LINE + 1);
        assert_eq!(
            from_line::<Ask>(&line),
            Err(WireError::LineTooLong(MAX_LINE + 1))
        );
    }
}
