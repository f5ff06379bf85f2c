//! Article 4, the general definition of the move (1993: Article 4; 2023: 3.1, 3.1.1 and 3.5). Taking the captured piece
//! off the board (4.3.b) is a matter of the hand.

use chesslaws_board::table::{Act, HandFact};
use chesslaws_board::{Castling, Kind, Move, Piece, Setup};
use chesslaws_law::{dispute, law};

use crate::table::hand::captured;
use crate::table::laws::{self, statements};
use crate::table::{At, Way, Word};
use crate::{
    Bearing, Fact, Laws, Ruling,
    art1_board::between,
    art5_castling, art5_pawn,
    ruling::{bearing, silent},
};

statements![art4_move:
    "1993:4.3.b" captured_piece_removed, second;
];

/// Castling (5.1.2) apart, a move takes one piece from its square to another that is vacant or holds an opponent's
/// piece.
///
/// statement: `1993:4.1.a`, `2023:3.1`
///
/// 2023 has not the words on castling: a king that would castle onto a square held by its own side breaks 3.1 there.
pub fn from_square_to_square(_: &Laws, setup: &Setup, mv: Move) -> Ruling<Bearing> {
    let Some(mover) = mover(setup, mv) else {
        return silent();
    };
    let law = match art5_castling::attempt(setup, mv) {
        Some(_) => law!(only "2023:3.1"),
        None => law!("1993:4.1.a"),
    };
    let square = mv.to;
    if mv.from == square {
        return bearing(Bearing::Broken, law).given(Fact::SameSquare { square });
    }
    match setup.piece(square) {
        Some(piece) if piece.colour == mover.colour => {
            bearing(Bearing::Broken, law).given(Fact::Stands { square, piece })
        }
        Some(piece) => bearing(Bearing::Met, law).given(Fact::Stands { square, piece }),
        None => bearing(Bearing::Met, law).given(Fact::Vacant { square }),
    }
}

/// A player moves a piece of his own only.
///
/// statement: `1993:4.1.b`
///
/// 2023 does not say it in words; there the move fails every requirement of 3.1-3.8, hence 3.10.2.
pub fn own_piece_only(_: &Laws, setup: &Setup, mv: Move) -> Ruling<Bearing> {
    let square = mv.from;
    match setup.piece(square) {
        Some(piece) if piece.colour == setup.turn => {
            bearing(Bearing::Met, law!(only "1993:4.1.b")).given(Fact::Stands { square, piece })
        }
        Some(piece) => bearing(Bearing::Broken, law!("1993:4.1.b", "2023:3.10.2"))
            .given(Fact::Stands { square, piece }),
        None => bearing(Bearing::Broken, law!("1993:4.1.b", "2023:3.10.2"))
            .given(Fact::Vacant { square }),
    }
}

/// No piece crosses an occupied square, except the castling rook (5.1.2) and the knight (5.5).
///
/// statement: `1993:4.2`, `2023:3.5`
///
/// 2023 says it of bishop, rook and queen alone: what a pawn may not cross is a condition of its double step (3.7.2), and
/// a king that steps (3.8.1) crosses nothing.
pub fn crosses_no_occupied_square(_: &Laws, setup: &Setup, mv: Move) -> Ruling<Bearing> {
    let Some(mover) = mover(setup, mv) else {
        return silent();
    };
    if mover.kind == Kind::Knight || art5_castling::wing(setup, mv).is_some() {
        return silent();
    }
    let law = match mover.kind {
        Kind::Bishop | Kind::Rook | Kind::Queen => law!("1993:4.2"),
        Kind::King | Kind::Pawn | Kind::Knight => law!(only "1993:4.2"),
    };
    let crossed = between(mv.from, mv.to);
    let occupied = crossed
        .iter()
        .find_map(|&square| setup.piece(square).map(|piece| (square, piece)));
    match occupied {
        Some((square, piece)) => {
            bearing(Bearing::Broken, law).given(Fact::InTheWay { square, piece })
        }
        None if crossed.is_empty() => silent(),
        None => bearing(Bearing::Met, law).given(Fact::WayClear),
    }
}

/// A piece that moves to a square held by an opponent's piece captures it, as part of the same move.
///
/// statement: `1993:4.3.a`, `2023:3.1.1.a`
///
/// 1993 has no sentence that a king is not captured; where a set-up lets one be, that is a dispute.
pub fn capture(_: &Laws, setup: &Setup, mv: Move) -> Ruling<Bearing> {
    let Some(mover) = mover(setup, mv) else {
        return silent();
    };
    match setup
        .piece(mv.to)
        .filter(|piece| piece.colour != mover.colour)
    {
        Some(piece) => {
            let ruling = bearing(Bearing::Met, law!("1993:4.3.a")).given(Fact::Captures {
                square: mv.to,
                piece,
            });
            if piece.kind == Kind::King {
                ruling.noting(dispute!("1993:Q12"))
            } else {
                ruling
            }
        }
        None => silent(),
    }
}

/// The capturer removes the captured piece from the board at once (en passant: 5.6.3).
///
/// statement: `1993:4.3.b`, `2023:3.1.1.b`
///
/// Not at once is whatever else he does before it, once he has let go of the capturing piece.
pub fn captured_piece_removed(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:4.3.b");
    let (setup, hand) = (at.before.position(), &at.now.hand);
    if let Some(square) = at.completes().and_then(|mv| captured(setup, mv)) {
        return if hand.removed.contains(&square) {
            laws::met(law, []).seeing(HandFact::Gone { square })
        } else {
            laws::silent()
        };
    }
    match hand.attempt(setup).map(|attempt| (attempt.mv, attempt.way)) {
        Some((mv, Way::Capture(square)))
            if at.on_move()
                && !matches!(at.act(), Act::Hand(_))
                && hand.let_go.contains(&(mv.from, mv.to))
                && !hand.removed.contains(&square) =>
        {
            laws::broken(law, []).seeing(HandFact::StillThere { square })
        }
        _ => laws::silent(),
    }
}

/// Whether the move captures: by 4.3.a on its arrival square, or en passant by 5.6.3.
pub(crate) fn captures(laws: &Laws, setup: &Setup, mv: Move) -> Ruling<bool> {
    let by_arrival = (laws.capture)(laws, setup, mv);
    let in_passing = (laws.en_passant)(laws, setup, mv);
    match (by_arrival.finding, in_passing.finding) {
        (Bearing::Met, _) => by_arrival.map(|_| true),
        (_, Bearing::Met) => in_passing.map(|_| true),
        _ => Ruling::of(false)
            .under(law!("1993:4.3.a"))
            .given(Fact::Vacant { square: mv.to }),
    }
}

/// The piece of the side that has the move on the departure square.
pub(crate) fn mover(setup: &Setup, mv: Move) -> Option<Piece> {
    setup
        .piece(mv.from)
        .filter(|piece| piece.colour == setup.turn)
}

/// The position after the move as made, lawful or not: the piece on its new square, what it captured gone, the castling
/// rook across, the pawn exchanged, the turn passed and the record kept up.
pub(crate) fn made(setup: &Setup, mv: Move) -> Setup {
    let mut after = setup.clone();
    let Some(piece) = setup.piece(mv.from) else {
        return after;
    };
    let in_passing = art5_pawn::taken_in_passing(setup, mv);
    let captured = in_passing
        .or_else(|| setup.piece(mv.to).map(|_| mv.to))
        .filter(|_| mv.from != mv.to);
    if let Some(square) = captured {
        after.put(square, None);
    }
    after.put(mv.from, None);
    let arrived = mv
        .promotion
        .filter(|_| piece.kind == Kind::Pawn)
        .unwrap_or(piece.kind);
    after.put(mv.to, Some(Piece::new(piece.colour, arrived)));
    if let Some(wing) = art5_castling::wing(setup, mv)
        && let Some((rook, goal)) = art5_castling::rook_squares(setup.turn, wing)
        && setup.piece(rook) == Some(Piece::new(setup.turn, Kind::Rook))
    {
        after.put(rook, None);
        after.put(goal, Some(Piece::new(setup.turn, Kind::Rook)));
    }
    after.castling = rights_after(setup, mv, piece);
    art5_pawn::record_double_step(setup, &mut after, mv, captured);
    after.just_promoted = (arrived != piece.kind).then_some(mv.to);
    let counts = piece.kind != Kind::Pawn && captured.is_none();
    after.halfmove_clock = if counts {
        setup.halfmove_clock.saturating_add(1)
    } else {
        0
    };
    if setup.turn == chesslaws_board::Colour::Black {
        after.fullmove_number = setup.fullmove_number.saturating_add(1);
    }
    after.turn = setup.turn.opponent();
    after
}

/// The castling rights after a move (5.1.5). A right that a set-up has without the king or the rook on its square is lost
/// with what next leaves that square or comes to it: what stands there then has moved.
fn rights_after(setup: &Setup, mv: Move, piece: Piece) -> Castling {
    let mut castling = setup.castling;
    let castled = art5_castling::attempt(setup, mv).map(|(_, rook)| rook);
    let touched = |square| [Some(mv.from), Some(mv.to), castled].contains(&Some(square));
    for (_, colour, wing) in Castling::letters() {
        let mut right = setup.castling.right(colour, wing);
        let kings_own = piece.colour == colour && piece.kind == Kind::King;
        if kings_own || art5_castling::king_square(colour).is_some_and(touched) {
            right = right.and_king();
        }
        if let Some((rook, _)) = art5_castling::rook_squares(colour, wing)
            && touched(rook)
        {
            let captured = mv.to == rook && piece.colour != colour && mv.from != mv.to;
            let there = setup.piece(rook) == Some(Piece::new(colour, Kind::Rook));
            right = if captured && there {
                right.and_capture()
            } else {
                right.and_rook()
            };
        }
        castling.set(colour, wing, right);
    }
    castling
}
