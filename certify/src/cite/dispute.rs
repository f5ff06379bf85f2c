//! All that is known of a dispute.

use chesslaws_law::{Edition, Statement};
use chesslaws_spec::model::Dispute;
use chesslaws_spec::{Lang, Spec};
use serde::Serialize;

use super::record::{Answer, question};

/// A dispute with the statements it bears on. Disputes are written in English only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Disputed {
    /// The id, `1993:Q05`.
    pub id: String,
    /// The edition's name.
    pub edition: &'static str,
    /// The language of the text.
    pub lang: String,
    /// Whether the text is in another language than the one asked for.
    pub untranslated: bool,
    /// The question.
    pub question: String,
    /// The readings: letter, words, and whether the oracle follows it.
    pub readings: Vec<Answer>,
    /// The letter of the reading that the oracle follows unless told otherwise.
    pub default: String,
    /// Why that one.
    pub why: String,
    /// The statements it bears on.
    pub clauses: Vec<Clause>,
}

/// A statement that a dispute bears on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Clause {
    /// Its id.
    pub id: String,
    /// It in our own words.
    pub says: String,
}

impl Disputed {
    /// Gathers what is known of a dispute.
    #[must_use]
    pub fn of(dispute: &Dispute, spec: &Spec, lang: Lang) -> Self {
        let question = question(dispute);
        let is_of = |edition: &Edition| question.id.split(':').next() == Some(edition.prefix());
        let edition = Edition::ALL.into_iter().find(is_of);
        let clause = |id: &String| Clause {
            id: id.clone(),
            says: Statement::find(id)
                .map(|statement| spec.entry(statement).says.value.in_lang(lang).to_owned())
                .unwrap_or_default(),
        };
        Self {
            edition: edition.map_or("", |edition| edition.name()),
            lang: Lang::En.to_string(),
            untranslated: lang != Lang::En,
            default: dispute.default.value.clone(),
            clauses: dispute.clauses.iter().map(|id| clause(&id.value)).collect(),
            id: question.id,
            question: question.question,
            readings: question.readings,
            why: question.why,
        }
    }
}
