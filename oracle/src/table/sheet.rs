//! The score sheets as they are written, before the Laws speak.
//!
//! A sheet is followed from the first line that tells of it; what was played before that is taken to be on it, and a
//! sheet of which nothing is told to be kept as it should be.

use std::collections::BTreeMap;

use chesslaws_board::table::{Actor, SheetAct, SheetEffect};
use chesslaws_board::{Colour, Move};

use super::{Impossibility, State, clock};

/// One player's score sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The moves on it by the ply, counted from 0; `None`: nothing is told of it.
    lines: Option<BTreeMap<usize, Move>>,
    /// The ply that was written last, if it was a ply of the game or the one to come.
    pub last: Option<usize>,
    /// In which period the player does without, as he may, until he writes again or his flag is seen.
    pub leaves_off: Option<usize>,
    /// Whether he must complete it.
    pub owed: bool,
}

/// Both score sheets, and what is done with them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheets {
    sides: [Sheet; 2],
    /// After how many events somebody began to record for the players.
    pub recorder: Option<usize>,
    /// Who asked the arbiter for the opponent's sheet.
    pub asked: Option<Colour>,
    /// Who was granted it.
    pub granted: Option<Colour>,
    /// Whose sheet the opponent has.
    pub lent: Option<Colour>,
    /// Whether the sheets are completed under the arbiter, while both clocks stand.
    pub together: bool,
    /// Whether the arbiter has noted the position for it.
    pub noted: bool,
}

impl Sheets {
    /// One player's.
    #[must_use]
    pub const fn of(&self, side: Colour) -> &Sheet {
        &self.sides[side as usize]
    }

    const fn of_mut(&mut self, side: Colour) -> &mut Sheet {
        &mut self.sides[side as usize]
    }
}

impl Sheet {
    /// Whether anything is told of it.
    #[must_use]
    pub const fn followed(&self) -> bool {
        self.lines.is_some()
    }
}

impl State {
    /// The plies, counted from 0, that are played and not on a player's sheet.
    #[must_use]
    pub fn unrecorded(&self, side: Colour) -> Vec<usize> {
        let Some(lines) = &self.sheets.of(side).lines else {
            return Vec::new();
        };
        let plies = self.moves.iter().enumerate();
        plies
            .filter(|(ply, made)| lines.get(ply) != Some(&made.mv))
            .map(|(ply, _)| ply)
            .collect()
    }

    /// The sheet is followed from now on; of what was played, all is on it up to the move he writes now.
    fn follow(&mut self, side: Colour, mv: Option<Move>) {
        if self.sheets.of(side).followed() {
            return;
        }
        let of_last_pair = self.moves.len().saturating_sub(2);
        let mut plies = self.moves.iter().enumerate().skip(of_last_pair).rev();
        let written = plies.find(|(_, made)| Some(made.mv) == mv);
        let kept = written.map_or(self.moves.len(), |(ply, _)| ply);
        self.write_all(side, kept);
    }

    /// The first plies, so many, are on the sheet.
    fn write_all(&mut self, side: Colour, plies: usize) {
        let moves = self.moves.iter().take(plies).map(|made| made.mv);
        let lines = moves.enumerate().collect();
        self.sheets.of_mut(side).lines = Some(lines);
        self.sheets.of_mut(side).leaves_off = None;
    }

    /// He writes a move: the first of those missing that it can be, or the one he is about to make.
    fn write(&mut self, side: Colour, mv: Move) {
        let mut missing = self.unrecorded(side).into_iter();
        let missed = missing.find(|&ply| self.moves[ply].mv == mv);
        let coming = (self.turn() == side).then_some(self.moves.len());
        let ply = missed.or(coming);
        let sheet = self.sheets.of_mut(side);
        sheet.last = ply;
        sheet.leaves_off = None;
        if let (Some(ply), Some(lines)) = (ply, &mut sheet.lines) {
            lines.insert(ply, mv);
        }
        self.settle(side);
    }

    /// He writes all that is missing.
    fn complete(&mut self, side: Colour) -> Result<(), Impossibility> {
        if self.unrecorded(side).is_empty() {
            return Err(Impossibility(
                "nothing is missing on his score sheet".to_owned(),
            ));
        }
        self.write_all(side, self.moves.len());
        self.settle(side);
        Ok(())
    }

    /// What is complete is owed no longer.
    fn settle(&mut self, side: Colour) {
        if self.unrecorded(side).is_empty() {
            self.sheets.of_mut(side).owed = false;
        }
        let both = Colour::BOTH;
        if both.iter().all(|&side| self.unrecorded(side).is_empty()) {
            self.sheets.together = false;
            self.sheets.noted = false;
        }
    }
}

/// The act happens.
pub(super) fn observe(state: &mut State, by: Actor, act: &SheetAct) -> Result<(), Impossibility> {
    match by {
        Actor::Player(side) => by_player(state, side, act),
        Actor::Arbiter => by_arbiter(state, act),
    }
}

fn by_player(state: &mut State, side: Colour, act: &SheetAct) -> Result<(), Impossibility> {
    let must = |so: bool, otherwise: &str| {
        so.then_some(())
            .ok_or_else(|| Impossibility(otherwise.to_owned()))
    };
    match *act {
        SheetAct::Records { mv } => {
            state.follow(side, Some(mv));
            state.write(side, mv);
        }
        SheetAct::Ticks { mv } => state.follow(side, Some(mv)),
        SheetAct::StopsRecording | SheetAct::RefusesToRecord => state.follow(side, None),
        SheetAct::AsksForSheet => state.sheets.asked = Some(side),
        SheetAct::HandsOver => state.sheets.lent = Some(side),
        SheetAct::GivesBack => {
            must(has_the_other(state, side), "he has no sheet to give back")?;
            state.sheets.lent = None;
            state.sheets.asked = None;
            state.sheets.granted = None;
        }
        SheetAct::Completes | SheetAct::RebuildsWatched => state.complete(side)?,
        SheetAct::CopiesSheet => {
            must(
                has_the_other(state, side),
                "he has not the opponent's sheet",
            )?;
            state.complete(side)?;
        }
        SheetAct::CopiesRecord => {
            must(state.sheets.recorder.is_some(), "the arbiter has no record")?;
            state.complete(side)?;
        }
        SheetAct::AsksOpponent
        | SheetAct::RefusesSheet
        | SheetAct::Pockets
        | SheetAct::RebuildsAlone => {}
        ref other => return Err(Impossibility(format!("no player `{other}`"))),
    }
    Ok(())
}

fn has_the_other(state: &State, side: Colour) -> bool {
    state.sheets.lent == Some(side.opponent())
}

fn by_arbiter(state: &mut State, act: &SheetAct) -> Result<(), Impossibility> {
    match *act {
        SheetAct::RecordsForThem => state.sheets.recorder = Some(state.events.len()),
        SheetAct::NotesPosition => state.sheets.noted = true,
        SheetAct::FindsItCanBeDone | SheetAct::FindsItDisturbs | SheetAct::FindsItTooLate => {
            if state.sheets.asked.is_none() {
                return Err(Impossibility("nobody has asked for a sheet".to_owned()));
            }
        }
        SheetAct::FindsItLost { control }
        | SheetAct::FindsControlShown { control }
        | SheetAct::FindsControlNotShown { control } => {
            let periods = state.clocks.periods.len();
            if control == 0 || usize::try_from(control).is_ok_and(|control| control > periods) {
                return Err(Impossibility(format!("there is no time control {control}")));
            }
        }
        SheetAct::StepsIn
        | SheetAct::ShowsTheNumber
        | SheetAct::TakesSheet { .. }
        | SheetAct::FindsSheetsTooLittle => {}
        ref other => return Err(Impossibility(format!("no arbiter `{other}`"))),
    }
    Ok(())
}

/// What the Laws say follows.
pub(super) fn carry_out(state: &mut State, effect: &SheetEffect) {
    match *effect {
        SheetEffect::NeedNotRecord { side } => {
            let period = state.clocks.of(side).period;
            let sheet = state.sheets.of_mut(side);
            sheet.leaves_off = sheet.leaves_off.or(Some(period));
        }
        SheetEffect::MustComplete { side } => {
            let owed = !state.unrecorded(side).is_empty();
            let sheet = state.sheets.of_mut(side);
            sheet.owed = owed;
            sheet.leaves_off = None;
        }
        SheetEffect::Granted { side } => state.sheets.granted = Some(side),
        SheetEffect::CompletedTogether => state.sheets.together = true,
        SheetEffect::NextIsFirst { period } => {
            let index = usize::try_from(period).map_or(0, |period| period.saturating_sub(1));
            clock::begin(state, index);
            // What cannot be rebuilt is asked for no more.
            for side in Colour::BOTH {
                if state.sheets.of(side).followed() {
                    state.write_all(side, state.moves.len());
                    state.settle(side);
                }
            }
        }
        _ => {}
    }
}
