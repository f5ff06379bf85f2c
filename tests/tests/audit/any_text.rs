//! Whatever stands in a file: no panic, places inside it, and the same with any threads.

use chesslaws_tests::fuzzing;
use proptest::prelude::*;

/// Pieces of records that are put together in any order.
const PIECES: [&str; 28] = [
    "[Event \"x\"]\n",
    "[Date \"1994.01.01\"]\n",
    "[Date \"2024.01.01\"]\n",
    "[Result \"1-0\"]\n",
    "[Result \"1/2-1/2\"]\n",
    "[SetUp \"1\"]\n[FEN \"7k/5K2/8/6Q1/8/8/8/8 w - - 99 60\"]\n",
    "[TimeControl \"40/300:300+2\"]\n",
    "[Termination \"time forfeit\"]\n",
    "[Variant \"Chess960\"]\n",
    "[PlyCount \"9\"]\n",
    "\n",
    "1. e4 ",
    "e5 ",
    "Nf3 ",
    "Nf6 ",
    "Ng1 ",
    "Ng8 ",
    "Qg6 ",
    "Ke3 ",
    "-- ",
    "0-0 ",
    "{[%clk 0:04:00]} ",
    "{[%emt 0:06:00] ",
    "(",
    ") ",
    "1-0\n\n",
    "*\n\n",
    "$1 ; }\n",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn of_pieces_of_records(pieces in prop::collection::vec(prop::sample::select(&PIECES[..]), 0..60)) {
        fuzzing::audit(pieces.concat().as_bytes());
    }

    #[test]
    fn of_any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        fuzzing::audit(&bytes);
    }
}
