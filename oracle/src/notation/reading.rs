//! What a text means in a position.

use chesslaws_board::{Move, Setup};
use chesslaws_law::Law;

use super::laws::{Fit, Function, NotationLaws, Record};
use super::letters::Letters;
use super::written::{NotAlgebraic, Written};
use crate::{Ground, Laws, Ruling};

/// Which lawful moves a text means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// It is not algebraic notation.
    NotAlgebraic(NotAlgebraic),
    /// No lawful move is so written.
    NoLawfulMove,
    /// One move and no other.
    One(Move),
    /// Any of these: it is ambiguous. Sorted by their UCI text.
    Several(Vec<Move>),
}

/// A text read as the record of a move: the finding of a ruling whose grounds are the statements kept and broken or,
/// where no lawful move is meant, those that exclude the moves that come nearest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// What it means.
    pub meaning: Meaning,
    /// The statements it breaks, whichever of its moves is meant; they are among the grounds of the ruling too. Where
    /// the founding edition governs there are none: it does not describe the notation.
    pub broken: Vec<Ground>,
    /// Those that it breaks by the reading that holds of a disputed question: nobody is charged with them.
    pub disputed: Vec<Ground>,
}

impl Meaning {
    /// The moves that are meant.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        match self {
            Self::NotAlgebraic(_) | Self::NoLawfulMove => &[],
            Self::One(mv) => core::slice::from_ref(mv),
            Self::Several(moves) => moves,
        }
    }
}

impl NotationLaws {
    /// Reads a text as the record of a move in the position.
    pub fn read(
        &self,
        laws: &Laws,
        setup: &Setup,
        letters: &Letters,
        text: &str,
    ) -> Ruling<Reading> {
        self.read_among(laws, setup, &lawful_moves(laws, setup), letters, text)
    }

    /// Reads a text where the lawful moves are known already.
    pub fn read_among(
        &self,
        laws: &Laws,
        setup: &Setup,
        lawful: &[Move],
        letters: &Letters,
        text: &str,
    ) -> Ruling<Reading> {
        let entry = [Written::read(text, letters)];
        let accepted = self.of_sheet("2023:C.0.a", &entry);
        let [entry] = entry;
        let written = match entry {
            Ok(written) => written,
            Err(error) => {
                let reading = Reading {
                    meaning: Meaning::NotAlgebraic(error),
                    broken: accepted.because.clone(),
                    disputed: Vec::new(),
                };
                return accepted.map(|_| reading).in_edition(laws.edition);
            }
        };
        let of = |mv: Move| Record {
            laws,
            notation: self,
            setup,
            lawful,
            written: &written,
            letters,
            mv,
        };
        let meant: Vec<Move> = lawful
            .iter()
            .copied()
            .filter(|&mv| !self.excludes(&of(mv)))
            .collect();
        let (mut broken, mut disputed) = (Vec::new(), Vec::new());
        let mut ruling = accepted;
        for &mv in &meant {
            for heard in self.heard(&of(mv)) {
                match (heard.finding, heard.disputes.is_empty()) {
                    (Fit::Silent, _) => continue,
                    (Fit::Broken, true) => broken.extend(heard.because.clone()),
                    (Fit::Broken, false) => disputed.extend(heard.because.clone()),
                    _ => {}
                }
                ruling = ruling.joined(heard);
            }
        }
        if meant.is_empty() {
            ruling = self
                .nearest(lawful, of)
                .into_iter()
                .fold(ruling, Ruling::joined);
        }
        let reading = Reading {
            meaning: match meant[..] {
                [] => Meaning::NoLawfulMove,
                [mv] => Meaning::One(mv),
                _ => Meaning::Several(meant),
            },
            broken: cited(laws, broken),
            disputed: cited(laws, disputed),
        };
        let mut ruling = ruling.map(|_| reading).in_edition(laws.edition);
        ruling.disputes.sort_unstable();
        ruling.disputes.dedup();
        ruling
    }

    /// What each statement on a record says of a text, lawful move by lawful move.
    #[must_use]
    pub fn spoken(
        &self,
        laws: &Laws,
        setup: &Setup,
        letters: &Letters,
        text: &str,
    ) -> Vec<(Law, Fit)> {
        let Ok(written) = Written::read(text, letters) else {
            return Vec::new();
        };
        let lawful = lawful_moves(laws, setup);
        let of_move = |&mv: &Move| {
            let record = Record {
                laws,
                notation: self,
                setup,
                lawful: &lawful,
                written: &written,
                letters,
                mv,
            };
            let said = self
                .entries
                .iter()
                .filter_map(|entry| match entry.function {
                    Function::Record(function) => Some((entry.law, function(&record).finding)),
                    Function::Sheet(_) => None,
                });
            said.collect::<Vec<_>>()
        };
        lawful.iter().flat_map(of_move).collect()
    }

    /// The moves that are not lawful and that a text means where it means no lawful one: those in the piece's way of
    /// moving, if there are any. Sorted by their UCI text.
    #[must_use]
    pub fn named_unlawfully(
        &self,
        laws: &Laws,
        setup: &Setup,
        letters: &Letters,
        text: &str,
    ) -> Vec<Move> {
        let Ok(written) = Written::read(text, letters) else {
            return Vec::new();
        };
        let lawful = lawful_moves(laws, setup);
        let fits = |&mv: &Move| {
            let record = Record {
                laws,
                notation: self,
                setup,
                lawful: &lawful,
                written: &written,
                letters,
                mv,
            };
            !lawful.contains(&mv) && !self.excludes(&record)
        };
        let mut named: Vec<Move> = Laws::candidates(setup).filter(fits).collect();
        let in_its_way = |mv: &Move| permitted(laws, setup, *mv);
        if named.iter().any(in_its_way) {
            named.retain(in_its_way);
        }
        named.sort_by_key(ToString::to_string);
        named
    }

    /// What a statement on a sheet finds of it.
    pub fn of_sheet(&self, id: &str, sheet: super::Sheet<'_>) -> Ruling<Option<bool>> {
        match self.entry(id).map(|entry| entry.function) {
            Some(Function::Sheet(function)) => function(sheet),
            _ => Ruling::of(None),
        }
    }

    /// Whether by some statement the text is the record of another move.
    fn excludes(&self, record: &Record<'_>) -> bool {
        self.heard(record)
            .any(|ruling| ruling.finding == Fit::NamesAnother)
    }

    /// What excludes the lawful moves that the fewest statements exclude, of three of them at most.
    fn nearest<'a>(&self, lawful: &[Move], of: impl Fn(Move) -> Record<'a>) -> Vec<Ruling<Fit>> {
        const SHOWN: usize = 3;
        let excluding = |&mv: &Move| -> Vec<Ruling<Fit>> {
            let record = of(mv);
            let heard = self.heard(&record);
            heard
                .filter(|ruling| ruling.finding == Fit::NamesAnother)
                .collect()
        };
        let mut excluded: Vec<Vec<Ruling<Fit>>> = lawful.iter().map(excluding).collect();
        let fewest = excluded.iter().map(Vec::len).min().unwrap_or_default();
        excluded.retain(|rulings| rulings.len() == fewest);
        excluded.into_iter().take(SHOWN).flatten().collect()
    }
}

/// Whether the piece goes so, whatever else forbids the move: it breaks no statement on its way of moving.
fn permitted(laws: &Laws, setup: &Setup, mv: Move) -> bool {
    let ruling = laws.lawful(setup, mv);
    let of_article_5 = |ground: &Ground| {
        let founding = ground.law.founding;
        founding.is_some_and(|statement| statement.number().starts_with("5."))
    };
    !ruling.because.iter().any(of_article_5)
}

/// Grounds as an edition cites them.
fn cited(laws: &Laws, because: Vec<Ground>) -> Vec<Ground> {
    let ruling = Ruling {
        finding: (),
        because,
        disputes: Vec::new(),
    };
    ruling.in_edition(laws.edition).because
}

/// The lawful moves, sorted by their UCI text.
pub(super) fn lawful_moves(laws: &Laws, setup: &Setup) -> Vec<Move> {
    let mut moves: Vec<Move> = Laws::candidates(setup)
        .filter(|&mv| laws.is_lawful(setup, mv))
        .collect();
    moves.sort_by_key(ToString::to_string);
    moves
}
