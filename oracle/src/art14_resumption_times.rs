//! Articles 14.6 and 14.7, the times of the resumption (2023: Guidelines I.13, I.14). That times are wrong, or the
//! consequences too grave, is a stated fact.

use chesslaws_board::table::{Act, Actor, EnvelopeAct, EnvelopeEffect, EnvelopeFact};
use chesslaws_law::law;

use crate::Ruling;
use crate::table::laws::{broken, lacking, met, silent, statements};
use crate::table::{At, Resumption, Word};

statements![art14_resumption_times:
    "1993:14.6.a" pointed_out_before_his_first_move;
    "1993:14.6.b" not_pointed_out_in_time;
    "1993:14.7" measured_by_the_clock_on_the_wall;
];

/// A wrong clock time at the resumption is corrected if either player says so before he makes his first move.
///
/// statement: `1993:14.6.a`, `2023:I.13.a`
pub fn pointed_out_before_his_first_move(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:14.6.a");
    match (points_out(at), at.player()) {
        (Some(resumed), Some(_)) if !resumed.set_wrongly() => {
            lacking(law, EnvelopeFact::RightTimes)
        }
        (Some(resumed), Some(side)) if resumed.moved(at.before, side) => {
            lacking(law, EnvelopeFact::FirstMoveMade { side })
        }
        (Some(resumed), Some(side)) => met(law, [corrected(at, resumed).into()])
            .seeing(EnvelopeFact::OtherTimes)
            .seeing(EnvelopeFact::FirstMoveNotMade { side }),
        _ => silent(),
    }
}

/// An error in the clock times not pointed out by then is not corrected, and the game goes on, unless the arbiter finds
/// the consequences too grave.
///
/// statement: `1993:14.6.b`, `2023:I.13.b`
pub fn not_pointed_out_in_time(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:14.6.b");
    match (points_out(at), at.player()) {
        (Some(resumed), Some(_)) if !resumed.set_wrongly() => return silent(),
        (Some(resumed), Some(side)) if resumed.moved(at.before, side) => {
            return met(law, [EnvelopeEffect::TimesStay.into()])
                .seeing(EnvelopeFact::FirstMoveMade { side });
        }
        (Some(_), Some(side)) => return lacking(law, EnvelopeFact::FirstMoveNotMade { side }),
        _ => {}
    }
    let resumed = at.before.sealing.resumed.as_ref();
    match (at.event.by, at.act(), resumed) {
        (Actor::Arbiter, Act::Envelope(EnvelopeAct::FindsTooGrave), Some(resumed)) => {
            if resumed.set_wrongly() {
                met(law, [corrected(at, resumed).into()]).seeing(EnvelopeFact::TooGrave)
            } else {
                lacking(law, EnvelopeFact::RightTimes)
            }
        }
        _ => silent(),
    }
}

/// The resumption session is measured by the clock on the wall; its start and end are announced in advance.
///
/// statement: `1993:14.7`, `2023:I.14`
pub fn measured_by_the_clock_on_the_wall(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:14.7");
    let sealing = &at.before.sealing;
    match *at.act() {
        Act::Envelope(EnvelopeAct::AnnouncesResumption { from, to }) => {
            if sealing.resumed.is_some() && sealing.envelope.is_none() {
                broken(law, []).seeing(EnvelopeFact::NotAnnounced)
            } else {
                met(law, []).seeing(EnvelopeFact::OnTheWall { from, to })
            }
        }
        Act::Envelope(EnvelopeAct::OpensResumption) => match sealing.announced {
            Some((from, to)) => {
                let time = to.less(from);
                met(law, [EnvelopeEffect::SessionLasts { time }.into()])
                    .seeing(EnvelopeFact::OnTheWall { from, to })
            }
            None => broken(law, []).seeing(EnvelopeFact::NotAnnounced),
        },
        _ => silent(),
    }
}

/// The resumption in which somebody says that the clocks show wrong times.
fn points_out<'a>(at: &'a At<'_>) -> Option<&'a Resumption> {
    let says = *at.act() == EnvelopeAct::PointsOutTimes.into();
    at.before.sealing.resumed.as_ref().filter(|_| says)
}

/// The clocks show what was used up to the adjournment, and what has passed since.
fn corrected(at: &At<'_>, resumed: &Resumption) -> EnvelopeEffect {
    let [white, black] = resumed.right_times(at.now);
    EnvelopeEffect::Corrected { white, black }
}
