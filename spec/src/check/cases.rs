//! Every kind of case is needed or exempt, and none is both.

use crate::load::Spec;
use crate::model::{Case, Entry};
use crate::problem::{Fault, Problem};

/// The kinds of cases that are neither or both, or named twice.
pub(crate) fn not_accounted_for(spec: &Spec) -> Vec<Problem> {
    let mut problems = Vec::new();
    for article in &spec.articles {
        for entry in &article.statements {
            let faults = Case::ALL.into_iter().filter_map(|case| fault(entry, case));
            problems.extend(faults.map(|fault| Problem::at(&article.path, &entry.needs, fault)));
        }
    }
    problems
}

fn fault(entry: &Entry, case: Case) -> Option<Fault> {
    let (id, named) = (entry.number.value.clone(), case.name());
    let needed = entry
        .needs
        .value
        .iter()
        .filter(|needed| **needed == case)
        .count();
    match (needed, entry.exempt.reason(case)) {
        (0, None) => Some(Fault::CaseMissing { id, case: named }),
        (1.., Some(_)) => Some(Fault::CaseTwice { id, case: named }),
        (2.., None) => Some(Fault::Repeated {
            field: "needs",
            id: named.to_owned(),
        }),
        (0, Some(_)) | (1, None) => None,
    }
}
