use chesslaws_board::{Kind, Move, Setup, Square};
use chesslaws_law::law;
use chesslaws_oracle::{Ending, Fact};

use super::{Labels, View, direction, king, lies_between};

pub(super) fn label(view: &View<'_>, labels: &mut Labels) {
    let Some(target) = view.now.en_passant else {
        return;
    };
    let takers = attempts(view.now, target);
    for &mv in takers.iter().filter(|mv| view.lawful.contains(mv)) {
        labels.insert("en-passant".into());
        if !view.checkers.is_empty() {
            labels.insert("en-passant-answers-check".into());
        }
        if view.lawful.iter().all(|lawful| takers.contains(lawful)) {
            labels.insert("en-passant-only-move".into());
        }
        let after = view.laws.after(view.now, mv);
        if view
            .laws
            .check(&after)
            .finding
            .iter()
            .any(|&square| square != mv.to)
        {
            labels.insert("en-passant-discovers-check".into());
        }
        if matches!(view.laws.ending(&after).finding, Ending::Checkmate { .. }) {
            labels.insert("en-passant-mates".into());
        }
    }
    for &mv in takers.iter().filter(|mv| !view.lawful.contains(mv)) {
        labels.extend(unlawful(view, mv).map(|kind| format!("en-passant-{kind}")));
    }
}

/// Captures en passant by their squares.
fn attempts(setup: &Setup, target: Square) -> Vec<Move> {
    let pawns = setup.squares_of(setup.turn, Kind::Pawn);
    let behind = if target.rank() == 5 { 4 } else { 3 };
    let beside =
        pawns.filter(|from| from.rank() == behind && from.file().abs_diff(target.file()) == 1);
    beside.map(|from| Move::new(from, target)).collect()
}

/// Why a capture en passant is unlawful: by the check that stands, or by the line that opens.
fn unlawful(view: &View<'_>, mv: Move) -> Option<&'static str> {
    if !view.checkers.is_empty() {
        return Some("leaves-check");
    }
    let ruling = view.laws.lawful(view.now, mv);
    let attacked = ruling
        .because
        .iter()
        .filter(|ground| ground.law == law!("1993:9.1.b"))
        .flat_map(|ground| &ground.facts);
    let attacker = attacked
        .filter_map(|fact| {
            if let Fact::Attacked { by, .. } = fact {
                by.first()
            } else {
                None
            }
        })
        .next();
    let (&attacker, king) = (attacker?, king(view.now, view.now.turn)?);
    let taken = Square::at(mv.to.file(), mv.from.rank())?;
    match direction(attacker, king)? {
        (_, 0) => Some("pinned-rank-both-gone"),
        (0, _) => Some("pinned-file"),
        _ if lies_between(mv.from, attacker, king) => Some("pinned-diagonal-own-pawn"),
        _ if lies_between(taken, attacker, king) => Some("pinned-diagonal-taken-pawn"),
        _ => None,
    }
}
