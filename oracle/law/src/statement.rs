//! Statements: the smallest sentences of the Laws that decide something.

use std::fmt;

use crate::generated::{PRIMARIES, STATEMENTS};
use crate::{Edition, position};

/// A statement of one edition. Statements are ordered as the text is, the elder edition first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Statement(u16);

impl Statement {
    /// The statement with this id, `1993:5.1.6.1`.
    pub const fn find(id: &str) -> Option<Self> {
        match position(&STATEMENTS, id) {
            Some(index) => Some(Self(index)),
            None => None,
        }
    }

    /// All statements of both editions.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..STATEMENTS.len() as u16).map(Self)
    }

    /// The id, `1993:5.1.6.1`.
    pub const fn id(self) -> &'static str {
        STATEMENTS[self.0 as usize]
    }

    /// The edition it belongs to.
    pub const fn edition(self) -> Edition {
        if (self.0 as usize) < PRIMARIES.len() {
            Edition::FOUNDING
        } else {
            Edition::IN_FORCE
        }
    }

    /// Its number within the edition, `5.1.6.1`.
    pub const fn number(self) -> &'static str {
        // The edition's prefix has four figures and a colon after it.
        self.id().split_at(5).1
    }

    /// The statement in force to cite for a founding one; none if it is gone, or is itself in force.
    pub const fn primary(self) -> Option<Self> {
        if self.0 as usize >= PRIMARIES.len() {
            return None;
        }
        match PRIMARIES[self.0 as usize] {
            Some(index) => Some(Self(index)),
            None => None,
        }
    }
}

impl fmt::Display for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl fmt::Debug for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Statement({})", self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_is_found_again() {
        for statement in Statement::all() {
            assert_eq!(Statement::find(statement.id()), Some(statement));
            assert_eq!(
                format!("{}:{}", statement.edition().prefix(), statement.number()),
                statement.id()
            );
        }
    }

    #[test]
    fn statements_stand_in_the_order_of_the_text() {
        let find = |id| Statement::find(id).unwrap();
        assert!(find("1993:5.1.6.1") < find("1993:5.1.6.2"));
        assert!(find("1993:9.1.a") < find("1993:10.1"));
        assert!(find("1993:17.1") < find("2023:1.1"));
    }

    #[test]
    fn a_primary_is_in_force() {
        for statement in Statement::all() {
            if let Some(primary) = statement.primary() {
                assert_eq!(
                    (statement.edition(), primary.edition()),
                    (Edition::FOUNDING, Edition::IN_FORCE)
                );
            }
        }
        assert_eq!(Statement::find("1993:9.3").unwrap().primary(), None);
    }

    #[test]
    fn unknown_ids_are_not_found() {
        for id in [
            "",
            "1993",
            "1993:",
            "5.1.6.1",
            "1993:5.1.6.9",
            "2023:5.1.6.1",
        ] {
            assert_eq!(Statement::find(id), None, "{id:?}");
        }
    }
}
