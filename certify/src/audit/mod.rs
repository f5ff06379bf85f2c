//! `chesslaws audit`: databases of games, and what the Laws say of each game.
//!
//! A fast look at each game, on the kernel, only notices ([`notice`](self)); what was noticed is read again and ruled on by
//! the oracle. An edition judges the games that it governed, by their dates; of the others only what both editions say
//! alike is charged, and where a clause is disputed nobody is charged.

mod args;
mod automatic;
mod batch;
mod chinese;
mod claims;
mod clocks;
mod doubt;
mod ends;
mod examine;
mod finding;
mod governed;
mod input;
mod judge;
mod lines;
mod moves;
mod notice;
mod numbers;
mod progress;
mod record;
mod run;
mod sarif;
mod tags;
mod termination;
mod text;
mod work;

#[cfg(test)]
mod tests;

use batch::Batches;

pub use args::AuditArgs;
pub use clocks::Control;
pub use examine::{GameReport, Settings};
pub use finding::{Carried, Finding, Kind, Weight};
pub use governed::Governed;
pub use lines::{Document, FindingLine, Line, Summary, published};
pub use run::{AuditError, run};

/// Examines a text in parts of about that many bytes, on so many threads: what is found depends on neither, unless a part
/// is smaller than a game.
#[must_use]
pub fn examined_in_parts(
    text: &[u8],
    size: usize,
    settings: &Settings,
    jobs: usize,
) -> Vec<GameReport> {
    let mut batches = Batches::of_size(text, size);
    let (mut games, mut reports) = (0, Vec::new());
    let Ok(()) = work::work(&mut batches, settings, jobs, |examined| {
        reports.extend(numbered(examined.reports, games));
        games += examined.games;
        Ok::<(), std::convert::Infallible>(())
    });
    reports
}

/// Examines a text, on one thread.
#[must_use]
pub fn examined(text: &[u8], settings: &Settings) -> Vec<GameReport> {
    examined_in_parts(text, batch::USUAL, settings, 1)
}

/// The reports with the games counted on.
fn numbered(reports: Vec<GameReport>, before: u64) -> impl Iterator<Item = GameReport> {
    reports.into_iter().map(move |report| GameReport {
        game: report.game + before,
        ..report
    })
}
