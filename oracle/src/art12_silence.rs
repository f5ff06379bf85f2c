//! Article 12, what the arbiter does not tell (1993: 12.9; 2023: 12.6). The rest of the Article is `art12_clock`.

use chesslaws_board::Colour;
use chesslaws_board::table::{Act, HallAct, HallFact, Matter};
use chesslaws_law::law;

use crate::Ruling;
use crate::table::laws::{broken, lacking, met, silent, statements};
use crate::table::{At, Running, Word};

statements![art12_silence:
    "1993:12.9.1" opponents_move_not_told;
    "1993:12.9.2" forgotten_clock_not_told;
    "1993:12.9.3" number_of_moves_not_told;
];

/// The arbiter does not tell a player that the opponent has moved.
///
/// statement: `1993:12.9.1`, `2023:12.6.c`
pub fn opponents_move_not_told(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:12.9.1");
    let Some((side, told)) = said(at, |matter| matter == Matter::OpponentMoved) else {
        return silent();
    };
    let opponent = side.opponent();
    if at.now.turn() != side || at.now.moves.is_empty() {
        lacking(law, HallFact::HasNotMoved { side: opponent })
    } else {
        kept(law, told).seeing(HallFact::HasMoved { side: opponent })
    }
}

/// The arbiter does not tell a player that he has forgotten to stop his clock.
///
/// statement: `1993:12.9.2`, `2023:12.6.c`
pub fn forgotten_clock_not_told(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:12.9.2");
    let Some((side, told)) = said(at, |matter| matter == Matter::ClockForgotten) else {
        return silent();
    };
    let runs = at.now.clocks.running == Running::Of(side);
    if runs && at.now.turn() != side {
        kept(law, told).seeing(HallFact::LeftRunning { side })
    } else {
        lacking(law, HallFact::NotLeftRunning { side })
    }
}

/// The arbiter does not tell a player how many moves have been made, and the like.
///
/// statement: `1993:12.9.3`, `2023:12.6.b`
pub fn number_of_moves_not_told(at: &At<'_>) -> Ruling<Word> {
    let number = |matter| matches!(matter, Matter::MovesMade | Matter::MovesLeft);
    match said(at, number) {
        Some((_, told)) => kept(law!("1993:12.9.3"), told),
        None => silent(),
    }
}

/// Whom the arbiter tells such a matter, or does not tell it.
fn said(at: &At<'_>, such: fn(Matter) -> bool) -> Option<(Colour, bool)> {
    match *at.act() {
        Act::Hall(HallAct::Tells { side, matter }) if such(matter) => Some((side, true)),
        Act::Hall(HallAct::DoesNotTell { side, matter }) if such(matter) => Some((side, false)),
        _ => None,
    }
}

/// Kept by silence, broken by telling.
fn kept(law: chesslaws_law::Law, told: bool) -> Ruling<Word> {
    if told { broken(law, []) } else { met(law, []) }
}
