//! Runs the scenarios of `features/` against the oracle.
//!
//! A [`World`] is what a scenario has set up so far. Questions go to the laws under test, which may lack a statement or
//! have one replaced; the moves of a `Given` are made by the laws as they are, so that what fails is what is asked.

mod differ;
mod expect;
mod notation;
mod table;

use std::fmt;

use chesslaws_board::{Colour, Move, Setup, Square};
use chesslaws_law::{Edition, Law, Statement};
use chesslaws_oracle::table::Game;
use chesslaws_oracle::{Ending, Laws, Ruling, Standing};
use chesslaws_suite::features::Scenario;
use chesslaws_suite::steps::{self, Given, Line, Outcome, Step, Then, When};

pub use differ::{differs, in_notation, is_at_the_table, parts, parts_in_notation};

/// The laws cited in the rulings a scenario asserted, one list a ruling.
pub type Asserted = Vec<Vec<Law>>;

/// Why a scenario failed: the place, the sentence, the board, what was found and on which grounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// `features/art5_rook/rook.feature:12`.
    pub place: String,
    /// What is told of it.
    pub text: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.text)
    }
}

impl std::error::Error for Failure {}

/// The scenarios that show something of an edition: those tagged with a statement of it.
pub fn of_edition(scenarios: &[Scenario], edition: Edition) -> impl Iterator<Item = &Scenario> {
    let cites = move |scenario: &&Scenario| {
        let mut statements = scenario.statements().into_iter();
        statements.any(|statement| statement.edition() == edition)
    };
    scenarios.iter().filter(cites)
}

/// Runs a scenario, and gives the laws cited in the rulings it asserts.
///
/// # Errors
/// A sentence cannot be read, or what it expects was not found.
pub fn run(scenario: &Scenario, laws: &Laws) -> Result<Asserted, Failure> {
    run_at_the_table(
        scenario,
        Game {
            laws: *laws,
            ..Game::founding()
        },
    )
}

/// Runs a scenario under other statements off the board plane too.
///
/// # Errors
/// As [`run`].
pub fn run_at_the_table(scenario: &Scenario, game: Game) -> Result<Asserted, Failure> {
    let mut world = World::of(game);
    for sentence in &scenario.steps {
        let place = || format!("{} (line {})", scenario.place(), sentence.line);
        let step = sentence.step().map_err(|error| error.to_string());
        step.and_then(|step| world.take(&step))
            .map_err(|text| Failure {
                place: place(),
                text: format!("`{}`: {text}", sentence.text),
            })?;
    }
    Ok(world.asserted)
}

/// What a scenario has set up and asked so far.
#[derive(Clone, Debug)]
pub struct World {
    laws: Questions,
    /// The positions since the last one given, ply by ply.
    positions: Vec<Setup>,
    board: Option<(u8, u8)>,
    /// The position in which the move asked about was judged, who was to make it if that was said, and the move.
    asked: Option<(Setup, Option<Colour>, Move)>,
    asserted: Asserted,
    table: table::AtTable,
    writer: notation::Writer,
}

/// The laws under test.
#[derive(Clone, Copy)]
struct Questions(Laws);

impl fmt::Debug for Questions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Laws({})", self.0.edition)
    }
}

impl World {
    /// A world before its first sentence.
    #[must_use]
    pub fn new(laws: Laws) -> Self {
        Self::of(Game {
            laws,
            ..Game::founding()
        })
    }

    /// A world before its first sentence, under these laws of the board and the table.
    #[must_use]
    pub fn of(game: Game) -> Self {
        Self {
            laws: Questions(game.laws),
            writer: notation::Writer::under(game.notation.clone()),
            table: table::AtTable::under(game),
            positions: Vec::new(),
            board: None,
            asked: None,
            asserted: Vec::new(),
        }
    }

    /// Does what a sentence says.
    ///
    /// # Errors
    /// What was found instead of what the sentence expects.
    pub fn take(&mut self, step: &Step) -> Result<(), String> {
        match step {
            Step::Given(given) => self.given(given),
            Step::When(when) => self.when(when),
            Step::Then(then) => self.then(then),
        }
    }

    /// Reads a sentence and does what it says.
    ///
    /// # Errors
    /// The sentence is not in the step table, or [`Self::take`] fails.
    pub fn hear(&mut self, keyword: steps::Keyword, text: &str) -> Result<(), String> {
        let step = steps::read(keyword, text).map_err(|error| error.to_string())?;
        self.take(&step)
            .map_err(|found| format!("`{text}`: {found}"))
    }

    fn given(&mut self, given: &Given) -> Result<(), String> {
        match given {
            Given::InitialArray => self.positions = vec![chesslaws_oracle::art2_pieces::array()],
            Given::Position(setup) => self.positions = vec![(**setup).clone()],
            Given::Moves(moves) => {
                let whole = Laws::of(self.laws.0.edition);
                for &mv in moves {
                    let now = self.now()?;
                    if !whole.is_lawful(now, mv) {
                        return Err(format!("{mv} is not lawful in {now}"));
                    }
                    let next = whole.after(now, mv);
                    self.positions.push(next);
                }
            }
            &Given::Board { files, ranks } => self.board = Some((files, ranks)),
            Given::Letters(letters) => self.writer.use_letters(letters)?,
            Given::Settled(condition) => self.table.settle(condition),
            Given::Happened(event) => self.happens(event)?,
        }
        self.asked = None;
        Ok(())
    }

    fn when(&mut self, when: &When) -> Result<(), String> {
        if let When::Happens(event) = when {
            return self.happens(event);
        }
        if let When::Written(writing) = when {
            let laws = self.laws.0;
            return self.writer.write(&laws, self.positions.last(), writing);
        }
        let now = self.now()?.clone();
        match *when {
            When::Happens(_) | When::Written(_) => {}
            When::Judged(mv) => self.asked = Some((now, None, mv)),
            When::Plays(side, mv) => {
                let whole = Laws::of(self.laws.0.edition);
                if whole.turn(&now, side, whole.ending(&now).finding).finding
                    && whole.is_lawful(&now, mv)
                {
                    self.positions.push(whole.after(&now, mv));
                }
                self.asked = Some((now, Some(side), mv));
            }
        }
        Ok(())
    }

    fn now(&self) -> Result<&Setup, String> {
        self.positions
            .last()
            .ok_or_else(|| "no position was given".to_owned())
    }

    fn ply(&self, ply: usize) -> Result<&Setup, String> {
        let last = self.positions.len().saturating_sub(1);
        self.positions
            .get(ply)
            .ok_or_else(|| format!("there is no ply {ply}, the last is {last}"))
    }

    fn asked(&self) -> Result<&(Setup, Option<Colour>, Move), String> {
        self.asked
            .as_ref()
            .ok_or_else(|| "no move was asked about".to_owned())
    }
}
