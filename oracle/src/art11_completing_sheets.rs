//! Articles 11.5 to 11.9, the completion of the score sheets (2023: 8.3, 8.5, 8.6).
//!
//! Whether a request can be met without disturbing the opponent, and whether the game can be rebuilt, is what the arbiter
//! finds.

use chesslaws_board::Colour;
use chesslaws_board::table::{
    Act, ClockAct, ClockEffect, Effect, HandEffect, SheetAct, SheetEffect, SheetFact,
};
use chesslaws_law::law;

use crate::Ruling;
use crate::art11_recording::missing;
use crate::table::laws::{broken, lacking, met, silent, statements};
use crate::table::{At, Word};

statements![art11_completing_sheets:
    "1993:11.5.a" request_to_the_arbiter;
    "1993:11.5.b" grant_of_the_sheet;
    "1993:11.5.c" no_refusal_of_what_is_granted;
    "1993:11.5.e" owner_of_the_sheets, after_the_end;
    "1993:11.5.f" time_of_the_one_who_asked;
    "1993:11.5.d" only_after_the_control;
    "1993:11.6.a" before_his_next_move, second;
    "1993:11.6.b" clock_of_the_one_who_completes, second;
    "1993:11.7.a" clocks_of_both, second;
    "1993:11.7.b" help_of_record_or_board;
    "1993:11.7.c" position_noted_first;
    "1993:11.8" sheets_too_little;
    "1993:11.9" game_not_rebuilt;
];

/// A player willing to complete his sheet who cannot do so without the opponent's sheet asks the arbiter for it.
///
/// statement: `1993:11.5.a`, `2023:8.5.2.b`
pub fn request_to_the_arbiter(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:11.5.a");
    let Some((act, side)) = by_player(at) else {
        return silent();
    };
    let asks = matches!(act, SheetAct::AsksForSheet | SheetAct::AsksOpponent);
    let fact = missing(at.now, side);
    match act {
        _ if !asks => silent(),
        _ if at.now.unrecorded(side).is_empty() => lacking(law, fact),
        SheetAct::AsksForSheet => {
            met(law, [SheetEffect::ArbiterDecides { side }.into()]).seeing(fact)
        }
        _ => broken(law, [SheetEffect::MustAskArbiter { side }.into()]).seeing(fact),
    }
}

/// The arbiter grants it if it can be done before the time control without disturbing the opponent.
///
/// statement: `1993:11.5.b`
pub fn grant_of_the_sheet(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:11.5.b");
    let (Act::Sheet(act), Some(side)) = (at.act(), at.before.sheets.asked) else {
        return silent();
    };
    match act {
        SheetAct::FindsItCanBeDone if at.before.sheets.of(side).owed => {
            lacking(law, SheetFact::PeriodOver { side })
        }
        SheetAct::FindsItCanBeDone => met(law, [SheetEffect::Granted { side }.into()]),
        SheetAct::FindsItDisturbs => lacking(
            law,
            SheetFact::WouldDisturb {
                side: side.opponent(),
            },
        ),
        SheetAct::FindsItTooLate => lacking(law, SheetFact::NotInTime { side }),
        _ => silent(),
    }
}

/// Once the arbiter has granted it the opponent may not refuse.
///
/// statement: `1993:11.5.c`, `2023:8.5.2.b`
pub fn no_refusal_of_what_is_granted(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:11.5.c");
    let Some((act, side)) = by_player(at) else {
        return silent();
    };
    let other = side.opponent();
    let granted = at.before.sheets.granted == Some(other);
    match act {
        SheetAct::RefusesSheet if granted => {
            broken(law, [SheetEffect::MustHandOver { side }.into()])
                .seeing(SheetFact::Granted { side: other })
        }
        SheetAct::RefusesSheet => lacking(law, SheetFact::NotGranted { side: other }),
        SheetAct::HandsOver if granted => met(law, []).seeing(SheetFact::Granted { side: other }),
        _ => silent(),
    }
}

/// The score sheets belong to the organisers.
///
/// statement: `1993:11.5.e`, `2023:8.3.a`
pub fn owner_of_the_sheets(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:11.5.e");
    let of_the_organisers = |side| [SheetEffect::OfTheOrganisers { side }.into()];
    match (at.act(), at.player()) {
        (&Act::Sheet(SheetAct::TakesSheet { side }), None) => met(law, of_the_organisers(side)),
        (Act::Sheet(SheetAct::Pockets), Some(side)) => broken(law, of_the_organisers(side)),
        _ => silent(),
    }
}

/// The time for completing the sheet counts as the asking player's.
///
/// statement: `1993:11.5.f`, `2023:8.5.2.b`
pub fn time_of_the_one_who_asked(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:11.5.f");
    let Some((act, by)) = by_player(at) else {
        return silent();
    };
    let granted = at.before.sheets.granted;
    let (side, runs) = match act {
        SheetAct::HandsOver => (by.opponent(), by.opponent()),
        SheetAct::GivesBack => (by, at.now.turn()),
        _ => return silent(),
    };
    if granted == Some(side) {
        met(law, [ClockEffect::Runs { side: runs }.into()]).seeing(SheetFact::Granted { side })
    } else {
        lacking(law, SheetFact::NotGranted { side })
    }
}

/// In all other cases sheets are completed only after the time control.
///
/// statement: `1993:11.5.d`
pub fn only_after_the_control(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:11.5.d");
    match by_player(at) {
        Some((SheetAct::CopiesSheet, side)) if at.before.sheets.granted != Some(side) => {
            if at.before.sheets.of(side).owed {
                met(law, []).seeing(SheetFact::PeriodOver { side })
            } else {
                broken(law, [SheetEffect::OnlyAfterControl { side }.into()])
                    .seeing(SheetFact::PeriodNotOver { side })
            }
        }
        _ => silent(),
    }
}

/// After the time control, if only one player must complete his sheet, he does so before his next move.
///
/// statement: `1993:11.6.a`, `2023:8.5.2.a`
pub fn before_his_next_move(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:11.6.a");
    let Some(side) = at.player().filter(|&side| alone_owes(at, side)) else {
        return silent();
    };
    let moves = at
        .proposed
        .iter()
        .any(|proposed| matches!(proposed.effect, Effect::Hand(HandEffect::Completed { .. })));
    if moves {
        broken(law, [SheetEffect::MustComplete { side }.into()]).seeing(missing(at.now, side))
    } else if !at.now.sheets.of(side).owed {
        met(law, []).seeing(missing(at.now, side))
    } else {
        silent()
    }
}

/// While he completes it his clock runs if the opponent has moved.
///
/// statement: `1993:11.6.b`, `2023:8.5.2.a`
pub fn clock_of_the_one_who_completes(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:11.6.b");
    let new = new_owers(at);
    let side = match (at.act(), at.player()) {
        (Act::Clock(ClockAct::Presses), Some(by)) if alone_owes(at, by.opponent()) => by.opponent(),
        _ => match new[..] {
            [side] if !at.before.sheets.of(side.opponent()).owed => side,
            _ => return silent(),
        },
    };
    let other = side.opponent();
    if at.now.turn() == side {
        met(law, [ClockEffect::Runs { side }.into()]).seeing(SheetFact::HasMoved { side: other })
    } else {
        lacking(law, SheetFact::HasNotMoved { side: other })
    }
}

/// If both must, both clocks stand until both sheets are complete.
///
/// statement: `1993:11.7.a`, `2023:8.5.1.b`
pub fn clocks_of_both(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:11.7.a");
    if !at.before.sheets.together {
        let new = new_owers(at);
        let owes = |side: &Colour| at.before.sheets.of(*side).owed || new.contains(side);
        let both = !new.is_empty() && Colour::BOTH.iter().all(owes);
        return if both {
            let stand = ClockEffect::BothStand.into();
            met(law, [SheetEffect::CompletedTogether.into(), stand]).seeing(SheetFact::BothMust)
        } else {
            silent()
        };
    }
    let missing_yet = Colour::BOTH
        .into_iter()
        .find(|&side| !at.now.unrecorded(side).is_empty());
    match (at.act(), missing_yet) {
        (Act::Clock(ClockAct::Presses | ClockAct::Starts { .. }), Some(side)) => {
            broken(law, [ClockEffect::BothStand.into()]).seeing(missing(at.now, side))
        }
        (Act::Sheet(_), None) => {
            let side = at.now.turn();
            met(law, [ClockEffect::Runs { side }.into()]).seeing(missing(at.now, side))
        }
        (Act::Sheet(_), Some(side)) if completes(at) => lacking(law, missing(at.now, side)),
        _ => silent(),
    }
}

/// If needed they complete them with the arbiter's record, or on a board under his supervision.
///
/// statement: `1993:11.7.b`, `2023:8.5.1.c`
pub fn help_of_record_or_board(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:11.7.b");
    let Some((act, side)) = by_player(at) else {
        return silent();
    };
    let together = at.before.sheets.together;
    match act {
        SheetAct::CopiesRecord | SheetAct::RebuildsWatched if together => {
            met(law, []).seeing(SheetFact::BothMust)
        }
        SheetAct::RebuildsAlone if together => {
            broken(law, [SheetEffect::MustComplete { side }.into()]).seeing(SheetFact::Unwatched)
        }
        SheetAct::CopiesRecord | SheetAct::RebuildsWatched | SheetAct::RebuildsAlone => {
            lacking(law, SheetFact::OnlyOneMust)
        }
        _ => silent(),
    }
}

/// Before that the arbiter notes the actual position.
///
/// statement: `1993:11.7.c`, `2023:8.5.3.b`
pub fn position_noted_first(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:11.7.c");
    let sheets = &at.before.sheets;
    match at.act() {
        _ if !sheets.together => silent(),
        Act::Sheet(SheetAct::NotesPosition) => met(law, []).seeing(SheetFact::PositionNoted),
        Act::Sheet(SheetAct::CopiesRecord | SheetAct::RebuildsWatched) if sheets.noted => {
            met(law, []).seeing(SheetFact::PositionNoted)
        }
        Act::Sheet(SheetAct::CopiesRecord | SheetAct::RebuildsWatched) => {
            broken(law, [SheetEffect::PositionFirst.into()]).seeing(SheetFact::PositionNotNoted)
        }
        _ => silent(),
    }
}

/// If the arbiter sees under 11.6 that the sheets alone cannot rebuild the game, he proceeds by 11.7.
///
/// statement: `1993:11.8`, `2023:8.5.3.a`
pub fn sheets_too_little(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:11.8");
    if *at.act() != Act::Sheet(SheetAct::FindsSheetsTooLittle) {
        return silent();
    }
    let sides = Colour::BOTH;
    let alone = sides.into_iter().find(|&side| alone_owes(at, side));
    match alone {
        Some(side) => {
            let stand = ClockEffect::BothStand.into();
            met(law, [SheetEffect::CompletedTogether.into(), stand]).seeing(missing(at.now, side))
        }
        None if at.before.sheets.together => lacking(law, SheetFact::BothMust),
        None => {
            let side = at.now.turn();
            lacking(law, SheetFact::PeriodNotOver { side })
        }
    }
}

/// If it cannot be rebuilt under 11.7 the game goes on, and the next move counts as the first of the next period.
///
/// statement: `1993:11.9`, `2023:8.6`
pub fn game_not_rebuilt(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:11.9");
    let &Act::Sheet(SheetAct::FindsItLost { control }) = at.act() else {
        return silent();
    };
    if !at.before.sheets.together {
        return lacking(law, SheetFact::OnlyOneMust);
    }
    let (period, side) = (control + 1, at.now.turn());
    let next = SheetEffect::NextIsFirst { period }.into();
    met(law, [next, ClockEffect::Runs { side }.into()]).seeing(SheetFact::BothMust)
}

/// What a player does with the sheets.
fn by_player<'a>(at: &'a At<'_>) -> Option<(&'a SheetAct, Colour)> {
    match at.act() {
        Act::Sheet(act) => Some((act, at.player()?)),
        _ => None,
    }
}

/// Whether he, and he alone, had to complete his sheet when this happened.
fn alone_owes(at: &At<'_>, side: Colour) -> bool {
    let sheets = &at.before.sheets;
    sheets.of(side).owed && !sheets.of(side.opponent()).owed && !sheets.together
}

/// Who must complete his sheet from now on.
fn new_owers(at: &At<'_>) -> Vec<Colour> {
    let must = |proposed: &crate::table::Proposed| match proposed.effect {
        Effect::Sheet(SheetEffect::MustComplete { side }) => Some(side),
        _ => None,
    };
    let owers = at.proposed.iter().filter_map(must);
    owers
        .filter(|&side| !at.before.sheets.of(side).owed)
        .collect()
}

/// Whether this completes a sheet.
fn completes(at: &At<'_>) -> bool {
    let both = Colour::BOTH;
    both.iter()
        .any(|&side| !at.before.unrecorded(side).is_empty() && at.now.unrecorded(side).is_empty())
}
