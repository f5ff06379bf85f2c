//! The ruling as an exhibit: one page of HTML that asks for nothing else, runs no script, and prints.

use chesslaws_board::Kind;
use chesslaws_board::table::Time;
use chesslaws_oracle::{Ground, Laws};
use chesslaws_spec::Lang;

use super::editions;
use super::judge::Judged;
use super::page::{Page, entry};
use super::step::Step;
use super::words::{self, say};
use crate::report::html::board::Drawing;
use crate::report::html::pieces;
use crate::report::markup::Markup;
use crate::shorten;

const STYLE: &str = include_str!("exhibit.css");

/// More events and decisive changes than that are printed smaller, so that they fit the page.
const LONG: usize = 20;

/// The exhibit.
pub(super) fn html(page: &Page, lang: Lang) -> String {
    let mut out = Markup::beginning("<!DOCTYPE html>\n");
    let code = say(lang, "en", "zh");
    out.open(
        "html",
        &[("xmlns", "http://www.w3.org/1999/xhtml"), ("lang", code)],
    )
    .line();
    let title = page.dispute.title.as_deref().map_or_else(
        || say(lang, "A ruling", "裁定").to_owned(),
        shorten::escaped,
    );
    let title = title.as_str();
    head(&mut out, title);
    let long = page.judged.steps.len() + page.tried.decisive.len() > LONG;
    let class = if long { "long" } else { "short" };
    out.open("body", &[("class", class)]).line();
    pieces::define(&mut out);
    out.element("h1", &[], title).line();
    if let Some(source) = &page.dispute.source {
        let told = format!(
            "{}: {}",
            say(lang, "Source", "来源"),
            shorten::escaped(source)
        );
        out.element("p", &[("class", "source")], &told).line();
    }
    ruling(&mut out, page, lang);
    out.open("div", &[("class", "columns")]);
    out.open("div", &[("class", "side")]);
    position(&mut out, &page.judged, lang);
    clocks(&mut out, &page.judged, lang);
    out.close();
    out.open("div", &[("class", "main")]);
    if let Some(step) = page.judged.decisive() {
        carried(&mut out, page, step, lang);
    }
    out.close().close().line();
    readings(&mut out, page, lang);
    out.open("div", &[("class", "columns")]);
    out.open("div", &[("class", "half")]);
    decided(&mut out, page, lang);
    out.close().open("div", &[("class", "half")]);
    if page.both_editions {
        both_editions(&mut out, page, lang);
    }
    course(&mut out, page, lang);
    out.close().close().line();
    out.element("footer", &[], super::text::notice(lang));
    out.finish()
}

fn head(out: &mut Markup, title: &str) {
    out.open("head", &[]).line();
    out.empty("meta", &[("charset", "utf-8")]).line();
    let policy = [
        ("http-equiv", "Content-Security-Policy"),
        ("content", "default-src 'none'; style-src 'unsafe-inline'"),
    ];
    out.empty("meta", &policy).line();
    out.empty(
        "meta",
        &[
            ("name", "viewport"),
            ("content", "width=device-width, initial-scale=1"),
        ],
    )
    .line();
    out.element("title", &[], title).line();
    out.open("style", &[]).verbatim(STYLE).close().line();
    out.close().line();
}

fn ruling(out: &mut Markup, page: &Page, lang: Lang) {
    out.open("div", &[("class", "ruling")]);
    for line in page
        .judged
        .answers
        .iter()
        .flat_map(|answer| words::answer(answer, lang))
    {
        out.element("p", &[], &line);
    }
    out.close().line();
}

fn position(out: &mut Markup, judged: &Judged, lang: Lang) {
    let setup = judged.state().position();
    let laws = Laws::of(chesslaws_law::Edition::FOUNDING);
    let check = !laws.check(setup).finding.is_empty();
    let king = setup.squares_of(setup.turn, Kind::King).next();
    let label = setup.to_string();
    out.open("figure", &[]);
    Drawing {
        setup,
        mv: judged.state().moves.last().map(|made| made.mv),
        checked: king.filter(|_| check),
        label: &label,
    }
    .draw(out);
    let turn = words::player(setup.turn, lang);
    let caption = match lang {
        Lang::En => format!("{turn} has the move"),
        Lang::Zh => format!("轮到{turn}走棋"),
    };
    out.element("figcaption", &[], &caption).close().line();
}

/// Two faces with hands as clocks of the time show them: what was used of the period, the control at twelve.
fn clocks(out: &mut Markup, judged: &Judged, lang: Lang) {
    let state = judged.state();
    if state.clocks.periods.is_empty() {
        return;
    }
    out.open("div", &[("class", "clocks")]);
    for side in chesslaws_board::Colour::BOTH {
        let clock = state.clocks.of(side);
        out.open("figure", &[]);
        face(out, clock.used, clock.allotted.unwrap_or(Time::minutes(60)));
        let left = state.clocks.left(side).unwrap_or_default();
        let caption = match lang {
            Lang::En => format!(
                "{}: used {}, left {left}",
                words::player(side, lang),
                clock.used
            ),
            Lang::Zh => format!(
                "{}：已用{}，剩余{left}",
                words::player(side, lang),
                clock.used
            ),
        };
        out.element("figcaption", &[], &caption).close();
    }
    out.close().line();
}

fn face(out: &mut Markup, used: Time, allotted: Time) {
    // The minute hand stands at twelve and the hour hand at six when the time is over.
    let hours = (used.0 as f64 - allotted.0 as f64) / (60.0 * 60_000.0);
    let label = format!("{used} of {allotted}");
    out.open(
        "svg",
        &[
            ("class", "clock"),
            ("xmlns", "http://www.w3.org/2000/svg"),
            ("viewBox", "0 0 100 100"),
            ("role", "img"),
            ("aria-label", &label),
        ],
    );
    out.empty(
        "circle",
        &[("cx", "50"), ("cy", "50"), ("r", "46"), ("class", "face")],
    );
    for tick in 0..12 {
        let angle = f64::from(tick) * std::f64::consts::TAU / 12.0;
        let at = |radius: f64| {
            (
                format!("{:.1}", 50.0 + radius * angle.sin()),
                format!("{:.1}", 50.0 - radius * angle.cos()),
            )
        };
        let ((x1, y1), (x2, y2)) = (at(41.0), at(45.0));
        out.empty(
            "line",
            &[
                ("x1", &x1),
                ("y1", &y1),
                ("x2", &x2),
                ("y2", &y2),
                ("class", "tick"),
            ],
        );
    }
    hand(out, "hour", 22.0, hours / 12.0 + 0.5);
    hand(out, "hand", 38.0, hours);
    // It is lifted by the minute hand, and falls at twelve.
    let flag = if used > allotted {
        "M51 4 L60 17 L54 19 Z"
    } else {
        "M50 4 L38 6 L50 11 Z"
    };
    out.empty("path", &[("d", flag), ("class", "flag")]);
    out.close();
}

/// A hand that has gone round so many times from twelve.
fn hand(out: &mut Markup, class: &str, length: f64, round: f64) {
    let (sin, cos) = (std::f64::consts::TAU * round).sin_cos();
    let (x, y) = (
        format!("{:.1}", 50.0 + length * sin),
        format!("{:.1}", 50.0 - length * cos),
    );
    let ends = [("x1", "50"), ("y1", "50"), ("x2", &x), ("y2", &y)];
    out.empty("line", &[&ends[..], &[("class", class)]].concat());
}

fn carried(out: &mut Markup, page: &Page, step: &Step, lang: Lang) {
    out.element("h2", &[], say(lang, "Decided by", "决定性的一步"));
    out.element(
        "p",
        &[("class", "event")],
        &step.event.write(words::tongue(lang)),
    );
    out.element("h2", &[], say(lang, "Because", "依据"));
    grounds(out, &page.grounds(), lang);
    if let Some(lacking) = page.lacking() {
        out.element("h2", &[], &words::lacking(&lacking, lang));
        grounds(out, lacking.grounds, lang);
    }
    for (step, of_step) in page.afterwards() {
        let after = say(lang, "And after the end", "对局结束之后");
        let event = step.event.write(words::tongue(lang));
        out.element("h2", &[], &format!("{after}: {event}"));
        grounds(out, of_step, lang);
    }
}

fn grounds<'g>(out: &mut Markup, grounds: impl IntoIterator<Item = &'g Ground>, lang: Lang) {
    out.open("dl", &[]);
    for ground in grounds {
        if let Some((id, says)) = words::statement(ground, lang) {
            out.element("dt", &[], &id).open("dd", &[]).text(&says);
            let facts = words::facts(ground, lang);
            if !facts.is_empty() {
                out.empty("br", &[]).element("i", &[], &facts);
            }
            out.close();
        }
    }
    out.close().line();
}

fn readings(out: &mut Markup, page: &Page, lang: Lang) {
    if page.readings.is_empty() {
        return;
    }
    out.element("h2", &[], say(lang, "Disputed readings", "有争议的读法"));
    out.open("ul", &[]);
    for reading in &page.readings {
        let says = entry(reading.of).and_then(|entry| {
            entry
                .readings
                .iter()
                .find(|one| one.reading.value.starts_with(reading.letter))
        });
        let says = says.map_or("", |one| one.says.as_str());
        let mark = if reading.default {
            say(lang, " (default)", "（默认）")
        } else {
            ""
        };
        let found = reading.judged.as_ref().map_or_else(Vec::new, |judged| {
            judged
                .answers
                .iter()
                .flat_map(|answer| words::answer(answer, lang))
                .collect()
        });
        let text = format!(
            "{} {}{mark}: {says} → {}",
            reading.of,
            reading.letter,
            found.join(say(lang, "; ", "；"))
        );
        out.element("li", &[], &text);
    }
    out.close().line();
}

fn decided(out: &mut Markup, page: &Page, lang: Lang) {
    let tried = &page.tried;
    let heading = match lang {
        Lang::En => format!(
            "What decided it ({} of {} changes){}",
            tried.decisive.len(),
            tried.changes,
            words::not_tried(tried, lang)
        ),
        Lang::Zh => format!(
            "决定裁定的事实（{}种改变中的{}种）{}",
            tried.changes,
            tried.decisive.len(),
            words::not_tried(tried, lang)
        ),
    };
    out.element("h2", &[], &heading);
    out.open("ul", &[]);
    for (found, changes) in words::grouped(page, lang) {
        out.open("li", &[]).text(&found).open("ul", &[]);
        for change in &changes {
            out.element("li", &[], change);
        }
        out.close().close();
    }
    out.close().line();
}

fn course(out: &mut Markup, page: &Page, lang: Lang) {
    out.element("h2", &[], say(lang, "In the course of events", "经过"));
    out.open("ol", &[]);
    for step in &page.judged.steps {
        out.open("li", &[])
            .text(&step.event.write(words::tongue(lang)));
        let effects: Vec<String> = step
            .effects()
            .map(|proposed| words::phrase(&proposed.effect, lang))
            .collect();
        if !effects.is_empty() {
            out.empty("br", &[])
                .element("small", &[], &effects.join(say(lang, "; ", "；")));
        }
        if let Some(unlawful) = step.unlawful() {
            out.empty("br", &[])
                .element("small", &[], &unlawful.text(lang));
        }
        out.close();
    }
    out.close().line();
}

/// The statements that carry the ruling, beside what the edition in force says of the same.
fn both_editions(out: &mut Markup, page: &Page, lang: Lang) {
    out.element("h2", &[], editions::heading(lang));
    out.open("dl", &[]);
    for one in editions::beside(&page.compared(), lang) {
        out.element("dt", &[], one.founding.id());
        out.element("dd", &[], &one.says);
        for counterpart in &one.in_force {
            let relation = editions::relation(counterpart, lang);
            let text = format!("{} ({relation}): {}", counterpart.id, counterpart.says);
            out.element("dd", &[], &text);
        }
    }
    out.close().line();
}
