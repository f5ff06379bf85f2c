//! What may be spelled in more than one way, whichever way the program is asked: castling, and a FEN whose writer leaves
//! fields out.

use chesslaws_board::{Kind, Setup};
use chesslaws_oracle::Laws;

/// It writes castling as Chess960 does.
pub(crate) const CASTLING: &str =
    "spelling: it writes castling as the king taking its rook (e1h1), read as e1g1";
/// It writes the en passant square only where it matters.
const EN_PASSANT: &str =
    "spelling: it writes the en passant square of a FEN only where a pawn can capture there";
/// It writes four fields.
const NO_CLOCKS: &str =
    "spelling: its FEN ends before the two counts of moves; they are filled in and not judged";

/// A FEN as the standard has it written, and the manners in which it was not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spelled {
    pub(crate) fen: String,
    pub(crate) traits: Vec<&'static str>,
}

/// The FEN with the fields that its writer leaves out. Where a pawn can capture en passant, the square is no matter of
/// spelling, and the FEN stands as it was written.
pub(crate) fn spelled(laws: &Laws, setup: &Setup, fen: &str) -> Spelled {
    let due = setup.to_string();
    let due: Vec<&str> = due.split(' ').collect();
    let mut fields: Vec<&str> = fen.split(' ').collect();
    let mut traits = Vec::new();
    let left_out = match fields.get(3) {
        Some(field) => *field == "-" && due[3] != "-",
        None => fields.len() == 3,
    };
    if left_out && !may_capture(laws, setup) {
        fields.splice(3..fields.len().min(4), [due[3]]);
        traits.push(EN_PASSANT);
    }
    if fields.len() == 4 {
        fields.extend(&due[4..]);
        traits.push(NO_CLOCKS);
    }
    let fen = fields.join(" ");
    Spelled { fen, traits }
}

/// Whether a pawn can lawfully capture en passant.
fn may_capture(laws: &Laws, setup: &Setup) -> bool {
    let moves = laws.lawful_moves(setup);
    moves.iter().any(|(mv, _)| {
        Some(mv.to) == setup.en_passant
            && setup
                .piece(mv.from)
                .is_some_and(|piece| piece.kind == Kind::Pawn)
    })
}

#[cfg(test)]
mod tests {
    use chesslaws_law::Edition;

    use super::*;

    fn read(setup: &str, fen: &str) -> (String, Vec<&'static str>) {
        let setup: Setup = setup.parse().expect("a FEN");
        let Spelled { fen, traits } = spelled(&Laws::of(Edition::Fide1993), &setup, fen);
        (fen, traits)
    }

    const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq";

    #[test]
    fn an_idle_en_passant_square_may_be_left_out() {
        let due = format!("{AFTER_E4} e3 0 1");
        let with = |traits: &[&'static str]| (due.clone(), traits.to_vec());
        assert_eq!(read(&due, &due), with(&[]));
        assert_eq!(
            read(&due, &format!("{AFTER_E4} - 0 1")),
            with(&[EN_PASSANT])
        );
        assert_eq!(
            read(&due, &format!("{AFTER_E4} -")),
            with(&[EN_PASSANT, NO_CLOCKS])
        );
        assert_eq!(read(&due, AFTER_E4), with(&[EN_PASSANT, NO_CLOCKS]));
    }

    #[test]
    fn one_that_matters_may_not() {
        let placed = "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq";
        let due = format!("{placed} d6 0 3");
        let wrong = format!("{placed} - 0 3");
        assert_eq!(read(&due, &wrong), (wrong, vec![]));
        assert_eq!(read(&due, placed), (placed.into(), vec![]));
        // Beside a pinned pawn it does not.
        let pinned = "8/8/8/K1pP3r/8/8/8/4k3 w - c6 0 1";
        let without = pinned.replace("c6", "-");
        assert_eq!(read(pinned, &without), (pinned.into(), vec![EN_PASSANT]));
    }

    #[test]
    fn clocks_that_are_missing_are_filled_in_and_wrong_ones_are_not() {
        let due = format!("{AFTER_E4} e3 0 1");
        assert_eq!(
            read(&due, &format!("{AFTER_E4} e3")),
            (due.clone(), vec![NO_CLOCKS])
        );
        for wrong in [
            format!("{AFTER_E4} e3 7 1"),
            format!("{AFTER_E4} a3 0 1"),
            "8/8".into(),
        ] {
            assert_eq!(read(&due, &wrong), (wrong, vec![]));
        }
    }
}
