//! The statements off the board plane as data: which functions are heard, which give way, which readings hold.

use chesslaws_board::table::{Act, Effect, Event, HandEffect, TableFact};
use chesslaws_law::{Dispute, Law};

use super::{Proposed, State};
use crate::{Fact, Laws, Ruling};

/// What a statement says of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// It does not speak of it.
    Silent,
    /// It permits it, is kept by it, or decides what follows.
    Met(Vec<Effect>),
    /// The act breaks it, and this follows.
    Broken(Vec<Effect>),
    /// It speaks of such an event, but a premise is missing: the facts say which.
    Lacking,
}

/// What a statement is asked about.
#[derive(Clone, Copy)]
pub struct At<'a> {
    /// The board plane of the edition.
    pub laws: &'a Laws,
    /// The statements off the board plane.
    pub table: &'a TableLaws,
    /// How things stood before the event, with the time at which it happens.
    pub before: &'a State,
    /// How things stand after it, before any law has spoken.
    pub now: &'a State,
    /// What happened.
    pub event: &'a Event,
    /// What the statements of the first hearing propose; empty for these themselves.
    pub proposed: &'a [Proposed],
}

/// A statement on an event.
pub type OfEvent = fn(&At<'_>) -> Ruling<Word>;

/// A statement and the function that executes it.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The statement.
    pub law: Law,
    /// Module and function, `art6_completion::vacant_square`.
    pub name: &'static str,
    /// The function.
    pub function: OfEvent,
    /// Whether it is heard after the others, and sees what they propose.
    pub second: bool,
    /// Whether it is heard of events after the end of the game too.
    pub after_the_end: bool,
}

impl Entry {
    /// Heard during the game, together with all others.
    #[must_use]
    pub const fn new(law: Law, name: &'static str, function: OfEvent) -> Self {
        Self {
            law,
            name,
            function,
            second: false,
            after_the_end: false,
        }
    }

    /// Heard after the others.
    #[must_use]
    pub const fn second(mut self) -> Self {
        self.second = true;
        self
    }

    /// Heard after the end of the game too.
    #[must_use]
    pub const fn after_the_end(mut self) -> Self {
        self.after_the_end = true;
        self
    }
}

/// Declares the table of a module: `statements![art6_completion: "1993:6.1" vacant_square, ..]`, and after a name
/// `, second` or `, after_the_end`.
macro_rules! statements {
    ($module:ident: $($id:literal $function:ident $(, $flag:ident)*;)*) => {
        /// The statements of this module that are heard on events, in the order of the text.
        pub const STATEMENTS: &[$crate::table::Entry] = &[
            $($crate::table::Entry::new(
                chesslaws_law::law!($id),
                concat!(stringify!($module), "::", stringify!($function)),
                $function,
            )$(.$flag())*,)*
        ];
    };
}
pub(crate) use statements;

/// Which ending gives way to which.
#[derive(Clone, Copy, Debug)]
pub struct Yield {
    /// The statement whose ending gives way.
    pub gives_way: &'static str,
    /// To the ending of this one.
    pub to: &'static str,
    /// The clause that says so.
    pub by: &'static str,
}

/// The statements off the board plane of the founding edition. A planted fault replaces one.
#[derive(Clone, Debug)]
pub struct TableLaws {
    /// What is heard, in the order of the text.
    pub entries: Vec<Entry>,
    /// The readings that are not the default, by dispute.
    readings: Vec<(Dispute, char)>,
}

impl Default for TableLaws {
    fn default() -> Self {
        let modules = [
            crate::art1_board::STATEMENTS,
            crate::art3_turn::STATEMENTS,
            crate::art4_move::STATEMENTS,
            crate::art5_castling_by_touch::STATEMENTS,
            crate::art5_new_piece::STATEMENTS,
            crate::art6_completion::STATEMENTS,
            crate::art6_press::STATEMENTS,
            crate::art7_touch::STATEMENTS,
            crate::art8_irregularities::STATEMENTS,
            crate::art8_wrong_start::STATEMENTS,
            crate::art9_check::STATEMENTS,
            crate::art10_agreement::STATEMENTS,
            crate::art10_claim_rulings::STATEMENTS,
            crate::art10_claims::STATEMENTS,
            crate::art10_draws::STATEMENTS,
            crate::art10_fifty_moves::STATEMENTS,
            crate::art10_forfeits::STATEMENTS,
            crate::art10_mate::STATEMENTS,
            crate::art10_sealed_move::STATEMENTS,
            crate::art11_completing_sheets::STATEMENTS,
            crate::art11_recording::STATEMENTS,
            crate::art12_adjustments::STATEMENTS,
            crate::art12_both_flags::STATEMENTS,
            crate::art12_clock::STATEMENTS,
            crate::art12_proportion::STATEMENTS,
            crate::art12_result_stands::STATEMENTS,
            crate::art12_silence::STATEMENTS,
            crate::art13_sealing::STATEMENTS,
            crate::art14_lost_envelope::STATEMENTS,
            crate::art14_resumption::STATEMENTS,
            crate::art14_resumption_times::STATEMENTS,
            crate::art15_conduct::STATEMENTS,
            crate::art16_arbiter::STATEMENTS,
            crate::art17_scoring::STATEMENTS,
        ];
        let mut entries = modules.concat();
        entries.sort_by_key(|entry| entry.law.founding);
        Self {
            entries,
            readings: Vec::new(),
        }
    }
}

impl TableLaws {
    /// Without one statement, by its founding id; `None` if it has no function here.
    #[must_use]
    pub fn without(&self, id: &str) -> Option<Self> {
        self.entry(id)?;
        let mut laws = self.clone();
        laws.entries.retain(|entry| !names(entry, id));
        Some(laws)
    }

    /// With another function for one statement; `None` if it has no function here.
    #[must_use]
    pub fn with(&self, id: &str, function: OfEvent) -> Option<Self> {
        let mut laws = self.clone();
        let mut entries = laws.entries.iter_mut();
        entries.find(|entry| names(entry, id))?.function = function;
        Some(laws)
    }

    /// The statement with that founding id.
    #[must_use]
    pub fn entry(&self, id: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| names(entry, id))
    }

    /// Another reading of a dispute.
    #[must_use]
    pub fn reading(&self, dispute: Dispute, reading: char) -> Self {
        let mut laws = self.clone();
        laws.readings.retain(|&(other, _)| other != dispute);
        laws.readings.push((dispute, reading));
        laws
    }

    /// The reading that holds: the one that was chosen, or the default.
    #[must_use]
    pub fn holds(&self, dispute: Dispute, default: char) -> char {
        let mut chosen = self.readings.iter();
        chosen
            .find(|&&(other, _)| other == dispute)
            .map_or(default, |&(_, reading)| reading)
    }
}

fn names(entry: &Entry, id: &str) -> bool {
    entry
        .law
        .founding
        .is_some_and(|statement| statement.id() == id)
}

impl At<'_> {
    /// The act.
    #[must_use]
    pub const fn act(&self) -> &Act {
        &self.event.act
    }

    /// What another statement proposes for the event, by its founding id; nothing if it does not decide it.
    #[must_use]
    pub fn asked(&self, id: &str) -> Vec<Effect> {
        let ruling = self.table.entry(id).map(|entry| (entry.function)(self));
        match ruling.map(|ruling| ruling.finding) {
            Some(Word::Met(effects) | Word::Broken(effects)) => effects,
            _ => Vec::new(),
        }
    }

    /// The move that this act completes, as the statements of the first hearing propose it.
    #[must_use]
    pub fn completes(&self) -> Option<chesslaws_board::Move> {
        let mut effects = self.proposed.iter().map(|proposed| &proposed.effect);
        effects.find_map(|effect| match *effect {
            Effect::Hand(HandEffect::Completed { mv }) => Some(mv),
            _ => None,
        })
    }

    /// The player who acts, if it is one.
    #[must_use]
    pub const fn player(&self) -> Option<chesslaws_board::Colour> {
        self.event.by.player()
    }
}

/// A statement that does not speak of the event.
pub(crate) const fn silent() -> Ruling<Word> {
    Ruling::of(Word::Silent)
}

/// A statement that is kept, or from which this follows.
pub(crate) fn met(law: Law, effects: impl IntoIterator<Item = Effect>) -> Ruling<Word> {
    Ruling::of(Word::Met(effects.into_iter().collect())).under(law)
}

/// A statement that the act breaks, and what follows.
pub(crate) fn broken(law: Law, effects: impl IntoIterator<Item = Effect>) -> Ruling<Word> {
    Ruling::of(Word::Broken(effects.into_iter().collect())).under(law)
}

/// A statement that lacks a premise; the fact says which.
pub(crate) fn lacking(law: Law, fact: impl Into<TableFact>) -> Ruling<Word> {
    Ruling::of(Word::Lacking).under(law).seeing(fact)
}

impl<T> Ruling<T> {
    /// Adds a fact of the table to the statement named last.
    pub(crate) fn seeing(self, fact: impl Into<TableFact>) -> Self {
        self.given(Fact::Table(fact.into()))
    }
}
