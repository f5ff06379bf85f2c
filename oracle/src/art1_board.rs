//! Article 1, the chessboard (1993: Article 1; 2023: 1.1, 2.1 and 2.4). How the board lies between the players (1.2) is
//! for the eye.

use chesslaws_board::Square;
use chesslaws_board::table::{Act, HallAct, HallFact};
use chesslaws_law::law;

use crate::table::laws::{broken, met, silent, statements};
use crate::table::{At, Word};
use crate::{Fact, Ruling};

statements![art1_board:
    "1993:1.2" light_corner_at_the_right;
];

/// Chess is played by two opponents who move pieces on a square board, the chessboard.
///
/// statement: `1993:1.0`, `2023:1.1`
pub fn chessboard(files: u8, ranks: u8) -> Ruling<bool> {
    Ruling::of(files == 8 && ranks == 8)
        .under(law!("1993:1.0"))
        .given(Fact::Board { files, ranks })
}

/// The board has 64 equal squares, light and dark in turn: two squares that share a side differ in colour.
///
/// statement: `1993:1.1`, `2023:2.1.a`
///
/// Asked of any two squares: each step over a side changes the colour.
pub fn neighbours_differ_in_colour(one: Square, other: Square) -> Ruling<bool> {
    Ruling::of(light(one) != light(other))
        .under(law!("1993:1.1"))
        .given(Fact::Shade {
            square: one,
            light: light(one),
        })
        .given(Fact::Shade {
            square: other,
            light: light(other),
        })
}

/// The board lies between the players so that the corner square at each player's right hand is light (h1 and a8).
///
/// statement: `1993:1.2`, `2023:2.1.b`
pub fn light_corner_at_the_right(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:1.2");
    match *at.act() {
        Act::Hall(HallAct::LaysBoard { corner }) if light(corner) => {
            met(law, []).seeing(HallFact::LightCorner { corner })
        }
        Act::Hall(HallAct::LaysBoard { corner }) => {
            broken(law, []).seeing(HallFact::DarkCorner { corner })
        }
        _ => silent(),
    }
}

/// The eight vertical rows of squares are files.
///
/// statement: `1993:1.3`, `2023:2.4.a`
///
/// Asked of two squares: do they lie on one file?
pub fn files(one: Square, other: Square) -> Ruling<bool> {
    Ruling::of(one.file() == other.file()).under(law!("1993:1.3"))
}

/// The eight horizontal rows of squares are ranks.
///
/// statement: `1993:1.4`, `2023:2.4.b`
///
/// Asked of two squares: do they lie on one rank?
pub fn ranks(one: Square, other: Square) -> Ruling<bool> {
    Ruling::of(one.rank() == other.rank()).under(law!("1993:1.4"))
}

/// A line of squares of one colour that touch corner to corner is a diagonal (26 of two squares or more).
///
/// statement: `1993:1.5`, `2023:2.4.c`
///
/// Asked of two squares: do they lie on one diagonal?
pub fn diagonals(one: Square, other: Square) -> Ruling<bool> {
    let found = DIAGONAL
        .into_iter()
        .any(|direction| one == other || line(one, direction).any(|square| square == other));
    Ruling::of(found).under(law!("1993:1.5"))
}

/// A direction: how many files to the h-file, how many ranks to the eighth, one step takes.
pub(crate) type Direction = (i8, i8);
/// Along a rank or file.
pub(crate) const STRAIGHT: [Direction; 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];
/// Along a diagonal.
pub(crate) const DIAGONAL: [Direction; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

/// The square one step away, if the board has it.
pub(crate) const fn step(square: Square, (files, ranks): Direction) -> Option<Square> {
    Square::at(square.file() + files, square.rank() + ranks)
}

/// The squares in a direction, nearest first, to the edge of the board.
pub(crate) fn line(from: Square, direction: Direction) -> impl Iterator<Item = Square> {
    core::iter::successors(step(from, direction), move |&square| {
        step(square, direction)
    })
}

/// The squares between two squares of one file, rank or diagonal; none for others.
pub(crate) fn between(from: Square, to: Square) -> Vec<Square> {
    let (files, ranks) = (to.file() - from.file(), to.rank() - from.rank());
    if files != 0 && ranks != 0 && files.abs() != ranks.abs() {
        return Vec::new();
    }
    line(from, (files.signum(), ranks.signum()))
        .take_while(|&square| square != to)
        .collect()
}

/// Whether the squares touch, along a side or at a corner.
pub(crate) fn adjoining(one: Square, other: Square) -> bool {
    STRAIGHT
        .into_iter()
        .chain(DIAGONAL)
        .any(|direction| step(one, direction) == Some(other))
}

/// Whether the square is light: a1 is dark.
pub(crate) const fn light(square: Square) -> bool {
    (square.file() + square.rank()) % 2 == 1
}
