//! Offers and claims as they happen, before the Laws speak.

use chesslaws_board::table::{Actor, ClaimAct, ClaimEffect};

use super::{Impossibility, State};

/// What is offered and claimed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Claims {}

/// The act happens.
pub(super) fn observe(state: &mut State, by: Actor, act: &ClaimAct) -> Result<(), Impossibility> {
    let _ = (state, by, act);
    Ok(())
}

/// What the Laws say follows; the end of the game is the fold's.
pub(super) fn carry_out(state: &mut State, effect: &ClaimEffect) {
    let _ = (state, effect);
}
