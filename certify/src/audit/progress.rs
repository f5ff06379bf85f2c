//! Games and MiB a second, on a terminal; silence in a pipe.

use std::io::{self, IsTerminal};
use std::time::Instant;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// How far the audit is.
pub(super) struct Progress {
    bar: ProgressBar,
    since: Instant,
}

impl Progress {
    pub(super) fn on_a_terminal() -> Self {
        let bar = if io::stderr().is_terminal() {
            let style = ProgressStyle::with_template("{spinner} {msg}");
            let bar = ProgressBar::new_spinner();
            match style {
                Ok(style) => bar.with_style(style),
                Err(_) => bar,
            }
        } else {
            ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden())
        };
        Self {
            bar,
            since: Instant::now(),
        }
    }

    pub(super) fn show(&self, games: u64, bytes: u64) {
        if self.bar.is_hidden() {
            return;
        }
        let seconds = self.since.elapsed().as_secs_f64().max(0.001);
        let mebibytes = bytes as f64 / f64::from(1 << 20);
        self.bar.set_message(format!(
            "{games} games, {mebibytes:.0} MiB; {:.0} games and {:.1} MiB a second",
            games as f64 / seconds,
            mebibytes / seconds
        ));
        self.bar.tick();
    }

    pub(super) fn end(&self) {
        self.bar.finish_and_clear();
    }
}
