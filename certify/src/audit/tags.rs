//! What the tags and the result say, against the moves and the board; and what of the record cannot be read.

use chesslaws_law::law;
use chesslaws_record::pgn::{Fault, Odd};
use chesslaws_record::san::{Inexact, Why};

use super::chinese;
use super::clocks::{Control, Misfit, Reading, misfits};
use super::finding::{Finding, Kind, Weight};
use super::judge::{Case, bare};

/// What cannot be read, and in strict reading every deviation from the export format.
pub(super) fn unreadable(case: &Case<'_>) -> Vec<Finding> {
    let of_the_game = |fault: &Fault| !matches!(fault, Fault::San(_) | Fault::NullInCheck);
    let mut found: Vec<Finding> = case
        .record
        .others
        .iter()
        .map(|error| {
            let kind = match &error.fault {
                Fault::Variant(_) => Kind::OtherRules,
                fault if of_the_game(fault) => Kind::UnreadableRecord,
                _ => Kind::UnreadableMove,
            };
            let weight = if kind == Kind::OtherRules {
                Weight::Note
            } else {
                Weight::Fault
            };
            let message = case.say(&error.fault.to_string(), &chinese::fault(&error.fault));
            Finding::new(kind, weight, error.place, message)
        })
        .collect();
    if case.record.cut {
        let message = case.say(
            "the game is longer than 20000 plies; the rest is not judged",
            "对局超过两万着；其余不作裁定",
        );
        found.push(Finding::new(
            Kind::UnreadableRecord,
            Weight::Fault,
            case.begin(),
            message,
        ));
    }
    found.extend(deviations(case));
    found
}

/// The deviations from the export format, but for those that are findings of their own.
fn deviations<'a>(case: &'a Case<'_>) -> impl Iterator<Item = Finding> + 'a {
    let own = |odd: &Odd| {
        matches!(
            odd,
            Odd::Null | Odd::ResultMissing | Odd::ResultDiffers(_, Some(_))
        )
    };
    let told = case
        .record
        .deviations
        .iter()
        .filter(move |deviation| !own(&deviation.odd));
    told.map(|deviation| {
        let castling = matches!(&deviation.odd, Odd::San(error) if error.why == Why::Inexact(Inexact::Castling));
        let kind = if castling { Kind::NonstandardCastlingText } else { Kind::Notation };
        let message = case.say(&deviation.odd.to_string(), &chinese::odd(&deviation.odd));
        let finding = Finding::new(kind, Weight::Fault, deviation.place, message).by(deviation.odd.clause());
        let plies = &case.record.plies;
        let at = plies.binary_search_by_key(&deviation.place.offset, |ply| ply.place.offset);
        match at {
            Ok(at) => finding.at(at + 1).of(&plies[at].text),
            Err(_) => finding,
        }
    })
}

/// The result behind the moves and that of the tag.
pub(super) fn results(case: &Case<'_>) -> Option<Finding> {
    let end = case.record.end?;
    let Some(token) = end.token else {
        let message = case.say(
            "nothing behind the moves says how the game ended; the record may be cut off",
            "着法之后没有结果；记录可能残缺",
        );
        let finding = Finding::new(Kind::ResultMissing, Weight::Fault, end.place, message);
        return Some(finding.by("PGN:8.2.6"));
    };
    let tag = end.tag?;
    let message = case.say(
        &format!(
            "{} behind the moves, {} in the tag",
            token.text(),
            tag.text()
        ),
        &format!("着法之后是{}，标签中是{}", token.text(), tag.text()),
    );
    let finding = Finding::new(Kind::ResultTagDiffers, Weight::Fault, end.place, message);
    (token != tag).then(|| finding.by("PGN:8.2.6"))
}

/// Where the game starts is not known: the tags about it contradict each other, or are written so that a reader may pass them
/// over. The game is not judged.
pub(super) fn start_in_doubt(case: &Case<'_>) -> Option<Finding> {
    let value = |name| case.record.tag_value(name);
    let fen = value("FEN").is_some();
    let odd = |tag: &&(String, String)| {
        let told = ["FEN", "SetUp", "Variant"].into_iter();
        told.clone().any(|name| tag.0.eq_ignore_ascii_case(name))
            && !told.clone().any(|name| tag.0 == name)
    };
    let (english, chinese) = match value("SetUp").map(str::trim) {
        Some("1") if !fen => (
            "SetUp is \"1\" and there is no FEN".to_owned(),
            "SetUp为“1”而没有FEN".to_owned(),
        ),
        Some("0") if fen => (
            "SetUp is \"0\" and there is a FEN".to_owned(),
            "SetUp为“0”而有FEN".to_owned(),
        ),
        _ => {
            let name = crate::shorten::quote(&case.record.tags.iter().find(odd)?.0);
            (
                format!("the tag {name} is not written as the standard has it"),
                format!("标签{name}的写法不合标准"),
            )
        }
    };
    let message = case.say(
        &format!("where the game starts is not known: {english}; it is not judged"),
        &format!("对局从何开始不明：{chinese}；不作裁定"),
    );
    let finding = Finding::new(Kind::UnreadableRecord, Weight::Fault, case.begin(), message);
    Some(finding.by("PGN:9.7.1"))
}

/// A game of Chess960.
pub(super) fn other_rules(case: &Case<'_>) -> Finding {
    let message = case.say(
        "a game of Chess960: the Articles do not speak of its castling, so it is not judged",
        "国际象棋960对局：正文条款不涉及其易位，不作裁定",
    );
    Finding::new(Kind::OtherRules, Weight::Note, case.begin(), message)
}

/// The clock comments against the control.
pub(super) fn clocks(case: &Case<'_>, given: Option<&Control>) -> Vec<Finding> {
    let of_the_tag = || case.record.tag_value("TimeControl").and_then(Control::read);
    let (Some(control), Some(start)) = (given.cloned().or_else(of_the_tag), &case.record.start)
    else {
        return Vec::new();
    };
    let readings: Vec<Reading> = case.record.readings.iter().map(|read| read.0).collect();
    let plies = case.record.plies.len();
    let mut all = misfits(&control, &readings, start.position.turn(), plies);
    // A first clock of more than twice the time is of another control: the tag is wrong, and is told once.
    let of_another = |misfit: &Misfit| {
        misfit.kind == Kind::TimeGained && misfit.moves <= 1 && misfit.time > 2 * misfit.bound
    };
    if let Some(at) = all.iter().position(of_another) {
        all = vec![all[at]];
    }
    all.into_iter()
        .map(|misfit| {
            let mut placed = case
                .record
                .readings
                .iter()
                .filter(|read| read.0.ply == misfit.ply);
            let place = placed.next().map_or_else(|| case.begin(), |read| read.1);
            let finding = Finding::new(misfit.kind, Weight::Note, place, in_words(case, &misfit))
                .at(misfit.ply);
            match misfit.kind {
                Kind::TimeGained => finding.by("PGN:9.6.1"),
                _ => case.grounded(finding, &[bare(law!("1993:10.14.a"))]),
            }
        })
        .collect()
}

fn in_words(case: &Case<'_>, misfit: &Misfit) -> String {
    let Misfit {
        side,
        time,
        bound,
        moves,
        ..
    } = *misfit;
    let long = time > 2 * bound;
    let (time, bound) = (seconds(time), seconds(bound));
    let zh = crate::words::side_zh(side);
    match (misfit.kind, misfit.control) {
        (Kind::TimeGained, _) if moves <= 1 && long => case.say(
            &format!("{side}'s first clock shows {time}, more than twice what the control gives: the control is not that of this game"),
            &format!("{zh}的首个棋钟读数为{time}，超过时限的两倍：该时限不是本局的时限"),
        ),
        (Kind::TimeGained, _) => case.say(
            &format!("{side}'s clock shows {time} after {moves} moves; by the control it can show {bound} at most"),
            &format!("{zh}走{moves}着后棋钟显示{time}；按时限至多{bound}"),
        ),
        (_, Some(control)) => case.say(
            &format!("{side} has used the time after {moves} of {control} moves, and went on"),
            &format!("{zh}在{control}着的时限内走了{moves}着便用完时间，仍继续走棋"),
        ),
        (_, None) => case.say(
            &format!("{side} has used the time after {moves} moves, and went on"),
            &format!("{zh}走{moves}着后时间用完，仍继续走棋"),
        ),
    }
}

fn seconds(milliseconds: u64) -> String {
    let (seconds, rest) = (milliseconds / 1000, milliseconds % 1000);
    let clock = format!(
        "{}:{:02}:{:02}",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60
    );
    if rest == 0 {
        clock
    } else {
        format!("{clock}.{rest:03}")
    }
}
