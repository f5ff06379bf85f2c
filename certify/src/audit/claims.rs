//! The draws that could have been claimed (1993:10.10 to 10.12, 2023:9.2 to 9.4). The kernel's keys find where to ask; the
//! oracle counts the positions since the last capture or pawn move, and says which moves are lawful.

use chesslaws_board::table::{Act, Actor, ClaimAct, ClaimFact, Event, Outcome, TableFact};
use chesslaws_board::{Colour, Kind as Man, Move, Setup};
use chesslaws_law::{Edition, law};
use chesslaws_oracle::table::Game;
use chesslaws_oracle::{Fact, Ground, Laws, Ruling};
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
    let Some(now) = window.last() else {
        return Vec::new();
    };
    let next = case.record.made().get(ply).and_then(|next| next.step);
    let next = next.map(|step| step.written());
    let granted = claims.iter().filter_map(|claim| {
        let (ruling, lost) = match *claim {
            Claim::Repetition(_) => (repeated(case, window, None)?, next.is_some()),
            Claim::With(mv, ..) => (repeated(case, window, Some(mv))?, next == Some(mv)),
            Claim::Fifty => (fifty(window)?, false),
        };
        let lost = lost.then(|| Ground {
            law: law!("1993:10.11.a"),
            facts: vec![
                fact(ClaimFact::Appeared {
                    times: ruling.finding,
                }),
                fact(ClaimFact::NobodyClaimed),
            ],
        });
        Some(finding(case, (ply, now.turn), claim, ruling, lost))
    });
    granted.collect()
}

fn fact(fact: ClaimFact) -> Fact {
    Fact::Table(TableFact::from(fact))
}

/// How often the position has appeared, or will have appeared with a lawful move, as the oracle counts by every edition that
/// has to agree; nothing below three. Whoever claims on a later occurrence than the third had the right before.
fn repeated(case: &Case<'_>, window: &[Setup], with: Option<Move>) -> Option<Ruling<u32>> {
    let now = window.last()?;
    let position = match with {
        Some(mv) if !case.laws.iter().all(|laws| laws.is_lawful(now, mv)) => return None,
        Some(mv) => case.laws[0].after(now, mv),
        None => now.clone(),
    };
    let (mut times, mut disputes) = (u32::MAX, Vec::new());
    for laws in &case.laws {
        let same = window
            .iter()
            .map(|earlier| laws.same_position_as(earlier, &position));
        let mut count = u32::from(with.is_some());
        for ruling in same {
            count += u32::from(ruling.finding);
            disputes.extend(ruling.disputes);
        }
        times = times.min(count);
    }
    let ruling = match with {
        None => Ruling::of(times)
            .under(law!("1993:10.10.2"))
            .given(fact(ClaimFact::Appeared { times })),
        Some(mv) => Ruling::of(times)
            .under(law!("1993:10.10.1"))
            .given(fact(ClaimFact::WithMove { mv, times })),
    };
    let ruling = if times > 3 {
        ruling.under(law!("1993:10.11.b"))
    } else {
        ruling
    };
    (times >= 3).then(|| disputes.into_iter().fold(ruling, Ruling::noting))
}

/// The oracle's ruling on the claim of fifty moves, if it draws the game.
fn fifty(window: &[Setup]) -> Option<Ruling<u32>> {
    let game = Game::founding();
    let now = window.last()?;
    let mut state = game.start(now.clone(), Vec::new());
    state.positions = window.to_vec();
    let claims = Event::now(
        Actor::Player(now.turn),
        Act::Claim(ClaimAct::ClaimsFiftyMoves),
    );
    let mut ruling = game.apply(&state, &claims).ok()?;
    let law = law!("1993:10.12.a");
    ruling
        .because
        .retain(|ground| ground.law.founding == law.founding);
    let ended = ruling.finding.state.ended.as_ref()?;
    let granted = ended.outcome == Outcome::Drawn && !ruling.because.is_empty();
    granted.then(|| ruling.map(|_| 0))
}

fn finding(
    case: &Case<'_>,
    (ply, side): (usize, Colour),
    claim: &Claim,
    ruling: Ruling<u32>,
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
