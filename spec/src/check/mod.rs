//! The checks that the types cannot make, each returning all it finds.

mod cases;
mod ids;
mod quotes;
mod readings;
mod references;
mod relations;
mod texts;

use crate::load::{Source, Spec};
use crate::problem::{Fault, Problem};

/// The paths of the files of which there is one each.
pub(crate) const GONE: &str = "fide-2023/gone.yaml";
pub(crate) const DISPUTES: &str = "disputes.yaml";
pub(crate) const FOLKLORE: &str = "folklore.yaml";
pub(crate) const FAULTS: &str = "faults.yaml";

/// What can be seen in a file alone.
pub(crate) fn each_file(spec: &Spec, sources: &[Source], problems: &mut Vec<Problem>) {
    problems.extend(quotes::unquoted(spec, sources));
    problems.extend(texts::empty(spec));
    problems.extend(texts::untranslated(spec));
    problems.extend(cases::not_accounted_for(spec));
    problems.extend(ids::misplaced(spec));
    problems.extend(ids::repeated(spec));
    problems.extend(relations::of_the_other_edition(spec));
    problems.extend(readings::unsound(spec));
}

/// What the files say of each other.
pub(crate) fn all_files(spec: &Spec, sources: &[Source], problems: &mut Vec<Problem>) {
    problems.extend(missing(sources));
    problems.extend(references::dangling(spec));
    problems.extend(references::twice(spec));
    problems.extend(relations::not_one(spec));
    problems.extend(relations::primaries(spec));
    problems.extend(relations::unaccounted(spec));
    problems.extend(relations::conditions(spec));
}

fn missing(sources: &[Source]) -> impl Iterator<Item = Problem> {
    [GONE, DISPUTES, FOLKLORE, FAULTS]
        .into_iter()
        .filter(|path| !sources.iter().any(|source| source.path == *path))
        .map(|path| Problem::of_file(path, Fault::MissingFile))
}
