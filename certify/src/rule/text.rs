//! The ruling as text.

use chesslaws_oracle::Ground;
use chesslaws_spec::Lang;

use super::editions;
use super::page::{Page, entry};
use super::step::once;
use super::words::{self, say};
use crate::{diagram, shorten};

/// The notice under every ruling.
pub(super) fn notice(lang: Lang) -> &'static str {
    say(
        lang,
        "The statements are a paraphrase of the Laws, not their authentic text; not endorsed by FIDE. A wrong ruling is a bug: please report it with this dispute.",
        "条文为对规则的转述，并非正式文本；未经国际棋联认可。裁定有误即为程序缺陷，请附上本争议报告。",
    )
}

/// The ruling first, then what carries it, then what decided it.
pub(super) fn text(page: &Page, lang: Lang) -> String {
    let mut lines = Vec::new();
    let dispute = &page.dispute;
    if let Some(title) = &dispute.title {
        lines.push(shorten::escaped(title));
    }
    for answer in &page.judged.answers {
        lines.extend(words::answer(answer, lang));
    }
    let state = page.judged.state();
    lines.push(String::new());
    lines.push(state.position().to_string());
    lines.push(diagram::text(state.position()).trim_end().to_owned());
    decisive(page, lang, &mut lines);
    course(page, lang, &mut lines);
    readings(page, lang, &mut lines);
    what_if(page, lang, &mut lines);
    if page.both_editions {
        editions::text(&page.compared(), lang, &mut lines);
    }
    lines.push(String::new());
    if let Some(source) = &dispute.source {
        lines.push(format!(
            "{}: {}",
            say(lang, "Source", "来源"),
            shorten::escaped(source)
        ));
    }
    lines.push(notice(lang).to_owned());
    lines.join("\n") + "\n"
}

/// The decisive event, what followed, the grounds, and what lacked a premise.
fn decisive(page: &Page, lang: Lang, lines: &mut Vec<String>) {
    let Some(step) = page.judged.decisive() else {
        return;
    };
    lines.push(String::new());
    let event = step.event.write(words::tongue(lang));
    lines.push(format!(
        "{}: {event}",
        say(lang, "Decided by", "决定性的一步")
    ));
    for (effect, _) in once(step.effects()) {
        lines.push(format!("  -> {}", words::phrase(&effect, lang)));
    }
    if let Some(unlawful) = step.unlawful() {
        lines.push(format!("  !! {}", unlawful.text(lang)));
    }
    grounds(say(lang, "Because", "依据"), &page.grounds(), lang, lines);
    if step.ruling.finding.conflict {
        lines.push(say(lang, "The statements conflict: they end the game differently, and no clause says which gives way.", "条文互相冲突：所定结果不同，且没有条款规定何者让步。").to_owned());
    }
    for (proposed, to) in &step.ruling.finding.gave_way {
        let id = |law: chesslaws_law::Law| law.founding.map_or("", |statement| statement.id());
        lines.push(format!(
            "  {} {} {}",
            id(proposed.law),
            say(lang, "gives way to", "让位于"),
            id(*to)
        ));
    }
    lacking(page, lang, lines);
    for (step, of_step) in page.afterwards() {
        let after = say(lang, "And after the end", "对局结束之后");
        let event = step.event.write(words::tongue(lang));
        grounds(&format!("{after}: {event}"), of_step, lang, lines);
    }
    let stated = page
        .dispute
        .events
        .iter()
        .filter(|(_, event)| event.stated_by.is_some());
    for (_, event) in stated {
        lines.push(format!(
            "{}: {}",
            say(
                lang,
                "It hangs on what is only stated",
                "取决于仅凭陈述的事实"
            ),
            event.write(words::tongue(lang))
        ));
    }
}

/// What speaks of it and does not apply, the nearest first, with the premise that is missing.
fn lacking(page: &Page, lang: Lang, lines: &mut Vec<String>) {
    let Some(lacking) = page.lacking() else {
        return;
    };
    let heading = words::lacking(&lacking, lang);
    grounds(&heading, lacking.grounds, lang, lines);
}

fn grounds<'g>(
    heading: &str,
    grounds: impl IntoIterator<Item = &'g Ground>,
    lang: Lang,
    lines: &mut Vec<String>,
) {
    let mut grounds = grounds.into_iter().peekable();
    if grounds.peek().is_none() {
        return;
    }
    lines.push(heading.to_owned());
    for ground in grounds {
        if let Some((id, says)) = words::statement(ground, lang) {
            lines.push(format!("  {id}  {says}"));
        }
        let facts = words::facts(ground, lang);
        if !facts.is_empty() {
            lines.push(format!("      {facts}"));
        }
    }
}

/// Every event with what followed from it.
fn course(page: &Page, lang: Lang, lines: &mut Vec<String>) {
    lines.push(String::new());
    lines.push(say(lang, "In the course of events", "经过").to_owned());
    for step in &page.judged.steps {
        lines.push(format!("  {}", step.event.write(words::tongue(lang))));
        for ground in &step.ruling.finding.broken {
            if let Some((id, _)) = words::statement(ground, lang) {
                lines.push(format!("      {} {id}", say(lang, "breaks", "违反")));
            }
        }
        for proposed in step.effects() {
            let id = proposed.law.founding.map_or("", |statement| statement.id());
            lines.push(format!(
                "      {} ({id})",
                words::phrase(&proposed.effect, lang)
            ));
        }
        if let Some(unlawful) = step.unlawful() {
            lines.push(format!("      !! {}", unlawful.text(lang)));
        }
    }
}

fn readings(page: &Page, lang: Lang, lines: &mut Vec<String>) {
    let mut last = None;
    for reading in &page.readings {
        let Some(entry) = entry(reading.of) else {
            continue;
        };
        if last != Some(reading.of) {
            lines.push(String::new());
            lines.push(format!(
                "{} {}: {}",
                say(lang, "Disputed", "有争议"),
                reading.of,
                entry.question
            ));
            last = Some(reading.of);
        }
        let says = entry
            .readings
            .iter()
            .find(|one| one.reading.value.starts_with(reading.letter));
        let says = says.map_or("", |one| one.says.as_str());
        let mark = if reading.default {
            say(lang, " (default)", "（默认）")
        } else {
            ""
        };
        lines.push(format!("  {}{mark}: {says}", reading.letter));
        let found = reading.judged.as_ref().map_or_else(
            || {
                vec![
                    say(
                        lang,
                        "the events cannot have happened so",
                        "事件不可能如此发生",
                    )
                    .to_owned(),
                ]
            },
            |judged| {
                judged
                    .answers
                    .iter()
                    .flat_map(|answer| words::answer(answer, lang))
                    .collect()
            },
        );
        lines.push(format!("      -> {}", found.join(say(lang, "; ", "；"))));
    }
}

fn what_if(page: &Page, lang: Lang, lines: &mut Vec<String>) {
    lines.push(String::new());
    let tried = &page.tried;
    lines.push(match lang {
        Lang::En => format!(
            "What decided it: of {} changes tried, one at a time, {} change the ruling ({} cannot have happened){}",
            tried.changes,
            tried.decisive.len(),
            tried.impossible,
            words::not_tried(tried, lang)
        ),
        Lang::Zh => format!(
            "决定裁定的事实：逐一尝试了{}种改变，其中{}种会改变裁定（{}种不可能发生）{}",
            tried.changes,
            tried.decisive.len(),
            tried.impossible,
            words::not_tried(tried, lang)
        ),
    });
    for (found, changes) in words::grouped(page, lang) {
        lines.push(format!("  {found}"));
        lines.extend(changes.into_iter().map(|change| format!("    - {change}")));
    }
}
