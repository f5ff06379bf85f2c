//! Conduct as it happens, before the Laws speak.

use chesslaws_board::table::{Actor, HallAct, HallEffect};

use super::{Impossibility, State};

/// How people behave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conduct {}

/// The act happens.
pub(super) fn observe(state: &mut State, by: Actor, act: &HallAct) -> Result<(), Impossibility> {
    let _ = (state, by, act);
    Ok(())
}

/// What the Laws say follows.
pub(super) fn carry_out(state: &mut State, effect: &HallEffect) {
    let _ = (state, effect);
}
