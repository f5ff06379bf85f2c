//! References: to something that exists, of the right edition, once in a list.

use std::collections::HashSet;

use chesslaws_law::Edition;

use super::{DISPUTES, FOLKLORE, GONE};
use crate::load::Spec;
use crate::model::Entry;
use crate::problem::{Fault, Problem};
use crate::yaml::Placed;

/// A reference to a statement: where it stands, and which edition it must be of.
struct Reference<'a> {
    file: &'a str,
    field: &'static str,
    to: &'a Placed<String>,
    edition: Edition,
    /// Whether the edition is written before the number.
    qualified: bool,
}

impl Reference<'_> {
    fn fault(&self, known: &HashSet<&str>) -> Option<Fault> {
        let id = &self.to.value;
        let full = if self.qualified {
            id.clone()
        } else {
            format!("{}:{id}", self.edition.prefix())
        };
        if !known.contains(full.as_str()) {
            return Some(Fault::Dangling {
                field: self.field,
                id: id.clone(),
                what: "statement",
            });
        }
        let right = self.edition.name().to_owned();
        (!full.starts_with(self.edition.prefix())).then(|| Fault::OtherEdition {
            field: self.field,
            id: id.clone(),
            right,
        })
    }
}

/// References to nothing, or to the other edition.
pub(crate) fn dangling(spec: &Spec) -> Vec<Problem> {
    let known: HashSet<&str> = Edition::ALL
        .into_iter()
        .flat_map(|edition| spec.entries(edition))
        .map(|entry| entry.id.as_str())
        .collect();
    all(spec)
        .into_iter()
        .filter_map(|reference| {
            reference
                .fault(&known)
                .map(|fault| Problem::at(reference.file, reference.to, fault))
        })
        .collect()
}

fn all(spec: &Spec) -> Vec<Reference<'_>> {
    let mut all = Vec::new();
    for article in &spec.articles {
        let own = Edition::from(article.edition.value);
        all.extend(
            article
                .statements
                .iter()
                .flat_map(|entry| of_entry(&article.path, own, entry)),
        );
    }
    let qualified = |file, field, to, edition| Reference {
        file,
        field,
        to,
        edition,
        qualified: true,
    };
    for gone in &spec.gone {
        all.push(Reference {
            file: GONE,
            field: "gone_since_1993",
            to: &gone.id,
            edition: Edition::FOUNDING,
            qualified: false,
        });
    }
    for dispute in &spec.disputes {
        let edition = edition_of(&dispute.id.value);
        all.extend(
            dispute
                .clauses
                .iter()
                .map(|to| qualified(DISPUTES, "clauses", to, edition)),
        );
    }
    for saying in &spec.folklore {
        for (edition, judgement) in &saying.verdicts {
            all.extend(
                judgement
                    .grounds
                    .iter()
                    .map(|to| qualified(FOLKLORE, "grounds", to, (*edition).into())),
            );
        }
    }
    for fault in &spec.faults {
        let edition = fault.edition.value.into();
        all.push(qualified(&fault.file, "primary", &fault.primary, edition));
        all.extend(
            fault
                .collateral
                .iter()
                .map(|to| qualified(&fault.file, "collateral", to, edition)),
        );
        let in_force = fault.in_force.iter().flatten();
        all.extend(in_force.map(|to| qualified(&fault.file, "in_force", to, Edition::IN_FORCE)));
    }
    all
}

fn of_entry<'a>(
    file: &'a str,
    own: Edition,
    entry: &'a Entry,
) -> impl Iterator<Item = Reference<'a>> {
    let plain = move |field, to, edition| Reference {
        file,
        field,
        to,
        edition,
        qualified: false,
    };
    let same_as = entry
        .same_as
        .iter()
        .map(move |to| plain("same_as", to, Edition::FOUNDING));
    let changes = entry
        .changes
        .iter()
        .map(move |to| plain("changes", to, Edition::FOUNDING));
    // A primary is named among those two as well, and that is checked: one report of an unknown number is enough.
    let subsumer = entry
        .subsumed_by
        .iter()
        .map(move |by| plain("subsumed_by", &by.statement, own));
    same_as.chain(changes).chain(subsumer)
}

/// The edition a dispute is of, by its id.
fn edition_of(id: &str) -> Edition {
    if id.starts_with(Edition::FOUNDING.prefix()) {
        Edition::FOUNDING
    } else {
        Edition::IN_FORCE
    }
}

/// Things that a list names twice; a fault whose collateral names its primary is one.
pub(crate) fn twice(spec: &Spec) -> Vec<Problem> {
    let mut problems = Vec::new();
    for article in &spec.articles {
        for entry in &article.statements {
            problems.extend(in_list(&article.path, "code", &entry.code));
            problems.extend(in_list(&article.path, "same_as", &entry.same_as));
            problems.extend(in_list(&article.path, "changes", &entry.changes));
        }
    }
    for dispute in &spec.disputes {
        problems.extend(in_list(DISPUTES, "clauses", &dispute.clauses));
        problems.extend(in_list(
            DISPUTES,
            "readings",
            dispute.readings.iter().map(|reading| &reading.reading),
        ));
    }
    for judgement in spec
        .folklore
        .iter()
        .flat_map(|saying| saying.verdicts.values())
    {
        problems.extend(in_list(FOLKLORE, "grounds", &judgement.grounds));
    }
    for fault in &spec.faults {
        problems.extend(in_list(
            &fault.file,
            "collateral",
            [&fault.primary].into_iter().chain(&fault.collateral),
        ));
        problems.extend(in_list(
            &fault.file,
            "in_force",
            fault.in_force.iter().flatten(),
        ));
    }
    problems
}

fn in_list<'a>(
    file: &str,
    field: &'static str,
    list: impl IntoIterator<Item = &'a Placed<String>>,
) -> Vec<Problem> {
    let mut seen = HashSet::new();
    let second = list
        .into_iter()
        .filter(|place| !seen.insert(place.value.as_str()));
    second
        .map(|place| {
            Problem::at(
                file,
                place,
                Fault::Repeated {
                    field,
                    id: place.value.clone(),
                },
            )
        })
        .collect()
}
