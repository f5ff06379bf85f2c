//! The step table: what each sentence of `features/` says, read into data.
//!
//! A sentence is matched whole against a pattern whose `{}` are its arguments; what the table does not know is an error
//! that names the text. Nothing here judges: `tests` runs the steps, and the certifier turns them into questions.

mod at_the_table;
mod notation;
mod sentence;
mod table;

pub use at_the_table::Found;
pub use notation::{Noted, Writing};
pub use sentence::{Given, Keyword, Line, Outcome, Standing, Step, StepError, Then, When};

use table::{GIVEN, THEN, WHEN};

/// Reads a sentence.
///
/// # Errors
/// The sentence is not in the table, or an argument of it cannot be read.
pub fn read(keyword: Keyword, text: &str) -> Result<Step, StepError> {
    rows(keyword)
        .find_map(|(pattern, build)| arguments(pattern, text).map(|found| build(&found)))
        .unwrap_or_else(|| at_the_table::read(keyword, text))
        .map_err(|why| StepError {
            keyword,
            text: text.to_owned(),
            why,
        })
}

/// The patterns of one keyword, for documentation and for messages.
#[must_use]
pub fn patterns(keyword: Keyword) -> Vec<&'static str> {
    rows(keyword).map(|&(pattern, _)| pattern).collect()
}

/// The rows of a keyword: of the board plane, then of notation.
fn rows(keyword: Keyword) -> impl Iterator<Item = &'static table::Row> {
    let (board, notation) = match keyword {
        Keyword::Given => (GIVEN, notation::GIVEN),
        Keyword::When => (WHEN, notation::WHEN),
        Keyword::Then => (THEN, notation::THEN),
    };
    board.iter().chain(notation)
}

/// The texts that stand where the pattern has `{}`, if the rest is the same.
fn arguments<'t>(pattern: &str, text: &'t str) -> Option<Vec<&'t str>> {
    let mut literals = pattern.split("{}");
    let mut rest = text.strip_prefix(literals.next()?)?;
    let mut found = Vec::new();
    let mut literals = literals.peekable();
    while let Some(literal) = literals.next() {
        let end = if literals.peek().is_some() {
            rest.find(literal)?
        } else {
            rest.strip_suffix(literal)?.len()
        };
        found.push(&rest[..end]);
        rest = &rest[end + literal.len()..];
    }
    rest.is_empty().then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chesslaws_law::Statement;

    #[test]
    fn a_sentence_is_read_with_its_arguments() {
        let read = |text| read(Keyword::Then, text).expect(text);
        let e4 = "e4".parse().expect("a square");
        let moves = ["e4e5", "e4d5"]
            .map(|text| text.parse().expect("a move"))
            .to_vec();
        assert_eq!(
            read("the lawful moves of the piece on e4 are \"e4e5 e4d5\""),
            Step::Then(Then::LawfulMovesFrom(e4, moves))
        );
        assert_eq!(
            read("the king is in check from e4"),
            Step::Then(Then::CheckFrom(vec![e4]))
        );
        assert_eq!(read("the king is in check"), Step::Then(Then::Check(true)));
        assert_eq!(
            read("the positions after ply 4 and ply 8 are not the same"),
            Step::Then(Then::SamePlies(4, 8, false))
        );
    }

    #[test]
    fn alone_and_not_are_kept_apart() {
        let id = Statement::find("1993:4.1.b").expect("a statement");
        let read = |text| read(Keyword::Then, text).expect(text);
        assert_eq!(
            read("because 1993:4.1.b alone"),
            Step::Then(Then::BecauseAlone(vec![id]))
        );
        assert_eq!(
            read("because 1993:4.1.b"),
            Step::Then(Then::Because(vec![id]))
        );
        assert_eq!(
            read("not because 1993:4.1.b"),
            Step::Then(Then::NotBecause(vec![id]))
        );
    }

    #[test]
    fn an_error_names_the_sentence_and_what_is_wrong() {
        let why = |keyword, text: &str| read(keyword, text).expect_err(text).to_string();
        assert_eq!(
            why(Keyword::Given, "a cup of tea"),
            "Given `a cup of tea`: no such sentence in the step table"
        );
        assert!(why(Keyword::Then, "because 1993:99.9").contains("`1993:99.9` is no statement"));
        assert!(why(Keyword::When, "White plays \"e2e9\"").contains("`e2e9` is no move"));
        assert!(why(Keyword::Given, "a board of 8 files and 900 ranks").contains("`900`"));
        assert!(
            why(Keyword::Then, "the initial array").contains("no such sentence"),
            "a Given is no Then"
        );
    }

    #[test]
    fn no_pattern_hides_a_later_one() {
        for keyword in [Keyword::Given, Keyword::When, Keyword::Then] {
            let all = patterns(keyword);
            for (at, later) in all.iter().enumerate() {
                let hidden_by = all[..at]
                    .iter()
                    .find(|earlier| arguments(earlier, later).is_some());
                assert!(hidden_by.is_none(), "`{later}` is hidden by {hidden_by:?}");
            }
        }
    }
}
