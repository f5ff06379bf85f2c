//! Article 3, the right to move (1993: Article 3; 2023: 1.2 and 1.3). When a move is completed, so that the other side
//! has the move (3.2), is a matter of the hand: Article 6.

use chesslaws_board::table::{Act, HandAct, HandEffect, HandFact};
use chesslaws_board::{Colour, Setup};
use chesslaws_law::law;

use crate::table::laws::{self, statements};
use crate::table::{At, Word};
use crate::{
    Bearing, Fact, Ruling, art2_pieces,
    ruling::{bearing, silent},
};

statements![art3_turn:
    "1993:3.2" opponents_move_completed, second;
];

/// White makes the first move.
///
/// statement: `1993:3.1.a`, `2023:1.2.a`
pub fn white_moves_first(setup: &Setup, side: Colour, _: bool) -> Ruling<Bearing> {
    if !is_start(setup) {
        return silent();
    }
    let found = if side == Colour::White {
        Bearing::Met
    } else {
        Bearing::Broken
    };
    bearing(found, law!("1993:3.1.a")).given(Fact::HasTheMove {
        side: Colour::White,
    })
}

/// The players move in turn, one move at a time, until the game is over.
///
/// statement: `1993:3.1.b`, `2023:1.2.b`
pub fn in_turn(setup: &Setup, side: Colour, over: bool) -> Ruling<Bearing> {
    match (over, is_start(setup), setup.turn == side) {
        (true, _, _) => bearing(Bearing::Broken, law!("1993:3.1.b")).given(Fact::GameOver),
        (_, true, _) => silent(),
        (_, _, true) => bearing(Bearing::Met, law!("1993:3.1.b")).given(Fact::HasTheMove { side }),
        (_, _, false) => bearing(Bearing::Broken, law!("1993:3.1.b"))
            .given(Fact::HasTheMove { side: setup.turn }),
    }
}

/// A player has the move once the opponent's move is completed (Article 6).
///
/// statement: `1993:3.2`, `2023:1.3`
///
/// Until then what he touches binds him to nothing.
pub fn opponents_move_completed(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:3.2");
    if let Some(mv) = at.completes() {
        let by = at.now.hand.moving.unwrap_or(at.before.turn());
        let side = by.opponent();
        return laws::met(law, [HandEffect::HasTheMove { side }.into()])
            .seeing(HandFact::Done { mv });
    }
    let with_the_pieces = match at.act() {
        Act::Hand(HandAct::LetsGo | HandAct::Brushes { .. } | HandAct::ClaimsTouch) => false,
        Act::Hand(act) => !matches!(act, HandAct::KnocksOver | HandAct::SetsUp),
        _ => false,
    };
    match at.player() {
        Some(side) if with_the_pieces && !at.on_move() => {
            laws::lacking(law, HandFact::NotOnMove { side })
        }
        _ => laws::silent(),
    }
}

/// Whether no move has been made yet.
fn is_start(setup: &Setup) -> bool {
    let array = art2_pieces::array();
    setup.halfmove_clock == 0 && setup.fullmove_number == 1 && setup.men().eq(array.men())
}
