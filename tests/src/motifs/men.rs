use chesslaws_board::{Colour, Kind, Square};
use chesslaws_law::Edition;
use chesslaws_oracle::Laws;

use super::{Labels, View};

pub(super) fn label(view: &View<'_>, labels: &mut Labels) {
    for side in Colour::BOTH {
        let count = |kind| view.now.squares_of(side, kind).count();
        for (kind, due, name) in [
            (Kind::Queen, 2, "queens-two"),
            (Kind::Queen, 3, "queens-three"),
            (Kind::Rook, 3, "rooks-three"),
            (Kind::Bishop, 3, "bishops-three"),
            (Kind::Knight, 3, "knights-three"),
        ] {
            if count(kind) >= due {
                labels.insert(name.into());
            }
        }
    }
    edges(view, labels);
    few(view, labels);
}

fn edges(view: &View<'_>, labels: &mut Labels) {
    let edge = |square: Square| matches!(square.file(), 0 | 7) || matches!(square.rank(), 0 | 7);
    if view.now.squares_of(view.now.turn, Kind::Knight).any(edge) {
        labels.insert("knight-on-edge".into());
    }
    let (home, forward) = if view.now.turn == Colour::White {
        (1, 1)
    } else {
        (6, -1)
    };
    for pawn in view.now.squares_of(view.now.turn, Kind::Pawn) {
        if matches!(pawn.file(), 0 | 7) {
            labels.insert("pawn-on-edge-file".into());
        }
        let occupied = |steps: i8| {
            Square::at(pawn.file(), pawn.rank() + steps * forward)
                .is_some_and(|at| view.now.piece(at).is_some())
        };
        if pawn.rank() == home && occupied(1) {
            labels.insert("double-step-blocked-on-first-square".into());
        } else if pawn.rank() == home && occupied(2) {
            labels.insert("double-step-blocked-on-second-square".into());
        }
    }
}

fn few(view: &View<'_>, labels: &mut Labels) {
    let others: Vec<_> = view
        .now
        .men()
        .filter(|(_, piece)| piece.kind != Kind::King)
        .collect();
    let light = |square: Square| {
        let a1: Square = "a1".parse().expect("a square");
        let laws = Laws::of(Edition::Fide1993);
        laws.of_squares(laws.neighbours_differ_in_colour, a1, square)
            .finding
    };
    let label = match others[..] {
        [] => "king-against-king",
        [(_, piece)] if piece.kind == Kind::Bishop => "king-against-king-and-bishop",
        [(_, piece)] if piece.kind == Kind::Knight => "king-against-king-and-knight",
        [(one, first), (other, second)]
            if first.kind == Kind::Bishop
                && second.kind == Kind::Bishop
                && first.colour != second.colour =>
        {
            if light(one) == light(other) {
                "bishops-of-one-square-colour"
            } else {
                "bishops-of-both-square-colours"
            }
        }
        _ => return,
    };
    labels.insert(label.into());
}
