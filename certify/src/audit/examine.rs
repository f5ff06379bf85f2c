//! Some games examined: each is looked at fast, and what was noticed is read again and ruled on.

use chesslaws_law::Edition;
use chesslaws_record::pgn::{Export, Limits, Mode, Options, Place, Reader, Visitor};
use chesslaws_spec::Lang;

use super::batch::Batch;
use super::clocks::Control;
use super::finding::Finding;
use super::governed::Governed;
use super::judge::Case;
use super::notice::Notice;
use super::numbers;
use super::record::Record;
use super::tags;

/// How games are examined.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The edition that judges; else the date of a game decides.
    pub edition: Option<Edition>,
    /// The time control; else that of the tags.
    pub control: Option<Control>,
    /// The language of what is found.
    pub lang: Lang,
    /// Whether every deviation from the export format is told.
    pub strict: bool,
    /// Whether what is for information is told too.
    pub notes: bool,
    /// Whether the games are written again.
    pub export: bool,
}

/// What is found of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameReport {
    /// Which game of the input, counted from 1.
    pub game: u64,
    /// Where it begins.
    pub place: Place,
    /// White, Black and the date, as the tags have them.
    pub players: [String; 3],
    /// By what it is judged.
    pub governed: Governed,
    /// How many plies of it are moves before the first that is none.
    pub legal_prefix_plies: usize,
    /// What is found.
    pub findings: Vec<Finding>,
}

/// What is found of some games.
#[derive(Debug, Default)]
pub(super) struct Examined {
    pub(super) games: u64,
    pub(super) bytes: u64,
    /// The games of which something is found; their numbers count from 1 in this part.
    pub(super) reports: Vec<GameReport>,
    /// The games in the export format.
    pub(super) exported: Vec<u8>,
    /// How many things of them could not be written.
    pub(super) lost: u64,
}

fn options(mode: Mode, variations: bool) -> Options {
    Options {
        mode,
        comments: true,
        variations,
        limits: Limits {
            token: 1 << 24,
            game: 1 << 26,
            ..Limits::default()
        },
    }
}

/// Examines the games of a part.
pub(super) fn examine(batch: &Batch, settings: &Settings) -> Examined {
    let mut examined = Examined {
        bytes: batch.bytes.len() as u64,
        ..Examined::default()
    };
    if settings.strict {
        strictly(batch, settings, &mut examined);
    } else {
        leniently(batch, settings, &mut examined);
    }
    if settings.export {
        let mut export = Export::new(Vec::new());
        let mut reader = Reader::new(&batch.bytes[..], options(Mode::Lenient, true));
        while read(&mut reader, &mut export) {}
        // Neither a slice nor a vector refuses anything.
        (examined.exported, examined.lost) = export.finish().unwrap_or_default();
    }
    examined
}

/// Reads the next game of a slice, which cannot fail to be read.
fn read(reader: &mut Reader<&[u8]>, visitor: &mut impl Visitor) -> bool {
    reader.read_game(visitor).unwrap_or(false)
}

fn strictly(batch: &Batch, settings: &Settings, examined: &mut Examined) {
    let mut reader = Reader::new(&batch.bytes[..], options(Mode::Strict, true));
    let mut record = Record::default();
    while read(&mut reader, &mut record) {
        examined.games += 1;
        examined.rule(&record, &batch.bytes, batch.place, settings);
        record.deviations.clear();
    }
}

fn leniently(batch: &Batch, settings: &Settings, examined: &mut Examined) {
    let mut reader = Reader::new(&batch.bytes[..], options(Mode::Lenient, false));
    let mut notice = Notice::new(settings.control.clone(), settings.notes);
    let mut lines = Lines::from(batch);
    while read(&mut reader, &mut notice) {
        examined.games += 1;
        if notice.noticed {
            let (begin, end) = (position(notice.begin), position(reader.offset()));
            let bytes = &batch.bytes[begin..end.min(batch.bytes.len())];
            let mut record = Record::default();
            let mut again = Reader::new(bytes, options(Mode::Lenient, false));
            if read(&mut again, &mut record) {
                examined.rule(&record, bytes, lines.at(begin), settings);
            }
        }
    }
}

/// An offset in a slice.
fn position(offset: u64) -> usize {
    usize::try_from(offset).unwrap_or(usize::MAX)
}

impl Examined {
    /// Rules on a game that was read from these bytes, which begin at that place of the input.
    fn rule(&mut self, record: &Record, bytes: &[u8], base: Place, settings: &Settings) {
        let date = record.tag_value("Date").unwrap_or("");
        let governed = settings
            .edition
            .map_or_else(|| Governed::on(date), Governed::By);
        let case = Case {
            record,
            governed,
            laws: governed.laws(),
            lang: settings.lang,
            notes: settings.notes,
            strict: settings.strict,
            misnumbered: numbers::contradiction(bytes, record),
        };
        let mut findings = case.findings();
        if settings.notes {
            findings.extend(tags::clocks(&case, settings.control.as_ref()));
            findings.sort_by_key(|finding| (finding.place.offset, finding.ply, finding.kind));
        } else {
            findings.retain(|finding| finding.weight.counts());
        }
        if findings.is_empty() {
            return;
        }
        for finding in &mut findings {
            finding.place = moved(finding.place, base);
        }
        let tag = |name| record.tag_value(name).unwrap_or("?").to_owned();
        self.reports.push(GameReport {
            game: self.games,
            place: moved(case.begin(), base),
            players: [tag("White"), tag("Black"), tag("Date")],
            governed,
            legal_prefix_plies: record.made().len(),
            findings,
        });
    }
}

/// A place of a text that begins at another.
fn moved(place: Place, base: Place) -> Place {
    let on_the_first_line = place.line == 1;
    Place {
        offset: base.offset + place.offset,
        line: base.line + place.line - 1,
        column: if on_the_first_line {
            base.column + place.column - 1
        } else {
            place.column
        },
    }
}

/// Lines counted as games are come to.
struct Lines<'a> {
    bytes: &'a [u8],
    counted: usize,
    place: Place,
}

impl<'a> Lines<'a> {
    fn from(batch: &'a Batch) -> Self {
        Self {
            bytes: &batch.bytes,
            counted: 0,
            place: batch.place,
        }
    }

    /// The place of an offset, not before the last one asked for.
    fn at(&mut self, offset: usize) -> Place {
        let between = &self.bytes[self.counted..offset];
        self.place.offset += between.len() as u64;
        self.place.line += between.iter().filter(|&&byte| byte == b'\n').count() as u64;
        let (line, column) = match between.iter().rposition(|&byte| byte == b'\n') {
            Some(last) => (&between[last + 1..], 1),
            None => (between, self.place.column),
        };
        let columns = line.iter().filter(|&&byte| byte & 0xC0 != 0x80).count() as u64;
        self.place.column = column + columns;
        self.counted = offset;
        self.place
    }
}
