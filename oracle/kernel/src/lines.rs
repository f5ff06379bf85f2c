//! What single men attack. The generator does not call these functions; they show what it is built on, one man at a
//! time, for the comparison with the Laws. Sets of squares are 64 bits, a1 the lowest, as [`Square::index`] counts.

use chesslaws_board::{Colour, Square};

use crate::{Isa, bits, sliders};

/// The squares a rook attacks, the first man on each line among them, by a given set of instructions.
#[must_use]
pub fn rook(isa: Isa, square: Square, occupied: u64) -> u64 {
    isa.slides(square.index(), occupied, true)
        .unwrap_or_else(|| sliders::rook(square.index(), occupied))
}

/// The squares a bishop attacks, the first man on each line among them, by a given set of instructions.
#[must_use]
pub fn bishop(isa: Isa, square: Square, occupied: u64) -> u64 {
    isa.slides(square.index(), occupied, false)
        .unwrap_or_else(|| sliders::bishop(square.index(), occupied))
}

/// The squares a knight attacks.
#[must_use]
pub const fn knight(square: Square) -> u64 {
    bits::knight_attacks(1 << square.index())
}

/// The squares a king attacks.
#[must_use]
pub const fn king(square: Square) -> u64 {
    bits::king_attacks(1 << square.index())
}

/// The squares a pawn attacks.
#[must_use]
pub const fn pawn(colour: Colour, square: Square) -> u64 {
    bits::pawn_attacks(matches!(colour, Colour::White), 1 << square.index())
}
