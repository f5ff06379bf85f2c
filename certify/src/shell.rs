//! Words for the shell, so that a command that is shown can be pasted.

/// A word as the shell has to be given it.
#[must_use]
pub fn word(word: &str) -> String {
    let is_safe = |letter: char| letter.is_ascii_alphanumeric() || "/_.:-=+,@".contains(letter);
    if !word.is_empty() && word.chars().all(is_safe) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

/// Moves as the shell has to be given them: one word, in double quotes where nothing in it has a meaning there.
#[must_use]
pub fn moves(moves: &[String]) -> String {
    let moves = moves.join(" ");
    if moves
        .chars()
        .all(|letter| letter.is_ascii_alphanumeric() || letter == ' ')
    {
        return format!("\"{moves}\"");
    }
    word(&moves)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_a_meaning_for_the_shell_is_quoted() {
        assert_eq!(word("V00001/legal-moves"), "V00001/legal-moves");
        assert_eq!(word("a b"), "'a b'");
        assert_eq!(word("it's"), r"'it'\''s'");
        assert_eq!(word(""), "''");
        assert_eq!(moves(&["e2e4".into(), "e7e5".into()]), "\"e2e4 e7e5\"");
        assert_eq!(moves(&["$(x)".into()]), "'$(x)'");
    }
}
