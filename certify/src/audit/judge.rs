//! The rulings on one game. What was noticed is replayed on the oracle, and the oracle's rulings are what is found.

use chesslaws_board::{Colour, Setup};
use chesslaws_kernel::Position;
use chesslaws_law::{Edition, dispute, law};
use chesslaws_oracle::{Ending, Ground, Laws, Ruling};
use chesslaws_record::pgn::{Fault, Outcome, PgnError, Place};
use chesslaws_record::san::{self, SanError, Why};
use chesslaws_spec::Lang;

use super::finding::{Finding, Kind, Weight};
use super::governed::Governed;
use super::moves;
use super::record::Record;
use super::termination::Told;
use super::{automatic, claims, ends, tags};

/// A game and what it is judged by.
pub(super) struct Case<'a> {
    pub(super) record: &'a Record,
    pub(super) governed: Governed,
    pub(super) laws: Vec<Laws>,
    pub(super) lang: Lang,
    /// Whether what is for information is looked for.
    pub(super) notes: bool,
    /// Whether deviations from the export format are faults.
    pub(super) strict: bool,
    /// The first ply whose number contradicts the moves before it.
    pub(super) misnumbered: Option<usize>,
}

/// A game that was over with a ply, by the rulings of the editions that govern it.
struct Over {
    ply: usize,
    rulings: Vec<Ruling<Ending>>,
}

impl Over {
    fn reason(&self) -> &'static str {
        match self.rulings[0].finding {
            Ending::Checkmate { .. } => "checkmate",
            Ending::Stalemate => "stalemate",
            _ => "dead_position",
        }
    }

    fn result(&self) -> Outcome {
        match self.rulings[0].finding {
            Ending::Checkmate { winner } => won_by(winner),
            _ => Outcome::Draw,
        }
    }
}

pub(super) const fn won_by(winner: Colour) -> Outcome {
    match winner {
        Colour::White => Outcome::White,
        Colour::Black => Outcome::Black,
    }
}

impl Case<'_> {
    pub(super) fn say(&self, english: &str, chinese: &str) -> String {
        match self.lang {
            Lang::En => english,
            Lang::Zh => chinese,
        }
        .to_owned()
    }

    /// The position where the game starts.
    pub(super) fn position(&self) -> Position {
        let initial = || chesslaws_record::pgn::Start::initial().position;
        self.record
            .start
            .as_ref()
            .map_or_else(initial, |start| start.position)
    }

    /// Where the last of so many plies is written; the game's beginning for none.
    pub(super) fn place_of(&self, ply: usize) -> Place {
        let moved = ply.checked_sub(1).and_then(|at| self.record.plies.get(at));
        moved.map_or_else(|| self.begin(), |moved| moved.place)
    }

    pub(super) fn begin(&self) -> Place {
        self.record.begin.unwrap_or(Place {
            offset: 0,
            line: 1,
            column: 1,
        })
    }

    /// The result of the record: that behind the moves, or else that of the tag.
    pub(super) fn result(&self) -> Option<Outcome> {
        let end = self.record.end?;
        end.token.or(end.tag)
    }

    /// How the tag Termination says that the game ended.
    pub(super) fn told(&self) -> Option<Told> {
        self.record.tag_value("Termination").and_then(Told::of)
    }

    /// Whether the edition has to agree before anything is charged.
    pub(super) fn judged_by(&self, edition: Edition) -> bool {
        self.laws.iter().any(|laws| laws.edition == edition)
    }

    /// The finding, carried by rulings, one of each edition.
    pub(super) fn ruled<T>(&self, mut finding: Finding, rulings: &[Ruling<T>]) -> Finding {
        for (laws, ruling) in self.laws.iter().zip(rulings) {
            finding = finding.ruled(ruling, laws.edition, self.lang);
        }
        finding
    }

    /// The finding, carried by grounds in each edition that has them.
    pub(super) fn grounded(&self, mut finding: Finding, grounds: &[Ground]) -> Finding {
        for laws in &self.laws {
            finding = finding.grounded(grounds, laws.edition, self.lang);
        }
        finding
    }

    /// Everything that is found, in the order of the text.
    pub(super) fn findings(&self) -> Vec<Finding> {
        let mut found = tags::unreadable(self);
        found.extend(tags::results(self));
        found.extend(moves::castling_texts(self));
        let doubt = tags::start_in_doubt(self);
        let known = doubt.is_none();
        found.extend(doubt);
        let chess960 = self
            .record
            .start
            .as_ref()
            .is_some_and(|start| start.chess960);
        match self.record.first_setup().filter(|_| known) {
            Some(_) if chess960 => found.push(tags::other_rules(self)),
            Some(first) => found.extend(self.of_the_moves(first)),
            None => {}
        }
        found.sort_by_key(|finding| (finding.place.offset, finding.ply, finding.kind));
        found
    }

    fn of_the_moves(&self, first: Setup) -> Vec<Finding> {
        let reachable = self.may_be_reached(&first);
        let setups = self.replayed(first);
        let over = self.over(&setups);
        let mut found = Vec::new();
        if let Some(over) = &over {
            let mut after = self.after_the_end(over);
            if let Some(finding) = &mut after
                && !reachable
                && self.judged_by(Edition::Fide2023)
            {
                // Whether an ending stands that comes from a position no game reaches is disputed.
                finding.disputed(&[dispute!("2023:Q04")]);
            }
            found.extend(after);
        }
        found.extend(moves::no_move(self, &setups));
        let charges = found
            .iter()
            .any(|finding| finding.weight == Weight::Charged);
        if charges && let Some(illegal) = self.earlier_illegal(&setups) {
            found = vec![illegal];
        }
        let ended = over.is_some();
        for finding in &mut found {
            self.weighed(finding, ended, reachable);
        }
        let end = over.as_ref().map(|over| over.ply);
        let drawn = automatic::drawn(self, &setups);
        let claims = if self.notes {
            let last = end
                .into_iter()
                .chain(drawn.as_ref().map(|drawn| drawn.ply))
                .min();
            claims::claimable(self, &setups, last)
        } else {
            Vec::new()
        };
        found.extend(drawn.and_then(|drawn| automatic::drawn_without_a_claim(self, &drawn)));
        if end.is_none() {
            let mut told = ends::at_the_end(self, &setups, &claims);
            told.iter_mut()
                .for_each(|finding| self.weighed(finding, false, reachable));
            found.extend(told);
        }
        found.extend(claims);
        found
    }

    /// The positions that the moves lead to, the first one before them, made by the oracle.
    fn replayed(&self, first: Setup) -> Vec<Setup> {
        let made = self.record.made();
        let mut setups = Vec::with_capacity(made.len() + 1);
        setups.push(first);
        for step in made.iter().filter_map(|ply| ply.step) {
            let now = setups
                .last()
                .map(|now| self.laws[0].after(now, step.written()));
            setups.extend(now);
        }
        setups
    }

    /// Before a charge stands, every move before it is asked of the oracle: one that the kernel took for legal may be none.
    fn earlier_illegal(&self, setups: &[Setup]) -> Option<Finding> {
        let made = self.record.made();
        let unlawful = made.iter().zip(setups).position(|(ply, now)| {
            let lawful = |laws: &Laws| {
                ply.step
                    .is_some_and(|step| laws.is_lawful(now, step.written()))
            };
            !self.laws.iter().all(lawful)
        })?;
        let (ply, mv) = (&made[unlawful], made[unlawful].step?.written());
        moves::illegal(
            self,
            &setups[unlawful],
            &[mv],
            unlawful + 1,
            (&ply.text, ply.place),
        )
    }

    /// Where the game was over, if every edition that governs it says so and says the same.
    fn over(&self, setups: &[Setup]) -> Option<Over> {
        let made = self.record.made();
        let last = self.record.made().len();
        let of_few_men = |setup: &Setup| setup.men().count() <= 12;
        (0..setups.len())
            .filter(|&ply| {
                // Where a lawful move follows there was one; only the men can have ended the game.
                let dead = || {
                    made.get(ply)
                        .is_none_or(|next| next.before.is_dead_by_material())
                };
                ply == last || of_few_men(&setups[ply]) && dead()
            })
            .find_map(|ply| {
                let rulings: Vec<_> = self
                    .laws
                    .iter()
                    .map(|laws| laws.ending(&setups[ply]))
                    .collect();
                let ending = rulings[0].finding;
                let all = rulings.iter().all(|ruling| ruling.finding == ending);
                let ends = !matches!(ending, Ending::GoesOn | Ending::Conflict);
                (all && ends).then_some(Over { ply, rulings })
            })
    }

    /// What is wrong where the game was over: it went on, or its result is another.
    fn after_the_end(&self, over: &Over) -> Option<Finding> {
        let record = self.record;
        let goes_on = record.plies.get(over.ply);
        let right = over.result();
        let wrong = self.result().is_some_and(|result| result != right);
        let finding = match goes_on.filter(|next| next.step.is_some()) {
            Some(next) => Finding::new(
                Kind::MoveAfterEnd,
                Weight::Charged,
                next.place,
                self.over_in_words(over),
            )
            .at(over.ply + 1)
            .of(&next.text),
            None => {
                let kind = match (goes_on.is_some() || record.fault.is_some(), wrong) {
                    (true, _) => Kind::GameEnded,
                    (false, true) => Kind::ResultMismatch,
                    (false, false) => return None,
                };
                let place = self.place_of(over.ply);
                Finding::new(kind, Weight::Charged, place, self.over_in_words(over)).at(over.ply)
            }
        };
        let mut finding = self.ruled(finding.reason(over.reason()), &over.rulings);
        finding.correct_result = Some(right);
        if over.reason() == "dead_position" && self.judged_by(Edition::Fide1993) {
            // When such an ending ends the game is disputed.
            finding.disputed(&[dispute!("1993:Q05")]);
        }
        finding.weight = match finding.weight {
            // No move of the game has brought it about.
            _ if over.ply == 0 => Weight::Note,
            // Who plays on where the game is over breaks nothing, and that a result is unknown contradicts nothing: the
            // record is at fault.
            Weight::Charged if !wrong || self.result() == Some(Outcome::Unknown) => Weight::Fault,
            weight => weight,
        };
        Some(finding)
    }

    fn over_in_words(&self, over: &Over) -> String {
        let ending = crate::words::ending(over.rulings[0].finding, self.lang);
        let ply = over.ply;
        let over_then = self.say(
            &format!("the game was over with ply {ply}: {ending}"),
            &format!("对局在第{ply}着已经结束：{ending}"),
        );
        let right = over.result();
        let recorded = match self.result() {
            Some(result) if result != right => result.text(),
            _ => return over_then,
        };
        let right = right.text();
        over_then
            + &self.say(
                &format!("; the result by the board is {right}, recorded is {recorded}"),
                &format!("；按棋盘结果为{right}，记录为{recorded}"),
            )
    }
}

/// The place of a fault, and the text of the move, if it is one.
pub(super) fn written(error: &PgnError) -> Option<&SanError> {
    match &error.fault {
        Fault::San(error) => Some(error),
        _ => None,
    }
}

/// The moves that an unlawful text names.
pub(super) fn named(position: &Position, error: &SanError) -> Vec<chesslaws_board::Move> {
    match error.why {
        Why::Illegal => san::named(position, &error.text),
        _ => Vec::new(),
    }
}

/// The ground that a law is, without facts.
pub(super) fn bare(law: chesslaws_law::Law) -> Ground {
    Ground {
        law,
        facts: Vec::new(),
    }
}

/// The laws that a player passes over who makes no move: the players move in turn, one move at a time.
pub(super) fn no_move_made() -> [Ground; 2] {
    [bare(law!("1993:3.1.b")), bare(law!("1993:4.1.a"))]
}
