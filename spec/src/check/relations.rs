//! How the editions are related: each statement in force keeps, changes or is new; each founding one has its primary.

use std::collections::{HashMap, HashSet};

use chesslaws_law::Edition;

use super::GONE;
use crate::load::Spec;
use crate::model::{Article, Entry};
use crate::problem::{Fault, Problem};
use crate::yaml::Placed;

/// The statements of an edition with their articles.
fn statements(spec: &Spec, edition: Edition) -> impl Iterator<Item = (&Article, &Entry)> {
    spec.articles_of(edition)
        .flat_map(|article| article.statements.iter().map(move |entry| (article, entry)))
}

/// Fields that only the statements of the other edition have.
pub(crate) fn of_the_other_edition(spec: &Spec) -> Vec<Problem> {
    let fault = |field, edition: Edition| Fault::FieldOfOtherEdition {
        field,
        right: edition.name().to_owned(),
    };
    let mut problems = Vec::new();
    for (article, entry) in statements(spec, Edition::FOUNDING) {
        for (field, list) in [
            ("same_as", &entry.same_as),
            ("changes", &entry.changes),
            ("primary", &entry.primary),
        ] {
            problems.extend(
                list.first().map(|place| {
                    Problem::at(&article.path, place, fault(field, Edition::IN_FORCE))
                }),
            );
        }
        problems.extend(
            entry
                .new
                .as_ref()
                .map(|place| Problem::at(&article.path, place, fault("new", Edition::IN_FORCE))),
        );
    }
    for (article, entry) in statements(spec, Edition::IN_FORCE) {
        let kept_when = entry.kept_when.as_ref();
        problems.extend(
            kept_when.map(|place| {
                Problem::at(&article.path, place, fault("kept_when", Edition::FOUNDING))
            }),
        );
    }
    problems
}

/// Statements in force that do not have exactly one relation to the founding edition.
pub(crate) fn not_one(spec: &Spec) -> Vec<Problem> {
    statements(spec, Edition::IN_FORCE)
        .filter_map(|(article, entry)| {
            let new = entry.new.as_ref().is_some_and(|new| new.value);
            let found = [!entry.same_as.is_empty(), !entry.changes.is_empty(), new]
                .into_iter()
                .filter(|has| *has)
                .count();
            let fault = Fault::Relation {
                id: entry.number.value.clone(),
                found,
            };
            (found != 1).then(|| Problem::at(&article.path, &entry.number, fault))
        })
        .collect()
}

/// Primaries that are not related, given twice, or missing.
pub(crate) fn primaries(spec: &Spec) -> Vec<Problem> {
    let mut firsts: HashMap<&str, String> = HashMap::new();
    let mut problems = Vec::new();
    for (article, entry) in statements(spec, Edition::IN_FORCE) {
        for place in &entry.primary {
            let id = place.value.clone();
            if !related(entry).any(|other| other.value == id) {
                problems.push(Problem::at(
                    &article.path,
                    place,
                    Fault::PrimaryUnrelated { id },
                ));
            } else if let Some(first) = firsts.get(id.as_str()) {
                problems.push(Problem::at(
                    &article.path,
                    place,
                    Fault::PrimaryTwice {
                        id,
                        first: first.clone(),
                    },
                ));
            } else {
                firsts.insert(&place.value, format!("{}:{}", article.path, place.line));
            }
        }
    }
    problems.extend(without_primary(spec, &firsts));
    problems
}

/// The first mention of each founding statement that has no primary.
fn without_primary(spec: &Spec, primaries: &HashMap<&str, String>) -> Vec<Problem> {
    let mut told = HashSet::new();
    let mut problems = Vec::new();
    for (article, entry) in statements(spec, Edition::IN_FORCE) {
        for place in related(entry) {
            if !primaries.contains_key(place.value.as_str()) && told.insert(&place.value) {
                problems.push(Problem::at(
                    &article.path,
                    place,
                    Fault::PrimaryMissing {
                        id: place.value.clone(),
                    },
                ));
            }
        }
    }
    problems
}

/// The founding numbers a statement is related to.
fn related(entry: &Entry) -> impl Iterator<Item = &Placed<String>> {
    entry.same_as.iter().chain(&entry.changes)
}

/// Founding statements that are neither related to one in force nor gone, or both.
pub(crate) fn unaccounted(spec: &Spec) -> Vec<Problem> {
    let mut kept_by: HashMap<&str, &str> = HashMap::new();
    for (_, entry) in statements(spec, Edition::IN_FORCE) {
        for place in related(entry) {
            kept_by.entry(&place.value).or_insert(&entry.id);
        }
    }
    let gone: HashSet<&str> = spec
        .gone
        .iter()
        .map(|gone| gone.id.value.as_str())
        .collect();
    let lost = statements(spec, Edition::FOUNDING)
        .filter(|(_, entry)| {
            !kept_by.contains_key(entry.number.value.as_str())
                && !gone.contains(entry.number.value.as_str())
        })
        .map(|(article, entry)| {
            Problem::at(
                &article.path,
                &entry.number,
                Fault::Unaccounted {
                    id: entry.number.value.clone(),
                },
            )
        });
    let not_gone = spec.gone.iter().filter_map(|gone| {
        let kept_by = (*kept_by.get(gone.id.value.as_str())?).to_owned();
        Some(Problem::at(
            GONE,
            &gone.id,
            Fault::NotGone {
                id: gone.id.value.clone(),
                kept_by,
            },
        ))
    });
    lost.chain(not_gone).collect()
}

/// Founding statements that are both kept and changed must say when they are kept; others must not.
pub(crate) fn conditions(spec: &Spec) -> Vec<Problem> {
    let (mut kept, mut changed) = (HashSet::new(), HashSet::new());
    for entry in spec.entries(Edition::IN_FORCE) {
        kept.extend(entry.same_as.iter().map(|place| place.value.as_str()));
        changed.extend(entry.changes.iter().map(|place| place.value.as_str()));
    }
    statements(spec, Edition::FOUNDING)
        .filter_map(|(article, entry)| {
            let id = entry.number.value.clone();
            let both = kept.contains(id.as_str()) && changed.contains(id.as_str());
            match &entry.kept_when {
                None if both => Some(Problem::at(
                    &article.path,
                    &entry.number,
                    Fault::ConditionMissing { id },
                )),
                Some(place) if !both => Some(Problem::at(
                    &article.path,
                    place,
                    Fault::ConditionNeedless { id },
                )),
                _ => None,
            }
        })
        .collect()
}
