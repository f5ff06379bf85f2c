//! The pieces, drawn for this project within the middle 38 of 45 by 45.

use chesslaws_board::Kind;

use super::super::markup::Markup;

/// The shapes of a piece: its outline, and the lines drawn on it.
struct Shape {
    name: &'static str,
    outline: &'static str,
    /// Balls on its points: centre and radius.
    balls: &'static [(&'static str, &'static str, &'static str)],
    lines: &'static str,
}

const fn shape(kind: Kind) -> Shape {
    match kind {
        Kind::King => Shape {
            name: "king",
            outline: "M22.5 14c2.6 0 4.3 1.6 4.3 4c1.4-1.4 3.2-2 5-2c3 0 5.2 2.3 5.2 5.2c0 3.4-2.4 5.3-4.5 8.3l-.5 3.5h1.5v4h-22v-4h1.5l-.5-3.5c-2.1-3-4.5-4.9-4.5-8.3c0-2.9 2.2-5.2 5.2-5.2c1.8 0 3.6.6 5 2c0-2.4 1.7-4 4.3-4zM21 14v-3.6h-3.4v-3h3.4v-3.2h3v3.2h3.4v3h-3.4v3.6z",
            balls: &[],
            lines: "M13 33h19M13.4 29.2c6-1.6 12.2-1.6 18.2 0M22.5 27.5v-9",
        },
        Kind::Queen => Shape {
            name: "queen",
            outline: "M9 14.5l5.5 8.5l2-11l6 10l6-10l2 11l5.5-8.5l-3.5 15.5l-1 3h1.5v4h-21v-4h1.5l-1-3z",
            balls: &[
                ("9", "12.5", "2.2"),
                ("16.5", "9.7", "2.2"),
                ("28.5", "9.7", "2.2"),
                ("36", "12.5", "2.2"),
            ],
            lines: "M13.5 33h18M13 29.5c6.2-1.6 12.8-1.6 19 0",
        },
        Kind::Rook => Shape {
            name: "rook",
            outline: "M12 9h5v3.5h3.2v-3.5h4.6v3.5h3.2v-3.5h5v8l-3.5 3v9.5l3 3.5h1.5v4h-23v-4h1.5l3-3.5v-9.5l-3.5-3z",
            balls: &[],
            lines: "M12.5 33h20M15.5 20h14M15.5 29.5h14",
        },
        Kind::Bishop => Shape {
            name: "bishop",
            outline: "M22.5 10.5c5.5 4 8 8.2 8 12c0 3-1.6 5.4-4 6.8l1.5 3.7h5v4h-21v-4h5l1.5-3.7c-2.4-1.4-4-3.8-4-6.8c0-3.8 2.5-8 8-12z",
            balls: &[("22.5", "8.3", "2.4")],
            lines: "M17 33h11M18.5 29.3h8M26.6 15l-4.3 6.5",
        },
        Kind::Knight => Shape {
            name: "knight",
            outline: "M14 37v-3.5c0-5 3.2-7.8 7-11.3c-2.6.2-4.4 1-5.8 2.6l-2.2 2c-1 .9-2.4.9-3.2-.1l-1.2-1.7c-.6-.9-.5-1.7.1-2.6l5.2-8.2l.4-4.6c2 .5 3.2 1.4 4 2.8c8.5.2 14.7 7 14.7 17.6v7z",
            balls: &[],
            lines: "M14.5 33h18.3M16.9 16.3l.1.1M10.9 23.8l.1.1M21.5 15.5c4.5 1.5 7.5 6 7.6 13.5",
        },
        Kind::Pawn => Shape {
            name: "pawn",
            outline: "M22.5 8.5a5.5 5.5 0 0 1 3.6 9.7h3v3h-2.9c.5 5.2 2.4 8.6 5.3 10.8v5h-18v-5c2.9-2.2 4.8-5.6 5.3-10.8h-2.9v-3h3a5.5 5.5 0 0 1 3.6-9.7z",
            balls: &[],
            lines: "M13.5 33h18",
        },
    }
}

/// The shapes of all kinds, for boards to use; not shown themselves.
pub(crate) fn define(page: &mut Markup) {
    page.open(
        "svg",
        &[
            ("class", "pieces"),
            ("xmlns", "http://www.w3.org/2000/svg"),
            ("width", "0"),
            ("height", "0"),
            ("aria-hidden", "true"),
        ],
    );
    for kind in Kind::ALL {
        let shape = shape(kind);
        page.line();
        page.open("symbol", &[("id", shape.name), ("viewBox", "3.5 2 38 38")]);
        page.empty("path", &[("class", "outline"), ("d", shape.outline)]);
        for (x, y, radius) in shape.balls {
            page.empty(
                "circle",
                &[("class", "outline"), ("cx", x), ("cy", y), ("r", radius)],
            );
        }
        page.empty("path", &[("class", "lines"), ("d", shape.lines)]);
        page.close();
    }
    page.close().line();
}

/// The reference to the shape of a kind.
pub(super) const fn link(kind: Kind) -> &'static str {
    match kind {
        Kind::King => "#king",
        Kind::Queen => "#queen",
        Kind::Rook => "#rook",
        Kind::Bishop => "#bishop",
        Kind::Knight => "#knight",
        Kind::Pawn => "#pawn",
    }
}
