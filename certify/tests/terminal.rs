//! What is typed is quoted in messages, and a terminal obeys nothing of it.

use std::process::Command;

#[test]
fn control_characters_are_written_out() {
    let (escape, bell) = ("\u{1b}[2J", "\u{7}");
    for arguments in [
        vec!["explain".to_owned(), format!("8/8{escape}/8 w - - 0 1")],
        vec!["explain".into(), "startpos".into(), format!("e2{bell}4")],
        vec![
            "explain".into(),
            "startpos".into(),
            "moves".into(),
            format!("e2e{escape}"),
        ],
        vec!["cite".into(), format!("1993:5.9{escape}")],
        vec!["cite".into(), "--search".into(), format!("cas{bell}tling")],
        vec!["certify".into(), "--game".into(), format!("e2e4{bell}")],
        vec!["certify".into(), "--only".into(), format!("V1{escape}")],
        vec!["report".into(), format!("none{escape}.jsonl")],
        vec![
            "vectors".into(),
            "check".into(),
            format!("none{escape}.jsonl"),
        ],
        vec![
            "perft".into(),
            format!("8/8{escape} w - - 0 1"),
            "1".into(),
            "--chess960".into(),
        ],
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_chesslaws"))
            .args(&arguments)
            .output()
            .expect("the program");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let said = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(said.starts_with("chesslaws: "), "{said:?}");
        let obeyed = |letter: char| letter.is_control() && letter != '\n';
        assert!(!said.contains(obeyed), "{arguments:?}: {said:?}");
    }
}
