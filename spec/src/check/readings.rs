//! Disputes: two readings or more, and a default among them.

use super::DISPUTES;
use crate::load::Spec;
use crate::model::Dispute;
use crate::problem::{Fault, Problem};

/// Disputes whose readings are too few, or whose default is none of them.
pub(crate) fn unsound(spec: &Spec) -> Vec<Problem> {
    spec.disputes
        .iter()
        .flat_map(|dispute| too_few(dispute).into_iter().chain(unknown_default(dispute)))
        .collect()
}

fn too_few(dispute: &Dispute) -> Option<Problem> {
    let found = dispute.readings.len();
    (found < 2).then(|| Problem::at(DISPUTES, &dispute.id, Fault::TooFewReadings { found }))
}

fn unknown_default(dispute: &Dispute) -> Option<Problem> {
    let found = &dispute.default.value;
    let known = dispute
        .readings
        .iter()
        .any(|reading| reading.reading.value == *found);
    (!known).then(|| {
        Problem::at(
            DISPUTES,
            &dispute.default,
            Fault::DefaultUnknown {
                found: found.clone(),
            },
        )
    })
}
