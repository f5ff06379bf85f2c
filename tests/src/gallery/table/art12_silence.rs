//! Faults in 12.9, what the arbiter does not tell.

use chesslaws_board::table::{Act, HallAct, Matter};
use chesslaws_law::law;
use chesslaws_oracle::Ruling;
use chesslaws_oracle::art12_silence;
use chesslaws_oracle::table::{At, Running, Word};

use super::{met, silent};

super::faults! {
    "1993:12.9.1" told_while_no_clock_runs;
    "1993:12.9.2" any_running_clock_is_forgotten;
    "1993:12.9.3" moves_left_may_be_told;
}

/// The arbiter may tell that the opponent has moved as long as the player's clock stands.
fn told_while_no_clock_runs(at: &At<'_>) -> Ruling<Word> {
    match *at.act() {
        Act::Hall(HallAct::Tells { side, .. }) if at.now.clocks.running != Running::Of(side) => {
            silent()
        }
        _ => art12_silence::opponents_move_not_told(at),
    }
}

/// To speak of a running clock is forbidden, whether or not the player has moved.
fn any_running_clock_is_forgotten(at: &At<'_>) -> Ruling<Word> {
    match *at.act() {
        Act::Hall(HallAct::Tells {
            side,
            matter: Matter::ClockForgotten,
        }) if at.now.clocks.running == Running::Of(side) => {
            met(law!("1993:12.9.2"), []).map(|_| Word::Broken(Vec::new()))
        }
        _ => art12_silence::forgotten_clock_not_told(at),
    }
}

/// How many moves are left may be told; only how many were made may not.
fn moves_left_may_be_told(at: &At<'_>) -> Ruling<Word> {
    match at.act() {
        Act::Hall(HallAct::Tells {
            matter: Matter::MovesLeft,
            ..
        }) => silent(),
        _ => art12_silence::number_of_moves_not_told(at),
    }
}
