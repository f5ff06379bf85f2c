//! The ids of the Laws: editions, statements, disputes, and the [`law!`] macro that will not compile on an unknown one.
//!
//! A statement is named by its edition and number, `1993:5.1.6.1`. The ids are generated from `spec/`, in the order of
//! the text, so a citation is a number that costs nothing and an id that does not exist is found by the compiler:
//!
//! ```
//! use chesslaws_law::{Edition, law};
//!
//! let attacked = law!("1993:5.1.6.1");
//! assert_eq!(attacked.in_edition(Edition::Fide1993).unwrap().id(), "1993:5.1.6.1");
//! assert_eq!(attacked.in_edition(Edition::Fide2023).unwrap().id(), "2023:3.8.2.2.1");
//! ```
//!
//! ```compile_fail,E0080
//! let _ = chesslaws_law::law!("1993:5.1.6.9");
//! ```
#![forbid(unsafe_code)]

mod dispute;
mod edition;
mod generated;
mod law;
mod statement;

pub use dispute::Dispute;
pub use edition::{Edition, EditionError};
pub use law::Law;
pub use statement::Statement;

/// Whether two texts are equal, asked by the compiler too. The ends are compared first: there the ids differ.
const fn equal(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut left = one.len();
    while left > 0 {
        left -= 1;
        if one[left] != other[left] {
            return false;
        }
    }
    true
}

/// The index of an id in a table of ids.
const fn position(ids: &[&str], id: &str) -> Option<u16> {
    let mut index = 0;
    while index < ids.len() {
        if equal(ids[index], id) {
            return Some(index as u16);
        }
        index += 1;
    }
    None
}
