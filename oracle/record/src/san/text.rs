//! What the letters of a move say, before any position is asked.

use chesslaws_board::{Kind, Square, Wing};

/// Which man a text names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Named {
    /// By its letter, or a pawn by none.
    Kind(Kind),
    /// By the square it leaves.
    OnItsSquare,
}

/// A move as its text says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Body {
    Castling(Wing),
    /// No move, as records of analysis write it.
    Null,
    Goes(Going),
}

/// A man that goes to a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Going {
    pub(crate) man: Named,
    /// The squares it may leave, as far as they are said; a1 the lowest bit.
    pub(crate) among: u64,
    pub(crate) to: Square,
    pub(crate) promotion: Option<Kind>,
}

/// A text read: what it says, what else a small `b` may say, and the value of `!` and `?` behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Words {
    pub(crate) body: Body,
    pub(crate) also: Option<Body>,
    /// The numeric annotation glyph of the suffix, 1 to 6; 0 for none.
    pub(crate) glyph: u8,
}

/// The byte at which a text stops being a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stop(pub(crate) usize);

const FILE_A: u64 = 0x0101_0101_0101_0101;

/// Reads the text of a move.
pub(crate) fn words(text: &[u8]) -> Result<Words, Stop> {
    let first = *text.first().ok_or(Stop(0))?;
    match first {
        b'a'..=b'h' => plain(text),
        b'K' | b'Q' | b'R' | b'B' | b'N' | b'P' | b'k' | b'q' | b'r' | b'n' | b'p' => {
            let kind = Kind::from_letter(first.into()).ok_or(Stop(0))?;
            with_letter(text, 1, kind)
        }
        b'O' | b'o' | b'0' => castling(text),
        b'-' | b'Z' | b'@' => null(text),
        0xE2 => figurine(text),
        _ => Err(Stop(0)),
    }
}

/// A text without a letter of a piece: a pawn's move, or one that names the square of departure. A small `b` may also be a
/// bishop, unless the whole square is named.
fn plain(text: &[u8]) -> Result<Words, Stop> {
    let pawn = going(text, 0, Kind::Pawn).and_then(|(body, at)| ended(text, Body::Goes(body), at));
    if text[0] != b'b' || matches!(pawn, Ok(words) if names_its_square(&words)) {
        return pawn;
    }
    match (pawn, with_letter(text, 1, Kind::Bishop)) {
        (Ok(pawn), Ok(bishop)) => Ok(Words {
            also: Some(bishop.body),
            ..pawn
        }),
        (Ok(pawn), Err(_)) => Ok(pawn),
        (Err(_), Ok(bishop)) => Ok(bishop),
        (Err(one), Err(other)) => Err(Stop(one.0.max(other.0))),
    }
}

fn names_its_square(words: &Words) -> bool {
    matches!(words.body, Body::Goes(going) if going.man == Named::OnItsSquare)
}

fn with_letter(text: &[u8], at: usize, kind: Kind) -> Result<Words, Stop> {
    let (body, at) = going(text, at, kind)?;
    ended(text, Body::Goes(body), at)
}

fn figurine(text: &[u8]) -> Result<Words, Stop> {
    let [0xE2, 0x99, third, ..] = *text else {
        return Err(Stop(0));
    };
    match third {
        0x94..=0x9F => with_letter(text, 3, Kind::ALL[usize::from(third - 0x94) % 6]),
        _ => Err(Stop(0)),
    }
}

fn file_at(text: &[u8], at: usize) -> Option<i8> {
    match text.get(at) {
        Some(letter @ b'a'..=b'h') => Some((letter - b'a') as i8),
        _ => None,
    }
}

fn rank_at(text: &[u8], at: usize) -> Option<i8> {
    match text.get(at) {
        Some(digit @ b'1'..=b'8') => Some((digit - b'1') as i8),
        _ => None,
    }
}

/// The departure, if it is said, and the arrival; then what a pawn becomes.
fn going(text: &[u8], mut at: usize, kind: Kind) -> Result<(Going, usize), Stop> {
    let (file, mut rank) = (file_at(text, at), None);
    at += usize::from(file.is_some());
    rank = rank_at(text, at).or(rank);
    at += usize::from(rank.is_some());
    let between = matches!(text.get(at), Some(b'x' | b'X' | b':' | b'-'));
    let departure = between || file_at(text, at).is_some();
    let (to, from) = if departure {
        at += usize::from(between);
        let to_file = file_at(text, at).ok_or(Stop(at))?;
        let to_rank = rank_at(text, at + 1).ok_or(Stop(at + 1))?;
        at += 2;
        ((to_file, to_rank), (file, rank))
    } else {
        let to_file = file.ok_or(Stop(at))?;
        ((to_file, rank.ok_or(Stop(at))?), (None, None))
    };
    let to = Square::at(to.0, to.1).ok_or(Stop(at))?;
    let (promotion, at) = promotion(text, at);
    let whole = from.0.is_some() && from.1.is_some();
    let man = if whole && kind == Kind::Pawn && file_at(text, 0).is_some() {
        Named::OnItsSquare
    } else {
        Named::Kind(kind)
    };
    // A pawn that names no file stays on its own.
    let file = from.0.or((kind == Kind::Pawn).then(|| to.file()));
    let among =
        file.map_or(!0, |file| FILE_A << file) & from.1.map_or(!0, |rank| 0xFF << (8 * rank));
    let going = Going {
        man,
        among,
        to,
        promotion,
    };
    Ok((going, at))
}

/// `=Q`, `Q`, `q`, `(Q)`, `/Q`; the place behind it.
fn promotion(text: &[u8], at: usize) -> (Option<Kind>, usize) {
    let sign = matches!(text.get(at), Some(b'=' | b'(' | b'/'));
    let letter = at + usize::from(sign);
    let kind = match text.get(letter) {
        Some(b @ (b'Q' | b'R' | b'B' | b'N' | b'K' | b'P' | b'q' | b'r' | b'b' | b'n')) => {
            Kind::from_letter((*b).into())
        }
        _ => None,
    };
    if kind.is_none() {
        return (None, at);
    }
    let closed = text.get(at) == Some(&b'(') && text.get(letter + 1) == Some(&b')');
    (kind, letter + 1 + usize::from(closed))
}

fn castling(text: &[u8]) -> Result<Words, Stop> {
    if text.starts_with(b"0000") {
        return ended(text, Body::Null, 4);
    }
    let is_rook = |at: usize| matches!(text.get(at), Some(b'O' | b'o' | b'0'));
    let joined = |at: usize| text.get(at) == Some(&b'-') && is_rook(at + 1);
    match (joined(1), joined(1) && joined(3)) {
        (_, true) => ended(text, Body::Castling(Wing::Queen), 5),
        (true, false) => ended(text, Body::Castling(Wing::King), 3),
        (false, false) => Err(Stop(1)),
    }
}

fn null(text: &[u8]) -> Result<Words, Stop> {
    for each in [&b"--"[..], b"Z0", b"@@@@"] {
        if text.starts_with(each) {
            return ended(text, Body::Null, each.len());
        }
    }
    Err(Stop(0))
}

/// Whether nothing but signs of check, `e.p.`, an offered draw and `!?` follows.
fn ended(text: &[u8], body: Body, mut at: usize) -> Result<Words, Stop> {
    let mut glyph = 0;
    while let Some(&sign) = text.get(at) {
        let rest = &text[at..];
        at += match sign {
            b'+' | b'#' => 1,
            b'!' | b'?' => {
                let length = rest
                    .iter()
                    .take_while(|&&b| matches!(b, b'!' | b'?'))
                    .count();
                glyph = self::glyph(&rest[..length]);
                length
            }
            b'e' if rest.starts_with(b"e.p.") => 4,
            b'e' if rest.starts_with(b"ep") => 2,
            b'(' if rest.starts_with(b"(=)") => 3,
            _ => return Err(Stop(at)),
        };
    }
    Ok(Words {
        body,
        also: None,
        glyph,
    })
}

/// The numeric annotation glyph of a suffix (PGN:8.2.3.8, PGN:10); 0 for what is none.
pub(crate) fn glyph(suffix: &[u8]) -> u8 {
    match suffix {
        b"!" => 1,
        b"?" => 2,
        b"!!" => 3,
        b"??" => 4,
        b"!?" => 5,
        b"?!" => 6,
        _ => 0,
    }
}
