//! Articles 11.1 to 11.4, the recording of the game (2023: 8.1, 8.4, 8.5.1, 12.6).
//!
//! That a player does not write is seen: he stops, or makes only ticks, or has made two moves since one that is not on
//! his sheet.

use chesslaws_board::Colour;
use chesslaws_board::table::{
    Act, Actor, ClockAct, Effect, Event, SheetAct, SheetEffect, SheetFact, Time,
};
use chesslaws_law::law;

use crate::Ruling;
use crate::table::laws::{broken, lacking, met, silent, statements};
use crate::table::{At, State, Word};

statements![art11_recording:
    "1993:11.1.a" record_of_all_moves, second;
    "1993:11.1.b" order_of_writing;
    "1993:11.2.a" less_than_five_minutes;
    "1993:11.2.b" missing_moves_after_the_flag;
    "1993:11.3.a" record_for_the_players, second;
    "1993:11.3.b" silence_of_the_recorder;
    "1993:11.4" refusal_to_record, second;
];

/// Each player records the game, his own moves and the opponent's, move after move, in algebraic notation, as clearly
/// and legibly as he can, on the prescribed sheet.
///
/// statement: `1993:11.1.a`, `2023:8.1.1`
pub fn record_of_all_moves(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:11.1.a");
    match (omission(at), at.act(), at.player()) {
        (Some((side, _)), _, _) if need_not(at, side) => silent(),
        (Some((side, fact)), _, _) => {
            broken(law, [SheetEffect::MustRecord { side }.into()]).seeing(fact)
        }
        (None, Act::Sheet(SheetAct::Records { .. }), Some(side)) => {
            met(law, []).seeing(missing(at.now, side))
        }
        _ => silent(),
    }
}

/// He may write first and then move, or move first and then write.
///
/// statement: `1993:11.1.b`, `2023:8.1.3.a`
pub fn order_of_writing(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:11.1.b");
    let (Act::Sheet(SheetAct::Records { mv }), Some(side)) = (at.act(), at.player()) else {
        return silent();
    };
    let (mv, moves) = (*mv, &at.now.moves);
    match at.now.sheets.of(side).last {
        Some(ply) if ply == moves.len() => met(law, []).seeing(SheetFact::WrittenFirst { mv }),
        Some(ply) if moves[ply].by == side => met(law, []).seeing(SheetFact::MovedFirst { mv }),
        _ => silent(),
    }
}

/// With less than five minutes left on his clock before the time control he need not record.
///
/// statement: `1993:11.2.a`, `2023:8.4`
///
/// It is the flag that ends it (11.2.b), and not the last move required.
pub fn less_than_five_minutes(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:11.2.a");
    let Some((side, _)) = omission(at) else {
        return silent();
    };
    let need_not = [SheetEffect::NeedNotRecord { side }.into()];
    let clock = at.before.clocks.of(side);
    let flag_still_up = at.before.sheets.of(side).leaves_off < Some(clock.period);
    match at.before.clocks.left(side) {
        Some(time) if time < Time::minutes(5) => {
            met(law, need_not).seeing(SheetFact::LeftToControl { side, time })
        }
        _ if leaves_off(at.before, side) && flag_still_up => {
            met(law, need_not).seeing(SheetFact::PeriodNotOver { side })
        }
        Some(time) => lacking(law, SheetFact::LeftToControl { side, time }),
        None => lacking(law, SheetFact::NoControl),
    }
}

/// As soon as the flag shows that the period is over he must complete the missing moves.
///
/// statement: `1993:11.2.b`, `2023:8.5.2.a`
pub fn missing_moves_after_the_flag(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:11.2.b");
    let followed = |side: &Colour| at.before.sheets.of(*side).followed();
    let fallen: Vec<Colour> = fallen(at.event).into_iter().filter(followed).collect();
    let owing: Vec<Colour> = fallen
        .iter()
        .copied()
        .filter(|&side| !at.before.unrecorded(side).is_empty())
        .collect();
    match (fallen.first(), owing.first()) {
        (None, _) => silent(),
        (Some(&side), None) => lacking(law, SheetFact::NothingMissing { side }),
        (Some(_), Some(_)) => {
            let must = owing
                .iter()
                .map(|&side| Effect::from(SheetEffect::MustComplete { side }));
            let facts = owing.iter().map(|&side| missing(at.before, side));
            facts.fold(met(law, must), Ruling::seeing)
        }
    }
}

/// If neither player can keep the score, the arbiter or a deputy tries to be present and record.
///
/// statement: `1993:11.3.a`, `2023:8.5.1.a`
pub fn record_for_the_players(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:11.3.a");
    match omission(at) {
        Some((side, _)) if need_not(at, side) && !leaves_off(at.before, side) => {
            let other = side.opponent();
            if leaves_off(at.before, other) {
                met(law, [SheetEffect::ArbiterRecords.into()]).seeing(missing(at.before, other))
            } else {
                lacking(law, SheetFact::StillRecords { side: other })
            }
        }
        _ => silent(),
    }
}

/// He does not intervene unless a flag falls, and until then gives no sign of how many moves were made.
///
/// statement: `1993:11.3.b`, `2023:12.6.b`
pub fn silence_of_the_recorder(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:11.3.b");
    let acts = matches!(
        (at.event.by, at.act()),
        (
            Actor::Arbiter,
            Act::Sheet(SheetAct::StepsIn | SheetAct::ShowsTheNumber)
        )
    );
    let Some(since) = at.before.sheets.recorder.filter(|_| acts) else {
        return silent();
    };
    let since_then = at.before.events.iter().skip(since);
    match since_then.flat_map(fallen).next() {
        Some(side) => {
            met(law, [SheetEffect::MayStepIn.into()]).seeing(SheetFact::FlagFell { side })
        }
        None => broken(law, [SheetEffect::MustKeepStill.into()]).seeing(SheetFact::NoFlagFell),
    }
}

/// Where 11.2 does not apply, a player who refuses to record is dealt with under 10.17.
///
/// statement: `1993:11.4`, `2023:11.7.a`
pub fn refusal_to_record(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:11.4");
    let (Act::Sheet(SheetAct::RefusesToRecord), Some(side)) = (at.act(), at.player()) else {
        return silent();
    };
    let left = at.before.clocks.left(side);
    let fact = left.map_or(SheetFact::NoControl, |time| SheetFact::LeftToControl {
        side,
        time,
    });
    if need_not(at, side) {
        lacking(law, fact)
    } else {
        met(law, [SheetEffect::RefusesTheLaws { side }.into()]).seeing(fact)
    }
}

/// The player who is seen not to record, and what is seen.
fn omission(at: &At<'_>) -> Option<(Colour, SheetFact)> {
    let side = at.player()?;
    let fact = match *at.act() {
        Act::Sheet(SheetAct::StopsRecording | SheetAct::RefusesToRecord) => recorded(at.now, side),
        Act::Sheet(SheetAct::Ticks { mv }) => SheetFact::NoNotation { mv },
        Act::Sheet(SheetAct::Records { mv }) => match at.now.sheets.of(side).last {
            None => SheetFact::NotPlayed { mv },
            Some(ply) if at.now.unrecorded(side).iter().all(|&missing| missing > ply) => {
                return None;
            }
            Some(_) => missing(at.now, side),
        },
        Act::Clock(ClockAct::Presses) if two_moves_behind(at.before, side) => {
            missing(at.before, side)
        }
        _ => return None,
    };
    Some((side, fact))
}

/// Whether something is not on his sheet that was played up to the move before his last.
fn two_moves_behind(state: &State, side: Colour) -> bool {
    let of_his = |ply: &usize| state.moves[*ply].by == side;
    let plies = (0..state.moves.len()).rev();
    let his = plies.filter(of_his).nth(1);
    let missing = state.unrecorded(side);
    his.is_some_and(|his| missing.first().is_some_and(|&first| first <= his))
}

/// Whether he need not record, as 11.2 says of this event.
fn need_not(at: &At<'_>, side: Colour) -> bool {
    let need_not = Effect::from(SheetEffect::NeedNotRecord { side });
    at.asked("1993:11.2.a").contains(&need_not)
}

/// Whether he does without recording, as he may.
fn leaves_off(state: &State, side: Colour) -> bool {
    state.sheets.of(side).leaves_off.is_some()
}

/// Whose flags an event shows to have fallen.
fn fallen(event: &Event) -> Vec<Colour> {
    match event.act {
        Act::Clock(ClockAct::SeesFlag { side }) => vec![side],
        Act::Clock(ClockAct::FindsBothFlags) => Colour::BOTH.to_vec(),
        _ => Vec::new(),
    }
}

/// How much is missing on a player's sheet.
pub(crate) fn missing(state: &State, side: Colour) -> SheetFact {
    match state.unrecorded(side).len() {
        0 => SheetFact::NothingMissing { side },
        plies => SheetFact::Missing {
            side,
            plies: number(plies),
        },
    }
}

fn recorded(state: &State, side: Colour) -> SheetFact {
    let plies = number(state.moves.len() - state.unrecorded(side).len());
    SheetFact::Recorded { side, plies }
}

fn number(plies: usize) -> u32 {
    u32::try_from(plies).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use chesslaws_board::table::Condition;

    use super::*;
    use crate::table::{Applied, Game};

    const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    fn last(lines: &[&str]) -> Applied {
        let period = Condition::Period {
            moves: 40,
            time: Time::minutes(120),
        };
        let game = Game::founding();
        let mut state = game.start(ARRAY.parse().expect("a FEN"), vec![period]);
        let mut last = None;
        for line in lines {
            let event = line.parse().expect(line);
            let ruling = game.apply(&state, &event).expect(line);
            state = ruling.finding.state.clone();
            last = Some(ruling.finding);
        }
        last.expect("a line")
    }

    #[test]
    fn five_minutes_are_not_less_than_five_minutes() {
        let breaks = |at: &str| {
            let stops = format!("{at} White stops recording");
            let applied = last(&["the arbiter starts White's clock", &stops]);
            !applied.broken.is_empty()
        };
        assert!(breaks("1:54:59.999"));
        assert!(breaks("1:55:00"));
        assert!(!breaks("1:55:00.001"));
    }

    #[test]
    fn the_last_move_required_does_not_end_it_and_the_flag_does() {
        let stops = [
            "the arbiter starts White's clock",
            "1:58:00 White stops recording",
        ];
        let mut state = last(&stops).state;
        let clock = state.clocks.of_mut(Colour::White);
        (clock.period, clock.used, clock.allotted) = (1, Time::ZERO, Some(Time::minutes(62)));
        let breaks = |state: &State| {
            let event = "White stops recording".parse().expect("a line");
            let ruling = Game::founding().apply(state, &event).expect("it happens");
            !ruling.finding.broken.is_empty()
        };
        assert!(!breaks(&state));
        let writes = "White writes e2e4 on the score sheet"
            .parse()
            .expect("a line");
        let ruling = Game::founding().apply(&state, &writes);
        assert!(breaks(&ruling.expect("it happens").finding.state));
    }

    #[test]
    fn a_move_is_written_before_or_after_it_is_made() {
        let missing = |lines: &[&str]| last(lines).state.unrecorded(Colour::White);
        let first = ["White writes e2e4 on the score sheet", "White plays e2e4"];
        assert_eq!(missing(&first), [0; 0]);
        let changed = ["White writes d2d4 on the score sheet", "White plays e2e4"];
        assert_eq!(missing(&changed), [0]);
        let after = [
            "White plays e2e4",
            "White writes e2e4 on the score sheet",
            "Black plays e7e5",
        ];
        assert_eq!(missing(&after), [1]);
    }

    #[test]
    fn the_last_pair_may_wait_until_the_next_move() {
        let breaks = |lines: &[&str]| !last(lines).broken.is_empty();
        let lines = [
            "White writes e2e4 on the score sheet",
            "White plays e2e4 and presses the clock",
            "Black plays e7e5 and presses the clock",
            "White plays g1f3 and presses the clock",
            "Black plays b8c6 and presses the clock",
            "White plays f1b5 and presses the clock",
        ];
        assert!(!breaks(&lines[..4]));
        assert!(breaks(&lines));
    }
}
