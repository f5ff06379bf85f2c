//! Quoting what was typed, never more of it than fits a line.

use std::path::Path;
use std::str::FromStr;

/// How many characters of a text are quoted.
const MOST: usize = 60;

/// The text, if it is long its beginning and how long it is.
#[must_use]
pub fn quote(text: &str) -> String {
    let length = text.chars().count();
    if length <= MOST {
        return text.to_owned();
    }
    let beginning: String = text.chars().take(MOST).collect();
    format!("{beginning}... ({length} characters)")
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
