//! One game from its opening to its end.

use chesslaws_board::Colour;
use chesslaws_kernel::{Position, Step};
use chesslaws_record::pgn::{Outcome, Start};

use crate::dice::Dice;
use crate::openings::Opening;
use crate::player::{Men, choose};

/// The longest game, in plies.
const LONGEST: usize = 300;

/// A game that was played.
pub struct Game<'a> {
    /// How it began.
    pub opening: &'a Opening,
    /// Its moves.
    pub steps: Vec<Step>,
    /// How it ended.
    pub outcome: Outcome,
    /// In words.
    pub ended: &'static str,
}

/// Plays a game.
pub fn play<'a>(book: &'a [Opening], dice: &mut Dice) -> Game<'a> {
    let opening = dice.of(book);
    let known = opening.steps.len() - dice.below(opening.steps.len() as u32 / 2) as usize;
    let mut game = Game {
        opening,
        steps: opening.steps[..known].to_vec(),
        outcome: Outcome::Draw,
        ended: "normal",
    };
    let mut position = Start::initial().position;
    let mut keys = vec![position.hash()];
    for &step in &game.steps {
        position = position.after(step);
        keys.push(position.hash());
    }
    let mut list = Vec::with_capacity(64);
    let mut lost = 0_u32;
    while game.steps.len() < LONGEST {
        let men = Men::of(&position);
        let Some(step) = choose(&position, &men, game.steps.len(), &mut list, dice) else {
            game.outcome = outcome_of(&position);
            return game;
        };
        if position.takes(step) || step.kind() == chesslaws_board::Kind::Pawn {
            keys.clear();
        }
        position = position.after(step);
        game.steps.push(step);
        keys.push(position.hash());
        if let Some(outcome) = stopped(&position, &keys, dice) {
            game.outcome = outcome;
            return game;
        }
        let balance = men.balance();
        lost = if balance.abs() >= 600 { lost + 1 } else { 0 };
        if lost > 6 && dice.one_in(14) {
            let white = balance > 0;
            game.outcome = if white {
                Outcome::White
            } else {
                Outcome::Black
            };
            game.ended = if dice.one_in(6) {
                "time forfeit"
            } else {
                "normal"
            };
            return game;
        }
        if game.steps.len() > 60 && balance.abs() < 150 && dice.one_in(90) {
            return game;
        }
    }
    game
}

fn outcome_of(position: &Position) -> Outcome {
    match (position.in_check(), position.turn()) {
        (false, _) => Outcome::Draw,
        (true, Colour::White) => Outcome::Black,
        (true, Colour::Black) => Outcome::White,
    }
}

/// Draws that nobody plays on from for long.
fn stopped(position: &Position, keys: &[u64], dice: &mut Dice) -> Option<Outcome> {
    let times = keys.iter().filter(|&&key| key == position.hash()).count();
    let drawn = position.is_dead_by_material()
        || times >= 3 && dice.below(4) > 0
        || times >= 5
        || keys.len() > 100 && dice.one_in(3)
        || keys.len() > 150;
    drawn.then_some(Outcome::Draw)
}
