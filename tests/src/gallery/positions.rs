//! Article 10.10: when two positions are the same.

use chesslaws_board::{Castling, Setup};
use chesslaws_oracle::{Laws, art10_claims};

use super::Named;

pub(super) const FAULTS: &[Named] = &[
    ("castling_rights_not_compared", castling_rights_not_compared),
    ("en_passant_not_compared", en_passant_not_compared),
    ("turn_not_compared", turn_not_compared),
    ("phantom_en_passant_compared", phantom_en_passant_compared),
];

fn castling_rights_not_compared(laws: &mut Laws) {
    laws.same_position = |laws, one, other| {
        let without = |setup: &Setup| {
            let mut setup = setup.clone();
            setup.castling = Castling::NONE;
            setup
        };
        art10_claims::same_position(laws, &without(one), &without(other))
    };
}

fn en_passant_not_compared(laws: &mut Laws) {
    laws.same_position = |laws, one, other| {
        let without = |setup: &Setup| {
            let mut setup = setup.clone();
            setup.en_passant = None;
            setup
        };
        art10_claims::same_position(laws, &without(one), &without(other))
    };
}

fn turn_not_compared(laws: &mut Laws) {
    laws.same_position = |laws, one, other| {
        let mut turned = other.clone();
        turned.turn = one.turn;
        art10_claims::same_position(laws, one, &turned)
    };
}

/// The square crossed is compared, not whether a pawn can capture there.
fn phantom_en_passant_compared(laws: &mut Laws) {
    laws.same_position = |laws, one, other| {
        let alike = one.en_passant == other.en_passant;
        art10_claims::same_position(laws, one, other).map(|same| same && alike)
    };
}
