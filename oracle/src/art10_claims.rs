//! Articles 10.10 and 10.11, the claim of a repetition (1993: 10.10, 10.11; 2023: 9.2, 9.4). The fifty moves are
//! `art10_fifty_moves`; how the arbiter rules on a claim is `art10_claim_rulings`.

use chesslaws_board::table::{Act, ClaimAct, ClaimEffect, ClaimFact};
use chesslaws_board::{Castling, Kind, Move, Setup, Square, Wing};
use chesslaws_law::{dispute, law};

use crate::table::laws::{lacking, met, silent, statements};
use crate::table::{At, Claimed, DrawClaim, Word};
use crate::{Fact, Laws, Ruling, art5_pawn};

statements![art10_claims:
    "1993:10.10.a" claim_by_the_player_on_move, second;
    "1993:10.10.1" about_to_appear;
    "1993:10.10.2" just_appeared;
    "1993:10.11.a" right_lost_by_moving, second;
    "1993:10.11.b" right_had_again, second;
];

/// A draw by repetition needs a claim by the player who has the move.
///
/// statement: `1993:10.10.a`, `2023:9.2`
pub fn claim_by_the_player_on_move(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.10.a");
    if let Some(mv) = at.completes() {
        let times = times_with(at, mv);
        return if times < 3 {
            silent()
        } else {
            lacking(law, ClaimFact::NobodyClaimed).seeing(ClaimFact::Appeared { times })
        };
    }
    let Some((claim, _)) = repetition(at) else {
        return silent();
    };
    let side = claim.by;
    if at.now.positions[claim.ply].turn == side {
        met(law, [ClaimEffect::Entitled { side }.into()]).seeing(ClaimFact::OnMove { side })
    } else {
        lacking(law, ClaimFact::NotOnMove { side })
    }
}

/// Claim before: the same position is about to appear for the third time; he writes the move on his sheet and tells the
/// arbiter that he means to make it.
///
/// statement: `1993:10.10.1`, `2023:9.2.1`
pub fn about_to_appear(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.10.1");
    let Some((claim, Some(mv))) = repetition(at) else {
        return silent();
    };
    let counted = counted(at, claim);
    let times = counted.finding;
    let word = if !at.laws.is_lawful(&at.now.positions[claim.ply], mv) {
        lacking(law, ClaimFact::NotLegal { mv })
    } else if times < 3 {
        lacking(law, ClaimFact::WithMove { mv, times })
    } else if !claim.written {
        lacking(law, ClaimFact::NotWritten { mv })
    } else {
        met(law, [ClaimEffect::Founded.into()]).seeing(ClaimFact::WithMove { mv, times })
    };
    word.joined(counted)
}

/// Claim after: the same position has just appeared for the third time, the same player to move each time.
///
/// statement: `1993:10.10.2`, `2023:9.2.2`
pub fn just_appeared(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.10.2");
    let Some((claim, None)) = repetition(at) else {
        return silent();
    };
    let counted = counted(at, claim);
    let times = counted.finding;
    let word = if times < 3 {
        lacking(law, ClaimFact::Appeared { times })
    } else {
        met(law, [ClaimEffect::Founded.into()]).seeing(ClaimFact::Appeared { times })
    };
    word.joined(counted)
}

/// Positions are the same when pieces of the same kind and colour stand on the same squares and the possible moves
/// of all pieces are the same, castling and en passant included.
///
/// statement: `1993:10.10.b`, `2023:9.2.3`
///
/// An en passant capture counts where it is lawful; a right to castle counts while it is there, even where 5.1.6 prevents
/// its use.
pub fn same_position(laws: &Laws, one: &Setup, other: &Setup) -> Ruling<bool> {
    let differ = |fact| Ruling::of(false).under(law!("1993:10.10.b")).given(fact);
    if one.turn != other.turn {
        return differ(Fact::DifferInTurn);
    }
    if let Some(square) = Square::all().find(|&square| one.piece(square) != other.piece(square)) {
        return differ(Fact::DifferOn { square });
    }
    let rights = Castling::letters();
    let changed =
        |&(_, side, wing): &_| one.castling.kept(side, wing) != other.castling.kept(side, wing);
    if let Some((_, side, wing)) = rights.into_iter().find(changed) {
        let differing = differ(Fact::DifferInCastling { side, wing });
        let possible = |setup: &Setup| setup.turn == side && may_castle(laws, setup, wing);
        // By every reading castling counts that is possible now.
        if possible(one) || possible(other) {
            return differing;
        }
        return differing
            .noting(dispute!("1993:Q07"))
            .noting(dispute!("2023:Q11"));
    }
    let (first, second) = (
        captures_in_passing(laws, one),
        captures_in_passing(laws, other),
    );
    if let Some(&mv) = first
        .iter()
        .find(|mv| !second.contains(mv))
        .or(second.iter().find(|mv| !first.contains(mv)))
    {
        return differ(Fact::DifferInEnPassant { mv });
    }
    let same = Ruling::of(true)
        .under(law!("1993:10.10.b"))
        .given(Fact::Alike);
    // By every reading of the words a double step makes no difference that no pawn stands ready to answer.
    if !stands_ready(one) && !stands_ready(other) || one.en_passant == other.en_passant {
        same
    } else {
        same.noting(dispute!("1993:Q08"))
            .noting(dispute!("2023:Q10"))
    }
}

/// A player who moves without having claimed loses the right to claim on that occurrence.
///
/// statement: `1993:10.11.a`, `2023:9.4`
pub fn right_lost_by_moving(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.11.a");
    if let Some((claim, _)) = repetition(at) {
        let side = claim.by;
        return if lost_before(at, claim) {
            met(law, [ClaimEffect::RightLost { side }.into()]).seeing(ClaimFact::NobodyClaimed)
        } else {
            silent()
        };
    }
    let (Some(side), Some(mv)) = (at.player(), at.completes()) else {
        return silent();
    };
    // He moves from the position that has appeared, or brings about the one that was about to.
    let times = appeared(at, &at.before.positions)
        .finding
        .max(times_with(at, mv));
    let ply = at.before.positions.len() - 1;
    let mut claims = at.before.claims.made.iter();
    if times < 2 {
        silent()
    } else if times < 3 {
        lacking(law, ClaimFact::Appeared { times })
    } else if claims.any(|claim| claim.by == side && claim.ply == ply) {
        lacking(law, ClaimFact::HasClaimed { side })
    } else {
        met(law, [ClaimEffect::RightLost { side }.into()])
            .seeing(ClaimFact::Appeared { times })
            .seeing(ClaimFact::NobodyClaimed)
    }
}

/// He has it again when the same position appears again with him to move.
///
/// statement: `1993:10.11.b`, `2023:9.4`
pub fn right_had_again(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.11.b");
    let (Some(mover), Some(mv)) = (at.player(), at.completes()) else {
        return silent();
    };
    let side = mover.opponent();
    let mut lost = at.before.claims.lost(side).peekable();
    if lost.peek().is_none() {
        return silent();
    }
    let next = at.laws.after(at.before.position(), mv);
    if lost.any(|ply| same(at, &at.before.positions[ply], &next)) {
        met(law, [ClaimEffect::RightAgain { side }.into()]).seeing(ClaimFact::OnMove { side })
    } else {
        lacking(law, ClaimFact::AnotherPosition)
    }
}

/// The claim of a draw that is ruled on by this act.
pub(crate) fn ruled<'a>(at: &At<'a>) -> Option<&'a DrawClaim> {
    use ClaimAct::{ClaimsFiftyMoves, ClaimsRepetition, ClaimsRepetitionWith, RulesOnClaim};
    let claims = &at.now.claims.made;
    let before = &at.before.claims.made;
    match at.act() {
        Act::Claim(RulesOnClaim) => {
            let waits = before.iter().position(|claim| !claim.ruled)?;
            claims.get(waits)
        }
        Act::Claim(ClaimsRepetition | ClaimsRepetitionWith { .. } | ClaimsFiftyMoves) => {
            claims.last().filter(|claim| claim.ruled)
        }
        _ => None,
    }
}

/// The claim of a repetition that is ruled on, with the move that was declared.
fn repetition<'a>(at: &At<'a>) -> Option<(&'a DrawClaim, Option<Move>)> {
    match ruled(at) {
        Some(
            claim @ DrawClaim {
                what: Claimed::Repetition(declared),
                ..
            },
        ) => Some((claim, *declared)),
        _ => None,
    }
}

/// Whether the claimant has lost the right to what he claims: he moved from the same position and has not had it again
/// since, or what he claims is no third appearance and he has just moved from one.
fn lost_before(at: &At<'_>, claim: &DrawClaim) -> bool {
    let (positions, claims) = (&at.now.positions, &at.now.claims);
    let mut lost = claims.lost(claim.by);
    let from_the_same = |ply: usize| same(at, &positions[ply], &positions[claim.ply]);
    let just_before = |ply: usize| claim.ply <= ply + 2 && counted(at, claim).finding < 3;
    !claims.had_again(claim.by, claim.ply) && lost.any(|ply| from_the_same(ply) || just_before(ply))
}

/// How often the position of which a claim speaks has appeared, with the declared move if there is one.
fn counted(at: &At<'_>, claim: &DrawClaim) -> Ruling<u32> {
    let mut positions = at.now.positions[..=claim.ply].to_vec();
    if let Claimed::Repetition(Some(mv)) = claim.what {
        positions.push(at.laws.after(&at.now.positions[claim.ply], mv));
    }
    appeared(at, &positions)
}

/// How often the position after the move will have appeared.
fn times_with(at: &At<'_>, mv: Move) -> u32 {
    let mut positions = at.before.positions.clone();
    positions.push(at.laws.after(at.before.position(), mv));
    appeared(at, &positions).finding
}

/// How often the last position has appeared, with the disputes that the count touches.
fn appeared(at: &At<'_>, positions: &[Setup]) -> Ruling<u32> {
    let mut counted = Ruling::of(0);
    for earlier in positions {
        let alike = positions.last().map(|last| alike(at, earlier, last));
        counted.finding += u32::from(alike.as_ref().is_some_and(|alike| alike.finding));
        for dispute in alike.into_iter().flat_map(|alike| alike.disputes) {
            if !counted.disputes.contains(&dispute) {
                counted = counted.noting(dispute);
            }
        }
    }
    counted
}

fn same(at: &At<'_>, one: &Setup, other: &Setup) -> bool {
    alike(at, one, other).finding
}

/// Whether two positions are the same, by the reading that holds.
fn alike(at: &At<'_>, one: &Setup, other: &Setup) -> Ruling<bool> {
    let mut ruling = at.laws.same_position_as(one, other);
    ruling.because.clear();
    let read_as_b =
        |dispute| ruling.disputes.contains(&dispute) && at.table.holds(dispute, 'a') == 'b';
    if read_as_b(dispute!("1993:Q07")) {
        ruling.finding = alike_but_for_rights(at, one, other);
    } else if read_as_b(dispute!("1993:Q08")) {
        ruling.finding = false;
    }
    ruling
}

/// Whether they are the same where a right to castle counts only if castling is possible now.
fn alike_but_for_rights(at: &At<'_>, one: &Setup, other: &Setup) -> bool {
    let possible = |setup: &Setup, wing| may_castle(at.laws, setup, wing);
    let differ = [Wing::King, Wing::Queen]
        .into_iter()
        .any(|wing| possible(one, wing) != possible(other, wing));
    let mut with_its_rights = other.clone();
    with_its_rights.castling = one.castling;
    !differ && same(at, one, &with_its_rights)
}

/// Whether the side that has the move may castle on the wing now.
fn may_castle(laws: &Laws, setup: &Setup, wing: Wing) -> bool {
    let mut kings = setup.squares_of(setup.turn, Kind::King);
    let file = match wing {
        Wing::King => 6,
        Wing::Queen => 2,
    };
    kings.any(|king| {
        let to = Square::at(file, king.rank());
        to.is_some_and(|to| laws.is_lawful(setup, Move::new(king, to)))
    })
}

/// Whether a pawn stands beside one that has just gone two squares, whether or not it may capture it.
fn stands_ready(setup: &Setup) -> bool {
    setup.en_passant.is_some_and(|target| {
        let mut pawns = setup.squares_of(setup.turn, Kind::Pawn);
        pawns.any(|from| art5_pawn::taken_in_passing(setup, Move::new(from, target)).is_some())
    })
}

/// The lawful captures en passant.
fn captures_in_passing(laws: &Laws, setup: &Setup) -> Vec<Move> {
    let Some(target) = setup.en_passant else {
        return Vec::new();
    };
    let to_target = setup
        .men_of(setup.turn)
        .map(|(from, _)| Move::new(from, target));
    to_target
        .filter(|&mv| art5_pawn::taken_in_passing(setup, mv).is_some() && laws.is_lawful(setup, mv))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Applied, Game, State};

    fn after(game: &Game, mut state: State, lines: &[&str]) -> Applied {
        let mut last = None;
        for line in lines {
            let event = line.parse().expect(line);
            let applied = game.apply(&state, &event).expect(line).finding;
            state = applied.state.clone();
            last = Some(applied);
        }
        last.expect("something happened")
    }

    fn drawn(fen: &str, lines: &[&str]) -> bool {
        let game = Game::founding();
        let state = game.start(fen.parse().expect("a FEN"), Vec::new());
        after(&game, state, lines).state.ended.is_some()
    }

    #[test]
    fn the_third_time_is_needed() {
        let round = [
            "White plays a2b2",
            "Black plays h8g8",
            "White plays b2a2",
            "Black plays g8h8",
        ];
        for (rounds, right) in [(1, false), (2, true), (3, true)] {
            let mut lines = round.repeat(rounds);
            lines.push("White claims a draw by repetition");
            let found = drawn("7k/8/8/8/8/8/R7/K7 w - - 0 1", &lines);
            assert_eq!(found, right, "{rounds} rounds");
        }
    }

    #[test]
    fn the_declared_move_may_be_any_text_of_a_move() {
        let game = Game::founding();
        let start = "7k/8/8/8/8/8/R7/K7 w - - 0 1".parse().expect("a FEN");
        for declared in ["a2a9", "c3c4", "h8g8", "a2a2", "a1b8"] {
            let claims = format!("White claims a draw by repetition with {declared}");
            let state = game.start(Setup::clone(&start), Vec::new());
            if let Ok(event) = claims.parse() {
                let applied = game.apply(&state, &event).expect(&claims).finding;
                assert_eq!(applied.state.ended, None, "{declared}");
                assert_eq!(applied.state.hand.bound, None, "{declared}");
            }
        }
    }
}
