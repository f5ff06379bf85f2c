//! What can be wrong with the files, each with its place.

use std::fmt;

use crate::yaml::Placed;

/// Something wrong in a file of the spec.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file's path within the spec, `fide-1993/art05.yaml`.
    pub file: String,
    /// The line, from 1.
    pub line: u64,
    /// The column, from 1, in characters.
    pub column: u64,
    /// What is wrong.
    pub fault: Fault,
}

impl Problem {
    /// A fault at a value.
    pub(crate) fn at<T>(file: &str, place: &Placed<T>, fault: Fault) -> Self {
        Self {
            file: file.to_owned(),
            line: place.line,
            column: place.column,
            fault,
        }
    }

    /// A fault of a whole file.
    pub(crate) fn of_file(file: &str, fault: Fault) -> Self {
        Self {
            file: file.to_owned(),
            line: 1,
            column: 1,
            fault,
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}:{}:{}: {}",
            self.file, self.line, self.column, self.fault
        )
    }
}

/// The kinds of things that can be wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// The file or folder cannot be read.
    #[error("cannot be read: {0}")]
    Unreadable(String),
    /// The file is no part of the spec.
    #[error("no file of the spec has this name")]
    UnexpectedFile,
    /// A file that the spec must have.
    #[error("the file is missing")]
    MissingFile,
    /// Not YAML, not strict YAML, an unknown field, a key twice, a field missing or of another type.
    #[error("{0}")]
    Yaml(String),
    /// An id or a text that is not between double quotes.
    #[error("{0:?} must stand between double quotes")]
    NotQuoted(String),
    /// A text of no letters.
    #[error("{0} is empty")]
    Empty(&'static str),
    /// The edition named in the file is not that of its folder.
    #[error("the file says {found}, its folder {right}")]
    WrongEdition {
        /// What the file says.
        found: String,
        /// What the folder says.
        right: String,
    },
    /// The number does not begin with that of its article.
    #[error("{id:?} is not in article {article}")]
    WrongArticle {
        /// The statement's number.
        id: String,
        /// The article of the file.
        article: String,
    },
    /// An id that was given before.
    #[error("{id:?} is already at {first}")]
    DuplicateId {
        /// The id.
        id: String,
        /// The file and line that have it first.
        first: String,
    },
    /// A reference to nothing.
    #[error("{field} names {id:?}, and there is no such {what}")]
    Dangling {
        /// The field that refers.
        field: &'static str,
        /// The id it names.
        id: String,
        /// What it should name.
        what: &'static str,
    },
    /// A reference to a statement of the edition that cannot be meant.
    #[error("{field} names {id:?}, which is not of {right}")]
    OtherEdition {
        /// The field that refers.
        field: &'static str,
        /// The id it names.
        id: String,
        /// The edition it should be of.
        right: String,
    },
    /// The same thing named twice in one list.
    #[error("{field} names {id:?} twice")]
    Repeated {
        /// The field.
        field: &'static str,
        /// What it names.
        id: String,
    },
    /// A text that is not translated.
    #[error("{id:?} has no {lang} in {field}")]
    MissingTranslation {
        /// The id.
        id: String,
        /// The field.
        field: &'static str,
        /// The language.
        lang: &'static str,
    },
    /// A kind of case that is neither needed nor exempt.
    #[error("{id:?} neither needs a {case} case nor gives a reason under exempt")]
    CaseMissing {
        /// The statement's number.
        id: String,
        /// The kind of case.
        case: &'static str,
    },
    /// A kind of case that is needed and exempt.
    #[error("{id:?} needs a {case} case and exempts it")]
    CaseTwice {
        /// The statement's number.
        id: String,
        /// The kind of case.
        case: &'static str,
    },
    /// A statement in force with none, or more than one, of `same_as`, `changes` and `new`.
    #[error("{id:?} must have exactly one of same_as, changes and new: true, and has {found}")]
    Relation {
        /// The statement's number.
        id: String,
        /// How many it has.
        found: usize,
    },
    /// A field that only the other edition's files have.
    #[error("{field} belongs to {right}")]
    FieldOfOtherEdition {
        /// The field.
        field: &'static str,
        /// The edition it belongs to.
        right: String,
    },
    /// A primary that is not among the statement's relations.
    #[error("primary names {id:?}, which is in neither same_as nor changes here")]
    PrimaryUnrelated {
        /// The founding number.
        id: String,
    },
    /// A founding statement with two primaries.
    #[error("{id:?} already has its primary at {first}")]
    PrimaryTwice {
        /// The founding number.
        id: String,
        /// Where it has its first.
        first: String,
    },
    /// A founding statement that is related to statements in force and has no primary.
    #[error("{id:?} is kept or changed, and no statement in force has it as primary")]
    PrimaryMissing {
        /// The founding number.
        id: String,
    },
    /// A founding statement that is neither related to a statement in force nor listed as gone.
    #[error("{id:?} has no counterpart in force and is not listed as gone")]
    Unaccounted {
        /// The founding number.
        id: String,
    },
    /// A founding statement listed as gone that has a counterpart.
    #[error("{id:?} is listed as gone, and {kept_by:?} is related to it")]
    NotGone {
        /// The founding number.
        id: String,
        /// The statement in force.
        kept_by: String,
    },
    /// A founding statement that is both kept and changed, without the condition.
    #[error("{id:?} is both kept and changed: kept_when must say under which condition it is kept")]
    ConditionMissing {
        /// The founding number.
        id: String,
    },
    /// A condition where nothing is both kept and changed.
    #[error("{id:?} has kept_when, and is not both kept and changed")]
    ConditionNeedless {
        /// The founding number.
        id: String,
    },
    /// A default that is none of the readings.
    #[error("the default {found:?} is none of the readings")]
    DefaultUnknown {
        /// The default.
        found: String,
    },
    /// A question with fewer than two readings.
    #[error("a dispute has two readings or more, and this has {found}")]
    TooFewReadings {
        /// How many it has.
        found: usize,
    },
}

/// All that is wrong, in the order of the files; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// Orders what was found; none if nothing was.
    pub(crate) fn gather(mut problems: Vec<Problem>) -> Result<(), Self> {
        if problems.is_empty() {
            return Ok(());
        }
        problems.sort_by_key(|problem| {
            (
                crate::Placement::of(&problem.file),
                problem.line,
                problem.column,
            )
        });
        Err(Self(problems))
    }

    /// What is wrong.
    pub fn list(&self) -> &[Problem] {
        &self.0
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().enumerate().try_for_each(|(index, problem)| {
            let before = if index == 0 { "" } else { "\n" };
            write!(f, "{before}{problem}")
        })
    }
}

impl std::error::Error for Problems {}
