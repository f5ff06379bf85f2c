//! The draws that could have been claimed (1993:10.10 to 10.12, 2023:9.2 to 9.4). The kernel's keys find where to ask; the
//! oracle rules on each claim as if it were made, on the positions since the last capture or pawn move.

use chesslaws_board::table::{
    Act, Actor, ClaimAct, ClaimEffect, Effect, Event, HandAct, Outcome, SheetAct,
};
use chesslaws_board::{Colour, Kind as Man, Move, Setup};
use chesslaws_law::{Edition, law};
use chesslaws_oracle::table::{Applied, Game, State};
use chesslaws_oracle::{Ground, Laws, Ruling};
use chesslaws_record::san::San;
use chesslaws_spec::Lang;

use super::finding::{Finding, Kind, Weight};
use super::judge::{Case, bare};
use super::record::Ply;
use crate::words;
use chesslaws_kernel::Repetition;

/// So many claims of a game are asked about.
const ASKED: usize = 24;
/// So many positions are handed to the oracle.
const WINDOW: usize = 2048;

/// A claim to be asked about.
enum Claim {
    /// The position has appeared so often.
    Repetition(u32),
    /// With the move, which is written so, it would have appeared so often.
    With(Move, String, u32),
    Fifty,
}

/// What could have been claimed, in the order of the plies.
pub(super) fn claimable(case: &Case<'_>, setups: &[Setup], over: Option<usize>) -> Vec<Finding> {
    let Some(start) = &case.record.start else {
        return Vec::new();
    };
    let made = case.record.made();
    let mut found = Vec::new();
    let mut repetition = Repetition::default();
    repetition.start(&start.position, start.halfmove_clock);
    let (mut since, mut times, mut fifty) = (0, 1, false);
    for ply in 0..setups.len() {
        if over.is_some_and(|over| ply >= over) {
            break;
        }
        if found.len() >= ASKED {
            found.push(further(case, ply));
            break;
        }
        if ply > 0 {
            let Ply { before, step, .. } = &made[ply - 1];
            let Some(step) = *step else { break };
            times = repetition.step(before, step, &after(made, ply, case));
            if repetition.quiet() == 0 {
                (since, fifty) = (ply, false);
            }
        }
        let mut claims = Vec::new();
        if times >= 3 {
            claims.push(Claim::Repetition(times));
        }
        let here = after(made, ply, case);
        for step in repetition.completing(&here) {
            let text = San::of(&here, step).to_string();
            let times = repetition.earlier(here.after(step).hash()) + 1;
            claims.push(Claim::With(step.written(), text, times));
        }
        if repetition.quiet() >= 100 && !fifty {
            fifty = true;
            claims.push(Claim::Fifty);
        }
        if repetition.quiet() == 99 {
            found.extend(ahead(case, setups, ply));
        }
        if !claims.is_empty() {
            let window = &setups[since.max((ply + 1).saturating_sub(WINDOW))..=ply];
            found.extend(asked(case, window, ply, &claims));
        }
    }
    found
}

/// The claim of the edition in force that comes half a move earlier (2023:9.3.1): with a move that completes the fifty,
/// written and declared.
fn ahead(case: &Case<'_>, setups: &[Setup], ply: usize) -> Option<Finding> {
    let [laws] = case.laws.as_slice() else {
        return None;
    };
    let now = &setups[ply];
    let quiet = |mv: &Move| {
        let pawn = now
            .piece(mv.from)
            .is_some_and(|piece| piece.kind == Man::Pawn);
        !pawn && !laws.is_capture(now, *mv).finding && laws.is_lawful(now, *mv)
    };
    let may = laws.edition == Edition::Fide2023 && now.halfmove_clock >= 99;
    let mv = Laws::candidates(now).find(|mv| may && quiet(mv))?;
    let side = now.turn;
    let message = case.say(
        &format!("{side} could claim a draw with a declared move that completes fifty by each without capture and pawn move, {mv} for one"),
        &format!("{}可以声明要走一着并要求判和：该着（如{mv}）使双方各满五十着没有吃子也没有走兵", words::side_zh(side)),
    );
    let finding = Finding::new(
        Kind::DrawClaimable,
        Weight::Note,
        case.place_of(ply),
        message,
    )
    .at(ply)
    .reason("fifty_moves_with_declared_move");
    Some(case.grounded(finding, &[bare(law!(only "2023:9.3.1"))]))
}

/// That what could be claimed from a ply on is not listed.
fn further(case: &Case<'_>, ply: usize) -> Finding {
    let message = case.say(
        "draws that could be claimed from here on are not listed",
        "此后可以要求判和之处不再列出",
    );
    Finding::new(
        Kind::DrawClaimable,
        Weight::Note,
        case.place_of(ply),
        message,
    )
    .at(ply)
    .reason("further_claims")
}

/// The position after so many plies.
fn after(made: &[Ply], ply: usize, case: &Case<'_>) -> chesslaws_kernel::Position {
    match made.get(ply) {
        Some(next) => next.before,
        None => match made.last().and_then(|last| Some((last.before, last.step?))) {
            Some((before, step)) => before.after(step),
            None => case.position(),
        },
    }
}

/// A finding for each claim that the oracle would grant.
fn asked(case: &Case<'_>, window: &[Setup], ply: usize, claims: &[Claim]) -> Vec<Finding> {
    let game = Game::founding();
    let Some(now) = window.last() else {
        return Vec::new();
    };
    let mut state = game.start(now.clone(), Vec::new());
    state.positions = window.to_vec();
    let next = case.record.made().get(ply);
    let lost = next.and_then(|next| lost(&game, &state, now.turn, next));
    let granted = claims.iter().filter_map(|claim| {
        let ruling = granted(&game, &state, now.turn, claim)?;
        let lost = lost.clone().filter(|_| !matches!(claim, Claim::Fifty));
        Some(finding(case, (ply, now.turn), claim, ruling, lost))
    });
    granted.collect()
}

/// The oracle's ruling on a claim, if it draws the game by the clause of the claim.
fn granted(game: &Game, state: &State, side: Colour, claim: &Claim) -> Option<Ruling<Applied>> {
    let event = |act| Event::now(Actor::Player(side), act);
    let mut state = state.clone();
    let act = match claim {
        Claim::Repetition(_) => ClaimAct::ClaimsRepetition,
        Claim::Fifty => ClaimAct::ClaimsFiftyMoves,
        &Claim::With(mv, ..) => {
            let written = event(Act::Sheet(SheetAct::Records { mv }));
            state = game.apply(&state, &written).ok()?.finding.state;
            ClaimAct::ClaimsRepetitionWith { mv }
        }
    };
    let mut ruling = game.apply(&state, &event(Act::Claim(act))).ok()?;
    ruling.because.retain(|ground| decides(ground, claim));
    let ended = ruling.finding.state.ended.as_ref()?;
    (ended.outcome == Outcome::Drawn && !ruling.because.is_empty()).then_some(ruling)
}

fn finding(
    case: &Case<'_>,
    (ply, side): (usize, Colour),
    claim: &Claim,
    ruling: Ruling<Applied>,
    lost: Option<Ground>,
) -> Finding {
    let message = message(case.lang, side, claim, lost.is_some());
    let mut finding = Finding::new(
        Kind::DrawClaimable,
        Weight::Note,
        case.place_of(ply),
        message,
    )
    .at(ply)
    .reason(match claim {
        Claim::Repetition(_) => "threefold_repetition",
        Claim::With(..) => "threefold_repetition_with_declared_move",
        Claim::Fifty => "fifty_moves",
    });
    if let Claim::With(_, text, _) = claim {
        finding = finding.of(text);
    }
    let grounds: Vec<Ground> = ruling.because.into_iter().chain(lost).collect();
    let editions = case.governed.editions();
    for &edition in editions {
        finding = finding.grounded(&grounds, edition, case.lang);
    }
    let touched = ruling.disputes.into_iter();
    let touched: Vec<_> = touched
        .filter(|each| editions.contains(&each.edition()))
        .collect();
    finding.disputed(&touched);
    finding
}

/// Whether the ground speaks of the claim itself, and not of how the arbiter rules on it.
fn decides(ground: &Ground, claim: &Claim) -> bool {
    let law = match claim {
        Claim::Repetition(_) => law!("1993:10.10.2"),
        Claim::With(..) => law!("1993:10.10.1"),
        Claim::Fifty => law!("1993:10.12.a"),
    };
    let again = law!("1993:10.11.b");
    [law.founding, again.founding].contains(&ground.law.founding)
}

/// The ground by which the right was lost with the move that was made instead.
fn lost(game: &Game, state: &State, side: Colour, next: &Ply) -> Option<Ground> {
    let mv = next.step?.written();
    let plays = Event::now(Actor::Player(side), Act::Hand(HandAct::Plays { mv }));
    let ruling = game.apply(state, &plays).ok()?;
    let loses = |effect: &Effect| matches!(effect, Effect::Claim(ClaimEffect::RightLost { .. }));
    let by_moving = ruling
        .finding
        .effects
        .iter()
        .any(|proposed| loses(&proposed.effect));
    let law = law!("1993:10.11.a");
    let ground = ruling
        .because
        .into_iter()
        .find(|ground| ground.law.founding == law.founding);
    ground.filter(|_| by_moving)
}

fn message(lang: Lang, side: Colour, claim: &Claim, lost: bool) -> String {
    let zh = words::side_zh(side);
    let (english, chinese) = match claim {
        Claim::Repetition(times) => (
            format!("{side} could claim a draw: the position has appeared {times} times"),
            format!("{zh}可以要求判和：局面已出现{times}次"),
        ),
        Claim::With(_, text, times) => (
            format!(
                "{side} could claim a draw with {text}: the position will have appeared {times} times"
            ),
            format!("{zh}可以声明要走{text}并要求判和：局面即将出现{times}次"),
        ),
        Claim::Fifty => (
            format!(
                "from here on {side} and then each player on move could claim a draw: fifty moves by each without capture or pawn move"
            ),
            format!("{zh}及此后每次轮走方都可以要求判和：双方各五十着没有吃子也没有走兵"),
        ),
    };
    let (english_lost, chinese_lost) = if lost {
        ("; the right was lost by moving", "；走棋之后丧失了该权利")
    } else {
        ("", "")
    };
    match lang {
        Lang::En => english + english_lost,
        Lang::Zh => chinese + chinese_lost,
    }
}
