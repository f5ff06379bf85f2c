//! Offers and claims as they happen, before the Laws speak.

use chesslaws_board::table::{Act, Actor, ClaimAct, ClaimEffect, EnvelopeAct, HandAct, SheetAct};
use chesslaws_board::{Colour, Move};

use super::{Impossibility, Running, State};

/// What is offered and claimed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Claims {
    /// White's and Black's last offer of a draw.
    offers: [Option<Offer>; 2],
    /// The claims of a draw, in order.
    pub made: Vec<DrawClaim>,
    /// The positions, by their plies, on whose appearance a player has lost the right to claim.
    lost: Vec<(Colour, usize)>,
    /// Those with which he had it again.
    again: Vec<(Colour, usize)>,
}

/// An offer of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// After how many plies it was made.
    pub ply: usize,
    /// Whether it can be accepted, as the Laws have it.
    pub stands: bool,
}

/// What is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claimed {
    /// The position has appeared, or with the declared move is about to appear, for the third time.
    Repetition(Option<Move>),
    /// The fifty moves.
    FiftyMoves,
}

/// A claim of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawClaim {
    /// Who claims.
    pub by: Colour,
    /// What.
    pub what: Claimed,
    /// After how many plies.
    pub ply: usize,
    /// Whether the declared move is on his sheet.
    pub written: bool,
    /// Which clock ran.
    pub running: Running,
    /// Whether the arbiter has ruled on it.
    pub ruled: bool,
}

impl Claims {
    /// A player's offer that can be accepted.
    #[must_use]
    pub fn offer_standing(&self, side: Colour) -> Option<Offer> {
        self.offers[side as usize].filter(|offer| offer.stands)
    }

    /// The first claim that waits for the arbiter.
    #[must_use]
    pub fn waiting(&self) -> Option<&DrawClaim> {
        self.made.iter().find(|claim| !claim.ruled)
    }

    /// The positions, by their plies, on whose appearance a player has lost the right to claim.
    pub fn lost(&self, side: Colour) -> impl Iterator<Item = usize> + '_ {
        let of_side = self.lost.iter().filter(move |&&(who, _)| who == side);
        of_side.map(|&(_, ply)| ply)
    }

    /// Whether the player had the right again with the position of that ply.
    #[must_use]
    pub fn had_again(&self, side: Colour, ply: usize) -> bool {
        self.again.contains(&(side, ply))
    }
}

/// The act happens.
pub(super) fn observe(state: &mut State, by: Actor, act: &ClaimAct) -> Result<(), Impossibility> {
    let impossible = |why: &str| Err(Impossibility(why.to_owned()));
    let ply = state.positions.len() - 1;
    let Some(side) = by.player() else {
        return match act {
            ClaimAct::RulesOnClaim => {
                let mut waiting = state.claims.made.iter_mut().filter(|claim| !claim.ruled);
                match waiting.next() {
                    Some(claim) => claim.ruled = true,
                    None => return impossible("no claim waits for a ruling"),
                }
                Ok(())
            }
            ClaimAct::AnnouncesMoves { .. } | ClaimAct::EntersScores { .. } => Ok(()),
            _ => impossible("the arbiter neither resigns, nor offers or claims a draw"),
        };
    };
    let offered = |side: Colour| state.claims.offers[side as usize].is_some();
    match *act {
        ClaimAct::AcceptsDraw | ClaimAct::AcceptsOnCondition | ClaimAct::RejectsDraw
            if !offered(side.opponent()) =>
        {
            return impossible("the opponent has offered no draw");
        }
        ClaimAct::TakesOfferBack if !offered(side) => {
            return impossible("he has offered no draw");
        }
        ClaimAct::WithdrawsClaim if state.claims.made.iter().all(|claim| claim.by != side) => {
            return impossible("he has claimed no draw");
        }
        ClaimAct::RulesOnClaim
        | ClaimAct::AnnouncesMoves { .. }
        | ClaimAct::EntersScores { .. } => {
            return impossible("that is for the arbiter to do");
        }
        ClaimAct::OffersDraw => {
            let stands = false;
            state.claims.offers[side as usize] = Some(Offer { ply, stands });
        }
        ClaimAct::ClaimsRepetition => claims(state, side, Claimed::Repetition(None)),
        ClaimAct::ClaimsRepetitionWith { mv } => {
            claims(state, side, Claimed::Repetition(Some(mv)));
        }
        ClaimAct::ClaimsFiftyMoves => claims(state, side, Claimed::FiftyMoves),
        _ => {}
    }
    Ok(())
}

/// A claim is made; an arbiter who is there rules on it at once.
fn claims(state: &mut State, by: Colour, what: Claimed) {
    let claim = DrawClaim {
        by,
        what,
        ply: state.positions.len() - 1,
        written: matches!(what, Claimed::Repetition(Some(mv)) if written(state, by, mv)),
        running: state.clocks.running,
        ruled: state.arbiter_present(),
    };
    state.claims.made.push(claim);
}

/// Whether a player has written the move on his sheet since the opponent moved, be it as his sealed move (13.1.1.a).
fn written(state: &State, side: Colour, mv: Move) -> bool {
    let opponent = Actor::Player(side.opponent());
    let moves = |act: &Act| {
        use HandAct::{LetsGo, Plays, PlaysAndPresses};
        matches!(
            act,
            Act::Hand(LetsGo | Plays { .. } | PlaysAndPresses { .. })
        )
    };
    let since = state.events.iter().rev();
    let mut his = since
        .take_while(|event| event.by != opponent || !moves(&event.act))
        .filter(|event| event.by == Actor::Player(side));
    let sealed = his.clone().find_map(|event| match event.act {
        Act::Envelope(EnvelopeAct::WritesSealed { mv }) => Some(mv),
        _ => None,
    });
    sealed == Some(mv) || his.any(|event| event.act == Act::Sheet(SheetAct::Records { mv }))
}

/// What the Laws say follows; the end of the game is the fold's.
pub(super) fn carry_out(state: &mut State, effect: &ClaimEffect) {
    let (turn, ply) = (state.turn(), state.positions.len() - 1);
    let claims = &mut state.claims;
    match *effect {
        ClaimEffect::OfferStands { side } => {
            if let Some(offer) = &mut claims.offers[side as usize] {
                offer.stands = true;
            }
        }
        ClaimEffect::OfferRejected { side } => {
            if let Some(offer) = &mut claims.offers[side as usize] {
                offer.stands = false;
            }
        }
        // The position before the move by which he lost it.
        ClaimEffect::RightLost { side } if turn != side && ply > 0 => {
            claims.lost.push((side, ply - 1));
        }
        ClaimEffect::RightAgain { side } => claims.again.push((side, ply)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use crate::table::Game;

    #[test]
    fn what_cannot_have_happened_is_told() {
        let game = Game::founding();
        let start = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1".parse().expect("a FEN");
        let state = game.start(start, Vec::new());
        for (line, why) in [
            ("White accepts the draw", "offered no draw"),
            ("White accepts the draw on a condition", "offered no draw"),
            ("Black rejects the draw", "offered no draw"),
            ("White takes the draw offer back", "offered no draw"),
            ("White withdraws the claim", "claimed no draw"),
            ("the arbiter rules on the claim", "no claim waits"),
            ("White rules on the claim", "for the arbiter"),
            (
                "Black enters 1 for White and 0 for Black",
                "for the arbiter",
            ),
            (
                "White announces 75 moves for KQ against KR",
                "for the arbiter",
            ),
            ("the arbiter resigns", "neither resigns"),
            (
                "the arbiter claims a draw by fifty moves",
                "neither resigns",
            ),
        ] {
            let event = line.parse().expect(line);
            let error = game.apply(&state, &event).expect_err(line);
            assert!(error.0.contains(why), "{line}: {error}");
        }
    }
}
