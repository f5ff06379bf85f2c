//! Which legal move a text means.

use chesslaws_board::{Kind, Move};
use chesslaws_kernel::{Position, Step};

use super::error::SanError;
use super::text::{Body, Going, Named, words};
use super::write::San;

/// What a text means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meant {
    /// A legal move.
    Step(Step),
    /// No move: `--`, `Z0` or `0000`, which records of analysis write. The Laws know no such move (1993:4.1, 2023:1.3).
    Null,
}

/// Why no move is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Miss {
    /// It stops being a move at that byte, counted from 0.
    NotSan(usize),
    NoMove,
    Several,
    PromotionMissing,
}

/// A text's move and the glyph of its `!` and `?` (0 for none).
pub(crate) type Quick = Result<(Meant, u8), Miss>;

/// Finds the move without a word about how it is written.
pub(crate) fn quick(position: &Position, text: &[u8]) -> Quick {
    let words = words(text).map_err(|stop| Miss::NotSan(stop.0))?;
    let first = one(position, &words.body);
    let found = match words.also {
        Some(also) if first.is_err() || !captures(&words.body) => {
            either(first, one(position, &also))
        }
        _ => first,
    };
    found.map(|meant| (meant, words.glyph))
}

/// Whether the departure lies on another file than the arrival. A pawn's capture is written with a small letter in the export
/// form itself (2023:C.9.3.a), and no bishop is looked for beside it.
fn captures(body: &Body) -> bool {
    let file = |going: &Going| 0x0101_0101_0101_0101 << going.to.file();
    matches!(body, Body::Goes(going) if going.among & file(going) == 0)
}

/// Two readings of one text: the move if only one of them has any.
fn either(one: Result<Meant, Miss>, other: Result<Meant, Miss>) -> Result<Meant, Miss> {
    match (one, other) {
        (found, Err(Miss::NoMove)) | (Err(Miss::NoMove), found) => found,
        _ => Err(Miss::Several),
    }
}

fn one(position: &Position, body: &Body) -> Result<Meant, Miss> {
    match body {
        Body::Goes(going) => goes(position, going).map(Meant::Step),
        Body::Castling(wing) => position
            .castling(*wing)
            .map(Meant::Step)
            .ok_or(Miss::NoMove),
        Body::Null => Ok(Meant::Null),
    }
}

fn goes(position: &Position, going: &Going) -> Result<Step, Miss> {
    let kind = match going.man {
        Named::Kind(kind) => kind,
        Named::OnItsSquare => man_on(position, going.among).ok_or(Miss::NoMove)?,
    };
    let found = position.arrivals(kind, going.to, going.among);
    if found.from() == 0 {
        return castling_by_squares(position, kind, going).ok_or(Miss::NoMove);
    }
    if found.promotes() && going.promotion.is_none() {
        return Err(Miss::PromotionMissing);
    }
    found
        .only(going.promotion)
        .ok_or(match found.from().count_ones() {
            1 => Miss::NoMove,
            _ => Miss::Several,
        })
}

fn man_on(position: &Position, single: u64) -> Option<Kind> {
    let index = i8::try_from(single.trailing_zeros()).ok()?;
    position.own_kind(chesslaws_board::Square::at(index % 8, index / 8)?)
}

/// `e1g1`, or `e1h1` as Chess960 writes it: the square of departure has to be said.
fn castling_by_squares(position: &Position, kind: Kind, going: &Going) -> Option<Step> {
    if kind != Kind::King || !going.among.is_power_of_two() || going.promotion.is_some() {
        return None;
    }
    let written = |step: &Step| {
        let is = |mv: Move| 1_u64 << mv.from.index() == going.among && mv.to == going.to;
        is(step.written()) || is(step.written_960())
    };
    chesslaws_board::Wing::BOTH
        .into_iter()
        .filter_map(|wing| position.castling(wing))
        .find(written)
}

/// What the text means, if exactly one legal move fits.
///
/// # Errors
/// Where the text is no move, none is legal, or several are.
pub fn meant(position: &Position, text: &str) -> Result<Meant, SanError> {
    quick(position, text.as_bytes())
        .map(|(meant, _)| meant)
        .map_err(|miss| SanError::of(position, text, miss))
}

/// The legal move that is written exactly so in the export form (PGN:8.2.3.4, PGN:8.2.3.5).
///
/// # Errors
/// What [`meant`] refuses, and every other spelling, with the right one.
pub fn exact(position: &Position, text: &str) -> Result<Step, SanError> {
    match meant(position, text)? {
        Meant::Null => Err(SanError::null(text)),
        Meant::Step(step) => {
            let right = San::of(position, step);
            if right.as_str() == text {
                Ok(step)
            } else {
                Err(SanError::inexact(text, &right))
            }
        }
    }
}

/// The moves a text may mean, for an error that lists them.
pub(super) fn candidates(position: &Position, text: &[u8]) -> Vec<Step> {
    let Ok(words) = words(text) else {
        return Vec::new();
    };
    let mut steps = Vec::new();
    for body in [Some(words.body), words.also].into_iter().flatten() {
        match body {
            Body::Null => {}
            Body::Castling(wing) => steps.extend(position.castling(wing)),
            Body::Goes(going) => {
                let kind = match going.man {
                    Named::Kind(kind) => Some(kind),
                    Named::OnItsSquare => man_on(position, going.among),
                };
                let Some(kind) = kind else { continue };
                let found = position.arrivals(kind, going.to, going.among);
                let said = |step: &Step| {
                    going.promotion.is_none() || going.promotion == step.written().promotion
                };
                steps.extend(found.steps().filter(said));
            }
        }
    }
    steps
}
