use crate::Colour;

/// The side of the board on which a player castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wing {
    /// With the rook of the h-file.
    King,
    /// With the rook of the a-file.
    Queen,
}

impl Wing {
    /// Both wings in the order FEN writes them.
    pub const BOTH: [Self; 2] = [Self::King, Self::Queen];
}

/// What is known of the right to castle with one rook.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Right {
    /// Neither king nor rook has moved.
    Kept,
    /// The king has moved: the game shows it.
    LostByKing,
    /// The rook has moved: the game shows it.
    LostByRook,
    /// The rook was captured where it stood: the game shows it.
    LostByCapture,
    /// Lost, and the record (a FEN) does not say how.
    #[default]
    Lost,
}

/// The castling rights of both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Castling([[Right; 2]; 2]);

impl Castling {
    /// No right, and no word how they were lost.
    pub const NONE: Self = Self([[Right::Lost; 2]; 2]);
    /// All four rights, as at the start of a game.
    pub const ALL: Self = Self([[Right::Kept; 2]; 2]);

    /// What is known of one right.
    #[must_use]
    pub const fn right(&self, colour: Colour, wing: Wing) -> Right {
        self.0[colour as usize][wing as usize]
    }

    /// Whether the right is still there.
    #[must_use]
    pub fn kept(&self, colour: Colour, wing: Wing) -> bool {
        self.right(colour, wing) == Right::Kept
    }

    /// Sets what is known of one right.
    pub const fn set(&mut self, colour: Colour, wing: Wing, right: Right) {
        self.0[colour as usize][wing as usize] = right;
    }

    /// The four rights with their FEN letters, in FEN's order.
    #[must_use]
    pub const fn letters() -> [(char, Colour, Wing); 4] {
        [
            ('K', Colour::White, Wing::King),
            ('Q', Colour::White, Wing::Queen),
            ('k', Colour::Black, Wing::King),
            ('q', Colour::Black, Wing::Queen),
        ]
    }

    /// Whether the same rights are there, however the others were lost.
    #[must_use]
    pub fn same_rights(&self, other: &Self) -> bool {
        Self::letters()
            .iter()
            .all(|&(_, colour, wing)| self.kept(colour, wing) == other.kept(colour, wing))
    }
}
