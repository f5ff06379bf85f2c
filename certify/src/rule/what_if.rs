//! What decided it: the dispute judged again over a fixed set of changes, and those that change the ruling.
//!
//! The changes are: one event left out; two neighbours swapped; one stated fact turned round; one condition turned
//! round; one time moved to either side of the nearest limit before it and after it, the later times with it.

use chesslaws_board::table::{Act, Condition, Event, HallAct, Time};
use chesslaws_oracle::table::{Game, State};

use super::dispute::Dispute;
use super::judge::{Gist, Judged, Unheard, judge, judge_from};
use super::limits;
use super::turned::turned;

/// A change of what is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The event is left out.
    LeftOut(usize),
    /// It changes places with the next.
    Swapped(usize),
    /// It is told otherwise.
    Otherwise(usize, Event),
    /// It happens at this time, and what comes later by as much later or earlier.
    At(usize, Time),
    /// This condition was not announced.
    NotAnnounced(usize),
    /// The arbiter is absent, or is there.
    ArbiterAbsent(bool),
}

/// A change that changes the ruling.
#[derive(Clone, Debug)]
pub struct Decisive {
    /// The change.
    pub change: Change,
    /// What is found with it.
    pub found: Gist,
}

/// What was tried.
#[derive(Clone, Debug)]
pub struct Tried {
    /// How many changes were tried.
    pub changes: usize,
    /// How many more there are that were not tried, because too many events would have to be judged again.
    pub not_tried: usize,
    /// How many of those tried cannot have happened so.
    pub impossible: usize,
    /// Those that change the ruling, in the order of the events.
    pub decisive: Vec<Decisive>,
}

/// The most events that are judged again, over all changes: a dispute of many events is answered in bounded time. An
/// event of a long game counts more, since each move is compared with all positions before and each act with all others.
const MOST_AGAIN: usize = 40_000;
/// How many positions, or twice as many events, make an event count once more.
const LONG_GAME: usize = 64;

/// Tries the changes, those nearest to the deciding event first, as long as not too much has to be judged again.
#[must_use]
pub fn what_if(game: &Game, dispute: &Dispute, judged: &Judged) -> Tried {
    let events: Vec<Event> = dispute
        .events
        .iter()
        .map(|(_, event)| event.clone())
        .collect();
    let here = judged.gist();
    let mut tried = Tried {
        changes: 0,
        not_tried: 0,
        impossible: 0,
        decisive: Vec::new(),
    };
    let length = judged.state().positions.len().max(events.len() / 2);
    let weight = 1 + length / LONG_GAME;
    let mut again = 0;
    let mut found = Vec::new();
    for (place, change) in nearest_first(changes(&events, judged), judged) {
        again += weight * (events.len() - change.kept());
        if again > MOST_AGAIN {
            tried.not_tried += 1;
            continue;
        }
        tried.changes += 1;
        match judged_again(game, dispute, judged, &events, &change) {
            Err(_) => tried.impossible += 1,
            Ok(there) => {
                let gist = there.gist();
                if differ(&here, &gist, &change) {
                    found.push((
                        place,
                        Decisive {
                            change,
                            found: gist,
                        },
                    ));
                }
            }
        }
    }
    found.sort_by_key(|&(place, _)| place);
    tried.decisive = found.into_iter().map(|(_, decisive)| decisive).collect();
    tried
}

/// The changes with their places in the order of the events, those nearest to the deciding event first.
fn nearest_first(changes: Vec<Change>, judged: &Judged) -> Vec<(usize, Change)> {
    let decisive = judged.decisive().map(std::ptr::from_ref);
    let mut steps = judged.steps();
    let deciding = steps.position(|step| Some(std::ptr::from_ref(step)) == decisive);
    let deciding = deciding.unwrap_or_default();
    let mut placed: Vec<(usize, Change)> = changes.into_iter().enumerate().collect();
    placed.sort_by_key(|(_, change)| change.at().map_or(0, |at| at.abs_diff(deciding)));
    placed
}

/// The dispute with the change, judged again from the change on.
fn judged_again(
    game: &Game,
    dispute: &Dispute,
    judged: &Judged,
    events: &[Event],
    change: &Change,
) -> Result<Judged, Unheard> {
    let (events, conditions) = changed(events, &dispute.conditions, change);
    if change.at().is_some() {
        return judge_from(game, dispute, (judged, change.kept()), &events);
    }
    let other = Dispute {
        conditions,
        ..dispute.clone()
    };
    judge(game, &other, &events)
}

impl Change {
    /// The first event that it changes; none, if it changes a condition.
    const fn at(&self) -> Option<usize> {
        match *self {
            Self::LeftOut(at) | Self::Swapped(at) | Self::Otherwise(at, _) | Self::At(at, _) => {
                Some(at)
            }
            Self::NotAnnounced(_) | Self::ArbiterAbsent(_) => None,
        }
    }

    /// How many events stand as they are before it.
    fn kept(&self) -> usize {
        self.at().unwrap_or_default()
    }
}

/// Whether a change changes what is found. That a time which is moved is another does not count.
fn differ(here: &Gist, there: &Gist, change: &Change) -> bool {
    match change {
        Change::At(..) => here.clone().but_for_times() != there.clone().but_for_times(),
        _ => here != there,
    }
}

fn changes(events: &[Event], judged: &Judged) -> Vec<Change> {
    let mut all = Vec::new();
    for (at, event) in events.iter().enumerate() {
        let before = &judged.steps[at].before;
        all.push(Change::LeftOut(at));
        if at + 1 < events.len() && events[at + 1] != *event {
            all.push(Change::Swapped(at));
        }
        all.extend(
            otherwise(event, before)
                .into_iter()
                .map(|told| Change::Otherwise(at, told)),
        );
        if let Some(time) = event.at {
            all.extend(
                around(time, &limits::limits(before))
                    .into_iter()
                    .map(|time| Change::At(at, time)),
            );
        }
    }
    let announced = |condition: &Condition| {
        use Condition::{MoreMoves, MoreMovesFor, MoreMovesSomewhere};
        matches!(
            condition,
            MoreMoves { .. } | MoreMovesFor { .. } | MoreMovesSomewhere { .. }
        )
    };
    let conditions = judged.start.conditions.iter().enumerate();
    all.extend(
        conditions
            .filter(|(_, condition)| announced(condition))
            .map(|(at, _)| Change::NotAnnounced(at)),
    );
    let absent = judged.start.settled(&Condition::ArbiterAbsent);
    all.push(Change::ArbiterAbsent(!absent));
    all
}

/// The same act with its stated fact turned round, or with its time moved to either side of its nearest floor.
fn otherwise(event: &Event, before: &State) -> Vec<Event> {
    let mut told = turned(event);
    if let Act::Hall(HallAct::AddsUsed { time, side }) = event.act {
        let floors = limits::floors(before, side);
        let others = around(time, &floors).into_iter();
        told.extend(others.map(|time| Event {
            act: HallAct::AddsUsed { time, side }.into(),
            ..event.clone()
        }));
    }
    told
}

/// A second before the nearest limit on either side, at it, and a second after it; the time itself left out.
fn around(time: Time, limits: &[Time]) -> Vec<Time> {
    let second = Time::seconds(1);
    let nearest = [
        limits.iter().filter(|&&limit| limit <= time).max(),
        limits.iter().filter(|&&limit| limit > time).min(),
    ];
    let nearest = nearest.into_iter().flatten();
    let mut times: Vec<Time> = nearest
        .flat_map(|limit| [limit.less(second), *limit, limit.and(second)])
        .filter(|&other| other != time)
        .collect();
    times.sort_unstable();
    times.dedup();
    times
}

/// The events and conditions with the change.
fn changed(
    events: &[Event],
    conditions: &[Condition],
    change: &Change,
) -> (Vec<Event>, Vec<Condition>) {
    let (mut events, mut conditions) = (events.to_vec(), conditions.to_vec());
    match change {
        &Change::LeftOut(at) => {
            events.remove(at);
        }
        &Change::Swapped(at) => {
            // The acts change places, the times stay.
            let (first, second) = (events[at].at, events[at + 1].at);
            events.swap(at, at + 1);
            events[at].at = first;
            events[at + 1].at = second;
        }
        Change::Otherwise(at, told) => events[*at] = told.clone(),
        &Change::At(at, time) => {
            let was = events[at].at.unwrap_or_default();
            events[at].at = Some(time);
            for later in &mut events[at + 1..] {
                later.at = later.at.map(|then| {
                    if time > was {
                        then.and(time.less(was))
                    } else {
                        then.less(was.less(time)).max(time)
                    }
                });
            }
        }
        &Change::NotAnnounced(at) => {
            conditions.remove(at);
        }
        Change::ArbiterAbsent(true) => conditions.push(Condition::ArbiterAbsent),
        Change::ArbiterAbsent(false) => {
            conditions.retain(|condition| *condition != Condition::ArbiterAbsent)
        }
    }
    (events, conditions)
}
