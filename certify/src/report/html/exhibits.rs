//! The exhibits: board, statement, both answers, and how to see it for oneself.

use chesslaws_board::{Kind, Move, Setup, Square};
use chesslaws_law::Statement;
use chesslaws_oracle::Laws;
use chesslaws_protocol::Answer;

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
         check. A failed case counts for every statement it is laid to.",
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
    let position = exhibit.setup.as_ref().map(ToString::to_string);
    let shown = exhibit.shown_in.is_none();
    if shown {
        item(page, "difference", "text", &exhibit.record.detail);
    }
    for (at, fact) in exhibit.blame.facts.iter().enumerate() {
        item(page, if at == 0 { "facts" } else { "" }, "text", fact);
    }
    if shown {
        answers(page, sheet);
        item(page, "position", "code", &position.unwrap_or_default());
        item(
            page,
            "game",
            "code",
            sheet.game.as_deref().unwrap_or_default(),
        );
        item(page, "case", "code", &exhibit.record.id);
        item(page, "source", "text", &exhibit.record.source);
    }
    item(
        page,
        "cases",
        "text",
        &format!("{} failed so", exhibit.cases),
    );
    item(
        page,
        "explained by",
        "code",
        sheet.explain.as_deref().unwrap_or_default(),
    );
    if shown {
        item(page, "reproduce", "code", &sheet.reproduce);
    }
    if let Some((game, command)) = &sheet.shortest {
        item(page, "the shortest game", "code", game);
        item(page, "reproduce it", "code", command);
    }
}

/// One line of the list, if there is anything to say; a name is left out where the line goes on.
fn item(page: &mut Markup, name: &str, class: &str, text: &str) {
    if text.is_empty() {
        return;
    }
    if !name.is_empty() {
        page.element("dt", &[], name);
    }
    page.element("dd", &[("class", class)], text);
}

/// Both answers; two whole lists of moves are folded, since the difference says what matters.
fn answers(page: &mut Markup, sheet: &Sheet) {
    let both = [("expected", &sheet.expected), ("answered", &sheet.answered)];
    if !matches!(sheet.exhibit.record.expected, Answer::Moves(_)) {
        for (name, text) in both {
            item(page, name, "code", text);
        }
        return;
    }
    page.element("dt", &[], "both answers");
    page.open("dd", &[]).open("details", &[]);
    page.element("summary", &[], "the whole lists of moves");
    page.open("dl", &[]);
    for (name, text) in both {
        item(page, name, "code", text);
    }
    page.close().close().close();
}
