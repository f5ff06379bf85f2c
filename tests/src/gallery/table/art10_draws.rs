//! Faults in Article 10 (draws), off the board plane.

use chesslaws_board::table::{Act, ClaimEffect, EnvelopeAct, Outcome};
use chesslaws_board::{Colour, Kind};
use chesslaws_law::law;
use chesslaws_oracle::table::{At, Proposed, Word};
use chesslaws_oracle::{Ruling, art10_draws};

use super::art12::with_before;
use super::{met, silent};

super::faults! {
    "1993:10.5.a" a_piece_more_counts_as_lone;
    "1993:10.5.b" lone_with_a_minor_piece;
    "1993:10.5.c" the_lone_king_of_the_sealer;
}

/// A player with one piece or pawn beside the king cannot win either.
fn a_piece_more_counts_as_lone(at: &At<'_>) -> Ruling<Word> {
    let winner = |proposed: &Proposed| proposed.ending().and_then(Outcome::winner);
    match at.proposed.iter().find_map(winner) {
        Some(side) if at.now.position().men_of(side).count() <= 2 => {
            let outcome = Outcome::Drawn;
            met(law!("1993:10.5.a"), [ClaimEffect::Ends { outcome }.into()])
        }
        _ => silent(),
    }
}

/// A king and a bishop or knight are spared like a lone king.
fn lone_with_a_minor_piece(at: &At<'_>) -> Ruling<Word> {
    with_before(
        at,
        |state| {
            let Some(setup) = state.positions.last_mut() else {
                return;
            };
            for side in Colour::BOTH {
                let minor: Vec<_> = setup
                    .men_of(side)
                    .filter(|(_, kind)| matches!(kind, Kind::Bishop | Kind::Knight))
                    .collect();
                if let ([(square, _)], 2) = (&minor[..], setup.men_of(side).count()) {
                    setup.put(*square, None);
                }
            }
        },
        art10_draws::time_against_a_lone_king,
    )
}

/// The wrong side: an illegal sealed move draws where the sealer himself has only his king.
fn the_lone_king_of_the_sealer(at: &At<'_>) -> Ruling<Word> {
    let opens = *at.act() == Act::Envelope(EnvelopeAct::OpensEnvelope);
    let resumed = at.before.sealing.resumed.as_ref().filter(|_| opens);
    match resumed {
        Some(resumed)
            if resumed.position.men_of(resumed.sealer).count() == 1
                && resumed.lawful(at.laws).is_none() =>
        {
            let outcome = Outcome::Drawn;
            met(law!("1993:10.5.c"), [ClaimEffect::Ends { outcome }.into()])
        }
        _ => silent(),
    }
}
