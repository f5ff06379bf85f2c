//! Article 15, the conduct of the players (2023: 8.1.4, 11.3, 11.5 and 11.6). What a player uses, notes or does to the
//! other is for the eye; what he does when his game is over is his own affair, but for analysis in the playing room.

use chesslaws_board::Colour;
use chesslaws_board::table::{
    Act, ClaimEffect, Effect, HallAct, HallEffect, HallFact, Noted, Outcome, Place,
};
use chesslaws_law::{Law, law};

use crate::Ruling;
use crate::table::laws::{broken, lacking, met, silent, statements};
use crate::table::{At, Word};

statements![art15_conduct:
    "1993:15.1.1.a" recorded_matter, after_the_end;
    "1993:15.1.1.b" another_board, after_the_end;
    "1993:15.1.1.c" advice_of_a_third_party, after_the_end;
    "1993:15.1.2" notes_as_a_memory_aid;
    "1993:15.1.3" analysis_in_the_playing_room, after_the_end;
    "1993:15.1.4" disturbance_of_the_opponent, after_the_end;
    "1993:15.2" punishment_of_misconduct, second, after_the_end;
];

/// During play a player uses no handwritten, printed or otherwise recorded matter.
///
/// statement: `1993:15.1.1.a`, `2023:11.3.1.a`
pub fn recorded_matter(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:15.1.1.a");
    match (at.act(), at.player()) {
        (&Act::Hall(HallAct::Uses { source }), Some(side)) => {
            during_play(at, law, side).seeing(HallFact::Used { source })
        }
        (Act::Hall(HallAct::LeavesUnused { .. }), Some(_)) => met(law, []),
        _ => silent(),
    }
}

/// During play a player does not analyse on another board.
///
/// statement: `1993:15.1.1.b`, `2023:11.3.1.b`
pub fn another_board(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:15.1.1.b");
    match (at.act(), at.player()) {
        (Act::Hall(HallAct::AnalysesOnAnotherBoard), Some(side)) => during_play(at, law, side),
        (Act::Hall(HallAct::ThinksAtTheBoard), Some(_)) => met(law, []),
        _ => silent(),
    }
}

/// During play a player takes no advice or opinion of a third party, asked for or not.
///
/// statement: `1993:15.1.1.c`, `2023:11.3.1.a`
pub fn advice_of_a_third_party(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:15.1.1.c");
    match (at.act(), at.player()) {
        (&Act::Hall(HallAct::TakesAdvice { advice }), Some(side)) => {
            during_play(at, law, side).seeing(HallFact::Advised { advice })
        }
        (&Act::Hall(HallAct::DeclinesAdvice { advice }), Some(_)) => {
            met(law, []).seeing(HallFact::Advised { advice })
        }
        _ => silent(),
    }
}

/// No notes as a memory aid, apart from recording the moves and the clock times.
///
/// statement: `1993:15.1.2`, `2023:8.1.4`
pub fn notes_as_a_memory_aid(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:15.1.2");
    match (at.act(), at.player()) {
        (&Act::Hall(HallAct::MakesNote { noted }), Some(side)) => {
            let ruling = match noted {
                Noted::Moves | Noted::ClockTimes => met(law, []),
                Noted::Reminder => broken(law, [misconduct(side)]),
            };
            ruling.seeing(HallFact::WasNoted { noted })
        }
        _ => silent(),
    }
}

/// No analysis in the playing room during play or resumption.
///
/// statement: `1993:15.1.3`, `2023:11.3.1.b`
///
/// That one's own game is over does not matter while others play.
pub fn analysis_in_the_playing_room(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:15.1.3");
    match (at.act(), at.player()) {
        (&Act::Hall(HallAct::AnalysesIn { place }), Some(side)) => match place {
            Place::DuringPlay | Place::DuringResumption => {
                broken(law, [misconduct(side)]).seeing(HallFact::At { place })
            }
            Place::AfterPlay | Place::AnotherRoom => lacking(law, HallFact::At { place }),
        },
        _ => silent(),
    }
}

/// No disturbing or distracting the opponent in any way, insistent draw offers included.
///
/// statement: `1993:15.1.4`, `2023:11.5.a`
pub fn disturbance_of_the_opponent(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:15.1.4");
    match (at.act(), at.player()) {
        (&Act::Hall(HallAct::Disturbs { by }), Some(side)) => {
            during_play(at, law, side).seeing(HallFact::DisturbedBy { by })
        }
        (Act::Hall(HallAct::FindsNoDisturbance { .. }), None) => {
            met(law, []).seeing(HallFact::NotDisturbed)
        }
        _ => silent(),
    }
}

/// A breach of 15.1 may be punished, up to loss of the game.
///
/// statement: `1993:15.2`, `2023:11.6`
///
/// It speaks of the breach, and then of the loss; the lesser penalties are 16.5's.
pub fn punishment_of_misconduct(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:15.2");
    let breach = at
        .proposed
        .iter()
        .find_map(|proposed| match proposed.effect {
            Effect::Hall(HallEffect::Misconduct { side }) => Some(side),
            _ => None,
        });
    if let Some(side) = breach {
        let may = HallEffect::MayBePenalised { side };
        return met(law, [may.into()]).seeing(HallFact::OfConduct { side });
    }
    let &Act::Hall(HallAct::DeclaresLost { side }) = at.act() else {
        return silent();
    };
    if at.before.ended.is_some() {
        return lacking(law, HallFact::Over);
    }
    if !at.now.conduct.has_misbehaved(side) {
        return lacking(law, HallFact::NotOfConduct { side });
    }
    let outcome = Outcome::won_by(side.opponent());
    met(law, [ClaimEffect::Ends { outcome }.into()]).seeing(HallFact::OfConduct { side })
}

/// A breach while the game is played; when it is over the statement does not reach it.
fn during_play(at: &At<'_>, law: Law, side: Colour) -> Ruling<Word> {
    if at.before.ended.is_some() {
        lacking(law, HallFact::Over)
    } else {
        broken(law, [misconduct(side)])
    }
}

fn misconduct(side: Colour) -> Effect {
    HallEffect::Misconduct { side }.into()
}
