//! A board as SVG: own pieces, the move as an arrow, the checked king marked.

use chesslaws_board::{Colour, Kind, Move, Setup, Square};

use super::super::markup::Markup;
use super::pieces;

/// The side of a square, and the room for the coordinates.
const SIDE: i32 = 45;
const MARGIN: i32 = 16;

/// What is drawn on a board.
pub(crate) struct Drawing<'a> {
    /// The men.
    pub(crate) setup: &'a Setup,
    /// The move in question.
    pub(crate) mv: Option<Move>,
    /// The king that stands in check.
    pub(crate) checked: Option<Square>,
    /// What the picture shows, for who does not see it.
    pub(crate) label: &'a str,
}

impl Drawing<'_> {
    /// Draws it.
    pub(crate) fn draw(&self, page: &mut Markup) {
        let side = (8 * SIDE + MARGIN).to_string();
        let view = format!("-{MARGIN} 0 {side} {side}");
        page.open(
            "svg",
            &[
                ("class", "board"),
                ("xmlns", "http://www.w3.org/2000/svg"),
                ("viewBox", &view),
                ("role", "img"),
                ("aria-label", self.label),
            ],
        );
        Square::all().for_each(|square| field(page, square));
        if let Some(square) = self.checked {
            mark(page, square);
        }
        coordinates(page);
        for (square, piece) in self.setup.men() {
            man(page, square, piece.colour, piece.kind);
        }
        if let Some(mv) = self.mv.filter(|mv| mv.from != mv.to) {
            arrow(page, mv);
        }
        page.close();
    }
}

/// The upper left corner of a square.
fn corner(square: Square) -> (i32, i32) {
    let (file, rank) = (i32::from(square.file()), i32::from(square.rank()));
    (file * SIDE, (7 - rank) * SIDE)
}

fn field(page: &mut Markup, square: Square) {
    let (x, y) = corner(square);
    let is_dark = (square.file() + square.rank()) % 2 == 0;
    let attributes = [
        ("class", if is_dark { "dark" } else { "light" }),
        ("x", &x.to_string()),
        ("y", &y.to_string()),
        ("width", &SIDE.to_string()),
        ("height", &SIDE.to_string()),
    ];
    page.empty("rect", &attributes);
}

fn mark(page: &mut Markup, square: Square) {
    let (x, y) = corner(square);
    let attributes = [
        ("class", "checked"),
        ("cx", &(x + SIDE / 2).to_string()),
        ("cy", &(y + SIDE / 2).to_string()),
        ("r", &(SIDE / 2 - 1).to_string()),
    ];
    page.empty("circle", &attributes);
}

fn coordinates(page: &mut Markup) {
    for (at, file) in (0i32..).zip("abcdefgh".chars()) {
        let (x, y) = (at * SIDE + SIDE / 2, 8 * SIDE + MARGIN - 4);
        letter(page, x, y, file);
    }
    for (at, rank) in (0i32..).zip("87654321".chars()) {
        letter(page, -MARGIN / 2 - 1, at * SIDE + SIDE / 2 + 4, rank);
    }
}

fn letter(page: &mut Markup, x: i32, y: i32, letter: char) {
    let attributes = [
        ("class", "coordinate"),
        ("x", &x.to_string()),
        ("y", &y.to_string()),
    ];
    page.element("text", &attributes, &letter.to_string());
}

fn man(page: &mut Markup, square: Square, colour: Colour, kind: Kind) {
    let (x, y) = corner(square);
    let class = match colour {
        Colour::White => "white",
        Colour::Black => "black",
    };
    let attributes = [
        ("class", class),
        ("href", pieces::link(kind)),
        ("x", &x.to_string()),
        ("y", &y.to_string()),
        ("width", &SIDE.to_string()),
        ("height", &SIDE.to_string()),
    ];
    page.empty("use", &attributes);
}

/// From beside the middle of one square to the middle of the other, with a head of its own: a marker of the page
/// would be lost where a board is copied out of it.
fn arrow(page: &mut Markup, mv: Move) {
    let middle = |square: Square| {
        let (x, y) = corner(square);
        (f64::from(x + SIDE / 2), f64::from(y + SIDE / 2))
    };
    let ((x0, y0), (x1, y1)) = (middle(mv.from), middle(mv.to));
    let length = (x1 - x0).hypot(y1 - y0);
    let (along, across) = (((x1 - x0) / length, (y1 - y0) / length), 9.0);
    let at = |back: f64, aside: f64| {
        let x = x1 - back * along.0 - aside * along.1;
        let y = y1 - back * along.1 + aside * along.0;
        format!("{x:.1} {y:.1}")
    };
    let shaft = format!("M{}L{}", at(length - 12.0, 0.0), at(14.0, 0.0));
    let head = format!(
        "M{}L{}L{}Z",
        at(0.0, 0.0),
        at(16.0, across),
        at(16.0, -across)
    );
    page.empty("path", &[("class", "shaft"), ("d", &shaft)]);
    page.empty("path", &[("class", "head"), ("d", &head)]);
}
