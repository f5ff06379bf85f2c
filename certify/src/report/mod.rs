//! The forms of a report: JUnit XML, one HTML file, Markdown, a badge, and the text of the terminal. `report.jsonl` is
//! the source of truth; each form is made from what it holds and nothing else, without a clock, so that the same run
//! gives the same files.

mod badge;
pub(crate) mod html;
mod junit;
mod markdown;
pub(crate) mod markup;
mod plain;
mod sheet;
mod tally;

use std::collections::BTreeMap;

use chesslaws_law::{Edition, EditionError};
use chesslaws_spec::model::Plane;

pub use plain::plain;

use crate::run::{self, Conclusion, Outcome, Run, exhibits, of_plane};
use sheet::Sheet;
use tally::Tally;

/// What stands in a command where the report does not say how the subject was chosen.
const SUBJECT_UNKNOWN: &str = "(the option that chooses the program)";

/// A form of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// What the terminal shows.
    Text,
    /// JUnit XML, for the servers that run tests.
    Junit,
    /// One HTML file, for people.
    Html,
    /// Markdown, for a comment or a repository.
    Markdown,
    /// A small SVG picture.
    Badge,
}

impl Form {
    /// The forms that are files, with their names.
    pub const FILES: [(Self, &'static str); 4] = [
        (Self::Junit, "report.junit.xml"),
        (Self::Html, "report.html"),
        (Self::Markdown, "report.md"),
        (Self::Badge, "badge.svg"),
    ];
}

/// A run made ready for print: every text in it is plain.
#[derive(Clone, Debug)]
pub struct Account {
    run: Run,
    edition: Edition,
    subject: String,
    rows: Vec<run::Row>,
    tally: Tally,
}

impl Account {
    /// Makes a run ready.
    ///
    /// # Errors
    /// An edition that this program does not know.
    pub fn of(run: &Run) -> Result<Self, EditionError> {
        let run = plain::run(run);
        let edition = run.header.edition.parse()?;
        let rows = run::rows(&run.records);
        let subject = match run.header.option.as_str() {
            "" => SUBJECT_UNKNOWN,
            option => option,
        };
        Ok(Self {
            subject: subject.into(),
            edition,
            tally: Tally::of(&rows, edition, run.header.plane_asked()),
            rows,
            run,
        })
    }

    /// The report in one of its forms.
    #[must_use]
    pub fn form(&self, form: Form) -> String {
        match form {
            Form::Text => run::render(&self.run, self.edition, &self.subject),
            Form::Junit => junit::junit(self),
            Form::Html => html::html(self),
            Form::Markdown => markdown::markdown(self),
            Form::Badge => badge::badge(self),
        }
    }

    /// The plane that was asked.
    const fn plane(&self) -> Plane {
        self.run.header.plane_asked()
    }

    fn sheets(&self) -> Vec<Sheet<'_>> {
        let exhibits = exhibits(&self.run, self.edition).into_iter();
        exhibits
            .map(|exhibit| Sheet::of(exhibit, self.edition, &self.subject))
            .collect()
    }

    /// How many cases had each outcome.
    fn counts(&self) -> BTreeMap<Outcome, usize> {
        run::counts(&self.run.records)
    }

    /// Why cases could not be put, with how many each.
    fn inapplicable(&self) -> BTreeMap<&str, usize> {
        let mut reasons = BTreeMap::new();
        for record in &self.run.records {
            if record.outcome == Outcome::Inapplicable {
                *reasons.entry(record.detail.as_str()).or_default() += 1;
            }
        }
        reasons
    }

    /// Whether less than the whole suite was asked.
    fn is_part(&self) -> bool {
        let header = &self.run.header;
        let all = header.clauses.is_empty() && header.only.is_empty() && header.plane.is_none();
        header.asked < header.suite || !all
    }

    /// What the whole comes to, in a sentence that stands at the beginning.
    fn verdict(&self) -> String {
        match self.run.conclusion() {
            Conclusion::DoesNotConform if self.tally.broken == 1 => {
                "Does not conform: one statement is broken.".into()
            }
            Conclusion::DoesNotConform => {
                format!(
                    "Does not conform: {} statements are broken.",
                    self.tally.broken
                )
            }
            Conclusion::Undecided => "Neither conforms nor fails: see what is not passed.".into(),
            other => other.sentence().into(),
        }
    }

    /// How much was seen: never a bare share of the whole.
    fn observed(&self) -> String {
        let Tally {
            due, observed, all, ..
        } = self.tally;
        format!(
            "Answers about {observed} of the {due} statements on the plane of {} were observed. {} has {all} statements; those \
             of the other planes were not asked.",
            of_plane(self.plane()),
            self.edition
        )
    }
}

/// The name of a value on the wire.
fn wire_name(value: &impl serde::Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(name)) => name,
        _ => String::new(),
    }
}
