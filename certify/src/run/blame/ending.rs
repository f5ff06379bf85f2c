//! Which statement decides how a game stands.

use chesslaws_board::{Kind, Setup};
use chesslaws_law::{Law, law};
use chesslaws_oracle::{Ending, Ground, Laws, Ruling};
use chesslaws_protocol::{Ask, EndingName};

use super::control::{self, Asking};

/// The statements that a wrong ending is laid to: what decides the right one, or, where the game goes on, what decides
/// against the one that was said. A mate that is not said can be a mate not seen (9.2.b) or one that does not win
/// (10.1); one taken for a draw by the men that are left was seen.
pub(super) fn decided(
    laws: &Laws,
    setup: &Setup,
    ours: EndingName,
    theirs: EndingName,
) -> Ruling<()> {
    let mut ruling = laws.ending(setup).map(|_| ());
    let deciding: Vec<Law> = match (ours, theirs) {
        (EndingName::Draw, _) => return ruling,
        (EndingName::Checkmate, EndingName::Draw) => vec![law!("1993:10.1")],
        (EndingName::Checkmate, _) => vec![law!("1993:9.2.b"), law!("1993:10.1")],
        (EndingName::None, EndingName::Checkmate) => vec![law!("1993:9.2.b")],
        (EndingName::None, EndingName::Draw) => vec![nearest_draw(setup)],
        (EndingName::Stalemate, _) | (EndingName::None, _) => vec![law!("1993:10.3")],
    };
    let named = |law: Law| {
        let same =
            |ground: &&Ground| ground.law.in_edition(laws.edition) == law.in_edition(laws.edition);
        let facts = ruling.because.iter().find(same);
        let facts = facts.map_or_else(Vec::new, |ground| ground.facts.clone());
        Ground { law, facts }
    };
    ruling.because = deciding.into_iter().map(named).collect();
    ruling
}

/// Our list of moves and that of the subject, where its own is wrong and its ending is what follows from it: then the
/// ending is not what it gets wrong.
pub(super) fn from_a_list(
    laws: &Laws,
    setup: &Setup,
    ask: &Ask,
    theirs: EndingName,
    asking: &mut Asking<'_>,
) -> Option<(Vec<String>, Vec<String>)> {
    if laws.ending(setup).finding == Ending::Draw {
        return None;
    }
    let list = control::list(asking, ask)?;
    let follows = match theirs {
        EndingName::None => !list.is_empty(),
        EndingName::Checkmate => list.is_empty() && !laws.check(setup).finding.is_empty(),
        EndingName::Stalemate => list.is_empty() && laws.check(setup).finding.is_empty(),
        EndingName::Draw => false,
    };
    let ours = laws.lawful_moves(setup).into_iter();
    let ours: Vec<String> = ours.map(|(mv, _)| mv.to_string()).collect();
    // What follows from a list that is wrong, and would not from one that is right.
    (follows && ours.is_empty() != list.is_empty()).then_some((ours, list))
}

/// Of the three draws by the men that are left the one that the men come nearest to.
fn nearest_draw(setup: &Setup) -> Law {
    let men: Vec<_> = setup
        .men()
        .map(|(_, piece)| piece)
        .filter(|piece| piece.kind != Kind::King)
        .collect();
    match men[..] {
        [] => law!("1993:10.4.1"),
        [one, other] if one.colour != other.colour => law!("1993:10.4.3"),
        _ => law!("1993:10.4.2"),
    }
}
