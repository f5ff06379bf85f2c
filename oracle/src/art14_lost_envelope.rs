//! Article 14.5, the lost envelope (2023: Guidelines I.12). That it is lost, and what is lost with it, is a stated fact.

use chesslaws_board::table::{
    Act, ClaimEffect, ClockEffect, Effect, EnvelopeAct, EnvelopeEffect, EnvelopeFact, HandEffect,
    Outcome, Time,
};
use chesslaws_board::{Colour, Move};
use chesslaws_law::law;

use crate::Ruling;
use crate::table::laws::{broken, lacking, met, silent, statements};
use crate::table::{At, Word};

statements![art14_lost_envelope:
    "1993:14.5.1" resumed_from_what_was_recorded;
    "1993:14.5.2" position_lost;
    "1993:14.5.3.a" times_lost;
    "1993:14.5.3.b" sealed_move_made_by_the_sealer, second;
];

/// Envelope lost though recorded as 13 says: the game resumes from the position of the adjournment with the times
/// recorded then.
///
/// statement: `1993:14.5.1`, `2023:I.12.1.a`
pub fn resumed_from_what_was_recorded(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:14.5.1");
    let Some(resumed) = at.before.sealing.resumed.as_ref() else {
        return silent();
    };
    match at.act() {
        Act::Envelope(EnvelopeAct::FindsLost) if resumed.sealed.is_none() => {
            lacking(law, EnvelopeFact::NothingWritten)
        }
        Act::Envelope(EnvelopeAct::FindsLost) => {
            let [white, black] = times(resumed.used);
            met(law, [EnvelopeEffect::SetUp.into(), white, black])
                .seeing(EnvelopeFact::PositionKnown)
                .seeing(EnvelopeFact::TimesKnown)
        }
        Act::Envelope(EnvelopeAct::FindsLostNoPosition) => lacking(law, EnvelopeFact::PositionLost),
        Act::Envelope(EnvelopeAct::FindsLostNoTimes) => lacking(law, EnvelopeFact::TimesLost),
        _ => silent(),
    }
}

/// If the envelope is lost and the position cannot be set up, the game is void and a new one is played.
///
/// statement: `1993:14.5.2`, `2023:I.12.2`
pub fn position_lost(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:14.5.2");
    let outcome = Outcome::Void;
    match at.act() {
        Act::Envelope(EnvelopeAct::FindsLostNoPosition) => {
            met(law, [ClaimEffect::Ends { outcome }.into()]).seeing(EnvelopeFact::PositionLost)
        }
        Act::Envelope(EnvelopeAct::FindsLost | EnvelopeAct::FindsLostNoTimes) => {
            lacking(law, EnvelopeFact::PositionKnown)
        }
        _ => silent(),
    }
}

/// If the envelope is lost and the times used cannot be established, the arbiter decides them.
///
/// statement: `1993:14.5.3.a`, `2023:I.12.1.b`
pub fn times_lost(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:14.5.3.a");
    let resumed = at.before.sealing.resumed.as_ref();
    match *at.act() {
        Act::Envelope(EnvelopeAct::FindsLostNoTimes) => {
            met(law, [EnvelopeEffect::ArbiterDecidesTimes.into()]).seeing(EnvelopeFact::TimesLost)
        }
        Act::Envelope(EnvelopeAct::DecidesTimes { white, black })
            if resumed.is_some_and(|resumed| resumed.times_lost) =>
        {
            met(law, times([white, black])).seeing(EnvelopeFact::TimesLost)
        }
        Act::Envelope(EnvelopeAct::FindsLost | EnvelopeAct::DecidesTimes { .. }) => {
            lacking(law, EnvelopeFact::TimesKnown)
        }
        _ => silent(),
    }
}

/// When the envelope is lost the sealer makes his sealed move on the board.
///
/// statement: `1993:14.5.3.b`, `2023:I.12.1.c`
pub fn sealed_move_made_by_the_sealer(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:14.5.3.b");
    let resumed = at.before.sealing.resumed.as_ref();
    let Some((resumed, mv)) = resumed.and_then(|it| Some((it, it.sealed_move()?))) else {
        return silent();
    };
    let sealed = EnvelopeFact::Sealed { mv };
    let his = resumed.lost && at.player() == Some(resumed.sealer) && !resumed.made(at.before);
    match (at.act(), completed(at)) {
        (Act::Envelope(EnvelopeAct::FindsLost | EnvelopeAct::FindsLostNoTimes), _) => {
            met(law, [HandEffect::Confined { moves: vec![mv] }.into()]).seeing(sealed)
        }
        (_, Some(made)) if his && made == mv => met(law, []).seeing(sealed),
        (_, Some(_)) if his => broken(law, []).seeing(sealed),
        _ => silent(),
    }
}

/// What White and what Black has used is set.
fn times(used: [Time; 2]) -> [Effect; 2] {
    Colour::BOTH.map(|side| {
        let time = used[side as usize];
        ClockEffect::UsedSet { side, time }.into()
    })
}

/// The move that is completed with this act.
fn completed(at: &At<'_>) -> Option<Move> {
    let mut effects = at.proposed.iter().map(|proposed| &proposed.effect);
    effects.find_map(|effect| match effect {
        Effect::Hand(HandEffect::Completed { mv }) => Some(*mv),
        _ => None,
    })
}
