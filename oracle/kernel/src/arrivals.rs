//! The legal moves of one kind of man to one square: what a record of moves asks for, move after move.
//!
//! It is worked out apart from [`Position::legal_moves`]: from the square of arrival backwards, and each move that is left
//! is tried on the board. So the two can be compared.

use chesslaws_board::{Kind, Square, Wing};

use crate::Position;
use crate::bits::{FILE_A, FILE_H, Singles, forward, lowest, pawn_attacks, rank, shift};
use crate::generate::{attacked, checkers, may_castle};
use crate::men::{Man, Men, castled};
use crate::sliders::{bishop, rook};
use crate::step::{Deed, Step};
use crate::tables::{KING, KNIGHT};

/// The legal moves of one kind of man to one square; a pawn's to the last rank are one for each man it may become.
#[derive(Clone, Copy, Debug)]
pub struct Arrivals {
    man: Man,
    from: u64,
    to: u64,
    /// The pawn that a pawn takes in passing.
    taken: u64,
    white: bool,
}

impl Arrivals {
    /// The squares of departure, a1 the lowest bit.
    #[must_use]
    pub const fn from(&self) -> u64 {
        self.from
    }

    /// Whether the man becomes another.
    #[must_use]
    pub fn promotes(&self) -> bool {
        self.man == Man::Pawn && self.to & (rank(0) | rank(7)) != 0
    }

    /// Whether a pawn takes another in passing.
    #[must_use]
    pub const fn takes_in_passing(&self) -> bool {
        self.from != 0 && self.taken != 0
    }

    /// The move, if there is one alone that ends with this man; nothing where a promotion is named and there is none, or
    /// the other way round.
    #[must_use]
    pub fn only(&self, promotion: Option<Kind>) -> Option<Step> {
        if !self.from.is_power_of_two() {
            return None;
        }
        let deed = self.deed(promotion)?;
        Some(Step::new(deed, self.from, self.to))
    }

    /// All the moves.
    pub fn steps(&self) -> impl Iterator<Item = Step> + '_ {
        const BECOMES: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];
        let promotes = self.promotes();
        let becomes = move |at: usize| promotes.then(|| BECOMES[at]);
        Singles(self.from).flat_map(move |from| {
            (0..if promotes { 4 } else { 1 }).filter_map(move |at| {
                let one = Self { from, ..*self };
                one.only(becomes(at))
            })
        })
    }

    fn deed(&self, promotion: Option<Kind>) -> Option<Deed> {
        if self.man != Man::Pawn {
            return promotion.is_none().then_some(Deed::Goes(self.man));
        }
        if self.promotes() {
            return match promotion? {
                Kind::Queen => Some(Deed::Promotes(Man::Queen)),
                Kind::Rook => Some(Deed::Promotes(Man::Rook)),
                Kind::Bishop => Some(Deed::Promotes(Man::Bishop)),
                Kind::Knight => Some(Deed::Promotes(Man::Knight)),
                Kind::King | Kind::Pawn => None,
            };
        }
        let twice = shift(self.from, 2 * forward(self.white)) == self.to;
        match (promotion, self.taken) {
            (Some(_), _) => None,
            (None, 0) if twice => Some(Deed::DoubleStep),
            (None, 0) => Some(Deed::Goes(Man::Pawn)),
            (None, _) => Some(Deed::EnPassant),
        }
    }
}

impl Position {
    /// The legal moves of a kind of man to a square from any of the given squares (a1 the lowest bit). Castling is not among
    /// them.
    #[must_use]
    pub fn arrivals(&self, kind: Kind, to: Square, among: u64) -> Arrivals {
        if self.white {
            self.arrivals_of::<true>(kind, 1 << to.index(), among)
        } else {
            self.arrivals_of::<false>(kind, 1 << to.index(), among)
        }
    }

    #[inline(always)]
    fn arrivals_of<const WHITE: bool>(&self, kind: Kind, to: u64, among: u64) -> Arrivals {
        let men = &self.men;
        let (square, occupied, among) = (lowest(to), men.occupied(), among & men.own);
        let mut taken = 0;
        let (man, from) = match kind {
            Kind::Pawn => {
                let (from, passing) = pawn_origins::<WHITE>(men, to, self.passed);
                if passing {
                    taken = shift(to, -forward(WHITE));
                }
                (Man::Pawn, from)
            }
            Kind::Knight => (Man::Knight, KNIGHT[square] & men.knights),
            Kind::Bishop => {
                let from = bishop(square, occupied) & men.diagonal & !men.orthogonal;
                (Man::Bishop, from)
            }
            Kind::Rook => {
                let from = rook(square, occupied) & men.orthogonal & !men.diagonal;
                (Man::Rook, from)
            }
            Kind::Queen => {
                let queens = men.diagonal & men.orthogonal;
                let lines = bishop(square, occupied) | rook(square, occupied);
                (Man::Queen, lines & queens)
            }
            Kind::King => (Man::King, KING[square] & men.kings),
        };
        let mut found = Arrivals {
            man,
            from: 0,
            to,
            taken,
            white: WHITE,
        };
        if men.own & to == 0 {
            for single in Singles(from & among) {
                if safe::<WHITE>(men, single, to, taken) {
                    found.from |= single;
                }
            }
        }
        found
    }

    /// Castling on that wing, if it is legal now.
    #[must_use]
    pub fn castling(&self, wing: Wing) -> Option<Step> {
        if self.white {
            self.castling_of::<true>(wing)
        } else {
            self.castling_of::<false>(wing)
        }
    }

    fn castling_of<const WHITE: bool>(&self, wing: Wing) -> Option<Step> {
        let (men, king) = (&self.men, self.men.kings & self.men.own);
        let rooks = men.castling & men.own;
        let rook = Singles(rooks).find(|&rook| (rook > king) == (wing == Wing::King))?;
        let unchecked = checkers::<WHITE>(men) == 0;
        let (king_to, rook_to) = castled::<WHITE>(king, rook);
        (unchecked && may_castle::<WHITE>(men, rook, attacked::<WHITE>(men)))
            .then(|| Step::castling((king, king_to), (rook, rook_to)))
    }

    /// The position with the other side to move and nothing else changed, as records of analysis write it (`--`). No move of
    /// the game: nothing if the side to move is in check.
    #[must_use]
    pub fn passed_over(&self) -> Option<Self> {
        if self.in_check() {
            return None;
        }
        let mut turned = *self;
        core::mem::swap(&mut turned.men.own, &mut turned.men.enemy);
        turned.white = !self.white;
        turned.passed = 0;
        turned.hash = turned.hash_anew();
        Some(turned)
    }
}

/// The pawns that may go to a square, and whether by taking in passing.
#[inline(always)]
pub(crate) fn pawn_origins<const WHITE: bool>(men: &Men, to: u64, passed: u64) -> (u64, bool) {
    let pawns = men.pawns & men.own;
    let back = -forward(WHITE);
    let captures = pawn_attacks(!WHITE, to) & pawns;
    if men.enemy & to != 0 {
        return (captures, false);
    }
    if to == passed {
        let beside = shift(to, back);
        let beside = (beside & !FILE_A) >> 1 | (beside & !FILE_H) << 1;
        if beside & pawns != 0 {
            return (beside & pawns, true);
        }
    }
    let once = shift(to, back);
    if once & pawns != 0 {
        return (once, false);
    }
    let start = rank(if WHITE { 1 } else { 6 });
    if once & men.occupied() == 0 {
        return (shift(once, back) & pawns & start, false);
    }
    (0, false)
}

/// Whether the king is not attacked once the man has gone, on that very board.
#[inline(always)]
pub(crate) fn safe<const WHITE: bool>(men: &Men, from: u64, to: u64, taken: u64) -> bool {
    let own_king = men.kings & men.own;
    let king = if from == own_king { to } else { own_king };
    let square = lowest(king);
    let occupied = (men.occupied() & !(from | taken)) | to;
    let enemy = men.enemy & !(to | taken);
    let leapers = pawn_attacks(WHITE, king) & men.pawns
        | KNIGHT[square] & men.knights
        | KING[square] & men.kings;
    let sliders = bishop(square, occupied) & men.diagonal | rook(square, occupied) & men.orthogonal;
    (leapers | sliders) & enemy == 0
}
