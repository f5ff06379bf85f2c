//! Ids: in the right file, and once.

use std::collections::HashMap;

use chesslaws_law::Edition;

use super::{DISPUTES, FOLKLORE};
use crate::load::Spec;
use crate::model::Article;
use crate::problem::{Fault, Problem};
use crate::yaml::Placed;

/// Files in the folder of another edition, and statements in the file of another article.
pub(crate) fn misplaced(spec: &Spec) -> Vec<Problem> {
    spec.articles
        .iter()
        .flat_map(|article| {
            wrong_edition(article)
                .into_iter()
                .chain(wrong_article(article))
        })
        .collect()
}

fn wrong_edition(article: &Article) -> Option<Problem> {
    let found = Edition::from(article.edition.value).name();
    let right = article.path.split('/').next().unwrap_or_default();
    let fault = Fault::WrongEdition {
        found: found.to_owned(),
        right: right.to_owned(),
    };
    (found != right).then(|| Problem::at(&article.path, &article.edition, fault))
}

fn wrong_article(article: &Article) -> impl Iterator<Item = Problem> {
    let heading = if article.article.value == "glossary" {
        "G"
    } else {
        &article.article.value
    };
    let numbers = article.statements.iter().map(|entry| &entry.number);
    let strangers = numbers.filter(move |number| number.value.split('.').next() != Some(heading));
    strangers.map(|number| {
        let fault = Fault::WrongArticle {
            id: number.value.clone(),
            article: article.article.value.clone(),
        };
        Problem::at(&article.path, number, fault)
    })
}

/// Ids that are given more than once.
pub(crate) fn repeated(spec: &Spec) -> Vec<Problem> {
    let statements = spec.articles.iter().flat_map(|article| {
        article
            .statements
            .iter()
            .map(|entry| (entry.id.as_str(), article.path.as_str(), &entry.number))
    });
    let mut problems = second_uses(statements);
    problems.extend(second_uses(
        spec.disputes
            .iter()
            .map(|dispute| (dispute.id.value.as_str(), DISPUTES, &dispute.id)),
    ));
    problems.extend(second_uses(
        spec.folklore
            .iter()
            .map(|saying| (saying.id.value.as_str(), FOLKLORE, &saying.id)),
    ));
    problems.extend(second_uses(
        spec.faults
            .iter()
            .map(|fault| (fault.id.value.as_str(), fault.file.as_str(), &fault.id)),
    ));
    problems
}

fn second_uses<'a>(
    uses: impl Iterator<Item = (&'a str, &'a str, &'a Placed<String>)>,
) -> Vec<Problem> {
    let mut firsts = HashMap::new();
    let mut problems = Vec::new();
    for (id, file, place) in uses {
        let here = format!("{file}:{}", place.line);
        match firsts.get(id) {
            Some(first) => {
                let fault = Fault::DuplicateId {
                    id: place.value.clone(),
                    first: String::clone(first),
                };
                problems.push(Problem::at(file, place, fault));
            }
            None => {
                firsts.insert(id, here);
            }
        }
    }
    problems
}
