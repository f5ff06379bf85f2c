//! A board drawn in text.

use chesslaws_board::{Setup, Square};

/// The set-up as a diagram of letters, White's side below, with the coordinates.
#[must_use]
pub fn text(setup: &Setup) -> String {
    let mut drawing = String::new();
    for rank in (0..8).rev() {
        drawing.push_str(&format!("  {} ", rank + 1));
        for square in (0..8).filter_map(|file| Square::at(file, rank)) {
            drawing.push(' ');
            drawing.push(
                setup
                    .piece(square)
                    .map_or('.', chesslaws_board::Piece::letter),
            );
        }
        drawing.push('\n');
    }
    drawing.push_str("     a b c d e f g h\n");
    drawing
}
