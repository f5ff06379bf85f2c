//! The plane of the score sheets.

use super::language::language;
use crate::{Colour, Move};

language! {
    /// What somebody does, on the plane of the score sheets.
    SheetAct {
        /// He writes the move on his score sheet.
        Records { mv: Move } = "writes {} on the score sheet" | "在记录纸上记下{}";
    }
}

language! {
    /// What follows, on the plane of the score sheets.
    SheetEffect {
        /// The player must record.
        MustRecord { side: Colour } = "{} must record the game" | "{}必须记录";
    }
}

language! {
    /// A fact, on the plane of the score sheets.
    SheetFact {
        /// How many plies are on the player's sheet.
        Recorded { side: Colour, plies: u32 } = "{} has recorded {} plies" | "{}记录了{}步";
    }
}
