//! The score sheets as it happens, before the Laws speak.

use chesslaws_board::table::{Actor, SheetAct, SheetEffect};

use super::{Impossibility, State};

/// What is on the score sheets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheets {}

/// The act happens.
pub(super) fn observe(state: &mut State, by: Actor, act: &SheetAct) -> Result<(), Impossibility> {
    let _ = (state, by, act);
    Ok(())
}

/// What the Laws say follows.
pub(super) fn carry_out(state: &mut State, effect: &SheetEffect) {
    let _ = (state, effect);
}
