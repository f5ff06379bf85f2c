#![no_main]

libfuzzer_sys::fuzz_target!(|input: chesslaws_tests::fuzzing::ArbitraryTable| chesslaws_tests::fuzzing::table(&input));
