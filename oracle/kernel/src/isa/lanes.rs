//! The eight directions of the board in the eight lanes of one register: the moves of all sliders and knights of a side
//! are counted at once, without a loop over men and without a table.
//!
//! Two sliders of one side never arrive on the same square by the same direction, for each is the other's obstacle; so
//! the moves by one direction are as many as the squares it fills.

use core::arch::x86_64::{
    __m512i, _mm512_and_si512, _mm512_andnot_si512, _mm512_add_epi64, _mm512_mask_blend_epi64, _mm512_popcnt_epi64,
    _mm512_reduce_add_epi64, _mm512_reduce_or_epi64, _mm512_rolv_epi64, _mm512_set1_epi64,
    _mm512_setr_epi64, _mm512_shuffle_epi32, _mm512_ternarylogic_epi64, _mm512_test_epi64_mask,
};

use crate::bits::{FILE_A, FILE_H, captures_east, captures_west, forward, lowest, pawn_attacks, rank, shift, Singles};
use crate::generate::king_is_safe_after_en_passant;
use crate::men::{Men, castled};
use crate::tables::{BETWEEN, KING};

/// The lanes of ranks and files; the others are the diagonals. Opposite directions lie side by side.
const DIAGONALS: u8 = 0b1111_0000;

#[inline]
#[target_feature(enable = "avx512f")]
fn lanes(values: [u64; 8]) -> __m512i {
    let [a, b, c, d, e, f, g, h] = values.map(u64::cast_signed);
    _mm512_setr_epi64(a, b, c, d, e, f, g, h)
}

#[inline]
#[target_feature(enable = "avx512f")]
fn every(value: u64) -> __m512i {
    _mm512_set1_epi64(value.cast_signed())
}

/// North, south, east, west, north-east, south-west, north-west, south-east, as turns to the left of 64 bits.
const TURNS: [u64; 8] = [8, 56, 1, 63, 9, 55, 7, 57];

/// The squares on which a step in that direction can arrive without having gone round the board.
const ARRIVALS: [u64; 8] = [
    !rank(0),
    !rank(7),
    !FILE_A,
    !FILE_H,
    !rank(0) & !FILE_A,
    !rank(7) & !FILE_H,
    !rank(0) & !FILE_H,
    !rank(7) & !FILE_A,
];

/// The eight leaps of the knight as turns to the left.
const LEAPS: [u64; 8] = [17, 47, 15, 49, 10, 54, 6, 58];

/// The squares on which each leap can arrive.
const LANDINGS: [u64; 8] = {
    const AB: u64 = FILE_A | FILE_A << 1;
    const GH: u64 = FILE_H | FILE_H >> 1;
    const UP_2: u64 = !(rank(0) | rank(1));
    const DOWN_2: u64 = !(rank(6) | rank(7));
    [
        UP_2 & !FILE_A,
        DOWN_2 & !FILE_H,
        UP_2 & !FILE_H,
        DOWN_2 & !FILE_A,
        !rank(0) & !AB,
        !rank(7) & !GH,
        !rank(0) & !GH,
        !rank(7) & !AB,
    ]
};

/// The ways through empty squares by one, two and four steps at a time.
struct Ways {
    turns: [__m512i; 3],
    one: __m512i,
    two: __m512i,
    four: __m512i,
    arrivals: __m512i,
}

impl Ways {
    #[inline]
    #[target_feature(enable = "avx512f")]
    fn through(empty: u64) -> Self {
        let turns = lanes(TURNS);
        let turns = [
            turns,
            _mm512_add_epi64(turns, turns),
            lanes(TURNS.map(|turn| 4 * turn % 64)),
        ];
        let arrivals = lanes(ARRIVALS);
        let one = _mm512_and_si512(every(empty), arrivals);
        let two = _mm512_and_si512(one, _mm512_rolv_epi64(one, turns[0]));
        let four = _mm512_and_si512(two, _mm512_rolv_epi64(two, turns[1]));
        Self {
            turns,
            one,
            two,
            four,
            arrivals,
        }
    }

    /// In each lane the squares attacked by the men of that lane in its direction.
    #[inline]
    #[target_feature(enable = "avx512f")]
    fn attacks(&self, men: __m512i) -> __m512i {
        // 0xF8: the first operand or both others.
        let filled = _mm512_ternarylogic_epi64::<0xF8>(
            men,
            self.one,
            _mm512_rolv_epi64(men, self.turns[0]),
        );
        let filled = _mm512_ternarylogic_epi64::<0xF8>(
            filled,
            self.two,
            _mm512_rolv_epi64(filled, self.turns[1]),
        );
        let filled = _mm512_ternarylogic_epi64::<0xF8>(
            filled,
            self.four,
            _mm512_rolv_epi64(filled, self.turns[2]),
        );
        _mm512_and_si512(_mm512_rolv_epi64(filled, self.turns[0]), self.arrivals)
    }
}

/// The number of legal moves, if the king is not in check and nothing is pinned.
#[inline]
#[target_feature(enable = "bmi1,bmi2,popcnt,lzcnt,avx512f,avx512vpopcntdq")]
pub(super) fn count<const WHITE: bool>(men: &Men, passed: u64) -> Option<u64> {
    let occupied = men.occupied();
    let king = men.kings & men.own;
    let ways = Ways::through(!occupied);
    let leaps = lanes(LEAPS);
    let landings = lanes(LANDINGS);
    let sliders = _mm512_mask_blend_epi64(
        DIAGONALS,
        every(men.orthogonal),
        every(men.diagonal),
    );
    let own = every(men.own);
    let theirs = ways.attacks(_mm512_and_si512(sliders, every(men.enemy)));
    let leapt = _mm512_and_si512(
        _mm512_rolv_epi64(every(men.knights & men.enemy), leaps),
        landings,
    );
    // 0xFE: any of the three.
    let attacked = _mm512_reduce_or_epi64(_mm512_ternarylogic_epi64::<0xFE>(theirs, leapt, leapt))
        .cast_unsigned()
        | pawn_attacks(!WHITE, men.pawns & men.enemy)
        | KING[lowest(men.kings & men.enemy)];
    // What a slider of theirs meets by one direction and the king's lines by the opposite one is pinned if it is ours.
    let lines = _mm512_shuffle_epi32::<0b0100_1110>(ways.attacks(every(king)));
    let pins = _mm512_test_epi64_mask(_mm512_and_si512(lines, theirs), own);
    if attacked & king != 0 || pins != 0 {
        return None;
    }

    let slid = _mm512_andnot_si512(own, ways.attacks(_mm512_and_si512(sliders, own)));
    let leapt = _mm512_and_si512(
        _mm512_rolv_epi64(every(men.knights & men.own), leaps),
        _mm512_andnot_si512(own, landings),
    );
    let mut moves = _mm512_reduce_add_epi64(_mm512_add_epi64(
        _mm512_popcnt_epi64(slid),
        _mm512_popcnt_epi64(leapt),
    ))
    .cast_unsigned();
    moves += u64::from((KING[lowest(king)] & !men.own & !attacked).count_ones());

    let pawns = men.pawns & men.own;
    let ahead = forward(WHITE);
    let once = shift(pawns, ahead) & !occupied;
    let twice = shift(once & rank(if WHITE { 2 } else { 5 }), ahead) & !occupied;
    let west = captures_west(WHITE, pawns).0 & men.enemy;
    let east = captures_east(WHITE, pawns).0 & men.enemy;
    moves += u64::from(once.count_ones() + twice.count_ones() + west.count_ones() + east.count_ones());
    if pawns & rank(if WHITE { 6 } else { 1 }) != 0 {
        let last = rank(if WHITE { 7 } else { 0 });
        moves += 3 * u64::from(
            (once & last).count_ones() + (west & last).count_ones() + (east & last).count_ones(),
        );
    }

    if passed != 0 {
        let taken = shift(passed, -ahead);
        for from in Singles(((taken & !FILE_A) >> 1 | (taken & !FILE_H) << 1) & pawns) {
            moves += u64::from(king_is_safe_after_en_passant::<WHITE>(men, from, passed, taken));
        }
    }
    for rook in Singles(men.castling & men.own) {
        moves += u64::from(crate::generate::may_castle::<WHITE>(men, rook, attacked));
    }
    Some(moves)
}
