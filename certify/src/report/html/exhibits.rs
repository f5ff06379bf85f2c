//! The exhibits: board, statement, both answers, and how to see it for oneself.

use chesslaws_board::{Kind, Move, Setup, Square};
use chesslaws_law::Statement;
use chesslaws_oracle::Laws;

use super::super::Account;
use super::super::markup::Markup;
use super::super::sheet::Sheet;
use super::board::Drawing;
use super::tree;

/// Writes all exhibits.
pub(super) fn exhibits(page: &mut Markup, account: &Account, sheets: &[Sheet]) {
    if sheets.is_empty() {
        return;
    }
    page.open("section", &[("id", "exhibits")]);
    page.element("h2", &[], "Exhibits");
    page.element(
        "p",
        &[],
        "The smallest counterexample for each statement broken. The arrow is the move in question; a ring marks a king in \
         check.",
    );
    for (number, sheet) in (1..).zip(sheets) {
        exhibit(page, &Laws::of(account.edition), number, sheet);
    }
    page.close().line();
}

/// The anchor of an exhibit.
pub(super) fn anchor(number: usize) -> String {
    format!("exhibit-{number}")
}

fn exhibit(page: &mut Markup, laws: &Laws, number: usize, sheet: &Sheet) {
    let (record, blame) = (sheet.exhibit.record, sheet.exhibit.blame);
    page.line();
    page.open(
        "article",
        &[
            ("class", "exhibit"),
            ("id", &anchor(number)),
            ("data-case", &record.id),
            ("data-statement", &blame.statement),
        ],
    );
    page.open("h3", &[]).text(&format!("{number}. "));
    if Statement::find(&blame.statement).is_some() {
        let href = format!("#{}", tree::anchor(&blame.statement));
        page.element("a", &[("href", &href)], &sheet.statement);
    } else {
        page.text(&sheet.statement);
    }
    page.close();
    if let Some(says) = &sheet.says {
        page.element("blockquote", &[], says);
    }
    page.element("p", &[("class", "wrong")], &format!("It {}.", blame.wrong));
    let shown_in = sheet.exhibit.shown_in;
    if let Some(number) = shown_in {
        let href = format!("#{}", anchor(number));
        page.open("p", &[])
            .text("Board, game and answers are those of ")
            .element("a", &[("href", &href)], &format!("exhibit {number}"))
            .text(".")
            .close();
    }
    page.open("div", &[("class", "columns")]);
    if let Some(setup) = sheet.exhibit.setup.as_ref().filter(|_| shown_in.is_none()) {
        figure(page, laws, setup, blame.mv.as_deref());
    }
    page.open("dl", &[]);
    details(page, sheet);
    page.close().close().close();
}

fn figure(page: &mut Markup, laws: &Laws, setup: &Setup, mv: Option<&str>) {
    let checked = (!laws.check(setup).finding.is_empty())
        .then(|| king_to_move(setup))
        .flatten();
    let label = format!("The position {setup}");
    page.open("figure", &[]);
    let drawing = Drawing {
        setup,
        mv: mv.and_then(|text| text.parse::<Move>().ok()),
        checked,
        label: &label,
    };
    drawing.draw(page);
    page.element("figcaption", &[], &format!("{} has the move", setup.turn));
    page.close();
}

fn king_to_move(setup: &Setup) -> Option<Square> {
    setup.squares_of(setup.turn, Kind::King).next()
}

fn details(page: &mut Markup, sheet: &Sheet) {
    let exhibit = &sheet.exhibit;
    let mut item = |name: &str, class: &str, text: Option<&str>| {
        if let Some(text) = text.filter(|text| !text.is_empty()) {
            if !name.is_empty() {
                page.element("dt", &[], name);
            }
            page.element("dd", &[("class", class)], text);
        }
    };
    let position = exhibit.setup.as_ref().map(ToString::to_string);
    let shown = exhibit.shown_in.is_none();
    if shown {
        item("difference", "text", Some(&exhibit.record.detail));
    }
    for (at, fact) in exhibit.blame.facts.iter().enumerate() {
        item(if at == 0 { "facts" } else { "" }, "text", Some(fact));
    }
    if shown {
        item("expected", "code", Some(&sheet.expected));
        item("answered", "code", Some(&sheet.answered));
        item("position", "code", position.as_deref());
        item("game", "code", sheet.game.as_deref());
        item("case", "code", Some(&exhibit.record.id));
        item("source", "text", Some(&exhibit.record.source));
    }
    let failed = format!("{} failed so", exhibit.cases);
    item("cases", "text", Some(&failed));
    item("explained by", "code", sheet.explain.as_deref());
    if shown {
        item("reproduce", "code", Some(&sheet.reproduce));
    }
    if let Some((game, command)) = &sheet.shortest {
        item("the shortest game", "code", Some(game));
        item("reproduce it", "code", Some(command));
    }
}
