//! The quick way to a move that is written as the export form has it, which nearly all are.
//!
//! What is not found here is looked for by [`super::quick`], which alone says why there is no move: the two agree wherever
//! this one finds any.

use chesslaws_board::{Kind, Square, Wing};
use chesslaws_kernel::{Position, Step};

const FILE_A: u64 = 0x0101_0101_0101_0101;
const RANK_1: u64 = 0xFF;

/// The legal move that the text at the start of these eight bytes (the first is the lowest) means, and its length. White
/// space has to follow within them. The position after it is left in `next`.
#[inline]
pub(crate) fn plain(position: &Position, word: u64, next: &mut Position) -> Option<(Step, usize)> {
    let blank = word.wrapping_sub(FILE_A * 0x21) & !word & (FILE_A * 0x80);
    let length = blank.trailing_zeros() as usize / 8;
    if !(2..8).contains(&length) {
        return None;
    }
    let last = (word >> (8 * (length - 1))) as u8;
    let signs = usize::from(matches!(last, b'+' | b'#'));
    let before = length.checked_sub(signs + 2)?;
    let tail = ((word >> (8 * before)) as u16).wrapping_sub(u16::from_le_bytes(*b"a1"));
    if tail & 0xF8F8 != 0 {
        let step = castling(position, word, before)?;
        *next = position.after(step);
        return Some((step, length));
    }
    let [file, rank] = tail.to_le_bytes();
    let to = Square::at(file as i8, rank as i8)?;
    let from = || departure(word, before);
    let step = match word as u8 {
        b'N' => position.advance(Kind::Knight, to, from()?, next),
        b'B' => position.advance(Kind::Bishop, to, from()?, next),
        b'R' => position.advance(Kind::Rook, to, from()?, next),
        b'Q' => position.advance(Kind::Queen, to, from()?, next),
        b'K' => position.advance(Kind::King, to, from()?, next),
        from @ b'a'..=b'h' => {
            let captures = before == 2 && (word >> 8) as u8 == b'x' && from - b'a' != file;
            if before != 0 && !captures {
                return None;
            }
            position.advance(Kind::Pawn, to, FILE_A << (from - b'a'), next)
        }
        _ => None,
    };
    Some((step?, length))
}

/// The squares that a piece may leave, by what stands between its letter and its arrival.
#[inline]
fn departure(word: u64, before: usize) -> Option<u64> {
    let mut middle = before.checked_sub(1)?;
    if middle > 0 && (word >> (8 * middle)) as u8 == b'x' {
        middle -= 1;
    }
    let byte = |at: u32| (word >> (8 * at)) as u8;
    match (middle, byte(1), byte(2)) {
        (0, ..) => Some(!0),
        (1, file @ b'a'..=b'h', _) => Some(FILE_A << (file - b'a')),
        (1, rank @ b'1'..=b'8', _) => Some(RANK_1 << (8 * (rank - b'1'))),
        (2, file @ b'a'..=b'h', rank @ b'1'..=b'8') => {
            Some(1 << (8 * (rank - b'1') + (file - b'a')))
        }
        _ => None,
    }
}

#[inline]
fn castling(position: &Position, word: u64, before: usize) -> Option<Step> {
    const SHORT: u64 = u64::from_le_bytes(*b"O-O\0\0\0\0\0");
    const LONG: u64 = u64::from_le_bytes(*b"O-O-O\0\0\0");
    let wing = match before {
        1 if word & 0xFF_FFFF == SHORT => Wing::King,
        3 if word & 0xFF_FFFF_FFFF == LONG => Wing::Queen,
        _ => return None,
    };
    position.castling(wing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::san::{Meant, San, quick};

    const STARTS: [&str; 5] = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    ];

    fn word(text: &str) -> u64 {
        let mut bytes = [b' '; 8];
        let length = text.len().min(8);
        bytes[..length].copy_from_slice(&text.as_bytes()[..length]);
        u64::from_le_bytes(bytes)
    }

    struct Dice(u64);

    impl Dice {
        fn below(&mut self, sides: usize) -> usize {
            self.0 = (self.0)
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) as usize % sides
        }
    }

    /// What is found is what the slow way finds, and leads where it says; how much was found.
    fn same(position: &Position, text: &str) -> bool {
        let mut next = *position;
        let Some((step, length)) = plain(position, word(text), &mut next) else {
            return false;
        };
        assert_eq!(length, text.len(), "{text}");
        let slow = quick(position, text.as_bytes());
        assert_eq!(
            slow,
            Ok((Meant::Step(step), 0)),
            "{text} in {}",
            position.setup()
        );
        assert_eq!(next, position.after(step), "{text} in {}", position.setup());
        assert_eq!(
            next.hash(),
            next.hash_anew(),
            "{text} in {}",
            position.setup()
        );
        true
    }

    /// A pawn's letter that may also be a bishop's, a promotion, and what the slow way has other words for.
    #[test]
    fn what_is_left_to_the_slow_way() {
        let bishop = Position::of_960("4k3/8/8/8/8/8/1P1B4/4K3 w - - 0 1").expect("a position");
        for text in [
            "bxb4", "bb4", "b4!", "Bb9", "e2e4", "--", "K", "4", "", "Ke1+#",
        ] {
            assert!(!same(&bishop, text), "{text}");
        }
        for text in ["b4", "b3", "Bxb4", "Bdb4", "B2b4", "Bd2b4", "Bb4#"] {
            assert!(same(&bishop, text), "{text}");
        }
    }

    /// Every move in the export form but promotions is found, and of everything near it nothing that is not so.
    #[test]
    fn the_quick_way_is_the_slow_way() {
        const LETTERS: &[u8] = b"KQRBNPOabcdefghx12345678+#=-!? .";
        let mut dice = Dice(7);
        let (mut found, mut missed) = (0, 0);
        for game in 0..150 {
            let mut position = Position::of_960(STARTS[game % STARTS.len()]).expect("a position");
            for _ in 0..100 {
                let steps = position.legal_moves();
                for &step in &steps {
                    let text = San::of(&position, step).to_string();
                    let promotes = step.written().promotion.is_some();
                    assert_eq!(
                        same(&position, &text),
                        !promotes && text.len() < 8,
                        "{text}"
                    );
                    let mut near = text.into_bytes();
                    match dice.below(4) {
                        0 => drop(near.remove(dice.below(near.len()))),
                        1 => {
                            near.insert(dice.below(near.len()), LETTERS[dice.below(LETTERS.len())])
                        }
                        _ => {
                            let at = dice.below(near.len());
                            near[at] = LETTERS[dice.below(LETTERS.len())];
                        }
                    }
                    let near = String::from_utf8(near).expect("letters");
                    if near.contains(' ') || near.len() > 7 {
                        continue;
                    }
                    if same(&position, &near) {
                        found += 1;
                    } else {
                        missed += 1;
                    }
                }
                if steps.is_empty() {
                    break;
                }
                position = position.after(steps[dice.below(steps.len())]);
            }
        }
        assert!(found > 10_000 && missed > 10_000, "{found} {missed}");
    }
}
