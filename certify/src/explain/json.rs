//! The explanation as one JSON object; keys and ids are never translated.

use chesslaws_law::{Dispute, Edition};
use chesslaws_oracle::{Ending, Fact, Ground, Laws, Ruling, Standing};
use chesslaws_spec::{Lang, Spec};
use serde_json::{Value, json};

use super::{
    Recorded,
    line::{Line, Played, Verdict},
    report::{counterpart, other},
};
use crate::words;

pub(super) fn explanation(laws: &Laws, line: &Line, played: &Played, lang: Lang) -> Value {
    let standing = laws.standing(&played.now);
    let check = laws.check(&played.now);
    let ending = laws.ending(&played.now);
    let moves: Vec<Value> = laws
        .lawful_moves(&played.now)
        .iter()
        .map(|(mv, ruling)| json!({ "move": mv.to_string(), "because": grounds(laws, &ruling.because, lang) }))
        .collect();
    json!({
        "edition": laws.edition.to_string(),
        "not_decided": match laws.edition {
            Edition::Fide1993 => json!([]),
            Edition::Fide2023 => json!(["2023:5.2.2.a", "2023:9.6.1", "2023:9.6.2.a", "2023:9.6.2.b"]),
        },
        "start": line.start.to_string(),
        "moves": line.moves.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "verdicts": played.verdicts.iter().map(|verdict| judged(laws, verdict, lang)).collect::<Vec<_>>(),
        "not_judged": {
            "moves": played.not_judged.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "why": (!played.not_judged.is_empty()).then_some("a move before them is not lawful"),
        },
        "position": {
            "fen": played.now.to_string(),
            "standing": standing_of(laws, &standing, lang),
            "in_check": ruled(laws, &check, !check.finding.is_empty(), lang),
            "checkers": check.finding.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "ending": ended(laws, &ending, &Laws::of(other(laws.edition)).ending(&played.now), lang),
            "lawful_moves": moves,
        },
    })
}

fn judged(laws: &Laws, verdict: &Verdict, lang: Lang) -> Value {
    let mut object = ruled(laws, &verdict.ruling, verdict.ruling.finding, lang);
    object["move"] = json!(verdict.mv.to_string());
    object["before"] = json!(verdict.before.to_string());
    object["game_over_before"] = json!(verdict.after_the_end());
    object["record"] = verdict
        .record
        .as_ref()
        .map_or(Value::Null, |record| recorded(laws, record, lang));
    let elsewhere = Laws::of(other(laws.edition));
    let there = verdict.under(&elsewhere);
    object["ending_before"] = ended(laws, &verdict.so_far, &there.so_far, lang);
    object["otherwise"] = otherwise(
        &elsewhere,
        &verdict.ruling,
        &there.ruling,
        |&lawful| json!(lawful),
        lang,
    );
    object
}

/// What the Laws say of the words in which a move was given.
fn recorded(laws: &Laws, record: &Recorded, lang: Lang) -> Value {
    let reading = &record.reading.finding;
    let required = record.required.as_ref().map(|required| &required.finding);
    let disputes = record.reading.disputes.iter();
    json!({
        "text": record.text,
        "means": reading.meaning.moves().iter().map(ToString::to_string).collect::<Vec<_>>(),
        "because": grounds(laws, &record.reading.because, lang),
        "breaks": grounds(laws, &reading.broken, lang),
        "breaks_by_a_disputed_reading": grounds(laws, &reading.disputed, lang),
        "disputes": disputes.map(|dispute| Dispute::id(*dispute)).collect::<Vec<_>>(),
        "shortest": required.map(|required| &required.shortest),
        "with_signs": required.map(|required| &required.with_signs),
        "long": required.and_then(|required| required.long.as_ref()),
    })
}

/// An ending with its grounds, and the other edition's where that ends the game otherwise.
fn ended(laws: &Laws, here: &Ruling<Ending>, there: &Ruling<Ending>, lang: Lang) -> Value {
    let mut object = ruled(laws, here, name(here.finding), lang);
    let elsewhere = Laws::of(other(laws.edition));
    object["otherwise"] = otherwise(&elsewhere, here, there, |&ending| json!(name(ending)), lang);
    object
}

/// What the other edition finds, if it finds otherwise.
fn otherwise<T: PartialEq>(
    elsewhere: &Laws,
    here: &Ruling<T>,
    there: &Ruling<T>,
    named: impl Fn(&T) -> Value,
    lang: Lang,
) -> Value {
    if here.finding == there.finding {
        return Value::Null;
    }
    let mut object = ruled(elsewhere, there, named(&there.finding), lang);
    object["edition"] = json!(elsewhere.edition.to_string());
    object
}

fn standing_of(laws: &Laws, ruling: &Ruling<Standing>, lang: Lang) -> Value {
    let (finding, reasons) = match &ruling.finding {
        Standing::Lawful => ("lawful", Vec::new()),
        Standing::Unlawful => ("unlawful", Vec::new()),
        Standing::Unreachable(reasons) => {
            let named = reasons.iter().map(|&reason| json!({ "reason": kebab(&format!("{reason:?}")), "text": words::impossible(reason, lang) }));
            ("unreachable", named.collect())
        }
    };
    let mut object = ruled(laws, ruling, finding, lang);
    object["reasons"] = json!(reasons);
    object
}

fn ruled<T>(laws: &Laws, ruling: &Ruling<T>, finding: impl Into<Value>, lang: Lang) -> Value {
    json!({
        "finding": finding.into(),
        "because": grounds(laws, &ruling.because, lang),
        "disputes": ruling.disputes.iter().map(|dispute| Dispute::id(*dispute)).collect::<Vec<_>>(),
    })
}

fn grounds(laws: &Laws, because: &[Ground], lang: Lang) -> Vec<Value> {
    let named = because.iter().filter_map(|ground| {
        ground
            .law
            .in_edition(laws.edition)
            .map(|statement| (ground, statement))
    });
    named
        .map(|(ground, statement)| {
            json!({
                "statement": statement.id(),
                "counterpart": counterpart(ground, laws.edition).map(|other| other.id()),
                "says": Spec::embedded().entry(statement).says.value.in_lang(lang),
                "facts": ground.facts.iter().map(|fact| fact_of(fact, lang)).collect::<Vec<_>>(),
            })
        })
        .collect()
}

fn fact_of(fact: &Fact, lang: Lang) -> Value {
    let debug = format!("{fact:?}");
    let variant = debug.split([' ', '{']).next().unwrap_or_default();
    json!({ "fact": kebab(variant), "text": words::fact(fact, lang) })
}

/// `InTheWay` as `in-the-way`.
fn kebab(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

const fn name(ending: Ending) -> &'static str {
    match ending {
        Ending::GoesOn => "none",
        Ending::Checkmate { .. } => "checkmate",
        Ending::Stalemate => "stalemate",
        Ending::Draw => "draw",
        Ending::Conflict => "conflict",
    }
}
