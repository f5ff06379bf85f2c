use chesslaws_board::{Colour, Kind, Move, Piece, Right, Setup, Square, Wing};
use chesslaws_oracle::{Ending, Fact, Laws};

use super::{Labels, View};

pub(super) fn label(view: &View<'_>, labels: &mut Labels) {
    let rank = if view.now.turn == Colour::White { 0 } else { 7 };
    let at = |file| Square::at(file, rank).expect("a file of the board");
    let stands = |square, kind| view.now.piece(square) == Some(Piece::new(view.now.turn, kind));
    if !stands(at(4), Kind::King) {
        return;
    }
    for (wing, name, rook, goal, between) in [
        (Wing::King, "king-wing", at(7), at(6), &[5, 6][..]),
        (Wing::Queen, "queen-wing", at(0), at(2), &[1, 2, 3][..]),
    ] {
        if !stands(rook, Kind::Rook) {
            continue;
        }
        let mv = Move::new(at(4), goal);
        match view.now.castling.right(view.now.turn, wing) {
            Right::Kept if view.lawful.contains(&mv) => {
                lawful(view, labels, mv, (wing, name, rook))
            }
            Right::Kept => barred(view, labels, mv, name, between.iter().map(|&file| at(file))),
            Right::LostByKing | Right::LostByKingAndRook | Right::LostByKingAndCapture => {
                labels.insert("castling-king-has-moved".into());
            }
            Right::LostByRook => drop(labels.insert(format!("castling-rook-has-moved-{name}"))),
            Right::LostByCapture => drop(labels.insert("castling-another-rook".into())),
            Right::LostBesideKept | Right::Lost => {}
        }
    }
}

fn lawful(
    view: &View<'_>,
    labels: &mut Labels,
    mv: Move,
    (wing, name, rook): (Wing, &str, Square),
) {
    labels.insert(format!("castling-{name}"));
    if attacked(view.laws, view.now, rook) {
        labels.insert(format!("castling-rook-attacked-{name}"));
    }
    if wing == Wing::Queen
        && Square::at(1, rook.rank()).is_some_and(|square| attacked(view.laws, view.now, square))
    {
        labels.insert("castling-b-square-attacked".into());
    }
    let after = view.laws.after(view.now, mv);
    if !view.laws.check(&after).finding.is_empty() {
        labels.insert("castling-gives-check".into());
    }
    if matches!(view.laws.ending(&after).finding, Ending::Checkmate { .. }) {
        labels.insert("castling-mates".into());
    }
}

/// What alone bars castling for now: one attacked square of the king, or one man between.
fn barred(
    view: &View<'_>,
    labels: &mut Labels,
    mv: Move,
    name: &str,
    between: impl Iterator<Item = Square>,
) {
    let men: Vec<Square> = between
        .filter(|&square| view.now.piece(square).is_some())
        .collect();
    let ruling = view.laws.lawful(view.now, mv);
    let facts = || ruling.because.iter().flat_map(|ground| &ground.facts);
    let attacked = |square: Square| {
        facts().any(|fact| matches!(fact, Fact::Attacked { square: found, .. } if *found == square))
    };
    if let [man] = men[..] {
        labels.insert(format!("castling-man-on-{}", &man.to_string()[..1]));
    }
    if !men.is_empty() {
        return;
    }
    let crossed = Square::at((mv.from.file() + mv.to.file()) / 2, mv.from.rank())
        .expect("between two squares");
    for (square, place) in [
        (mv.from, "king"),
        (crossed, "crossed-square"),
        (mv.to, "landing-square"),
    ] {
        if attacked(square) {
            labels.insert(format!("castling-{place}-attacked-{name}"));
        }
    }
}

/// Whether the opponent attacks the square: asked by putting the king of the side to move there.
fn attacked(laws: &Laws, setup: &Setup, square: Square) -> bool {
    let mut asked = setup.clone();
    for king in setup.squares_of(setup.turn, Kind::King) {
        asked.put(king, None);
    }
    asked.put(square, Some(Piece::new(setup.turn, Kind::King)));
    !laws.check(&asked).finding.is_empty()
}
