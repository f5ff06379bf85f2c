//! Faults in Article 10 (rulings on claims), off the board plane.

use chesslaws_board::Colour;
use chesslaws_board::table::{
    Act, ClaimAct, ClaimEffect, ClockAct, ClockEffect, Effect, Outcome, Time,
};
use chesslaws_law::law;
use chesslaws_oracle::Ruling;
use chesslaws_oracle::table::{At, Running, Word};

use super::{met, silent};

super::faults! {
    "1993:10.13.0.a" checks_while_the_clocks_run;
    "1993:10.13.0.b" either_may_stop;
    "1993:10.13.1" granted_to_either;
    "1993:10.13.2.a" three_minutes;
    "1993:10.13.2.b" lost_at_the_limit;
    "1993:10.13.2.c" not_bound_by_the_claim;
    "1993:10.13.3" withdrawn;
}

/// The arbiter checks the claim and lets the clocks run.
fn checks_while_the_clocks_run(at: &At<'_>) -> Ruling<Word> {
    match claimant(at) {
        Some(_) => met(law!("1993:10.13.0.a"), []),
        None => silent(),
    }
}

/// In the arbiter's absence either player may stop the clocks once somebody has claimed.
fn either_may_stop(at: &At<'_>) -> Ruling<Word> {
    let waits = at.before.claims.waiting().is_some();
    match (at.player(), at.act()) {
        (Some(_), Act::Clock(ClockAct::StopsBoth)) if waits => {
            met(law!("1993:10.13.0.b"), [ClockEffect::BothStand.into()])
        }
        _ => silent(),
    }
}

/// A draw is given on what is so on the board, whoever claims it.
fn granted_to_either(at: &At<'_>) -> Ruling<Word> {
    if founded(at) {
        let outcome = Outcome::Drawn;
        met(law!("1993:10.13.1"), [ClaimEffect::Ends { outcome }.into()])
    } else {
        silent()
    }
}

/// Three minutes, as some events had it.
fn three_minutes(at: &At<'_>) -> Ruling<Word> {
    match incorrect(at) {
        Some(side) => met(
            law!("1993:10.13.2.a"),
            [ClockEffect::UsedAdded {
                side,
                time: Time::minutes(3),
            }
            .into()],
        ),
        None => silent(),
    }
}

/// Exactly at the limit is over it.
fn lost_at_the_limit(at: &At<'_>) -> Ruling<Word> {
    let Some(side) = incorrect(at) else {
        return silent();
    };
    let clock = at.now.clocks.of(side);
    let used = clock.used.and(Time::minutes(5));
    if clock.allotted.is_some_and(|allotted| used >= allotted) {
        let outcome = Outcome::won_by(side.opponent());
        met(
            law!("1993:10.13.2.b"),
            [ClaimEffect::Ends { outcome }.into()],
        )
    } else {
        silent()
    }
}

/// The game goes on, and he may make any move.
fn not_bound_by_the_claim(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:10.13.2.c");
    match (incorrect(at), at.before.clocks.running) {
        (Some(_), Running::Of(side)) => met(law, [ClockEffect::Runs { side }.into()]),
        (Some(_), Running::Neither) => met(law, []),
        (None, _) => silent(),
    }
}

/// A claim may be withdrawn until it is ruled on.
fn withdrawn(at: &At<'_>) -> Ruling<Word> {
    match at.act() {
        Act::Claim(ClaimAct::WithdrawsClaim) => met(law!("1993:10.13.3"), []),
        _ => silent(),
    }
}

/// Who has made the claim that is ruled on.
fn claimant(at: &At<'_>) -> Option<Colour> {
    use ClaimAct::{ClaimsFiftyMoves, ClaimsRepetition, ClaimsRepetitionWith, RulesOnClaim};
    match at.act() {
        Act::Claim(RulesOnClaim) => at.before.claims.waiting().map(|claim| claim.by),
        Act::Claim(ClaimsFiftyMoves | ClaimsRepetition | ClaimsRepetitionWith { .. }) => {
            at.player().filter(|_| at.now.arbiter_present())
        }
        _ => None,
    }
}

/// Who has made it, if there is no draw.
fn incorrect(at: &At<'_>) -> Option<Colour> {
    let drawn = Effect::Claim(ClaimEffect::Ends {
        outcome: Outcome::Drawn,
    });
    claimant(at).filter(|_| !at.asked("1993:10.13.1").contains(&drawn))
}

fn founded(at: &At<'_>) -> bool {
    let statements = ["1993:10.10.1", "1993:10.10.2", "1993:10.12.a"];
    let mut said = statements.into_iter().map(|id| at.asked(id));
    said.any(|effects| effects.contains(&ClaimEffect::Founded.into()))
}
