//! The Laws of Chess as data: statements, disputes, folklore, faults.
//!
//! The files lie beside this crate's sources, one an article, and are embedded, so that an installed program has them.
//! [`Spec::embedded`] is what this build holds; [`Spec::read`] reads another folder of the same form. Both are checked
//! in full: what [`Spec`] gives out has no unknown field, no id twice, no reference to nothing, no missing translation.
//! A fault in the files is a [`Problem`] with file, line and column, and all of them are told at once.
//!
//! ```
//! use chesslaws_law::statement;
//! use chesslaws_spec::Spec;
//!
//! let entry = Spec::embedded().entry(statement!("1993:5.4"));
//! assert_eq!(entry.says.value.en, "Bishop: to any square of the diagonals it stands on, within 4.2.");
//! ```
#![forbid(unsafe_code)]

mod check;
pub mod coverage;
mod files;
mod kind;
mod load;
pub mod model;
mod problem;
pub mod schema;
pub mod yaml;

pub use files::FILES;
pub use kind::{FileKind, Placement, files_in_order};
pub use load::{Source, Spec};
pub use model::Lang;
pub use problem::{Fault, Problem, Problems};
