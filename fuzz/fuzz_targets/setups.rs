#![no_main]

use chesslaws_tests::fuzzing::{ArbitrarySetup, setups};

libfuzzer_sys::fuzz_target!(|input: ArbitrarySetup| setups(&input));
