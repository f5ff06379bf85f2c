//! What is asked of a subject and what it may answer.
//!
//! There are two ways to be asked. A program in any language speaks the protocol `chesslaws-1`, JSON lines over its
//! standard input and output: `PROTOCOL.md` beside this crate has every line of it, [`Command`] and [`CommandReply`] are
//! its types, and the feature `schema` derives the JSON Schemas. A Rust library is asked in process: implement
//! [`Subject`] for a type of your tests and hand it to the runner of the crate `chesslaws` (`chesslaws::run::run`).
//!
//! This crate knows neither the oracle nor the cases: an adapter that links it cannot link the answers.
//!
//! # In process
//!
//! ```
//! use chesslaws_protocol::{Answer, Ask, Channel, Failure, Identity, Question, Reply, STARTPOS, Subject};
//!
//! /// A library that knows one move.
//! struct Opening;
//!
//! impl Subject for Opening {
//!     fn identity(&mut self) -> Result<Identity, Failure> {
//!         Ok(Identity {
//!             name: "opening 1.0".into(),
//!             channel: Channel::Embedded,
//!             questions: vec!["is-legal".into()],
//!             conventions: vec![],
//!             notes: vec![],
//!         })
//!     }
//!
//!     fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
//!         Ok(match &ask.question {
//!             _ if ask.start != STARTPOS || !ask.moves.is_empty() => Reply::Refused {
//!                 why: "only the initial array is known".into(),
//!             },
//!             Question::IsLegal { mv } => Reply::answer(Answer::Truth(mv == "e2e4")),
//!             _ => Reply::NotModelled {
//!                 why: "only single moves are judged".into(),
//!             },
//!         })
//!     }
//! }
//!
//! let ask = Ask {
//!     start: STARTPOS.into(),
//!     moves: vec![],
//!     question: Question::IsLegal { mv: "e2e4".into() },
//! };
//! assert_eq!(Opening.ask(&ask), Ok(Reply::answer(Answer::Truth(true))));
//! ```
#![forbid(unsafe_code)]

mod ask;
mod bounds;
mod message;
mod reply;
#[cfg(feature = "schema")]
pub mod schema;
mod subject;

pub use ask::{Ask, AtTheTable, Question, Reached, STARTPOS};
pub use bounds::{Bounded, MAX_LINE, MAX_LIST, MAX_TEXT, WireError, from_line, to_line};
pub use message::{Command, CommandReply, EditionName, PROTOCOL, QuestionName, ask_line};
pub use reply::{Answer, EndingName, GameRead, Reply, ResultName};
pub use subject::{Channel, Convention, Failure, Identity, Subject};
