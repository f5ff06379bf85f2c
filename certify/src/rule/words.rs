//! The words of a ruling, in English and Chinese.

use chesslaws_board::Colour;
use chesslaws_board::table::{Event, Outcome, Part, Phrase, Time, Tongue};
use chesslaws_law::Law;
use chesslaws_oracle::Ground;
use chesslaws_spec::{Lang, Spec};

use super::dispute::Dispute;
use super::judge::{Answer, Gist};
use super::page::{Lacking, Page};
use super::step::Followed;
use super::what_if::{Change, Tried};

/// A text in the language asked for.
pub(crate) const fn say<'t>(lang: Lang, english: &'t str, chinese: &'t str) -> &'t str {
    match lang {
        Lang::En => english,
        Lang::Zh => chinese,
    }
}

/// The tongue of a language.
pub(crate) const fn tongue(lang: Lang) -> Tongue {
    match lang {
        Lang::En => Tongue::English,
        Lang::Zh => Tongue::Chinese,
    }
}

/// A phrase of the table.
pub(crate) fn phrase(phrase: &impl Phrase, lang: Lang) -> String {
    phrase.write(tongue(lang))
}

/// A player.
pub(crate) fn player(side: Colour, lang: Lang) -> String {
    side.write(tongue(lang))
}

/// The result.
pub(crate) fn result(outcome: Option<Outcome>, lang: Lang) -> String {
    match (outcome, lang) {
        (None, _) => say(lang, "the game is not over", "对局尚未结束").to_owned(),
        (Some(outcome), Lang::En) => match outcome {
            Outcome::WhiteWins => "White wins (1-0)".to_owned(),
            Outcome::BlackWins => "Black wins (0-1)".to_owned(),
            Outcome::Drawn => "the game is drawn (1/2-1/2)".to_owned(),
            Outcome::BothLose => "both players lose (0-0)".to_owned(),
            Outcome::Void => "the game is void and a new one is played".to_owned(),
        },
        (Some(outcome), Lang::Zh) => outcome.write(Tongue::Chinese),
    }
}

/// An answer, a line or more.
pub(crate) fn answer(answer: &Answer, lang: Lang) -> Vec<String> {
    match answer {
        Answer::Result(outcome) => vec![format!(
            "{}: {}",
            say(lang, "Result", "结果"),
            result(*outcome, lang)
        )],
        Answer::Ruling(followed) => vec![format!(
            "{}: {}",
            say(lang, "Ruling", "裁定"),
            ruling(followed, lang)
        )],
        Answer::Moves(side, bound) => vec![moves(*side, bound.as_deref(), lang)],
        Answer::Clocks {
            white,
            black,
            running,
        } => clocks(*white, *black, *running, lang),
        Answer::Penalties(effects) if effects.is_empty() => {
            vec![say(lang, "Penalties: none", "处罚：无").to_owned()]
        }
        Answer::Penalties(effects) => {
            let list: Vec<String> = effects.iter().map(|effect| phrase(effect, lang)).collect();
            vec![format!(
                "{}: {}",
                say(lang, "Penalties", "处罚"),
                list.join(say(lang, "; ", "；"))
            )]
        }
        Answer::May {
            claim,
            granted,
            because,
        } => {
            let ids: Vec<&str> = because
                .iter()
                .filter_map(|ground| ground.law.founding)
                .map(|statement| statement.id())
                .collect();
            let granted = if *granted {
                say(lang, "yes", "可以")
            } else {
                say(lang, "no", "不可以")
            };
            let by = if ids.is_empty() {
                String::new()
            } else {
                format!(" ({})", ids.join(", "))
            };
            vec![format!("{}: {granted}{by}", claim.write(tongue(lang)))]
        }
    }
}

fn ruling(followed: &Followed, lang: Lang) -> String {
    let mut parts: Vec<String> = followed
        .effects
        .iter()
        .map(|(effect, laws)| format!("{} ({})", phrase(effect, lang), ids(laws).join(", ")))
        .collect();
    if !followed.broken.is_empty() {
        parts.push(broken(followed.by, &followed.broken, lang));
    }
    if !followed.kept.is_empty() {
        parts.push(format!(
            "{} {}",
            say(lang, "it is in order by", "合乎"),
            ids(&followed.kept).join(", ")
        ));
    }
    if parts.is_empty() {
        say(lang, "nothing follows", "无任何后果").to_owned()
    } else {
        parts.join(say(lang, "; ", "；"))
    }
}

fn broken(by: Option<Colour>, laws: &[Law], lang: Lang) -> String {
    let who = by.map_or_else(
        || say(lang, "the arbiter", "裁判员").to_owned(),
        |side| player(side, lang),
    );
    format!(
        "{who}{}{}",
        say(lang, " breaks ", "违反"),
        ids(laws).join(", ")
    )
}

/// The id of a law in the edition that is executed.
pub(crate) fn id(law: Law) -> &'static str {
    law.founding.map_or("", |statement| statement.id())
}

/// The ids of laws, each once.
pub(crate) fn ids(laws: &[Law]) -> Vec<&'static str> {
    let mut ids: Vec<&str> = laws.iter().map(|&law| id(law)).collect();
    ids.dedup();
    ids
}

fn moves(side: Colour, bound: Option<&[chesslaws_board::Move]>, lang: Lang) -> String {
    let side = player(side, lang);
    match bound {
        None => match lang {
            Lang::En => format!("{side} may make any legal move"),
            Lang::Zh => format!("{side}可以走任何合规则的一着"),
        },
        Some(moves) => {
            let list: Vec<String> = moves.iter().map(ToString::to_string).collect();
            match lang {
                Lang::En => format!("{side} must play one of: {}", list.join(" ")),
                Lang::Zh => format!("{side}必须走下列着法之一：{}", list.join(" ")),
            }
        }
    }
}

fn clocks(
    white: (Time, Option<Time>),
    black: (Time, Option<Time>),
    running: Option<Colour>,
    lang: Lang,
) -> Vec<String> {
    let one = |side, (used, left): (Time, Option<Time>)| {
        let side = player(side, lang);
        match (left, lang) {
            (Some(left), Lang::En) => format!("{side} has used {used} and has {left} left"),
            (None, Lang::En) => format!("{side} has used {used}"),
            (Some(left), Lang::Zh) => format!("{side}已用{used}，剩余{left}"),
            (None, Lang::Zh) => format!("{side}已用{used}"),
        }
    };
    let running = match (running, lang) {
        (None, _) => say(lang, "no clock runs", "没有棋钟在走").to_owned(),
        (Some(side), Lang::En) => format!("{}'s clock runs", player(side, lang)),
        (Some(side), Lang::Zh) => format!("{}的棋钟在走", player(side, lang)),
    };
    vec![
        one(Colour::White, white),
        one(Colour::Black, black),
        running,
    ]
}

/// A statement in words.
pub(crate) fn statement(ground: &Ground, lang: Lang) -> Option<(String, String)> {
    let statement = ground.law.founding?;
    let spec = Spec::embedded();
    let says = spec.sentence(spec.entry(statement), lang);
    let today = statement
        .primary()
        .map_or_else(String::new, |today| format!(" ({today})"));
    Some((format!("{statement}{today}"), says))
}

/// The facts of a ground.
pub(crate) fn facts(ground: &Ground, lang: Lang) -> String {
    let facts: Vec<String> = ground
        .facts
        .iter()
        .map(|fact| crate::words::fact(fact, lang))
        .collect();
    facts.join(say(lang, "; ", "；"))
}

/// A change.
pub(crate) fn change(change: &Change, dispute: &Dispute, lang: Lang) -> String {
    let event = |at: usize| {
        dispute
            .events
            .get(at)
            .map_or_else(String::new, |(_, event): &(u64, Event)| {
                event.write(tongue(lang))
            })
    };
    match (change, lang) {
        (&Change::LeftOut(at), Lang::En) => format!("without “{}”", event(at)),
        (&Change::LeftOut(at), Lang::Zh) => format!("如果没有“{}”", event(at)),
        (&Change::Swapped(at), Lang::En) => {
            format!("with “{}” before “{}”", event(at + 1), event(at))
        }
        (&Change::Swapped(at), Lang::Zh) => format!("如果“{}”在“{}”之前", event(at + 1), event(at)),
        (Change::Otherwise(at, told), Lang::En) => format!(
            "with “{}” instead of “{}”",
            told.write(tongue(lang)),
            event(*at)
        ),
        (Change::Otherwise(at, told), Lang::Zh) => {
            format!("如果是“{}”而不是“{}”", told.write(tongue(lang)), event(*at))
        }
        (&Change::At(at, time), Lang::En) => format!("with “{}” at {time}", event(at)),
        (&Change::At(at, time), Lang::Zh) => format!("如果“{}”发生在{time}", event(at)),
        (&Change::NotAnnounced(at), _) => {
            let told = dispute.conditions.get(at);
            let told = told.map_or_else(String::new, |condition| phrase(condition, lang));
            format!("{} “{told}”", say(lang, "without", "如果没有"))
        }
        (Change::ArbiterAbsent(true), _) => {
            say(lang, "with the arbiter absent", "如果裁判员不在场").to_owned()
        }
        (Change::ArbiterAbsent(false), _) => {
            say(lang, "with the arbiter there", "如果裁判员在场").to_owned()
        }
    }
}

/// How many changes were left out because of the length of the dispute, if any were.
pub(super) fn not_tried(tried: &Tried, lang: Lang) -> String {
    match (tried.not_tried, lang) {
        (0, _) => String::new(),
        (left, Lang::En) => format!(
            "; {left} more, farther from the deciding event, were not tried: the dispute is too long"
        ),
        (left, Lang::Zh) => format!("；另有{left}种离决定性事件更远的改变因争议过长而未尝试"),
    }
}

/// The changes that change the ruling, under what would be found with them; the times of one event stand together.
pub(super) fn grouped(page: &Page, lang: Lang) -> Vec<(String, Vec<String>)> {
    let here = page.judged.gist();
    let mut groups: Vec<(String, Vec<String>, Option<usize>)> = Vec::new();
    for one in &page.tried.decisive {
        let found = gist(&here, &one.found, lang);
        let told = change(&one.change, &page.dispute, lang);
        let moved = match one.change {
            Change::At(at, time) => Some((at, time)),
            _ => None,
        };
        let event = moved.map(|(at, _)| at);
        let Some((_, changes, last)) = groups.iter_mut().find(|(other, ..)| *other == found) else {
            groups.push((found, vec![told], event));
            continue;
        };
        match (moved, changes.last_mut()) {
            (Some((at, time)), Some(told)) if *last == Some(at) => {
                *told += &format!("{}{time}", say(lang, ", ", "、"));
            }
            _ => changes.push(told),
        }
        *last = event;
    }
    let told = groups.into_iter();
    told.map(|(found, changes, _)| (found, changes)).collect()
}

/// The heading of what speaks of it and does not apply.
pub(super) fn lacking(lacking: &Lacking<'_>, lang: Lang) -> String {
    let nearest = match lacking.grounds.len() {
        1 => say(
            lang,
            "The nearest that does not apply, and what it lacks",
            "最接近而不适用的条文及其所缺条件",
        ),
        _ => say(
            lang,
            "What does not apply, the nearest first, and what it lacks",
            "不适用的条文（最接近者在前）及其所缺条件",
        ),
    };
    match lacking.of_another() {
        None => nearest.to_owned(),
        Some(event) => format!("{nearest}: {}", event.write(tongue(lang))),
    }
}

/// What would be found, as far as it differs.
pub(crate) fn gist(here: &Gist, there: &Gist, lang: Lang) -> String {
    let mut parts = Vec::new();
    if here.result != there.result {
        parts.push(result(there.result, lang));
    }
    if here.bound != there.bound {
        parts.push(match &there.bound {
            None => say(lang, "the player is bound to nothing", "棋手不受约束").to_owned(),
            Some(bound) => {
                let list: Vec<String> = bound.iter().map(ToString::to_string).collect();
                format!(
                    "{} {}",
                    say(
                        lang,
                        "the player must play one of",
                        "棋手必须走下列着法之一"
                    ),
                    list.join(" ")
                )
            }
        });
    }
    if here.granted != there.granted {
        let granted = there.granted.iter().all(|&granted| granted);
        parts.push(
            if granted {
                say(lang, "the claim is granted", "提和成立")
            } else {
                say(lang, "the claim is not granted", "提和不成立")
            }
            .to_owned(),
        );
    }
    if parts.is_empty() && here.effects != there.effects {
        let list: Vec<String> = there
            .effects
            .iter()
            .map(|effect| phrase(effect, lang))
            .collect();
        parts.push(if list.is_empty() {
            say(lang, "nothing follows", "无任何后果").to_owned()
        } else {
            list.join(say(lang, "; ", "；"))
        });
    }
    if here.broken != there.broken {
        parts.push(if there.broken.is_empty() {
            say(lang, "nothing is broken", "未违反条文").to_owned()
        } else {
            let breaks = say(lang, "it breaks", "违反");
            format!("{breaks} {}", ids(&there.broken).join(", "))
        });
    }
    if let (true, Some([white, black])) = (here.times != there.times, there.times) {
        parts.push(match lang {
            Lang::En => format!("White has used {white}, Black {black}"),
            Lang::Zh => format!("白方已用{white}，黑方已用{black}"),
        });
    }
    if parts.is_empty() || here.times.is_some() && here.running != there.running {
        parts.push(match there.running {
            None => say(lang, "no clock runs", "没有棋钟在走").to_owned(),
            Some(side) => format!(
                "{} {}",
                player(side, lang),
                say(lang, "has his clock running", "的棋钟在走")
            ),
        });
    }
    parts.join(say(lang, "; ", "；"))
}
