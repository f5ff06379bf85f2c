//! A position the generator can work on.

use chesslaws_board::{Colour, Kind, Setup, Wing};

use crate::Isa;
use crate::generate::checkers;
use crate::men::Men;

/// A position with one king each, no pawn on the first or last rank, and the side that has moved not in check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    men: Men,
    white: bool,
    passed: u64,
}

/// Why a set-up is none the generator can work on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A side has no king, or several.
    Kings(Colour),
}

impl Position {
    /// Takes over a set-up.
    pub fn new(setup: &Setup) -> Result<Self, Refusal> {
        let mut men = Men::default();
        for (square, piece) in setup.men() {
            let bit = 1 << square.index();
            if piece.colour == setup.turn { men.own |= bit } else { men.enemy |= bit }
            match piece.kind {
                Kind::Pawn => men.pawns |= bit,
                Kind::Knight => men.knights |= bit,
                Kind::Bishop => men.diagonal |= bit,
                Kind::Rook => men.orthogonal |= bit,
                Kind::Queen => { men.diagonal |= bit; men.orthogonal |= bit }
                Kind::King => men.kings |= bit,
            }
        }
        for (colour, of) in [(setup.turn, men.own), (setup.turn.opponent(), men.enemy)] {
            if (men.kings & of).count_ones() != 1 { return Err(Refusal::Kings(colour)); }
        }
        for (bit, colour, wing) in [(7, Colour::White, Wing::King), (0, Colour::White, Wing::Queen), (63, Colour::Black, Wing::King), (56, Colour::Black, Wing::Queen)] {
            if setup.castling.kept(colour, wing) { men.castling |= 1 << bit; }
        }
        Ok(Self { men, white: setup.turn == Colour::White, passed: setup.en_passant.map_or(0, |s| 1 << s.index()) })
    }
    /// Leaves.
    #[must_use]
    pub fn perft(&self, isa: Isa, depth: u32, bulk: bool) -> u64 {
        isa.leaves(self.white, &self.men, self.passed, depth, bulk)
    }
    /// In check.
    #[must_use]
    pub fn in_check(&self) -> bool {
        if self.white { checkers::<true>(&self.men) != 0 } else { checkers::<false>(&self.men) != 0 }
    }
}
