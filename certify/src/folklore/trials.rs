//! The trials of the sayings: the YAML file, and what it says.

use std::path::PathBuf;

use chesslaws_board::Square;
use chesslaws_board::table::Event;
use chesslaws_spec::Spec;
use chesslaws_spec::model::{Saying, Text};
use chesslaws_spec::yaml::{self, Placed};
use serde::Deserialize;

use super::finding::Finding;
use crate::rule::RuleError;
use crate::rule::dispute::{self, Dispute};
use crate::shorten;

/// The trials that this program carries: files and their texts.
const FILES: [(&str, &str); 2] = [
    ("trials/board.yaml", include_str!("trials/board.yaml")),
    ("trials/table.yaml", include_str!("trials/table.yaml")),
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    sayings: Vec<FileSaying>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileSaying {
    saying: Placed<String>,
    #[serde(default)]
    every: bool,
    trials: Vec<FileTrial>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileTrial {
    title: Placed<Text>,
    start: Option<Placed<String>>,
    moves: Option<Placed<String>>,
    #[serde(default)]
    conditions: Vec<Placed<String>>,
    #[serde(default)]
    events: Vec<Placed<String>>,
    untold: Option<Placed<Text>>,
    predicts: Placed<String>,
    otherwise: Option<FileOtherwise>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileOtherwise {
    start: Option<Placed<String>>,
    events: Option<Vec<Placed<String>>>,
    predicts: Placed<String>,
}

/// A saying with its trials.
#[derive(Clone, Debug)]
pub struct TriedSaying {
    /// The saying as the spec has it.
    pub saying: &'static Saying,
    /// Whether it says of itself that it is so in every case: then one trial in which it fails refutes it.
    pub every: bool,
    /// The trials.
    pub trials: Vec<Trial>,
}

/// A trial: a case, or a pair of cases that differ in nothing but what the saying hangs on.
#[derive(Clone, Debug)]
pub struct Trial {
    /// What it shows.
    pub title: Text,
    /// The case.
    pub case: Case,
    /// A circumstance of the case that no form of words tells, so that no statement can turn on it.
    pub untold: Option<Text>,
    /// The same without the circumstance that the saying speaks of.
    pub otherwise: Option<Case>,
}

/// What happened, and what the saying predicts of it.
#[derive(Clone, Debug)]
pub struct Case {
    /// The position, the moves, the conditions and the events.
    pub dispute: Dispute,
    /// What the saying predicts.
    pub predicts: Finding,
}

/// The trials that this program carries, in the order of the sayings.
///
/// # Errors
/// What is wrong with them, with file and line.
pub fn embedded() -> Result<Vec<TriedSaying>, RuleError> {
    let mut all = Vec::new();
    for (file, text) in FILES {
        read(text, &mut all).map_err(|source| RuleError::In {
            file: PathBuf::from(file),
            source: Box::new(source),
        })?;
    }
    all.sort_by(|one, other| one.saying.id.value.cmp(&other.saying.id.value));
    Ok(all)
}

/// Reads the trials of a file, in its order, behind those that were read before.
///
/// # Errors
/// Text that is not such a file: the line, the field and what would be right.
pub fn read(text: &str, all: &mut Vec<TriedSaying>) -> Result<(), RuleError> {
    let file: File = yaml::read(text).map_err(|error| RuleError::Read {
        line: error.line,
        what: shorten::quote(&error.message),
    })?;
    for told in &file.sayings {
        let tried = told.read()?;
        let id = &tried.saying.id.value;
        if all.iter().any(|other| other.saying.id.value == *id) {
            return Err(at(
                told.saying.line,
                "saying",
                format!("{id} is there twice"),
            ));
        }
        all.push(tried);
    }
    Ok(())
}

fn at(line: u64, field: &'static str, what: String) -> RuleError {
    RuleError::Field { line, field, what }
}

impl FileSaying {
    fn read(&self) -> Result<TriedSaying, RuleError> {
        let line = self.saying.line;
        let mut sayings = Spec::embedded().folklore.iter();
        let Some(saying) = sayings.find(|saying| saying.id.value == self.saying.value) else {
            let asked = shorten::quote(&self.saying.value);
            let what = format!("the folklore has no saying `{asked}`");
            return Err(at(line, "saying", what));
        };
        if self.trials.is_empty() {
            return Err(at(line, "trials", "there are none".to_owned()));
        }
        let trials = self.trials.iter().map(FileTrial::read);
        Ok(TriedSaying {
            saying,
            every: self.every,
            trials: trials.collect::<Result<_, _>>()?,
        })
    }
}

impl FileTrial {
    fn read(&self) -> Result<Trial, RuleError> {
        let case = self.case(self.start.as_ref(), &self.events, &self.predicts)?;
        if let Some(untold) = &self.untold {
            untellable(untold)?;
        }
        let otherwise = self
            .otherwise
            .as_ref()
            .map(|other| self.otherwise(other, &case));
        Ok(Trial {
            title: self.title.value.clone(),
            case,
            untold: self.untold.as_ref().map(|text| text.value.clone()),
            otherwise: otherwise.transpose()?,
        })
    }

    fn case(
        &self,
        start: Option<&Placed<String>>,
        events: &[Placed<String>],
        predicts: &Placed<String>,
    ) -> Result<Case, RuleError> {
        let told = dispute::File {
            edition: Placed {
                value: "fide-1993".to_owned(),
                ..self.title_place()
            },
            title: None,
            source: None,
            start: start.cloned(),
            moves: self.moves.clone(),
            pgn: None,
            conditions: self.conditions.clone(),
            events: events.to_vec(),
            questions: Vec::new(),
        };
        let predicted = Finding::read(&predicts.value);
        let predicts = predicted.map_err(|what| at(predicts.line, "predicts", what))?;
        let dispute = told.dispute()?;
        let acts = matches!(
            predicts,
            Finding::Breaks(_) | Finding::Follows(..) | Finding::Bound(..) | Finding::Made(_)
        );
        if acts && dispute.events.is_empty() {
            let what = "there is no act of which that could be so".to_owned();
            return Err(at(self.title.line, "events", what));
        }
        Ok(Case { dispute, predicts })
    }

    /// The other case of the pair, which must differ in one thing.
    fn otherwise(&self, other: &FileOtherwise, case: &Case) -> Result<Case, RuleError> {
        let given = usize::from(other.start.is_some())
            + usize::from(other.events.is_some())
            + usize::from(self.untold.is_some());
        let wrong = |what: &str| Err(at(other.predicts.line, "otherwise", what.to_owned()));
        if given != 1 {
            return wrong("the two must differ in one of start, events, untold, and in no other");
        }
        let start = other.start.as_ref().or(self.start.as_ref());
        let events = other.events.as_ref().unwrap_or(&self.events);
        let read = self.case(start, events, &other.predicts)?;
        if other.start.is_some() && differing_squares(case, &read) != 1 {
            return wrong("the two starts must differ on one square");
        }
        if other.events.is_some() && !one_within_the_other(case, &read) {
            return wrong("the events must be the same but for some that are left out of one");
        }
        Ok(read)
    }

    fn title_place(&self) -> Placed<String> {
        Placed {
            value: String::new(),
            line: self.title.line,
            column: self.title.column,
        }
    }
}

/// A circumstance must not be one that the forms of words can tell.
fn untellable(untold: &Placed<Text>) -> Result<(), RuleError> {
    match untold.value.en.parse::<Event>() {
        Err(_) => Ok(()),
        Ok(event) => {
            let what = format!("`{event}` can be told as an event");
            Err(at(untold.line, "untold", what))
        }
    }
}

fn differing_squares(one: &Case, other: &Case) -> usize {
    let (one, other) = (&one.dispute.start, &other.dispute.start);
    Square::all()
        .filter(|&square| one.piece(square) != other.piece(square))
        .count()
}

fn one_within_the_other(one: &Case, other: &Case) -> bool {
    let events = |case: &Case| -> Vec<Event> {
        let events = case.dispute.events.iter();
        events.map(|(_, event)| event.clone()).collect()
    };
    let (one, other) = (events(one), events(other));
    let (short, long) = if one.len() < other.len() {
        (one, other)
    } else {
        (other, one)
    };
    let mut rest = long.iter();
    short.len() < long.len() && short.iter().all(|event| rest.any(|next| next == event))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        read(text, &mut Vec::new()).expect_err(text).to_string()
    }

    fn saying(trials: &str) -> String {
        format!("sayings:\n- saying: \"F01\"\n  trials:\n{trials}")
    }

    const TITLE: &str = "  - title: {en: \"a\", zh: \"甲\"}\n";

    /// What is told of one trial of F01, whose title stands in line 4.
    fn of_trial(rest: &str) -> String {
        error(&saying(&format!("{TITLE}{rest}")))
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        for (text, expected) in [
            ("sayings: 1\n", "line 1: "),
            (
                "sayings:\n- saying: \"F99\"\n  trials: []\n",
                "line 2, saying: the folklore has no saying `F99`",
            ),
            (
                "sayings:\n- saying: \"F01\"\n  trials: []\n",
                "line 2, trials: there are none",
            ),
        ] {
            let error = error(text);
            assert!(error.starts_with(expected), "{text}{error}");
        }
        let none = "    predicts: \"no move is made\"\n";
        for (rest, expected) in [
            (
                "    predicts: \"rain\"\n".to_owned(),
                "line 5, predicts: `rain` predicts nothing",
            ),
            (
                format!("    start: \"x\"\n{none}"),
                "line 5, start: neither startpos nor FEN",
            ),
            (none.to_owned(), "line 4, events: there is no act"),
            (
                format!("    verdict: \"true\"\n{none}"),
                "line 5: unknown field",
            ),
            (
                format!("    events: [\"White sings\"]\n{none}"),
                "line 5, events: ",
            ),
            (
                format!("    untold: {{en: \"White resigns\"}}\n{none}"),
                "line 4, events: there is no act",
            ),
        ] {
            let error = of_trial(&rest);
            assert!(error.starts_with(expected), "{rest}{error}");
        }
    }

    #[test]
    fn the_two_of_a_pair_differ_in_one_thing() {
        let on = "predicts: \"the game is not over\"";
        let bare = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        for (rest, expected) in [
            (
                format!("    untold: {{en: \"White resigns\"}}\n    {on}\n"),
                "line 5, untold: `White resigns` can be told",
            ),
            (
                format!("    {on}\n    otherwise: {{{on}}}\n"),
                "line 6, otherwise: the two must differ in one",
            ),
            (
                format!("    {on}\n    otherwise: {{start: \"{bare}\", {on}}}\n"),
                "line 6, otherwise: the two starts must differ on one square",
            ),
            (
                format!(
                    "    events: [\"White resigns\"]\n    {on}\n    otherwise: {{events: [\"Black resigns\"], {on}}}\n"
                ),
                "line 7, otherwise: the events must be the same",
            ),
        ] {
            let error = of_trial(&rest);
            assert!(error.starts_with(expected), "{rest}{error}");
        }
    }

    #[test]
    fn a_saying_is_told_once() {
        let one = "- saying: \"F01\"\n  trials:\n  - {title: {en: \"a\"}, predicts: \"e2e4 is lawful\"}\n";
        let error = error(&format!("sayings:\n{one}{one}"));
        assert_eq!(error, "line 5, saying: F01 is there twice");
    }
}
