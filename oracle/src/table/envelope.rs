//! The envelope as it happens, before the Laws speak.

use chesslaws_board::table::{Actor, EnvelopeAct, EnvelopeEffect};

use super::{Impossibility, State};

/// What is sealed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sealing {}

/// The act happens.
pub(super) fn observe(
    state: &mut State,
    by: Actor,
    act: &EnvelopeAct,
) -> Result<(), Impossibility> {
    let _ = (state, by, act);
    Ok(())
}

/// What the Laws say follows.
pub(super) fn carry_out(state: &mut State, effect: &EnvelopeEffect) {
    let _ = (state, effect);
}
