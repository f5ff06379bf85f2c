//! The audit against what others know: public reports of faults, python-chess, the published schemas; and that neither
//! parts nor threads change what is found.

mod any_text;
mod python_chess;
mod reports;
mod schemas;

use chesslaws::audit::{GameReport, Settings, examined};
use chesslaws_law::Edition;
use chesslaws_spec::Lang;

fn settings(edition: Option<Edition>) -> Settings {
    Settings {
        edition,
        control: None,
        lang: Lang::En,
        strict: false,
        notes: true,
        export: false,
    }
}

/// The report on a text of one game, if anything is found of it.
fn report(pgn: &str, edition: Option<Edition>) -> Option<GameReport> {
    let mut reports = examined(pgn.as_bytes(), &settings(edition));
    assert!(reports.len() <= 1, "{pgn}");
    reports.pop()
}
