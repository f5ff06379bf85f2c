//! The envelope as it happens, before the Laws speak.

use chesslaws_board::Colour;
use chesslaws_board::table::{Act, Actor, EnvelopeAct, EnvelopeEffect, Event, HandEffect};

use super::sealing::{Begun, Envelope, How, Resumption, Sealing, Written, same_men};
use super::{Game, Impossibility, Running, State, hand};
use crate::Laws;
use crate::notation::{Letters, Meaning};

/// A sealed move that is told by its words becomes the move they mean; words that mean more than one are ambiguous, and
/// words that mean none are unclear, unless they name one alone that is not lawful. Notation decides (1993:11.1.a,
/// Appendix C of 2023).
pub(super) fn read(state: &State, game: &Game, event: Event) -> Event {
    let Act::Envelope(EnvelopeAct::WritesWords { words }) = &event.act else {
        return event;
    };
    let (position, letters) = (state.adjourned_position(), Letters::English);
    let reading = game.notation.read(&game.laws, position, &letters, words);
    let act = match reading.finding.meaning {
        Meaning::One(mv) => EnvelopeAct::WritesSealed { mv },
        Meaning::Several(_) => EnvelopeAct::WritesAmbiguous,
        Meaning::NotAlgebraic(_) => EnvelopeAct::WritesUnclear,
        Meaning::NoLawfulMove => {
            let named = game
                .notation
                .named_unlawfully(&game.laws, position, &letters, words);
            match named[..] {
                [mv] => EnvelopeAct::WritesSealed { mv },
                _ => EnvelopeAct::WritesUnclear,
            }
        }
    };
    let act = Act::Envelope(act);
    Event { act, ..event }
}

/// The act happens.
pub(super) fn observe(
    state: &mut State,
    by: Actor,
    act: &EnvelopeAct,
) -> Result<(), Impossibility> {
    suits(by, act)?;
    match *act {
        EnvelopeAct::AnnouncesEnd => begins(state, How::Told),
        EnvelopeAct::Adjourns if by.player() == Some(state.turn()) => begins(state, How::Wished),
        EnvelopeAct::WritesSealed { mv } => writes(state, by, Written::Clear(mv)),
        EnvelopeAct::WritesAmbiguous => writes(state, by, Written::Ambiguous),
        EnvelopeAct::WritesUnclear => writes(state, by, Written::Unclear),
        EnvelopeAct::SealsEnvelope => state.sealing.envelope = Some(Envelope { without: None }),
        EnvelopeAct::SealsWithout { side } => {
            state.sealing.envelope = Some(Envelope {
                without: Some(side),
            });
        }
        EnvelopeAct::StopsHisClock => {
            if by.player().is_none_or(|side| state.clock_stands(side)) {
                return impossible("his clock does not run");
            }
            state.clocks.running = Running::Neither;
        }
        EnvelopeAct::WritesNames => state.sealing.shown.names = true,
        EnvelopeAct::WritesPosition { ref setup } => {
            state.sealing.shown.position = Some(setup.clone());
        }
        EnvelopeAct::WritesTimes { white, black } => {
            state.sealing.shown.times = Some([white, black]);
        }
        EnvelopeAct::WritesSealer { side } => state.sealing.shown.sealer = Some(side),
        EnvelopeAct::WritesNumber { number } => state.sealing.shown.number = Some(number),
        EnvelopeAct::ChecksEnvelope | EnvelopeAct::KeepsEnvelope | EnvelopeAct::LeavesEnvelope
            if state.sealing.envelope.is_none() =>
        {
            return impossible("there is no sealed envelope");
        }
        EnvelopeAct::ChecksEnvelope => state.sealing.checked |= by == Actor::Arbiter,
        EnvelopeAct::AnnouncesResumption { from, to } => {
            if from >= to {
                return impossible("the resumption would end before it starts");
            }
            state.sealing.announced = Some((from, to));
        }
        EnvelopeAct::OpensResumption => return opens_resumption(state),
        _ => return at_the_resumption(state, by, act),
    }
    Ok(())
}

/// Whether such a one can do it: a player seals, replies and resigns, the arbiter announces and decides.
fn suits(by: Actor, act: &EnvelopeAct) -> Result<(), Impossibility> {
    use EnvelopeAct::{
        Adjourns, AnnouncesEnd, AnnouncesResumption, DecidesTimes, FindsAbsent, FindsLost,
        FindsLostNoPosition, FindsLostNoTimes, FindsTooGrave, SealsEnvelope, SealsReply,
        SealsWithout, SetsClocks, SetsUp, StopsHisClock, TellsDraw, TellsResigns, WritesAmbiguous,
        WritesSealed, WritesUnclear,
    };
    let a_players = matches!(
        act,
        Adjourns
            | WritesSealed { .. }
            | WritesAmbiguous
            | WritesUnclear
            | SealsEnvelope
            | SealsWithout { .. }
            | StopsHisClock
            | SealsReply { .. }
            | TellsDraw
            | TellsResigns
    );
    let the_arbiters = matches!(
        act,
        AnnouncesEnd
            | AnnouncesResumption { .. }
            | SetsUp { .. }
            | SetsClocks { .. }
            | FindsAbsent { .. }
            | FindsLost
            | FindsLostNoPosition
            | FindsLostNoTimes
            | DecidesTimes { .. }
            | FindsTooGrave
    );
    match by {
        Actor::Arbiter if a_players => impossible(&format!("only a player can be said to: {act}")),
        Actor::Player(_) if the_arbiters => {
            impossible(&format!("only the arbiter can be said to: {act}"))
        }
        _ => Ok(()),
    }
}

/// The acts that need a game that is resumed, and those that change nothing by themselves.
fn at_the_resumption(state: &mut State, by: Actor, act: &EnvelopeAct) -> Result<(), Impossibility> {
    let moves = state.moves.len();
    let side = by.player();
    let Some(resumed) = &mut state.sealing.resumed else {
        return match act {
            EnvelopeAct::Adjourns
            | EnvelopeAct::KeepsEnvelope
            | EnvelopeAct::LeavesEnvelope
            | EnvelopeAct::TellsDraw
            | EnvelopeAct::TellsResigns
            | EnvelopeAct::FindsWronglySetUp => Ok(()),
            _ => impossible("no game is resumed"),
        };
    };
    let made = moves > resumed.moves;
    match *act {
        EnvelopeAct::SetsUp { .. } | EnvelopeAct::MakesSealed if made => {
            return impossible("the sealed move is made already");
        }
        EnvelopeAct::SetsUp { ref setup } => {
            resumed.set_up = (!same_men(setup, &resumed.position)).then(|| setup.clone());
            if let Some(last) = state.positions.last_mut() {
                last.clone_from(setup);
            }
        }
        EnvelopeAct::SetsClocks { white, black } => {
            resumed.set = Some([white, black]);
            state.clocks.of_mut(Colour::White).used = white;
            state.clocks.of_mut(Colour::Black).used = black;
        }
        EnvelopeAct::FindsAbsent { side } => resumed.absent[side as usize] = true,
        EnvelopeAct::OpensEnvelope if resumed.lost => return impossible("the envelope is lost"),
        EnvelopeAct::OpensEnvelope => resumed.opened = true,
        EnvelopeAct::MakesSealed => {
            let from = resumed.sealed_move().map(|mv| mv.from);
            let stands = from.is_some_and(|square| state.position().piece(square).is_some());
            let opened = state.sealing.resumed.as_ref().is_some_and(|it| it.opened);
            if !opened || !stands {
                return impossible("there is no sealed move that could be made");
            }
        }
        EnvelopeAct::SealsReply { .. } if side.is_none() => return impossible("no player replies"),
        EnvelopeAct::OpensReply if resumed.reply.is_none() || moves != resumed.moves + 1 => {
            return impossible("no reply is sealed");
        }
        EnvelopeAct::FindsLost
        | EnvelopeAct::FindsLostNoPosition
        | EnvelopeAct::FindsLostNoTimes => {
            if resumed.opened {
                return impossible("the envelope was opened");
            }
            resumed.lost = true;
            resumed.times_lost = *act == EnvelopeAct::FindsLostNoTimes;
        }
        _ => {}
    }
    Ok(())
}

fn impossible(why: &str) -> Result<(), Impossibility> {
    Err(Impossibility(why.to_owned()))
}

fn begins(state: &mut State, how: How) {
    let (side, moves) = (state.turn(), state.moves.len());
    let begun = state
        .sealing
        .begun
        .get_or_insert(Begun { side, moves, how });
    if how == How::Told {
        begun.how = how;
    }
}

fn writes(state: &mut State, by: Actor, written: Written) {
    let due = state.session_over() || state.sealing.begun.is_some();
    if by.player() != Some(state.sealer()) || !due {
        return;
    }
    begins(state, How::Wished);
    state.sealing.written.push(written);
    if !state.clock_stands(state.sealer()) {
        state.sealing.envelope = None;
    }
}

fn opens_resumption(state: &mut State) -> Result<(), Impossibility> {
    if state.clocks.running != Running::Neither {
        return impossible("a clock runs");
    }
    if state.sealing.envelope.is_none() {
        return impossible("no envelope was sealed");
    }
    state.clocks.resume(state.events.len());
    let (sealer, position) = (state.sealer(), state.adjourned_position().clone());
    let begun = state.sealing.begun.take();
    let sealing = core::mem::take(&mut state.sealing);
    let envelope = sealing.envelope;
    let his_sheet = envelope.is_none_or(|envelope| envelope.without != Some(sealer));
    state.sealing = Sealing {
        resumed: Some(Resumption {
            sealer,
            sealed: sealing.written.last().copied().filter(|_| his_sheet),
            position,
            moves: begun.map_or(state.moves.len(), |begun| begun.moves),
            used: state.times_used(),
            set: None,
            set_up: None,
            lasts: None,
            absent: [false; 2],
            opened: false,
            lost: false,
            times_lost: false,
            reply: None,
        }),
        ..Sealing::default()
    };
    Ok(())
}

/// A player comes to the board.
pub(super) const fn arrives(state: &mut State, side: Colour) {
    if let Some(resumed) = &mut state.sealing.resumed {
        resumed.absent[side as usize] = false;
    }
}

/// What the Laws say follows.
pub(super) fn carry_out(state: &mut State, laws: &Laws, effect: &EnvelopeEffect) {
    match *effect {
        EnvelopeEffect::MadeOnBoard { mv } | EnvelopeEffect::ReplyMade { mv } => {
            hand::carry_out(state, laws, &HandEffect::Completed { mv });
        }
        EnvelopeEffect::MustWrite { mv } => state.sealing.made = Some(mv),
        EnvelopeEffect::ChangeVoid => drop(state.sealing.written.pop()),
        EnvelopeEffect::SetUp => set_up(state),
        _ => {
            let Some(resumed) = &mut state.sealing.resumed else {
                return;
            };
            match *effect {
                EnvelopeEffect::ReplySealed { mv } => resumed.reply = Some(mv),
                EnvelopeEffect::SessionLasts { time } => resumed.lasts = Some(time),
                EnvelopeEffect::StaysSealed => resumed.opened = false,
                EnvelopeEffect::Corrected { white, black } => {
                    resumed.set = None;
                    state.clocks.of_mut(Colour::White).used = white;
                    state.clocks.of_mut(Colour::Black).used = black;
                }
                _ => {}
            }
        }
    }
}

/// The position of the adjournment is on the board, and what was played after it is not.
fn set_up(state: &mut State) {
    let Some(resumed) = &mut state.sealing.resumed else {
        return;
    };
    resumed.set_up = None;
    let later = state.moves.len() - resumed.moves.min(state.moves.len());
    state.moves.truncate(resumed.moves);
    let left = state.positions.len() - later.min(state.positions.len() - 1);
    state.positions.truncate(left);
    if let Some(last) = state.positions.last_mut() {
        last.clone_from(&resumed.position);
    }
    state.hand = hand::Hand::default();
}
