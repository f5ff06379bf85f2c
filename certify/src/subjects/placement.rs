//! Where the men stand after moves that are taken as played: carried out by hand, never judged.

use chesslaws_board::{Colour, Kind, Move, Piece, Setup, Square};
use chesslaws_protocol::{Ask, STARTPOS};

/// The initial array as UCI's `startpos` means it.
pub(super) const INITIAL_FEN: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The FEN of a start.
pub(super) fn start_fen(start: &str) -> &str {
    if start == STARTPOS {
        INITIAL_FEN
    } else {
        start
    }
}

/// Whether a program shows this FEN, with the two counts of moves or without them.
pub(super) fn shows(shown: Option<&str>, fen: &str) -> bool {
    shown.is_some_and(|shown| shown == fen || shown == without_clocks(fen))
}

/// The first four fields.
fn without_clocks(fen: &str) -> &str {
    let fourth = fen.match_indices(' ').nth(3);
    fourth.map_or(fen, |(at, _)| &fen[..at])
}

/// Whether a FEN has an en passant square.
pub(super) fn has_en_passant(fen: &str) -> bool {
    fen.split(' ').nth(3).is_some_and(|field| field != "-")
}

/// The men and the turn of a question's position; nothing where the start is no FEN or a move no move.
pub(super) fn placed(ask: &Ask) -> Option<Setup> {
    let mut setup: Setup = start_fen(&ask.start).parse().ok()?;
    for text in &ask.moves {
        carry_out(&mut setup, text.parse().ok()?);
    }
    Some(setup)
}

/// Moves the men as the move says: the rook in castling, the pawn taken in passing and the promoted one too.
pub(super) fn carry_out(setup: &mut Setup, mv: Move) {
    let Move {
        from,
        to,
        promotion,
    } = mv;
    let piece = setup.piece(from);
    match piece.map(|piece| piece.kind) {
        Some(Kind::King) if is_castling(setup, mv) => {
            let (corner, beside) = if to.file() > from.file() {
                (7, 5)
            } else {
                (0, 3)
            };
            let squares = (
                Square::at(corner, from.rank()),
                Square::at(beside, from.rank()),
            );
            if let (Some(corner), Some(beside)) = squares {
                let rook = setup.piece(corner);
                setup.put(corner, None);
                setup.put(beside, rook);
            }
        }
        Some(Kind::Pawn) if from.file() != to.file() && setup.piece(to).is_none() => {
            if let Some(passed) = Square::at(to.file(), from.rank()) {
                setup.put(passed, None);
            }
        }
        _ => {}
    }
    let arrives = match (piece, promotion) {
        (Some(pawn), Some(kind)) => Some(Piece::new(pawn.colour, kind)),
        (piece, _) => piece,
    };
    setup.put(from, None);
    setup.put(to, arrives);
    setup.turn = setup.turn.opponent();
}

/// Whether the move is the king's over two files along its own rank, from where it stands at first.
pub(super) fn is_castling(setup: &Setup, mv: Move) -> bool {
    let home = |piece: Piece| match piece.colour {
        Colour::White => 0,
        Colour::Black => 7,
    };
    setup.piece(mv.from).is_some_and(|piece| {
        piece.kind == Kind::King
            && mv.from.file() == 4
            && mv.from.rank() == home(piece)
            && mv.to.rank() == mv.from.rank()
            && (mv.to.file() - mv.from.file()).abs() == 2
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use chesslaws_protocol::Question;

    fn men(start: &str, moves: &[&str]) -> String {
        let moves = moves.iter().map(ToString::to_string).collect();
        let ask = Ask {
            start: start.into(),
            moves,
            question: Question::LegalMoves,
        };
        let fen = placed(&ask).expect("a position").to_string();
        fen.split(' ').take(2).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_fen_is_shown_with_its_clocks_or_without() {
        let four = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
        assert!(shows(Some(INITIAL_FEN), INITIAL_FEN) && shows(Some(four), INITIAL_FEN));
        for other in [
            None,
            Some(""),
            Some(&four[..four.len() - 2]),
            Some(&INITIAL_FEN[1..]),
        ] {
            assert!(!shows(other, INITIAL_FEN), "{other:?}");
        }
        assert!(!has_en_passant(INITIAL_FEN) && has_en_passant("8/8 b - e3"));
    }

    #[test]
    fn the_rook_the_passed_pawn_and_the_promoted_pawn_are_moved_too() {
        let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        assert_eq!(
            men(castling, &["e1g1", "e8c8"]),
            "2kr3r/8/8/8/8/8/8/R4RK1 w"
        );
        assert_eq!(
            men("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", &["d7d5", "e5d6"]),
            "4k3/8/3P4/8/8/8/8/4K3 b"
        );
        assert_eq!(
            men("r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", &["b7a8n"]),
            "N3k3/8/8/8/8/8/8/4K3 b"
        );
    }

    #[test]
    fn a_king_that_steps_is_no_castling_king() {
        let setup: Setup = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1".parse().expect("a FEN");
        let castles = |text: &str| is_castling(&setup, text.parse().expect("a move"));
        assert!(castles("e1g1") && castles("e1c1"));
        assert!(!castles("e1f1") && !castles("e1e3") && !castles("a1c1"));
    }

    #[test]
    fn what_is_no_position_has_no_men() {
        let ask = |start: &str, mv: &str| Ask {
            start: start.into(),
            moves: vec![mv.into()],
            question: Question::LegalMoves,
        };
        assert_eq!(placed(&ask("8/8", "e2e4")), None);
        assert_eq!(placed(&ask(STARTPOS, "e2-e4")), None);
    }
}
