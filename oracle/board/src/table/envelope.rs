//! The plane of the envelope.

use super::language::language;
use crate::Move;

language! {
    /// What somebody does, on the plane of the envelope.
    EnvelopeAct {
        /// He writes the move as his sealed move.
        WritesSealed { mv: Move } = "writes {} as the sealed move" | "写下{}作为封棋着法";
    }
}

language! {
    /// What follows, on the plane of the envelope.
    EnvelopeEffect {
        /// The sealed move is made on the board.
        MadeOnBoard { mv: Move } = "the sealed move {} is made on the board" | "封棋着法{}在棋盘上走出";
    }
}

language! {
    /// A fact, on the plane of the envelope.
    EnvelopeFact {
        /// What was sealed.
        Sealed { mv: Move } = "the sealed move is {}" | "封棋着法是{}";
    }
}
