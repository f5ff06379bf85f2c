use chesslaws_board::{Kind, Square};
use chesslaws_oracle::Ending;

use super::{Labels, View, direction, king, lies_between, name};

pub(super) fn label(view: &View<'_>, labels: &mut Labels) {
    let Some((before, mv)) = view.game.last() else {
        return;
    };
    let Some(mover) = before.piece(mv.from).map(|piece| piece.kind) else {
        return;
    };
    match view.ending {
        Ending::Checkmate { .. } => {
            labels.insert(format!("mate-by-{}", name(mover)));
            if view.checkers.len() == 2 {
                labels.insert("mate-double-check".into());
            }
        }
        Ending::Stalemate => drop(labels.insert(format!("stalemate-by-{}", name(mover)))),
        Ending::GoesOn | Ending::Draw | Ending::Conflict => {}
    }
    checks(view, labels, mv.to);
}

fn checks(view: &View<'_>, labels: &mut Labels, moved: Square) {
    for &checker in &view.checkers {
        let Some(piece) = view.now.piece(checker) else {
            continue;
        };
        if checker == moved {
            labels.insert(format!("check-by-{}", name(piece.kind)));
        } else {
            labels.insert("check-discovered".into());
        }
        if pinned(view, checker) {
            labels.insert("check-by-pinned-piece".into());
        }
    }
    if view.checkers.len() == 2 {
        labels.insert("check-double".into());
    }
}

/// Whether the piece on the square stands alone between its own king and a piece that would attack the king without it.
fn pinned(view: &View<'_>, square: Square) -> bool {
    let side = view.now.turn.opponent();
    let Some(king) = king(view.now, side).filter(|&king| direction(king, square).is_some()) else {
        return false;
    };
    let mut without = view.now.clone();
    without.turn = side;
    without.put(square, None);
    let attackers = view.laws.check(&without).finding;
    let slider = |at: Square| {
        view.now
            .piece(at)
            .is_some_and(|piece| matches!(piece.kind, Kind::Queen | Kind::Rook | Kind::Bishop))
    };
    attackers
        .into_iter()
        .any(|attacker| slider(attacker) && lies_between(square, attacker, king))
}
