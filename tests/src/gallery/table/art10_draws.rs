//! Faults in Article 10 (draws), off the board plane.

use chesslaws_oracle::table::{At, Word};
use chesslaws_oracle::{Ruling, art10_draws};

use super::art12::with_before;

super::faults! {
    "1993:10.5.b" lone_with_a_minor_piece;
}

/// A king and a bishop or knight are spared like a lone king.
fn lone_with_a_minor_piece(at: &At<'_>) -> Ruling<Word> {
    with_before(
        at,
        |state| {
            let Some(setup) = state.positions.last_mut() else {
                return;
            };
            for side in chesslaws_board::Colour::BOTH {
                let minor: Vec<_> = setup
                    .men_of(side)
                    .filter(|(_, kind)| {
                        matches!(
                            kind,
                            chesslaws_board::Kind::Bishop | chesslaws_board::Kind::Knight
                        )
                    })
                    .collect();
                if let ([(square, _)], 2) = (&minor[..], setup.men_of(side).count()) {
                    setup.put(*square, None);
                }
            }
        },
        art10_draws::time_against_a_lone_king,
    )
}
