//! The audit for people: a paragraph a game, a line a finding.

use std::io::{self, Write};

use chesslaws_spec::Lang;

use super::examine::GameReport;
use super::finding::{Carried, Finding};
use super::lines::Summary;
use crate::shorten;

/// The letters of a name from a database that are shown.
const SHOWN: usize = 60;

/// What is found of a game.
pub(super) fn game(
    out: &mut dyn Write,
    file: &str,
    report: &GameReport,
    lang: Lang,
) -> io::Result<()> {
    let [white, black, date] = report.players.each_ref().map(|name| shown(name));
    let place = report.place;
    let (game, governed) = (report.game, report.governed.words(lang));
    let file = shorten::escaped(file);
    match lang {
        Lang::En => writeln!(
            out,
            "{file}:{}: game {game} (byte {}): {white} - {black}, {date} [{governed}]",
            place.line, place.offset
        )?,
        Lang::Zh => writeln!(
            out,
            "{file}:{}：第{game}局（第{}字节）：{white} - {black}，{date}【{governed}】",
            place.line, place.offset
        )?,
    }
    report
        .findings
        .iter()
        .try_for_each(|each| finding(out, each, lang))
}

/// A finding.
pub(super) fn finding(out: &mut dyn Write, finding: &Finding, lang: Lang) -> io::Result<()> {
    let place = finding.place;
    let ply = match (finding.ply, lang) {
        (Some(ply), Lang::En) => format!(" ply {ply}"),
        (Some(ply), Lang::Zh) => format!(" 第{ply}着"),
        (None, _) => String::new(),
    };
    writeln!(
        out,
        "  {}:{}{ply} {} {}: {}",
        place.line,
        place.column,
        finding.weight.name(lang),
        finding.kind.code(),
        shorten::escaped(&finding.message)
    )?;
    for carried in &finding.grounds {
        writeln!(out, "      {}", ground(carried, lang))?;
    }
    if !finding.disputes.is_empty() {
        let list = finding.disputes.join(", ");
        match lang {
            Lang::En => writeln!(out, "      disputed: {list}; nobody is charged on it")?,
            Lang::Zh => writeln!(out, "      有争议：{list}；不据此指责任何人")?,
        }
    }
    Ok(())
}

fn ground(carried: &Carried, lang: Lang) -> String {
    let mut text = carried.statement.clone();
    if let Some(counterpart) = &carried.counterpart {
        text += &format!(" ({counterpart})");
    }
    if !carried.facts.is_empty() {
        let (colon, between) = match lang {
            Lang::En => (": ", "; "),
            Lang::Zh => ("：", "；"),
        };
        text += colon;
        text += &carried.facts.join(between);
    }
    text
}

/// What there was in all.
pub(super) fn summary(out: &mut dyn Write, summary: &Summary, lang: Lang) -> io::Result<()> {
    let Summary {
        games,
        games_charged,
        bytes,
        ..
    } = summary;
    match lang {
        Lang::En => writeln!(
            out,
            "{games} game{}, {bytes} bytes; {games_charged} with something charged or a fault of the record",
            if *games == 1 { "" } else { "s" }
        )?,
        Lang::Zh => writeln!(
            out,
            "共{games}局，{bytes}字节；{games_charged}局有违规或记录有误"
        )?,
    }
    for (code, count) in &summary.findings {
        writeln!(out, "  {code}: {count}")?;
    }
    Ok(())
}

fn shown(name: &str) -> String {
    let short: String = name.chars().take(SHOWN).collect();
    shorten::escaped(&short)
}
