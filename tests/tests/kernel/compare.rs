//! One position, asked of both.

use chesslaws_board::{Colour, Move, Setup};
use chesslaws_kernel::{Isa, Position};
use chesslaws_law::Edition;
use chesslaws_oracle::{Ending, Laws, Standing};

/// The Laws by which the two are compared; the moves are the same in both editions.
pub(crate) const LAWS: Laws = Laws::of(Edition::Fide1993);

/// The Laws by which endings are compared: those of 1993 name the dead positions with one bishop a side at most, those of
/// 2023 mean every one.
const ENDINGS: Laws = Laws::of(Edition::Fide2023);

/// The moves that are lawful by the oracle.
pub(crate) fn lawful(setup: &Setup) -> Vec<Move> {
    let mut moves: Vec<Move> = Laws::candidates(setup)
        .filter(|&mv| LAWS.is_lawful(setup, mv))
        .collect();
    moves.sort_unstable();
    moves
}

/// The moves that the kernel generates.
pub(crate) fn generated(position: &Position) -> Vec<Move> {
    let mut moves: Vec<Move> = position
        .legal_moves()
        .iter()
        .map(|step| step.written())
        .collect();
    moves.sort_unstable();
    moves
}

/// The same moves, as many by every walk, and the same check.
pub(crate) fn same_moves(setup: &Setup, position: &Position) -> Vec<Move> {
    let moves = generated(position);
    assert_eq!(moves, lawful(setup), "moves of {setup}");
    for isa in Isa::available() {
        let counted = position.perft_on(isa, 1, true);
        assert_eq!(counted, moves.len() as u64, "{} counts {setup}", isa.name());
    }
    let checks = LAWS.check(setup).finding.len();
    assert_eq!(position.checks() as usize, checks, "checks of {setup}");
    moves
}

/// Everything the kernel says of a position, and whether it is one at all.
pub(crate) fn same(setup: &Setup) -> bool {
    let unlawful = LAWS.standing(setup).finding == Standing::Unlawful;
    let position = match Position::new(setup) {
        Ok(position) => position,
        Err(refusal) => {
            assert!(unlawful, "the kernel refuses {setup}: {refusal}");
            return false;
        }
    };
    assert!(!unlawful, "the kernel takes {setup}");
    let moves = same_moves(setup, &position);
    let winner = setup.turn.opponent();
    let ending = match (moves.is_empty(), position.in_check()) {
        (true, true) => Ending::Checkmate { winner },
        (true, false) => Ending::Stalemate,
        (false, _) if position.is_dead_by_material() => Ending::Draw,
        (false, _) => Ending::GoesOn,
    };
    assert_eq!(ending, ENDINGS.ending(setup).finding, "ending of {setup}");
    true
}

/// Both colours in turn.
pub(crate) fn both(each: impl Fn(Colour)) {
    Colour::BOTH.into_iter().for_each(each);
}
