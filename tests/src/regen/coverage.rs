//! What the features show of the statements, which `chesslaws-spec` embeds.

use chesslaws_spec::Spec;
use chesslaws_suite::features::Scenario;

use super::Generated;
use crate::coverage;

/// `coverage.snap` of the spec.
pub(super) fn generate(spec: &Spec, scenarios: &[Scenario]) -> Generated {
    let (cells, _) = coverage::cells(spec, scenarios);
    Generated {
        path: "spec/coverage.snap".to_owned(),
        text: coverage::snapshot(&cells),
    }
}
