//! The badge: what was seen and what is broken, in one line. Never a share of a hundred.

use unicode_width::UnicodeWidthStr;

use super::Account;
use super::markup::Markup;
use crate::run::Conclusion;

const LABEL: &str = "Laws of Chess";
/// The space at each end of a text.
const MARGIN: usize = 8;

/// The badge as SVG.
pub(super) fn badge(account: &Account) -> String {
    let message = message(account);
    let subject = &account.run.header.subject.name;
    let title = format!("{LABEL}, {subject}: {message}");
    let (left, right) = (width(LABEL), width(&message));
    let (all, start) = ((left + right).to_string(), left.to_string());
    let mut svg = Markup::default();
    svg.open(
        "svg",
        &[
            ("xmlns", "http://www.w3.org/2000/svg"),
            ("width", &all),
            ("height", "20"),
            ("role", "img"),
            ("aria-label", &title),
        ],
    );
    svg.element("title", &[], &title);
    let part = |svg: &mut Markup, x: &str, width: usize, fill: &str| {
        let width = width.to_string();
        svg.empty(
            "rect",
            &[
                ("x", x),
                ("width", &width),
                ("height", "20"),
                ("fill", fill),
            ],
        );
    };
    part(&mut svg, "0", left, "#444444");
    part(&mut svg, &start, right, colour(account.run.conclusion()));
    text(&mut svg, MARGIN, LABEL);
    text(&mut svg, left + MARGIN, &message);
    svg.finish()
}

fn text(svg: &mut Markup, x: usize, words: &str) {
    let (x, length) = (x.to_string(), length(words).to_string());
    let attributes = [
        ("x", x.as_str()),
        ("y", "14"),
        ("textLength", &length),
        ("fill", "#ffffff"),
        ("font-family", "Verdana, DejaVu Sans, sans-serif"),
        ("font-size", "11"),
    ];
    svg.element("text", &attributes, words);
}

fn width(words: &str) -> usize {
    length(words) + 2 * MARGIN
}

/// So many pixels a text of 11 pixels takes, 6.3 a column on the average; the picture stretches it to exactly that.
fn length(words: &str) -> usize {
    words.width() * 63 / 10
}

fn message(account: &Account) -> String {
    let tally = account.tally;
    let part = if account.is_part() { " in part" } else { "" };
    let head = format!("{}{part}:", account.edition.prefix());
    let seen = format!(
        "{} of {} {} statements seen",
        tally.observed,
        tally.due,
        account.plane()
    );
    match account.run.conclusion() {
        Conclusion::WeBroke => format!("{head} no certificate, our error"),
        Conclusion::SubjectBroke => format!("{head} no certificate, replies missing"),
        Conclusion::Undecided => {
            format!("{head} {seen}, 0 broken, {} undecided", tally.undecided)
        }
        Conclusion::AsExpected => {
            format!("{head} {seen}, {} broken, as expected", tally.broken)
        }
        Conclusion::BaselineUnmet => format!("{head} {seen}, the baseline is out of date"),
        Conclusion::Conforms | Conclusion::DoesNotConform => {
            format!("{head} {seen}, {} broken", tally.broken)
        }
    }
}

const fn colour(conclusion: Conclusion) -> &'static str {
    match conclusion {
        Conclusion::Conforms => "#2a6f3c",
        Conclusion::DoesNotConform | Conclusion::BaselineUnmet => "#a52a21",
        Conclusion::Undecided | Conclusion::AsExpected => "#8a5a00",
        Conclusion::SubjectBroke | Conclusion::WeBroke => "#5a5a5a",
    }
}
