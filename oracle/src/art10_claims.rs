//! Articles 10.10 to 10.12, the draws that are claimed: repetition and fifty moves (1993: 10.10-10.12; 2023: 9.2-9.4). How
//! the arbiter rules on a claim is `art10_claim_rulings`.

use chesslaws_board::table::{Act, ClaimAct, ClaimEffect, ClaimFact, Condition};
use chesslaws_board::{Castling, Colour, Kind, Move, Setup, Square, Wing};
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
    "1993:10.12.a" fifty_moves;
    "1993:10.12.b" number_raised;
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
    let times = times(at, claim);
    if !at.laws.is_lawful(&at.now.positions[claim.ply], mv) {
        lacking(law, ClaimFact::NotLegal { mv })
    } else if times < 3 {
        lacking(law, ClaimFact::WithMove { mv, times })
    } else if !claim.written {
        lacking(law, ClaimFact::NotWritten { mv })
    } else {
        met(law, [ClaimEffect::Founded.into()]).seeing(ClaimFact::WithMove { mv, times })
    }
}

/// Claim after: the same position has just appeared for the third time, the same player to move each time.
///
/// statement: `1993:10.10.2`, `2023:9.2.2`
pub fn just_appeared(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.10.2");
    let Some((claim, None)) = repetition(at) else {
        return silent();
    };
    let times = times(at, claim);
    if times < 3 {
        lacking(law, ClaimFact::Appeared { times })
    } else {
        met(law, [ClaimEffect::Founded.into()]).seeing(ClaimFact::Appeared { times })
    }
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
        let lost = at.now.claims.lost(side).is_some_and(|ply| {
            let (earlier, now) = (&at.now.positions[ply], &at.now.positions[claim.ply]);
            same(at, earlier, now) || times(at, claim) < 3
        });
        return if lost {
            met(law, [ClaimEffect::RightLost { side }.into()])
        } else {
            silent()
        };
    }
    let (Some(side), Some(mv)) = (at.player(), at.completes()) else {
        return silent();
    };
    // He moves from the position that has appeared, or brings about the one that was about to.
    let times = appeared(at, &at.before.positions).max(times_with(at, mv));
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
    let Some(ply) = at.before.claims.lost(side) else {
        return silent();
    };
    let next = at.laws.after(at.before.position(), mv);
    if same(at, &at.before.positions[ply], &next) {
        met(law, [ClaimEffect::RightAgain { side }.into()]).seeing(ClaimFact::OnMove { side })
    } else {
        lacking(law, ClaimFact::AnotherPosition)
    }
}

/// Fifty moves: the player who has the move claims and shows that at least the last fifty consecutive moves by each side
/// passed without a capture and without a pawn move: draw.
///
/// statement: `1993:10.12.a`, `2023:9.3.2`
///
/// The moves before the first position are shown by what is recorded with it, its count of such plies.
pub fn fifty_moves(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.12.a");
    let Some(claim) = ruled(at).filter(|claim| claim.what == Claimed::FiftyMoves) else {
        return silent();
    };
    let required = at.asked("1993:10.12.b").into_iter().find_map(raised);
    let required = required.unwrap_or(50);
    let positions = &at.now.positions[..=claim.ply];
    let (side, plies) = (claim.by, quiet_plies(positions));
    if at.now.positions[claim.ply].turn != side {
        lacking(law, ClaimFact::NotOnMove { side })
    } else if plies < 2 * required {
        lacking(law, ClaimFact::QuietPlies { plies })
    } else {
        met(law, [ClaimEffect::Founded.into()]).seeing(ClaimFact::QuietPlies { plies })
    }
}

/// The number may be raised for certain positions if the organisers announced both the number and the positions before
/// play.
///
/// statement: `1993:10.12.b`
pub fn number_raised(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.12.b");
    if matches!(at.act(), Act::Claim(ClaimAct::AnnouncesMoves { .. })) {
        return lacking(law, ClaimFact::PlayHasBegun);
    }
    let Some(claim) = ruled(at).filter(|claim| claim.what == Claimed::FiftyMoves) else {
        return silent();
    };
    let position = &at.now.positions[claim.ply];
    let mut word = silent();
    for condition in &at.now.conditions {
        match condition {
            &Condition::MoreMoves { moves, .. } if moves <= 50 => {
                word = lacking(law, ClaimFact::NotRaised { moves });
            }
            Condition::MoreMoves { moves, material } if material.stands(position) => {
                return met(law, [ClaimEffect::Required { moves: *moves }.into()]);
            }
            Condition::MoreMoves { .. } => word = lacking(law, ClaimFact::OtherPositions),
            Condition::MoreMovesSomewhere { .. } => {
                word = lacking(law, ClaimFact::PositionsNotAnnounced);
            }
            Condition::MoreMovesFor { .. } => word = lacking(law, ClaimFact::NumberNotAnnounced),
            _ => {}
        }
    }
    word
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

/// How often the position of which a claim speaks has appeared, with the declared move if there is one.
fn times(at: &At<'_>, claim: &DrawClaim) -> u32 {
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
    appeared(at, &positions)
}

/// How often the last position has appeared.
fn appeared(at: &At<'_>, positions: &[Setup]) -> u32 {
    let Some(last) = positions.last() else {
        return 0;
    };
    let same = positions.iter().filter(|earlier| same(at, earlier, last));
    u32::try_from(same.count()).unwrap_or(u32::MAX)
}

fn same(at: &At<'_>, one: &Setup, other: &Setup) -> bool {
    at.laws.same_position_as(one, other).finding
}

/// The plies without a capture and without a pawn move at the end of what was played, with those that are recorded with
/// the first position where they reach back to it.
fn quiet_plies(positions: &[Setup]) -> u32 {
    let mut plies = 0;
    for pair in positions.windows(2).rev() {
        if captured_or_pawn_moved(&pair[0], &pair[1]) {
            return plies;
        }
        plies += 1;
    }
    plies + positions.first().map_or(0, |first| first.halfmove_clock)
}

fn captured_or_pawn_moved(before: &Setup, after: &Setup) -> bool {
    let pawns = |setup: &Setup| {
        Colour::BOTH.map(|side| setup.squares_of(side, Kind::Pawn).collect::<Vec<_>>())
    };
    before.men().count() != after.men().count() || pawns(before) != pawns(after)
}

/// The number of moves that is required, if that is what follows.
fn raised(effect: chesslaws_board::table::Effect) -> Option<u32> {
    match effect {
        chesslaws_board::table::Effect::Claim(ClaimEffect::Required { moves }) => Some(moves),
        _ => None,
    }
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
