//! Quoting what was typed, never more of it than fits a line.

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_character_more_is_cut() {
        assert_eq!(quote(&"王".repeat(MOST)), "王".repeat(MOST));
        let long = quote(&"王".repeat(MOST + 1));
        assert_eq!(long, format!("{}... (61 characters)", "王".repeat(MOST)));
    }
}
