//! The ruling as one JSON object; keys and ids are never translated.

use chesslaws_board::Colour;
use chesslaws_oracle::Ground;
use chesslaws_oracle::table::Proposed;
use chesslaws_spec::Lang;
use serde_json::{Value, json};

use super::judge::{Answer, Gist, Judged};
use super::page::Page;
use super::step::Step;
use super::what_if::Change;
use super::words;

/// The whole.
pub(super) fn ruling(page: &Page, lang: Lang) -> Value {
    let dispute = &page.dispute;
    let decisive = page.judged.decisive();
    json!({
        "edition": "fide-1993",
        "title": dispute.title,
        "source": dispute.source,
        "answers": answers(&page.judged, lang),
        "decided_by": decisive.map(|step| step.event.to_string()),
        "because": grounds(&page.grounds(), lang),
        "lacking": page.lacking().map_or_else(Vec::new, |lacking| grounds(lacking.grounds, lang)),
        "afterwards": page.afterwards().into_iter().flat_map(|(_, of_step)| grounds(of_step, lang)).collect::<Vec<_>>(),
        "conflict": decisive.is_some_and(|step| step.ruling.finding.conflict),
        "stated": dispute.events.iter().filter(|(_, event)| event.stated_by.is_some()).map(|(_, event)| event.to_string()).collect::<Vec<_>>(),
        "position": page.judged.state().position().to_string(),
        "course": page.judged.steps.iter().map(|step| course(step, lang)).collect::<Vec<_>>(),
        "readings": page.readings.iter().map(|reading| json!({
            "dispute": reading.of.id(),
            "reading": reading.letter.to_string(),
            "default": reading.default,
            "answers": reading.judged.as_ref().map(|judged| answers(judged, lang)),
        })).collect::<Vec<_>>(),
        "what_if": {
            "tried": page.tried.changes,
            "not_tried": page.tried.not_tried,
            "impossible": page.tried.impossible,
            "decisive": page.tried.decisive.iter().map(|one| json!({
                "change": words::change(&one.change, dispute, lang),
                "kind": kind(&one.change),
                "found": gist(&one.found),
            })).collect::<Vec<_>>(),
        },
        "both_editions": page.both_editions.then(|| super::editions::json(&page.compared(), lang)),
        "notice": super::text::notice(lang),
    })
}

fn answers(judged: &Judged, lang: Lang) -> Vec<Value> {
    judged
        .answers
        .iter()
        .map(|answer| one_answer(answer, lang))
        .collect()
}

fn one_answer(answer: &Answer, lang: Lang) -> Value {
    let clock = |(used, left): (
        chesslaws_board::table::Time,
        Option<chesslaws_board::table::Time>,
    )| { json!({ "used_ms": used.0, "left_ms": left.map(|left| left.0) }) };
    match answer {
        Answer::Result(outcome) => json!({ "question": "result", "result": outcome.map(score) }),
        Answer::Ruling(followed) => json!({
            "question": "ruling",
            "effects": followed.effects.iter().map(|(effect, laws)| json!({
                "effect": words::phrase(effect, lang),
                "by": words::ids(laws),
            })).collect::<Vec<_>>(),
            "breaks": words::ids(&followed.broken),
            "kept": words::ids(&followed.kept),
        }),
        Answer::Moves(side, bound) => json!({
            "question": "moves",
            "side": side.to_string(),
            "bound_to": bound.as_ref().map(|moves| moves.iter().map(ToString::to_string).collect::<Vec<_>>()),
        }),
        Answer::Clocks {
            white,
            black,
            running,
        } => json!({
            "question": "clocks",
            "white": clock(*white),
            "black": clock(*black),
            "running": running.map(|side: Colour| side.to_string()),
        }),
        Answer::Penalties(effects) => json!({
            "question": "penalties",
            "penalties": effects.iter().map(|effect| words::phrase(effect, lang)).collect::<Vec<_>>(),
        }),
        Answer::May {
            claim,
            granted,
            because,
        } => json!({
            "question": "may",
            "claim": claim.to_string(),
            "granted": granted,
            "because": grounds(because, lang),
        }),
    }
}

const fn score(outcome: chesslaws_board::table::Outcome) -> &'static str {
    use chesslaws_board::table::Outcome;
    match outcome {
        Outcome::WhiteWins => "1-0",
        Outcome::BlackWins => "0-1",
        Outcome::Drawn => "1/2-1/2",
        Outcome::BothLose => "0-0",
        Outcome::Void => "void",
    }
}

fn grounds<'g>(grounds: impl IntoIterator<Item = &'g Ground>, lang: Lang) -> Vec<Value> {
    let one = |ground: &Ground| {
        let statement = ground.law.founding?;
        let (_, says) = words::statement(ground, lang)?;
        Some(json!({
            "statement": statement.id(),
            "in_force": statement.primary().map(|today| today.id()),
            "says": says,
            "facts": ground.facts.iter().map(|fact| crate::words::fact(fact, lang)).collect::<Vec<_>>(),
        }))
    };
    grounds.into_iter().filter_map(one).collect()
}

fn course(step: &Step, lang: Lang) -> Value {
    let applied = &step.ruling.finding;
    let effect = |proposed: &Proposed| {
        json!({
            "effect": words::phrase(&proposed.effect, lang),
            "by": proposed.law.founding.map(|statement| statement.id()),
        })
    };
    let ids = |grounds: &[Ground]| {
        grounds
            .iter()
            .filter_map(|ground| ground.law.founding)
            .map(|statement| statement.id())
            .collect::<Vec<_>>()
    };
    json!({
        "event": step.event.to_string(),
        "effects": applied.effects.iter().map(effect).collect::<Vec<_>>(),
        "because": ids(&step.ruling.because),
        "breaks": ids(&applied.broken),
        "lacking": ids(&applied.lacking),
        "unlawful": step.unlawful().map(|unlawful| unlawful.json()),
    })
}

const fn kind(change: &Change) -> &'static str {
    match change {
        Change::LeftOut(_) => "event-left-out",
        Change::Swapped(_) => "neighbours-swapped",
        Change::Otherwise(..) => "fact-turned-round",
        Change::At(..) => "time-moved",
        Change::NotAnnounced(_) | Change::ArbiterAbsent(_) => "condition-turned-round",
    }
}

fn gist(gist: &Gist) -> Value {
    json!({
        "result": gist.result.map(score),
        "bound_to": gist.bound.as_ref().map(|moves| moves.iter().map(ToString::to_string).collect::<Vec<_>>()),
        "running": gist.running.map(|side| side.to_string()),
        "granted": gist.granted,
        "breaks": words::ids(&gist.broken),
        "used_ms": gist.times.map(|times| times.map(|time| time.0)),
        "effects": gist.effects.iter().map(ToString::to_string).collect::<Vec<_>>(),
    })
}
