//! The numbers that are written before the moves, against the moves. Where they contradict each other, moves are missing or
//! another game begins: what stands behind that place is charged to nobody.

use chesslaws_board::Colour;
use chesslaws_record::pgn::Place;

use super::record::Record;

/// A number as it is written, with its dots.
struct Written {
    number: u32,
    dots: usize,
}

/// The first ply whose number or dots contradict the moves before it, counted from 1.
pub(super) fn contradiction(bytes: &[u8], record: &Record) -> Option<usize> {
    let start = record.start.as_ref()?;
    let fault = record.fault.as_ref().map(|fault| fault.place);
    let moves = record.plies.iter().map(|ply| ply.place).chain(fault);
    let numbered = moves
        .enumerate()
        .filter_map(|(at, place)| Some((at, before(bytes, place)?)));
    let black = usize::from(start.position.turn() == Colour::Black);
    // Many a FEN leaves its counters at their beginning, and its moves are numbered as in their game.
    let mut shift = start.fen.is_none().then_some(0);
    for (at, written) in numbered {
        let right = i64::from(start.number) + i64::try_from((at + black) / 2).ok()?;
        let off = i64::from(written.number) - right;
        let of_black = (at + black) % 2 == 1;
        if off != *shift.get_or_insert(off)
            || written.dots >= 2 && !of_black
            || written.dots == 1 && of_black
        {
            return Some(at + 1);
        }
    }
    None
}

/// The number before a move.
fn before(bytes: &[u8], place: Place) -> Option<Written> {
    let at = usize::try_from(place.offset).ok()?;
    let text = bytes.get(..at)?;
    let blank = |byte: &u8| byte.is_ascii_whitespace() || *byte == b'.';
    let gap = text.iter().rev().take_while(|&byte| blank(byte)).count();
    let (text, gap) = text.split_at(at - gap);
    let digits = text
        .iter()
        .rev()
        .take_while(|byte| byte.is_ascii_digit())
        .count();
    let (text, digits) = text.split_at(text.len() - digits);
    let apart = text
        .last()
        .is_none_or(|byte| byte.is_ascii_whitespace() || b"}).".contains(byte));
    let number = str::from_utf8(digits).ok()?.parse().ok();
    let dots = gap.iter().filter(|&&byte| byte == b'.').count();
    number
        .filter(|_| apart)
        .map(|number| Written { number, dots })
}
