//! What the record says of the end where the board has not ended the game: who is said to have won, and how.

use chesslaws_board::table::{
    Act, Actor, ClaimAct, ClaimFact, Event, Outcome as AtTable, TableFact,
};
use chesslaws_board::{Colour, Kind as Man, Setup};
use chesslaws_law::{Edition, dispute, law};
use chesslaws_oracle::table::Game;
use chesslaws_oracle::{Fact, Ground};
use chesslaws_record::pgn::Outcome;

use super::finding::{Finding, Kind, Weight};
use super::judge::Case;
use super::termination::Told;

/// What can be said of the end. `claims` are the draws that could have been claimed.
pub(super) fn at_the_end(case: &Case<'_>, setups: &[Setup], claims: &[Finding]) -> Vec<Finding> {
    let record = case.record;
    let made = record.made().len();
    let whole = record.fault.is_none() && made == record.plies.len() && !record.cut;
    let mut found = Vec::new();
    if let (true, Some(last)) = (whole, setups.last()) {
        found.extend(winner_cannot_mate(case, last, made));
        found.extend(other_end(case, last, claims));
        found.extend(no_move_recorded(case));
    }
    found.extend(missing(case));
    found
}

fn winner(result: Outcome) -> Option<Colour> {
    match result {
        Outcome::White => Some(Colour::White),
        Outcome::Black => Some(Colour::Black),
        Outcome::Draw | Outcome::Unknown => None,
    }
}

fn has_only_his_king(setup: &Setup, side: Colour) -> bool {
    setup.men_of(side).all(|(_, kind)| kind == Man::King)
}

/// A player who has only his king is said to have won. Against the clock that is a draw in both editions; after a
/// resignation it is one in 2023, and in 1993 disputed; where the record does not say how he won, nobody is charged.
fn winner_cannot_mate(case: &Case<'_>, last: &Setup, ply: usize) -> Option<Finding> {
    let side = winner(case.result()?).filter(|&side| has_only_his_king(last, side))?;
    let (law, weight, how) = match case.told() {
        Some(Told::Time) => (law!("1993:10.5.b"), Weight::Charged, TIME),
        Some(Told::Resignation) => (
            law!("1993:10.5.a", "2023:5.1.2.b"),
            Weight::Charged,
            RESIGNATION,
        ),
        _ => (law!("1993:10.5.a", "2023:5.1.2.b"), Weight::Note, UNKNOWN),
    };
    let zh = crate::words::side_zh(side);
    let message = case.say(
        &format!(
            "{side} has only the king and is recorded as the winner; {}",
            how.0
        ),
        &format!("{zh}只剩单王而记录为胜；{}", how.1),
    );
    let place = case.place_of(ply);
    let mut finding = Finding::new(Kind::WinnerCannotMate, weight, place, message).at(ply);
    let fact = |law| Ground {
        law,
        facts: vec![Fact::Table(TableFact::from(ClaimFact::LoneKing { side }))],
    };
    finding = case.grounded(finding, &[fact(law)]);
    if weight == Weight::Note {
        finding = case.grounded(finding, &[fact(law!("1993:10.5.b"))]);
    }
    let founding = case.judged_by(Edition::Fide1993);
    if founding && case.told() != Some(Told::Time) {
        finding.disputed(&resigned(last, side.opponent()));
    }
    let drawn = finding.weight == Weight::Charged;
    Some(if drawn {
        finding.correct(Outcome::Draw)
    } else {
        finding
    })
}

const TIME: (&str, &str) = (
    "the opponent has overstepped the time, which against a lone king is a draw",
    "对方超时，而对单王一方超时为和棋",
);
const RESIGNATION: (&str, &str) = (
    "the opponent has resigned: a draw by the edition in force, since a lone king never mates; by the founding edition a draw or a win",
    "对方认输：单王不可能将死对方，按现行版为和棋；按1993年版为和棋或胜局，两种读法",
);
const UNKNOWN: (&str, &str) = (
    "whether by a flag or a resignation is not recorded: against the clock or by resignation it would be a draw (by resignation in 1993 disputed), by a penalty it may be a win",
    "记录未说明是否因超时或认输：因超时或认输者为和棋（1993年版的认输有争议），因处罚者可以为胜",
);

/// The disputes that the oracle touches when a player resigns against a lone king.
fn resigned(last: &Setup, side: Colour) -> Vec<chesslaws_law::Dispute> {
    let game = Game::founding();
    let state = game.start(last.clone(), Vec::new());
    let resigns = Event::now(Actor::Player(side), Act::Claim(ClaimAct::Resigns));
    let ruling = game.apply(&state, &resigns);
    let drawn = ruling.ok().filter(|ruling| {
        let ended = ruling.finding.state.ended.as_ref();
        ended.is_some_and(|ended| ended.outcome == AtTable::Drawn)
    });
    // What the oracle does not draw nobody is charged with.
    drawn.map_or_else(|| vec![dispute!("1993:Q06")], |ruling| ruling.disputes)
}

/// The tag Termination tells of an end that the moves do not show.
fn other_end(case: &Case<'_>, last: &Setup, claims: &[Finding]) -> Option<Finding> {
    let told = case.told()?;
    let claimed = |reason: &str| {
        claims
            .iter()
            .any(|claim| claim.reason.is_some_and(|its| its.starts_with(reason)))
    };
    let (english, chinese) = match told {
        Told::Mate => ("on the board there is no mate", "棋盘上并非将死"),
        Told::Stalemate => ("on the board there is no stalemate", "棋盘上并非逼和"),
        Told::Repetition if !claimed("threefold") && case.notes => (
            "no position has appeared three times, and none was about to",
            "没有局面出现过三次，也没有即将第三次出现",
        ),
        Told::FiftyMoves if last.halfmove_clock < 99 => (
            "the last fifty moves by each were not all without capture and pawn move",
            "双方最近各五十着中有吃子或走兵",
        ),
        _ => return None,
    };
    let value = crate::shorten::quote(case.record.tag_value("Termination")?);
    let message = case.say(
        &format!("the tag Termination says \"{value}\"; {english}"),
        &format!("标签Termination称“{value}”；{chinese}"),
    );
    let ply = case.record.made().len();
    let place = case.place_of(ply);
    Some(Finding::new(Kind::TerminationDiffers, Weight::Note, place, message).at(ply))
}

/// A game that is won without a move recorded.
fn no_move_recorded(case: &Case<'_>) -> Option<Finding> {
    let end = case.record.end?;
    winner(end.token?)?;
    let message = case.say(
        "the game is won and no move is recorded: whether none was made (a player may not have come, or have resigned), cannot be known",
        "对局已分胜负而没有记录着法：是否未走一着（棋手未到场或认输），无从得知",
    );
    let none = case.record.plies.is_empty() && end.unread == 0;
    none.then(|| Finding::new(Kind::MovesMissing, Weight::Note, end.place, message).at(0))
}

/// Fewer moves than the tag PlyCount counts; those behind a wrong one are counted with the rest.
fn missing(case: &Case<'_>) -> Option<Finding> {
    let end = case.record.end?;
    let said: u32 = case.record.tag_value("PlyCount")?.trim().parse().ok()?;
    let recorded = end.plies.saturating_add(end.unread);
    let message = case.say(
        &format!("the tag PlyCount says {said} plies, {recorded} are recorded"),
        &format!("标签PlyCount称共{said}着，记录了{recorded}着"),
    );
    (said > recorded).then(|| Finding::new(Kind::MovesMissing, Weight::Note, end.place, message))
}
