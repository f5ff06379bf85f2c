//! The planted faults off the board plane: one function a fault, in the order of the articles, in place of the
//! statement's own.

mod art01;
mod art03;
mod art04;
mod art05;
mod art06;
mod art06_press;
mod art07;
mod art08;
mod art09;
mod art10_agreement;
mod art10_claim_rulings;
mod art10_claims;
mod art10_draws;
mod art10_forfeits;
mod art10_refusal;
mod art10_resigns;
mod art10_sealed_move;
mod art11;
mod art12;
mod art12_both_flags;
mod art12_result_stands;
mod art12_silence;
mod art13;
mod art14;
mod art15;
mod art16;
mod art17;

use chesslaws_board::table::Effect;
use chesslaws_law::Law;
use chesslaws_oracle::Ruling;
use chesslaws_oracle::table::{At, OfEvent, State, Word};

/// A fault: the name of its code, the statement it takes the place of, and its function.
#[derive(Clone, Copy)]
pub struct Fault {
    /// The name of its code in `spec/faults/`.
    pub code: &'static str,
    /// The statement that is got wrong, by its founding id.
    pub primary: &'static str,
    /// What stands in its place.
    pub function: OfEvent,
}

pub(super) const ARTICLES: [&[Fault]; 27] = [
    art01::FAULTS,
    art03::FAULTS,
    art04::FAULTS,
    art05::FAULTS,
    art06::FAULTS,
    art06_press::FAULTS,
    art07::FAULTS,
    art08::FAULTS,
    art09::FAULTS,
    art10_agreement::FAULTS,
    art10_claim_rulings::FAULTS,
    art10_claims::FAULTS,
    art10_draws::FAULTS,
    art10_forfeits::FAULTS,
    art10_refusal::FAULTS,
    art10_resigns::FAULTS,
    art10_sealed_move::FAULTS,
    art11::FAULTS,
    art12::FAULTS,
    art12_both_flags::FAULTS,
    art12_result_stands::FAULTS,
    art12_silence::FAULTS,
    art13::FAULTS,
    art14::FAULTS,
    art15::FAULTS,
    art16::FAULTS,
    art17::FAULTS,
];

/// A fault by the name of its function.
macro_rules! faults {
    ($($primary:literal $code:ident;)*) => {
        pub(super) const FAULTS: &[super::Fault] = &[
            $(super::Fault { code: stringify!($code), primary: $primary, function: $code },)*
        ];
    };
}
use faults;

/// A statement from which this follows.
fn met(law: Law, effects: impl IntoIterator<Item = Effect>) -> Ruling<Word> {
    Ruling::of(Word::Met(effects.into_iter().collect())).under(law)
}

/// A statement that does not speak.
const fn silent() -> Ruling<Word> {
    Ruling::of(Word::Silent)
}

/// What a statement says when it sees the table otherwise, before the act and after it.
fn seeing(
    at: &At<'_>,
    change: impl Fn(&mut State),
    right: impl Fn(&At<'_>) -> Ruling<Word>,
) -> Ruling<Word> {
    let (mut before, mut now) = (at.before.clone(), at.now.clone());
    change(&mut before);
    change(&mut now);
    right(&At {
        before: &before,
        now: &now,
        ..*at
    })
}

/// What a statement says, with other effects.
fn with_effects(ruling: Ruling<Word>, change: impl Fn(Effect) -> Effect) -> Ruling<Word> {
    ruling.map(|word| match word {
        Word::Met(effects) => Word::Met(effects.into_iter().map(change).collect()),
        other => other,
    })
}

/// A statement that the act breaks.
fn broken(law: Law, effects: impl IntoIterator<Item = Effect>) -> Ruling<Word> {
    Ruling::of(Word::Broken(effects.into_iter().collect())).under(law)
}
