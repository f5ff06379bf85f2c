//! Which statements a move breaks that is held to be lawful: those of our ruling, but for what only follows.

use chesslaws_board::{Kind, Move, Setup};
use chesslaws_law::{Statement, law};
use chesslaws_oracle::{Laws, Ruling};

use super::control::{self, Asking};

/// Our ruling on the move, without what breaks only because something else is broken.
pub(super) fn allowed(
    laws: &Laws,
    setup: &Setup,
    mv: Move,
    asking: &mut Asking<'_>,
) -> Ruling<bool> {
    let mut ruling = laws.lawful(setup, mv);
    let rests_on = |ruling: &Ruling<bool>, statement: Option<Statement>| {
        let mut grounds = ruling.because.iter();
        grounds.any(|ground| ground.law.founding == statement)
    };
    let promotion = law!("1993:5.6.4.a").founding;
    if rests_on(&ruling, promotion) {
        // What else is broken has to be so if the pawn becomes what it may.
        let promoted = rightly_promoted(laws, setup, mv);
        ruling.because.retain(|ground| {
            let statement = ground.law.founding;
            statement == promotion || !promoted.finding && rests_on(&promoted, statement)
        });
    }
    let diagonally = law!("1993:5.6.2.c").founding;
    let late = law!("1993:5.6.3.b").founding;
    let never_passed = law!("1993:5.6.3.a").founding;
    let in_passing = rests_on(&ruling, late) || rests_on(&ruling, never_passed);
    if in_passing && rests_on(&ruling, diagonally) {
        // Either a capture en passant that is none, or a pawn that goes diagonally wherever it likes.
        match control::goes_diagonally(asking, setup.turn) {
            Some(true) => ruling.because.retain(|ground| {
                let statement = ground.law.founding;
                statement != late && statement != never_passed
            }),
            Some(false) => {
                let other = |statement| statement != diagonally;
                ruling.because.retain(|ground| other(ground.law.founding));
            }
            None => {}
        }
    }
    ruling
}

/// The ruling on the move if it promotes to a queen where it has to promote, and not where it cannot.
fn rightly_promoted(laws: &Laws, setup: &Setup, mv: Move) -> Ruling<bool> {
    let plain = Move::new(mv.from, mv.to);
    let queen = Move {
        promotion: Some(Kind::Queen),
        ..plain
    };
    let promotion = law!("1993:5.6.4.a").founding;
    let ruling = laws.lawful(setup, plain);
    let needs_one = ruling
        .because
        .iter()
        .any(|ground| ground.law.founding == promotion);
    if needs_one {
        laws.lawful(setup, queen)
    } else {
        ruling
    }
}
