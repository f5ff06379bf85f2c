//! Articles 14.1-14.4, the resumption of the adjourned game (2023: Guidelines I.5-I.9). Who is present is a stated
//! fact.

use chesslaws_board::Colour;
use chesslaws_board::table::{
    Act, ClaimEffect, ClaimFact, ClockAct, ClockEffect, EnvelopeAct, EnvelopeEffect, EnvelopeFact,
    Outcome,
};
use chesslaws_law::{Law, law};

use crate::Ruling;
use crate::table::laws::{broken, lacking, met, silent, statements};
use crate::table::sealing::same_men;
use crate::table::{At, Resumption, Word, Written};

statements![art14_resumption:
    "1993:14.1" position_and_times_of_the_adjournment;
    "1993:14.2.0.a" opened_when_the_replier_is_present;
    "1993:14.2.0.b" clock_after_the_sealed_move;
    "1993:14.2.1" agreed_draw, after_the_end;
    "1993:14.2.2" notified_resignation, after_the_end;
    "1993:14.3" absent_replier;
    "1993:14.4" sealed_reply;
];

/// At the resumption the position of the adjournment is set up and the clocks show the times used then.
///
/// statement: `1993:14.1`, `2023:I.5`
pub fn position_and_times_of_the_adjournment(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:14.1");
    let Some(resumed) = at.now.sealing.resumed.as_ref() else {
        return silent();
    };
    let [white, black] = Colour::BOTH.map(|side| {
        let time = resumed.used[side as usize];
        ClockEffect::UsedSet { side, time }.into()
    });
    match at.act() {
        Act::Envelope(EnvelopeAct::OpensResumption) => {
            met(law, [EnvelopeEffect::SetUp.into(), white, black])
                .seeing(EnvelopeFact::RightPosition)
        }
        Act::Envelope(EnvelopeAct::SetsUp { setup }) if same_men(setup, &resumed.position) => {
            met(law, [EnvelopeEffect::SetUp.into()]).seeing(EnvelopeFact::RightPosition)
        }
        Act::Envelope(EnvelopeAct::SetsUp { .. }) => {
            broken(law, []).seeing(EnvelopeFact::OtherPosition)
        }
        Act::Envelope(EnvelopeAct::SetsClocks { .. }) if resumed.set_wrongly() => {
            broken(law, []).seeing(EnvelopeFact::OtherTimes)
        }
        Act::Envelope(EnvelopeAct::SetsClocks { .. }) => {
            met(law, []).seeing(EnvelopeFact::RightTimes)
        }
        _ => silent(),
    }
}

/// The envelope is opened only when the player who must reply is present.
///
/// statement: `1993:14.2.0.a`, `2023:I.7`
pub fn opened_when_the_replier_is_present(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:14.2.0.a");
    let Some(resumed) = opens(at) else {
        return silent();
    };
    let side = resumed.replier();
    if resumed.present(side) {
        met(law, []).seeing(EnvelopeFact::Present { side })
    } else {
        broken(law, [EnvelopeEffect::StaysSealed.into()]).seeing(EnvelopeFact::Absent { side })
    }
}

/// The replying player's clock starts after the sealed move is made on the board.
///
/// statement: `1993:14.2.0.b`, `2023:I.9.1`
pub fn clock_after_the_sealed_move(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:14.2.0.b");
    let Some(resumed) = at.before.sealing.resumed.as_ref() else {
        return silent();
    };
    let replier = resumed.replier();
    match (at.act(), resumed.sealed_move()) {
        (Act::Envelope(EnvelopeAct::MakesSealed), Some(mv)) => {
            let runs = ClockEffect::Runs { side: replier };
            met(
                law,
                [EnvelopeEffect::MadeOnBoard { mv }.into(), runs.into()],
            )
            .seeing(EnvelopeFact::Sealed { mv })
        }
        (Act::Clock(ClockAct::Starts { side }), _) if *side == replier => {
            if resumed.made(at.before) {
                met(law, []).seeing(EnvelopeFact::Made)
            } else if resumed.present(replier) && !resumed.lost {
                broken(law, [ClockEffect::BothStand.into()]).seeing(EnvelopeFact::NotMade)
            } else {
                silent()
            }
        }
        _ => silent(),
    }
}

/// If the players agreed a draw and told the arbiter, and the sealed move then proves invalid (10.16), the draw stands.
///
/// statement: `1993:14.2.1`, `2023:I.6`
pub fn agreed_draw(at: &At<'_>) -> Ruling<Word> {
    let told = match at.act() {
        Act::Envelope(EnvelopeAct::TellsDraw) => Some(Outcome::Drawn),
        _ => None,
    };
    told_before_the_opening(at, law!("1993:14.2.1"), told)
}

/// If a player notified the arbiter that he resigns, and the sealed move then proves invalid, the resignation stands.
///
/// statement: `1993:14.2.2`, `2023:I.6`
pub fn notified_resignation(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:14.2.2");
    match (at.act(), at.player()) {
        (Act::Envelope(EnvelopeAct::TellsResigns), Some(side)) => {
            told_before_the_opening(at, law, Some(Outcome::won_by(side.opponent())))
                .seeing(ClaimFact::Resigned { side })
        }
        _ => told_before_the_opening(at, law, None),
    }
}

/// If the player who must reply is absent his clock is started, but the envelope stays sealed until he comes.
///
/// statement: `1993:14.3`, `2023:I.9.2.a`
pub fn absent_replier(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:14.3");
    let sealed_up = |resumed: &&Resumption| !resumed.opened && !resumed.lost;
    let Some(resumed) = at.before.sealing.resumed.as_ref().filter(sealed_up) else {
        return silent();
    };
    let replier = resumed.replier();
    match (at.act(), at.player()) {
        (&Act::Envelope(EnvelopeAct::FindsAbsent { side }), _) if side == replier => {
            let runs = ClockEffect::Runs { side };
            met(law, [runs.into(), EnvelopeEffect::StaysSealed.into()])
                .seeing(EnvelopeFact::Absent { side })
        }
        (Act::Envelope(EnvelopeAct::FindsAbsent { .. }), _) if resumed.present(replier) => {
            lacking(law, EnvelopeFact::Present { side: replier })
        }
        (Act::Envelope(EnvelopeAct::OpensEnvelope), _) if !resumed.present(replier) => {
            broken(law, [EnvelopeEffect::StaysSealed.into()])
                .seeing(EnvelopeFact::Absent { side: replier })
        }
        (Act::Clock(ClockAct::Arrives), Some(side))
            if side == replier && !resumed.present(replier) =>
        {
            met(law, [EnvelopeEffect::MayBeOpened.into()]).seeing(EnvelopeFact::Present { side })
        }
        _ => silent(),
    }
}

/// If the sealer is absent his opponent need not reply on the board: he may write his reply, seal it in an envelope,
/// stop his clock and start the sealer's; it is opened when the sealer comes.
///
/// statement: `1993:14.4`, `2023:I.9.3`
pub fn sealed_reply(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:14.4");
    let Some(resumed) = at.before.sealing.resumed.as_ref() else {
        return silent();
    };
    let (sealer, his) = (resumed.sealer, at.player() == Some(resumed.replier()));
    let to_reply = at.before.moves.len() == resumed.moves + 1;
    let absent = EnvelopeFact::Absent { side: sealer };
    let present = EnvelopeFact::Present { side: sealer };
    match (at.act(), resumed.reply) {
        (Act::Envelope(EnvelopeAct::SealsReply { .. }), _) if !his || !to_reply => silent(),
        (Act::Envelope(EnvelopeAct::SealsReply { .. }), _) if resumed.present(sealer) => {
            lacking(law, present)
        }
        (&Act::Envelope(EnvelopeAct::SealsReply { mv }), _) => {
            met(law, [EnvelopeEffect::ReplySealed { mv }.into()]).seeing(absent)
        }
        (Act::Clock(ClockAct::Presses), Some(_)) if his && to_reply => {
            met(law, [ClockEffect::Runs { side: sealer }.into()]).seeing(absent)
        }
        (Act::Envelope(EnvelopeAct::OpensReply), Some(mv)) if resumed.present(sealer) => {
            met(law, [EnvelopeEffect::ReplyMade { mv }.into()]).seeing(present)
        }
        (Act::Envelope(EnvelopeAct::OpensReply), Some(_)) => {
            broken(law, [EnvelopeEffect::ReplyStaysSealed.into()]).seeing(absent)
        }
        _ => silent(),
    }
}

/// The resumption whose envelope is being opened for the first time.
fn opens<'a>(at: &'a At<'_>) -> Option<&'a Resumption> {
    let opens = *at.act() == EnvelopeAct::OpensEnvelope.into();
    let resumed = at.before.sealing.resumed.as_ref()?;
    (opens && !resumed.opened).then_some(resumed)
}

/// A result that is told to the arbiter before the envelope is opened ends the game, and stands when the sealed move is
/// then found invalid.
fn told_before_the_opening(at: &At<'_>, law: Law, told: Option<Outcome>) -> Ruling<Word> {
    let sealing = &at.before.sealing;
    let sealed = sealing.envelope.is_some();
    let resumed = sealing.resumed.as_ref();
    let opened = !sealed && resumed.is_some_and(|resumed| resumed.opened);
    let ended = at.before.ended.as_ref();
    let by_this = ended.is_some_and(|ended| ended.by.contains(&law));
    match (told, opens(at)) {
        (Some(_), _) if opened => lacking(law, EnvelopeFact::Opened),
        (Some(_), _) if ended.is_some() => silent(),
        (Some(_), _) if !sealed && resumed.is_none() => lacking(law, EnvelopeFact::NotAdjourned),
        (Some(outcome), _) => {
            met(law, [ClaimEffect::Ends { outcome }.into()]).seeing(EnvelopeFact::SealedUp)
        }
        (None, Some(resumed)) if by_this => match invalid(at, resumed) {
            Some(fact) => met(law, [ClaimEffect::ResultStands.into()]).seeing(fact),
            None => resumed
                .sealed_move()
                .map_or_else(silent, |mv| lacking(law, EnvelopeFact::Legal { mv })),
        },
        _ => silent(),
    }
}

/// How the sealed move is invalid, if it is.
fn invalid(at: &At<'_>, resumed: &Resumption) -> Option<EnvelopeFact> {
    match resumed.sealed {
        None => Some(EnvelopeFact::NothingWritten),
        Some(Written::Ambiguous) => Some(EnvelopeFact::Ambiguous),
        Some(Written::Unclear) => Some(EnvelopeFact::Unclear),
        Some(Written::Clear(mv)) => {
            let lawful = resumed.lawful(at.laws).is_some();
            (!lawful).then_some(EnvelopeFact::Illegal { mv })
        }
    }
}
