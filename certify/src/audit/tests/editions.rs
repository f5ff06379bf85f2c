//! The edition that governed a game decides what is charged.

use super::{Kind, Weight, reports};

fn game(date: &str) -> String {
    format!(
        "[Event \"x\"]\n[Date \"{date}\"]\n[SetUp \"1\"]\n[FEN \"1K6/r7/8/3k4/8/8/8/8 w - - 0 74\"]\n[Result \"0-1\"]\n\n74. Kxa7 Ke5 0-1\n\n"
    )
}

#[test]
fn the_date_decides() {
    let dates = [
        ("1992.12.31", Weight::Disputed),
        ("1993.01.01", Weight::Disputed),
        ("1996.12.31", Weight::Disputed),
        ("1997.01.01", Weight::Disputed),
        ("2022.12.31", Weight::Disputed),
        ("2023.01.01", Weight::Charged),
        ("????.??.??", Weight::Disputed),
    ];
    let text: String = dates.iter().map(|(date, _)| game(date)).collect();
    let told = reports(&text, None);
    assert_eq!(told.len(), dates.len());
    for (report, (date, weight)) in told.iter().zip(dates) {
        assert_eq!(report.findings[0].kind, Kind::MoveAfterEnd);
        assert_eq!(report.findings[0].weight, weight, "{date}");
    }
    let editions = |at: usize| told[at].governed.editions().len();
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(editions), [2, 1, 1, 2, 2, 1, 2]);
}

#[test]
fn an_edition_that_is_asked_for_judges_all() {
    let text: String = ["1993.01.01", "2010.01.01", "?"].map(game).concat();
    for report in reports(&text, Some(chesslaws_law::Edition::Fide2023)) {
        assert_eq!(report.findings[0].weight, Weight::Charged);
    }
}
