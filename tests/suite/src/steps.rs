//! The step table: what each sentence of `features/` says, read into data.
//!
//! A sentence is matched whole against a pattern whose `{}` are its arguments; what the table does not know is an error
//! that names the text. Nothing here judges: `tests` runs the steps, and the certifier turns them into questions.
use chesslaws_board::{Colour, Move, Setup, Square};
use chesslaws_law::Statement;

/// The three keywords under which a sentence can stand; `And` and `But` repeat the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Keyword {
    /// What is there.
    Given,
    /// What somebody does or asks.
    When,
    /// What is expected.
    Then,
}

/// A sentence of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// What is there.
    Given(Given),
    /// What somebody does or asks.
    When(When),
    /// What is expected.
    Then(Then),
}

/// What is there before anybody moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// The start of a game.
    InitialArray,
    /// A position out of any game.
    Position(Box<Setup>),
    /// Lawful moves from where the scenario stands.
    Moves(Vec<Move>),
    /// An empty board of that size.
    Board {
        /// How many files.
        files: u8,
        /// How many ranks.
        ranks: u8,
    },
}

/// What somebody does or asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum When {
    /// A player makes a move; if it is lawful, the position is the one after it.
    Plays(Colour, Move),
    /// The move of the side that has the move is judged, not made.
    Judged(Move),
}

/// A line of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// Vertical.
    File,
    /// Horizontal.
    Rank,
    /// Squares of one colour, corner to corner.
    Diagonal,
}

/// How the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Not over.
    GoesOn,
    /// Won by checkmate.
    Won(Colour),
    /// Drawn: no legal move, not in check.
    Stalemate,
    /// Drawn for want of men.
    Drawn,
}

/// Whether the Laws allow the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Allowed and not known to be out of reach.
    Lawful,
    /// It breaks a law.
    Unlawful,
    /// No game leads to it.
    Unreachable,
}

/// What is expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    /// The move asked about is lawful or not.
    Lawful(bool),
    /// The grounds of the last ruling hold all of these.
    Because(Vec<Statement>),
    /// The grounds of the last ruling are these and no others.
    BecauseAlone(Vec<Statement>),
    /// The grounds of the last ruling hold none of these.
    NotBecause(Vec<Statement>),
    /// The move asked about captures or not.
    Captures(bool),
    /// The position after the move asked about.
    Becomes(Box<Setup>),
    /// The king of the side to move is in check or not.
    Check(bool),
    /// The king of the side to move is in check from exactly these squares.
    CheckFrom(Vec<Square>),
    /// How the game stands.
    Ending(Outcome),
    /// All lawful moves.
    LawfulMoves(Vec<Move>),
    /// All lawful moves from one square.
    LawfulMovesFrom(Square, Vec<Move>),
    /// The position is the same, or not, as another one.
    SameAs(Box<Setup>, bool),
    /// Two positions of the game are the same or not; ply 0 is the start.
    SamePlies(usize, usize, bool),
    /// Two squares differ in colour or not.
    DifferInColour(Square, Square, bool),
    /// Two squares lie on one line or not.
    OnOne(Line, Square, Square, bool),
    /// The board is a chessboard or not.
    Chessboard(bool),
    /// Whether the Laws allow the position.
    Standing(Standing),
    /// The position is the initial array or not.
    InitialArray(bool),
    /// Each side has sixteen men or not.
    SixteenMen(bool),
    /// A player has the men of one side, or not.
    MenOfOneSide(Colour, bool),
}

/// A sentence that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{keyword:?} `{text}`: {why}")]
pub struct StepError {
    /// The keyword it stood under.
    pub keyword: Keyword,
    /// The sentence.
    pub text: String,
    /// What is wrong with it.
    pub why: String,
}

type Read<T> = Result<T, String>;
type Table = &'static [(&'static str, fn(&[&str]) -> Read<Step>)];

/// Reads a sentence.
///
/// # Errors
/// The sentence is not in the table, or an argument of it cannot be read.
pub fn read(keyword: Keyword, text: &str) -> Result<Step, StepError> {
    let table = match keyword {
        Keyword::Given => GIVEN,
        Keyword::When => WHEN,
        Keyword::Then => THEN,
    };
    table
        .iter()
        .find_map(|(pattern, build)| arguments(pattern, text).map(|found| build(&found)))
        .unwrap_or_else(|| Err("no such sentence in the step table".to_owned()))
        .map_err(|why| StepError {
            keyword,
            text: text.to_owned(),
            why,
        })
}

/// The patterns of one keyword, for documentation and for messages.
#[must_use]
pub fn patterns(keyword: Keyword) -> Vec<&'static str> {
    let table = match keyword {
        Keyword::Given => GIVEN,
        Keyword::When => WHEN,
        Keyword::Then => THEN,
    };
    table.iter().map(|&(pattern, _)| pattern).collect()
}

const GIVEN: Table = &[
    ("the initial array", |_| {
        Ok(Step::Given(Given::InitialArray))
    }),
    ("the position \"{}\"", |found| {
        Ok(Step::Given(Given::Position(setup(found[0])?)))
    }),
    ("the moves \"{}\" have been played", |found| {
        Ok(Step::Given(Given::Moves(moves(found[0])?)))
    }),
    ("a board of {} files and {} ranks", |found| {
        Ok(Step::Given(Given::Board {
            files: number(found[0])?,
            ranks: number(found[1])?,
        }))
    }),
];

const WHEN: Table = &[
    ("White plays \"{}\"", |found| {
        Ok(Step::When(When::Plays(Colour::White, one_move(found[0])?)))
    }),
    ("Black plays \"{}\"", |found| {
        Ok(Step::When(When::Plays(Colour::Black, one_move(found[0])?)))
    }),
    ("the move \"{}\" is judged", |found| {
        Ok(Step::When(When::Judged(one_move(found[0])?)))
    }),
];

/// What ends with a free argument comes after what is more precise.
const THEN: Table = &[
    ("the move is lawful", |_| then(Then::Lawful(true))),
    ("the move is not lawful", |_| then(Then::Lawful(false))),
    ("because {} alone", |found| {
        then(Then::BecauseAlone(statements(found[0])?))
    }),
    ("because {}", |found| {
        then(Then::Because(statements(found[0])?))
    }),
    ("not because {}", |found| {
        then(Then::NotBecause(statements(found[0])?))
    }),
    ("the move captures", |_| then(Then::Captures(true))),
    ("the move captures nothing", |_| then(Then::Captures(false))),
    ("the position becomes \"{}\"", |found| {
        then(Then::Becomes(setup(found[0])?))
    }),
    ("the king is in check from {}", |found| {
        then(Then::CheckFrom(squares(found[0])?))
    }),
    ("the king is in check", |_| then(Then::Check(true))),
    ("the king is not in check", |_| then(Then::Check(false))),
    ("the game is over: White wins", |_| {
        then(Then::Ending(Outcome::Won(Colour::White)))
    }),
    ("the game is over: Black wins", |_| {
        then(Then::Ending(Outcome::Won(Colour::Black)))
    }),
    ("the game is over: stalemate", |_| {
        then(Then::Ending(Outcome::Stalemate))
    }),
    ("the game is over: drawn", |_| {
        then(Then::Ending(Outcome::Drawn))
    }),
    ("the game goes on", |_| then(Then::Ending(Outcome::GoesOn))),
    ("there is no lawful move", |_| {
        then(Then::LawfulMoves(Vec::new()))
    }),
    ("the lawful moves are \"{}\"", |found| {
        then(Then::LawfulMoves(moves(found[0])?))
    }),
    ("the lawful moves of the piece on {} are \"{}\"", |found| {
        then(Then::LawfulMovesFrom(square(found[0])?, moves(found[1])?))
    }),
    ("the piece on {} has no lawful move", |found| {
        then(Then::LawfulMovesFrom(square(found[0])?, Vec::new()))
    }),
    ("the position is the same as \"{}\"", |found| {
        then(Then::SameAs(setup(found[0])?, true))
    }),
    ("the position is not the same as \"{}\"", |found| {
        then(Then::SameAs(setup(found[0])?, false))
    }),
    (
        "the positions after ply {} and ply {} are the same",
        |found| then(Then::SamePlies(number(found[0])?, number(found[1])?, true)),
    ),
    (
        "the positions after ply {} and ply {} are not the same",
        |found| then(Then::SamePlies(number(found[0])?, number(found[1])?, false)),
    ),
    ("{} and {} differ in colour", |found| {
        then(Then::DifferInColour(
            square(found[0])?,
            square(found[1])?,
            true,
        ))
    }),
    ("{} and {} are of one colour", |found| {
        then(Then::DifferInColour(
            square(found[0])?,
            square(found[1])?,
            false,
        ))
    }),
    ("{} and {} do not lie on one {}", |found| {
        then(Then::OnOne(
            line(found[2])?,
            square(found[0])?,
            square(found[1])?,
            false,
        ))
    }),
    ("{} and {} lie on one {}", |found| {
        then(Then::OnOne(
            line(found[2])?,
            square(found[0])?,
            square(found[1])?,
            true,
        ))
    }),
    ("it is a chessboard", |_| then(Then::Chessboard(true))),
    ("it is not a chessboard", |_| then(Then::Chessboard(false))),
    ("the position is lawful", |_| {
        then(Then::Standing(Standing::Lawful))
    }),
    ("the position is unlawful", |_| {
        then(Then::Standing(Standing::Unlawful))
    }),
    ("the position is unreachable", |_| {
        then(Then::Standing(Standing::Unreachable))
    }),
    ("it is the initial array", |_| {
        then(Then::InitialArray(true))
    }),
    ("it is not the initial array", |_| {
        then(Then::InitialArray(false))
    }),
    ("each side has sixteen men", |_| {
        then(Then::SixteenMen(true))
    }),
    ("not each side has sixteen men", |_| {
        then(Then::SixteenMen(false))
    }),
    ("{} has the men of one side", |found| {
        then(Then::MenOfOneSide(colour(found[0])?, true))
    }),
    ("{} does not have the men of one side", |found| {
        then(Then::MenOfOneSide(colour(found[0])?, false))
    }),
];

fn then(then: Then) -> Read<Step> {
    Ok(Step::Then(then))
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

fn setup(fen: &str) -> Read<Box<Setup>> {
    fen.parse()
        .map(Box::new)
        .map_err(|error: chesslaws_board::FenError| error.to_string())
}

fn one_move(text: &str) -> Read<Move> {
    text.parse()
        .map_err(|error: chesslaws_board::MoveError| error.to_string())
}

fn moves(texts: &str) -> Read<Vec<Move>> {
    texts.split_whitespace().map(one_move).collect()
}

fn square(text: &str) -> Read<Square> {
    text.parse()
        .map_err(|error: chesslaws_board::SquareError| error.to_string())
}

fn squares(text: &str) -> Read<Vec<Square>> {
    text.split(" and ").map(square).collect()
}

fn number<N: std::str::FromStr>(text: &str) -> Read<N> {
    text.parse()
        .map_err(|_| format!("`{text}` is no number in range"))
}

fn colour(text: &str) -> Read<Colour> {
    Colour::BOTH
        .into_iter()
        .find(|colour| colour.to_string() == text)
        .ok_or_else(|| format!("`{text}` is neither White nor Black"))
}

fn line(text: &str) -> Read<Line> {
    match text {
        "file" => Ok(Line::File),
        "rank" => Ok(Line::Rank),
        "diagonal" => Ok(Line::Diagonal),
        _ => Err(format!("`{text}` is neither file, rank nor diagonal")),
    }
}

fn statements(text: &str) -> Read<Vec<Statement>> {
    text.split(" and ")
        .map(|id| {
            Statement::find(id).ok_or_else(|| format!("`{id}` is no statement of either edition"))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

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
