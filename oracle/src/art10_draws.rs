//! Articles 10.3 to 10.5, the draws that the board alone decides (1993: 10.3, 10.4; 2023: 5.2.1.a, and 5.2.2.a for the
//! three endings, which are dead positions), and those of the lone king (1993: 10.5). 2023's other dead positions are
//! `dead_position`.

use chesslaws_board::table::{ClaimEffect, ClaimFact, EnvelopeFact, Outcome};
use chesslaws_board::{Colour, Kind, Setup, Square};
use chesslaws_law::{Law, dispute, law};

use crate::art10_forfeits::time_overstepped_against;
use crate::table::laws::{lacking, met, silent, statements};
use crate::table::{At, Proposed, Word};
use crate::{Ending, Fact, Laws, Ruling, art1_board::light, art10_sealed_move};

statements![art10_draws:
    "1993:10.5.a" lone_king_cannot_win, second;
    "1993:10.5.b" time_against_a_lone_king, second;
    "1993:10.5.c" lone_king_and_illegal_sealed_move;
];

/// Stalemate (to move, not in check, no legal move) is a draw, and the game is over at once.
///
/// statement: `1993:10.3`, `2023:5.2.1.a`
pub fn stalemate(laws: &Laws, setup: &Setup) -> Ruling<Ending> {
    let check = (laws.in_check)(laws, setup);
    let side = setup.turn;
    let kingless = setup.squares_of(side, Kind::King).next().is_none();
    if !check.finding.is_empty() || kingless {
        return Ruling::of(Ending::GoesOn);
    }
    match laws.some_lawful_move(setup) {
        Some(mv) => Ruling::of(Ending::GoesOn)
            .under(law!("1993:10.3"))
            .given(Fact::LawfulMove { side, mv }),
        None => Ruling::of(Ending::Stalemate)
            .joined(check)
            .under(law!("1993:10.3"))
            .given(Fact::NoLawfulMove { side }),
    }
}

/// King against king is a draw, and the game is over at once.
///
/// statement: `1993:10.4.1`, `2023:5.2.2.a`
pub fn king_against_king(_: &Laws, setup: &Setup) -> Ruling<Ending> {
    drawn(
        setup,
        law!("1993:10.4.1", "2023:5.2.2.a"),
        others(setup).is_empty() && two_kings(setup),
    )
}

/// King against king with only a bishop or only a knight is a draw, and the game is over at once.
///
/// statement: `1993:10.4.2`, `2023:5.2.2.a`
pub fn king_against_king_and_minor_piece(_: &Laws, setup: &Setup) -> Ruling<Ending> {
    let lone_minor = matches!(others(setup)[..], [(_, _, Kind::Bishop | Kind::Knight)]);
    drawn(
        setup,
        law!("1993:10.4.2", "2023:5.2.2.a"),
        lone_minor && two_kings(setup),
    )
}

/// King and bishop against king and bishop, both bishops on squares of one colour, is a draw, and the game is over
/// at once.
///
/// statement: `1993:10.4.3`, `2023:5.2.2.a`
pub fn bishops_of_one_square_colour(_: &Laws, setup: &Setup) -> Ruling<Ending> {
    let law = law!("1993:10.4.3", "2023:5.2.2.a");
    match others(setup)[..] {
        [(one, owner, Kind::Bishop), (other, opponent, Kind::Bishop)]
            if owner != opponent && two_kings(setup) =>
        {
            let alike = light(one) == light(other);
            let found = if alike { Ending::Draw } else { Ending::GoesOn };
            let law = if alike { law } else { law!(only "1993:10.4.3") };
            Ruling::of(found)
                .under(law)
                .given(Fact::Shade {
                    square: one,
                    light: light(one),
                })
                .given(Fact::Shade {
                    square: other,
                    light: light(other),
                })
        }
        _ => drawn(setup, law, false),
    }
}

/// A player who has only his king cannot win.
///
/// statement: `1993:10.5.a`, `2023:5.1.2.b`
pub fn lone_king_cannot_win(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.5.a");
    let winner = |proposed: &Proposed| proposed.ending().and_then(Outcome::winner);
    let Some(side) = at.proposed.iter().find_map(winner) else {
        return silent();
    };
    if !at.now.lone_king(side) {
        return lacking(law, ClaimFact::MoreThanKing { side });
    }
    let outcome = Outcome::Drawn;
    let drawn = met(law, [ClaimEffect::Ends { outcome }.into()]);
    // By 10.5.b and 10.5.c, which name these cases, both readings give the draw.
    let named = |proposed: &Proposed| {
        let id = proposed.law.founding.map(|statement| statement.id());
        matches!(id, Some("1993:10.13.2.b" | "1993:10.14.a" | "1993:10.16.3"))
    };
    if at.proposed.iter().any(named) {
        return drawn.seeing(ClaimFact::LoneKing { side });
    }
    let word = match at.table.holds(dispute!("1993:Q06"), 'a') {
        'b' => lacking(law, ClaimFact::LoneKing { side }),
        _ => drawn.seeing(ClaimFact::LoneKing { side }),
    };
    word.noting(dispute!("1993:Q06"))
}

/// If the opponent of a lone king oversteps the time, the game is drawn.
///
/// statement: `1993:10.5.b`, `2023:6.9.c`
pub fn time_against_a_lone_king(at: &At<'_>) -> Ruling<Word> {
    time_overstepped_against(at, law!("1993:10.5.b"))
}

/// If the opponent of a lone king seals an illegal move, the game is drawn.
///
/// statement: `1993:10.5.c`, `2023:I.8`
pub fn lone_king_and_illegal_sealed_move(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.5.c");
    let opened = art10_sealed_move::opened(at);
    let Some((resumed, mv)) = opened.and_then(|it| Some((it, it.sealed_move()?))) else {
        return silent();
    };
    let side = resumed.replier();
    let lone_king = resumed.position.men_of(side).count() == 1;
    match (lone_king, resumed.lawful(at.laws)) {
        (true, None) => {
            let outcome = Outcome::Drawn;
            met(law, [ClaimEffect::Ends { outcome }.into()])
                .seeing(ClaimFact::LoneKing { side })
                .seeing(EnvelopeFact::Illegal { mv })
        }
        (false, None) => lacking(law, ClaimFact::MoreThanKing { side }),
        (true, Some(mv)) => lacking(law, EnvelopeFact::Legal { mv }),
        (false, Some(_)) => silent(),
    }
}

/// The ruling on one of the three endings; where it is not that ending the list of 1993 is named only if few men are
/// left, since it says nothing worth hearing of a full board.
fn drawn(setup: &Setup, law: Law, found: bool) -> Ruling<Ending> {
    if found {
        men_counted(setup, Ruling::of(Ending::Draw).under(law))
    } else if others(setup).len() <= 2 && two_kings(setup) {
        let in_force = None;
        let law = Law { in_force, ..law };
        men_counted(setup, Ruling::of(Ending::GoesOn).under(law))
    } else {
        Ruling::of(Ending::GoesOn)
    }
}

/// The ruling given how many of each kind there are beside the kings.
pub(crate) fn men_counted(setup: &Setup, ruling: Ruling<Ending>) -> Ruling<Ending> {
    others(setup)
        .into_iter()
        .fold(ruling, |ruling, (_, side, kind)| {
            let count = setup.squares_of(side, kind).count();
            ruling.given(Fact::Count { side, kind, count })
        })
}

/// The men that are no kings.
pub(crate) fn others(setup: &Setup) -> Vec<(Square, Colour, Kind)> {
    let men = setup.men().filter(|(_, piece)| piece.kind != Kind::King);
    men.map(|(square, piece)| (square, piece.colour, piece.kind))
        .collect()
}

/// Whether each side has one king.
pub(crate) fn two_kings(setup: &Setup) -> bool {
    Colour::BOTH
        .into_iter()
        .all(|side| setup.squares_of(side, Kind::King).count() == 1)
}
