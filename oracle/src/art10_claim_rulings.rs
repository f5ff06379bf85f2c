//! Article 10.13, how the arbiter rules on a claim under 10.10 or 10.12 (2023: 9.5). Where he is there he rules at once;
//! where he is absent the claim waits.

use chesslaws_board::table::{
    Act, ClaimAct, ClaimEffect, ClaimFact, ClockAct, ClockEffect, ClockFact, HandEffect, Outcome,
    Time,
};
use chesslaws_board::{Colour, Move};
use chesslaws_law::law;

use crate::Ruling;
use crate::art10_claims::ruled;
use crate::table::laws::{broken, lacking, met, silent, statements};
use crate::table::{At, Claimed, DrawClaim, Running, Word};

statements![art10_claim_rulings:
    "1993:10.13.0.a" both_clocks_stopped_first;
    "1993:10.13.0.b" clocks_stopped_by_the_claimant;
    "1993:10.13.1" correct_claim;
    "1993:10.13.2.a" five_minutes;
    "1993:10.13.2.b" loss_by_the_five_minutes;
    "1993:10.13.2.c" game_goes_on, second;
    "1993:10.13.3" claim_not_withdrawn;
];

/// On a claim under 10.10 or 10.12 the arbiter first stops both clocks, then checks the claim.
///
/// statement: `1993:10.13.0.a`, `2023:9.5.1.a`
pub fn both_clocks_stopped_first(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.13.0.a");
    let stand = || [ClockEffect::BothStand.into()];
    match at.act() {
        Act::Clock(ClockAct::StopsBoth) if at.player().is_none() && waits(at).is_some() => {
            met(law, stand())
        }
        Act::Claim(ClaimAct::RulesOnClaim) => match at.before.clocks.running {
            Running::Neither => met(law, []),
            Running::Of(side) => broken(law, stand()).seeing(ClaimFact::ClockStarted { side }),
        },
        _ if ruled(at).is_some() => met(law, stand()),
        _ if claimed(at) => lacking(law, ClaimFact::ArbiterAbsent),
        _ => silent(),
    }
}

/// If the arbiter is absent the claimant may stop both clocks until he decides.
///
/// statement: `1993:10.13.0.b`, `2023:9.5.1.a`
pub fn clocks_stopped_by_the_claimant(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.13.0.b");
    let (Some(side), Act::Clock(ClockAct::StopsBoth)) = (at.player(), at.act()) else {
        return silent();
    };
    if at.before.arbiter_present() {
        lacking(law, ClaimFact::ArbiterPresent)
    } else if waits(at).is_some_and(|claim| claim.by == side) {
        met(law, [ClockEffect::BothStand.into()])
            .seeing(ClaimFact::ArbiterAbsent)
            .seeing(ClaimFact::HasClaimed { side })
    } else {
        lacking(law, ClaimFact::NoClaimWaits { side })
    }
}

/// Claim correct: draw.
///
/// statement: `1993:10.13.1`, `2023:9.5.2`
pub fn correct_claim(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.13.1");
    match ruled(at) {
        Some(claim) if correct(at, claim) => {
            let outcome = Outcome::Drawn;
            met(law, [ClaimEffect::Ends { outcome }.into()]).seeing(ClaimFact::ClaimCorrect)
        }
        Some(_) => lacking(law, ClaimFact::ClaimIncorrect),
        None => silent(),
    }
}

/// Claim incorrect: five minutes are added to the claimant's used time.
///
/// statement: `1993:10.13.2.a`, `2023:9.5.3.a`
pub fn five_minutes(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.13.2.a");
    match ruled(at) {
        Some(claim) if correct(at, claim) => lacking(law, ClaimFact::ClaimCorrect),
        Some(claim) => {
            let (side, time) = (claim.by, Time::minutes(5));
            met(law, [ClockEffect::UsedAdded { side, time }.into()])
                .seeing(ClaimFact::ClaimIncorrect)
        }
        None => silent(),
    }
}

/// If the five minutes take the claimant over his time limit he loses (subject to 10.5).
///
/// statement: `1993:10.13.2.b`, `2023:9.5.3.a`
pub fn loss_by_the_five_minutes(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.13.2.b");
    let Some(claim) = ruled(at) else {
        return silent();
    };
    if correct(at, claim) {
        return lacking(law, ClaimFact::ClaimCorrect);
    }
    let Some((side, used, allotted)) = with_the_minutes(at, claim) else {
        return silent();
    };
    let outcome = Outcome::won_by(side.opponent());
    let has_used = ClockFact::Used { side, time: used };
    let word = if used > allotted {
        met(law, [ClaimEffect::Ends { outcome }.into()]).seeing(has_used)
    } else {
        lacking(law, has_used)
    };
    let time = allotted;
    word.seeing(ClockFact::Allotted { side, time })
}

/// After an incorrect claim the game otherwise goes on, and a claimant under 10.10.1 must make the move he declared.
///
/// statement: `1993:10.13.2.c`, `2023:9.5.3.c`
pub fn game_goes_on(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.13.2.c");
    if let (Some(side), Some(mv)) = (at.player(), at.completes()) {
        return match declared(at, side) {
            Some(declared) if declared == mv => met(law, []),
            Some(mv) => broken(law, []).seeing(ClaimFact::Declared { mv }),
            None => silent(),
        };
    }
    let Some(claim) = ruled(at) else {
        return silent();
    };
    if correct(at, claim) {
        return lacking(law, ClaimFact::ClaimCorrect);
    }
    if let Some((side, used, allotted)) = with_the_minutes(at, claim)
        && used > allotted
    {
        return lacking(law, ClockFact::Used { side, time: used });
    }
    let runs = runs_on(at, claim).map(|side| ClockEffect::Runs { side }.into());
    let confined = declared(at, claim.by).map(|mv| HandEffect::Confined { moves: vec![mv] }.into());
    met(law, runs.into_iter().chain(confined)).seeing(ClaimFact::ClaimIncorrect)
}

/// A claim once made cannot be withdrawn.
///
/// statement: `1993:10.13.3`, `2023:9.5.1.b`
pub fn claim_not_withdrawn(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.13.3");
    let (Some(side), Act::Claim(ClaimAct::WithdrawsClaim)) = (at.player(), at.act()) else {
        return silent();
    };
    let mut claims = at.before.claims.made.iter();
    if claims.any(|claim| claim.by == side && !claim.ruled) {
        broken(law, [ClaimEffect::ClaimStands.into()]).seeing(ClaimFact::HasClaimed { side })
    } else {
        lacking(law, ClaimFact::NoClaimWaits { side })
    }
}

/// The claim that waited before the event.
fn waits<'a>(at: &At<'a>) -> Option<&'a DrawClaim> {
    at.before.claims.waiting()
}

/// Whether the act is a claim of a draw.
fn claimed(at: &At<'_>) -> bool {
    at.now.claims.made.len() > at.before.claims.made.len()
}

/// Whether the claim is correct by 10.10 to 10.12.
fn correct(at: &At<'_>, claim: &DrawClaim) -> bool {
    let side = claim.by;
    let says = |id: &str, effect: ClaimEffect| at.asked(id).contains(&effect.into());
    match claim.what {
        Claimed::Repetition(_) => {
            says("1993:10.10.a", ClaimEffect::Entitled { side })
                && (says("1993:10.10.1", ClaimEffect::Founded)
                    || says("1993:10.10.2", ClaimEffect::Founded))
                && !says("1993:10.11.a", ClaimEffect::RightLost { side })
        }
        Claimed::FiftyMoves => says("1993:10.12.a", ClaimEffect::Founded),
    }
}

/// The claimant, what he has used with the five minutes, and what he has up to the control.
fn with_the_minutes(at: &At<'_>, claim: &DrawClaim) -> Option<(Colour, Time, Time)> {
    let clock = at.now.clocks.of(claim.by);
    let used = clock.used.and(Time::minutes(5));
    Some((claim.by, used, clock.allotted?))
}

/// Whose clock runs on after an incorrect claim: the one that ran, or that of the player who now has the move where a
/// move has been made since; none where none ran.
fn runs_on(at: &At<'_>, claim: &DrawClaim) -> Option<Colour> {
    let moved_since = claim.ply + 1 < at.now.positions.len();
    match claim.running {
        Running::Of(_) if moved_since => Some(at.now.turn()),
        Running::Of(side) => Some(side),
        Running::Neither => None,
    }
}

/// The legal move that a player has declared with a claim in the position on the board, ruled on and incorrect.
fn declared(at: &At<'_>, side: Colour) -> Option<Move> {
    let ply = at.now.positions.len() - 1;
    let mut claims = at.now.claims.made.iter().rev();
    claims.find_map(|claim| match claim.what {
        Claimed::Repetition(Some(mv)) => {
            let bound = claim.by == side && claim.ply == ply && claim.ruled;
            (bound && at.laws.is_lawful(at.now.position(), mv)).then_some(mv)
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Game, State};
    use chesslaws_board::table::Condition;

    /// A wrong claim at the time, where two hours are allotted.
    fn after_a_wrong_claim_at(at: &str) -> State {
        let game = Game::founding();
        let time = Time::minutes(120);
        let conditions = vec![Condition::Period { moves: 40, time }];
        let start = "4k2r/8/8/8/8/8/8/R3K3 w - - 0 30".parse().expect("a FEN");
        let mut state = game.start(start, conditions);
        let claims = format!("{at} White claims a draw by fifty moves");
        for line in ["the arbiter starts White's clock", &claims] {
            let event = line.parse().expect(line);
            state = game.apply(&state, &event).expect(line).finding.state;
        }
        state
    }

    #[test]
    fn exactly_at_the_limit_is_not_over_it() {
        for (at, used, lost) in [
            ("0:00:00", "0:05:00", false),
            ("1:54:59.999", "1:59:59.999", false),
            ("1:55:00", "2:00:00", false),
            ("1:55:00.001", "2:00:00.001", true),
        ] {
            let state = after_a_wrong_claim_at(at);
            assert_eq!(state.clocks.of(Colour::White).used.to_string(), used);
            assert_eq!(state.ended.is_some(), lost, "{at}");
            let running = if lost {
                Running::Neither
            } else {
                Running::Of(Colour::White)
            };
            assert_eq!(state.clocks.running, running, "{at}");
        }
    }
}
