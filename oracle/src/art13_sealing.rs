//! Article 13, the adjournment (2023: Guidelines I.1-I.3). Whether a sealed move can be read is a stated fact.

use chesslaws_board::table::{
    Act, Actor, ClockAct, ClockEffect, Datum, Effect, EnvelopeAct, EnvelopeEffect, EnvelopeFact,
    HandEffect,
};
use chesslaws_board::{Colour, Move};
use chesslaws_law::{Law, law};

use crate::table::laws::{broken, lacking, met, silent, statements};
use crate::table::sealing::same_men;
use crate::table::{At, How, State, Word, Written};
use crate::{Ending, Ruling};

statements![art13_sealing:
    "1993:13.1.1.a" move_written_unambiguously;
    "1993:13.1.1.d" both_sheets_in_the_envelope;
    "1993:13.1.1.e" clock_stopped_last;
    "1993:13.1.1.b" change_until_the_clock_is_stopped;
    "1993:13.1.1.c" move_made_on_the_board, second;
    "1993:13.1.2" rest_of_the_session_added;
    "1993:13.2.1" names_of_the_players;
    "1993:13.2.2" position_before_the_sealed_move;
    "1993:13.2.3" times_used;
    "1993:13.2.4" name_of_the_sealer;
    "1993:13.2.5" number_of_the_sealed_move;
    "1993:13.3.a" envelope_checked;
    "1993:13.3.b" envelope_kept_safe;
];

/// When the session ends and the game is not over, the player who has the move writes it unambiguously on his score
/// sheet.
///
/// statement: `1993:13.1.1.a`, `2023:I.1.1.a`
pub fn move_written_unambiguously(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:13.1.1.a");
    let sealing = &at.before.sealing;
    match (written(at), at.player()) {
        (Some(_), Some(side)) if side != at.before.sealer() => {
            lacking(law, EnvelopeFact::NotTheSealer { side })
        }
        (Some(_), _) if !due(at.before) => lacking(law, EnvelopeFact::SessionGoesOn),
        (Some(_), Some(side)) if !sealing.written.is_empty() && at.before.clock_stands(side) => {
            silent()
        }
        (Some(Written::Clear(mv)), _) => met(law, []).seeing(EnvelopeFact::Sealed { mv }),
        (Some(Written::Ambiguous), _) => broken(law, []).seeing(EnvelopeFact::Ambiguous),
        (Some(Written::Unclear), _) => broken(law, []).seeing(EnvelopeFact::Unclear),
        (None, _) if seals(at).is_some() && due(at.before) && sealing.written.is_empty() => {
            broken(law, []).seeing(EnvelopeFact::NothingWritten)
        }
        (None, _) => silent(),
    }
}

/// He then puts both score sheets in an envelope and seals it.
///
/// statement: `1993:13.1.1.d`, `2023:I.1.1.a`
pub fn both_sheets_in_the_envelope(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:13.1.1.d");
    match (seals(at), at.player()) {
        (Some(_), Some(side)) if side != at.before.sealer() => {
            lacking(law, EnvelopeFact::NotTheSealer { side })
        }
        (Some(_), _) if !due(at.before) => lacking(law, EnvelopeFact::SessionGoesOn),
        (Some(None), _) => met(law, []).seeing(EnvelopeFact::SealedUp),
        (Some(Some(side)), _) => broken(law, []).seeing(EnvelopeFact::SheetMissing { side }),
        (None, _) => silent(),
    }
}

/// Only then does he stop his clock, without starting the opponent's.
///
/// statement: `1993:13.1.1.e`, `2023:I.1.1.a`
pub fn clock_stopped_last(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:13.1.1.e");
    let Some(side) = at.player() else {
        return silent();
    };
    let sealed = at.before.sealing.envelope.is_some();
    let his = side == at.before.sealer();
    match at.act() {
        Act::Envelope(EnvelopeAct::StopsHisClock) if !due(at.before) => {
            lacking(law, EnvelopeFact::SessionGoesOn)
        }
        Act::Envelope(EnvelopeAct::StopsHisClock) if !his => {
            lacking(law, EnvelopeFact::NotTheSealer { side })
        }
        Act::Envelope(EnvelopeAct::StopsHisClock) if sealed => {
            met(law, [ClockEffect::BothStand.into()]).seeing(EnvelopeFact::SealedUp)
        }
        Act::Envelope(EnvelopeAct::StopsHisClock) => {
            broken(law, []).seeing(EnvelopeFact::NotSealed)
        }
        Act::Clock(ClockAct::Presses) if his && at.before.sealing.begun.is_some() => {
            broken(law, [ClockEffect::BothStand.into()]).seeing(EnvelopeFact::OpponentStarted)
        }
        _ => silent(),
    }
}

/// Until he has stopped his clock the sealing player may change the sealed move.
///
/// statement: `1993:13.1.1.b`, `2023:I.1.1.b`
pub fn change_until_the_clock_is_stopped(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:13.1.1.b");
    let side = at.before.sealer();
    let sealing = &at.before.sealing;
    let changes = written(at).is_some() && written(at) != sealing.written.last().copied();
    if !changes || sealing.written.is_empty() || at.player() != Some(side) {
        silent()
    } else if at.before.clock_stands(side) {
        broken(law, [EnvelopeEffect::ChangeVoid.into()]).seeing(EnvelopeFact::ClockStopped { side })
    } else if sealing.made.is_some() {
        silent()
    } else {
        met(law, [EnvelopeEffect::Changed.into()]).seeing(EnvelopeFact::ClockRuns { side })
    }
}

/// If a player who was told to seal makes the move on the board, he must write that same move as his sealed move.
///
/// statement: `1993:13.1.1.c`, `2023:I.1.1.c`
pub fn move_made_on_the_board(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:13.1.1.c");
    let sealing = &at.before.sealing;
    let his = at.player() == Some(at.before.sealer());
    match (completed(at), written(at), sealing.made) {
        (Some(mv), _, None) if his && due(at.before) && goes_on(at, mv) => match sealing.begun {
            Some(begun) if begun.how == How::Told => {
                met(law, [EnvelopeEffect::MustWrite { mv }.into()])
            }
            _ => lacking(law, EnvelopeFact::NotTold),
        }
        .seeing(EnvelopeFact::MadeThere { mv }),
        (_, Some(now), Some(mv)) if his && now == Written::Clear(mv) => {
            met(law, []).seeing(EnvelopeFact::MadeThere { mv })
        }
        (_, Some(_), Some(mv)) if his => broken(law, [EnvelopeEffect::MustWrite { mv }.into()])
            .seeing(EnvelopeFact::MadeThere { mv }),
        _ => silent(),
    }
}

/// A player who has the move and adjourns before the session ends has all the time left in the session added to his
/// used time.
///
/// statement: `1993:13.1.2`, `2023:I.1.2`
pub fn rest_of_the_session_added(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:13.1.2");
    let side = at.before.sealer();
    if let (Act::Envelope(EnvelopeAct::Adjourns), Some(by)) = (at.act(), at.player()) {
        return if by == side {
            silent()
        } else {
            lacking(law, EnvelopeFact::NotTheSealer { side: by })
        };
    }
    match at.now.session_end() {
        Some(end) if at.now.adjourned() && !at.before.adjourned() => {
            if at.now.session_over() {
                lacking(law, EnvelopeFact::SessionOver)
            } else {
                let time = end.less(at.now.time);
                met(law, [ClockEffect::UsedAdded { side, time }.into()])
                    .seeing(EnvelopeFact::SessionEnds { at: end })
            }
        }
        _ => silent(),
    }
}

/// The envelope shows the names of the players.
///
/// statement: `1993:13.2.1`, `2023:I.2.1`
pub fn names_of_the_players(at: &At<'_>) -> Ruling<Word> {
    shows(at, law!("1993:13.2.1"), Datum::Names, |state| {
        state.sealing.shown.names
    })
}

/// The envelope shows the position just before the sealed move.
///
/// statement: `1993:13.2.2`, `2023:I.2.2`
pub fn position_before_the_sealed_move(at: &At<'_>) -> Ruling<Word> {
    shows(at, law!("1993:13.2.2"), Datum::Position, |state| {
        let position = state.sealing.shown.position.as_ref();
        position.is_some_and(|position| same_men(position, state.adjourned_position()))
    })
}

/// The envelope shows the time each player has used.
///
/// statement: `1993:13.2.3`, `2023:I.2.3`
pub fn times_used(at: &At<'_>) -> Ruling<Word> {
    shows(at, law!("1993:13.2.3"), Datum::Times, |state| {
        state.sealing.shown.times == Some(state.times_used())
    })
}

/// The envelope shows the name of the player who sealed.
///
/// statement: `1993:13.2.4`, `2023:I.2.4`
pub fn name_of_the_sealer(at: &At<'_>) -> Ruling<Word> {
    shows(at, law!("1993:13.2.4"), Datum::Sealer, |state| {
        state.sealing.shown.sealer == Some(state.sealer())
    })
}

/// The envelope shows the number of the sealed move.
///
/// statement: `1993:13.2.5`, `2023:I.2.5`
pub fn number_of_the_sealed_move(at: &At<'_>) -> Ruling<Word> {
    shows(at, law!("1993:13.2.5"), Datum::Number, |state| {
        state.sealing.shown.number == Some(state.adjourned_position().fullmove_number)
    })
}

/// The arbiter checks what is on the envelope.
///
/// statement: `1993:13.3.a`, `2023:I.3`
pub fn envelope_checked(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:13.3.a");
    match (at.event.by, at.act()) {
        (Actor::Arbiter, Act::Envelope(EnvelopeAct::ChecksEnvelope)) => {
            met(law, []).seeing(EnvelopeFact::SealedUp)
        }
        (
            Actor::Arbiter,
            Act::Envelope(EnvelopeAct::KeepsEnvelope | EnvelopeAct::LeavesEnvelope),
        ) if !at.before.sealing.checked => {
            broken(law, [EnvelopeEffect::MustCheck.into()]).seeing(EnvelopeFact::Unchecked)
        }
        _ => silent(),
    }
}

/// The arbiter keeps the envelope safe.
///
/// statement: `1993:13.3.b`, `2023:I.3`
pub fn envelope_kept_safe(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:13.3.b");
    match (at.event.by, at.act()) {
        (Actor::Arbiter, Act::Envelope(EnvelopeAct::KeepsEnvelope)) => met(law, []),
        (Actor::Arbiter, Act::Envelope(EnvelopeAct::LeavesEnvelope)) => {
            broken(law, [EnvelopeEffect::MustKeep.into()])
        }
        _ => silent(),
    }
}

/// Whether it is time to seal: the session is over, or the player who has the move adjourns.
fn due(state: &State) -> bool {
    state.session_over() || state.sealing.begun.is_some()
}

/// What is being written as the sealed move.
fn written(at: &At<'_>) -> Option<Written> {
    match *at.act() {
        Act::Envelope(EnvelopeAct::WritesSealed { mv }) => Some(Written::Clear(mv)),
        Act::Envelope(EnvelopeAct::WritesAmbiguous) => Some(Written::Ambiguous),
        Act::Envelope(EnvelopeAct::WritesUnclear) => Some(Written::Unclear),
        _ => None,
    }
}

/// The envelope is being closed: without whose score sheet?
fn seals(at: &At<'_>) -> Option<Option<Colour>> {
    match *at.act() {
        Act::Envelope(EnvelopeAct::SealsEnvelope) => Some(None),
        Act::Envelope(EnvelopeAct::SealsWithout { side }) => Some(Some(side)),
        _ => None,
    }
}

/// The move that is completed with this act.
fn completed(at: &At<'_>) -> Option<Move> {
    let mut effects = at.proposed.iter().map(|proposed| &proposed.effect);
    effects.find_map(|effect| match effect {
        Effect::Hand(HandEffect::Completed { mv }) => Some(*mv),
        _ => None,
    })
}

/// Whether the game is not over with the move.
fn goes_on(at: &At<'_>, mv: Move) -> bool {
    let after = at.laws.after(at.before.position(), mv);
    at.laws.ending(&after).finding == Ending::GoesOn
}

/// Whether the envelope shows what it must, when the arbiter checks it.
fn shows(at: &At<'_>, law: Law, datum: Datum, right: fn(&State) -> bool) -> Ruling<Word> {
    if at.event.by != Actor::Arbiter || *at.act() != EnvelopeAct::ChecksEnvelope.into() {
        silent()
    } else if right(at.before) {
        met(law, []).seeing(EnvelopeFact::Shown { datum })
    } else {
        broken(law, [EnvelopeEffect::MustShow { datum }.into()])
            .seeing(EnvelopeFact::NotShown { datum })
    }
}

#[cfg(test)]
mod tests {
    use chesslaws_board::table::{Condition, Time};

    use super::*;
    use crate::table::Game;

    /// What White has used when he stops his clock then, in a session of four hours.
    fn used(stops: &str) -> Time {
        let game = Game::founding();
        let array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let time = Time::minutes(240);
        let start = array.parse().expect("a FEN");
        let mut state = game.start(start, vec![Condition::Session { time }]);
        for line in [
            "0:00:00 the arbiter starts White's clock",
            "3:50:00 White adjourns",
            "White writes e2e4 as the sealed move",
            "White puts both score sheets in the envelope and seals it",
            &format!("{stops} White stops his clock without starting the opponent's"),
        ] {
            let event = line.parse().expect(line);
            state = game.apply(&state, &event).expect(line).finding.state;
        }
        state.clocks.of(Colour::White).used
    }

    #[test]
    fn the_rest_of_the_session_is_added_up_to_its_end() {
        assert_eq!(used("3:59:59"), Time::minutes(240));
        assert_eq!(used("4:00:00"), Time::minutes(240));
        assert_eq!(used("4:00:01"), Time::seconds(240 * 60 + 1));
        assert_eq!(used("3:50:00"), Time::minutes(240));
    }
}
