//! A recorded move found and made in one: the way of a reader that replays millions of games.
//!
//! It gives what [`Position::arrivals`], [`Arrivals::only`](crate::Arrivals::only) and [`Position::after`] give one after the
//! other, which say how; here everything that depends on the kind of man and on the colour is chosen once.

use chesslaws_board::{Kind, Square};

use crate::Position;
use crate::arrivals::{pawn_origins, safe};
use crate::bits::{Singles, forward, lowest, rank, shift};
use crate::hash;
use crate::men::{Man, Men};
use crate::position::key::takeable;
use crate::sliders::{bishop, rook};
use crate::step::{Deed, Step};
use crate::tables::{KING, KNIGHT, PAWN};

/// Kinds of men as numbers, for parameters of types.
const KNIGHT_: u8 = Man::Knight as u8;
const BISHOP_: u8 = Man::Bishop as u8;
const ROOK_: u8 = Man::Rook as u8;
const QUEEN_: u8 = Man::Queen as u8;
const KING_: u8 = Man::King as u8;

impl Position {
    /// Makes the one legal move of a kind of man to a square from any of the given squares (a1 the lowest bit), and leaves
    /// the position after it in `next`. Nothing if there is none, if there are several, and for castling and promotion,
    /// which are written otherwise; `next` then means nothing.
    #[inline]
    pub fn advance(&self, kind: Kind, to: Square, among: u64, next: &mut Self) -> Option<Step> {
        let (to, among) = (to.index(), among & self.men.own);
        if self.men.own >> to & 1 != 0 {
            return None;
        }
        match (kind, self.white) {
            (Kind::Pawn, true) => self.pawn::<true>(to, among, next),
            (Kind::Pawn, false) => self.pawn::<false>(to, among, next),
            (Kind::Knight, true) => self.piece::<true, KNIGHT_>(to, among, next),
            (Kind::Knight, false) => self.piece::<false, KNIGHT_>(to, among, next),
            (Kind::Bishop, true) => self.piece::<true, BISHOP_>(to, among, next),
            (Kind::Bishop, false) => self.piece::<false, BISHOP_>(to, among, next),
            (Kind::Rook, true) => self.piece::<true, ROOK_>(to, among, next),
            (Kind::Rook, false) => self.piece::<false, ROOK_>(to, among, next),
            (Kind::Queen, true) => self.piece::<true, QUEEN_>(to, among, next),
            (Kind::Queen, false) => self.piece::<false, QUEEN_>(to, among, next),
            (Kind::King, true) => self.piece::<true, KING_>(to, among, next),
            (Kind::King, false) => self.piece::<false, KING_>(to, among, next),
        }
    }

    #[inline(always)]
    fn piece<const WHITE: bool, const MAN: u8>(
        &self,
        square: usize,
        among: u64,
        next: &mut Self,
    ) -> Option<Step> {
        let men = &self.men;
        let occupied = men.occupied();
        let (man, origins) = match MAN {
            KNIGHT_ => (Man::Knight, KNIGHT[square] & men.knights),
            BISHOP_ => {
                let bishops = men.diagonal & !men.orthogonal;
                (Man::Bishop, bishop(square, occupied) & bishops)
            }
            ROOK_ => {
                let rooks = men.orthogonal & !men.diagonal;
                (Man::Rook, rook(square, occupied) & rooks)
            }
            QUEEN_ => {
                let queens = men.diagonal & men.orthogonal;
                let lines = bishop(square, occupied) | rook(square, occupied);
                (Man::Queen, lines & queens)
            }
            _ => (Man::King, KING[square] & men.kings),
        };
        let to = 1 << square;
        let from = if MAN == KING_ {
            let king = origins & among;
            (king != 0 && safe::<WHITE>(men, king, to, 0)).then_some(king)?
        } else {
            the_safe::<WHITE>(men, origins & among, to, 0)?
        };
        next.men = men.after_step::<WHITE>(man, from, to);
        self.turn_over::<WHITE>(next, square);
        next.hash ^= hash::at::<WHITE>(man, lowest(from)) ^ hash::at::<WHITE>(man, square);
        let deed = Deed::Goes(man);
        Some(Step::new(deed, from, to))
    }

    #[inline(always)]
    fn pawn<const WHITE: bool>(&self, square: usize, among: u64, next: &mut Self) -> Option<Step> {
        let (men, to) = (&self.men, 1 << square);
        if to & (rank(0) | rank(7)) != 0 {
            return None;
        }
        let (origins, passing) = pawn_origins::<WHITE>(men, to, self.passed);
        let behind = shift(to, -forward(WHITE));
        let taken = if passing { behind } else { 0 };
        let from = the_safe::<WHITE>(men, origins & among, to, taken)?;
        let deed = if passing {
            next.men = men.after_en_passant(from, to, taken);
            Deed::EnPassant
        } else {
            next.men = men.after_step::<WHITE>(Man::Pawn, from, to);
            if shift(from, 2 * forward(WHITE)) == to {
                Deed::DoubleStep
            } else {
                Deed::Goes(Man::Pawn)
            }
        };
        self.turn_over::<WHITE>(next, square);
        next.hash ^= hash::at::<WHITE>(Man::Pawn, lowest(from));
        next.hash ^= hash::at::<WHITE>(Man::Pawn, square);
        if passing {
            next.hash ^= hash::man(!WHITE, Man::Pawn, taken);
        } else if deed == Deed::DoubleStep {
            next.passed = behind;
            next.hash ^= hash::passed(takeable(!WHITE, &next.men, behind));
        }
        Some(Step::new(deed, from, to))
    }

    /// What every move changes beside the men: the side to move, and in the key what stood on the square of arrival, the
    /// rights to castle, and the pawn that could be taken in passing until now.
    #[inline(always)]
    fn turn_over<const WHITE: bool>(&self, next: &mut Self, square: usize) {
        let men = &self.men;
        let mut key = self.hash ^ hash::BLACK ^ hash::captured::<WHITE>(men, square);
        let lost = men.castling ^ next.men.castling;
        if lost != 0 {
            key ^= hash::rights(lost);
        }
        if self.passed != 0 {
            key ^= hash::passed(takeable(WHITE, men, self.passed));
        }
        (next.white, next.passed, next.hash) = (!WHITE, 0, key);
    }
}

/// The one of these men, none of them a king, whose going there leaves the king safe.
#[inline(always)]
fn the_safe<const WHITE: bool>(men: &Men, origins: u64, to: u64, taken: u64) -> Option<u64> {
    if origins.is_power_of_two() {
        return king_safe::<WHITE>(men, origins, to, taken).then_some(origins);
    }
    several::<WHITE>(men, origins, to, taken)
}

#[cold]
fn several<const WHITE: bool>(men: &Men, origins: u64, to: u64, taken: u64) -> Option<u64> {
    let mut found = 0;
    for single in Singles(origins) {
        if king_safe::<WHITE>(men, single, to, taken) {
            found |= single;
        }
    }
    found.is_power_of_two().then_some(found)
}

/// Whether the king is not attacked once the man, who is not the king, has gone. The other king attacks him in no case.
#[inline(always)]
fn king_safe<const WHITE: bool>(men: &Men, from: u64, to: u64, taken: u64) -> bool {
    let square = lowest(men.kings & men.own);
    let occupied = (men.occupied() ^ from ^ taken) | to;
    let attackers = PAWN[usize::from(!WHITE)][square] & men.pawns
        | KNIGHT[square] & men.knights
        | bishop(square, occupied) & men.diagonal
        | rook(square, occupied) & men.orthogonal;
    attackers & men.enemy & !(to | taken) == 0
}
