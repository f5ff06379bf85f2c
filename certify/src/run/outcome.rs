use serde::{Deserialize, Serialize};

/// What became of one case. The list is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The question cannot be put, or the channel cannot show the answer.
    Inapplicable,
    /// Right.
    Passed,
    /// Right, for another reason than ours.
    PassedUnattributed,
    /// Another answer, by a convention that the program has declared beforehand; never a mere spelling.
    DeviatesAsDeclared,
    /// Another answer, and either the Laws are disputed there or no game is known to reach the position.
    CannotTell,
    /// No reply, or none that can be read.
    Errored,
    /// Wrong on a position that a stored game reaches.
    Failed,
    /// The case contradicts the oracle: ours, and no certificate.
    TesterError,
}

impl Outcome {
    /// All outcomes, from the least to the worst.
    pub const ALL: [Self; 8] = [
        Self::Inapplicable,
        Self::Passed,
        Self::PassedUnattributed,
        Self::DeviatesAsDeclared,
        Self::CannotTell,
        Self::Errored,
        Self::Failed,
        Self::TesterError,
    ];

    /// The word for it, as reports have it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Inapplicable => "inapplicable",
            Self::Passed => "passed",
            Self::PassedUnattributed => "passed-unattributed",
            Self::DeviatesAsDeclared => "deviates-as-declared",
            Self::CannotTell => "cannot-tell",
            Self::Errored => "errored",
            Self::Failed => "failed",
            Self::TesterError => "tester-error",
        }
    }
}

/// What the whole comes to, as exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conclusion {
    /// Every case that could be asked passed.
    Conforms,
    /// A case failed.
    DoesNotConform,
    /// It did not reply where it should have.
    SubjectBroke,
    /// A case of ours is wrong.
    WeBroke,
    /// All that is wrong is what the baseline expects.
    AsExpected,
    /// The baseline expects what did not come.
    BaselineUnmet,
    /// Neither: declared deviations or what cannot be told, or nothing could be asked.
    Undecided,
}

impl Conclusion {
    /// What these outcomes come to.
    #[must_use]
    pub fn of(outcomes: impl Iterator<Item = Outcome>) -> Self {
        match outcomes.max().unwrap_or(Outcome::Inapplicable) {
            Outcome::TesterError => Self::WeBroke,
            Outcome::Failed => Self::DoesNotConform,
            Outcome::Errored => Self::SubjectBroke,
            Outcome::Passed | Outcome::PassedUnattributed => Self::Conforms,
            Outcome::CannotTell | Outcome::DeviatesAsDeclared | Outcome::Inapplicable => {
                Self::Undecided
            }
        }
    }

    /// The exit code.
    #[must_use]
    pub const fn exit_code(self) -> u8 {
        match self {
            Self::Conforms | Self::AsExpected => 0,
            Self::DoesNotConform | Self::BaselineUnmet => 1,
            Self::SubjectBroke => 3,
            Self::WeBroke => 4,
            Self::Undecided => 5,
        }
    }

    /// The sentence a report ends with.
    #[must_use]
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Conforms => "No case of this suite that could be asked showed a fault.",
            Self::DoesNotConform => "Does not conform: the statements named above are broken.",
            Self::SubjectBroke => "No certificate: the program did not reply where it should have.",
            Self::WeBroke => "No certificate: a case contradicts the oracle. The fault is ours.",
            Self::AsExpected => "Does not conform; all that is wrong is what the baseline expects.",
            Self::BaselineUnmet => {
                "The baseline expects failures that did not come: take them out of it."
            }
            Self::Undecided => "Neither conforms nor fails: see what is not passed above.",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worst_outcome_decides() {
        for (outcomes, code) in [
            (vec![], 5),
            (vec![Outcome::Inapplicable], 5),
            (vec![Outcome::Inapplicable, Outcome::Passed], 0),
            (vec![Outcome::Passed, Outcome::DeviatesAsDeclared], 5),
            (vec![Outcome::CannotTell, Outcome::Errored], 3),
            (vec![Outcome::Failed, Outcome::Errored], 1),
            (vec![Outcome::Failed, Outcome::TesterError], 4),
        ] {
            assert_eq!(
                Conclusion::of(outcomes.iter().copied()).exit_code(),
                code,
                "{outcomes:?}"
            );
        }
        assert!(Outcome::ALL.is_sorted());
    }
}
