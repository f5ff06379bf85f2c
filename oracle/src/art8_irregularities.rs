//! Article 8, irregularities of play (1993: 8.1 to 8.4; 2023: 7.5 and 7.6). Whether a ply was legal the board plane says;
//! that it is found, and that a position is lost, are stated facts. What was wrong from the start is `art8_wrong_start`.

use chesslaws_board::table::{
    Act, ClaimEffect, ClockAct, ClockEffect, Effect, EnvelopeAct, EnvelopeEffect, EnvelopeFact,
    HallAct, HallEffect, HallFact, HandAct, HandEffect, HandFact, Outcome,
};
use chesslaws_board::{Setup, Square};
use chesslaws_law::{Law, dispute, law};

use crate::bond::{By, bond_of};
use crate::table::laws::{broken, lacking, met, silent, statements};
use crate::table::{At, Hand, Running, Word};
use crate::{Fact, Ruling};

statements![art8_irregularities:
    "1993:8.1.a" position_before_the_illegal_move, after_the_end;
    "1993:8.1.b" touches_of_the_illegal_move, second;
    "1993:8.1.c" illegal_move_beyond_restoring, after_the_end;
    "1993:8.1.d" every_stage, after_the_end;
    "1993:8.2.a" position_before_the_accident, after_the_end;
    "1993:8.2.b" accident_beyond_restoring, after_the_end;
    "1993:8.3" knocked_over_pieces, second;
    "1993:8.4" wrongly_set_up_after_the_adjournment, after_the_end;
];

/// When an illegal move is found during the game, the position before that move is restored.
///
/// statement: `1993:8.1.a`, `2023:7.5.1.b`
pub fn position_before_the_illegal_move(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:8.1.a");
    let Some(found) = Found::of(at) else {
        return silent();
    };
    if let Some(without) = found.not_during_the_game(at, law) {
        return without;
    }
    if found.restorable {
        met(law, found.restores()).seeing(HallFact::WasIllegal { ply: found.ply })
    } else {
        lacking(law, HallFact::CannotBeRestored)
    }
}

/// After the restoration the game goes on with Article 7 applied to the move that replaces the illegal one.
///
/// statement: `1993:8.1.b`, `2023:7.5.1.d`
///
/// What was touched for the illegal move counts as touched for the one that replaces it.
pub fn touches_of_the_illegal_move(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:8.1.b");
    let restored = at
        .proposed
        .iter()
        .find_map(|proposed| match proposed.effect {
            Effect::Hall(HallEffect::Restored { ply }) => usize::try_from(ply).ok(),
            _ => None,
        });
    let Some((before, touched)) = restored.and_then(|ply| touched_for(at, ply)) else {
        return silent();
    };
    if touched.is_empty() {
        // Made out of turn: it is the opponent who has the move now.
        let side = before.turn.opponent();
        return lacking(law, HandFact::NotOnMove { side });
    }
    let hand = Hand {
        touched: touched.clone(),
        ..Hand::default()
    };
    let touched_for = HandEffect::TouchedFor { squares: touched };
    let follows = match bond_of(at, before, hand) {
        Some(bond) if bond.by != By::Nothing => HandEffect::Confined { moves: bond.moves },
        _ => HandEffect::Free,
    };
    met(law, [touched_for.into(), follows.into()])
}

/// If the position before the illegal move cannot be restored, the game is void and a new one is played.
///
/// statement: `1993:8.1.c`, `2023:7.5.1.c`
pub fn illegal_move_beyond_restoring(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:8.1.c");
    let Some(found) = Found::of(at) else {
        return silent();
    };
    if let Some(without) = found.not_during_the_game(at, law) {
        return without;
    }
    if found.restorable {
        lacking(law, HallFact::CanBeRestored)
    } else {
        met(law, void()).seeing(HallFact::CannotBeRestored)
    }
}

/// 8.1 holds at every stage of the game, and for a game that awaits adjudication.
///
/// statement: `1993:8.1.d`, `2023:A.5.2.a`
///
/// For a game in progress 8.1.a and 8.1.c say themselves what follows.
pub fn every_stage(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:8.1.d");
    let Some(found) = Found::of(at).filter(|found| !found.legal) else {
        return silent();
    };
    let follows = || {
        if found.restorable {
            found.restores()
        } else {
            void()
        }
    };
    if at.before.ended.is_some() {
        let after_the_end = dispute!("1993:Q02");
        return match at.table.holds(after_the_end, 'a') {
            'b' => {
                let reopened = [HallEffect::Reopened.into()].into_iter().chain(follows());
                met(law, reopened).seeing(HallFact::Over)
            }
            _ => lacking(law, HallFact::Over),
        }
        .noting(after_the_end);
    }
    if at.before.conduct.awaits_adjudication {
        return met(law, follows()).seeing(HallFact::AwaitsAdjudication);
    }
    met(law, []).seeing(HallFact::MadeSince { plies: found.since })
}

/// When pieces were displaced by accident and put back wrongly, the position before the accident is restored and
/// the game goes on.
///
/// statement: `1993:8.2.a`, `2023:7.6.a`
pub fn position_before_the_accident(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:8.2.a");
    match at.act() {
        Act::Hall(HallAct::FindsPutBackWrongly) => misplaced(at, law, undone),
        Act::Hall(HallAct::FindsPutBackForGood) => lacking(law, HallFact::CannotBeRestored),
        _ => silent(),
    }
}

/// If the position before the accident cannot be restored, the game is void and a new one is played.
///
/// statement: `1993:8.2.b`, `2023:7.6.b`
pub fn accident_beyond_restoring(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:8.2.b");
    match at.act() {
        Act::Hall(HallAct::FindsPutBackForGood) => misplaced(at, law, void),
        Act::Hall(HallAct::FindsPutBackWrongly) => lacking(law, HallFact::CanBeRestored),
        _ => silent(),
    }
}

/// A player who knocks pieces over while moving restores them on his own time.
///
/// statement: `1993:8.3`, `2023:7.4.1`
///
/// While moving is from his having the move until his clock has been stopped.
pub fn knocked_over_pieces(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:8.3");
    let Some(side) = at.player() else {
        return silent();
    };
    let his_clock = at.before.clocks.running == Running::Of(side);
    let not_the_opponents = at.before.clocks.running != Running::Of(side.opponent());
    match at.act() {
        Act::Hand(HandAct::KnocksOver) if at.on_move() || his_clock => {
            met(law, [HandEffect::MustSetUp { side }.into()])
        }
        Act::Hand(HandAct::KnocksOver) => lacking(law, HandFact::NotMoving { side }),
        _ if at.before.hand.lying != Some(side) => silent(),
        Act::Hand(HandAct::SetsUp) if not_the_opponents => met(law, []),
        Act::Hand(HandAct::SetsUp) => broken(law, []).seeing(HandFact::OnHisTime {
            side: side.opponent(),
        }),
        Act::Clock(ClockAct::Presses) => {
            broken(law, [ClockEffect::Runs { side }.into()]).seeing(HandFact::StillLying { side })
        }
        _ => silent(),
    }
}

/// If after an adjournment the position is found to be set up wrongly, the position of the adjournment is set up and the
/// game goes on.
///
/// statement: `1993:8.4`, `2023:7.6.a`
pub fn wrongly_set_up_after_the_adjournment(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:8.4");
    if *at.act() != Act::Envelope(EnvelopeAct::FindsWronglySetUp) {
        return silent();
    }
    match at.before.sealing.resumed.as_ref() {
        None => lacking(law, EnvelopeFact::NotAdjourned),
        Some(resumed) if resumed.set_up.is_none() => lacking(law, EnvelopeFact::RightPosition),
        Some(_) if at.before.ended.is_some() => {
            Ruling::of(Word::Lacking).under(law).given(Fact::GameOver)
        }
        Some(_) => met(law, [EnvelopeEffect::SetUp.into()]).seeing(EnvelopeFact::OtherPosition),
    }
}

/// The position before that ply, and what was touched for it; `None` where it was played before the table.
fn touched_for<'a>(at: &At<'a>, ply: usize) -> Option<(&'a Setup, Vec<Square>)> {
    let before = at.now.positions.get(ply.checked_sub(1)?)?;
    let index = (ply - 1).checked_sub(at.now.played_before())?;
    let touched = at.now.hand.earlier.get(index)?;
    Some((before, touched.clone()))
}

/// What is found of a ply.
struct Found {
    ply: u32,
    restorable: bool,
    legal: bool,
    since: u32,
}

impl Found {
    fn of(at: &At<'_>) -> Option<Self> {
        let (ply, restorable) = match *at.act() {
            Act::Hall(HallAct::FindsIllegal { ply }) => (ply, true),
            Act::Hall(HallAct::FindsIllegalForGood { ply }) => (ply, false),
            _ => return None,
        };
        let made = u32::try_from(at.now.positions.len() - 1).unwrap_or(u32::MAX);
        Some(Self {
            ply,
            restorable,
            legal: legal(at, ply),
            since: made.saturating_sub(ply),
        })
    }

    /// What 8.1.a and 8.1.c lack where no illegal move was found during the game.
    fn not_during_the_game(&self, at: &At<'_>, law: Law) -> Option<Ruling<Word>> {
        if self.legal {
            Some(lacking(law, HallFact::WasLegal { ply: self.ply }))
        } else if at.before.ended.is_some() {
            Some(lacking(law, HallFact::Over).noting(dispute!("1993:Q02")))
        } else if at.before.conduct.awaits_adjudication {
            Some(lacking(law, HallFact::AwaitsAdjudication))
        } else {
            None
        }
    }

    fn restores(&self) -> Vec<Effect> {
        vec![HallEffect::Restored { ply: self.ply }.into()]
    }
}

/// Whether the ply was a legal move of the player whose turn it was. What was played before the first event was legal.
fn legal(at: &At<'_>, ply: u32) -> bool {
    let index = usize::try_from(ply).map_or(0, |ply| ply.saturating_sub(1));
    let made = index
        .checked_sub(at.now.played_before())
        .and_then(|index| at.now.moves.get(index));
    let turn = at.now.positions.get(index).map(|before| before.turn);
    made.is_none_or(|made| made.lawful && Some(made.by) == turn)
}

/// A void game: a new one is played.
fn void() -> Vec<Effect> {
    vec![
        ClaimEffect::Ends {
            outcome: Outcome::Void,
        }
        .into(),
    ]
}

/// The position before the accident, from which the game goes on.
fn undone() -> Vec<Effect> {
    vec![
        HallEffect::AccidentUndone.into(),
        HallEffect::PlayGoesOn.into(),
    ]
}

/// What follows if a piece was displaced by accident during the game and put back wrongly. A piece that lies where it
/// fell while the game goes on counts as put back there.
fn misplaced(at: &At<'_>, law: Law, follows: fn() -> Vec<Effect>) -> Ruling<Word> {
    if at.before.ended.is_some() {
        return lacking(law, HallFact::Over);
    }
    let mut astray = Vec::new();
    for accident in &at.now.conduct.accidents {
        let played_on = at.now.positions.len() > accident.positions;
        let pieces = accident.misplaced();
        astray.extend(pieces.map(|piece| (piece.from, piece.put_back || played_on)));
    }
    match (astray.iter().find(|(_, wrongly)| *wrongly), astray.first()) {
        (Some(&(square, _)), _) => met(law, follows()).seeing(HallFact::Misplaced { square }),
        (None, Some(&(square, _))) => lacking(law, HallFact::NotPutBack { square }),
        (None, None) => lacking(law, HallFact::NothingMisplaced),
    }
}

#[cfg(test)]
mod tests {
    use crate::table::{Game, State};

    const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const ILLEGAL_THEN_MATE: [&str; 4] = [
        "White plays f2f3",
        "Black plays e7e6",
        "White plays g2g5",
        "Black plays d8h4",
    ];

    fn after(game: &Game, lines: &[&str]) -> State {
        let mut state = game.start(ARRAY.parse().expect("a FEN"), Vec::new());
        for line in lines {
            let event = line.parse().expect(line);
            state = game.apply(&state, &event).expect(line).finding.state;
        }
        state
    }

    #[test]
    fn the_plies_from_the_illegal_one_on_are_none() {
        let game = Game::founding();
        let mut lines = ILLEGAL_THEN_MATE[..3].to_vec();
        lines.push("the arbiter finds that ply 3 was illegal");
        let state = after(&game, &lines);
        assert_eq!((state.positions.len(), state.moves.len()), (3, 2));
        assert_eq!(state.turn(), chesslaws_board::Colour::White);
    }

    #[test]
    fn what_was_played_before_the_first_event_is_counted() {
        let game = Game::founding();
        let whole = after(&game, &ILLEGAL_THEN_MATE[..3]);
        let mut state = game.start(ARRAY.parse().expect("a FEN"), Vec::new());
        state.positions = whole.positions[..3].to_vec();
        for line in [
            "White plays g2g5",
            "the arbiter finds that ply 3 was illegal",
        ] {
            let event = line.parse().expect(line);
            state = game.apply(&state, &event).expect(line).finding.state;
        }
        assert_eq!((state.positions.len(), state.moves.len()), (3, 0));
    }

    #[test]
    fn a_ply_that_was_not_made_cannot_be_found() {
        let game = Game::founding();
        let state = after(&game, &ILLEGAL_THEN_MATE[..3]);
        for ply in [0, 4, u32::MAX] {
            let event = format!("the arbiter finds that ply {ply} was illegal");
            assert!(
                game.apply(&state, &event.parse().expect("an event"))
                    .is_err()
            );
        }
    }

    #[test]
    fn nothing_found_after_the_end_changes_the_result() {
        let game = Game::founding();
        let state = after(&game, &ILLEGAL_THEN_MATE);
        for line in [
            "the arbiter finds that ply 3 was illegal",
            "the arbiter finds that ply 3 was illegal and that the position before it cannot be restored",
            "the arbiter finds that pieces were put back wrongly",
            "the arbiter finds that the initial position was wrong",
            "the arbiter finds that the board lies with a1 at White's right hand",
            "the arbiter finds that both players refuse to obey the Laws",
            "White refuses to obey the Laws",
            "the arbiter declares the game lost for Black",
            "the arbiter orders a new game with the right colours",
        ] {
            let event = line.parse().expect(line);
            let ruling = game.apply(&state, &event).expect(line);
            assert_eq!(ruling.finding.state.ended, state.ended, "{line}");
        }
    }
}
