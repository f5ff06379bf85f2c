//! A law: one rule, with its number in each edition that has it.

use crate::{Edition, Statement};

/// One rule under its number in each edition; written with [`law!`](crate::law!).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Law {
    /// Its statement in the founding edition, if that has it.
    pub founding: Option<Statement>,
    /// Its statement in the edition in force, if that has it.
    pub in_force: Option<Statement>,
}

impl Law {
    /// A founding statement and the statement to cite for it today.
    ///
    /// # Panics
    /// If the statement is not of the founding edition.
    pub const fn since_founding(statement: Statement) -> Self {
        assert!(
            matches!(statement.edition(), Edition::FOUNDING),
            "not of the founding edition: write law!(only ..)"
        );
        Self {
            founding: Some(statement),
            in_force: statement.primary(),
        }
    }

    /// A statement of each edition.
    ///
    /// # Panics
    /// If they are not one of each edition, the founding one first.
    pub const fn in_both(founding: Statement, in_force: Statement) -> Self {
        assert!(
            matches!(founding.edition(), Edition::FOUNDING),
            "the first statement is not of the founding edition"
        );
        assert!(
            matches!(in_force.edition(), Edition::IN_FORCE),
            "the second statement is not of the edition in force"
        );
        Self {
            founding: Some(founding),
            in_force: Some(in_force),
        }
    }

    /// A statement of one edition, and nothing in the other.
    pub const fn only(statement: Statement) -> Self {
        match statement.edition() {
            Edition::FOUNDING => Self {
                founding: Some(statement),
                in_force: None,
            },
            Edition::IN_FORCE => Self {
                founding: None,
                in_force: Some(statement),
            },
        }
    }

    /// The statement to cite in an edition, if that has the rule.
    pub const fn in_edition(self, edition: Edition) -> Option<Statement> {
        match edition {
            Edition::FOUNDING => self.founding,
            Edition::IN_FORCE => self.in_force,
        }
    }
}

/// A [`Statement`](crate::Statement) by its id; an unknown id does not compile.
///
/// ```
/// assert_eq!(chesslaws_law::statement!("1993:5.5").number(), "5.5");
/// ```
///
/// ```compile_fail,E0080
/// let _ = chesslaws_law::statement!("5.5");
/// ```
#[macro_export]
macro_rules! statement {
    ($id:literal) => {
        const {
            match $crate::Statement::find($id) {
                Some(statement) => statement,
                None => panic!(concat!("the Laws have no statement ", $id)),
            }
        }
    };
}

/// A [`Law`](crate::Law) by the ids of its statements; an unknown id does not compile.
///
/// ```
/// use chesslaws_law::{Edition, law};
///
/// // The founding statement; in the edition in force, its primary.
/// assert_eq!(law!("1993:5.4").in_force.unwrap().id(), "2023:3.2");
/// // Both named.
/// assert_eq!(law!("1993:5.1.1", "2023:3.9.2").in_force.unwrap().id(), "2023:3.9.2");
/// // Of one edition only.
/// assert_eq!(law!(only "1993:5.1.1").in_edition(Edition::Fide2023), None);
/// assert_eq!(law!(only "2023:3.1.2").founding, None);
/// ```
///
/// ```compile_fail,E0080
/// let _ = chesslaws_law::law!("1993:5.4", "2023:3.99");
/// ```
///
/// ```compile_fail,E0080
/// let _ = chesslaws_law::law!("2023:3.2"); // which founding statement is meant?
/// ```
#[macro_export]
macro_rules! law {
    (only $id:literal) => {
        const { $crate::Law::only($crate::statement!($id)) }
    };
    ($founding:literal) => {
        const { $crate::Law::since_founding($crate::statement!($founding)) }
    };
    ($founding:literal, $in_force:literal) => {
        const { $crate::Law::in_both($crate::statement!($founding), $crate::statement!($in_force)) }
    };
}
