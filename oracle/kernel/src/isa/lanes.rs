//! The eight directions of the board in the eight lanes of one register: the moves of all sliders and knights of a side
//! are counted at once, without a loop over men and without a table.
//!
//! Two sliders of one side never arrive on the same square by the same direction, for each is the other's obstacle; so
//! the moves by one direction are as many as the squares it fills.

use core::arch::x86_64::{
    __m512i, _mm512_add_epi64, _mm512_and_si512, _mm512_andnot_si512, _mm512_mask_blend_epi64,
    _mm512_mask_reduce_add_epi64, _mm512_mask_reduce_or_epi64, _mm512_or_si512,
    _mm512_popcnt_epi64, _mm512_reduce_add_epi64, _mm512_reduce_or_epi64, _mm512_rolv_epi64,
    _mm512_set1_epi64, _mm512_setr_epi64, _mm512_shuffle_epi32, _mm512_ternarylogic_epi64,
    _mm512_test_epi64_mask,
};

use crate::bits::{
    FILE_A, FILE_H, Singles, captures_east, captures_west, forward, lowest, pawn_attacks, rank,
    shift,
};
use crate::generate::{king_is_safe_after_en_passant, may_castle};
use crate::men::Men;
use crate::tables::{KING, KNIGHT};

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
        let filled =
            _mm512_ternarylogic_epi64::<0xF8>(men, self.one, _mm512_rolv_epi64(men, self.turns[0]));
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

/// The squares that one slider attacks along ranks and files, or along diagonals.
#[target_feature(enable = "avx512f")]
pub(super) fn slides(slider: u64, occupied: u64, orthogonal: bool) -> u64 {
    let attacks = Ways::through(!occupied).attacks(every(slider));
    let kept = if orthogonal { !DIAGONALS } else { DIAGONALS };
    _mm512_mask_reduce_or_epi64(kept, attacks).cast_unsigned()
}

/// What the other side does to the king and to the men before him.
struct Pressure {
    /// Squares on which a man answers the check: all without one, none against two.
    answers: u64,
    /// From the king to each man that pins along a rank or a file, him included.
    pins_orthogonal: u64,
    /// From the king to each man that pins along a diagonal, him included.
    pins_diagonal: u64,
    /// Moves of pinned sliders along the line of the pin.
    along_pins: u64,
}

const FREE: Pressure = Pressure {
    answers: !0,
    pins_orthogonal: 0,
    pins_diagonal: 0,
    along_pins: 0,
};

/// The number of legal moves.
#[inline]
#[target_feature(enable = "bmi1,bmi2,popcnt,lzcnt,avx512f,avx512vpopcntdq")]
pub(super) fn count<const WHITE: bool>(men: &Men, passed: u64) -> u64 {
    let occupied = men.occupied();
    let king = men.kings & men.own;
    let ways = Ways::through(!occupied);
    let leaps = lanes(LEAPS);
    let landings = lanes(LANDINGS);
    let sliders = _mm512_mask_blend_epi64(DIAGONALS, every(men.orthogonal), every(men.diagonal));
    let own = every(men.own);

    let theirs = ways.attacks(_mm512_and_si512(sliders, every(men.enemy)));
    let leapt = _mm512_rolv_epi64(every(men.knights & men.enemy), leaps);
    // 0xF8: the first operand or both others.
    let mut attacked =
        _mm512_reduce_or_epi64(_mm512_ternarylogic_epi64::<0xF8>(theirs, leapt, landings))
            .cast_unsigned()
            | pawn_attacks(!WHITE, men.pawns & men.enemy)
            | KING[lowest(men.kings & men.enemy)];
    // Each line of the king, put into the lane of the sliders that come by it.
    let lines = _mm512_shuffle_epi32::<0b0100_1110>(ways.attacks(every(king)));
    let met = _mm512_and_si512(lines, theirs);
    let pinned = _mm512_test_epi64_mask(met, own);
    let mut pressure = FREE;
    if attacked & king != 0 || pinned != 0 {
        pressure = pressed::<WHITE>(men, &ways, (theirs, lines, sliders), &mut attacked);
    }

    let mut moves = u64::from((KING[lowest(king)] & !men.own & !attacked).count_ones());
    if pressure.answers == 0 {
        return moves;
    }
    let pins = pressure.pins_orthogonal | pressure.pins_diagonal;
    let free = men.own & !pins;
    let targets = every(!men.own & pressure.answers);
    let slid = _mm512_and_si512(
        targets,
        ways.attacks(_mm512_and_si512(sliders, every(free))),
    );
    // 0x80: all three.
    let leapt = _mm512_ternarylogic_epi64::<0x80>(
        _mm512_rolv_epi64(every(men.knights & free), leaps),
        landings,
        targets,
    );
    moves += _mm512_reduce_add_epi64(_mm512_add_epi64(
        _mm512_popcnt_epi64(slid),
        _mm512_popcnt_epi64(leapt),
    ))
    .cast_unsigned();
    moves += pressure.along_pins;
    moves += pawns::<WHITE>(men, &pressure);

    if passed != 0 {
        let taken = shift(passed, -forward(WHITE));
        let beside = (taken & !FILE_A) >> 1 | (taken & !FILE_H) << 1;
        for from in Singles(beside & men.pawns & men.own) {
            moves += u64::from(king_is_safe_after_en_passant::<WHITE>(
                men, from, passed, taken,
            ));
        }
    }
    if attacked & king == 0 {
        for rook in Singles(men.castling & men.own) {
            moves += u64::from(may_castle::<WHITE>(men, rook, attacked));
        }
    }
    moves
}

/// The moves of pawns but for captures in passing.
#[inline(always)]
fn pawns<const WHITE: bool>(men: &Men, pressure: &Pressure) -> u64 {
    let empty = !men.occupied();
    let pawns = men.pawns & men.own;
    let ahead = forward(WHITE);
    let (stepping, capturing) = (
        pawns & !pressure.pins_diagonal,
        pawns & !pressure.pins_orthogonal,
    );
    // A pinned man stays on the line of his pin; where nothing is pinned both lines are empty and all are free.
    let once = (shift(stepping & !pressure.pins_orthogonal, ahead)
        | shift(stepping & pressure.pins_orthogonal, ahead) & pressure.pins_orthogonal)
        & empty;
    let twice = shift(once & rank(if WHITE { 2 } else { 5 }), ahead) & empty & pressure.answers;
    let once = once & pressure.answers;
    let targets = men.enemy & pressure.answers;
    let (free, held) = (
        capturing & !pressure.pins_diagonal,
        capturing & pressure.pins_diagonal,
    );
    let west = (captures_west(WHITE, free).0
        | captures_west(WHITE, held).0 & pressure.pins_diagonal)
        & targets;
    let east = (captures_east(WHITE, free).0
        | captures_east(WHITE, held).0 & pressure.pins_diagonal)
        & targets;
    let mut moves = once.count_ones() + twice.count_ones() + west.count_ones() + east.count_ones();
    if pawns & rank(if WHITE { 6 } else { 1 }) != 0 {
        let last = rank(if WHITE { 7 } else { 0 });
        moves += 3
            * ((once & last).count_ones()
                + (west & last).count_ones()
                + (east & last).count_ones());
    }
    u64::from(moves)
}

/// What gives check and what is pinned; the squares behind a checked king are added to those attacked.
#[inline]
#[target_feature(enable = "bmi1,bmi2,popcnt,lzcnt,avx512f,avx512vpopcntdq")]
fn pressed<const WHITE: bool>(
    men: &Men,
    ways: &Ways,
    (theirs, lines, sliders): (__m512i, __m512i, __m512i),
    attacked: &mut u64,
) -> Pressure {
    let king = men.kings & men.own;
    let checks = _mm512_test_epi64_mask(theirs, every(king));
    let mut pressure = FREE;
    if *attacked & king != 0 {
        let leapers = men.enemy
            & (pawn_attacks(WHITE, king) & men.pawns | KNIGHT[lowest(king)] & men.knights);
        let behind = _mm512_and_si512(_mm512_rolv_epi64(every(king), ways.turns[0]), ways.arrivals);
        *attacked |= _mm512_mask_reduce_or_epi64(checks, behind).cast_unsigned();
        pressure.answers = if checks.count_ones() + leapers.count_ones() > 1 {
            return Pressure { answers: 0, ..FREE };
        } else {
            leapers | _mm512_mask_reduce_or_epi64(checks, lines).cast_unsigned()
        };
    }
    // The pinned men in the lanes of the king's lines, and each such line up to the man who pins.
    let pinned = _mm512_shuffle_epi32::<0b0100_1110>(_mm512_and_si512(
        _mm512_and_si512(lines, theirs),
        every(men.own),
    ));
    let held = _mm512_test_epi64_mask(pinned, pinned);
    let whole = _mm512_or_si512(
        _mm512_shuffle_epi32::<0b0100_1110>(lines),
        ways.attacks(pinned),
    );
    pressure.pins_orthogonal =
        _mm512_mask_reduce_or_epi64(held & !DIAGONALS, whole).cast_unsigned();
    pressure.pins_diagonal = _mm512_mask_reduce_or_epi64(held & DIAGONALS, whole).cast_unsigned();
    let along = _mm512_test_epi64_mask(pinned, sliders);
    let squares = _mm512_popcnt_epi64(_mm512_andnot_si512(
        pinned,
        _mm512_and_si512(whole, every(pressure.answers)),
    ));
    pressure.along_pins = _mm512_mask_reduce_add_epi64(along, squares).cast_unsigned();
    pressure
}
