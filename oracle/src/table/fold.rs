//! The fold: an event happens, the statements are heard, what yields gives way, the rest takes effect.

use chesslaws_board::table::{
    Act, ClaimEffect, Condition, Effect, EnvelopeEffect, Event, HandEffect, Outcome,
};
use chesslaws_board::{Colour, Setup};
use chesslaws_law::{Edition, Law, dispute};

use super::laws::{At, Entry, TableLaws, Word};
use super::{
    Applied, Ended, Impossibility, Proposed, State, claim, clock, envelope, hall, hand, sheet,
};
use crate::notation::NotationLaws;
use crate::{Ending, Laws, Ruling};

/// A game under the Laws of an edition.
#[derive(Clone)]
pub struct Game {
    /// The board plane.
    pub laws: Laws,
    /// The statements off the board plane.
    pub table: TableLaws,
    /// The statements on notation.
    pub notation: NotationLaws,
}

/// What the statements have said of an event.
#[derive(Default)]
struct Heard {
    proposed: Vec<Proposed>,
    grounds: Vec<(bool, crate::Ground)>,
    lacking: Vec<crate::Ground>,
    disputes: Vec<chesslaws_law::Dispute>,
}

impl Game {
    /// The founding edition, the only one whose statements off the board plane are executed.
    #[must_use]
    pub fn founding() -> Self {
        Self {
            laws: Laws::of(Edition::FOUNDING),
            table: TableLaws::default(),
            notation: NotationLaws::default(),
        }
    }

    /// Under the same laws with one statement disabled, by its id in the tables; `None` if it has no function.
    #[must_use]
    pub fn without(&self, id: &str) -> Option<Self> {
        let board = self.laws.without(id).map(|laws| Self {
            laws,
            ..self.clone()
        });
        let at_the_table = || {
            self.table.without(id).map(|table| Self {
                table,
                ..self.clone()
            })
        };
        let in_notation = || {
            self.notation.without(id).map(|notation| Self {
                notation,
                ..self.clone()
            })
        };
        board.or_else(at_the_table).or_else(in_notation)
    }

    /// The state before the first event; a start that is over by the board alone has ended.
    #[must_use]
    pub fn start(&self, start: Setup, conditions: Vec<Condition>) -> State {
        let mut state = State::new(start, conditions);
        let ending = self.laws.ending(state.position());
        let laws: Vec<Law> = ending.because.iter().map(|ground| ground.law).collect();
        if let Some(outcome) = self.outcome(&ending) {
            state.ended = Some(Ended {
                outcome,
                at: state.time,
                by: laws,
            });
        }
        state
    }

    /// Rules on an event. A whole move is ruled on act by act, and the rulings are joined.
    ///
    /// # Errors
    /// The event cannot have happened: the time goes back, no piece stands there.
    pub fn apply(&self, state: &State, event: &Event) -> Result<Ruling<Applied>, Impossibility> {
        let mut joined: Option<Ruling<Applied>> = None;
        let mut state = state.clone();
        for part in hand::elementary(&state, event) {
            let part = envelope::read(&state, self, part);
            let next = self.apply_one(&state, &part)?;
            state = next.finding.state.clone();
            joined = Some(match joined {
                None => next,
                Some(earlier) => then(earlier, next),
            });
        }
        let mut ruling = joined.ok_or_else(|| Impossibility("nothing happened".to_owned()))?;
        ruling.finding.state.events.push(event.clone());
        Ok(ruling.in_edition(self.laws.edition))
    }

    fn apply_one(&self, state: &State, event: &Event) -> Result<Ruling<Applied>, Impossibility> {
        let mut before = state.clone();
        clock::pass(&mut before, event)?;
        let mut now = before.clone();
        observe(&mut now, event)?;
        let mut heard = Heard::default();
        for second in [false, true] {
            // What has given way already is not proposed to those who are heard after.
            let (proposed, _) = yielded(heard.proposed.clone());
            let at = At {
                laws: &self.laws,
                table: &self.table,
                before: &before,
                now: &now,
                event,
                proposed: &proposed,
            };
            let due = |entry: &&Entry| {
                entry.second == second && (entry.after_the_end || state.ended.is_none())
            };
            for entry in self.table.entries.iter().filter(due) {
                heard.hear(entry, (entry.function)(&at));
            }
        }
        let mut ruling = self.effected(now, heard);
        if let (Some(side), false) = (event.by.player(), ruling.finding.broken.is_empty()) {
            ruling.finding.state.conduct.has_broken(side);
        }
        Ok(ruling)
    }

    /// What is left of the proposals takes effect.
    fn effected(&self, mut now: State, heard: Heard) -> Ruling<Applied> {
        let (effects, gave_way) = yielded(heard.proposed);
        let mut ruling = Ruling::of(());
        let mut endings: Vec<(Outcome, Law)> = Vec::new();
        for Proposed { law, effect } in &effects {
            self.carry_out(&mut now, effect);
            match *effect {
                Effect::Claim(ClaimEffect::Ends { outcome }) => endings.push((outcome, *law)),
                Effect::Hand(HandEffect::Completed { .. })
                | Effect::Envelope(
                    EnvelopeEffect::MadeOnBoard { .. } | EnvelopeEffect::ReplyMade { .. },
                ) => {
                    let board = self.laws.ending(now.position());
                    if let Some(outcome) = self.outcome(&board) {
                        endings.extend(board.because.iter().map(|ground| (outcome, ground.law)));
                        ruling = ruling.joined(board);
                    }
                }
                _ => {}
            }
        }
        let conflict = endings.iter().any(|&(outcome, _)| outcome != endings[0].0);
        if let (None, false, Some(&(outcome, _))) = (&now.ended, conflict, endings.first()) {
            now.ended = Some(Ended {
                outcome,
                at: now.time,
                by: endings.into_iter().map(|(_, law)| law).collect(),
            });
            clock::carry_out(&mut now, &chesslaws_board::table::ClockEffect::BothStand);
        }
        let mut broken = Vec::new();
        for (breaks, ground) in heard.grounds {
            if breaks {
                broken.push(ground.clone());
            }
            ruling.because.push(ground);
        }
        ruling.disputes.extend(heard.disputes);
        ruling.map(|()| Applied {
            state: now,
            effects,
            broken,
            lacking: heard.lacking,
            gave_way,
            conflict,
        })
    }

    /// The result of an ending by the board alone, unless a reading lets a draw of 10.4 wait until somebody says so.
    fn outcome(&self, ending: &Ruling<Ending>) -> Option<Outcome> {
        let waits = self.table.holds(dispute!("1993:Q05"), 'a') == 'b'
            && ending.because.iter().all(|ground| {
                let id = ground.law.founding.map_or("", |statement| statement.id());
                matches!(id, "1993:10.4.1" | "1993:10.4.2" | "1993:10.4.3")
            });
        outcome(ending.finding).filter(|_| !waits)
    }

    fn carry_out(&self, state: &mut State, effect: &Effect) {
        match effect {
            Effect::Hand(effect) => hand::carry_out(state, &self.laws, effect),
            Effect::Clock(effect) => clock::carry_out(state, effect),
            Effect::Claim(effect) => claim::carry_out(state, effect),
            Effect::Sheet(effect) => sheet::carry_out(state, effect),
            Effect::Envelope(effect) => envelope::carry_out(state, &self.laws, effect),
            Effect::Hall(effect) => hall::carry_out(state, effect),
        }
    }
}

impl Heard {
    fn hear(&mut self, entry: &Entry, ruling: Ruling<Word>) {
        self.disputes.extend(ruling.disputes);
        let (effects, breaks) = match ruling.finding {
            Word::Silent => return,
            Word::Lacking => {
                self.lacking.extend(ruling.because);
                return;
            }
            Word::Met(effects) => (effects, false),
            Word::Broken(effects) => (effects, true),
        };
        let proposed = effects.into_iter().map(|effect| Proposed {
            law: entry.law,
            effect,
        });
        self.proposed.extend(proposed);
        let grounds = ruling.because.into_iter();
        self.grounds.extend(grounds.map(|ground| (breaks, ground)));
    }
}

/// The act happens.
fn observe(state: &mut State, event: &Event) -> Result<(), Impossibility> {
    let by = event.by;
    match &event.act {
        Act::Hand(act) => hand::observe(state, by, act),
        Act::Clock(act) => clock::observe(state, by, act),
        Act::Claim(act) => claim::observe(state, by, act),
        Act::Sheet(act) => sheet::observe(state, by, act),
        Act::Envelope(act) => envelope::observe(state, by, act),
        Act::Hall(act) => hall::observe(state, by, act),
    }
}

/// Which endings give way to which. The clause in the third place says so.
const YIELDS: &[super::Yield] = &[
    yields("1993:10.14.a", "1993:10.5.b", "1993:10.5.b"),
    yields("1993:10.14.a", "1993:10.14.b", "1993:10.14.b"),
    yields("1993:10.15.b", "1993:10.15.1", "1993:10.15.b"),
    yields("1993:10.15.b", "1993:10.15.2", "1993:10.15.b"),
    yields("1993:10.15.b", "1993:10.15.3", "1993:10.15.b"),
    yields("1993:10.15.a", "1993:10.17.c", "1993:10.17.c"),
    yields("1993:10.15.b", "1993:10.17.c", "1993:10.17.c"),
    to_the_lone_king("1993:10.2"),
    to_the_lone_king("1993:10.13.2.b"),
    to_the_lone_king("1993:10.14.a"),
    to_the_lone_king("1993:10.15.a"),
    to_the_lone_king("1993:10.15.b"),
    to_the_lone_king("1993:10.15.3"),
    to_the_lone_king("1993:10.16.1"),
    to_the_lone_king("1993:10.16.2"),
    to_the_lone_king("1993:10.16.3"),
    to_the_lone_king("1993:10.17.a"),
    to_the_lone_king("1993:14.2.2"),
    to_the_lone_king("1993:15.2"),
    to_the_lone_king("1993:16.5.c"),
];

/// The ending of one statement gives way to that of another, by the clause that says so.
const fn yields(gives_way: &'static str, to: &'static str, by: &'static str) -> super::Yield {
    super::Yield { gives_way, to, by }
}

/// A win of a player who has only his king gives way to the draw.
const fn to_the_lone_king(gives_way: &'static str) -> super::Yield {
    yields(gives_way, "1993:10.5.a", "1993:10.5.a")
}

/// Splits what is proposed into what takes effect and what gives way.
fn yielded(proposed: Vec<Proposed>) -> (Vec<Proposed>, Vec<(Proposed, Law)>) {
    let id = |law: Law| law.founding.map_or("", |statement| statement.id());
    let ends: Vec<Law> = proposed
        .iter()
        .filter(|proposed| proposed.ending().is_some())
        .map(|proposed| proposed.law)
        .collect();
    let (mut stays, mut gives_way) = (Vec::new(), Vec::new());
    for one in proposed {
        let to = one.ending().and_then(|_| {
            let mut yields = YIELDS.iter().filter(|rule| rule.gives_way == id(one.law));
            yields.find_map(|rule| ends.iter().copied().find(|&law| id(law) == rule.to))
        });
        match to {
            Some(law) => gives_way.push((one, law)),
            None => stays.push(one),
        }
    }
    (stays, gives_way)
}

/// The result of an ending by the board alone.
const fn outcome(ending: Ending) -> Option<Outcome> {
    match ending {
        Ending::Checkmate {
            winner: Colour::White,
        } => Some(Outcome::WhiteWins),
        Ending::Checkmate {
            winner: Colour::Black,
        } => Some(Outcome::BlackWins),
        Ending::Stalemate | Ending::Draw => Some(Outcome::Drawn),
        Ending::GoesOn | Ending::Conflict => None,
    }
}

/// Two rulings, one after the other.
fn then(earlier: Ruling<Applied>, later: Ruling<Applied>) -> Ruling<Applied> {
    let mut ruling = earlier;
    let Applied {
        state,
        effects,
        broken,
        lacking,
        gave_way,
        conflict,
    } = later.finding;
    ruling.because.extend(later.because);
    ruling.disputes.extend(later.disputes);
    ruling.finding.state = state;
    ruling.finding.effects.extend(effects);
    ruling.finding.broken.extend(broken);
    ruling.finding.lacking.extend(lacking);
    ruling.finding.gave_way.extend(gave_way);
    ruling.finding.conflict |= conflict;
    ruling
}
