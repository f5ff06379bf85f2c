//! The writing of moves in a scenario: a text that is read, a move that is to be written, a sheet.

use chesslaws_board::{Move, Setup};
use chesslaws_law::{Edition, Law};
use chesslaws_oracle::notation::{Fit, Letters, Meaning, NotationLaws, Reading, Required, Written};
use chesslaws_oracle::{Ground, Laws, Ruling};
use chesslaws_suite::steps::{Noted, Writing};

use super::World;

/// What was written last.
#[derive(Clone, Debug)]
pub(super) enum Paper {
    Read(Box<Ruling<Reading>>),
    Required(Box<Option<Ruling<Required>>>),
    Sheet(Vec<String>),
}

/// The notation under test, and what was written.
#[derive(Clone)]
pub(super) struct Writer {
    pub(super) notation: NotationLaws,
    letters: Letters,
    paper: Option<Paper>,
    /// The text last read, for what shows a planted fault.
    text: Option<(Setup, String)>,
}

impl std::fmt::Debug for Writer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Writer({:?})", self.paper)
    }
}

impl Writer {
    pub(super) const fn under(notation: NotationLaws) -> Self {
        Self {
            notation,
            letters: Letters::English,
            paper: None,
            text: None,
        }
    }

    pub(super) fn use_letters(&mut self, letters: &str) -> Result<(), String> {
        self.letters = Letters::of_country(letters).map_err(|error| error.to_string())?;
        Ok(())
    }

    pub(super) fn write(
        &mut self,
        laws: &Laws,
        now: Option<&Setup>,
        writing: &Writing,
    ) -> Result<(), String> {
        let position = || now.ok_or_else(|| "no position was given".to_owned());
        self.text = None;
        self.paper = Some(match writing {
            Writing::Text(text) => {
                self.text = Some((position()?.clone(), text.clone()));
                let ruling = self.notation.read(laws, position()?, &self.letters, text);
                Paper::Read(Box::new(ruling))
            }
            Writing::TextUnder(text, reading, dispute) => {
                let other = self.notation.reading(*dispute, *reading);
                let ruling = other.read(laws, position()?, &self.letters, text);
                Paper::Read(Box::new(ruling))
            }
            Writing::Of(mv) => {
                let required = self
                    .notation
                    .required(laws, position()?, &self.letters, *mv);
                Paper::Required(Box::new(required))
            }
            Writing::Sheet(entries) => Paper::Sheet(entries.clone()),
        });
        Ok(())
    }

    /// The laws of the ruling that the sentence asserts, if it is so.
    fn noted(&self, edition: Edition, noted: &Noted) -> Result<Vec<Law>, String> {
        let paper = self.paper.as_ref().ok_or("nothing was written")?;
        match (paper, noted) {
            (Paper::Read(ruling), _) => of_reading(edition, ruling, noted),
            (Paper::Required(required), Noted::Shortest(text)) => {
                of_required(required.as_ref().as_ref(), text, |found| &found.shortest)
            }
            (Paper::Required(required), Noted::WithSigns(text)) => {
                of_required(required.as_ref().as_ref(), text, |found| &found.with_signs)
            }
            (Paper::Sheet(entries), Noted::Accepted(so)) => {
                self.of_sheet("2023:C.0.a", entries, *so)
            }
            (Paper::Sheet(entries), Noted::Evidence(so)) => {
                self.of_sheet("2023:C.0.b", entries, *so)
            }
            (Paper::Sheet(entries), Noted::Warned(so)) => self.of_sheet("2023:C.0.c", entries, *so),
            _ => Err("this is not asked of what was written".to_owned()),
        }
    }

    fn of_sheet(&self, id: &str, entries: &[String], expected: bool) -> Result<Vec<Law>, String> {
        let read = |text: &String| Written::read(text, &self.letters);
        let sheet: Vec<_> = entries.iter().map(read).collect();
        let ruling = self.notation.of_sheet(id, &sheet);
        if ruling.finding == Some(expected) {
            Ok(laws(&ruling.because))
        } else {
            Err(format!("found {:?}", ruling.finding))
        }
    }

    /// What the statements say of the text last read, for each lawful move.
    fn words(&self, laws: &Laws) -> Vec<(Law, Fit)> {
        let Some((setup, text)) = &self.text else {
            return Vec::new();
        };
        let spoken = self.notation.spoken(laws, setup, &self.letters, text);
        spoken.into_iter().collect()
    }

    /// The statements that say otherwise here than there of what was written last.
    pub(super) fn parting(&self, other: &Self, laws: &Laws) -> Vec<Law> {
        let mut parting = Vec::new();
        for ((law, here), (_, there)) in self.words(laws).into_iter().zip(other.words(laws)) {
            if here != there && !parting.contains(&law) {
                parting.push(law);
            }
        }
        if let Some(Paper::Sheet(entries)) = &self.paper {
            let read = |text: &String| Written::read(text, &self.letters);
            let sheet: Vec<_> = entries.iter().map(read).collect();
            for entry in &self.notation.entries {
                let id = entry.law.in_force.map_or("", |statement| statement.id());
                let of = |notation: &NotationLaws| notation.of_sheet(id, &sheet).finding;
                if of(&self.notation) != of(&other.notation) {
                    parting.push(entry.law);
                }
            }
        }
        parting
    }
}

impl World {
    pub(super) fn noted(&mut self, noted: &Noted) -> Result<(), String> {
        let laws = self.writer.noted(self.laws.0.edition, noted)?;
        self.asserted.push(laws);
        Ok(())
    }
}

fn laws(grounds: &[Ground]) -> Vec<Law> {
    grounds.iter().map(|ground| ground.law).collect()
}

fn of_required(
    required: Option<&Ruling<Required>>,
    expected: &str,
    part: impl Fn(&Required) -> &String,
) -> Result<Vec<Law>, String> {
    let ruling = required.ok_or("there is no record of this move")?;
    let found = part(&ruling.finding);
    if found == expected {
        Ok(laws(&ruling.because))
    } else {
        Err(format!("found `{found}`"))
    }
}

fn of_reading(
    edition: Edition,
    ruling: &Ruling<Reading>,
    noted: &Noted,
) -> Result<Vec<Law>, String> {
    let reading = &ruling.finding;
    let ids = |grounds: &[Ground]| -> Vec<String> {
        let statements = grounds
            .iter()
            .filter_map(|ground| ground.law.in_edition(edition));
        statements
            .map(|statement| statement.id().to_owned())
            .collect()
    };
    let among = |grounds: &[Ground], wanted: &[chesslaws_law::Statement]| {
        let there = ids(grounds);
        wanted
            .iter()
            .all(|statement| there.iter().any(|id| id == statement.id()))
    };
    let kept: Vec<Ground> = ruling
        .because
        .iter()
        .filter(|ground| !reading.broken.contains(ground) && !reading.disputed.contains(ground))
        .cloned()
        .collect();
    let (so, because) = match noted {
        Noted::Means(mv) => (reading.meaning == Meaning::One(*mv), &ruling.because),
        Noted::Ambiguous(moves) => {
            let several = matches!(reading.meaning, Meaning::Several(_));
            (
                several && same(reading.meaning.moves(), moves),
                &ruling.because,
            )
        }
        Noted::MeansNothing => (reading.meaning == Meaning::NoLawfulMove, &ruling.because),
        Noted::NotAlgebraic => {
            let not = matches!(reading.meaning, Meaning::NotAlgebraic(_));
            (not, &ruling.because)
        }
        Noted::Keeps(wanted) => (among(&kept, wanted), &kept),
        Noted::Breaks(wanted) => (among(&reading.broken, wanted), &reading.broken),
        Noted::BreaksNothing => (reading.broken.is_empty(), &ruling.because),
        Noted::Disputed(dispute) => {
            let touched = ruling.disputes.contains(dispute);
            (touched && reading.broken.is_empty(), &ruling.because)
        }
        _ => return Err("this is not asked of a text".to_owned()),
    };
    so.then(|| laws(because)).ok_or_else(|| {
        format!(
            "found {:?}, kept {:?}, broken {:?}, disputed {:?}",
            reading.meaning,
            ids(&kept),
            ids(&reading.broken),
            ids(&reading.disputed)
        )
    })
}

fn same(found: &[Move], expected: &[Move]) -> bool {
    let sorted = |moves: &[Move]| {
        let mut texts: Vec<String> = moves.iter().map(Move::to_string).collect();
        texts.sort();
        texts
    };
    sorted(found) == sorted(expected)
}
