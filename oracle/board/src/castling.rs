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

/// What is known of the right to castle with one rook. Both causes are kept where the game shows both.
///
/// Of a rook that was captured, or that never stood there, this much is known too: the one that stands on its square has
/// moved.
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
    /// King and rook have both moved: the game shows it.
    LostByKingAndRook,
    /// The king has moved, and the rook was captured where it stood: the game shows it.
    LostByKingAndCapture,
    /// Lost where the record (a FEN) has the right on the other wing: the king had not moved, so the rook had.
    LostBesideKept,
    /// Lost, and the record (a FEN) does not say how.
    #[default]
    Lost,
}

impl Right {
    /// Whether the record shows that the king has moved.
    #[must_use]
    pub const fn king_has_moved(self) -> bool {
        matches!(
            self,
            Self::LostByKing | Self::LostByKingAndRook | Self::LostByKingAndCapture
        )
    }

    /// Whether the record shows that the rook has moved, or the one that stands in its place.
    #[must_use]
    pub const fn rook_has_moved(self) -> bool {
        !matches!(self, Self::Kept | Self::LostByKing | Self::Lost)
    }

    /// What is known once the king has moved as well.
    #[must_use]
    pub const fn and_king(self) -> Self {
        match self {
            Self::Kept | Self::LostByKing | Self::Lost => Self::LostByKing,
            Self::LostByRook | Self::LostByKingAndRook | Self::LostBesideKept => {
                Self::LostByKingAndRook
            }
            Self::LostByCapture | Self::LostByKingAndCapture => Self::LostByKingAndCapture,
        }
    }

    /// What is known once the rook has moved as well.
    #[must_use]
    pub const fn and_rook(self) -> Self {
        match self {
            Self::Kept | Self::LostByRook | Self::Lost => Self::LostByRook,
            Self::LostByKing | Self::LostByKingAndRook => Self::LostByKingAndRook,
            Self::LostBesideKept | Self::LostByCapture | Self::LostByKingAndCapture => self,
        }
    }

    /// What is known once the rook was captured as well.
    #[must_use]
    pub const fn and_capture(self) -> Self {
        match self {
            Self::Kept | Self::Lost => Self::LostByCapture,
            Self::LostByKing => Self::LostByKingAndCapture,
            _ => self,
        }
    }
}

/// The castling rights of both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Castling([[Right; 2]; 2]);

impl Castling {
    /// No right, and no word how they were lost.
    pub const NONE: Self = Self([[Right::Lost; 2]; 2]);
    /// All four rights, as at the start of a game.
    pub const ALL: Self = Self([[Right::Kept; 2]; 2]);

    /// The rights that a record which names no others says are there, with what that tells of the others.
    #[must_use]
    pub fn recorded(there: &[(Colour, Wing)]) -> Self {
        let mut castling = Self::NONE;
        for &(colour, wing) in there {
            castling.set(colour, wing, Right::Kept);
        }
        for colour in Colour::BOTH {
            for (wing, other) in [(Wing::King, Wing::Queen), (Wing::Queen, Wing::King)] {
                if castling.kept(colour, other) && !castling.kept(colour, wing) {
                    castling.set(colour, wing, Right::LostBesideKept);
                }
            }
        }
        castling
    }

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
