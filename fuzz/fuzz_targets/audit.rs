#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| chesslaws_tests::fuzzing::audit(bytes));
