//! Conduct, irregularities and the arbiter as they happen, before the Laws speak.

use chesslaws_board::table::{Actor, HallAct, HallEffect};
use chesslaws_board::{Colour, Setup, Square};

use super::{Impossibility, State};

/// A piece that was displaced by accident.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Displaced {
    /// Where it stood.
    pub from: Square,
    /// Where it stands; `None`: off the board.
    pub on: Option<Square>,
    /// Whether somebody has put it back, rightly or wrongly.
    pub put_back: bool,
}

/// Pieces were displaced by accident. The board that the players go on from is the last of the state's positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accident {
    /// How many positions there were.
    pub positions: usize,
    /// The position before it.
    pub before: Setup,
    /// What was displaced.
    pub displaced: Vec<Displaced>,
}

impl Accident {
    /// The displaced pieces that stand elsewhere than before.
    pub fn misplaced(&self) -> impl Iterator<Item = &Displaced> {
        let away = |piece: &&Displaced| piece.on != Some(piece.from);
        self.displaced.iter().filter(away)
    }

    /// The board with every displaced piece where it stands.
    fn board(&self) -> Setup {
        let mut board = self.before.clone();
        for piece in &self.displaced {
            board.put(piece.from, None);
        }
        for piece in &self.displaced {
            if let Some(on) = piece.on {
                board.put(on, self.before.piece(piece.from));
            }
        }
        board
    }
}

/// How people behave, and what was found of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conduct {
    /// The accidents that were not undone, in order.
    pub accidents: Vec<Accident>,
    /// The corner square at White's right hand, once somebody has looked.
    pub corner: Option<Square>,
    /// Whether the colours were found to be reversed.
    pub colours_reversed: bool,
    /// Whether a new game would seriously upset the timetable.
    pub timetable_upset: bool,
    /// Whether the game awaits adjudication.
    pub awaits_adjudication: bool,
    /// Who has committed a fault or breach.
    at_fault: [bool; 2],
    /// Who has broken the rules of conduct.
    misconduct: [bool; 2],
    /// How many warnings each player was given.
    warnings: [u32; 2],
}

impl Conduct {
    /// The player has broken a statement.
    pub(super) const fn has_broken(&mut self, side: Colour) {
        self.at_fault[side as usize] = true;
    }

    /// Whether the player has broken the rules of conduct.
    #[must_use]
    pub const fn has_misbehaved(&self, side: Colour) -> bool {
        self.misconduct[side as usize]
    }

    /// How many warnings the player was given.
    #[must_use]
    pub const fn warnings(&self, side: Colour) -> u32 {
        self.warnings[side as usize]
    }
}

impl State {
    /// Whether a fault or breach by the player is known: one that was ruled on, or an illegal move that stands.
    #[must_use]
    pub fn at_fault(&self, side: Colour) -> bool {
        let unlawful = self
            .moves
            .iter()
            .any(|made| made.by == side && !made.lawful);
        unlawful || self.conduct.at_fault[side as usize]
    }

    /// How many plies were played before the first one of `moves`.
    #[must_use]
    pub fn played_before(&self) -> usize {
        self.positions.len() - 1 - self.moves.len()
    }
}

/// The act happens.
pub(super) fn observe(state: &mut State, by: Actor, act: &HallAct) -> Result<(), Impossibility> {
    suits(by, act)?;
    match *act {
        HallAct::FindsIllegal { ply } | HallAct::FindsIllegalForGood { ply } => {
            let made = state.positions.len() - 1;
            let right = ply >= 1 && usize::try_from(ply).is_ok_and(|ply| ply <= made);
            if !right {
                return impossible(format!("there is no ply {ply}, {made} were made"));
            }
        }
        HallAct::LeavesToAdjudication => state.conduct.awaits_adjudication = true,
        HallAct::KnocksOnto { from, to } => knocked(state, from, Some(to))?,
        HallAct::KnocksOff { square } => knocked(state, square, None)?,
        HallAct::PutsBack { from, on } => put_back(state, from, on)?,
        HallAct::FindsColoursReversed => state.conduct.colours_reversed = true,
        HallAct::FindsTimetableUpset => state.conduct.timetable_upset = true,
        HallAct::LaysBoard { corner } | HallAct::FindsBoard { corner } => {
            let edge = |line: i8| line == 0 || line == 7;
            if !edge(corner.file()) || !edge(corner.rank()) {
                return impossible(format!("{corner} is no corner"));
            }
            state.conduct.corner = Some(corner);
        }
        HallAct::FindsAtFault { side } => state.conduct.has_broken(side),
        _ => {}
    }
    Ok(())
}

fn impossible(why: String) -> Result<(), Impossibility> {
    Err(Impossibility(why))
}

/// Whether such a one can do it: only a player plays, only the arbiter decides.
fn suits(by: Actor, act: &HallAct) -> Result<(), Impossibility> {
    use HallAct::{
        AnalysesIn, AnalysesOnAnotherBoard, DeclinesAdvice, Disturbs, KnocksOff, KnocksOnto,
        LaysBoard, LeavesUnused, MakesNote, ObeysUnderProtest, PutsBack, Refuses, SaysCheck,
        TakesAdvice, ThinksAtTheBoard, Uses,
    };
    let a_players = matches!(
        act,
        SaysCheck
            | Refuses
            | ObeysUnderProtest
            | Uses { .. }
            | LeavesUnused { .. }
            | AnalysesOnAnotherBoard
            | ThinksAtTheBoard
            | TakesAdvice { .. }
            | DeclinesAdvice { .. }
            | MakesNote { .. }
            | AnalysesIn { .. }
            | Disturbs { .. }
    );
    let anybodys = matches!(
        act,
        KnocksOnto { .. } | KnocksOff { .. } | PutsBack { .. } | LaysBoard { .. }
    );
    match by.player() {
        _ if anybodys => Ok(()),
        Some(_) if !a_players => impossible(format!("only the arbiter can be said to: {act}")),
        None if a_players => impossible(format!("only a player can be said to: {act}")),
        _ => Ok(()),
    }
}

/// A piece is pushed to another square, or off the board.
fn knocked(state: &mut State, from: Square, to: Option<Square>) -> Result<(), Impossibility> {
    let board = state.position().clone();
    if board.piece(from).is_none() {
        return impossible(format!("no piece stands on {from}"));
    }
    if let Some(taken) = to.filter(|&to| board.piece(to).is_some()) {
        return impossible(format!("a piece stands on {taken} already"));
    }
    let positions = state.positions.len();
    let accidents = &mut state.conduct.accidents;
    if accidents
        .last()
        .is_none_or(|last| last.positions != positions)
    {
        accidents.push(Accident {
            positions,
            before: board,
            displaced: Vec::new(),
        });
    }
    let Some(accident) = accidents.last_mut() else {
        return Ok(());
    };
    let mut pieces = accident.displaced.iter_mut();
    match pieces.find(|piece| piece.on == Some(from)) {
        Some(again) => {
            again.on = to;
            again.put_back = false;
        }
        None => accident.displaced.push(Displaced {
            from,
            on: to,
            put_back: false,
        }),
    }
    let board = accident.board();
    now_stands(state, board);
    Ok(())
}

/// A displaced piece is put back on the board, rightly or wrongly.
fn put_back(state: &mut State, from: Square, on: Square) -> Result<(), Impossibility> {
    let positions = state.positions.len();
    let mut accidents = state.conduct.accidents.iter_mut();
    let accident = accidents.find(|accident| accident.positions == positions);
    let displaced = accident.and_then(|accident| {
        let mut pieces = accident
            .displaced
            .iter()
            .position(|piece| piece.from == from);
        pieces.take().map(|index| (accident, index))
    });
    let Some((accident, index)) = displaced else {
        return impossible(format!(
            "no piece was displaced from {from} since the last move"
        ));
    };
    accident.displaced[index].on = None;
    if accident.board().piece(on).is_some() {
        return impossible(format!("a piece stands on {on} already"));
    }
    accident.displaced[index].on = Some(on);
    accident.displaced[index].put_back = true;
    let board = accident.board();
    now_stands(state, board);
    Ok(())
}

/// What the players see, and play on from.
fn now_stands(state: &mut State, board: Setup) {
    if let Some(last) = state.positions.last_mut() {
        *last = board;
    }
}

/// What the Laws say follows.
pub(super) fn carry_out(state: &mut State, effect: &HallEffect) {
    match *effect {
        HallEffect::MayBePenalised { side } => state.conduct.has_broken(side),
        HallEffect::Misconduct { side } => {
            state.conduct.has_broken(side);
            state.conduct.misconduct[side as usize] = true;
        }
        HallEffect::Restored { ply } => {
            let index = usize::try_from(ply).map_or(0, |ply| ply.saturating_sub(1));
            let found = index.checked_sub(state.played_before());
            let made = found.and_then(|found| state.moves.get(found));
            if let Some(maker) = made.map(|made| made.by) {
                state.conduct.has_broken(maker);
            }
            cut_back(state, index + 1);
        }
        HallEffect::Reopened => state.ended = None,
        HallEffect::AccidentUndone => {
            let mut accidents = state.conduct.accidents.iter();
            let wrong = accidents.find(|accident| accident.misplaced().next().is_some());
            if let Some(Accident {
                positions, before, ..
            }) = wrong.cloned()
            {
                cut_back(state, positions);
                state
                    .conduct
                    .accidents
                    .retain(|other| other.positions < positions);
                now_stands(state, before);
            }
        }
        HallEffect::MovedToRightBoard => {
            state.conduct.corner = Square::at(7, 0);
        }
        HallEffect::Warned { side } => state.conduct.warnings[side as usize] += 1,
        HallEffect::UnusedAdded { side, time } => {
            let clock = state.clocks.of_mut(side);
            clock.allotted = clock.allotted.map(|allotted| allotted.and(time));
        }
        _ => {}
    }
}

/// The game stands as it did when there were so many positions: the moves since are none.
fn cut_back(state: &mut State, positions: usize) {
    let kept = (positions - 1).saturating_sub(state.played_before());
    for undone in state.moves.split_off(kept.min(state.moves.len())) {
        let clock = state.clocks.of_mut(undone.by);
        clock.made = clock.made.saturating_sub(1);
    }
    state.positions.truncate(positions);
    state.hand = state.hand.undone(state.moves.len());
    let accidents = &mut state.conduct.accidents;
    accidents.retain(|accident| accident.positions <= positions);
}
