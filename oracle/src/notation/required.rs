//! How a move has to be written, found by asking the statements: the shortest record that they accept.

use chesslaws_board::{Kind, Move, Setup};

use super::laws::{NotationLaws, Record};
use super::letters::Letters;
use super::reading::{Meaning, lawful_moves};
use super::written::Written;
use crate::{Laws, Ruling};

/// What has to stand on the sheet for a move, and what may.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Required {
    /// The shortest record: `Nf3`, `de5`, `0-0`, `d8Q`.
    pub shortest: String,
    /// Whether the file of departure has to be written.
    pub departure_file: bool,
    /// Whether the rank of departure has to be written.
    pub departure_rank: bool,
    /// The signs that may be added, in the order in which they stand.
    pub optional: Vec<Sign>,
    /// The record with all of them: `Nxf3+`, `dxe5`, `exd6 e.p.`.
    pub with_signs: String,
    /// The long form, with the square of departure; castling has none.
    pub long: Option<String>,
}

/// A sign that may be added to a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// `x`, for a capture.
    Capture,
    /// `e.p.`
    EnPassant,
    /// `+`, for check.
    Check,
    /// `#` or `++`, for mate.
    Mate,
}

impl Sign {
    /// As it is written; mate with the shorter sign.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Capture => "x",
            Self::EnPassant => "e.p.",
            Self::Check => "+",
            Self::Mate => "#",
        }
    }
}

/// How much of the departure square is written.
const DEPARTURES: [(bool, bool); 4] = [(false, false), (true, false), (false, true), (true, true)];

impl NotationLaws {
    /// How a lawful move has to be written: the shortest record that means it alone and breaks nothing, with the
    /// statements that it keeps to. `None` if the move is not lawful, or these laws accept no record of it.
    pub fn required(
        &self,
        laws: &Laws,
        setup: &Setup,
        letters: &Letters,
        mv: Move,
    ) -> Option<Ruling<Required>> {
        let lawful = lawful_moves(laws, setup);
        self.required_among(laws, setup, &lawful, letters, mv)
    }

    /// The same where the lawful moves are known already.
    pub fn required_among(
        &self,
        laws: &Laws,
        setup: &Setup,
        lawful: &[Move],
        letters: &Letters,
        mv: Move,
    ) -> Option<Ruling<Required>> {
        let blank = Written::default();
        let record = Record {
            laws,
            notation: self,
            setup,
            lawful,
            written: &blank,
            letters,
            mv,
        };
        let departures = DEPARTURES.into_iter().filter(|_| lawful.contains(&mv));
        for (file, rank) in departures {
            let shortest = text(&record, file, rank, false)?;
            let read = self.read_among(laws, setup, lawful, letters, &shortest);
            if read.finding.meaning == Meaning::One(mv) && read.finding.broken.is_empty() {
                let required = Required {
                    departure_file: file,
                    departure_rank: rank,
                    optional: optional(&record),
                    with_signs: with_signs(&record, text(&record, file, rank, true)?),
                    long: match record.castles() {
                        None => Some(text(&record, true, true, false)?),
                        Some(_) => None,
                    },
                    shortest,
                };
                return Some(read.map(|_| required));
            }
        }
        None
    }
}

fn optional(record: &Record<'_>) -> Vec<Sign> {
    let signs = [
        (Sign::Capture, record.captures()),
        (Sign::EnPassant, record.takes_in_passing()),
        (Sign::Check, record.gives_check() && !record.mates()),
        (Sign::Mate, record.mates()),
    ];
    let free = signs.into_iter().filter(|&(_, free)| free);
    free.map(|(sign, _)| sign).collect()
}

/// The record with what is written of the departure square; `None` if nothing stands there.
fn text(record: &Record<'_>, file: bool, rank: bool, cross: bool) -> Option<String> {
    if let Some(wing) = record.castles() {
        return Some(match wing {
            chesslaws_board::Wing::King => "0-0".to_owned(),
            chesslaws_board::Wing::Queen => "0-0-0".to_owned(),
        });
    }
    let mv = record.mv;
    let from = mv.from.to_string();
    let mut text = match record.mover()? {
        Kind::Pawn => String::new(),
        kind => record.letters.name(kind)?,
    };
    if file {
        text.push_str(&from[..1]);
    }
    if rank {
        text.push_str(&from[1..]);
    }
    if cross && record.captures() {
        text.push('x');
    }
    text.push_str(&mv.to.to_string());
    if let Some(kind) = mv.promotion {
        text.push_str(&record.letters.name(kind)?);
    }
    Some(text)
}

fn with_signs(record: &Record<'_>, mut text: String) -> String {
    for sign in optional(record) {
        match sign {
            Sign::Capture => {}
            Sign::EnPassant => text.push_str(" e.p."),
            Sign::Check | Sign::Mate => text.push_str(sign.text()),
        }
    }
    text
}
