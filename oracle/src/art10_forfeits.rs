//! Articles 10.14 to 10.17, games that are lost (1993: 10.14-10.17; 2023: 6.7, 6.9, 11.7, 11.8); what a sealed move
//! decides is `art10_sealed_move`.
//!
//! That a player has not come is seen by the arbiter; who has done something at his board is there.

use chesslaws_board::Colour;
use chesslaws_board::table::{
    Act, Actor, ClaimEffect, ClaimFact, ClockAct, ClockEffect, ClockFact, EnvelopeAct, HallAct,
    HallFact, Outcome, SheetAct, SheetEffect, Time,
};
use chesslaws_law::{Law, dispute, law};

use crate::Ruling;
use crate::art12_clock::{flag_looked_at, lacking_of, moves_counted, time_over, times};
use crate::table::laws::{lacking, met, silent, statements};
use crate::table::{At, Word};

statements![art10_forfeits:
    "1993:10.14.a" time_overstepped, second;
    "1993:10.14.b" time_overstepped_with_a_lone_opponent, second;
    "1993:10.15.a" late_for_the_game;
    "1993:10.15.b" late_for_the_resumption;
    "1993:10.15.c" lateness;
    "1993:10.17.a" refusal_to_obey;
    "1993:10.17.b" refusal_by_both;
    "1993:10.17.c" both_late;
];

/// A player who has not completed the required moves in the time allotted loses.
///
/// statement: `1993:10.14.a`, `2023:6.9.a`
pub fn time_overstepped(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.14.a");
    let (Some(side), clocks) = (flag_looked_at(at), &at.before.clocks) else {
        return silent();
    };
    let made = clocks.of(side).made;
    if !clocks.overstepped(side) {
        return moves_counted(
            times(lacking_of(law), at.before, side),
            at.before,
            side,
            made,
        );
    }
    if time_over(at) != Some(side) {
        return silent();
    }
    let outcome = Outcome::won_by(side.opponent());
    let lost = met(law, [ClaimEffect::Ends { outcome }.into()]);
    moves_counted(times(lost, at.before, side), at.before, side, made)
}

/// If the opponent of a player who overstepped has only his king, the game is drawn (6.5, 10.5).
///
/// statement: `1993:10.14.b`, `2023:6.9.c`
pub fn time_overstepped_with_a_lone_opponent(at: &At<'_>) -> Ruling<Word> {
    time_overstepped_against(at, law!("1993:10.14.b"))
}

/// A player who comes to the board more than one hour after the start of the game loses.
///
/// statement: `1993:10.15.a`, `2023:6.7.1.b`
pub fn late_for_the_game(at: &At<'_>) -> Ruling<Word> {
    if at.before.clocks.resumption {
        return silent();
    }
    late(at, law!("1993:10.15.a"))
}

/// A player who comes more than one hour after the start of the resumption loses, 10.15.1-10.15.3 apart.
///
/// statement: `1993:10.15.b`, `2023:I.10.a`
pub fn late_for_the_resumption(at: &At<'_>) -> Ruling<Word> {
    if !at.before.clocks.resumption {
        return silent();
    }
    late(at, law!("1993:10.15.b"))
}

/// Lateness counts from the start of the session.
///
/// statement: `1993:10.15.c`, `2023:6.7.1.a`
pub fn lateness(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.15.c");
    let Some(side) = comes(at) else {
        return silent();
    };
    // The time of an event is counted from the start of the session.
    let time = at.now.time;
    let fact = ClockFact::LateBy { side, time };
    if time == Time::ZERO {
        lacking(law, fact)
    } else {
        met(law, [ClockEffect::Late { side, time }.into()]).seeing(fact)
    }
}

/// A player who refuses to obey the Laws loses.
///
/// statement: `1993:10.17.a`, `2023:11.7.a`
pub fn refusal_to_obey(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.17.a");
    match (at.act(), at.player()) {
        (Act::Hall(HallAct::Refuses), Some(side)) => {
            let outcome = Outcome::won_by(side.opponent());
            met(law, [ClaimEffect::Ends { outcome }.into()])
                .seeing(HallFact::RefusesToObey { side })
        }
        // 11.4 sends a refusal to record here.
        (Act::Sheet(SheetAct::RefusesToRecord), Some(side)) => {
            let dealt_with = SheetEffect::RefusesTheLaws { side }.into();
            if !at.asked("1993:11.4").contains(&dealt_with) {
                return silent();
            }
            let outcome = Outcome::won_by(side.opponent());
            met(law, [ClaimEffect::Ends { outcome }.into()])
                .seeing(HallFact::RefusesToObey { side })
        }
        (Act::Hall(HallAct::ObeysUnderProtest), Some(side)) => {
            lacking(law, HallFact::Obeys { side })
        }
        _ => silent(),
    }
}

/// If both players refuse to obey the Laws, both lose (0-0).
///
/// statement: `1993:10.17.b`, `2023:11.8`
pub fn refusal_by_both(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.17.b");
    let refuses = |side| HallFact::RefusesToObey { side };
    match (at.act(), at.player()) {
        (Act::Hall(HallAct::FindsBothRefuse), _) => {
            let both_lose = ClaimEffect::Ends {
                outcome: Outcome::BothLose,
            };
            let ruling = met(law, [both_lose.into()]);
            ruling
                .seeing(refuses(Colour::White))
                .seeing(refuses(Colour::Black))
        }
        (Act::Hall(HallAct::Refuses), Some(side)) => {
            let side = side.opponent();
            lacking(law, HallFact::Obeys { side })
        }
        _ => silent(),
    }
}

/// If both players come more than an hour late, both lose (0-0).
///
/// statement: `1993:10.17.c`, `2023:11.8`
pub fn both_late(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.17.c");
    let Some(side) = comes(at) else {
        return silent();
    };
    let opponent = side.opponent();
    let (fact, noted) = (
        ClockFact::LateBy {
            side,
            time: at.now.time,
        },
        |ruling| exactly(at, ruling),
    );
    if !too_late(at) {
        noted(lacking(law, fact))
    } else if there(at, opponent) || present_at_the_resumption(at, opponent) {
        lacking(law, ClockFact::AtTheBoard { side: opponent })
    } else {
        let outcome = Outcome::BothLose;
        noted(met(law, [ClaimEffect::Ends { outcome }.into()]).seeing(fact))
    }
}

/// A draw where the opponent of the player whose time is over has only his king; 10.5.b and 10.14.b say the same.
pub(crate) fn time_overstepped_against(at: &At<'_>, law: Law) -> Ruling<Word> {
    let Some(side) = flag_looked_at(at) else {
        return silent();
    };
    let opponent = side.opponent();
    if !at.before.clocks.overstepped(side) {
        times(lacking_of(law), at.before, side)
    } else if time_over(at) != Some(side) {
        silent()
    } else if at.before.lone_king(opponent) {
        let outcome = Outcome::Drawn;
        met(law, [ClaimEffect::Ends { outcome }.into()])
            .seeing(ClaimFact::LoneKing { side: opponent })
    } else {
        lacking(law, ClaimFact::MoreThanKing { side: opponent })
    }
}

/// A player who comes, or is found not to have come, after more than an hour loses.
fn late(at: &At<'_>, law: Law) -> Ruling<Word> {
    let Some(side) = comes(at) else {
        let back = matches!(at.act(), Act::Clock(ClockAct::Arrives));
        return match at.player().filter(|_| back) {
            Some(side) => lacking(law, ClockFact::AtTheBoard { side }),
            None => silent(),
        };
    };
    let fact = ClockFact::LateBy {
        side,
        time: at.now.time,
    };
    if !too_late(at) {
        return exactly(at, lacking(law, fact));
    }
    let outcome = Outcome::won_by(side.opponent());
    let lost = exactly(
        at,
        met(law, [ClaimEffect::Ends { outcome }.into()]).seeing(fact),
    );
    if at.before.lone_king(side.opponent()) {
        lost.noting(dispute!("1993:Q06"))
    } else {
        lost
    }
}

/// The player who comes to the board, or has not come, and was not there in the session before.
fn comes(at: &At<'_>) -> Option<Colour> {
    let side = match *at.act() {
        Act::Clock(ClockAct::Arrives) => at.player()?,
        Act::Clock(ClockAct::FindsAbsent { side })
        | Act::Envelope(EnvelopeAct::FindsAbsent { side }) => side,
        _ => return None,
    };
    (!there(at, side)).then_some(side)
}

/// Whether a player has done something at his board in the session.
fn there(at: &At<'_>, side: Colour) -> bool {
    let session = at.before.events.iter().skip(at.before.clocks.session);
    session
        .into_iter()
        .any(|event| event.by == Actor::Player(side))
}

/// Whether the game is resumed from an envelope and nobody has found the player absent.
fn present_at_the_resumption(at: &At<'_>, side: Colour) -> bool {
    let resumed = at.before.sealing.resumed.as_ref();
    resumed.is_some_and(|resumed| resumed.present(side))
}

/// Whether more than an hour has passed since the start of the session.
fn too_late(at: &At<'_>) -> bool {
    let hour = Time::minutes(60);
    match at.table.holds(dispute!("1993:Q09"), 'a') {
        'b' => at.now.time >= hour,
        _ => at.now.time > hour,
    }
}

/// Exactly an hour is disputed.
fn exactly(at: &At<'_>, ruling: Ruling<Word>) -> Ruling<Word> {
    if at.now.time == Time::minutes(60) {
        ruling.noting(dispute!("1993:Q09"))
    } else {
        ruling
    }
}

#[cfg(test)]
mod tests {
    use chesslaws_board::table::Outcome;

    use crate::table::{Game, State};

    fn after(fen: &str, conditions: &[&str], lines: &[&str]) -> State {
        let game = Game::founding();
        let settled = conditions.iter().map(|text| text.parse().expect(text));
        let mut state = game.start(fen.parse().expect("a FEN"), settled.collect());
        for line in lines {
            let event = line.parse().expect(line);
            state = game.apply(&state, &event).expect(line).finding.state;
        }
        state
    }

    const ROOKS: &str = "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 40";

    #[test]
    fn exactly_the_time_allotted_is_not_overstepped() {
        let ended = |at: &str| {
            let seen = format!("{at} the arbiter sees that White's flag has fallen");
            let control = [
                "the time control is 40 moves in 2:00:00",
                "White's clock shows 1:59:00 used",
            ];
            let state = after(
                ROOKS,
                &control,
                &["the arbiter starts White's clock", &seen],
            );
            state.ended.map(|ended| ended.outcome)
        };
        assert_eq!(ended("0:00:59.999"), None);
        assert_eq!(ended("0:01:00"), None);
        assert_eq!(ended("0:01:00.001"), Some(Outcome::BlackWins));
    }

    #[test]
    fn exactly_an_hour_is_in_time() {
        let ended = |at: &str, conditions: &[&str]| {
            let comes = format!("{at} White comes to the board");
            let state = after(
                ROOKS,
                conditions,
                &["0:00:00 Black comes to the board", &comes],
            );
            state.ended.map(|ended| ended.outcome)
        };
        for conditions in [&[][..], &["the session resumes an adjourned game"]] {
            assert_eq!(ended("0:59:59.999", conditions), None);
            assert_eq!(ended("1:00:00", conditions), None);
            assert_eq!(ended("1:00:00.001", conditions), Some(Outcome::BlackWins));
        }
    }

    #[test]
    fn both_are_late_only_when_more_than_an_hour_has_passed() {
        let ended = |at: &str| {
            let state = after(ROOKS, &[], &[&format!("{at} White comes to the board")]);
            state.ended.map(|ended| ended.outcome)
        };
        assert_eq!(ended("0:59:59.999"), None);
        assert_eq!(ended("1:00:00"), None);
        assert_eq!(ended("1:00:00.001"), Some(Outcome::BothLose));
    }
}
