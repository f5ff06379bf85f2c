//! Disputes: questions on which two readings of the Laws can be defended.

use std::fmt;

use crate::Edition;
use crate::generated::DISPUTES;
use crate::position;

/// A disputed question; its readings are in `spec/disputes.yaml`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dispute(u16);

impl Dispute {
    /// The dispute with this id, `1993:Q04`.
    pub const fn find(id: &str) -> Option<Self> {
        match position(&DISPUTES, id) {
            Some(index) => Some(Self(index)),
            None => None,
        }
    }

    /// All disputes of both editions.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..DISPUTES.len() as u16).map(Self)
    }

    /// The edition whose text is disputed.
    #[must_use]
    pub fn edition(self) -> Edition {
        if self.id().starts_with(Edition::Fide1993.prefix()) {
            Edition::Fide1993
        } else {
            Edition::Fide2023
        }
    }

    /// The id, `1993:Q04`.
    pub const fn id(self) -> &'static str {
        DISPUTES[self.0 as usize]
    }
}

impl fmt::Display for Dispute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl fmt::Debug for Dispute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dispute({})", self.id())
    }
}

/// A [`Dispute`] by its id; an unknown id does not compile.
///
/// ```
/// assert_eq!(chesslaws_law::dispute!("1993:Q04").id(), "1993:Q04");
/// ```
///
/// ```compile_fail,E0080
/// let _ = chesslaws_law::dispute!("1993:Q99");
/// ```
#[macro_export]
macro_rules! dispute {
    ($id:literal) => {
        const {
            match $crate::Dispute::find($id) {
                Some(dispute) => dispute,
                None => panic!(concat!("there is no dispute ", $id)),
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_is_found_again() {
        for dispute in Dispute::all() {
            assert_eq!(Dispute::find(dispute.id()), Some(dispute));
        }
        assert_eq!(Dispute::find("1993:Q99"), None);
    }
}
