//! Texts: not empty, and translated where the edition promises it.

use chesslaws_law::Edition;

use super::{DISPUTES, FOLKLORE, GONE};
use crate::load::Spec;
use crate::model::{Article, Text};
use crate::problem::{Fault, Problem};
use crate::yaml::Placed;

/// Texts of no letters.
pub(crate) fn empty(spec: &Spec) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut demand = |file: &str, place: &Placed<String>, field, text: Option<&str>| {
        if text.is_some_and(|text| text.trim().is_empty()) {
            problems.push(Problem::at(file, place, Fault::Empty(field)));
        }
    };
    for article in &spec.articles {
        for entry in &article.statements {
            let reasons = [
                &entry.exempt.positive,
                &entry.exempt.negative,
                &entry.exempt.boundary,
            ];
            reasons.into_iter().for_each(|reason| {
                demand(&article.path, &entry.number, "exempt", reason.as_deref())
            });
            demand(
                &article.path,
                &entry.number,
                "says",
                Some(&entry.says.value.en),
            );
            demand(
                &article.path,
                &entry.number,
                "says",
                entry.says.value.zh.as_deref(),
            );
            demand(&article.path, &entry.number, "note", entry.note.as_deref());
            demand(
                &article.path,
                &entry.number,
                "damage",
                entry.damage.as_deref(),
            );
            demand(
                &article.path,
                &entry.number,
                "kept_when",
                entry.kept_when.as_ref().map(|text| text.value.as_str()),
            );
            demand(
                &article.path,
                &entry.number,
                "because",
                entry.subsumed_by.as_ref().map(|by| by.because.as_str()),
            );
        }
    }
    spec.gone
        .iter()
        .for_each(|gone| demand(GONE, &gone.id, "reason", Some(&gone.reason)));
    for dispute in &spec.disputes {
        demand(DISPUTES, &dispute.id, "question", Some(&dispute.question));
        demand(DISPUTES, &dispute.id, "why", Some(&dispute.why));
        dispute
            .readings
            .iter()
            .for_each(|reading| demand(DISPUTES, &reading.reading, "says", Some(&reading.says)));
    }
    spec.folklore
        .iter()
        .for_each(|saying| demand(FOLKLORE, &saying.id, "claim", Some(&saying.claim.value.en)));
    problems
}

/// Titles, founding statements and sayings without their Chinese.
pub(crate) fn untranslated(spec: &Spec) -> Vec<Problem> {
    let mut problems: Vec<Problem> = spec.articles.iter().flat_map(of_article).collect();
    problems.extend(
        spec.folklore
            .iter()
            .filter_map(|saying| chinese(FOLKLORE, &saying.id.value, "claim", &saying.claim)),
    );
    problems
}

fn of_article(article: &Article) -> impl Iterator<Item = Problem> {
    let founding = Edition::from(article.edition.value) == Edition::FOUNDING;
    let statements = article.statements.iter().filter(move |_| founding);
    let says = statements
        .filter_map(|entry| chinese(&article.path, &entry.number.value, "says", &entry.says));
    chinese(
        &article.path,
        &article.article.value,
        "title",
        &article.title,
    )
    .into_iter()
    .chain(says)
}

fn chinese(file: &str, id: &str, field: &'static str, text: &Placed<Text>) -> Option<Problem> {
    let fault = Fault::MissingTranslation {
        id: id.to_owned(),
        field,
        lang: "zh",
    };
    text.value
        .zh
        .is_none()
        .then(|| Problem::at(file, text, fault))
}
