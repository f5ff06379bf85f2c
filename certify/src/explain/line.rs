//! The words of the command as a position, the moves played from it and the move to judge.

use chesslaws_board::{Move, Setup};
use chesslaws_oracle::{Ending, Laws, Ruling};

use super::record::{self, Recorded};
use super::{ExplainError, startpos};
use crate::notation;

/// A position, the moves played from it and the move to judge.
#[derive(Clone, Debug)]
pub struct Line {
    /// Where it starts.
    pub start: Setup,
    /// The moves played.
    pub moves: Vec<Move>,
    /// The words of each that was given in algebraic notation.
    pub records: Vec<Option<String>>,
    /// The move to judge after them.
    pub judged: Option<Move>,
    /// Its words, if it was given in algebraic notation.
    pub judged_record: Option<String>,
}

/// A move with the position it was tried in and the ruling on it.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// Where the move was tried.
    pub before: Setup,
    /// The move.
    pub mv: Move,
    /// Whether it is lawful, and why.
    pub ruling: Ruling<bool>,
    /// Whether the game was over before it, and by which clauses.
    pub so_far: Ruling<Ending>,
    /// What the Laws say of the words it was given in, if these were algebraic notation and it is lawful.
    pub record: Option<Recorded>,
}

impl Verdict {
    /// Whether the game was over before the move.
    #[must_use]
    pub fn after_the_end(&self) -> bool {
        self.so_far.finding != Ending::GoesOn
    }

    /// The verdict under other laws, on the same move in the same position.
    #[must_use]
    pub fn under(&self, laws: &Laws) -> Self {
        judge(laws, &self.before, self.mv)
    }

    /// The same with what the laws say of the words, if it is lawful.
    fn recorded(mut self, laws: &Laws, text: Option<&str>) -> Self {
        let text = text.filter(|_| self.ruling.finding);
        self.record = text.map(|text| Recorded::of(laws, &self.before, self.mv, text));
        self
    }
}

/// The line as played: the rulings, up to the first move that is not lawful, and the position reached.
#[derive(Clone, Debug)]
pub struct Played {
    /// A ruling on each move, the last on the move that was to be judged if all before it are lawful.
    pub verdicts: Vec<Verdict>,
    /// The position reached by the lawful moves played; the judged move is not made.
    pub now: Setup,
    /// The moves behind one that is not lawful: it is not made, so there is no position to judge them in.
    pub not_judged: Vec<Move>,
}

impl Line {
    /// Plays the moves and judges each.
    #[must_use]
    pub fn play(&self, laws: &Laws) -> Played {
        let mut played = Played {
            verdicts: Vec::new(),
            now: self.start.clone(),
            not_judged: Vec::new(),
        };
        for (at, &mv) in self.moves.iter().enumerate() {
            let text = self.records.get(at).and_then(Option::as_deref);
            let verdict = judge(laws, &played.now, mv).recorded(laws, text);
            let lawful = verdict.ruling.finding;
            played.verdicts.push(verdict);
            if !lawful {
                let rest = self.moves[at + 1..].iter().copied();
                played.not_judged = rest.chain(self.judged).collect();
                return played;
            }
            played.now = laws.after(&played.now, mv);
        }
        let text = self.judged_record.as_deref();
        let judged = self
            .judged
            .map(|mv| judge(laws, &played.now, mv).recorded(laws, text));
        played.verdicts.extend(judged);
        played
    }
}

fn judge(laws: &Laws, setup: &Setup, mv: Move) -> Verdict {
    Verdict {
        before: setup.clone(),
        mv,
        ruling: laws.lawful(setup, mv),
        so_far: laws.ending(setup),
        record: None,
    }
}

/// Reads the words of the command; a move in algebraic notation is looked up in the position it is to be made in.
///
/// # Errors
/// The first word that is no part of a position or no move.
pub(super) fn read(
    words: &[String],
    judged: Option<&str>,
    laws: &Laws,
) -> Result<Line, ExplainError> {
    let (start, mut at) = position(words)?;
    let mut reading = Reading {
        laws,
        now: Some(start.clone()),
    };
    let mut line = Line {
        start,
        moves: Vec::new(),
        records: Vec::new(),
        judged: None,
        judged_record: None,
    };
    if words.get(at).is_some_and(|word| word == "moves") {
        at += 1;
        while let Some(text) = words.get(at) {
            for word in text.split_whitespace() {
                line.moves.push(reading.next(word, at)?);
                line.records.push(words_of(word));
            }
            at += 1;
        }
    } else if let Some(word) = words.get(at) {
        line.judged = Some(reading.one_move(word, at)?);
        line.judged_record = words_of(word);
        at += 1;
    }
    if let Some(found) = words.get(at) {
        let right = "the end, or `moves` before several moves";
        return Err(ExplainError::Words {
            word: at + 1,
            found: found.clone(),
            right,
        });
    }
    match (judged, line.judged) {
        (Some(text), None) => {
            line.judged = Some(reading.one_move(text, words.len())?);
            line.judged_record = words_of(text);
        }
        (Some(text), Some(_)) => {
            let right = "one move to judge, not two";
            return Err(ExplainError::Words {
                word: words.len() + 1,
                found: text.to_owned(),
                right,
            });
        }
        (None, _) => {}
    }
    Ok(line)
}

/// The words of a move that is not given in UCI notation.
fn words_of(word: &str) -> Option<String> {
    word.parse::<Move>().is_err().then(|| word.to_owned())
}

/// The position the words begin with, and how many of them it takes.
fn position(words: &[String]) -> Result<(Setup, usize), ExplainError> {
    let first = words.first().map_or("", String::as_str);
    if words.iter().all(|word| word.trim().is_empty()) {
        return Err(ExplainError::NoPosition);
    }
    if first == "startpos" {
        return Ok((startpos(), 1));
    }
    let fields = if first.contains(' ') {
        1
    } else {
        words.len().min(6)
    };
    Ok((words[..fields].join(" ").parse()?, fields))
}

/// The position in which the next word is read; none behind a move that is not lawful.
struct Reading<'a> {
    laws: &'a Laws,
    now: Option<Setup>,
}

impl Reading<'_> {
    /// Reads a move and makes it, if it is lawful.
    fn next(&mut self, word: &str, at: usize) -> Result<Move, ExplainError> {
        let mv = self.one_move(word, at)?;
        let now = self.now.take();
        self.now = now
            .filter(|now| self.laws.is_lawful(now, mv))
            .map(|now| self.laws.after(&now, mv));
        Ok(mv)
    }

    fn one_move(&self, word: &str, at: usize) -> Result<Move, ExplainError> {
        let now = self.now.as_ref();
        notation::read(now, word).or_else(|error| {
            // What no reader of moves takes may still be a record that means one move alone.
            let meant = now.and_then(|now| record::meant(self.laws, now, word));
            meant.ok_or_else(|| {
                let breach = now.map(|now| record::breach(self.laws, now, word));
                ExplainError::at(at + 1, error.followed_by(&breach.unwrap_or_default()))
            })
        })
    }
}
