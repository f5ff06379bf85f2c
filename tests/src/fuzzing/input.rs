//! Set-ups made of bytes: any pieces anywhere, any rights, en passant square and clocks.

use arbitrary::{Arbitrary, Unstructured};
use chesslaws_board::{Castling, Colour, Kind, Move, Piece, Right, Setup, Square, SquareSet};

/// Any set-up, lawful or not, and a sample of moves to ask of it.
///
/// The bytes are read in a fixed order, so that a set-up can be written as bytes too, [`Self::encoded`]: a corpus may
/// then begin with real positions. Behind the fields of fixed size come the men, two bytes each, the later on a square
/// replacing the earlier.
#[derive(Clone, Debug)]
pub struct ArbitrarySetup {
    /// The set-up.
    pub setup: Setup,
    /// Moves, lawful or not, of whatever stands on any square.
    pub moves: [Move; SAMPLE],
}

const SAMPLE: usize = 4;
const RIGHTS: [Right; 8] = [
    Right::Lost,
    Right::Kept,
    Right::LostByKing,
    Right::LostByRook,
    Right::LostByCapture,
    Right::LostByKingAndRook,
    Right::LostByKingAndCapture,
    Right::LostBesideKept,
];

impl<'a> Arbitrary<'a> for ArbitrarySetup {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> arbitrary::Result<Self> {
        let mut setup = Setup::empty();
        setup.turn = *Colour::BOTH.choose(bytes)?;
        for (_, colour, wing) in Castling::letters() {
            setup.castling.set(colour, wing, *RIGHTS.choose(bytes)?);
        }
        setup.en_passant = perhaps_square(bytes)?;
        setup.just_promoted = perhaps_square(bytes)?;
        setup.halfmove_clock = bytes.arbitrary()?;
        setup.fullmove_number = bytes.arbitrary()?;
        setup.passed.earlier = squares(bytes.arbitrary()?);
        setup.passed.singly = squares(bytes.arbitrary()?);
        let mut moves = [Move::new(square(0), square(0)); SAMPLE];
        for mv in &mut moves {
            mv.from = square(bytes.arbitrary()?);
            mv.to = square(bytes.arbitrary()?);
            mv.promotion = perhaps(Kind::ALL.into_iter(), bytes.arbitrary()?);
        }
        while !bytes.is_empty() {
            let on = square(bytes.arbitrary()?);
            setup.put(on, perhaps(pieces(), bytes.arbitrary()?));
        }
        Ok(Self { setup, moves })
    }
}

impl ArbitrarySetup {
    /// The bytes that make this set-up, with moves that are all a1a1.
    #[must_use]
    pub fn encoded(setup: &Setup) -> Vec<u8> {
        let number = |square: Option<Square>| square.map_or(0, |square| square.index() as u8 + 1);
        let mut bytes = vec![setup.turn as u8];
        for (_, colour, wing) in Castling::letters() {
            let right = setup.castling.right(colour, wing);
            let at = RIGHTS.iter().position(|&each| each == right);
            bytes.push(at.map_or(0, |at| at as u8));
        }
        bytes.extend([number(setup.en_passant), number(setup.just_promoted)]);
        bytes.extend(setup.halfmove_clock.to_le_bytes());
        bytes.extend(setup.fullmove_number.to_le_bytes());
        bytes.extend(bits(setup.passed.earlier).to_le_bytes());
        bytes.extend(bits(setup.passed.singly).to_le_bytes());
        bytes.extend([0; 3 * SAMPLE]);
        for (square, piece) in setup.men() {
            let at = pieces().position(|each| each == piece);
            bytes.extend([square.index() as u8, at.map_or(0, |at| at as u8 + 1)]);
        }
        bytes
    }
}

/// One of a few values by one byte.
trait Choose<T> {
    fn choose(&self, bytes: &mut Unstructured<'_>) -> arbitrary::Result<&T>;
}

impl<T> Choose<T> for [T] {
    fn choose(&self, bytes: &mut Unstructured<'_>) -> arbitrary::Result<&T> {
        let byte: u8 = bytes.arbitrary()?;
        Ok(&self[usize::from(byte) % self.len()])
    }
}

/// Nothing for 0, the first value for 1, and so on round.
fn perhaps<T>(values: impl Iterator<Item = T>, byte: u8) -> Option<T> {
    let values: Vec<T> = values.collect();
    let at = usize::from(byte) % (values.len() + 1);
    values.into_iter().nth(at.checked_sub(1)?)
}

fn perhaps_square(bytes: &mut Unstructured<'_>) -> arbitrary::Result<Option<Square>> {
    Ok(perhaps(Square::all(), bytes.arbitrary()?))
}

fn square(byte: u8) -> Square {
    let byte = (byte % 64) as i8;
    Square::at(byte % 8, byte / 8).expect("a number below 64 is a square's")
}

fn pieces() -> impl Iterator<Item = Piece> {
    Colour::BOTH
        .into_iter()
        .flat_map(|colour| Kind::ALL.map(|kind| Piece::new(colour, kind)))
}

fn squares(bits: u64) -> SquareSet {
    let mut set = SquareSet::EMPTY;
    Square::all()
        .filter(|square| bits >> square.index() & 1 == 1)
        .for_each(|square| set.insert(square));
    set
}

fn bits(set: SquareSet) -> u64 {
    Square::all()
        .filter(|&square| set.contains(square))
        .fold(0, |bits, square| bits | 1 << square.index())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setup_written_as_bytes_is_read_again() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 17",
            "8/8/8/8/8/8/8/8 b - - 300 70000",
        ] {
            let setup: Setup = fen.parse().expect("a FEN of this test");
            let bytes = ArbitrarySetup::encoded(&setup);
            let read = ArbitrarySetup::arbitrary_take_rest(Unstructured::new(&bytes));
            assert_eq!(read.expect("enough bytes").setup, setup, "{fen}");
        }
    }

    #[test]
    fn no_bytes_make_an_empty_board() {
        let read = ArbitrarySetup::arbitrary(&mut Unstructured::new(&[]));
        assert_eq!(read.expect("no bytes are zeros").setup.men().count(), 0);
    }
}
