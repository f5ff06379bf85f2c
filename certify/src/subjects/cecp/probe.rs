//! Each ability tried on games whose answer is beyond doubt: on lawful moves and on unlawful ones.

use std::time::Instant;

use chesslaws_board::Setup;
use chesslaws_protocol::{Ask, EndingName, Failure, Question, STARTPOS};

use super::abilities::{Abilities, List, SetUp};
use super::talk::CastlingText;
use super::{Cecp, Found};
use crate::subjects::placement::{INITIAL_FEN, has_en_passant, shows};
use crate::subjects::trials::{AFTER_CASTLING, CASTLING, MATE, STALEMATE, START, TRIALS, Trial};

impl Cecp {
    pub(super) fn abilities(&mut self) -> Result<Abilities, Failure> {
        if let Some(abilities) = self.abilities {
            return Ok(abilities);
        }
        let mut found = Abilities::default();
        if self.talk()?.features.setboard {
            found.set_up = SetUp::Setboard;
        }
        self.probe_refusals(&mut found);
        self.probe_lists(&mut found);
        self.probe_positions(&mut found);
        found.claims_endings = found.list.is_some()
            && [
                (&START, EndingName::None),
                (&MATE, EndingName::Checkmate),
                (&STALEMATE, EndingName::Stalemate),
            ]
            .into_iter()
            .all(|(trial, ending)| {
                self.tried(|cecp| cecp.ending(found, &trial.ask())) == Some(ending)
            });
        // An engine that fails even without any question is reported as such, not as one without abilities.
        self.talk()?;
        self.abilities = Some(found);
        Ok(found)
    }

    fn tried<T>(
        &mut self,
        ability: impl FnOnce(&mut Self) -> Result<Found<T>, Failure>,
    ) -> Option<T> {
        let outcome = ability(self);
        if outcome.is_err() {
            self.talk = None;
        }
        outcome.ok()?.ok()
    }

    fn says(&mut self, found: Abilities, trial: &Trial, mv: &str) -> Option<bool> {
        self.tried(|cecp| cecp.is_legal(found, &trial.ask(), mv))
    }

    /// Whether it refuses what is unlawful and plays what is lawful, how castling is written to it, and whether it is
    /// still there after a refusal.
    fn probe_refusals(&mut self, found: &mut Abilities) {
        let start = &START;
        if self.says(*found, start, "e2e4") != Some(true)
            || self.says(*found, start, "e2e5") != Some(false)
        {
            return;
        }
        found.ends_when_it_refuses = self.talk.as_ref().is_some_and(|talk| talk.ended);
        if self.says(*found, &CASTLING, "e1g1") != Some(true) {
            found.castling = CastlingText::Letters;
        }
        found.refuses = TRIALS.iter().all(|trial| self.judges(*found, trial));
    }

    fn judges(&mut self, found: Abilities, trial: &Trial) -> bool {
        let lawful = trial.lawful.iter().map(|mv| (mv, true));
        let unlawful = trial.unlawful.iter().map(|mv| (mv, false));
        lawful
            .chain(unlawful)
            .all(|(mv, right)| self.says(found, trial, mv) == Some(right))
    }

    /// The first list that is right on every trial; else asking, if that is.
    fn probe_lists(&mut self, found: &mut Abilities) {
        for list in [List::Perft, List::Long, List::Short] {
            let with = Abilities {
                list: Some(list),
                ..*found
            };
            if self.lists_rightly(with) {
                *found = with;
                return;
            }
            // What another order has left behind is nobody's fault.
            self.talk = None;
        }
        let with = Abilities {
            list: Some(List::Asking),
            ..*found
        };
        let begun = Instant::now();
        if found.refuses && !found.ends_when_it_refuses && self.lists_rightly(with) {
            let positions = TRIALS.len() as u128 + 2;
            found.list = with.list;
            found.milliseconds_a_list = begun.elapsed().as_millis() / positions;
        }
    }

    fn lists_rightly(&mut self, found: Abilities) -> bool {
        let all = TRIALS.iter().chain([&MATE, &STALEMATE]);
        all.into_iter().all(|trial| {
            self.tried(|cecp| cecp.moves(found, &trial.ask()))
                .is_some_and(|moves| trial.agrees_with(&moves))
        })
    }

    /// Whether `fen` or `d` shows the position, and whether the latter shows who gives check.
    fn probe_positions(&mut self, found: &mut Abilities) {
        for order in ["fen", "d"] {
            let with = Abilities {
                shows_fen: Some(order),
                ..*found
            };
            let right = [(&START, INITIAL_FEN), (&AFTER_CASTLING.0, AFTER_CASTLING.1)]
                .into_iter()
                .all(|(trial, fen)| {
                    let shown = self.tried(|cecp| cecp.shown(with, &trial.ask(), "Fen:"));
                    shows(shown.as_deref(), fen)
                });
            if right {
                *found = with;
                break;
            }
            self.talk = None;
        }
        if found.shows_fen.is_none() {
            return;
        }
        let after = Ask {
            start: STARTPOS.into(),
            moves: vec!["e2e4".into()],
            question: Question::PositionAfter,
        };
        found.keeps_idle_en_passant = self
            .tried(|cecp| cecp.shown(*found, &after, "Fen:"))
            .is_some_and(|fen| has_en_passant(&fen));
        let checkers = |trial: &Trial, cecp: &mut Self| {
            cecp.tried(|cecp| cecp.shown(*found, &trial.ask(), "Checkers:"))
        };
        found.shows_checkers = checkers(&START, self).is_some_and(|text| text.is_empty())
            && checkers(&MATE, self).is_some_and(|text| !text.is_empty());
    }
}

/// What stands behind a name at the start of a line; for a position also a line that is FEN.
pub(super) fn value(lines: &[String], name: &str) -> Option<String> {
    let named = lines.iter().find_map(|line| line.strip_prefix(name));
    let reads = |text: &str| text.parse::<Setup>().is_ok();
    let is_fen = |line: &&String| {
        let line = line.trim();
        // A line of four fields is a FEN without its clocks.
        name == "Fen:" && (reads(line) || reads(&format!("{line} 0 1")))
    };
    let bare = || lines.iter().find(is_fen).map(String::as_str);
    named.or_else(bare).map(|text| text.trim().to_owned())
}
