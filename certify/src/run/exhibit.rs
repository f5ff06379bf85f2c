//! The smallest counterexample for each statement that is blamed.

use std::collections::{BTreeMap, btree_map::Entry};

use chesslaws_board::Setup;
use chesslaws_law::{Edition, Statement};
use chesslaws_oracle::Laws;
use chesslaws_protocol::STARTPOS;
use chesslaws_spec::Spec;

use super::blame::reached;
use super::{Blame, Outcome, Record, Run};
use crate::{diagram, report::shell};

/// A statement with the smallest case that shows it broken.
#[derive(Clone, Debug)]
pub struct Exhibit<'a> {
    /// The case.
    pub record: &'a Record,
    /// What it is laid to.
    pub blame: &'a Blame,
    /// The position that the blame is about.
    pub setup: Option<Setup>,
    /// How many cases are laid to the statement.
    pub cases: usize,
    /// Whether the case was made smaller than any of the suite.
    pub shrunk: bool,
}

/// One exhibit for each statement blamed: the fewest men, then the shortest game, then the first id.
#[must_use]
pub fn exhibits(run: &Run, edition: Edition) -> Vec<Exhibit<'_>> {
    let mut found = of_records(&run.records, edition);
    for small in &run.counterexamples {
        let key = (Statement::find(&small.statement), small.statement.as_str());
        let blame = small
            .record
            .blamed
            .iter()
            .find(|blame| blame.statement == small.statement);
        if let (Some(exhibit), Some(blame)) = (found.get_mut(&key), blame) {
            exhibit.record = &small.record;
            exhibit.blame = blame;
            exhibit.setup = position(&small.record, blame, edition);
            exhibit.shrunk = true;
        }
    }
    found.into_values().collect()
}

/// The smallest record of each statement blamed.
pub(super) fn smallest(records: &[Record], edition: Edition) -> Vec<(String, &Record)> {
    let found = of_records(records, edition).into_values();
    found
        .map(|exhibit| (exhibit.blame.statement.clone(), exhibit.record))
        .collect()
}

fn of_records(
    records: &[Record],
    edition: Edition,
) -> BTreeMap<(Option<Statement>, &str), Exhibit<'_>> {
    let mut found: BTreeMap<(Option<Statement>, &str), Exhibit<'_>> = BTreeMap::new();
    for record in records
        .iter()
        .filter(|record| record.outcome == Outcome::Failed)
    {
        let mut seen = Vec::new();
        for blame in &record.blamed {
            let id = blame.statement.as_str();
            if seen.contains(&id) {
                continue;
            }
            seen.push(id);
            let new = Exhibit {
                record,
                blame,
                setup: position(record, blame, edition),
                cases: 0,
                shrunk: false,
            };
            match found.entry((Statement::find(id), id)) {
                Entry::Vacant(place) => {
                    place.insert(new).cases = 1;
                }
                Entry::Occupied(mut place) => {
                    let cases = place.get().cases + 1;
                    if new.size() < place.get().size() {
                        place.insert(new);
                    }
                    place.get_mut().cases = cases;
                }
            }
        }
    }
    found
}

/// The position that the blame is about: the end of the game, or where one of its moves is denied.
fn position(record: &Record, blame: &Blame, edition: Edition) -> Option<Setup> {
    let mut ask = record.ask.clone();
    ask.moves.truncate(blame.ply);
    reached(&Laws::of(edition), &ask).ok()
}

impl Exhibit<'_> {
    /// What makes a counterexample small. A list that is wrong shows more than a game that is refused.
    fn size(&self) -> (usize, usize, bool, &str) {
        let men = self
            .setup
            .as_ref()
            .map_or(usize::MAX, |setup| setup.men().count());
        let earlier = self.blame.ply < self.record.ask.moves.len();
        (men, self.blame.ply, earlier, &self.record.id)
    }

    /// The command that shows it again.
    #[must_use]
    pub fn command(&self, edition: Edition, subject: &str) -> String {
        let which = if self.shrunk {
            format!("--game \"{}\"", self.record.ask.moves.join(" "))
        } else {
            format!("--only {}", self.record.id)
        };
        format!("chesslaws certify {subject} --edition {edition} {which}")
    }

    /// The command that explains the move in question: from its game where there is one, for what a FEN does not show may
    /// decide.
    #[must_use]
    pub fn explanation(&self, edition: Edition) -> Option<String> {
        let mv = self.blame.mv.as_ref()?;
        let setup = self.setup.as_ref()?;
        let ask = &self.record.ask;
        let from = match ask.moves.get(..self.blame.ply) {
            Some(game) if ask.start == STARTPOS => {
                let game: Vec<String> = game.iter().map(|mv| shell(mv)).collect();
                format!("{STARTPOS} moves {}", game.join(" "))
            }
            _ => format!("\"{setup}\""),
        };
        let from = from.trim_end();
        Some(format!(
            "chesslaws explain --edition {edition} {from} {}",
            shell(mv)
        ))
    }

    /// The exhibit as text; `subject` is the option by which the subject is chosen on the command line.
    #[must_use]
    pub fn text(&self, edition: Edition, subject: &str) -> String {
        let Self {
            record,
            blame,
            setup,
            cases,
            ..
        } = self;
        let mut text = format!("{}  ({cases} failed)\n", cited(&blame.statement));
        if let Some(entry) = Spec::embedded().find(&blame.statement) {
            text += &format!("  {}\n", entry.says.value.en);
        }
        text += &format!("  It {}.\n", blame.wrong);
        if let Some(setup) = setup {
            text += &format!("\n{}  {setup}\n", diagram::text(setup));
        }
        if let Some(command) = self.explanation(edition) {
            text += &format!("  explained by: {command}\n");
        }
        if record.ask.start == STARTPOS && blame.ply > 0 {
            text += &format!(
                "  the game:     {}\n",
                record.ask.moves[..blame.ply].join(" ")
            );
        }
        for fact in &blame.facts {
            text += &format!("  fact:         {fact}\n");
        }
        text += &format!("  both answers: {}\n", record.detail);
        text += &format!("  source:       {}\n", record.source);
        text += &format!("  reproduce:    {}\n", self.command(edition, subject));
        text
    }
}

/// The statement's id, and that of the edition in force where it has one.
pub(super) fn cited(id: &str) -> String {
    match Statement::find(id).and_then(Statement::primary) {
        Some(primary) => format!("{id} ({primary})"),
        None => id.to_owned(),
    }
}
