//! The moments at which something changes by the time alone.

use chesslaws_board::Colour;
use chesslaws_board::table::Time;
use chesslaws_oracle::table::State;

use super::judge::running;

/// The limits of the Laws that lie in the state, as times of the session: an hour of lateness (10.15), the end of the
/// session (13.1), and while a clock runs its flag (10.14), five minutes before it (10.13.2, 11.2, 12.4.1), a minute for
/// each move that is to be made (12.4.2), a quarter of the first period on both clocks together, by either reading (8.6).
pub(super) fn limits(state: &State) -> Vec<Time> {
    let mut limits = vec![Time::minutes(60)];
    limits.extend(state.session_end());
    if let Some(side) = running(state) {
        if let Some(left) = state.clocks.left(side) {
            limits.push(state.time.and(left));
            let floors = floors(state, side);
            limits.extend(floors.into_iter().map(|floor| state.time.and(floor)));
        }
        limits.extend(quarters(state).into_iter().map(|left| state.time.and(left)));
    }
    limits
}

/// How much a player may use, or be given as used, before he has less than five minutes or a minute a move.
pub(super) fn floors(state: &State, side: Colour) -> Vec<Time> {
    let Some(left) = state.clocks.left(side) else {
        return Vec::new();
    };
    let moves = state.clocks.moves_to_go(side).unwrap_or_default();
    let kept = [Time::minutes(5), Time::minutes(u64::from(moves))];
    let within = kept.into_iter().filter(|&kept| kept <= left);
    within.map(|kept| left.less(kept)).collect()
}

/// What is left until a quarter of one player's, and of both players', time for the first control has passed.
fn quarters(state: &State) -> Vec<Time> {
    let Some(period) = state.clocks.periods.first() else {
        return Vec::new();
    };
    let passed = Colour::BOTH
        .into_iter()
        .fold(Time::ZERO, |sum, side| sum.and(state.clocks.of(side).used));
    let quarters = [Time(period.time.0 / 4), Time(period.time.0 / 2)];
    let ahead = quarters.into_iter().filter(|&quarter| quarter >= passed);
    ahead.map(|quarter| quarter.less(passed)).collect()
}
