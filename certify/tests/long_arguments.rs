//! An argument of 100,000 characters gives an error that can be read, whichever it is.

use std::process::Command;

/// Where the long argument stands.
const LONG: &str = "LONG";

/// Every free text of the command line, and some that are no free text; the exit code where it is not 2.
const COMMANDS: [(&str, i32); 53] = [
    ("LONG", 2),
    ("--LONG", 2),
    ("explain LONG", 2),
    ("explain startpos LONG", 2),
    ("explain startpos moves LONG", 2),
    ("explain startpos --move LONG", 2),
    ("explain startpos --edition LONG", 2),
    ("explain startpos --lang LONG", 2),
    ("explain startpos --LONG", 2),
    ("explain 8/8 w LONG", 2),
    ("cite LONG", 2),
    ("cite 1993:LONG", 2),
    ("cite --search LONG", 2),
    ("cite 5 --lang LONG", 2),
    ("folklore LONG", 2),
    ("folklore --ask LONG", 2),
    ("folklore --lang LONG", 2),
    ("certify --demo --clause LONG", 2),
    ("certify --demo --clause 1993:LONG", 2),
    ("certify --demo --only LONG", 2),
    ("certify --demo --game LONG", 2),
    ("certify --demo --edition LONG", 2),
    ("certify --demo --plane LONG", 2),
    ("certify --demo --seed LONG", 2),
    ("certify --demo --sample LONG", 2),
    ("certify --demo --jobs LONG", 2),
    ("certify --demo --timeout LONG", 2),
    ("certify --demo --baseline LONG", 2),
    ("certify --demo --only V00001 --out LONG", 2),
    ("certify --adapter LONG", 2),
    ("certify --uci LONG", 3),
    ("certify --cecp LONG", 3),
    ("certify --cmd LONG", 3),
    ("certify LONG", 2),
    ("export --jsonl --clause LONG", 2),
    ("export --jsonl --plane LONG", 2),
    ("export --jsonl --edition LONG", 2),
    ("export --LONG", 2),
    ("report LONG", 2),
    ("report x LONG", 2),
    ("adapter-check --adapter LONG", 2),
    ("adapter-check --timeout LONG", 2),
    ("adapter-check -- LONG", 3),
    ("perft LONG 1", 2),
    ("perft LONG 1 --chess960", 2),
    ("perft startpos LONG", 2),
    ("perft startpos 1 --isa LONG", 2),
    ("perft startpos 1 --against LONG x", 2),
    ("vectors check LONG", 2),
    ("vectors check x --against LONG x", 2),
    ("vectors check x --max-nodes LONG", 2),
    ("vectors generate --seed 1 --count LONG", 2),
    ("vectors generate --seed 1 --count 1 --out LONG", 2),
];

#[test]
fn the_error_is_short() {
    // Letters, digits, and what an error would write by its number.
    for letter in ["5", "王", "\u{1b}"] {
        let long = letter.repeat(100_000 / letter.len());
        let folder = env!("CARGO_TARGET_TMPDIR");
        for (command, code) in COMMANDS {
            let words = command.split(' ').map(|word| word.replace(LONG, &long));
            let output = Command::new(env!("CARGO_BIN_EXE_chesslaws"))
                .args(words)
                .current_dir(folder)
                .output()
                .expect("the program runs");
            let said = String::from_utf8_lossy(&output.stderr);
            let beginning: String = said.chars().take(600).collect();
            assert_eq!(output.status.code(), Some(code), "{command}: {beginning}");
            assert!(
                said.len() < 1500,
                "{command}: {} bytes: {beginning}",
                said.len()
            );
            assert!(!said.is_empty(), "{command}");
        }
    }
}
