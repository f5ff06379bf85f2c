//! The first thing among the moves that is no move: illegal, null, or not to be read.

use chesslaws_board::{Colour, Kind as Man, Move, Setup, Square};
use chesslaws_law::{Law, law};
use chesslaws_oracle::{Fact, Ground, Ruling};
use chesslaws_record::pgn::{Fault, Place};
use chesslaws_record::san::{SanError, Why};

use super::chinese;
use super::finding::{Finding, Kind, Weight};
use super::judge::{Case, bare, named, no_move_made, written};

/// What is found of it. `setups` are the positions before and behind the moves made.
pub(super) fn no_move(case: &Case<'_>, setups: &[Setup]) -> Vec<Finding> {
    let made = case.record.made().len();
    let Some(now) = setups.last() else {
        return Vec::new();
    };
    if let Some(null) = case.record.plies.get(made) {
        return vec![passed(case, now, made + 1, (&null.text, null.place))];
    }
    let Some(fault) = &case.record.fault else {
        return Vec::new();
    };
    let at = fault.place;
    let Some(error) = written(fault) else {
        debug_assert!(fault.fault == Fault::NullInCheck);
        return vec![passed(case, now, made + 1, ("--", at))];
    };
    let position = case.record.last.unwrap_or_else(|| case.position());
    let mut found = Vec::new();
    match &error.why {
        Why::Illegal => {
            let moves = named(&position, error);
            let finding = illegal(case, now, &moves, made + 1, (&error.text, at));
            found.push(finding.unwrap_or_else(|| unreadable(case, made + 1, error, at)));
        }
        _ => found.push(unreadable(case, made + 1, error, at)),
    }
    if castling_with_zeros(&error.text) {
        found.push(castling_text(case, made + 1, &error.text, at));
    }
    found
}

/// A move that no edition that governs the game allows, with the statements it breaks; nothing if one allows it. Where the
/// text names several moves, each of them has to be unlawful.
pub(super) fn illegal(
    case: &Case<'_>,
    now: &Setup,
    moves: &[Move],
    ply: usize,
    (text, place): (&str, Place),
) -> Option<Finding> {
    let rulings: Vec<Vec<Ruling<bool>>> = moves
        .iter()
        .map(|&mv| case.laws.iter().map(|laws| laws.lawful(now, mv)).collect())
        .collect();
    if rulings.iter().flatten().any(|ruling| ruling.finding) {
        return None;
    }
    if moves.is_empty() {
        return Some(nothing_goes_so(case, now, ply, (text, place)));
    }
    let message = case.say(&format!("{text} is not lawful"), &format!("{text}不合规则"));
    let mut finding = Finding::new(Kind::IllegalMove, Weight::Charged, place, message)
        .at(ply)
        .of(text);
    for ruling in &rulings {
        finding = case.ruled(finding, ruling);
    }
    let first = rulings.first().and_then(|ruling| ruling.first());
    if let (Some(&mv), Some(ruling)) = (moves.first(), first) {
        finding.detail = Some(detail(now, mv, &ruling.because));
    }
    Some(finding)
}

/// Nothing stands where the move could come from: no own man of the kind, or, for castling, not the king.
fn nothing_goes_so(
    case: &Case<'_>,
    now: &Setup,
    ply: usize,
    (text, place): (&str, Place),
) -> Finding {
    let castles = text.starts_with(['O', '0', 'o']);
    let (english, chinese, detail) = if castles {
        (
            "the king is not on its original square",
            "王不在原位",
            "king_not_on_its_original_square",
        )
    } else {
        (
            "no man stands where it could come from",
            "没有这样的棋子可走",
            "no_such_man",
        )
    };
    let message = case.say(
        &format!("{text} is not lawful: {english}"),
        &format!("{text}不合规则：{chinese}"),
    );
    let mut finding = Finding::new(Kind::IllegalMove, Weight::Charged, place, message)
        .at(ply)
        .of(text);
    finding.detail = Some(detail);
    if castles {
        let rank = if now.turn == Colour::White { 0 } else { 7 };
        let home = Square::at(4, rank).map(|square| Fact::KingNotAtHome { square });
        let law = law!("1993:5.1.2");
        let facts = home.into_iter().collect();
        return case.grounded(finding, &[Ground { law, facts }]);
    }
    let way = match text.as_bytes().first() {
        Some(b'N') => law!("1993:5.5"),
        Some(b'B') => law!("1993:5.4"),
        Some(b'R') => law!("1993:5.3"),
        Some(b'Q') => law!("1993:5.2"),
        Some(b'K') => law!("1993:5.1.1", "2023:3.8.1"),
        _ => law!("1993:5.6.2.b"),
    };
    case.grounded(finding, &[bare(law!("1993:4.1.b")), bare(way)])
        .by("PGN:8.2.3")
}

/// In what a move is wrong, in one word: of the broken statements the one that says most.
fn detail(now: &Setup, mv: Move, because: &[Ground]) -> &'static str {
    let king = now
        .piece(mv.from)
        .is_some_and(|piece| piece.kind == Man::King);
    let details = [
        (law!("1993:5.1.5.1"), "king_has_moved"),
        (law!("1993:5.1.5.2"), "rook_has_moved"),
        (law!("1993:5.1.6.2"), "piece_between_king_and_rook"),
        (law!("1993:5.1.6.1"), "king_attacked_on_its_way_to_castle"),
        (law!("1993:4.1.b"), "not_own_piece"),
        (law!("1993:4.1.a"), "own_piece_on_the_square"),
        (law!("1993:4.2"), "piece_in_the_way"),
        (law!("1993:5.6.3.b"), "en_passant_too_late"),
        (law!("1993:5.6.4.a"), "promotion"),
        (
            law!("1993:9.1.b"),
            if king {
                "king_moves_into_check"
            } else {
                "king_left_in_check"
            },
        ),
        (law!("1993:9.2.a"), "check_not_met"),
    ];
    let named = |same: fn(&Law, &Law) -> bool| {
        details
            .into_iter()
            .find(|(law, _)| because.iter().any(|ground| same(&ground.law, law)))
    };
    // In force one statement says what several say in 1993.
    let found = named(|ground, law| ground.founding == law.founding).or_else(|| {
        named(|ground, law| ground.in_force.is_some() && ground.in_force == law.in_force)
    });
    found.map_or("not_its_way_of_moving", |(_, detail)| detail)
}

/// No move was made. In check this leaves the king attacked.
fn passed(case: &Case<'_>, now: &Setup, ply: usize, (text, place): (&str, Place)) -> Finding {
    let checks: Vec<_> = case.laws.iter().map(|laws| laws.check(now)).collect();
    let in_check = checks.iter().all(|check| !check.finding.is_empty());
    let (kind, message) = if in_check {
        let message = case.say(
            "no move was made, by a player in check",
            "被将军的一方没有走棋",
        );
        (Kind::NullMoveInCheck, message)
    } else {
        let message = case.say(
            "no move was made; what follows is not judged",
            "没有走棋；其后不作裁定",
        );
        (Kind::NullMove, message)
    };
    // That a player passed cannot be known from a sign that analysis writes where it skips a move.
    let finding = Finding::new(kind, Weight::Fault, place, message)
        .at(ply)
        .of(text);
    if !in_check {
        return case.grounded(finding, &no_move_made());
    }
    let facts = checks.first().map_or_else(Vec::new, |check| {
        check
            .because
            .iter()
            .flat_map(|ground| ground.facts.clone())
            .collect()
    });
    let law = law!("1993:9.2.a");
    case.grounded(finding, &[Ground { law, facts }])
}

fn unreadable(case: &Case<'_>, ply: usize, error: &SanError, place: Place) -> Finding {
    let message = case.say(&error.to_string(), &chinese::san(error));
    Finding::new(Kind::UnreadableMove, Weight::Fault, place, message)
        .at(ply)
        .of(&error.text)
        .by("PGN:8.2.3")
}

/// Castling written with figures or small letters, where deviations are not told one by one.
pub(super) fn castling_texts(case: &Case<'_>) -> Vec<Finding> {
    let plies = case.record.plies.iter().zip(1..);
    plies
        .filter(|(ply, _)| !case.strict && castling_with_zeros(&ply.text))
        .map(|(ply, number)| castling_text(case, number, &ply.text, ply.place))
        .collect()
}

fn castling_with_zeros(text: &str) -> bool {
    text.starts_with("0-0") || text.starts_with("o-o")
}

fn castling_text(case: &Case<'_>, ply: usize, text: &str, place: Place) -> Finding {
    let message = case.say(
        "castling is written with capital letters O",
        "易位应写作大写字母O",
    );
    let weight = if case.strict {
        Weight::Fault
    } else {
        Weight::Note
    };
    Finding::new(Kind::NonstandardCastlingText, weight, place, message)
        .at(ply)
        .of(text)
        .by("PGN:8.2.3.3")
}
