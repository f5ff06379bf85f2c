//! The kernel against the oracle: two derivations, one comparison.
//!
//! On enumerated domains, whose sizes are asserted, every single case is compared; beyond them the word is *tested*:
//! move sets node by node over trees and games. A part of each long domain is drawn with a printed seed
//! (`CHESSLAWS_SEED`); with `CHESSLAWS_FULL` in the environment, as `check --full` sets it, all of it is compared.

mod castling;
mod chess960;
mod compare;
mod en_passant;
mod few_men;
mod games;
mod lines;
mod published;
mod random;
mod recorded;
mod repetition;
mod subject;
