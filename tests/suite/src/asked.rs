//! A scenario as questions to a subject: what of its sentences can be put on the plane of the board.
//!
//! The expected answers are those that the scenario states. What cannot be asked of a subject (the colour of a square,
//! the size of a board, grounds alone) is passed over.

use chesslaws_board::table::{Act, Actor, ClockAct, Event, Outcome, Part, Tongue};
use chesslaws_board::{Colour, Move, Setup};
use chesslaws_protocol::{
    Answer, Ask, AtTheTable, EndingName, Question, Reached, ResultName, STARTPOS,
};

use crate::features::Scenario;
use crate::steps::{self, Found, Given, Standing, Step, StepError, Then, When};

/// A question of a scenario, the answer it states and the grounds it names for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The question.
    pub ask: Ask,
    /// The answer stated.
    pub expected: Answer,
    /// The grounds named for it.
    pub because: Vec<String>,
}

/// Where the scenario stands.
#[derive(Default)]
struct Stand {
    start: String,
    moves: Vec<String>,
    /// The move asked about; played already if it is lawful and was not only judged.
    asked: Option<Move>,
    played: bool,
    /// What was settled and what happened at the table.
    table: AtTheTable,
    /// What White has used, while what Black has used is not yet told.
    white_used: Option<u64>,
    found: Vec<Asked>,
}

/// The questions of a scenario, in the order of its sentences.
///
/// # Errors
/// A sentence is not in the step table.
pub fn questions(scenario: &Scenario) -> Result<Vec<Asked>, StepError> {
    let mut stand = Stand::default();
    for (at, sentence) in scenario.steps.iter().enumerate() {
        match sentence.step()? {
            Step::Given(given) => stand.given(&given),
            Step::When(when) => {
                let unlawful = scenario.steps[at + 1..]
                    .iter()
                    .any(|later| matches!(later.step(), Ok(Step::Then(Then::Lawful(false)))));
                stand.when(&when, !unlawful);
            }
            Step::Then(then) => stand.then(&then),
        }
    }
    Ok(stand.found)
}

impl Stand {
    fn given(&mut self, given: &Given) {
        match given {
            Given::InitialArray => (self.start, self.moves) = (STARTPOS.into(), Vec::new()),
            Given::Position(setup) => (self.start, self.moves) = (setup.to_string(), Vec::new()),
            Given::Moves(moves) => self.moves.extend(moves.iter().map(Move::to_string)),
            Given::Settled(condition) => self.table.conditions.push(condition.to_string()),
            Given::Happened(event) => self.table.events.push(event.to_string()),
            Given::Board { .. } | Given::Letters(_) => {}
        }
        self.asked = None;
    }

    fn when(&mut self, when: &When, lawful: bool) {
        let mv = match when {
            When::Plays(_, mv) | When::Judged(mv) => mv,
            When::Happens(event) => return self.table.events.push(event.to_string()),
            When::Written(_) => return,
        };
        (self.asked, self.played) = (Some(*mv), false);
        if matches!(when, When::Plays(..)) && lawful {
            self.moves.push(mv.to_string());
            self.played = true;
        }
    }

    fn then(&mut self, then: &Then) {
        match then {
            Then::Because(ids) | Then::BecauseAlone(ids) => {
                if let Some(last) = self.found.last_mut() {
                    last.because = ids.iter().map(|id| id.id().to_owned()).collect();
                }
            }
            &Then::Lawful(lawful) => self.is_legal(lawful),
            Then::Becomes(setup) => self.becomes(setup),
            &Then::Check(check) => self.add(Question::CheckState, Answer::Truth(check)),
            Then::CheckFrom(_) => self.add(Question::CheckState, Answer::Truth(true)),
            &Then::Ending(outcome) => self.add(Question::Ending, Answer::Ending(named(outcome))),
            Then::LawfulMoves(moves) => {
                let moves = moves.iter().map(Move::to_string).collect();
                self.add(Question::LegalMoves, Answer::moves(moves));
            }
            Then::LawfulMovesFrom(_, moves) => {
                for mv in moves.iter().map(Move::to_string) {
                    self.add(Question::IsLegal { mv }, Answer::Truth(true));
                }
            }
            Then::SameAs(other, same) => {
                let other = Reached {
                    start: other.to_string(),
                    moves: Vec::new(),
                };
                self.add(Question::SamePosition { other }, Answer::Truth(*same));
            }
            &Then::SamePlies(one, other, same) => self.same_plies(one, other, same),
            &Then::Standing(standing) if standing != Standing::Unreachable => {
                self.read_fen(standing == Standing::Lawful);
            }
            Then::AtTheTable(found) => self.at_the_table(found),
            _ => {}
        }
    }

    /// What can be asked of a game at the table: how it stands, not what followed at each step.
    fn at_the_table(&mut self, found: &Found) {
        let table = self.table.clone();
        match found {
            Found::Result(outcome) => self.result(Some(*outcome)),
            Found::NotOver => self.result(None),
            Found::Bound(Some(moves)) => {
                let moves = moves.iter().map(Move::to_string).collect();
                self.add(Question::BoundPieces { table }, Answer::moves(moves));
            }
            Found::Repetitions(times) if table.events.is_empty() => {
                self.add(Question::RepetitionCount, Answer::Number(*times));
            }
            Found::MayClaim(side, act, granted) => {
                let claim = Event::now(Actor::Player(*side), act.clone()).to_string();
                self.add(Question::MayClaim { table, claim }, Answer::Truth(*granted));
            }
            Found::Used(Colour::White, time) => self.white_used = Some(time.0),
            Found::Used(Colour::Black, time) => {
                if let Some(white) = self.white_used.take() {
                    let used = Answer::Clocks {
                        white,
                        black: time.0,
                    };
                    self.add(Question::ClockTimes { table }, used);
                }
            }
            // The event is told as nobody could have seen it.
            Found::Impossible => drop(self.table.events.pop()),
            _ => {}
        }
    }

    /// The result; where the arbiter has just seen a flag down, it is asked for what that comes to.
    fn result(&mut self, outcome: Option<Outcome>) {
        let expected = Answer::Result(match outcome {
            None => ResultName::None,
            Some(Outcome::WhiteWins) => ResultName::WhiteWins,
            Some(Outcome::BlackWins) => ResultName::BlackWins,
            Some(Outcome::Drawn) => ResultName::Drawn,
            Some(Outcome::BothLose) => ResultName::BothLose,
            Some(Outcome::Void) => ResultName::Void,
        });
        let mut table = self.table.clone();
        let last = table
            .events
            .last()
            .and_then(|text| text.parse::<Event>().ok());
        let seen = match last {
            Some(Event {
                at: None,
                by: Actor::Arbiter,
                act: Act::Clock(ClockAct::SeesFlag { side }),
                ..
            }) => Some(side),
            _ => None,
        };
        let question = match seen {
            Some(side) => {
                table.events.pop();
                let side = Part::write(&side, Tongue::English);
                Question::FlagFall { table, side }
            }
            None => Question::Ruling { table },
        };
        self.add(question, expected);
    }

    fn add(&mut self, question: Question, expected: Answer) {
        self.add_after(self.moves.clone(), question, expected);
    }

    fn add_after(&mut self, moves: Vec<String>, question: Question, expected: Answer) {
        let start = self.start.clone();
        if start.is_empty() {
            return;
        }
        self.found.push(Asked {
            ask: Ask {
                start,
                moves,
                question,
            },
            expected,
            because: Vec::new(),
        });
    }

    fn is_legal(&mut self, lawful: bool) {
        let Some(mv) = self.asked else { return };
        let mut before = self.moves.clone();
        if self.played {
            before.pop();
        }
        let question = Question::IsLegal { mv: mv.to_string() };
        self.add_after(before, question, Answer::Truth(lawful));
    }

    /// The position after the move asked about, which may only have been judged.
    fn becomes(&mut self, setup: &Setup) {
        let mut moves = self.moves.clone();
        if let Some(mv) = self.asked.filter(|_| !self.played) {
            moves.push(mv.to_string());
        }
        let expected = Answer::Fen(setup.to_string());
        self.add_after(moves, Question::PositionAfter, expected);
    }

    fn same_plies(&mut self, one: usize, other: usize, same: bool) {
        if one.max(other) > self.moves.len() {
            return;
        }
        let other = Reached {
            start: self.start.clone(),
            moves: self.moves[..other].to_vec(),
        };
        let moves = self.moves[..one].to_vec();
        let question = Question::SamePosition { other };
        self.add_after(moves, question, Answer::Truth(same));
    }

    /// A FEN is read, where the position is given as one.
    fn read_fen(&mut self, lawful: bool) {
        if self.start == STARTPOS || !self.moves.is_empty() {
            return;
        }
        let fen = self.start.clone();
        let question = Question::ReadFen { fen };
        self.add(question, Answer::Truth(lawful));
    }
}

const fn named(outcome: steps::Outcome) -> EndingName {
    match outcome {
        steps::Outcome::GoesOn => EndingName::None,
        steps::Outcome::Won(_) => EndingName::Checkmate,
        steps::Outcome::Stalemate => EndingName::Stalemate,
        steps::Outcome::Drawn => EndingName::Draw,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::parse;

    fn asked(steps: &str) -> Vec<Asked> {
        let text =
            format!("Feature: f\n  Rule: r\n    @1993:4.1.a @positive\n    Scenario: s\n{steps}");
        let scenarios = parse("x/f.feature", &text).unwrap();
        questions(&scenarios[0]).unwrap()
    }

    #[test]
    fn a_move_played_is_asked_before_it_and_the_rest_after_it() {
        let found = asked(
            "      Given the initial array\n      When White plays \"e2e4\"\n      Then the move is lawful\n\
             \x20     And the king is not in check\n",
        );
        assert_eq!(found[0].ask.moves, [""; 0]);
        assert_eq!(
            found[0].ask.question,
            Question::IsLegal { mv: "e2e4".into() }
        );
        assert_eq!(found[1].ask.moves, ["e2e4"]);
        assert_eq!(found[1].expected, Answer::Truth(false));
    }

    #[test]
    fn an_unlawful_move_is_not_played() {
        let found = asked(
            "      Given the initial array\n      When White plays \"e2e5\"\n      Then the move is not lawful\n\
             \x20     And because 1993:5.6.2.a\n      And the king is not in check\n",
        );
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].because, ["1993:5.6.2.a"]);
        assert!(found.iter().all(|asked| asked.ask.moves.is_empty()));
    }

    #[test]
    fn positions_of_a_game_are_compared_by_plies() {
        let found = asked(
            "      Given the initial array\n      Given the moves \"g1f3 g8f6 f3g1 f6g8\" have been played\n\
             \x20     Then the positions after ply 0 and ply 4 are the same\n",
        );
        let Question::SamePosition { other } = &found[0].ask.question else {
            panic!("{found:?}")
        };
        assert!(found[0].ask.moves.is_empty());
        assert_eq!(other.moves.len(), 4);
        assert_eq!(found[0].expected, Answer::Truth(true));
    }
}
