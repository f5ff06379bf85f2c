//! The smallest counterexample for each statement that is blamed.

use std::collections::{BTreeMap, btree_map::Entry};

use chesslaws_board::Setup;
use chesslaws_law::{Edition, Statement};
use chesslaws_oracle::Laws;
use chesslaws_protocol::{Question, STARTPOS};
use chesslaws_spec::{Lang, Spec};

use super::blame::reached;
use super::{Blame, Outcome, Record, Run, game};
use crate::{diagram, shell};

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
    /// The case with the shortest game that shows it, where that game is shorter.
    pub shortest: Option<Shortest<'a>>,
    /// The number, from 1, of an earlier exhibit with the same case: board, game and answers are shown there.
    pub shown_in: Option<usize>,
}

/// A failed case with a short game.
#[derive(Clone, Copy, Debug)]
pub struct Shortest<'a> {
    /// The case.
    pub record: &'a Record,
    /// How long its game is.
    plies: usize,
    men: usize,
}

impl<'a> Shortest<'a> {
    fn of(record: &'a Record, blame: &Blame, setup: Option<&Setup>) -> Option<Self> {
        let men = setup?.men().count();
        let plies = blame.ply;
        (record.ask.start == STARTPOS).then_some(Self { record, plies, men })
    }

    fn size(&self) -> (usize, usize, &str) {
        (self.plies, self.men, &self.record.id)
    }

    /// The game, and which case it is of.
    #[must_use]
    pub fn text(&self) -> String {
        let Self { record, plies, .. } = self;
        let moves = record.ask.moves[..*plies].join(" ");
        format!("{moves} ({}, {plies} plies)", record.id)
    }
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
    let mut exhibits: Vec<Exhibit> = found.into_values().collect();
    for at in 0..exhibits.len() {
        let (before, rest) = exhibits.split_at_mut(at);
        rest[0].settle(before);
    }
    exhibits
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
            let setup = position(record, blame, edition);
            let new = Exhibit {
                shortest: Shortest::of(record, blame, setup.as_ref()),
                record,
                blame,
                setup,
                cases: 0,
                shrunk: false,
                shown_in: None,
            };
            match found.entry((Statement::find(id), id)) {
                Entry::Vacant(place) => {
                    place.insert(new).cases = 1;
                }
                Entry::Occupied(mut place) => {
                    let cases = place.get().cases + 1;
                    let both = [place.get().shortest, new.shortest].into_iter().flatten();
                    let shortest = both.min_by(|one, other| one.size().cmp(&other.size()));
                    if new.size() < place.get().size() {
                        place.insert(new);
                    }
                    place.get_mut().cases = cases;
                    place.get_mut().shortest = shortest;
                }
            }
        }
    }
    found
}

/// The position that the blame is about: the end of the game, or where one of its moves is denied; of a text the set-up
/// that it is the FEN of, if it is any.
fn position(record: &Record, blame: &Blame, edition: Edition) -> Option<Setup> {
    let mut ask = record.ask.clone();
    match &ask.question {
        Question::ReadFen { fen } => return fen.parse().ok(),
        Question::ReadPgn { .. } => return None,
        _ => ask.moves.truncate(blame.ply),
    }
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

    /// Leaves out what need not be shown: a game that is no shorter, and what an earlier exhibit shows.
    fn settle(&mut self, before: &[Self]) {
        let case = |exhibit: &Self| exhibit.shortest.map(|shortest| &shortest.record.id);
        self.shown_in = before
            .iter()
            .position(|earlier| self.is_of_case_of(earlier))
            .map(|at| at + 1);
        let is_told = self
            .shown_in
            .is_some_and(|number| case(&before[number - 1]) == case(self));
        let plies = self.blame.ply;
        self.shortest = self
            .shortest
            .filter(|shortest| shortest.plies < plies && !is_told);
    }

    /// Whether both show the same answer to the same question after the same moves.
    fn is_of_case_of(&self, other: &Self) -> bool {
        self.blame.ply == other.blame.ply
            && self.record.ask == other.record.ask
            && self.record.reply == other.record.reply
    }

    /// The command that shows it again.
    #[must_use]
    pub fn command(&self, edition: Edition, subject: &str) -> String {
        if self.shrunk {
            of_game(self.record, edition, subject)
        } else {
            reproduce(self.record, edition, subject)
        }
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
                let game: Vec<String> = game.iter().map(|mv| shell::word(mv)).collect();
                format!("{STARTPOS} moves {}", game.join(" "))
            }
            _ => format!("\"{setup}\""),
        };
        let from = from.trim_end();
        Some(format!(
            "chesslaws explain --edition {edition} {from} {}",
            shell::word(mv)
        ))
    }

    /// The exhibit as text; `subject` is the option by which the subject is chosen on the command line.
    #[must_use]
    pub fn text(&self, edition: Edition, subject: &str) -> String {
        let blame = self.blame;
        let mut text = format!("{}  ({} failed)\n", cited(&blame.statement), self.cases);
        if let Some(entry) = Spec::embedded().find(&blame.statement) {
            text += &format!("  {}\n", Spec::embedded().sentence(entry, Lang::En));
        }
        text += &format!("  It {}.\n", blame.wrong);
        if let Some(setup) = self.setup.as_ref().filter(|_| self.shown_in.is_none()) {
            text += &format!("\n{}  {setup}\n", diagram::text(setup));
        }
        if let Some(command) = self.explanation(edition) {
            text += &format!("  explained by: {command}\n");
        }
        for fact in &blame.facts {
            text += &format!("  fact:         {fact}\n");
        }
        match self.shown_in {
            Some(number) => text += &format!("  the case:     the same as in {number}\n"),
            None => text += &self.case_text(edition, subject),
        }
        if let Some(shortest) = &self.shortest {
            text += &format!("  the shortest game: {}\n", shortest.text());
            let command = reproduce(shortest.record, edition, subject);
            text += &format!("  reproduce it: {command}\n");
        }
        text
    }

    fn case_text(&self, edition: Edition, subject: &str) -> String {
        let (record, plies) = (self.record, self.blame.ply);
        let mut text = String::new();
        if record.ask.start == STARTPOS && plies > 0 {
            text += &format!("  the game:     {}\n", record.ask.moves[..plies].join(" "));
        }
        text += &format!("  both answers: {}\n", record.detail);
        text += &format!("  source:       {}\n", record.source);
        text + &format!("  reproduce:    {}\n", self.command(edition, subject))
    }
}

/// The command that asks a case again: by its id, or by its game where it is no case of the suite.
#[must_use]
pub fn reproduce(record: &Record, edition: Edition, subject: &str) -> String {
    if game::is_of_command_line(&record.id) {
        return of_game(record, edition, subject);
    }
    let id = shell::word(&record.id);
    format!("chesslaws certify {subject} --edition {edition} --only {id}")
}

fn of_game(record: &Record, edition: Edition, subject: &str) -> String {
    let moves = shell::moves(&record.ask.moves);
    format!("chesslaws certify {subject} --edition {edition} --game {moves}")
}

/// The statement's id, and that of the edition in force where it has one.
pub(super) fn cited(id: &str) -> String {
    match Statement::find(id).and_then(Statement::primary) {
        Some(primary) => format!("{id} ({primary})"),
        None => id.to_owned(),
    }
}
