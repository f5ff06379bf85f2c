//! The judged sayings as JSON; keys, ids and verdicts are never translated.

use chesslaws_oracle::Ground;
use chesslaws_spec::Lang;
use serde_json::{Value, json};

use super::ask::Near;
use super::trials::Case;
use super::verdict::{Held, HeldTrial, Judgment};
use crate::rule::words;

/// All of them.
pub(super) fn sayings(judged: &[Judgment], lang: Lang) -> Value {
    json!({
        "edition": "fide-1993",
        "agree": judged.iter().all(Judgment::agrees),
        "sayings": judged.iter().map(|judgment| saying(judgment, lang)).collect::<Vec<_>>(),
    })
}

/// The sayings near to a text.
pub(super) fn candidates(near: &[Near], lang: Lang) -> Value {
    let one = |near: &Near| {
        json!({
            "id": near.saying.id.value,
            "score": near.score,
            "claim": near.saying.claim.value.in_lang(lang),
        })
    };
    json!({ "candidates": near.iter().map(one).collect::<Vec<_>>() })
}

fn saying(judgment: &Judgment, lang: Lang) -> Value {
    let saying = judgment.tried.saying;
    let spec = judgment.of_the_spec();
    json!({
        "id": saying.id.value,
        "claim": saying.claim.value.in_lang(lang),
        "verdict": judgment.verdict,
        "holds": judgment.holds,
        "cases": judgment.cases,
        "claims_every_case": judgment.tried.every,
        "grounds": judgment.grounds(),
        "spec": {
            "verdict": spec.map(|spec| spec.verdict.value),
            "grounds": spec.map(|spec| spec.grounds.iter().map(|ground| &ground.value).collect::<Vec<_>>()),
            "note": spec.and_then(|spec| spec.note.as_ref()),
            "unreached": judgment.unreached,
        },
        "agrees": judgment.agrees(),
        "trials": judgment.trials.iter().map(|trial| held(trial, lang)).collect::<Vec<_>>(),
    })
}

fn held(trial: &HeldTrial, lang: Lang) -> Value {
    let told = &trial.trial;
    let other = told.otherwise.as_ref().zip(trial.otherwise.as_ref());
    json!({
        "title": told.title.in_lang(lang),
        "case": case(&told.case, &trial.held, lang),
        "untold": told.untold.as_ref().map(|untold| untold.in_lang(lang)),
        "otherwise": other.map(|(told, held)| case(told, held, lang)),
        "same": trial.same(),
    })
}

fn case(case: &Case, held: &Held, lang: Lang) -> Value {
    let dispute = &case.dispute;
    let conditions = dispute.conditions.iter().map(ToString::to_string);
    let events = dispute.events.iter().map(|(_, event)| event.to_string());
    json!({
        "start": dispute.start.to_string(),
        "moves": dispute.moves.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "conditions": conditions.collect::<Vec<_>>(),
        "events": events.collect::<Vec<_>>(),
        "predicts": case.predicts.write(lang),
        "finds": held.found.write(lang),
        "holds": case.predicts == held.found,
        "because": grounds(&held.because, lang),
        "lacking": grounds(&held.lacking, lang),
        "disputes": held.disputes.iter().map(|dispute| dispute.id()).collect::<Vec<_>>(),
    })
}

fn grounds(grounds: &[Ground], lang: Lang) -> Vec<Value> {
    let one = |ground: &Ground| {
        let statement = ground.law.founding?;
        let (_, says) = words::statement(ground, lang)?;
        Some(json!({
            "statement": statement.id(),
            "today": statement.primary().map(|today| today.id()),
            "says": says,
            "facts": words::facts(ground, lang),
        }))
    };
    grounds.iter().filter_map(one).collect()
}
