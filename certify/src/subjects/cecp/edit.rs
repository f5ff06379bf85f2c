//! A position set with `edit`, for engines that do not read FEN.

use chesslaws_board::{Castling, Colour, Kind, Setup};

/// The orders that set the position from a new game.
///
/// `edit` names the men only. Black gets the move by a move of White's before it. A right to castle is taken for granted
/// by most engines where king and rook stand at home, so a position is set only where there is none to be had; an en
/// passant square cannot be told.
pub(super) fn edit_orders(setup: &Setup) -> Result<String, &'static str> {
    if setup.en_passant.is_some() {
        return Err("`edit` cannot tell an en passant square");
    }
    if setup.castling != Castling::NONE || is_at_home(setup) {
        return Err("`edit` cannot tell which rights to castle are left");
    }
    let mut orders = String::from("new\nforce\n");
    if setup.turn == Colour::Black {
        orders += "a2a3\n";
    }
    orders += "edit\n#\n";
    for colour in Colour::BOTH {
        if colour == Colour::Black {
            orders += "c\n";
        }
        for (square, kind) in setup.men_of(colour) {
            orders += &format!("{}{square}\n", kind.letter());
        }
    }
    orders += ".";
    Ok(orders)
}

/// Whether a king and a rook of one side stand where they stand at first.
fn is_at_home(setup: &Setup) -> bool {
    Colour::BOTH.into_iter().any(|colour| {
        let rank = if colour == Colour::White { 0 } else { 7 };
        let stands = |kind: Kind, file: i8| {
            setup
                .squares_of(colour, kind)
                .any(|square| (square.file(), square.rank()) == (file, rank))
        };
        stands(Kind::King, 4) && (stands(Kind::Rook, 0) || stands(Kind::Rook, 7))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn orders(fen: &str) -> Result<String, &'static str> {
        edit_orders(&fen.parse().expect("a FEN"))
    }

    #[test]
    fn black_has_the_move_after_a_move_of_white() {
        let stalemate = orders("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
        assert_eq!(
            stalemate.as_deref(),
            Ok("new\nforce\na2a3\nedit\n#\nKg6\nQf7\nc\nKh8\n.")
        );
        let white = orders("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1");
        assert_eq!(
            white.as_deref(),
            Ok("new\nforce\nedit\n#\nKg6\nQf7\nc\nKh8\n.")
        );
    }

    #[test]
    fn what_edit_cannot_tell_is_not_set() {
        for fen in [
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
            "r3k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        ] {
            assert!(orders(fen).is_err(), "{fen}");
        }
    }
}
