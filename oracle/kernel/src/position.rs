//! A position the generator can work on, and the moves made in it.

pub(crate) mod key;

use core::fmt;

use chesslaws_board::{Colour, Kind, Move, Piece, Right, Setup, Square, Wing};

use crate::Isa;
use crate::bits::{FILE_A, forward, king_attacks, rank, shift};
use crate::generate::{checkers, generate};
use crate::men::{Man, Men};
use crate::step::{Collector, Deed, Step, kind, square};

/// A position with one king a side, no pawn on the first or last rank, and the side that has moved not in check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) men: Men,
    pub(crate) white: bool,
    pub(crate) passed: u64,
    pub(crate) hash: u64,
}

/// Why the generator cannot work on a set-up. This is no ruling: what the Laws say of it is asked of the oracle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The side has no king, or several.
    Kings(Colour),
    /// A pawn stands on the first or the last rank.
    Pawn(Square),
    /// The side that is not to move is in check.
    OpponentInCheck,
    /// A right to castle without its king and rook.
    Castling(Colour, Wing),
    /// An en passant target that no pawn can just have crossed.
    EnPassant(Square),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kings(colour) => write!(f, "{colour} has not exactly one king"),
            Self::Pawn(square) => write!(f, "a pawn stands on {square}"),
            Self::OpponentInCheck => write!(f, "the side that is not to move is in check"),
            Self::Castling(colour, wing) => write!(
                f,
                "{colour} cannot castle with the {} rook: king or rook is not in its place",
                match wing {
                    Wing::King => "h-side",
                    Wing::Queen => "a-side",
                }
            ),
            Self::EnPassant(square) => write!(f, "no pawn can just have crossed {square}"),
        }
    }
}

impl core::error::Error for Refusal {}

impl Position {
    /// Takes over a set-up of the orthodox game: kings castle from the e-file with rooks of the corners.
    ///
    /// # Errors
    /// Where the set-up is none the generator can work on.
    pub fn new(setup: &Setup) -> Result<Self, Refusal> {
        let mut rooks = Vec::new();
        for colour in Colour::BOTH {
            for wing in Wing::BOTH {
                if setup.castling.right(colour, wing) != Right::Kept {
                    continue;
                }
                let file = if wing == Wing::King { 7 } else { 0 };
                let (king, rook) = (on_first(colour, 4), on_first(colour, file));
                if setup.piece(square(king)) != Some(Piece::new(colour, Kind::King)) {
                    return Err(Refusal::Castling(colour, wing));
                }
                rooks.push((colour, wing, rook));
            }
        }
        Self::with_rooks(setup, &rooks)
    }

    /// Takes over a set-up whose rights to castle are given by the squares of the rooks, as sets of one.
    pub(crate) fn with_rooks(
        setup: &Setup,
        rooks: &[(Colour, Wing, u64)],
    ) -> Result<Self, Refusal> {
        let mut men = Men::default();
        for (at, piece) in setup.men() {
            let bit = 1 << at.index();
            if piece.colour == setup.turn {
                men.own |= bit;
            } else {
                men.enemy |= bit;
            }
            match piece.kind {
                Kind::Pawn => men.pawns |= bit,
                Kind::Knight => men.knights |= bit,
                Kind::Bishop => men.diagonal |= bit,
                Kind::Rook => men.orthogonal |= bit,
                Kind::Queen => {
                    men.diagonal |= bit;
                    men.orthogonal |= bit;
                }
                Kind::King => men.kings |= bit,
            }
        }
        for (colour, side) in [(setup.turn, men.own), (setup.turn.opponent(), men.enemy)] {
            if (men.kings & side).count_ones() != 1 {
                return Err(Refusal::Kings(colour));
            }
        }
        let misplaced = men.pawns & (rank(0) | rank(7));
        if misplaced != 0 {
            return Err(Refusal::Pawn(square(misplaced)));
        }
        for &(colour, wing, rook) in rooks {
            let side = if colour == setup.turn {
                men.own
            } else {
                men.enemy
            };
            let home = first_rank(colour);
            let king = men.kings & side & home;
            let there = rook & men.orthogonal & !men.diagonal & side & home;
            if king == 0 || there == 0 || (rook > king) != (wing == Wing::King) {
                return Err(Refusal::Castling(colour, wing));
            }
            men.castling |= rook;
        }
        let white = setup.turn == Colour::White;
        let mut position = Self {
            men,
            white,
            passed: 0,
            hash: 0,
        };
        if let Some(target) = setup.en_passant {
            let passed = 1 << target.index();
            let (pawn, home) = (
                shift(passed, -forward(white)),
                shift(passed, forward(white)),
            );
            let crossed = passed & rank(if white { 5 } else { 2 }) != 0
                && men.pawns & men.enemy & pawn != 0
                && men.occupied() & (passed | home) == 0;
            if !crossed {
                return Err(Refusal::EnPassant(target));
            }
            position.passed = passed;
        }
        if position.opponent_in_check() {
            return Err(Refusal::OpponentInCheck);
        }
        position.hash = position.hash_anew();
        Ok(position)
    }

    /// The position as a set-up; its move counters are those of a new game.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let mut setup = Setup::empty();
        setup.turn = self.turn();
        for index in 0..64 {
            let bit = 1_u64 << index;
            if self.men.occupied() & bit != 0 {
                let own = self.men.own & bit != 0;
                let colour = if own {
                    setup.turn
                } else {
                    setup.turn.opponent()
                };
                let piece = Piece::new(colour, kind(self.men.man_on(bit)));
                setup.put(square(bit), Some(piece));
            }
        }
        for colour in Colour::BOTH {
            let king = self.men.kings & first_rank(colour);
            for rook in crate::bits::Singles(self.men.castling & first_rank(colour)) {
                let wing = if rook > king { Wing::King } else { Wing::Queen };
                setup.castling.set(colour, wing, Right::Kept);
            }
        }
        setup.en_passant = (self.passed != 0).then(|| square(self.passed));
        setup
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Colour {
        if self.white {
            Colour::White
        } else {
            Colour::Black
        }
    }

    /// The kind of man the side to move has on the square.
    #[must_use]
    pub fn own_kind(&self, at: Square) -> Option<Kind> {
        let bit = 1 << at.index();
        (self.men.own & bit != 0).then(|| kind(self.men.man_on(bit)))
    }

    /// Whether the side to move is in check.
    #[must_use]
    pub fn in_check(&self) -> bool {
        self.checkers() != 0
    }

    /// Whether the move takes a man on the square where it arrives.
    pub(crate) const fn captures(&self, step: Step) -> bool {
        self.men.enemy & step.to() != 0 && !step.castles()
    }

    /// Whether the move takes a man, in passing too.
    #[must_use]
    pub const fn takes(&self, step: Step) -> bool {
        self.captures(step) || matches!(step.deed, Deed::EnPassant)
    }

    /// How many men give check.
    #[must_use]
    pub fn checks(&self) -> u32 {
        self.checkers().count_ones()
    }

    pub(crate) fn checkers(&self) -> u64 {
        if self.white {
            checkers::<true>(&self.men)
        } else {
            checkers::<false>(&self.men)
        }
    }

    /// The legal moves, in no particular order.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Step> {
        let mut steps = Vec::with_capacity(64);
        self.legal_moves_into(&mut steps);
        steps
    }

    /// The legal moves, added to a list.
    pub fn legal_moves_into(&self, steps: &mut Vec<Step>) {
        let mut collector = Collector(steps);
        if self.white {
            generate::<true>(&self.men, self.passed, &mut collector);
        } else {
            generate::<false>(&self.men, self.passed, &mut collector);
        }
    }

    /// The legal move that is written so, castling as the move of the king.
    #[must_use]
    pub fn find(&self, written: Move) -> Option<Step> {
        self.legal_moves()
            .into_iter()
            .find(|step| step.written() == written)
    }

    /// The position after one of its legal moves.
    #[must_use]
    pub fn after(&self, step: Step) -> Self {
        let men = if self.white {
            self.men_after::<true>(step)
        } else {
            self.men_after::<false>(step)
        };
        let passed = match step.deed {
            Deed::DoubleStep => shift(step.to(), -forward(self.white)),
            _ => 0,
        };
        Self {
            men,
            white: !self.white,
            passed,
            hash: self.hash_after(step, &men, passed),
        }
    }

    fn men_after<const WHITE: bool>(&self, step: Step) -> Men {
        let (from, to) = (step.from(), step.to());
        match step.deed {
            Deed::Goes(man) => self.men.after_step::<WHITE>(man, from, to),
            Deed::DoubleStep => self.men.after_step::<WHITE>(Man::Pawn, from, to),
            Deed::Promotes(man) => self.men.after_promotion(man, from, to),
            Deed::EnPassant => self.men.after_en_passant(from, to, step.passed_by()),
            Deed::Castles { rook } => {
                let rook = step.rook(rook);
                self.men.after_castling::<WHITE>((from, to), rook)
            }
        }
    }

    /// Whether the other is the same position, as repetition counts it: the same men, side to move, rights to castle and
    /// captures in passing that are legal.
    #[must_use]
    pub fn is_same_as(&self, other: &Self) -> bool {
        self.men == other.men
            && self.white == other.white
            && self.legally_passed() == other.legally_passed()
    }

    /// A key that is equal for the same positions, as [`Self::is_same_as`] has it: unlike [`Self::hash`] it counts a
    /// capture in passing only where that is legal.
    #[inline]
    #[must_use]
    pub fn repetition_key(&self) -> u64 {
        let takeable = key::takeable(self.white, &self.men, self.passed);
        if takeable == 0 || self.legally_passed() != 0 {
            return self.hash;
        }
        self.hash ^ crate::hash::passed(takeable)
    }

    /// Whether a side has its king and nothing else.
    #[must_use]
    pub const fn is_lone_king(&self, side: Colour) -> bool {
        let own = matches!(side, Colour::White) == self.white;
        let men = if own { self.men.own } else { self.men.enemy };
        men.count_ones() == 1
    }

    /// The square just crossed, if a pawn can legally take there.
    #[cold]
    fn legally_passed(&self) -> u64 {
        if key::takeable(self.white, &self.men, self.passed) == 0 {
            return 0;
        }
        let found = self.arrivals(Kind::Pawn, square(self.passed), !0);
        if found.takes_in_passing() {
            self.passed
        } else {
            0
        }
    }

    /// The number of leaves so many plies below, on the fastest walk of this machine, the moves of the last ply counted
    /// without being made.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        self.perft_on(Isa::best(), depth, true)
    }

    /// The number of leaves so many plies below, by a given walk; without `bulk` each move of the last ply is made.
    #[must_use]
    pub fn perft_on(&self, isa: Isa, depth: u32, bulk: bool) -> u64 {
        isa.leaves(self.white, &self.men, self.passed, depth, bulk)
    }

    /// Whether the men that are left can mate by no sequence of moves: kings alone, with one knight or one bishop, or
    /// with bishops that all move on squares of one colour.
    #[must_use]
    pub fn is_dead_by_material(&self) -> bool {
        const DARK: u64 = 0xAA55_AA55_AA55_AA55;
        let men = &self.men;
        if men.pawns | men.orthogonal != 0 {
            return false;
        }
        let (knights, bishops) = (men.knights.count_ones(), men.diagonal);
        match knights {
            0 => bishops & DARK == 0 || bishops & !DARK == 0,
            1 => bishops == 0,
            _ => false,
        }
    }

    /// Whether the king of the side that has moved could be taken.
    fn opponent_in_check(&self) -> bool {
        let mut turned = self.men;
        core::mem::swap(&mut turned.own, &mut turned.enemy);
        let attacked = if self.white {
            checkers::<false>(&turned)
        } else {
            checkers::<true>(&turned)
        };
        let kings = turned.kings;
        attacked != 0 || king_attacks(kings & turned.own) & kings != 0
    }
}

/// The square of a file on the side's own first rank, as a set of one.
pub(crate) const fn on_first(colour: Colour, file: u32) -> u64 {
    first_rank(colour) & FILE_A << file
}

/// The rank on which the side's pieces stand at the start.
pub(crate) const fn first_rank(colour: Colour) -> u64 {
    match colour {
        Colour::White => rank(0),
        Colour::Black => rank(7),
    }
}
