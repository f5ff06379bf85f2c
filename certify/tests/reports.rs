//! The commands `certify --out`, `report` and `export`, as they are typed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const FILES: [(&str, &str); 4] = [
    ("report.junit.xml", "--junit"),
    ("report.html", "--html"),
    ("report.md", "--markdown"),
    ("badge.svg", "--badge"),
];

fn chesslaws(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_chesslaws"))
        .args(words)
        .output()
        .expect("the program runs")
}

/// A folder with the report of a few cases of the demonstration program, castling to the queenside among them.
fn certified(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old report goes");
    }
    let out = folder.to_str().expect("a path of letters");
    let run = chesslaws(&[
        "certify",
        "--demo",
        "--seed",
        "1",
        "--clause",
        "1993:5.1.6",
        "--out",
        out,
    ]);
    assert_eq!(run.status.code(), Some(1), "{run:?}");
    folder
}

fn complaint(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(output.stdout.is_empty());
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn certify_writes_every_form_and_report_writes_it_again() {
    let folder = certified("every-form");
    let mut names: Vec<String> = fs::read_dir(&folder)
        .expect("the folder")
        .map(|file| {
            file.expect("a file")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    names.sort();
    assert_eq!(
        names,
        [
            "badge.svg",
            "report.html",
            "report.jsonl",
            "report.junit.xml",
            "report.md"
        ]
    );
    let report = folder.join("report.jsonl");
    for (name, option) in FILES {
        for file in [&report, &folder] {
            let again = chesslaws(&["report", file.to_str().expect("a path"), option]);
            assert_eq!(again.status.code(), Some(0), "{again:?}");
            let kept = fs::read(folder.join(name)).expect("the file");
            assert!(kept == again.stdout, "{name} is not what {option} prints");
        }
    }
    let text = chesslaws(&["report", report.to_str().expect("a path")]);
    let text = String::from_utf8_lossy(&text.stdout);
    assert!(
        text.contains("chesslaws certify --demo --edition fide-1993 --game"),
        "{text}"
    );
}

#[test]
fn the_demonstration_says_what_is_planted_and_how_to_go_on() {
    for options in [&[][..], &["--demo"]] {
        says_what_is_planted_and_how_to_go_on(options);
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for path in ["certify/src/subjects/demo", "certify/protocol/PROTOCOL.md"] {
        assert!(root.join(path).exists(), "{path}");
    }
}

fn says_what_is_planted_and_how_to_go_on(options: &[&str]) {
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("planted");
    let out = out.to_str().expect("a path");
    let words = ["certify", "--only", "V00001", "--out", out];
    let run = chesslaws(&[&words, options].concat());
    let text = String::from_utf8_lossy(&run.stdout);
    for part in [
        "Planted in the demonstration program (certify/src/subjects/demo) are:",
        "It breaks 1993:9.1.b, 1993:9.2.a.",
        "It breaks 1993:5.1.6.1.",
        "certify --cmd ",
        "adapter-check -- ",
        "certify/protocol/PROTOCOL.md",
    ] {
        assert_eq!(
            text.matches(part).count(),
            1,
            "{part} is not once in\n{text}"
        );
    }
}

/// Castling to the queen's side is what the demonstration is wrong about, and the kernel right.
#[test]
fn without_a_subject_the_demonstration_comes_first_and_then_the_kernel() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("both");
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("old reports go");
    }
    let out = folder.to_str().expect("a path");
    let words = ["certify", "--seed", "1", "--out", out, "--clause"];
    let run = chesslaws(&[&words[..], &["1993:5.1.6.1"]].concat());
    assert_eq!(run.status.code(), Some(1), "{run:?}");
    let text = String::from_utf8_lossy(&run.stdout);
    let place = |part: &str| {
        let at = text.find(part);
        at.unwrap_or_else(|| panic!("{part} is not in\n{text}"))
    };
    let places = [
        "1 of 2. THE DEMONSTRATION",
        "Does not conform",
        "Planted in",
        "2 of 2. THE KERNEL",
        "No case of this suite that could be asked showed a fault.",
        "To certify your own program",
    ]
    .map(place);
    assert!(places.is_sorted(), "{text}");
    for (name, code) in [("demonstration", 1), ("kernel", 0)] {
        let report = fs::read_to_string(folder.join(name).join("report.jsonl"));
        let report = report.expect("a report");
        let footer = report.lines().last().expect("a footer");
        assert!(
            footer.contains(&format!("\"exit-code\":{code},")),
            "{footer}"
        );
    }
    let run = chesslaws(&["certify", "--only", "V00001", "--out", out]);
    assert_eq!(run.status.code(), Some(0), "{run:?}");
}

#[test]
fn one_report_on_stdout_and_one_baseline_are_of_a_subject_that_is_named() {
    for more in [&["--json"][..], &["--baseline", "expected.yaml"]] {
        let said = complaint(&chesslaws(
            &[&["certify", "--only", "V00001"], more].concat(),
        ));
        assert!(said.contains("--demo|--kernel|--uci"), "{said}");
    }
    complaint(&chesslaws(&["certify", "--demo", "--kernel"]));
    complaint(&chesslaws(&["certify", "--uci", "x", "--cmd", "y"]));
}

#[test]
fn what_was_found_is_shown_where_it_cannot_be_kept() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("a-file");
    fs::write(&file, "no folder").expect("a file is written");
    // No folder can be made below a file, whoever asks.
    for (out, whole) in [
        (file.join("out"), file.join("out/report.junit.xml")),
        ("a-file/out".into(), file.join("out/report.junit.xml")),
    ] {
        for options in [&["--demo"][..], &["--demo", "--json"]] {
            let run = Command::new(env!("CARGO_BIN_EXE_chesslaws"))
                .current_dir(env!("CARGO_TARGET_TMPDIR"))
                .args(["certify", "--only", "V00001"])
                .args(options)
                .arg("--out")
                .arg(&out)
                .output()
                .expect("the program runs");
            assert_eq!(run.status.code(), Some(2), "{run:?}");
            let (text, said) = (
                String::from_utf8_lossy(&run.stdout),
                String::from_utf8_lossy(&run.stderr),
            );
            assert!(
                text.contains("V00001") || text.contains("| statement"),
                "{text}"
            );
            assert!(said.contains(&format!("{}: ", whole.display())), "{said}");
        }
    }
}

#[test]
fn a_report_that_is_not_whole_is_refused() {
    let folder = certified("not-whole");
    let text = fs::read_to_string(folder.join("report.jsonl")).expect("the report");
    let (lines, footer) = text.trim_end().rsplit_once('\n').expect("a footer");
    let recounted = footer.replacen("\"passed\":", "\"inapplicable\":", 1);
    assert_ne!(recounted, footer);
    for (name, text, why) in [
        ("cut.jsonl", format!("{lines}\n"), "no footer, no report"),
        (
            "changed.jsonl",
            text.replacen("\"failed\"", "\"passed\"", 1),
            "the footer's digest is",
        ),
        (
            "recounted.jsonl",
            format!("{lines}\n{recounted}\n"),
            "the footer does not count the cases before it",
        ),
        ("empty.jsonl", String::new(), "no footer, no report"),
        ("other.jsonl", "{}\n".into(), "line 1"),
    ] {
        let file = folder.join(name);
        fs::write(&file, text).expect("a file is written");
        let path = file.to_str().expect("a path");
        let said = complaint(&chesslaws(&["report", path, "--html"]));
        assert!(
            said.contains(&format!("{name} is refused: ")) && said.contains(why),
            "{said}"
        );
    }
    let missing = folder.join("missing.jsonl");
    let said = complaint(&chesslaws(&["report", missing.to_str().expect("a path")]));
    assert!(said.contains("missing.jsonl"), "{said}");
}

#[test]
fn one_form_at_a_time() {
    complaint(&chesslaws(&["report", "x", "--html", "--junit"]));
    complaint(&chesslaws(&["export", "--epd", "--jsonl"]));
    complaint(&chesslaws(&["export"]));
}

#[test]
fn export_is_stable_and_says_what_it_does_not_find() {
    let words = ["export", "--epd", "--clause", "1993:5.1.6"];
    let (one, other) = (chesslaws(&words), chesslaws(&words));
    assert_eq!(one.status.code(), Some(0));
    assert!(!one.stdout.is_empty());
    assert_eq!(one.stdout, other.stdout);
    let said = complaint(&chesslaws(&["export", "--jsonl", "--clause", "99.9"]));
    assert!(said.contains("no such clause"), "{said}");
    let schema = chesslaws(&["export", "--schema"]);
    let schema: serde_json::Value = serde_json::from_slice(&schema.stdout).expect("JSON");
    assert_eq!(schema["title"], "A case");
}

/// A plane is an option of certify and of export alike, and so is what is said of one that no case meets.
#[test]
fn a_plane_that_no_case_meets_is_a_usage_error_that_names_those_with_cases() {
    for command in [&["certify", "--demo"][..], &["export", "--jsonl"]] {
        let said = |more: &[&str]| complaint(&chesslaws(&[command, more].concat()));
        let clock = said(&["--edition", "fide-2023", "--plane", "clock"]);
        assert!(
            clock.contains("--plane `clock`: no case")
                && clock.contains("cases of board, notation"),
            "{clock}"
        );
        let astral = said(&["--plane", "astral"]);
        assert!(
            astral.contains("no plane \"astral\": there are board, hand"),
            "{astral}"
        );
        let clause = said(&["--plane", "board", "--clause", "16.3"]);
        assert!(clause.contains("--clause `16.3`: no case"), "{clause}");
    }
    complaint(&chesslaws(&[
        "certify", "--plane", "board", "--game", "e2e4",
    ]));
    complaint(&chesslaws(&["export", "--schema", "--plane", "board"]));
    complaint(&chesslaws(&["export", "--schema", "--clause", "5"]));
}

#[test]
fn a_plane_is_asked_together_with_a_clause_and_stands_in_the_report() {
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("of-a-plane");
    let out = out.to_str().expect("a path of letters");
    let run = |words: &[&str]| {
        let words = [
            &["certify", "--demo", "--seed", "1", "--json", "--out", out],
            words,
        ]
        .concat();
        let output = chesslaws(&words);
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let report = run(&["--clause", "1993:5.1.6", "--plane", "board"]);
    let header = report.lines().next().expect("a header");
    assert!(
        header.contains(r#""plane":"board","clauses":["1993:5.1.6"]"#),
        "{header}"
    );
    let without = run(&["--clause", "1993:5.1.6"]);
    assert!(!without.contains(r#""plane""#));
    assert_eq!(report.lines().count(), without.lines().count());
    let again = chesslaws(&["report", out]);
    assert_eq!(again.status.code(), Some(0), "{again:?}");
}
