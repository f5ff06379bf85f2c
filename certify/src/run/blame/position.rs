//! Which statements a wrong position breaks, field by field of its FEN.
//!
//! What the Laws do not speak of, such as a count of moves, is laid to the field itself: `FEN:halfmove-clock`.

use chesslaws_board::{Castling, Colour, FenField, Kind, Move, Piece, Right, Setup, Square, Wing};
use chesslaws_law::{Law, law};
use chesslaws_oracle::{Ground, Laws};

use super::{Blame, Finding, founding, permits};

/// The last move of a game, with the positions before and after it as the oracle has them.
pub(super) struct Last {
    pub(super) text: String,
    pub(super) mv: Move,
    pub(super) before: Setup,
    pub(super) after: Setup,
}

/// What a field that differs is laid to.
enum To {
    Law(Law),
    Field(FenField),
}

/// Lays what is wrong in the FEN to the statements, or to its fields.
pub(super) fn wrong_position(finding: &mut Finding, laws: &Laws, last: &Last, fen: &str) {
    let due = last.after.to_string();
    let (due, found): (Vec<&str>, Vec<&str>) = (due.split(' ').collect(), fen.split(' ').collect());
    let wrong = format!("makes of {} the position {fen}", last.text);
    if found.len() != due.len() {
        let field = fen.parse::<Setup>().err();
        let field = field.map_or(FenField::Placement, |error| error.field);
        add(finding, laws, last, &wrong, &To::Field(field), "");
        return;
    }
    for (at, field) in FenField::ALL.into_iter().enumerate() {
        let (due, found) = (due[at], found[at]);
        if due == found {
            continue;
        }
        let laid = match field {
            FenField::Placement => placement(laws, last, found),
            FenField::SideToMove => vec![To::Law(law!("1993:3.1.b"))],
            FenField::Castling => castling(last, found),
            FenField::EnPassant => vec![en_passant(laws, last, found)],
            FenField::HalfmoveClock | FenField::FullmoveNumber => vec![To::Field(field)],
        };
        let fact = format!("{}: expected {due}, answered {found}", field.name());
        for to in laid {
            add(finding, laws, last, &wrong, &to, &fact);
        }
    }
}

fn add(finding: &mut Finding, laws: &Laws, last: &Last, wrong: &str, to: &To, fact: &str) {
    let (before, mv) = (finding.blamed.len(), Some(last.text.as_str()));
    match to {
        To::Law(law) => {
            let (law, facts) = (*law, Vec::new());
            finding.add_ground(laws, &Ground { law, facts }, wrong, mv);
        }
        To::Field(field) => finding.blamed.push(Blame {
            statement: field.to_string(),
            wrong: wrong.to_owned(),
            mv: mv.map(str::to_owned),
            ply: 0,
            facts: Vec::new(),
        }),
    }
    if let Some(blame) = finding.blamed.get_mut(before)
        && !fact.is_empty()
    {
        blame.facts.push(fact.to_owned());
    }
}

/// The pawn taken in passing, the rook that castles and the new piece have statements of their own; whatever else stands
/// wrongly is laid to the statement by which the man moves.
fn placement(laws: &Laws, last: &Last, found: &str) -> Vec<To> {
    let Ok(theirs) = format!("{found} w - - 0 1").parse::<Setup>() else {
        return vec![To::Field(FenField::Placement)];
    };
    let differing: Vec<Square> = Square::all()
        .filter(|&square| theirs.piece(square) != last.after.piece(square))
        .collect();
    if differing.is_empty() {
        return vec![To::Field(FenField::Placement)];
    }
    let mine = |square| {
        theirs
            .piece(square)
            .is_some_and(|piece: Piece| piece.colour == last.before.turn)
    };
    if last.mv.promotion.is_some() && differing == [last.mv.to] && mine(last.mv.to) {
        return vec![To::Law(law!("1993:5.6.4.a"))];
    }
    let free_choice = law!("1993:5.6.4.b").founding;
    let ruling = founding(laws).lawful(&last.before, last.mv);
    let moved = ruling.because.into_iter();
    moved
        .filter(|ground| permits(ground) && ground.law.founding != free_choice)
        .map(|ground| To::Law(ground.law))
        .collect()
}

fn castling(last: &Last, found: &str) -> Vec<To> {
    let letters = Castling::letters();
    let known = |letter| letters.iter().any(|&(each, ..)| each == letter);
    if found != "-" && !found.chars().all(known) {
        return vec![To::Field(FenField::Castling)];
    }
    let rights = &last.after.castling;
    let mut laid = Vec::new();
    for (letter, side, wing) in letters {
        let to = match (rights.kept(side, wing), found.contains(letter)) {
            (true, false) => lost(last, side, wing),
            (false, true) => kept(&last.after, side, wing),
            _ => continue,
        };
        laid.push(to);
    }
    if laid.is_empty() {
        laid.push(To::Field(FenField::Castling));
    }
    laid
}

/// A right that is gone too early: with another rook's move, or without a reason.
fn lost(last: &Last, side: Colour, wing: Wing) -> To {
    let rook_moved = last.before.piece(last.mv.from) == Some(Piece::new(side, Kind::Rook));
    let other = match wing {
        Wing::King => Wing::Queen,
        Wing::Queen => Wing::King,
    };
    let just_lost =
        last.before.castling.kept(side, other) && !last.after.castling.kept(side, other);
    To::Law(if rook_moved && just_lost {
        law!("1993:5.1.5.2")
    } else {
        law!("1993:5.1.2")
    })
}

/// A right that should be gone. Without a rook in the corner there is none to castle with; another rook there has moved.
fn kept(after: &Setup, side: Colour, wing: Wing) -> To {
    let (file, rank) = (
        match wing {
            Wing::King => 7,
            Wing::Queen => 0,
        },
        match side {
            Colour::White => 0,
            Colour::Black => 7,
        },
    );
    let in_the_corner = Square::at(file, rank).and_then(|square| after.piece(square));
    let rook = in_the_corner == Some(Piece::new(side, Kind::Rook));
    To::Law(match after.castling.right(side, wing) {
        Right::LostByKing | Right::LostByKingAndRook | Right::LostByKingAndCapture => {
            law!("1993:5.1.5.1")
        }
        Right::LostByRook => law!("1993:5.1.5.2"),
        Right::LostByCapture if rook => law!("1993:5.1.5.2"),
        Right::LostByCapture => law!("1993:5.1.2"),
        Right::Kept | Right::Lost | Right::LostBesideKept => {
            return To::Field(FenField::Castling);
        }
    })
}

/// A square that is written too late, or without a double step, or left out although a pawn can be taken there. Where
/// none can, the square is a matter of FEN alone.
fn en_passant(laws: &Laws, last: &Last, found: &str) -> To {
    let Ok(found) = found.parse::<Square>() else {
        return if found == "-" && can_be_taken(laws, &last.after) {
            To::Law(law!("1993:5.6.3.a"))
        } else {
            To::Field(FenField::EnPassant)
        };
    };
    To::Law(if last.before.en_passant == Some(found) {
        law!("1993:5.6.3.b")
    } else {
        law!("1993:5.6.3.a")
    })
}

/// Whether a pawn can lawfully be captured en passant.
fn can_be_taken(laws: &Laws, setup: &Setup) -> bool {
    let Some(target) = setup.en_passant else {
        return false;
    };
    let mut pawns = setup.squares_of(setup.turn, Kind::Pawn);
    pawns.any(|from| from.file() != target.file() && laws.is_lawful(setup, Move::new(from, target)))
}
