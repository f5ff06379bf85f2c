//! What is asked of a subject and what it may answer.
//!
//! The wire is JSON lines. This crate knows neither the oracle nor the cases: an adapter that links it cannot link
//! the answers.
#![forbid(unsafe_code)]

mod ask;
mod bounds;
mod reply;
mod subject;

pub use ask::{Ask, Question, Reached, STARTPOS};
pub use bounds::{Bounded, MAX_LINE, MAX_LIST, MAX_TEXT, WireError, from_line, to_line};
pub use reply::{Answer, EndingName, Reply};
pub use subject::{Channel, Convention, Failure, Identity, Subject};
