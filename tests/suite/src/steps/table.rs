//! The patterns of the sentences, and how their arguments are read.

use chesslaws_board::{Colour, Move, Setup, Square};
use chesslaws_law::Statement;

use super::{Given, Line, Outcome, Standing, Step, Then, When};

pub(super) type Read<T> = Result<T, String>;
/// A pattern, and what a sentence of it says.
pub(super) type Row = (&'static str, fn(&[&str]) -> Read<Step>);
pub(super) type Table = &'static [Row];

pub(super) const GIVEN: Table = &[
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

pub(super) const WHEN: Table = &[
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
pub(super) const THEN: Table = &[
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

fn setup(fen: &str) -> Read<Box<Setup>> {
    fen.parse()
        .map(Box::new)
        .map_err(|error: chesslaws_board::FenError| error.to_string())
}

pub(super) fn one_move(text: &str) -> Read<Move> {
    text.parse()
        .map_err(|error: chesslaws_board::MoveError| error.to_string())
}

pub(super) fn moves(texts: &str) -> Read<Vec<Move>> {
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

pub(super) fn statements(text: &str) -> Read<Vec<Statement>> {
    text.split(" and ")
        .map(|id| {
            Statement::find(id).ok_or_else(|| format!("`{id}` is no statement of either edition"))
        })
        .collect()
}
