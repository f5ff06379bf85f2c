//! Questions about the game at the table, answered by the oracle.

use chesslaws_board::table::{Act, Actor, ClockAct, Condition, Event, Outcome, Part, Phrase};
use chesslaws_board::{Colour, Setup};
use chesslaws_oracle::table::{Game, State};
use chesslaws_oracle::{Ground, Ruling};
use chesslaws_protocol::{Answer, Ask, AtTheTable, Question, ResultName};

use crate::rule::judge::{self, may};

/// How the game stands at the table, and the grounds of what was ruled last.
struct Stand {
    state: State,
    grounds: Vec<Ground>,
}

/// The answer with the statements that carry it.
///
/// # Errors
/// A line that is no condition or event, or an event that cannot have happened.
pub(super) fn answer(
    game: &Game,
    positions: Vec<Setup>,
    ask: &Ask,
) -> Result<(Answer, Vec<Ground>), String> {
    let nothing = AtTheTable::default();
    let mut stand = play(game, positions, ask.question.table().unwrap_or(&nothing))?;
    let answer = match &ask.question {
        Question::RepetitionCount => Answer::Number(stand.state.repetitions(&game.laws)),
        Question::BoundPieces { .. } => Answer::moves(bound(game, &stand.state)),
        Question::ClockTimes { .. } => Answer::Clocks {
            white: stand.state.clocks.of(Colour::White).used.0,
            black: stand.state.clocks.of(Colour::Black).used.0,
        },
        Question::MayClaim { claim, .. } => {
            let claim: Event = claim.parse().map_err(|error| format!("{error}"))?;
            let judge::Answer::May {
                granted, because, ..
            } = may(game, &stand.state, &claim)
            else {
                return Err("no claim".to_owned());
            };
            return Ok((Answer::Truth(granted), because));
        }
        Question::FlagFall { side, .. } => {
            let side = Colour::read(side).ok_or_else(|| {
                format!("`{}` is not White or Black", crate::shorten::quote(side))
            })?;
            let seen = Event::now(Actor::Arbiter, Act::from(ClockAct::SeesFlag { side }));
            stand.happens(game, &seen)?;
            result(&stand.state)
        }
        Question::Ruling { .. } => result(&stand.state),
        other => return Err(format!("{} is not asked at the table", other.name())),
    };
    Ok((answer, stand.grounds))
}

fn play(game: &Game, positions: Vec<Setup>, table: &AtTheTable) -> Result<Stand, String> {
    let conditions = table
        .conditions
        .iter()
        .map(|text| Condition::read(text).map_err(|error| error.to_string()));
    let conditions: Vec<Condition> = conditions.collect::<Result<_, _>>()?;
    let last = positions.last().ok_or("no position")?.clone();
    let mut state = game.start(last, conditions);
    state.positions = positions;
    let mut stand = Stand {
        state,
        grounds: Vec::new(),
    };
    for text in &table.events {
        let event: Event = text.parse().map_err(|error| format!("{error}"))?;
        stand.happens(game, &event)?;
    }
    Ok(stand)
}

impl Stand {
    fn happens(&mut self, game: &Game, event: &Event) -> Result<(), String> {
        let over = self.state.ended.is_some();
        let Ruling {
            finding, because, ..
        } = game
            .apply(&self.state, event)
            .map_err(|error| format!("`{event}`: {error}"))?;
        // What happens after the end does not carry the result.
        if !over {
            self.grounds = if because.is_empty() {
                finding.lacking
            } else {
                because
            };
        }
        self.state = finding.state;
        Ok(())
    }
}

/// The moves the player may make: those he is bound to, or all lawful ones.
fn bound(game: &Game, state: &State) -> Vec<String> {
    match &state.hand.bound {
        Some(moves) => moves.iter().map(ToString::to_string).collect(),
        None => {
            let moves = game.laws.lawful_moves(state.position());
            moves.into_iter().map(|(mv, _)| mv.to_string()).collect()
        }
    }
}

fn result(state: &State) -> Answer {
    Answer::Result(match state.ended.as_ref().map(|ended| ended.outcome) {
        None => ResultName::None,
        Some(Outcome::WhiteWins) => ResultName::WhiteWins,
        Some(Outcome::BlackWins) => ResultName::BlackWins,
        Some(Outcome::Drawn) => ResultName::Drawn,
        Some(Outcome::BothLose) => ResultName::BothLose,
        Some(Outcome::Void) => ResultName::Void,
    })
}
