//! The game at the table in a scenario: what happens is ruled on, and a `Then` asks the last ruling or how things stand.

use std::fmt;

use chesslaws_board::table::{Act, Actor, Condition, Effect, Event};
use chesslaws_board::{Colour, Setup};
use chesslaws_law::Law;
use chesslaws_oracle::table::{Applied, Game, Impossibility, Running, State};
use chesslaws_oracle::{Ground, Ruling};
use chesslaws_suite::steps::Found;

use super::World;

/// What has happened at the table.
#[derive(Clone)]
pub(super) struct AtTable {
    game: Game,
    conditions: Vec<Condition>,
    /// The positions up to the table's beginning, once something has happened, and what happened.
    begun: Option<(Vec<Setup>, Vec<Event>)>,
    state: Option<State>,
    last: Option<Result<Ruling<Applied>, Impossibility>>,
}

impl fmt::Debug for AtTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AtTable({:?}, {:?})", self.conditions, self.begun)
    }
}

impl AtTable {
    pub(super) const fn under(game: Game) -> Self {
        Self {
            game,
            conditions: Vec::new(),
            begun: None,
            state: None,
            last: None,
        }
    }

    pub(super) fn settle(&mut self, condition: &Condition) {
        self.conditions.push(condition.clone());
    }

    /// The table begins where these positions end. They count for repetition and the fifty moves.
    fn begin(&mut self, positions: &[Setup]) {
        if let (None, Some(now)) = (&self.state, positions.last()) {
            let mut state = self.game.start(now.clone(), self.conditions.clone());
            state.positions = positions.to_vec();
            self.begun = Some((positions.to_vec(), Vec::new()));
            self.state = Some(state);
        }
    }

    fn happens(&mut self, event: &Event) -> Result<(), String> {
        if let Some(Err(error)) = &self.last {
            return Err(format!("before that: {error}"));
        }
        let state = self.state.as_ref().ok_or("no position was given")?;
        let ruling = self.game.apply(state, event);
        if let Ok(ruling) = &ruling {
            self.state = Some(ruling.finding.state.clone());
        }
        if let Some((_, events)) = &mut self.begun {
            events.push(event.clone());
        }
        self.last = Some(ruling);
        Ok(())
    }

    /// The state, which is the first one while nothing has happened.
    fn state(&self) -> Result<&State, String> {
        self.state
            .as_ref()
            .ok_or_else(|| "no position was given".to_owned())
    }

    fn last(&self) -> Result<&Ruling<Applied>, String> {
        match &self.last {
            None => Err("nothing has happened".to_owned()),
            Some(Ok(ruling)) => Ok(ruling),
            Some(Err(error)) => Err(error.to_string()),
        }
    }

    /// The same events from the same start, under another reading.
    fn under_reading(
        &self,
        dispute: chesslaws_law::Dispute,
        reading: char,
    ) -> Result<Self, String> {
        let (positions, events) = self.begun.as_ref().ok_or("nothing has happened")?;
        let game = Game {
            table: self.game.table.reading(dispute, reading),
            ..self.game.clone()
        };
        let mut other = Self {
            conditions: self.conditions.clone(),
            ..Self::under(game)
        };
        other.begin(positions);
        events.iter().try_for_each(|event| other.happens(event))?;
        Ok(other)
    }
}

impl World {
    pub(super) fn happens(&mut self, event: &Event) -> Result<(), String> {
        self.sit_down()?;
        self.table.happens(event)
    }

    /// The game at the table begins where the scenario stands.
    fn sit_down(&mut self) -> Result<(), String> {
        self.now()?;
        self.table.begin(&self.positions);
        Ok(())
    }

    pub(super) fn at_the_table(&mut self, found: &Found) -> Result<(), String> {
        self.sit_down()?;
        let laws = self.table.found(found)?;
        self.asserted.push(laws);
        Ok(())
    }
}

fn laws(grounds: &[Ground]) -> Vec<Law> {
    grounds.iter().map(|ground| ground.law).collect()
}

fn ids(grounds: &[Ground]) -> String {
    let ids: Vec<&str> = grounds
        .iter()
        .filter_map(|ground| ground.law.founding)
        .map(|statement| statement.id())
        .collect();
    ids.join(" ")
}

/// What was found instead, for a message.
fn instead(ruling: &Ruling<Applied>) -> String {
    let effects: Vec<String> = ruling
        .finding
        .effects
        .iter()
        .map(|proposed| proposed.effect.to_string())
        .collect();
    format!(
        "found [{}] because {}; broken {}; lacking {}",
        effects.join("; "),
        ids(&ruling.because),
        ids(&ruling.finding.broken),
        ids(&ruling.finding.lacking)
    )
}

impl AtTable {
    /// The laws of the ruling that the sentence asserts, if it is so.
    fn found(&self, found: &Found) -> Result<Vec<Law>, String> {
        match found {
            Found::Impossible => match &self.last {
                Some(Err(_)) => Ok(Vec::new()),
                _ => Err(instead(self.last()?)),
            },
            Found::Under(dispute, reading, found) => {
                self.under_reading(*dispute, *reading)?.found(found)
            }
            Found::MayClaim(side, act, expected) => self.may_claim(*side, act, *expected),
            Found::Follows(_)
            | Found::DoesNotFollow(_)
            | Found::NothingFollows
            | Found::Breaks(_)
            | Found::BreaksNothing
            | Found::Lacking(_)
            | Found::Disputed(_) => self.of_the_ruling(found),
            _ => self.of_the_state(found),
        }
    }

    fn of_the_ruling(&self, found: &Found) -> Result<Vec<Law>, String> {
        let ruling = self.last()?;
        let applied = &ruling.finding;
        let follows = |effect: &Effect| {
            applied
                .effects
                .iter()
                .any(|proposed| proposed.effect == *effect)
        };
        let among = |grounds: &[Ground], statements: &[chesslaws_law::Statement]| {
            statements.iter().all(|statement| {
                grounds
                    .iter()
                    .any(|ground| ground.law.founding == Some(*statement))
            })
        };
        let (right, asserted) = match found {
            Found::Follows(effect) => (follows(effect), laws(&ruling.because)),
            Found::DoesNotFollow(effect) => {
                let all = [laws(&ruling.because), laws(&applied.lacking)].concat();
                (!follows(effect), all)
            }
            Found::NothingFollows => {
                let all = [laws(&ruling.because), laws(&applied.lacking)].concat();
                (applied.effects.is_empty(), all)
            }
            Found::Breaks(statements) => {
                (among(&applied.broken, statements), laws(&applied.broken))
            }
            Found::BreaksNothing => (applied.broken.is_empty(), laws(&ruling.because)),
            Found::Lacking(statements) => {
                (among(&applied.lacking, statements), laws(&applied.lacking))
            }
            Found::Disputed(dispute) => (ruling.disputes.contains(dispute), laws(&ruling.because)),
            _ => return Err("this is not asked of a ruling".to_owned()),
        };
        right.then_some(asserted).ok_or_else(|| instead(ruling))
    }

    fn of_the_state(&self, found: &Found) -> Result<Vec<Law>, String> {
        let state = self.state()?;
        let turn = state.turn();
        let (right, is) = match found {
            Found::Result(outcome) => {
                let ended = state.ended.as_ref().map(|ended| ended.outcome);
                (ended == Some(*outcome), format!("the result is {ended:?}"))
            }
            Found::NotOver => (
                state.ended.is_none(),
                format!("it ended: {:?}", state.ended),
            ),
            Found::Turn(side) => (turn == *side, format!("it is {turn:?}'s move")),
            Found::Used(side, time) => {
                let used = state.clocks.of(*side).used;
                (used == *time, format!("he has used {used}"))
            }
            Found::Left(side, time) => {
                let left = state.clocks.left(*side);
                (left == Some(*time), format!("left is {left:?}"))
            }
            Found::FlagDown(side, down) => {
                let fallen = state.clocks.flag_fallen(*side);
                (fallen == *down, format!("it is down: {fallen}"))
            }
            Found::Running(side) => {
                let running = match state.clocks.running {
                    Running::Neither => None,
                    Running::Of(side) => Some(side),
                };
                (running == *side, format!("running is {running:?}"))
            }
            Found::Bound(moves) => {
                let sorted = |moves: &[chesslaws_board::Move]| {
                    let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
                    texts.sort();
                    texts
                };
                let bound = state.hand.bound.as_deref().map(sorted);
                (
                    bound == moves.as_deref().map(sorted),
                    format!("bound to {bound:?}"),
                )
            }
            Found::Position(setup) => {
                let now = state.position();
                (
                    now.to_string() == setup.to_string(),
                    format!("the position is {now}"),
                )
            }
            Found::OfPeriod(side, made, period) => {
                let clock = state.clocks.of(*side);
                let right = clock.made == *made && u32::try_from(clock.period + 1) == Ok(*period);
                (right, format!("he is in {clock:?}"))
            }
            Found::Missing(side, plies) => {
                let missing = state.unrecorded(*side);
                let right = u32::try_from(missing.len()) == Ok(*plies);
                (right, format!("missing are {missing:?}"))
            }
            Found::Repetitions(times) => {
                let found = state.repetitions(&self.game.laws);
                (found == *times, format!("it has appeared {found} times"))
            }
            Found::SealedMove(mv) => {
                let found = state.sealed_move();
                (found == Some(*mv), format!("the sealed move is {found:?}"))
            }
            _ => return Err("this is not asked of how things stand".to_owned()),
        };
        let asserted = match &self.last {
            Some(Ok(ruling)) => [laws(&ruling.because), laws(&ruling.finding.lacking)].concat(),
            _ => Vec::new(),
        };
        if right {
            Ok(asserted)
        } else {
            let of_last = self.last().map(instead).unwrap_or_default();
            Err(format!("{is}; {of_last}"))
        }
    }

    /// A claim is tried: it may be made if the game then ends as a draw.
    fn may_claim(&self, side: Colour, act: &Act, expected: bool) -> Result<Vec<Law>, String> {
        let event = Event::now(Actor::Player(side), act.clone());
        let ruling = self
            .game
            .apply(self.state()?, &event)
            .map_err(|error| error.to_string())?;
        let ended = ruling.finding.state.ended.as_ref();
        let granted =
            ended.is_some_and(|ended| ended.outcome == chesslaws_board::table::Outcome::Drawn);
        let asserted = [laws(&ruling.because), laws(&ruling.finding.lacking)].concat();
        (granted == expected)
            .then_some(asserted)
            .ok_or_else(|| instead(&ruling))
    }

    /// The statements on either side where two tables rule otherwise on the last event. What only lacks a premise counts
    /// where nothing else differs: it follows from what the others propose.
    pub(super) fn parting(&self, other: &Self) -> Vec<Law> {
        let (Some(Ok(one)), Some(Ok(two))) = (&self.last, &other.last) else {
            return Vec::new();
        };
        let effects = |ruling: &Ruling<Applied>| {
            ruling
                .finding
                .effects
                .iter()
                .map(|proposed| (proposed.law, proposed.effect.to_string()))
                .collect()
        };
        let word = |grounds: &[Ground], word: &str| {
            grounds
                .iter()
                .map(|ground| (ground.law, word.to_owned()))
                .collect::<Vec<_>>()
        };
        let spoken = |ruling: &Ruling<Applied>| {
            [
                word(&ruling.because, "met"),
                word(&ruling.finding.broken, "broken"),
            ]
            .concat()
        };
        let lacking = |ruling: &Ruling<Applied>| word(&ruling.finding.lacking, "lacking");
        let mut parting = apart(effects(one), effects(two));
        parting.extend(apart(spoken(one), spoken(two)));
        if parting.is_empty() {
            parting = apart(lacking(one), lacking(two));
        }
        parting
    }
}

/// The laws of what only one of two lists has.
fn apart(one: Vec<(Law, String)>, two: Vec<(Law, String)>) -> Vec<Law> {
    let only = |these: &[(Law, String)], those: &[(Law, String)]| {
        let missing = these.iter().filter(|said| !those.contains(said));
        missing.map(|&(law, _)| law).collect::<Vec<_>>()
    };
    [only(&one, &two), only(&two, &one)].concat()
}
