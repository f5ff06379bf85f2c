//! The types of the files.

mod disputes;
mod faults;
mod folklore;
mod plane;
mod statements;
mod words;

pub use disputes::{Dispute, Disputes, Reading};
pub use faults::{Faults, PlantedFault};
pub use folklore::{Folklore, Judgement, Saying, Verdict};
pub use plane::{Plane, PlaneError};
pub use statements::{Article, Case, Entry, Exempt, Gone, GoneFile, Kind, Part, SubsumedBy};
pub use words::{EditionName, Lang, LangError, Text};
