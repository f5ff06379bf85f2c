//! The game at the table: a fold over what people do.
//!
//! A [`Game`] holds the edition's statements off the board plane and the state reached; [`Game::apply`] takes an event
//! and rules on it. Nothing is read but the event: no clock, no chance. An event first happens (time passes, the clocks
//! run, the piece stands where it was put), then every statement is heard on it, then what yields gives way, and what is
//! left takes effect. What breaks a statement is a finding, not an error; an error is an event that cannot have happened.

mod applied;
mod claim;
mod clock;
mod envelope;
mod fold;
mod hall;
pub(crate) mod hand;
pub(crate) mod laws;
pub(crate) mod sealing;
mod sheet;
mod state;

pub use applied::{Applied, Impossibility, Proposed};
pub use claim::{Claimed, Claims, DrawClaim, Offer};
pub use clock::{Clocks, Period, Running, Side};
pub use fold::Game;
pub use hall::{Accident, Conduct, Displaced};
pub use hand::{Attempt, Breach, Hand, Way};
pub use laws::{At, Entry, OfEvent, TableLaws, Word, Yield};
pub use sealing::{Begun, Envelope, How, Resumption, Sealing, Shown, Written};
pub use sheet::{Sheet, Sheets};
pub use state::{Ended, Made, State};
