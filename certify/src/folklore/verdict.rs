//! The trials held: what the Laws find of each case, and the verdict on a saying that follows from them.

use chesslaws_board::Colour;
use chesslaws_board::table::Outcome;
use chesslaws_law::Dispute as Disputed;
use chesslaws_oracle::Ground;
use chesslaws_oracle::table::{Game, State};
use chesslaws_spec::model::{EditionName, Judgement, Verdict};

use super::finding::Finding;
use super::trials::{Case, Trial, TriedSaying};
use crate::rule::judge::{self, Judged};
use crate::rule::step::Step;
use crate::rule::{self, RuleError};

/// What the Laws find of a case.
#[derive(Clone, Debug)]
pub struct Held {
    /// The finding, of the kind that was predicted.
    pub found: Finding,
    /// What carries it.
    pub because: Vec<Ground>,
    /// The statements that speak of it and lack a premise.
    pub lacking: Vec<Ground>,
    /// The disputed readings that were touched.
    pub disputes: Vec<Disputed>,
    /// How things stand at the end, for the comparison of a pair.
    stands: Stands,
}

/// What two cases of a pair are compared by.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stands {
    result: Option<Outcome>,
    bound: Option<Vec<chesslaws_board::Move>>,
    running: Option<Colour>,
    broken: Vec<&'static str>,
}

/// A trial with what was found.
#[derive(Clone, Debug)]
pub struct HeldTrial {
    /// The trial.
    pub trial: Trial,
    /// What is found of its case.
    pub held: Held,
    /// What is found of the other case of a pair.
    pub otherwise: Option<Held>,
}

/// A saying with all its trials held.
#[derive(Clone, Debug)]
pub struct Judgment {
    /// The saying and its trials as they are told.
    pub tried: TriedSaying,
    /// The trials with what was found.
    pub trials: Vec<HeldTrial>,
    /// The verdict that follows.
    pub verdict: Verdict,
    /// In how many cases the saying holds.
    pub holds: usize,
    /// Of how many.
    pub cases: usize,
    /// The grounds that the spec names and no trial is carried by.
    pub unreached: Vec<String>,
}

/// Holds the trials of a saying.
///
/// # Errors
/// An event that cannot have happened as it is told.
pub fn judge(game: &Game, tried: &TriedSaying) -> Result<Judgment, RuleError> {
    let trials = tried.trials.iter().map(|trial| hold(game, trial));
    let trials: Vec<HeldTrial> = trials.collect::<Result<_, _>>()?;
    let cases: Vec<bool> = trials.iter().flat_map(HeldTrial::outcomes).collect();
    let holds = cases.iter().filter(|&&holds| holds).count();
    let mut judgment = Judgment {
        tried: tried.clone(),
        verdict: verdict(tried.every, &trials, holds, cases.len()),
        trials,
        holds,
        cases: cases.len(),
        unreached: Vec::new(),
    };
    judgment.unreached = judgment.unreached();
    Ok(judgment)
}

/// Not in the Laws: what the saying hangs on changes nothing in any pair. Else true where it holds in all cases, false
/// where it holds in none, partly where it holds in some, unless it says itself that it holds in every case.
fn verdict(every: bool, trials: &[HeldTrial], holds: usize, cases: usize) -> Verdict {
    if trials.iter().all(|trial| trial.same() == Some(true)) {
        Verdict::NotInTheLaws
    } else if holds == cases {
        Verdict::True
    } else if holds == 0 || every {
        Verdict::False
    } else {
        Verdict::Partly
    }
}

fn hold(game: &Game, trial: &Trial) -> Result<HeldTrial, RuleError> {
    let otherwise = trial.otherwise.as_ref().map(|case| find(game, case));
    Ok(HeldTrial {
        trial: trial.clone(),
        held: find(game, &trial.case)?,
        otherwise: otherwise.transpose()?,
    })
}

/// What the Laws find of a case.
fn find(game: &Game, case: &Case) -> Result<Held, RuleError> {
    let judged = rule::judged(game, &case.dispute)?;
    let (state, last) = (judged.state(), judged.steps().last());
    let broken = last.map_or(&[][..], |step| &step.ruling.finding.broken);
    let found = match &case.predicts {
        Finding::Result(_) => Finding::Result(state.ended.as_ref().map(|ended| ended.outcome)),
        Finding::Lawful(mv, _) => Finding::Lawful(*mv, game.laws.is_lawful(state.position(), *mv)),
        Finding::Bound(side, _) => {
            let bound = state.hand.bound.clone();
            Finding::bound(*side, bound.filter(|_| *side == state.turn()))
        }
        Finding::Breaks(_) => Finding::Breaks(!broken.is_empty()),
        Finding::Made(_) => Finding::Made(state.moves.last().map(|made| made.mv)),
        Finding::Follows(effect, _) => {
            let mut effects = last.iter().flat_map(|step| &step.ruling.finding.effects);
            let follows = effects.any(|proposed| proposed.effect == *effect);
            Finding::Follows(effect.clone(), follows)
        }
    };
    let stands = stands(state, broken);
    let (because, lacking) = grounds(game, &judged, &found);
    Ok(Held {
        found,
        because,
        lacking,
        disputes: judged.disputes(),
        stands,
    })
}

fn stands(state: &State, broken: &[Ground]) -> Stands {
    Stands {
        result: state.ended.as_ref().map(|ended| ended.outcome),
        bound: state.hand.bound.clone(),
        running: judge::running(state),
        broken: broken.iter().filter_map(id).collect(),
    }
}

/// What carries the finding, and what speaks of it and lacks a premise.
fn grounds(game: &Game, judged: &Judged, found: &Finding) -> (Vec<Ground>, Vec<Ground>) {
    let of_step = |step: Option<&Step>| {
        step.map(|step| {
            let finding = &step.ruling.finding;
            (step.ruling.because.clone(), finding.lacking.clone())
        })
    };
    let position = judged.state().position();
    match found {
        Finding::Lawful(mv, _) => (game.laws.lawful(position, *mv).because, Vec::new()),
        Finding::Result(_) => of_step(judged.decisive())
            .unwrap_or_else(|| (game.laws.ending(position).because, Vec::new())),
        Finding::Bound(..) => {
            let (because, lacking) = of_step(judged.steps().last()).unwrap_or_default();
            let bound = of_step(judged.steps().rev().find(binds));
            (bound.map_or(because, |(because, _)| because), lacking)
        }
        _ => of_step(judged.steps().last()).unwrap_or_default(),
    }
}

/// Whether the player is bound otherwise after the step than before it.
fn binds(step: &&Step) -> bool {
    step.before.hand.bound != step.ruling.finding.state.hand.bound
}

/// The id of a ground.
fn id(ground: &Ground) -> Option<&'static str> {
    ground.law.founding.map(|statement| statement.id())
}

impl HeldTrial {
    /// Whether the saying holds, in the case and in the other of a pair.
    pub fn outcomes(&self) -> Vec<bool> {
        let mut all = vec![self.trial.case.predicts == self.held.found];
        if let (Some(case), Some(held)) = (&self.trial.otherwise, &self.otherwise) {
            all.push(case.predicts == held.found);
        }
        all
    }

    /// Whether the ruling is the same in both cases of a pair; `None` where there is one case.
    #[must_use]
    pub fn same(&self) -> Option<bool> {
        let other = self.otherwise.as_ref()?;
        let one = &self.held;
        Some(one.found == other.found && one.stands == other.stands)
    }
}

impl Judgment {
    /// What the spec says to the saying.
    #[must_use]
    pub fn of_the_spec(&self) -> Option<&'static Judgement> {
        self.tried.saying.verdicts.get(&EditionName::Fide1993)
    }

    /// Whether the verdict is that of the spec, and its grounds are reached.
    #[must_use]
    pub fn agrees(&self) -> bool {
        let same = |of_the_spec: &Judgement| of_the_spec.verdict.value == self.verdict;
        self.of_the_spec().is_some_and(same) && self.unreached.is_empty()
    }

    /// The statements that carry a finding in some trial, in the order of the text.
    #[must_use]
    pub fn grounds(&self) -> Vec<&'static str> {
        let held = self
            .trials
            .iter()
            .flat_map(|trial| std::iter::once(&trial.held).chain(&trial.otherwise));
        let because = held.flat_map(|held| &held.because);
        let mut laws: Vec<_> = because.filter_map(|ground| ground.law.founding).collect();
        laws.sort();
        laws.dedup();
        laws.into_iter().map(|statement| statement.id()).collect()
    }

    fn unreached(&self) -> Vec<String> {
        let reached = self.grounds();
        let named = self
            .of_the_spec()
            .into_iter()
            .flat_map(|spec| &spec.grounds);
        named
            .map(|ground| ground.value.clone())
            .filter(|ground| !reached.contains(&ground.as_str()))
            .collect()
    }
}
