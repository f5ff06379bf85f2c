//! All that is known of a statement, gathered from the spec, the features and the coverage.

use chesslaws_law::{Edition, Statement};
use chesslaws_spec::model::{Case, Dispute, Entry, Kind, Plane};
use chesslaws_spec::{Lang, Spec, coverage};
use chesslaws_suite::features::Scenario;
use serde::Serialize;

/// All that is known of a statement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Record {
    /// The id, `1993:5.1.6.1`.
    pub id: &'static str,
    /// The edition's name.
    pub edition: &'static str,
    /// The heading of its article.
    pub article: String,
    /// What it is about.
    pub plane: Plane,
    /// What it does.
    pub kind: Kind,
    /// The language of the text: English where the one asked for is not there.
    pub lang: String,
    /// Whether the text is in another language than the one asked for, because it is not translated yet.
    pub untranslated: bool,
    /// The statement in our own words.
    pub says: String,
    /// What is to be known when reading it.
    pub note: Option<String>,
    /// What the sources lost or garbled, and why it is read so.
    pub damage: Option<String>,
    /// Under which condition the other edition keeps it.
    pub kept_when: Option<String>,
    /// The statement that already demands all it does, and why.
    pub subsumed_by: Option<Subsumed>,
    /// What is disputed about it.
    pub disputes: Vec<Question>,
    /// Its counterparts in the other edition.
    pub counterparts: Vec<Counterpart>,
    /// Why there is no counterpart: new, or gone and what there is instead.
    pub without_counterpart: Option<String>,
    /// The functions that implement it.
    pub code: Vec<String>,
    /// The state of each kind of case.
    pub coverage: Vec<Cell>,
    /// The scenarios tagged with it.
    pub scenarios: Vec<Example>,
}

/// The statement that makes another needless.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Subsumed {
    /// Its id.
    pub statement: String,
    /// Why.
    pub because: String,
}

/// A disputed question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Question {
    /// The dispute's id.
    pub id: String,
    /// The question.
    pub question: String,
    /// The readings: letter, words, and whether the oracle follows it.
    pub readings: Vec<Answer>,
    /// Why the default is the default.
    pub why: String,
}

/// One reading of a disputed question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// Its letter.
    pub reading: String,
    /// What it says.
    pub says: String,
    /// Whether the oracle follows it unless told otherwise.
    pub default: bool,
}

/// A statement of the other edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Counterpart {
    /// Its id.
    pub id: String,
    /// Whether the edition in force has the same effect or changes it.
    pub relation: Relation,
    /// Whether it is the one to cite.
    pub primary: bool,
    /// The counterpart in our own words.
    pub says: String,
}

/// How a statement in force is related to a founding one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Relation {
    /// The same effect.
    Same,
    /// Another effect.
    Changed,
}

/// The state of a kind of case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Cell {
    /// The kind of case.
    pub case: Case,
    /// Its state; `exempt` where none is needed.
    pub state: &'static str,
    /// Why none is needed.
    pub exempt: Option<String>,
}

/// A scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Example {
    /// The feature file and line.
    pub place: String,
    /// Its name.
    pub name: String,
    /// Which kinds of case it is.
    pub cases: Vec<&'static str>,
}

impl Record {
    /// Gathers what is known of a statement.
    #[must_use]
    pub fn of(statement: Statement, spec: &Spec, scenarios: &[Scenario], lang: Lang) -> Self {
        let entry = spec.entry(statement);
        let text = &entry.says.value;
        let counterparts = counterparts(spec, statement, entry, lang);
        Self {
            id: statement.id(),
            edition: statement.edition().name(),
            article: heading(spec, entry, lang),
            plane: entry.plane,
            kind: entry.kind,
            lang: text.translated(lang).map_or(Lang::En, |_| lang).to_string(),
            untranslated: text.translated(lang).is_none(),
            says: text.in_lang(lang).to_owned(),
            note: entry.note.clone(),
            damage: entry.damage.clone(),
            kept_when: entry.kept_when.as_ref().map(|text| text.value.clone()),
            subsumed_by: subsumed(statement.edition(), entry),
            disputes: spec.disputes_on(statement.id()).map(question).collect(),
            without_counterpart: counterparts
                .is_empty()
                .then(|| no_counterpart(spec, statement)),
            counterparts,
            code: entry
                .code
                .iter()
                .map(|function| function.value.clone())
                .collect(),
            coverage: Case::ALL
                .into_iter()
                .map(|case| cell(entry, case))
                .collect(),
            scenarios: scenarios
                .iter()
                .filter(|scenario| tagged(scenario, statement))
                .map(example)
                .collect(),
        }
    }
}

fn heading(spec: &Spec, entry: &Entry, lang: Lang) -> String {
    let article = spec
        .articles
        .iter()
        .find(|article| article.statements.iter().any(|other| other.id == entry.id));
    article
        .map(|article| article.title.value.in_lang(lang).to_owned())
        .unwrap_or_default()
}

fn subsumed(edition: Edition, entry: &Entry) -> Option<Subsumed> {
    entry.subsumed_by.as_ref().map(|by| Subsumed {
        statement: format!("{}:{}", edition.prefix(), by.statement.value),
        because: by.because.clone(),
    })
}

pub(super) fn question(dispute: &Dispute) -> Question {
    let answer = |reading: &chesslaws_spec::model::Reading| Answer {
        reading: reading.reading.value.clone(),
        says: reading.says.clone(),
        default: reading.reading.value == dispute.default.value,
    };
    Question {
        id: dispute.id.value.clone(),
        question: dispute.question.clone(),
        readings: dispute.readings.iter().map(answer).collect(),
        why: dispute.why.clone(),
    }
}

/// The related statements of the other edition, the primary ones first, else in the order of its text.
fn counterparts(spec: &Spec, statement: Statement, entry: &Entry, lang: Lang) -> Vec<Counterpart> {
    let others = spec.entries(statement.edition().other());
    let mut related: Vec<_> = others
        .filter_map(|other| {
            let (founding, in_force) = match statement.edition() {
                Edition::FOUNDING => (entry, other),
                Edition::IN_FORCE => (other, entry),
            };
            relation(founding, in_force).map(|relation| Counterpart {
                id: other.id.clone(),
                relation,
                primary: in_force
                    .primary
                    .iter()
                    .any(|place| place.value == founding.number.value),
                says: other.says.value.in_lang(lang).to_owned(),
            })
        })
        .collect();
    related.sort_by_key(|counterpart| !counterpart.primary);
    related
}

fn relation(founding: &Entry, in_force: &Entry) -> Option<Relation> {
    let number = &founding.number.value;
    if in_force.same_as.iter().any(|place| place.value == *number) {
        Some(Relation::Same)
    } else {
        in_force
            .changes
            .iter()
            .any(|place| place.value == *number)
            .then_some(Relation::Changed)
    }
}

fn no_counterpart(spec: &Spec, statement: Statement) -> String {
    match spec
        .gone
        .iter()
        .find(|gone| gone.id.value == statement.number())
    {
        Some(gone) if statement.edition() == Edition::FOUNDING => format!("gone: {}", gone.reason),
        _ => "new".to_owned(),
    }
}

fn cell(entry: &Entry, case: Case) -> Cell {
    let exempt = entry.exempt.reason(case).map(str::to_owned);
    let state = if exempt.is_some() {
        "exempt"
    } else {
        coverage::state(&entry.id, case)
    };
    Cell {
        case,
        state,
        exempt,
    }
}

fn tagged(scenario: &Scenario, statement: Statement) -> bool {
    scenario.tags.iter().any(|tag| tag == statement.id())
}

fn example(scenario: &Scenario) -> Example {
    Example {
        place: scenario.place(),
        name: scenario.name.clone(),
        cases: scenario
            .kinds()
            .into_iter()
            .map(|kind| kind.word())
            .collect(),
    }
}
