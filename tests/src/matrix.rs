//! The kill matrix: each planted fault, and the statements that the suite blames for it.
//!
//! Every case of the suite is put to the planted laws. The answer is looked up without replaying the game each time: the
//! set-ups along the games are made once. Where it is wrong, [`chesslaws::run::laid`] says what it is laid to, as the
//! certifier does; the test lets the certifier itself repeat it on a sample. What no question of the protocol asks is
//! shown by the scenarios.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chesslaws::run::laid;
use chesslaws::subjects::{Oracle, ending_name, read_start};
use chesslaws_board::{Move, Setup};
use chesslaws_law::{Edition, Statement};
use chesslaws_oracle::Laws;
use chesslaws_protocol::{Answer, Ask, Question, Reply, Subject};
use chesslaws_spec::model::PlantedFault;
use chesslaws_suite::features::Scenario;
use chesslaws_suite::{Case, Known, cases, features};

use crate::world;

/// Of each motif so many vectors are tried on every fault.
const OF_A_MOTIF: usize = 6;
/// And each so manieth vector.
const EVERY: usize = 25;
/// Of the vectors that name a fault's statement at most so many.
const OF_A_STATEMENT: usize = 600;

/// What shows a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shown {
    /// A scenario, or a case whose position no game is known to reach: it accuses nobody.
    Example,
    /// A case on a played position, on which a subject is accused.
    Played,
}

/// A question that the planted laws answer wrongly.
#[derive(Clone)]
pub struct Difference<'a> {
    /// The case.
    pub case: &'a Case,
    /// What was wrong: the case's own question, or the move of its game that is denied.
    ask: Ask,
    expected: Answer,
    answer: Answer,
    /// Whose answer it is.
    planted: Laws,
}

impl Difference<'_> {
    /// The statements it is laid to in an edition.
    #[must_use]
    pub fn laid(&self, edition: Edition) -> BTreeSet<String> {
        let mut asking = |ask: &Ask| Oracle::with(self.planted).reply_to(ask);
        let (ours, answer) = (Laws::of(edition), &self.answer);
        let blames = laid(&ours, &self.ask, &self.expected, answer, &mut asking);
        blames.into_iter().map(|blame| blame.statement).collect()
    }

    /// What shows it.
    #[must_use]
    pub fn shown(&self) -> Shown {
        match self.case.known {
            Known::Played => Shown::Played,
            Known::Unproven | Known::Unreachable(_) => Shown::Example,
        }
    }
}

/// The statements blamed, and what shows it best.
pub type Blamed = BTreeMap<String, Shown>;

/// The cases of the suite, by the game they are asked after.
pub struct Suite {
    games: Vec<Game>,
    /// Games that are looked at for every fault.
    always: BTreeSet<usize>,
    elsewhere: Vec<Case>,
    scenarios: Vec<Scenario>,
}

struct Game {
    path: Vec<(Setup, Move)>,
    now: Setup,
    cases: Vec<Case>,
}

impl Suite {
    /// All cases and scenarios.
    ///
    /// # Panics
    /// If a case cannot be read, which other tests exclude.
    #[must_use]
    pub fn whole() -> Self {
        let mut suite = Self {
            games: Vec::new(),
            always: BTreeSet::new(),
            elsewhere: Vec::new(),
            scenarios: features::all(),
        };
        let mut places: HashMap<(String, Vec<String>), usize> = HashMap::new();
        for case in cases::all() {
            if !is_of_one_position(&case.ask.question) {
                suite.elsewhere.push(case);
                continue;
            }
            let key = (case.ask.start.clone(), case.ask.moves.clone());
            let place = *places.entry(key).or_insert_with(|| {
                suite.games.push(Game::of(&case.ask));
                suite.games.len() - 1
            });
            suite.games[place].cases.push(case);
        }
        suite.always = suite.spread();
        suite
    }

    /// Every scenario and public report; of the vectors the first few of each motif, and some at even distances.
    fn spread(&self) -> BTreeSet<usize> {
        let mut seen: HashMap<&str, usize> = HashMap::new();
        let mut always = BTreeSet::new();
        for (place, game) in self.games.iter().enumerate() {
            let Some(case) = game.cases.first() else {
                continue;
            };
            let mut rare = false;
            for motif in &case.motifs {
                let times = seen.entry(motif).or_default();
                *times += 1;
                rare |= *times <= OF_A_MOTIF;
            }
            if rare || case.motifs.is_empty() || place % EVERY == 0 {
                always.insert(place);
            }
        }
        always
    }

    /// The games that are looked at for every fault.
    #[must_use]
    pub const fn first(&self) -> &BTreeSet<usize> {
        &self.always
    }

    /// All games.
    #[must_use]
    pub fn everything(&self) -> BTreeSet<usize> {
        (0..self.games.len()).collect()
    }

    /// The games on which a fault in these founding statements is tried: those for every fault, and those that name one
    /// of the statements, of many some at even distances.
    #[must_use]
    pub fn about(&self, statements: &BTreeSet<String>) -> BTreeSet<usize> {
        let names = |game: &Game| {
            let mut named = game.cases.iter().flat_map(|case| &case.statements);
            named.any(|id| statements.contains(id))
        };
        let naming: Vec<usize> = (0..self.games.len())
            .filter(|&place| names(&self.games[place]))
            .collect();
        let step = naming.len().div_ceil(OF_A_STATEMENT).max(1);
        let mut chosen = self.always.clone();
        chosen.extend(naming.into_iter().step_by(step));
        chosen
    }

    /// The positions of the suite that games reach.
    pub fn positions(&self) -> impl Iterator<Item = &Setup> {
        self.games.iter().map(|game| &game.now)
    }

    /// The cases of the laws' own edition that they answer wrongly.
    #[must_use]
    pub fn differences(&self, planted: &Laws, games: &BTreeSet<usize>) -> Vec<Difference<'_>> {
        let of_games = games
            .iter()
            .flat_map(|&place| self.games[place].differences(planted));
        let elsewhere =
            self.elsewhere
                .iter()
                .filter_map(|case| match Oracle::with(*planted).ask(&case.ask) {
                    Ok(Reply::Answer { answer, .. }) => difference(case, answer, planted),
                    _ => None,
                });
        of_games
            .chain(elsewhere)
            .filter(|difference| difference.case.is_of(planted.edition))
            .collect()
    }

    /// All that the differences and the scenarios are laid to in the edition of the laws.
    #[must_use]
    pub fn blamed(&self, planted: &Laws, differences: &[Difference<'_>]) -> Blamed {
        let mut blamed = Blamed::new();
        let of_scenarios = self.scenarios.iter();
        for statement in of_scenarios.flat_map(|scenario| world::differs(scenario, planted)) {
            blamed.insert(statement.id().to_owned(), Shown::Example);
        }
        for difference in differences {
            for statement in difference.laid(planted.edition) {
                let shown = blamed.entry(statement).or_insert(Shown::Example);
                *shown = difference.shown().max(*shown);
            }
        }
        blamed
    }
}

fn is_of_one_position(question: &Question) -> bool {
    !matches!(
        question,
        Question::SamePosition { .. } | Question::ReadFen { .. }
    )
}

fn difference<'a>(case: &'a Case, answer: Answer, planted: &Laws) -> Option<Difference<'a>> {
    (answer != case.expected).then(|| Difference {
        case,
        ask: case.ask.clone(),
        expected: case.expected.clone(),
        answer,
        planted: *planted,
    })
}

impl Game {
    fn of(ask: &Ask) -> Self {
        let laws = Laws::of(Edition::FOUNDING);
        let mut now = read_start(&ask.start).expect("the start of a case");
        let mut path = Vec::with_capacity(ask.moves.len());
        for text in &ask.moves {
            let mv: Move = text.parse().expect("a move of a case");
            let next = laws.after(&now, mv);
            path.push((now, mv));
            now = next;
        }
        Self {
            path,
            now,
            cases: Vec::new(),
        }
    }

    /// Laws that deny a move of the game refuse every question after it: that move is the difference.
    fn differences(&self, planted: &Laws) -> Vec<Difference<'_>> {
        let denied = self
            .path
            .iter()
            .position(|(setup, mv)| !planted.is_lawful(setup, *mv));
        if let Some(played) = denied {
            return self.denied(played, planted).into_iter().collect();
        }
        let mut moves = None;
        let answers = self.cases.iter().filter_map(|case| {
            let answer = match &case.ask.question {
                Question::LegalMoves => moves
                    .get_or_insert_with(|| lawful_moves(planted, &self.now))
                    .clone(),
                question => answer(planted, &self.now, question)?,
            };
            difference(case, answer, planted)
        });
        answers.collect()
    }

    fn denied(&self, played: usize, planted: &Laws) -> Option<Difference<'_>> {
        let case = self.cases.first()?;
        let question = Question::IsLegal {
            mv: case.ask.moves[played].clone(),
        };
        Some(Difference {
            case,
            ask: Ask {
                start: case.ask.start.clone(),
                moves: case.ask.moves[..played].to_vec(),
                question,
            },
            expected: Answer::Truth(true),
            answer: Answer::Truth(false),
            planted: *planted,
        })
    }
}

fn lawful_moves(laws: &Laws, setup: &Setup) -> Answer {
    let moves = Laws::candidates(setup).filter(|&mv| laws.is_lawful(setup, mv));
    Answer::moves(moves.map(|mv| mv.to_string()).collect())
}

/// The answer to a question on one position; none where two clauses end the game differently.
fn answer(laws: &Laws, setup: &Setup, question: &Question) -> Option<Answer> {
    match question {
        Question::LegalMoves => Some(lawful_moves(laws, setup)),
        Question::IsLegal { mv } => {
            let mv: Move = mv.parse().ok()?;
            Some(Answer::Truth(laws.lawful(setup, mv).finding))
        }
        Question::CheckState => Some(Answer::Truth(!laws.check(setup).finding.is_empty())),
        Question::Ending => ending_name(laws.ending(setup).finding).map(Answer::Ending),
        Question::PositionAfter => Some(Answer::Fen(setup.to_string())),
        _ => None,
    }
}

/// The statements that a fault says it is laid to in an edition.
///
/// # Panics
/// If it names what is no statement, which the loader excludes.
#[must_use]
pub fn declared(fault: &PlantedFault, edition: Edition) -> BTreeSet<String> {
    let here = std::iter::once(&fault.primary).chain(&fault.collateral);
    let here = here.map(|id| id.value.clone());
    // What the edition in force alone says cannot be got wrong in another.
    let of_today = fault.primary.value.starts_with(Edition::IN_FORCE.prefix());
    match (&fault.in_force, edition) {
        (_, Edition::FOUNDING) if of_today => BTreeSet::new(),
        (_, _) if of_today => here.collect(),
        (_, Edition::FOUNDING) => here.collect(),
        (Some(in_force), _) => in_force.iter().map(|id| id.value.clone()).collect(),
        (None, _) => here
            .map(|id| Statement::find(&id).expect("a statement"))
            .filter_map(Statement::primary)
            .map(|today| today.id().to_owned())
            .collect(),
    }
}
