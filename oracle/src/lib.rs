//! The Laws of Chess, clause by clause, as code: the board plane, and the game at the table.
//!
//! Modules are named after the articles of the 1993 edition, which is frozen; each opens with its numbers in 2023. One
//! statement is one function, in the order of the text, and its first sentence is the statement. [`Laws`] is the table
//! of these functions: an edition is data, and a planted fault is the table with one entry replaced.
//!
//! The oracle works on a [`Setup`](chesslaws_board::Setup), which may be anything. It never guesses and it is slow:
//! squares are walked as the text walks them.
//!
//! ```
//! use chesslaws_board::{Move, Setup};
//! use chesslaws_law::Edition;
//! use chesslaws_oracle::Laws;
//!
//! let setup: Setup = "4k3/8/b7/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
//! let castles: Move = "e1g1".parse().unwrap();
//! let ruling = Laws::of(Edition::Fide1993).lawful(&setup, castles);
//! assert!(!ruling.finding);
//! assert_eq!(ruling.because[0].law.founding.unwrap().id(), "1993:5.1.6.1");
//! ```
#![forbid(unsafe_code)]

pub mod algebraic_notation;
pub mod algebraic_notation_like_pieces;
pub mod algebraic_notation_moves;
pub mod algebraic_notation_names;
pub mod algebraic_notation_signs;
pub mod art10_agreement;
pub mod art10_claim_rulings;
pub mod art10_claims;
pub mod art10_draws;
pub mod art10_fifty_moves;
pub mod art10_forfeits;
pub mod art10_mate;
pub mod art10_sealed_move;
pub mod art11_completing_sheets;
pub mod art11_recording;
pub mod art12_adjustments;
pub mod art12_both_flags;
pub mod art12_clock;
pub mod art12_proportion;
pub mod art12_result_stands;
pub mod art12_silence;
pub mod art13_sealing;
pub mod art14_lost_envelope;
pub mod art14_resumption;
pub mod art14_resumption_times;
pub mod art15_conduct;
pub mod art16_arbiter;
pub mod art17_scoring;
pub mod art1_board;
pub mod art2_pieces;
pub mod art3_turn;
pub mod art4_move;
pub mod art5_bishop;
pub mod art5_castling;
pub mod art5_castling_by_touch;
pub mod art5_king;
pub mod art5_knight;
pub mod art5_new_piece;
pub mod art5_pawn;
pub mod art5_queen;
pub mod art5_rook;
pub mod art6_completion;
pub mod art6_press;
pub mod art7_touch;
pub mod art8_irregularities;
pub mod art8_wrong_start;
pub mod art9_check;
pub mod dead_position;
pub mod king_capture;
pub mod notation;
pub mod table;

mod bond;
mod ending;
mod fact;
mod laws;
mod ruling;
mod standing;

pub use ending::Ending;
pub use fact::Fact;
pub use laws::{
    Laws, OfBoard, OfCheck, OfEnding, OfMove, OfPair, OfPiece, OfSetup, OfSide, OfSquares, OfTurn,
    OfWay,
};
pub use ruling::{Bearing, Ground, Ruling};
pub use standing::{Impossible, Standing};
