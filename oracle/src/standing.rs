//! Whether a set-up is lawful, and whether a game can reach it.
//!
//! Unlawful is what breaks a statement as it stands. Unreachable is what breaks none but follows no game, for a reason of
//! a closed list; a set-up that gives no such reason is not thereby shown to be reachable.

use chesslaws_board::{Castling, Colour, Kind, Piece, Setup, Square};
use chesslaws_law::law;

use crate::{
    Fact, Laws, Ruling,
    art1_board::{light, step},
    art2_pieces::COMPLEMENT,
    art5_castling::{king_square, rook_squares},
    art5_pawn::{forward, last_rank, original_rank},
    art9_check::attackers,
};

/// Whether a set-up is one the Laws allow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It breaks no statement and shows no reason why a game could not reach it.
    Lawful,
    /// It breaks the statements named.
    Unlawful,
    /// It breaks no statement, but no game can reach it.
    Unreachable(Vec<Impossible>),
}

/// Why no game can reach a set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// Three or more pieces give check: one move uncovers or brings at most two.
    ThreeCheckers,
    /// Two pieces give check, neither of which another could have uncovered: each is a knight or a pawn.
    TwoCheckersNoneUncovered,
    /// Before the double step just made, the king of the side to move stood attacked by a piece the step does not uncover.
    CheckBeforeDoubleStep,
    /// A double step was just made, but plies have passed since the last pawn move.
    ClockAfterDoubleStep,
    /// More plies without capture or pawn move than the game has had. A set-up numbered 1 is taken as one that does not
    /// tell the number of its move, as is usual.
    ClockBeyondGame,
    /// The pawns stand as only more captures than there are missing men could bring about.
    PawnCaptures,
    /// More men came from promotion than pawns are missing, counting bishops of one square colour.
    BishopsFromPromotion,
}

impl Laws {
    /// Whether the set-up is lawful, with the statements it breaks; and if it breaks none, whether it shows a reason why
    /// no game can reach it.
    pub fn standing(&self, setup: &Setup) -> Ruling<Standing> {
        let mut broken = Ruling::of(Standing::Unlawful);
        for part in [
            men(setup),
            pawns(setup),
            castling(setup),
            en_passant(setup),
            opponent_in_check(self, setup),
        ] {
            broken = broken.joined(part);
        }
        if !broken.because.is_empty() {
            return broken.in_edition(self.edition);
        }
        let reasons = impossible(self, setup);
        Ruling::of(if reasons.is_empty() {
            Standing::Lawful
        } else {
            Standing::Unreachable(reasons)
        })
    }
}

/// More or fewer men than 2.2 and promotion allow.
fn men(setup: &Setup) -> Ruling<()> {
    let mut ruling = Ruling::of(());
    for side in Colour::BOTH {
        let count = |kind| setup.squares_of(side, kind).count();
        let over: usize = COMPLEMENT
            .into_iter()
            .filter(|&(kind, _)| !matches!(kind, Kind::King | Kind::Pawn))
            .map(|(kind, due)| count(kind).saturating_sub(due))
            .sum();
        let (kings, pawns) = (count(Kind::King), count(Kind::Pawn));
        if kings != 1 {
            ruling = ruling.under(law!("1993:2.2")).given(Fact::Count {
                side,
                kind: Kind::King,
                count: kings,
            });
        }
        if pawns > 8 {
            ruling = ruling.under(law!("1993:2.2")).given(Fact::Count {
                side,
                kind: Kind::Pawn,
                count: pawns,
            });
        } else if over > 8 - pawns {
            ruling = ruling.under(law!("1993:2.2")).given(Fact::Men {
                side,
                count: setup.men_of(side).count(),
            });
            ruling = ruling.under(law!("1993:5.6.4.a")).given(Fact::Count {
                side,
                kind: Kind::Pawn,
                count: pawns,
            });
        }
    }
    ruling
}

/// Pawns on the last rank, which are exchanged at once, and behind their original rank, where only backward moves lead.
fn pawns(setup: &Setup) -> Ruling<()> {
    let mut ruling = Ruling::of(());
    for side in Colour::BOTH {
        for square in setup.squares_of(side, Kind::Pawn) {
            if square.rank() == last_rank(side) {
                ruling = ruling
                    .under(law!("1993:5.6.4.a"))
                    .given(Fact::NothingChosen { square });
            } else if square.rank() == original_rank(side) - forward(side) {
                ruling = ruling
                    .under(law!("1993:5.6.1"))
                    .given(Fact::LeftOriginalSquare { square });
            }
        }
    }
    ruling
}

/// Castling rights without the king or the rook on their original squares.
fn castling(setup: &Setup) -> Ruling<()> {
    let mut ruling = Ruling::of(());
    for (_, side, wing) in Castling::letters()
        .into_iter()
        .filter(|&(_, side, wing)| setup.castling.kept(side, wing))
    {
        let stands = |square, kind| setup.piece(square) == Some(Piece::new(side, kind));
        let king = king_square(side).filter(|&square| !stands(square, Kind::King));
        let rook = rook_squares(side, wing)
            .map(|(square, _)| square)
            .filter(|&square| !stands(square, Kind::Rook));
        if let Some(square) = king {
            ruling = ruling
                .under(law!("1993:5.1.2"))
                .given(Fact::KingNotAtHome { square });
            ruling = ruling
                .under(law!("1993:5.1.5.1"))
                .given(Fact::RightKept { wing });
        }
        if let Some(square) = rook {
            ruling = ruling
                .under(law!("1993:5.1.2"))
                .given(Fact::NoRook { square });
        }
    }
    ruling
}

/// An en passant square behind which no pawn of the opponent can just have made a double step.
fn en_passant(setup: &Setup) -> Ruling<()> {
    let Some(square) = setup.en_passant else {
        return Ruling::of(());
    };
    let stepped = setup.turn.opponent();
    let crossed_rank = original_rank(stepped) + forward(stepped);
    let pawn = step(square, (0, forward(stepped))).and_then(|ahead| setup.piece(ahead));
    let origin = step(square, (0, -forward(stepped)));
    let possible = square.rank() == crossed_rank
        && setup.piece(square).is_none()
        && pawn == Some(Piece::new(stepped, Kind::Pawn))
        && origin.is_some_and(|origin| setup.piece(origin).is_none());
    if possible {
        Ruling::of(())
    } else {
        Ruling::of(())
            .under(law!("1993:5.6.3.a"))
            .given(Fact::NoDoubleStep { square })
    }
}

/// The side that has just moved left its king attacked.
fn opponent_in_check(laws: &Laws, setup: &Setup) -> Ruling<()> {
    let mut ruling = Ruling::of(());
    for square in setup.squares_of(setup.turn.opponent(), Kind::King) {
        let by = attackers(laws, setup, square, setup.turn);
        if !by.is_empty() {
            ruling = ruling
                .under(law!("1993:9.1.b"))
                .given(Fact::Attacked { square, by });
        }
    }
    ruling
}

/// The reasons of the closed list that hold. Asked only of set-ups that break no statement.
fn impossible(laws: &Laws, setup: &Setup) -> Vec<Impossible> {
    let opponent = setup.turn.opponent();
    let king = setup.squares_of(setup.turn, Kind::King).next();
    let checkers = king.map_or_else(Vec::new, |king| attackers(laws, setup, king, opponent));
    let plies = u64::from(setup.fullmove_number.saturating_sub(1)) * 2
        + u64::from(setup.turn == Colour::Black);
    let leaper = |&square: &Square| {
        setup
            .piece(square)
            .is_some_and(|piece| matches!(piece.kind, Kind::Knight | Kind::Pawn))
    };
    let reasons = [
        (checkers.len() > 2, Impossible::ThreeCheckers),
        (
            checkers.len() == 2 && checkers.iter().all(leaper),
            Impossible::TwoCheckersNoneUncovered,
        ),
        (
            check_before_double_step(laws, setup),
            Impossible::CheckBeforeDoubleStep,
        ),
        (
            setup.en_passant.is_some() && setup.halfmove_clock > 0,
            Impossible::ClockAfterDoubleStep,
        ),
        (
            setup.fullmove_number > 1 && u64::from(setup.halfmove_clock) > plies,
            Impossible::ClockBeyondGame,
        ),
        (
            Colour::BOTH
                .into_iter()
                .any(|side| too_many_pawn_captures(setup, side)),
            Impossible::PawnCaptures,
        ),
        (
            Colour::BOTH
                .into_iter()
                .any(|side| too_many_promoted(setup, side)),
            Impossible::BishopsFromPromotion,
        ),
    ];
    reasons
        .into_iter()
        .filter(|&(holds, _)| holds)
        .map(|(_, reason)| reason)
        .collect()
}

/// Undoing the double step leaves the side to move in check.
fn check_before_double_step(laws: &Laws, setup: &Setup) -> bool {
    let stepped = setup.turn.opponent();
    let squares = setup.en_passant.and_then(|square| {
        step(square, (0, forward(stepped))).zip(step(square, (0, -forward(stepped))))
    });
    let (Some((to, from)), Some(king)) = (squares, setup.squares_of(setup.turn, Kind::King).next())
    else {
        return false;
    };
    let mut before = setup.clone();
    before.put(from, setup.piece(to));
    before.put(to, None);
    before.just_promoted = None;
    !attackers(laws, &before, king, stepped).is_empty()
}

/// Whether the pawns of a side need more captures to stand where they stand than the opponent has lost men.
fn too_many_pawn_captures(setup: &Setup, side: Colour) -> bool {
    let pawns: Vec<Square> = setup.squares_of(side, Kind::Pawn).collect();
    let lost = 16_usize.saturating_sub(setup.men_of(side.opponent()).count());
    fewest_captures(&pawns, side) > lost
}

/// The fewest captures that bring pawns from distinct files of origin to these squares; a pawn that needs more captures
/// than ranks it has advanced cannot come from there. Every assignment is looked at: which pawn comes from the nearer
/// file cannot be told from the order of the files, h2 and h3 being the pawns of h2 and g2.
fn fewest_captures(pawns: &[Square], side: Colour) -> usize {
    const IMPOSSIBLE: usize = 64;
    // fewest[origins]: for as many pawns as the set of files has members, all coming from these files.
    let mut fewest = [IMPOSSIBLE; 256];
    fewest[0] = 0;
    for origins in 0..256_usize {
        let Some(pawn) = pawns.get(origins.count_ones() as usize) else {
            continue;
        };
        let advanced = (pawn.rank() - original_rank(side)).unsigned_abs();
        for origin in (0..8_u8).filter(|origin| origins >> origin & 1 == 0) {
            let sideways = pawn.file().unsigned_abs().abs_diff(origin);
            if sideways <= advanced {
                let cost = fewest[origins] + usize::from(sideways);
                let with = &mut fewest[origins | 1 << origin];
                *with = cost.min(*with);
            }
        }
    }
    let complete = (0..256_usize).filter(|origins| origins.count_ones() as usize == pawns.len());
    complete
        .map(|origins| fewest[origins])
        .min()
        .unwrap_or(IMPOSSIBLE)
}

/// Whether more men than missing pawns must have come from promotion, two bishops of one square colour counting as one
/// that did.
fn too_many_promoted(setup: &Setup, side: Colour) -> bool {
    let count = |kind| setup.squares_of(side, kind).count();
    let bishops = |shade| {
        setup
            .squares_of(side, Kind::Bishop)
            .filter(|&square| light(square) == shade)
            .count()
    };
    let promoted = count(Kind::Queen).saturating_sub(1)
        + count(Kind::Rook).saturating_sub(2)
        + count(Kind::Knight).saturating_sub(2)
        + bishops(true).saturating_sub(1)
        + bishops(false).saturating_sub(1);
    promoted > 8 - count(Kind::Pawn).min(8)
}
