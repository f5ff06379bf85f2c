use chesslaws_board::Colour;

/// Whether and how a position ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It does not.
    GoesOn,
    /// Checkmate, and who has won.
    Checkmate {
        /// The side that gave it.
        winner: Colour,
    },
    /// Drawn by stalemate.
    Stalemate,
    /// Drawn by what is left on the board.
    Draw,
    /// Two clauses end it differently, which only a set-up no game can reach brings about.
    Conflict,
}

impl Ending {
    /// Both endings at once: two draws are one, with the stalemate named.
    pub(crate) fn with(self, other: Self) -> Self {
        match (self, other) {
            (Self::GoesOn, ending) | (ending, Self::GoesOn) => ending,
            (Self::Stalemate | Self::Draw, Self::Stalemate | Self::Draw) if self != other => {
                Self::Stalemate
            }
            (one, other) if one == other => one,
            _ => Self::Conflict,
        }
    }
}
