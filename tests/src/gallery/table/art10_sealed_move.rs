//! Faults in Article 10 (the sealed move).

use chesslaws_board::table::{Act, ClaimEffect, ClockAct, EnvelopeAct, Outcome};
use chesslaws_law::law;
use chesslaws_oracle::table::{At, Resumption, Word, Written};
use chesslaws_oracle::{Ending, Ruling, art10_sealed_move};

use super::{met, silent};

super::faults! {
    "1993:10.15.1" no_mate_once_the_hour_has_passed;
    "1993:10.15.2" stalemate_and_no_other_ending;
    "1993:10.15.3" used_up_is_overstepped;
    "1993:10.16.1" opened_in_the_repliers_absence;
    "1993:10.16.2" an_empty_envelope_is_no_matter;
    "1993:10.16.3" the_lone_king_forgotten;
}

/// The sealed mate of a player who comes after an hour does not count.
fn no_mate_once_the_hour_has_passed(at: &At<'_>) -> Ruling<Word> {
    if *at.act() == Act::Clock(ClockAct::Arrives) {
        silent()
    } else {
        art10_sealed_move::late_sealer_mates(at)
    }
}

/// The endings of 10.4 are left out.
fn stalemate_and_no_other_ending(at: &At<'_>) -> Ruling<Word> {
    let resumed = at.before.sealing.resumed.as_ref();
    let after = resumed.and_then(|resumed| {
        let mv = resumed.lawful(at.laws)?;
        Some(at.laws.after(&resumed.position, mv))
    });
    if after.is_some_and(|after| at.laws.ending(&after).finding == Ending::Draw) {
        silent()
    } else {
        art10_sealed_move::late_sealer_draws(at)
    }
}

/// The bound off by one: who has used exactly what he has, has overstepped it.
fn used_up_is_overstepped(at: &At<'_>) -> Ruling<Word> {
    let resumed = at.before.sealing.resumed.as_ref();
    let seen = resumed.filter(|resumed| {
        let (sealer, side) = (resumed.sealer, resumed.replier());
        let clock = at.now.clocks.of(side);
        let used_up = clock.allotted == Some(clock.used);
        used_up && !resumed.present(sealer) && *at.act() == ClockAct::SeesFlag { side }.into()
    });
    match seen {
        Some(resumed) => {
            let outcome = Outcome::won_by(resumed.sealer);
            met(law!("1993:10.15.3"), [ClaimEffect::Ends { outcome }.into()])
        }
        None => art10_sealed_move::present_player_oversteps(at),
    }
}

/// The sealer loses though the envelope had to stay sealed.
fn opened_in_the_repliers_absence(at: &At<'_>) -> Ruling<Word> {
    match opens(at).filter(|resumed| !resumed.present(resumed.replier())) {
        Some(resumed) if resumed.sealed == Some(Written::Ambiguous) => {
            let outcome = Outcome::won_by(resumed.replier());
            met(law!("1993:10.16.1"), [ClaimEffect::Ends { outcome }.into()])
        }
        _ => art10_sealed_move::ambiguous_sealed_move(at),
    }
}

/// Where the sealer's sheet is not in the envelope nothing follows.
fn an_empty_envelope_is_no_matter(at: &At<'_>) -> Ruling<Word> {
    match opens(at) {
        Some(resumed) if resumed.sealed.is_none() => silent(),
        _ => art10_sealed_move::sealed_move_without_meaning(at),
    }
}

/// The sealer of an illegal move loses against a lone king too.
fn the_lone_king_forgotten(at: &At<'_>) -> Ruling<Word> {
    match opens(at) {
        Some(resumed)
            if resumed.position.men_of(resumed.replier()).count() == 1
                && resumed.lawful(at.laws).is_none() =>
        {
            let outcome = Outcome::won_by(resumed.replier());
            met(law!("1993:10.16.3"), [ClaimEffect::Ends { outcome }.into()])
        }
        _ => art10_sealed_move::illegal_sealed_move(at),
    }
}

fn opens<'a>(at: &'a At<'_>) -> Option<&'a Resumption> {
    let opens = *at.act() == Act::Envelope(EnvelopeAct::OpensEnvelope);
    at.before.sealing.resumed.as_ref().filter(|_| opens)
}
