//! Every legal move, and no other, without trying any: what gives check and what is pinned is worked out first, and each
//! man is then given only squares that leave the king safe.

use crate::bits::{
    FILE_A, FILE_H, Singles, captures_east, captures_west, forward, king_attacks, knight_attacks,
    lowest, pawn_attacks, rank, shift,
};
use crate::men::{Man, Men, castled};
use crate::sliders::{bishop, bishop_lines, rook, rook_lines};
use crate::tables::{BETWEEN, KING, KNIGHT};

/// Takes the legal moves as they are found, a set at a time. Squares are sets of one.
pub(crate) trait Sink {
    /// One man other than a pawn goes from its square to any of the targets.
    fn man(&mut self, men: &Men, man: Man, from: u64, targets: u64);
    /// Pawns arrive on the targets, each from the square that lies so far behind.
    fn pawns(&mut self, men: &Men, by: i32, targets: u64);
    /// Pawns arrive by a double step.
    fn double_steps(&mut self, men: &Men, by: i32, targets: u64);
    /// Pawns arrive on the last rank, to become any of four men.
    fn promotions(&mut self, men: &Men, by: i32, targets: u64);
    /// A pawn takes another in passing.
    fn en_passant(&mut self, men: &Men, from: u64, to: u64, taken: u64);
    /// King and rook castle.
    fn castling(&mut self, men: &Men, king: (u64, u64), rook: (u64, u64));
}

/// What attacks the king and what stands between.
struct Dangers {
    /// The men that give check.
    checkers: u64,
    /// Squares on which a man answers the check: all without one, none against two.
    answers: u64,
    /// From the king to each man that pins along a rank or a file, him included.
    pins_orthogonal: u64,
    /// From the king to each man that pins along a diagonal, him included.
    pins_diagonal: u64,
}

/// The men of the other side that give check.
#[inline(always)]
pub(crate) fn checkers<const WHITE: bool>(men: &Men) -> u64 {
    let king = men.kings & men.own;
    let square = lowest(king);
    let occupied = men.occupied();
    men.enemy
        & (pawn_attacks(WHITE, king) & men.pawns
            | KNIGHT[square] & men.knights
            | bishop(square, occupied) & men.diagonal
            | rook(square, occupied) & men.orthogonal)
}

/// Every square that the other side attacks, the king of the side to move being no cover.
#[inline(always)]
pub(crate) fn attacked<const WHITE: bool>(men: &Men) -> u64 {
    let occupied = men.occupied() ^ (men.kings & men.own);
    let mut squares = pawn_attacks(!WHITE, men.pawns & men.enemy)
        | knight_attacks(men.knights & men.enemy)
        | king_attacks(men.kings & men.enemy);
    for each in Singles(men.diagonal & men.enemy) {
        squares |= bishop(lowest(each), occupied);
    }
    for each in Singles(men.orthogonal & men.enemy) {
        squares |= rook(lowest(each), occupied);
    }
    squares
}

#[inline(always)]
fn dangers<const WHITE: bool>(men: &Men) -> Dangers {
    let king = men.kings & men.own;
    let square = lowest(king);
    let occupied = men.occupied();
    let mut found = Dangers {
        checkers: men.enemy
            & (pawn_attacks(WHITE, king) & men.pawns | KNIGHT[square] & men.knights),
        answers: 0,
        pins_orthogonal: 0,
        pins_diagonal: 0,
    };
    found.answers = found.checkers;
    for line in [true, false] {
        let snipers = if line {
            rook_lines(square) & men.orthogonal & men.enemy
        } else {
            bishop_lines(square) & men.diagonal & men.enemy
        };
        for sniper in Singles(snipers) {
            let between = BETWEEN[square][lowest(sniper)];
            let covers = between & occupied;
            if covers == 0 {
                found.checkers |= sniper;
                found.answers |= between | sniper;
            } else if covers & covers.wrapping_sub(1) == 0 && covers & men.own != 0 {
                if line {
                    found.pins_orthogonal |= between | sniper;
                } else {
                    found.pins_diagonal |= between | sniper;
                }
            }
        }
    }
    if found.checkers == 0 {
        found.answers = !0;
    } else if found.checkers & (found.checkers - 1) != 0 {
        found.answers = 0;
    }
    found
}

/// Gives every legal move to the sink. `passed` is the square a pawn has just crossed, or no square.
#[inline(always)]
pub(crate) fn generate<const WHITE: bool>(men: &Men, passed: u64, sink: &mut impl Sink) {
    let dangers = dangers::<WHITE>(men);
    king_moves::<WHITE>(men, dangers.checkers == 0, sink);
    if dangers.answers == 0 {
        return;
    }
    piece_moves(men, &dangers, sink);
    pawn_moves::<WHITE>(men, &dangers, sink);
    if passed != 0 {
        en_passant::<WHITE>(men, passed, sink);
    }
}

#[inline(always)]
fn king_moves<const WHITE: bool>(men: &Men, unchecked: bool, sink: &mut impl Sink) {
    let king = men.kings & men.own;
    let steps = KING[lowest(king)] & !men.own;
    let rooks = if unchecked { men.castling & men.own } else { 0 };
    if steps | rooks == 0 {
        return;
    }
    let attacked = attacked::<WHITE>(men);
    let targets = steps & !attacked;
    if targets != 0 {
        sink.man(men, Man::King, king, targets);
    }
    for rook in Singles(rooks) {
        if may_castle::<WHITE>(men, rook, attacked) {
            let (king_to, rook_to) = castled::<WHITE>(king, rook);
            sink.castling(men, (king, king_to), (rook, rook_to));
        }
    }
}

/// Whether the king, who is not in check, may castle with a rook that has kept its right.
#[inline(always)]
pub(crate) fn may_castle<const WHITE: bool>(men: &Men, rook_from: u64, attacked: u64) -> bool {
    let king = men.kings & men.own;
    let (king_to, rook_to) = castled::<WHITE>(king, rook_from);
    let way = BETWEEN[lowest(king)][lowest(king_to)] | king_to;
    let rook_way = BETWEEN[lowest(rook_from)][lowest(rook_to)] | rook_to;
    let others = men.occupied() ^ king ^ rook_from;
    // A rook that does not start in the corner may have been the king's cover on the first rank.
    (way | rook_way) & others == 0
        && way & attacked == 0
        && rook(lowest(king_to), others | rook_to)
            & rank(if WHITE { 0 } else { 7 })
            & men.orthogonal
            & men.enemy
            == 0
}

#[inline(always)]
fn piece_moves(men: &Men, dangers: &Dangers, sink: &mut impl Sink) {
    let targets = dangers.answers & !men.own;
    let occupied = men.occupied();
    let pinned = dangers.pins_orthogonal | dangers.pins_diagonal;
    for from in Singles(men.knights & men.own & !pinned) {
        let squares = KNIGHT[lowest(from)] & targets;
        if squares != 0 {
            sink.man(men, Man::Knight, from, squares);
        }
    }
    // A queen is met twice, once with each of her lines.
    for from in Singles(men.diagonal & men.own & !dangers.pins_orthogonal) {
        let mut squares = bishop(lowest(from), occupied) & targets;
        if from & dangers.pins_diagonal != 0 {
            squares &= dangers.pins_diagonal;
        }
        if squares != 0 {
            let man = if from & men.orthogonal != 0 {
                Man::Queen
            } else {
                Man::Bishop
            };
            sink.man(men, man, from, squares);
        }
    }
    for from in Singles(men.orthogonal & men.own & !dangers.pins_diagonal) {
        let mut squares = rook(lowest(from), occupied) & targets;
        if from & dangers.pins_orthogonal != 0 {
            squares &= dangers.pins_orthogonal;
        }
        if squares != 0 {
            let man = if from & men.diagonal != 0 {
                Man::Queen
            } else {
                Man::Rook
            };
            sink.man(men, man, from, squares);
        }
    }
}

#[inline(always)]
fn pawn_moves<const WHITE: bool>(men: &Men, dangers: &Dangers, sink: &mut impl Sink) {
    let empty = !men.occupied();
    let pawns = men.pawns & men.own;
    let ahead = forward(WHITE);
    let last = rank(if WHITE { 7 } else { 0 });
    let third = rank(if WHITE { 2 } else { 5 });

    let advancing = pawns & !dangers.pins_diagonal;
    let pinned = advancing & dangers.pins_orthogonal;
    let once = (shift(advancing & !pinned, ahead) | shift(pinned, ahead) & dangers.pins_orthogonal)
        & empty;
    let twice = shift(once & third, ahead) & empty & dangers.answers;
    let once = once & dangers.answers;

    let capturing = pawns & !dangers.pins_orthogonal;
    let pinned = capturing & dangers.pins_diagonal;
    let targets = men.enemy & dangers.answers;
    let (free_west, west_by) = captures_west(WHITE, capturing & !pinned);
    let (pinned_west, _) = captures_west(WHITE, pinned);
    let west = (free_west | pinned_west & dangers.pins_diagonal) & targets;
    let (free_east, east_by) = captures_east(WHITE, capturing & !pinned);
    let (pinned_east, _) = captures_east(WHITE, pinned);
    let east = (free_east | pinned_east & dangers.pins_diagonal) & targets;

    if (once | west | east) & last == 0 {
        sink.pawns(men, ahead, once);
        sink.pawns(men, west_by, west);
        sink.pawns(men, east_by, east);
    } else {
        sink.pawns(men, ahead, once & !last);
        sink.pawns(men, west_by, west & !last);
        sink.pawns(men, east_by, east & !last);
        sink.promotions(men, ahead, once & last);
        sink.promotions(men, west_by, west & last);
        sink.promotions(men, east_by, east & last);
    }
    sink.double_steps(men, 2 * ahead, twice);
}

/// Two pawns leave their squares and one arrives: whether the king is left attacked is looked at on that very board.
#[inline(always)]
fn en_passant<const WHITE: bool>(men: &Men, passed: u64, sink: &mut impl Sink) {
    let taken = shift(passed, -forward(WHITE));
    let pawns = men.pawns & men.own;
    let beside = ((taken & !FILE_A) >> 1 | (taken & !FILE_H) << 1) & pawns;
    for from in Singles(beside) {
        if king_is_safe_after_en_passant::<WHITE>(men, from, passed, taken) {
            sink.en_passant(men, from, passed, taken);
        }
    }
}

#[inline(always)]
pub(crate) fn king_is_safe_after_en_passant<const WHITE: bool>(
    men: &Men,
    from: u64,
    to: u64,
    taken: u64,
) -> bool {
    let king = men.kings & men.own;
    let square = lowest(king);
    let occupied = men.occupied() ^ from ^ to ^ taken;
    let leapers = pawn_attacks(WHITE, king) & men.pawns & !taken | KNIGHT[square] & men.knights;
    let sliders = bishop(square, occupied) & men.diagonal | rook(square, occupied) & men.orthogonal;
    (leapers | sliders) & men.enemy == 0
}
