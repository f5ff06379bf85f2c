//! A dispute as it is told: the YAML file, and what it says.

use chesslaws_board::table::{Actor, Condition, Event, Phrase};
use chesslaws_board::{Colour, Move, Setup};
use chesslaws_oracle::art2_pieces;
use chesslaws_oracle::table::{Clocks, Game, State};
use chesslaws_spec::yaml::{self, Placed};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::game::{self, Before};
use super::{RuleError, amiss, judge, notated};
use crate::shorten;

/// The longest file that is read, in bytes.
const LONGEST_FILE: usize = 1 << 20;
/// The most events that a dispute may have.
pub const MOST_EVENTS: usize = 2_000;

/// A dispute over the board.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct File {
    /// The edition that governed the game; the Laws off the board are executed for `fide-1993`.
    pub edition: Placed<String>,
    /// A heading.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<Placed<String>>,
    /// Where the dispute is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Placed<String>>,
    /// `startpos` or a FEN.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Placed<String>>,
    /// The moves that nobody disputes, made before the events, in UCI or algebraic notation with spaces between.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<Placed<String>>,
    /// In place of `start` and `moves`: one game in PGN, or its moves alone (`1. e4 e5 2. Nf3`), up to where the dispute
    /// begins. Variations, comments and the result are passed over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pgn: Option<Placed<String>>,
    /// What was settled before play, a line each: `the time control is 40 moves in 2:00:00`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<Placed<String>>,
    /// What happened, a line each: `1:59:58 White plays e2e4 and presses the clock`.
    pub events: Vec<Placed<String>>,
    /// What is asked: `result`, `ruling`, `moves`, `clocks`, `penalties`, or `may White: claims a draw by repetition`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<Placed<String>>,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// What is the result?
    Result,
    /// What follows from what was done last?
    Ruling,
    /// What must the player who has the move play?
    Moves,
    /// What do the clocks show?
    Clocks,
    /// Which penalties may be given?
    Penalties,
    /// May this be claimed, so that the claim is granted?
    May(Event),
}

/// A dispute, read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dispute {
    /// The heading.
    pub title: Option<String>,
    /// Where it is told.
    pub source: Option<String>,
    /// The first position.
    pub start: Setup,
    /// The moves before the events, all lawful.
    pub moves: Vec<Move>,
    /// The positions from the first one on, one more than the moves.
    pub positions: Vec<Setup>,
    /// What was settled before play.
    pub conditions: Vec<Condition>,
    /// What happened, each with its line in the file.
    pub events: Vec<(u64, Event)>,
    /// What is asked.
    pub questions: Vec<Question>,
}

/// Reads a dispute.
///
/// # Errors
/// Text that is not a dispute: the line, the field and what would be right.
pub fn read(text: &str) -> Result<Dispute, RuleError> {
    if text.len() > LONGEST_FILE {
        return Err(at(
            1,
            "the file",
            format!("longer than {LONGEST_FILE} bytes"),
        ));
    }
    let file: File = yaml::read(text).map_err(|error| amiss::no_dispute(text, &error))?;
    file.dispute()
}

fn at(line: u64, field: &'static str, what: String) -> RuleError {
    RuleError::Field { line, field, what }
}

/// Reads each line of a list, with its line in the file.
fn lines<T>(
    list: &[Placed<String>],
    field: &'static str,
    read: impl Fn(&str) -> Result<T, String>,
) -> Result<Vec<(u64, T)>, RuleError> {
    let one = |text: &Placed<String>| {
        let read = read(&text.value).map_err(|what| at(text.line, field, what))?;
        Ok((text.line, read))
    };
    list.iter().map(one).collect()
}

/// Whether the time control that was settled still lies ahead, if one was.
fn still_timed(now: &Setup, conditions: &[(u64, Condition)]) -> Result<(), RuleError> {
    let periods = conditions.iter().rev().find(|(_, condition)| {
        matches!(condition, Condition::Period { .. } | Condition::Rest { .. })
    });
    let settled: Vec<Condition> = conditions.iter().map(|(_, one)| one.clone()).collect();
    let clocks = Clocks::new(now, &settled);
    let timed = |side| clocks.of(side).allotted.is_some();
    match periods {
        Some(&(line, _)) if !Colour::BOTH.into_iter().all(timed) => {
            let made = now.fullmove_number.saturating_sub(1);
            let white = made + u32::from(now.turn == Colour::Black);
            let what = format!(
                "White has made {white} moves and Black {made} before the events, so that for one of them no control lies ahead; right would be another line, such as `the rest of the game is in 1:00:00`"
            );
            Err(at(line, "conditions", what))
        }
        _ => Ok(()),
    }
}

/// What is amiss with a line: words of its own, or an event before it that cannot have happened.
enum Amiss {
    Line(String),
    Before(RuleError),
}

impl From<String> for Amiss {
    fn from(what: String) -> Self {
        Self::Line(what)
    }
}

impl Amiss {
    fn at(self, line: u64, field: &'static str) -> RuleError {
        match self {
            Self::Line(what) => at(line, field, what),
            Self::Before(error) => error,
        }
    }
}

/// The events so far, judged as far as was asked.
#[derive(Default)]
struct Course {
    game: Option<Game>,
    judged: usize,
    state: Option<State>,
}

impl Course {
    /// The state after all that was told so far.
    fn up_to_now(&mut self, told: &Dispute) -> Result<State, Amiss> {
        let game = self.game.get_or_insert_with(Game::founding);
        let state = self.state.get_or_insert_with(|| judge::begun(game, told));
        for (line, event) in &told.events[self.judged..] {
            let ruling = game
                .apply(state, event)
                .map_err(|why| Amiss::Before(super::cannot_have_happened(*line, event, &why)))?;
            *state = ruling.finding.state;
            self.judged += 1;
        }
        Ok(state.clone())
    }
}

fn question(text: &str, state: impl FnOnce() -> Result<State, Amiss>) -> Result<Question, Amiss> {
    let may = text
        .strip_prefix("may ")
        .and_then(|rest| rest.split_once(": "));
    match (text, may) {
        ("result", _) => Ok(Question::Result),
        ("ruling", _) => Ok(Question::Ruling),
        ("moves", _) => Ok(Question::Moves),
        ("clocks", _) => Ok(Question::Clocks),
        ("penalties", _) => Ok(Question::Penalties),
        (_, Some((who, act))) => {
            let event = notated::read(&format!("{who} {act}"), state)?;
            match event.by {
                Actor::Player(_) => Ok(Question::May(event)),
                Actor::Arbiter => Err(
                    "the arbiter claims nothing; right would be White or Black, as in `may White: claims a draw by repetition`".to_owned().into(),
                ),
            }
        }
        _ => Err(format!(
            "`{}` is no question; right would be result, ruling, moves, clocks, penalties, or `may White: claims a draw by repetition`",
            shorten::quote(text)
        )
        .into()),
    }
}

impl File {
    /// The dispute that the file tells.
    ///
    /// # Errors
    /// A field that cannot be read: the line, the field and what would be right.
    pub(crate) fn dispute(&self) -> Result<Dispute, RuleError> {
        self.edition()?;
        if self.events.len() > MOST_EVENTS {
            return Err(at(
                self.events[MOST_EVENTS].line,
                "events",
                format!(
                    "more than {MOST_EVENTS} events; right would be the part that is disputed, after `moves`"
                ),
            ));
        }
        let (start, moves, positions) = self.before()?;
        let conditions = lines(&self.conditions, "conditions", |text| {
            Condition::read(text).map_err(|error| error.to_string())
        })?;
        amiss::agree(&conditions)?;
        still_timed(positions.last().unwrap_or(&start), &conditions)?;
        let text = |field: &Option<Placed<String>>| field.as_ref().map(|text| text.value.clone());
        let mut told = Dispute {
            title: text(&self.title),
            source: text(&self.source),
            start,
            moves,
            positions,
            conditions: conditions
                .into_iter()
                .map(|(_, condition)| condition)
                .collect(),
            events: Vec::new(),
            questions: Vec::new(),
        };
        self.happened(&mut told)?;
        Ok(told)
    }

    /// The events and the questions, of which the moves in algebraic notation are read in the state before them.
    fn happened(&self, told: &mut Dispute) -> Result<(), RuleError> {
        let mut course = Course::default();
        for text in &self.events {
            let event = notated::read(&text.value, || course.up_to_now(told));
            let event = event.map_err(|amiss| amiss.at(text.line, "events"))?;
            told.events.push((text.line, event));
        }
        for text in &self.questions {
            let asked = question(&text.value, || course.up_to_now(told));
            let asked = asked.map_err(|amiss| amiss.at(text.line, "questions"))?;
            told.questions.push(asked);
        }
        Ok(())
    }

    fn edition(&self) -> Result<(), RuleError> {
        let wrong = match self.edition.value.as_str() {
            "fide-1993" => return Ok(()),
            "fide-2023" => "of fide-2023 only the Laws of the board are executed so far; right would be fide-1993".to_owned(),
            other => format!("`{}` is no edition; right would be fide-1993", shorten::quote(other)),
        };
        Err(at(self.edition.line, "edition", wrong))
    }

    fn start(&self) -> Result<Setup, RuleError> {
        match &self.start {
            None => Ok(art2_pieces::array()),
            Some(text) if text.value == "startpos" => Ok(art2_pieces::array()),
            Some(text) => text.value.parse().map_err(|error| {
                let what = format!(
                    "neither startpos nor FEN: {}",
                    crate::explain::not_fen(&error)
                );
                at(text.line, "start", what)
            }),
        }
    }

    /// The first position, the moves before the events, and the positions from the first one on.
    fn before(&self) -> Result<(Setup, Vec<Move>, Vec<Setup>), RuleError> {
        let Some(text) = &self.pgn else {
            let start = self.start()?;
            let (moves, positions) = self.moves(&start)?;
            return Ok((start, moves, positions));
        };
        if let Some(other) = self.start.as_ref().or(self.moves.as_ref()) {
            let what = "pgn tells the game already; right would be pgn alone, or start and moves";
            return Err(at(other.line, "pgn", what.to_owned()));
        }
        let told = game::read(&text.value).map_err(|(line, what)| {
            let what = format!("line {line} of the game: {what}");
            at(text.line, "pgn", what)
        })?;
        let mut before = Before::from(told.start);
        for mv in told.moves {
            before.play(mv).map_err(|what| at(text.line, "pgn", what))?;
        }
        Ok(before.parts())
    }

    fn moves(&self, start: &Setup) -> Result<(Vec<Move>, Vec<Setup>), RuleError> {
        let mut before = Before::from(start.clone());
        for word in self
            .moves
            .iter()
            .flat_map(|text| text.value.split_whitespace())
        {
            let line = self.moves.as_ref().map_or(0, |text| text.line);
            let played = before.read(word).and_then(|mv| before.play(mv));
            played.map_err(|what| at(line, "moves", what))?;
        }
        let (_, moves, positions) = before.parts();
        Ok((moves, positions))
    }
}

impl Dispute {
    /// The file that says the same.
    #[must_use]
    pub fn to_yaml(&self) -> String {
        let quoted =
            |text: &str| format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""));
        let mut file = String::from("edition: fide-1993\n");
        for (name, text) in [("title", &self.title), ("source", &self.source)] {
            if let Some(text) = text {
                file += &format!("{name}: {}\n", quoted(text));
            }
        }
        let start = if self.start == art2_pieces::array() {
            "startpos".to_owned()
        } else {
            self.start.to_string()
        };
        file += &format!("start: {}\n", quoted(&start));
        if !self.moves.is_empty() {
            let moves: Vec<String> = self.moves.iter().map(ToString::to_string).collect();
            file += &format!("moves: {}\n", quoted(&moves.join(" ")));
        }
        let lists = [
            (
                "conditions",
                self.conditions
                    .iter()
                    .map(ToString::to_string)
                    .collect::<Vec<_>>(),
            ),
            (
                "events",
                self.events
                    .iter()
                    .map(|(_, event)| event.to_string())
                    .collect(),
            ),
            (
                "questions",
                self.questions.iter().map(ToString::to_string).collect(),
            ),
        ];
        for (name, list) in lists {
            if list.is_empty() {
                if name == "events" {
                    file += "events: []\n";
                }
                continue;
            }
            file += &format!("{name}:\n");
            for line in list {
                file += &format!("- {}\n", quoted(&line));
            }
        }
        file
    }
}

impl std::fmt::Display for Question {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Result => f.write_str("result"),
            Self::Ruling => f.write_str("ruling"),
            Self::Moves => f.write_str("moves"),
            Self::Clocks => f.write_str("clocks"),
            Self::Penalties => f.write_str("penalties"),
            Self::May(event) => {
                let by = match event.by {
                    Actor::Player(colour) => colour.to_string(),
                    Actor::Arbiter => "the arbiter".to_owned(),
                };
                write!(f, "may {by}: {}", event.act)
            }
        }
    }
}
