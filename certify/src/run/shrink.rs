//! A failure made small: the fewest men, then the shortest game, that still fail and are still played.
//!
//! Moves are taken out of the game, then quiet moves are replaced by captures, then moves are taken out again, as long
//! as the rest stays lawful by the oracle and the subject still breaks the same statement. What is found is a game from
//! the initial array, so that it accuses as the first one did.

use std::collections::{BTreeMap, HashSet};

use chesslaws_board::{Move, Setup};
use chesslaws_law::Statement;
use chesslaws_oracle::{Ending, Laws, art2_pieces};
use chesslaws_protocol::{Answer, Ask, Question, STARTPOS, Subject};
use chesslaws_suite::{Case, Known};
use serde::{Deserialize, Serialize};

use super::exhibit::smallest;
use super::judge::Judge;
use super::{Outcome, Record};
use crate::subjects::Oracle;

/// How many questions a statement's counterexample may cost in each of two halves: moves taken out, then captures and
/// what they let be taken out. An engine may answer no more than five a second.
const QUESTIONS: usize = 300;
/// How many of the second half the captures may cost.
const CAPTURES: usize = 200;
/// How many games are looked at in each half; most are not lawful and cost no question.
const GAMES: usize = 10_000;
/// Longer games are cut down by blocks only: pairs of single moves are too many.
const PAIRED_PLIES: usize = 60;

/// A statement and a small case that shows it broken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Counterexample {
    /// The statement's id, or a name such as `FEN:castling`.
    pub statement: String,
    /// The case, as it was asked; its source names the one it was made from.
    pub record: Record,
}

/// The smallest case of each statement blamed, made smaller where it is a game.
pub(super) fn counterexamples(
    subject: &mut dyn Subject,
    judge: &Judge,
    records: &[Record],
) -> Vec<Counterexample> {
    let mut found: BTreeMap<(Option<Statement>, String), Record> = BTreeMap::new();
    for (statement, record) in smallest(records, judge.laws.edition) {
        let small = Shrinking::new(subject, judge, &statement, record).shrink();
        if let Some(small) = small {
            found.insert((Statement::find(&statement), statement), small);
        }
    }
    let named = |((_, statement), record)| Counterexample { statement, record };
    found.into_iter().map(named).collect()
}

/// A game with the position it leads to.
struct Game {
    moves: Vec<Move>,
    men: usize,
}

/// The work on one statement.
struct Shrinking<'a> {
    subject: &'a mut dyn Subject,
    judge: &'a Judge,
    statement: &'a str,
    first: &'a Record,
    best: Record,
    /// Its men and plies.
    size: (usize, usize),
    /// The questions and games that are left for now; none once the subject no longer replies.
    questions: usize,
    games: usize,
    is_silent: bool,
    /// Games that were looked at before: they cost nothing a second time.
    seen: HashSet<Vec<Move>>,
}

impl<'a> Shrinking<'a> {
    fn new(
        subject: &'a mut dyn Subject,
        judge: &'a Judge,
        statement: &'a str,
        first: &'a Record,
    ) -> Self {
        Self {
            subject,
            judge,
            statement,
            first,
            best: first.clone(),
            size: (usize::MAX, usize::MAX),
            questions: QUESTIONS,
            games: GAMES,
            is_silent: false,
            seen: HashSet::new(),
        }
    }

    /// The smaller record; none where the first cannot be made smaller.
    fn shrink(mut self) -> Option<Record> {
        let game = self.first_game()?;
        self.size = (game.men, game.moves.len());
        let game = self.cut_short(game);
        let game = self.shortened(game);
        (self.questions, self.games) = (CAPTURES, GAMES);
        let game = self.with_captures(game);
        self.questions += QUESTIONS - CAPTURES;
        self.shortened(game);
        (self.best != *self.first).then_some(self.best)
    }

    fn first_game(&self) -> Option<Game> {
        let ask = &self.first.ask;
        let asked_of_a_position = matches!(
            ask.question,
            Question::LegalMoves | Question::CheckState | Question::Ending
        );
        if ask.start != STARTPOS || !asked_of_a_position {
            return None;
        }
        let moves: Result<Vec<Move>, _> = ask.moves.iter().map(|text| text.parse()).collect();
        let moves = moves.ok()?;
        let men = play(&self.judge.laws, &moves)?.men().count();
        Some(Game { moves, men })
    }

    const fn is_spent(&self) -> bool {
        self.is_silent || self.questions == 0 || self.games == 0
    }

    /// Moves taken out, as long as that finds anything.
    fn shortened(&mut self, mut game: Game) -> Game {
        loop {
            let before = game.moves.len();
            game = self.without_tail(game);
            game = self.without_blocks(game);
            game = self.without_pairs(game);
            if game.moves.len() == before || self.is_spent() {
                return game;
            }
        }
    }

    /// The game up to where a statement is first blamed for a refusal on the way.
    fn cut_short(&mut self, game: Game) -> Game {
        let ply = self
            .first
            .blamed
            .iter()
            .find(|blame| blame.statement == self.statement);
        let Some(ply) = ply
            .map(|blame| blame.ply)
            .filter(|&ply| ply < game.moves.len())
        else {
            return game;
        };
        self.tried(&game.moves[..ply]).unwrap_or(game)
    }

    /// The last moves taken off, from halves down to one. It costs few questions, so it comes first.
    fn without_tail(&mut self, mut game: Game) -> Game {
        let mut size = game.moves.len() / 2;
        while size >= 1 && !self.is_spent() {
            match self.tried(&game.moves[..game.moves.len() - size]) {
                Some(smaller) => {
                    game = smaller;
                    size = size.min(game.moves.len() / 2);
                }
                None => size /= 2,
            }
        }
        game
    }

    /// Blocks of moves taken out, from halves down to single moves of each side.
    fn without_blocks(&mut self, mut game: Game) -> Game {
        let mut size = (game.moves.len() / 2) & !1;
        while size >= 2 && !self.is_spent() {
            let mut at = 0;
            while at + size <= game.moves.len() {
                let mut moves = game.moves.clone();
                moves.drain(at..at + size);
                match self.tried(&moves) {
                    Some(smaller) => game = smaller,
                    None => at += 1,
                }
            }
            size = (size / 2) & !1;
        }
        game
    }

    /// A move of White and one of Black taken out, wherever they stand.
    fn without_pairs(&mut self, mut game: Game) -> Game {
        if game.moves.len() > PAIRED_PLIES {
            return game;
        }
        let mut one = 0;
        while one < game.moves.len() && !self.is_spent() {
            let others = (one + 1..game.moves.len()).step_by(2);
            let smaller = others.into_iter().find_map(|other| {
                let mut moves = game.moves.clone();
                moves.remove(other);
                moves.remove(one);
                self.tried(&moves)
            });
            match smaller {
                Some(smaller) => game = smaller,
                None => one += 1,
            }
        }
        game
    }

    /// A move replaced by a capture, so that a man is fewer.
    fn with_captures(&mut self, mut game: Game) -> Game {
        let mut at = 0;
        while at < game.moves.len() && !self.is_spent() {
            let Some(before) = play(&self.judge.laws, &game.moves[..at]) else {
                return game;
            };
            let captures: Vec<Move> = Laws::candidates(&before)
                .filter(|&mv| before.piece(mv.to).is_some() && mv != game.moves[at])
                .collect();
            let smaller = captures.into_iter().find_map(|capture| {
                let mut moves = game.moves.clone();
                moves[at] = capture;
                self.tried(&moves).filter(|found| found.men < game.men)
            });
            if let Some(smaller) = smaller {
                game = smaller;
            }
            at += 1;
        }
        game
    }

    /// The game, if its moves are lawful, it is smaller than the best so far and it still fails.
    fn tried(&mut self, moves: &[Move]) -> Option<Game> {
        if self.is_spent() || !self.seen.insert(moves.to_vec()) {
            return None;
        }
        self.games -= 1;
        let laws = self.judge.laws;
        let setup = play(&laws, moves)?;
        let men = setup.men().count();
        if (men, moves.len()) >= self.size || self.asks_for_none(&setup) {
            return None;
        }
        self.questions -= 1;
        let record = self.asked(moves)?;
        (self.best, self.size) = (record, (men, moves.len()));
        Some(Game {
            moves: moves.to_vec(),
            men,
        })
    }

    /// Whether moves would be asked for where the men that are left have drawn the game.
    fn asks_for_none(&self, setup: &Setup) -> bool {
        let few = setup.men().count() <= 5;
        let of_moves = self.first.ask.question == Question::LegalMoves;
        of_moves && few && self.judge.laws.ending(setup).finding == Ending::Draw
    }

    /// The record of the same question after that game, if it is laid to the same statement.
    fn asked(&mut self, moves: &[Move]) -> Option<Record> {
        let ask = Ask {
            start: STARTPOS.into(),
            moves: moves.iter().map(Move::to_string).collect(),
            question: self.first.ask.question.clone(),
        };
        let expected = match Oracle::with(self.judge.laws).reply_to(&ask)? {
            Answer::Moves(moves) => Answer::moves(moves),
            other => other,
        };
        let case = Case {
            id: self.first.id.clone(),
            statements: self.first.statements.clone(),
            editions: vec![self.judge.laws.edition.name().to_owned()],
            motifs: Vec::new(),
            notation: None,
            known: Known::Played,
            ask,
            expected,
            because: Vec::new(),
            source: format!("made smaller from {}", self.first.id),
        };
        let reply = self.subject.ask(&case.ask);
        // One that no longer replies is asked no more.
        self.is_silent = reply.is_err();
        let judgement = self.judge.judge(self.subject, &case, &reply);
        let same = judgement.outcome == Outcome::Failed
            && judgement
                .blamed
                .iter()
                .any(|blame| blame.statement == self.statement && blame.ply == moves.len());
        same.then_some(Record {
            id: case.id,
            outcome: judgement.outcome,
            detail: judgement.detail,
            statements: case.statements,
            blamed: judgement.blamed,
            known: case.known,
            ask: case.ask,
            expected: case.expected,
            reply,
            source: case.source,
            baseline: None,
        })
    }
}

/// The position after the moves, if all are lawful and none comes after the end of the game.
fn play(laws: &Laws, moves: &[Move]) -> Option<Setup> {
    let mut setup = art2_pieces::array();
    for &mv in moves {
        let few = setup.men().count() <= 5;
        if !laws.is_lawful(&setup, mv) || few && laws.ending(&setup).finding != Ending::GoesOn {
            return None;
        }
        setup = laws.after(&setup, mv);
    }
    Some(setup)
}
