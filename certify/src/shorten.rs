//! Quoting what was typed, never more of it than fits a line, and nothing that a terminal would obey.

use std::path::Path;
use std::str::FromStr;

/// How many characters of a text are quoted.
const MOST: usize = 60;

/// The text, if it is long its beginning and how long it is.
#[must_use]
pub fn quote(text: &str) -> String {
    let length = text.chars().count();
    if length <= MOST {
        return escaped(text);
    }
    let beginning: String = text.chars().take(MOST).collect();
    format!("{}... ({length} characters)", escaped(&beginning))
}

/// The text with each control character written out, `\u{1b}` for an escape.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_control() || is_of_direction(letter) {
            shown.extend(letter.escape_unicode());
        } else {
            shown.push(letter);
        }
    }
    shown
}

/// Whether the character turns the direction of what follows it.
const fn is_of_direction(letter: char) -> bool {
    matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The path; if it is long its beginning, its end, which names the file, and how long it is.
#[must_use]
pub fn path(path: &Path) -> String {
    let text = path.display().to_string();
    let length = text.chars().count();
    if length <= 4 * MOST {
        return text;
    }
    let beginning: String = text.chars().take(MOST).collect();
    let end: String = text.chars().skip(length - MOST).collect();
    format!("{beginning}...{end} ({length} characters)")
}

/// The value that a text names. No name of ours is so long that it would be cut; what is cut is quoted in the error.
///
/// # Errors
/// What the value's own reader says of the text as it is quoted.
pub fn read<T: FromStr>(text: &str) -> Result<T, T::Err> {
    quote(text).parse()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_terminal_obeys_is_written_out() {
        assert_eq!(quote("e2\u{1b}[2Je4\u{7}"), r"e2\u{1b}[2Je4\u{7}");
        assert_eq!(escaped("a\u{9b}b\u{202e}c\nd"), r"a\u{9b}b\u{202e}c\u{a}d");
        assert_eq!(quote("王 e2e4"), "王 e2e4");
    }

    #[test]
    fn one_character_more_is_cut() {
        assert_eq!(quote(&"王".repeat(MOST)), "王".repeat(MOST));
        let long = quote(&"王".repeat(MOST + 1));
        assert_eq!(long, format!("{}... (61 characters)", "王".repeat(MOST)));
    }

    #[test]
    fn the_name_of_a_file_stays() {
        let long = format!("{}/report.jsonl", "d".repeat(300));
        let short = path(Path::new(&long));
        assert!(
            short.ends_with("d/report.jsonl (313 characters)"),
            "{short}"
        );
        assert_eq!(path(Path::new("a/report.jsonl")), "a/report.jsonl");
    }

    #[test]
    fn a_value_is_read_and_a_long_text_is_none() {
        assert_eq!(read("60"), Ok(60));
        let error = read::<chesslaws_law::Edition>(&"5".repeat(1000)).unwrap_err();
        assert!(error.to_string().contains("(1000 characters)"), "{error}");
    }
}
