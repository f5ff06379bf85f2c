//! Ids stand between double quotes: `5.10` without them is a number to many a reader, and `no` is false.

use std::collections::HashMap;

use super::{DISPUTES, FOLKLORE, GONE};
use crate::load::{Source, Spec};
use crate::model::{Article, Entry};
use crate::problem::{Fault, Problem};
use crate::yaml::Placed;

/// The ids that do not.
pub(crate) fn unquoted(spec: &Spec, sources: &[Source]) -> Vec<Problem> {
    let files: HashMap<&str, Vec<&str>> = sources
        .iter()
        .map(|source| (source.path.as_str(), source.text.lines().collect()))
        .collect();
    let quoted = |file: &str, place: &Placed<String>| {
        let line = files
            .get(file)
            .and_then(|lines| lines.get(place.line as usize - 1));
        line.and_then(|line| line.chars().nth(place.column as usize - 1)) == Some('"')
    };
    ids(spec)
        .into_iter()
        .filter(|(file, place)| !quoted(file, place))
        .map(|(file, place)| Problem::at(file, place, Fault::NotQuoted(place.value.clone())))
        .collect()
}

/// Every id that a file gives or names.
fn ids(spec: &Spec) -> Vec<(&str, &Placed<String>)> {
    let mut ids: Vec<(&str, &Placed<String>)> = Vec::new();
    for article in &spec.articles {
        ids.extend(of_article(article).map(|id| (article.path.as_str(), id)));
    }
    ids.extend(spec.gone.iter().map(|gone| (GONE, &gone.id)));
    for dispute in &spec.disputes {
        ids.push((DISPUTES, &dispute.id));
        ids.extend(dispute.clauses.iter().map(|id| (DISPUTES, id)));
    }
    for saying in &spec.folklore {
        ids.push((FOLKLORE, &saying.id));
        let grounds = saying
            .verdicts
            .values()
            .flat_map(|judgement| &judgement.grounds);
        ids.extend(saying.places.iter().chain(grounds).map(|id| (FOLKLORE, id)));
    }
    for fault in &spec.faults {
        let named = [&fault.id, &fault.primary, &fault.code]
            .into_iter()
            .chain(&fault.collateral);
        ids.extend(named.map(|id| (fault.file.as_str(), id)));
    }
    ids
}

fn of_article(article: &Article) -> impl Iterator<Item = &Placed<String>> {
    [&article.article]
        .into_iter()
        .chain(&article.headings)
        .chain(article.statements.iter().flat_map(of_entry))
}

fn of_entry(entry: &Entry) -> impl Iterator<Item = &Placed<String>> {
    let related = entry
        .same_as
        .iter()
        .chain(&entry.changes)
        .chain(&entry.primary);
    let subsumer = entry.subsumed_by.as_ref().map(|by| &by.statement);
    [&entry.number]
        .into_iter()
        .chain(&entry.code)
        .chain(related)
        .chain(subsumer)
}
