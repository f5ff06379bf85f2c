//! Articles 10.15.1-10.15.3 and 10.16, the sealed move that decides the game (2023: Guidelines I.8, I.10.b). Whether a
//! sealed move can be read is a stated fact; whether it is legal is computed.

use chesslaws_board::table::{
    Act, ClaimEffect, ClaimFact, ClockAct, ClockFact, EnvelopeAct, EnvelopeFact, Outcome, Time,
};
use chesslaws_board::{Colour, Move};
use chesslaws_law::{Law, law};

use crate::table::laws::{lacking, met, silent, statements};
use crate::table::{At, Resumption, State, Word, Written};
use crate::{Ending, Ruling};

statements![art10_sealed_move:
    "1993:10.15.1" late_sealer_mates;
    "1993:10.15.2" late_sealer_draws;
    "1993:10.15.3" present_player_oversteps;
    "1993:10.16.1" ambiguous_sealed_move;
    "1993:10.16.2" sealed_move_without_meaning;
    "1993:10.16.3" illegal_sealed_move;
];

/// If the player who sealed is late at the resumption and his sealed move mates, he wins though absent.
///
/// statement: `1993:10.15.1`, `2023:I.10.b`
pub fn late_sealer_mates(at: &At<'_>) -> Ruling<Word> {
    let mates = |sealer: Colour, ending: Ending| {
        let winner = sealer;
        (ending == Ending::Checkmate { winner }).then_some(Outcome::won_by(sealer))
    };
    ended_by_the_sealed_move(at, law!("1993:10.15.1"), mates)
}

/// If the player who sealed is late and his sealed move gives stalemate or an ending of 10.4, the game is drawn.
///
/// statement: `1993:10.15.2`, `2023:I.10.b`
pub fn late_sealer_draws(at: &At<'_>) -> Ruling<Word> {
    let draws = |_: Colour, ending: Ending| {
        matches!(ending, Ending::Stalemate | Ending::Draw).then_some(Outcome::Drawn)
    };
    ended_by_the_sealed_move(at, law!("1993:10.15.2"), draws)
}

/// If the player who sealed is late and the player who is present has overstepped his time, the one present loses by
/// 10.14.
///
/// statement: `1993:10.15.3`
pub fn present_player_oversteps(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.15.3");
    let Some(resumed) = at.before.sealing.resumed.as_ref() else {
        return silent();
    };
    let (sealer, side) = (resumed.sealer, resumed.replier());
    let seen = *at.act() == ClockAct::SeesFlag { side }.into();
    if !seen && !comes_too_late(at, resumed) {
        silent()
    } else if !resumed.present(side) {
        lacking(law, EnvelopeFact::Absent { side })
    } else if !oversteps(at.now, side) {
        let time = at.now.clocks.of(side).used;
        lacking(law, ClockFact::Used { side, time })
    } else if seen && resumed.present(sealer) {
        lacking(law, EnvelopeFact::Present { side: sealer })
    } else if at.before.lone_king(sealer) {
        lacking(law, ClaimFact::LoneKing { side: sealer })
    } else {
        let outcome = Outcome::won_by(sealer);
        met(law, [ClaimEffect::Ends { outcome }.into()])
            .seeing(EnvelopeFact::Absent { side: sealer })
    }
}

/// The sealer loses if the sealed move is ambiguous.
///
/// statement: `1993:10.16.1`, `2023:I.8.1`
pub fn ambiguous_sealed_move(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.16.1");
    match opened(at).map(|resumed| (resumed, resumed.sealed)) {
        Some((resumed, Some(Written::Ambiguous))) => {
            sealer_loses(law, resumed).seeing(EnvelopeFact::Ambiguous)
        }
        Some((_, Some(Written::Clear(mv)))) => lacking(law, EnvelopeFact::Sealed { mv }),
        _ => silent(),
    }
}

/// The sealer loses if the sealed move is written so that its real meaning cannot be established.
///
/// statement: `1993:10.16.2`, `2023:I.8.2`
pub fn sealed_move_without_meaning(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.16.2");
    match opened(at).map(|resumed| (resumed, resumed.sealed)) {
        Some((resumed, Some(Written::Unclear))) => {
            sealer_loses(law, resumed).seeing(EnvelopeFact::Unclear)
        }
        Some((resumed, None)) => sealer_loses(law, resumed).seeing(EnvelopeFact::NothingWritten),
        Some((_, Some(Written::Clear(mv)))) => lacking(law, EnvelopeFact::Sealed { mv }),
        _ => silent(),
    }
}

/// The sealer loses if the sealed move is illegal (a draw by 10.5.c if his opponent has only his king).
///
/// statement: `1993:10.16.3`, `2023:I.8.3`
pub fn illegal_sealed_move(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.16.3");
    let Some((resumed, mv)) = opened(at).and_then(|it| Some((it, it.sealed_move()?))) else {
        return silent();
    };
    let side = resumed.replier();
    if resumed.lawful(at.laws).is_some() {
        lacking(law, EnvelopeFact::Legal { mv })
    } else if resumed.position.men_of(side).count() == 1 {
        let outcome = Outcome::Drawn;
        met(law, [ClaimEffect::Ends { outcome }.into()])
            .seeing(EnvelopeFact::Illegal { mv })
            .seeing(ClaimFact::LoneKing { side })
    } else {
        sealer_loses(law, resumed).seeing(EnvelopeFact::Illegal { mv })
    }
}

/// The resumption whose envelope is being opened, as it may be, for the first time.
pub(crate) fn opened<'a>(at: &'a At<'_>) -> Option<&'a Resumption> {
    let opens = *at.act() == EnvelopeAct::OpensEnvelope.into();
    let resumed = at.before.sealing.resumed.as_ref()?;
    let may_be = resumed.present(resumed.replier()) && !resumed.opened;
    (opens && may_be).then_some(resumed)
}

fn sealer_loses(law: Law, resumed: &Resumption) -> Ruling<Word> {
    let outcome = Outcome::won_by(resumed.replier());
    met(law, [ClaimEffect::Ends { outcome }.into()])
}

/// Whether the sealer comes more than an hour after the start of the resumption.
fn comes_too_late(at: &At<'_>, resumed: &Resumption) -> bool {
    let comes = *at.act() == ClockAct::Arrives.into() && at.player() == Some(resumed.sealer);
    comes && at.now.time > Time::minutes(60)
}

/// Whether a player has overstepped his time with moves left to make.
fn oversteps(state: &State, side: Colour) -> bool {
    state.clocks.overstepped(side) && state.clocks.moves_to_go(side) != Some(0)
}

/// The sealed move of a late sealer, where it ends the game so: it is made while he is absent, or he comes too late and
/// it is not made yet.
fn ended_by_the_sealed_move(
    at: &At<'_>,
    law: Law,
    so: impl Fn(Colour, Ending) -> Option<Outcome>,
) -> Ruling<Word> {
    let resumed = at.before.sealing.resumed.as_ref();
    let Some((resumed, mv)) = resumed.and_then(|it| Some((it, it.lawful(at.laws)?))) else {
        return silent();
    };
    let sealer = resumed.sealer;
    let makes = *at.act() == Act::Envelope(EnvelopeAct::MakesSealed);
    let late = if makes {
        !resumed.present(sealer)
    } else if comes_too_late(at, resumed) && !resumed.made(at.before) {
        true
    } else {
        return silent();
    };
    match (so(sealer, ending(at, resumed, mv)), late) {
        (Some(outcome), true) => met(law, [ClaimEffect::Ends { outcome }.into()])
            .seeing(EnvelopeFact::Sealed { mv })
            .seeing(EnvelopeFact::Absent { side: sealer }),
        (Some(_), false) => lacking(law, EnvelopeFact::Present { side: sealer }),
        (None, true) => lacking(law, EnvelopeFact::DoesNotEnd { mv }),
        (None, false) => silent(),
    }
}

fn ending(at: &At<'_>, resumed: &Resumption, mv: Move) -> Ending {
    at.laws
        .ending(&at.laws.after(&resumed.position, mv))
        .finding
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Game;

    /// The result when the sealer of a mate comes then, his envelope still sealed.
    fn result(comes: &str) -> Option<Outcome> {
        let game = Game::founding();
        let start = "7k/R7/6K1/8/8/8/8/8 w - - 0 60".parse().expect("a FEN");
        let mut state = game.start(start, Vec::new());
        for line in [
            "the arbiter starts White's clock",
            "the arbiter announces the end of the session",
            "White writes a7a8 as the sealed move",
            "White puts both score sheets in the envelope and seals it",
            "White stops his clock without starting the opponent's",
            "0:00:00 the arbiter opens the resumption",
            &format!("{comes} White comes to the board"),
        ] {
            let event = line.parse().expect(line);
            state = game.apply(&state, &event).expect(line).finding.state;
        }
        state.ended.map(|ended| ended.outcome)
    }

    #[test]
    fn late_is_more_than_an_hour_after_the_start_of_the_resumption() {
        assert_eq!(result("0:59:59"), None);
        assert_eq!(result("1:00:00"), None);
        assert_eq!(result("1:00:01"), Some(Outcome::WhiteWins));
    }
}
