//! The record of one game, read whole for the ruling.

use chesslaws_board::Setup;
use chesslaws_kernel::{Position, Step};
use chesslaws_record::pgn::{
    Comment, Deviation, End, Fault, Flow, PgnError, Place, Played, Spot, Start, Tag, Visitor,
};

use super::clocks::{Reading, readings};

/// So many plies of a game are kept; the longest games played have some six hundred.
const PLIES: usize = 20_000;
/// So many faults and deviations of a game are told.
const TOLD: usize = 1000;

/// A move as it is recorded.
#[derive(Clone, Debug)]
pub(super) struct Ply {
    pub(super) text: String,
    pub(super) place: Place,
    /// The legal move it means; none where no move is made.
    pub(super) step: Option<Step>,
    pub(super) before: Position,
}

/// The record of a game; variations are not kept.
#[derive(Default)]
pub(super) struct Record {
    pub(super) begin: Option<Place>,
    pub(super) tags: Vec<(String, String)>,
    pub(super) start: Option<Start>,
    pub(super) plies: Vec<Ply>,
    pub(super) last: Option<Position>,
    /// The first move that is none, as it stands in the text.
    pub(super) fault: Option<PgnError>,
    /// Whatever else cannot be read.
    pub(super) others: Vec<PgnError>,
    pub(super) deviations: Vec<Deviation>,
    /// Times, with their comments' places.
    pub(super) readings: Vec<(Reading, Place)>,
    pub(super) end: Option<End>,
    /// More plies than are kept.
    pub(super) cut: bool,
    depth: usize,
}

impl Record {
    pub(super) fn tag_value(&self, name: &str) -> Option<&str> {
        let mut tags = self.tags.iter().filter(|tag| tag.0 == name);
        let first = tags.next()?;
        // Of two that differ neither is taken.
        tags.all(|tag| tag.1 == first.1).then_some(first.1.as_str())
    }

    /// The position before the first move, with what its FEN tells of the game before it.
    pub(super) fn first_setup(&self) -> Option<Setup> {
        let start = self.start.as_ref()?;
        let told = start.fen.as_deref().and_then(|fen| fen.parse().ok());
        Some(told.unwrap_or_else(|| start.position.setup()))
    }

    /// The moves made before the first that is none.
    pub(super) fn made(&self) -> &[Ply] {
        let made = self.plies.iter().take_while(|ply| ply.step.is_some());
        &self.plies[..made.count()]
    }
}

impl Visitor for Record {
    fn begin(&mut self, at: Spot<'_>) {
        *self = Self {
            begin: Some(at.place()),
            // Deviations told before the game belong to it.
            deviations: std::mem::take(&mut self.deviations),
            ..Self::default()
        };
    }

    fn tag(&mut self, tag: &Tag<'_>) {
        if self.tags.len() < TOLD {
            let name = String::from_utf8_lossy(tag.name).into_owned();
            self.tags.push((name, tag.value().into_owned()));
        }
    }

    fn start(&mut self, start: &Start) -> Flow {
        self.last = Some(start.position);
        self.start = Some(start.clone());
        Flow::Read
    }

    fn step(&mut self, played: &Played<'_>) {
        if played.depth > 0 {
            return;
        }
        if self.plies.len() == PLIES {
            self.cut = true;
            return;
        }
        self.plies.push(Ply {
            text: String::from_utf8_lossy(played.text).into_owned(),
            place: played.at.place(),
            step: played.step,
            before: *played.before,
        });
        self.last = Some(*played.after);
    }

    fn comment(&mut self, comment: &Comment<'_>) {
        if self.depth > 0 || self.readings.len() > 4 * PLIES {
            return;
        }
        let mut times = readings(comment.raw, self.plies.len()).peekable();
        if times.peek().is_some() {
            let place = comment.at.place();
            self.readings.extend(times.map(|time| (time, place)));
        }
    }

    fn begin_variation(&mut self, _: Spot<'_>) {
        self.depth += 1;
    }

    fn end_variation(&mut self, _: Spot<'_>) {
        self.depth = self.depth.saturating_sub(1);
    }

    fn deviation(&mut self, deviation: &Deviation) {
        if self.deviations.len() < TOLD {
            self.deviations.push(deviation.clone());
        }
    }

    fn error(&mut self, error: &PgnError) {
        let of_a_move = matches!(error.fault, Fault::San(_) | Fault::NullInCheck);
        if of_a_move && self.depth == 0 && self.fault.is_none() {
            self.fault = Some(error.clone());
        } else if self.others.len() < TOLD {
            self.others.push(error.clone());
        }
    }

    fn end(&mut self, end: &End) {
        self.end = Some(*end);
    }
}
