//! The vocabulary of the table: what people do during a game, what follows from it, and the facts that count, each with
//! a form of words that is read and written like a move or a FEN.
//!
//! Nothing here judges. A line names the time, who acts and the act: `0:10:00 White touches e2`. The time is counted from
//! the start of the session and may be left out: then nothing has passed since the line before. A fact that only an eye
//! can see may say whose eye: `White brushes e2 by accident, as Black states`.
//!
//! ```
//! use chesslaws_board::table::{Act, Actor, Event, HandAct, Time};
//!
//! let event: Event = "0:10:00 White touches e2".parse().unwrap();
//! assert_eq!(event.at, Some(Time::minutes(10)));
//! assert_eq!(event.act, Act::Hand(HandAct::Touches { square: "e2".parse().unwrap() }));
//! assert_eq!(event.to_string(), "0:10:00 White touches e2");
//! ```

mod claim;
mod clock;
mod condition;
mod conduct;
mod envelope;
mod event;
mod hall;
mod hand;
pub(crate) mod language;
mod material;
mod sheet;
mod time;

pub use claim::{ClaimAct, ClaimEffect, ClaimFact, Outcome};
pub use clock::{ClockAct, ClockEffect, ClockFact};
pub use condition::Condition;
pub use conduct::{Advice, Disturbance, Matter, Noted, Place, Source, Trouble};
pub use envelope::{Datum, EnvelopeAct, EnvelopeEffect, EnvelopeFact};
pub use event::{Actor, Event};
pub use hall::{HallAct, HallEffect, HallFact};
pub use hand::{HandAct, HandEffect, HandFact};
pub use language::{Form, Misread, Part, Phrase, Tongue, arguments_of, filled};
pub use material::{Material, Score};
pub use sheet::{SheetAct, SheetEffect, SheetFact};
pub use time::{Time, TimeError};

/// Declares the sum of the planes' languages: what one of them reads, the sum reads.
macro_rules! planes {
    ($(#[$meta:meta])* $name:ident { $($(#[doc = $doc:literal])+ $plane:ident($type:ty),)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[doc = $doc])+ $plane($type),)+
        }

        impl Phrase for $name {
            fn forms() -> Vec<Form> {
                let mut forms = Vec::new();
                $(forms.extend(<$type>::forms());)+
                forms
            }

            fn read(text: &str) -> Result<Self, Misread> {
                let mut tried = Vec::new();
                $(match <$type as Phrase>::read(text) {
                    Ok(read) => return Ok(Self::$plane(read)),
                    Err(misread) => tried.push(misread),
                })+
                Err(language::nearest(text, tried))
            }

            fn write(&self, tongue: Tongue) -> String {
                match self {
                    $(Self::$plane(of_plane) => of_plane.write(tongue),)+
                }
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(&self.write(Tongue::English))
            }
        }

        impl core::str::FromStr for $name {
            type Err = Misread;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Phrase::read(text)
            }
        }

        $(impl From<$type> for $name {
            fn from(of_plane: $type) -> Self {
                Self::$plane(of_plane)
            }
        })+
    };
}

planes! {
    /// What somebody does.
    Act {
        /// With the pieces.
        Hand(HandAct),
        /// With the clocks, and with the time.
        Clock(ClockAct),
        /// Offers, claims, resignations, and what is found of the game.
        Claim(ClaimAct),
        /// With the score sheets.
        Sheet(SheetAct),
        /// With the envelope.
        Envelope(EnvelopeAct),
        /// Conduct, and the arbiter's.
        Hall(HallAct),
    }
}

planes! {
    /// What follows from an act by the Laws.
    Effect {
        /// For the pieces.
        Hand(HandEffect),
        /// For the clocks.
        Clock(ClockEffect),
        /// For offers, claims and the result.
        Claim(ClaimEffect),
        /// For the score sheets.
        Sheet(SheetEffect),
        /// For the envelope.
        Envelope(EnvelopeEffect),
        /// For conduct.
        Hall(HallEffect),
    }
}

planes! {
    /// A fact that meets a statement, or that a statement lacks.
    TableFact {
        /// Of the pieces.
        Hand(HandFact),
        /// Of the clocks.
        Clock(ClockFact),
        /// Of offers, claims and the result.
        Claim(ClaimFact),
        /// Of the score sheets.
        Sheet(SheetFact),
        /// Of the envelope.
        Envelope(EnvelopeFact),
        /// Of conduct.
        Hall(HallFact),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every form, with something that can be read in each place, is read as what was written.
    fn every_form_is_its_own<T: Phrase + PartialEq + core::fmt::Debug>() {
        for form in T::forms() {
            assert!(!form.means.trim().is_empty(), "{}", form.en);
            let places = |text: &str| text.matches('{').count();
            assert_eq!(
                places(form.en),
                places(form.zh),
                "{} and {}",
                form.en,
                form.zh
            );
            let earlier = T::forms()
                .into_iter()
                .take_while(|other| other.en != form.en);
            for other in earlier {
                assert!(
                    language::arguments(other.en, form.en).is_err() || places(other.en) > 0,
                    "`{}` is hidden by `{}`",
                    form.en,
                    other.en
                );
            }
        }
    }

    #[test]
    fn no_form_hides_another() {
        every_form_is_its_own::<Act>();
        every_form_is_its_own::<Effect>();
        every_form_is_its_own::<TableFact>();
        every_form_is_its_own::<Condition>();
    }

    #[test]
    fn an_unknown_act_is_told_with_what_comes_nearest() {
        let error = "White touches e9".parse::<Event>().unwrap_err().to_string();
        assert!(error.contains("`e9` is not a square such as e4"), "{error}");
        let error = "White lets goes".parse::<Event>().unwrap_err().to_string();
        assert!(error.contains("`lets go`"), "{error}");
    }
}
