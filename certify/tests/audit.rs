//! The command `audit`, as it is typed.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const FAIR: &str = "[Event \"fair\"]\n[Date \"1994.01.01\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n\n";
const ILLEGAL: &str = "[Event \"illegal\"]\n[White \"Müller\"]\n[Date \"1994.01.01\"]\n[Result \"*\"]\n\n1. e4 e5 2. Ke3 *\n\n";
const CLAIM: &str = "[Event \"claim\"]\n[Date \"2024.01.01\"]\n[Result \"1/2-1/2\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2\n\n";

fn audit(words: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_chesslaws"))
        .arg("audit")
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    // A program that does not read to the end closes the pipe.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written");
    output
}

fn text(output: &Output) -> String {
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn code(output: &Output) -> Option<i32> {
    output.status.code()
}

fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("audit");
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join(name);
    fs::write(&file, bytes).expect("a file");
    file
}

fn lines(output: &Output) -> Vec<Value> {
    let text = text(output);
    let lines = text.lines().map(serde_json::from_str);
    lines.map(|line| line.expect("a line of JSON")).collect()
}

#[test]
fn the_exit_code_is_that_of_what_is_found() {
    let all = [FAIR, ILLEGAL, CLAIM].concat();
    for (input, words, right) in [
        (FAIR, &["-"][..], 0),
        (CLAIM, &["-"], 0),
        (ILLEGAL, &["-"], 1),
        (&all, &["-"], 1),
        (&all, &["-", "--fail-on", "draw_claimable"], 1),
        (&all, &["-", "--fail-on", "null_move,time_gained"], 0),
        (ILLEGAL, &["-", "--fail-on", "illegal_move"], 1),
        ("", &["-"], 0),
    ] {
        let output = audit(words, input.as_bytes());
        assert_eq!(code(&output), Some(right), "{words:?}: {input}");
        assert!(!text(&output).is_empty());
    }
    for words in [
        &["-", "--fail-on", "nonsense"][..],
        &["-", "--edition", "fide-1900"],
        &["-", "--time-control", "five minutes"],
        &["-", "--jobs", "0"],
        &["-", "--json", "--jsonl"],
        &[],
        &["no such file"],
    ] {
        let output = audit(words, b"");
        assert_eq!(code(&output), Some(2), "{words:?}");
        assert!(!output.stderr.is_empty());
    }
}

#[test]
fn for_people() {
    let all = [FAIR, ILLEGAL].concat();
    let shown = text(&audit(&["-"], all.as_bytes()));
    for part in [
        "-:7: game 2 (byte ",
        "Müller - ?, 1994.01.01 [fide-1993]",
        "12:13 ply 3 charged illegal_move: Ke3 is not lawful",
        "1993:5.1.1 (2023:3.8.1): a king does not go so from e1 to e3",
        "2 games, ",
        "illegal_move: 1",
    ] {
        assert!(shown.contains(part), "{part} in {shown}");
    }
    let chinese = text(&audit(&["-", "--lang", "zh"], all.as_bytes()));
    for part in ["第2局", "第3着", "违规", "Ke3不合规则", "共2局"] {
        assert!(chinese.contains(part), "{part} in {chinese}");
    }
    let summary = text(&audit(&["-", "--summary"], all.as_bytes()));
    assert_eq!(summary.lines().count(), 2, "{summary}");
}

/// A record is a stranger's text: nothing of it is obeyed by a terminal.
#[test]
fn control_characters_are_not_obeyed() {
    let hostile = ILLEGAL.replace("Müller", "\u{1b}[31mred\u{7}\u{202e}");
    let hostile = hostile.replace("Ke3", "K\u{1b}[2Je3");
    for words in [
        &["-"][..],
        &["-", "--lang", "zh"],
        &["-", "--strict"],
        &["-", "--jsonl"],
    ] {
        let shown = text(&audit(words, hostile.as_bytes()));
        let control = |letter: char| letter.is_control() && letter != '\n';
        assert!(!shown.contains(control), "{words:?}: {shown:?}");
    }
}

#[test]
fn json_lines_and_one_document() {
    let all = [FAIR, ILLEGAL, CLAIM].concat();
    let mut told = lines(&audit(&["-", "--jsonl"], all.as_bytes()));
    let summary = told.pop().expect("a summary");
    assert_eq!(summary["line"], "summary");
    assert_eq!(
        (&summary["games"], &summary["games_charged"]),
        (&3.into(), &1.into())
    );
    let first = &told[0];
    assert_eq!(first["line"], "finding");
    assert_eq!(
        (&first["code"], &first["ply"]),
        (&"illegal_move".into(), &3.into())
    );
    assert_eq!(
        (&first["game"], &first["at_line"], &first["column"]),
        (&2.into(), &12.into(), &13.into())
    );
    assert_eq!(first["legal_prefix_plies"], 2);
    assert_eq!(first["editions"], serde_json::json!(["fide-1993"]));
    assert_eq!(first["offset"], all.find("Ke3").expect("there"));
    let document: Value =
        serde_json::from_str(&text(&audit(&["-", "--json"], all.as_bytes()))).expect("JSON");
    let mut findings = document["findings"].as_array().expect("findings").clone();
    for finding in &mut findings {
        finding["line"] = "finding".into();
    }
    assert_eq!(findings, told);
    let count = document["summary"]["findings"]["illegal_move"].clone();
    assert_eq!(count, 1);
    for (words, none) in [
        (&["-", "--json"][..], true),
        (&["-", "--json", "--summary"], false),
    ] {
        let document: Value =
            serde_json::from_str(&text(&audit(words, FAIR.as_bytes()))).expect("JSON");
        assert_eq!(
            document["findings"].as_array().map(Vec::len),
            none.then_some(0)
        );
        assert_eq!(document["summary"]["games"], 1);
    }
}

#[test]
fn archives_are_told_by_their_bytes() {
    let all = [FAIR, ILLEGAL].concat();
    let right = text(&audit(&["-", "--jsonl"], all.as_bytes()));
    let gzip = |text: &str| {
        let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        packer.write_all(text.as_bytes()).expect("memory");
        packer.finish().expect("memory")
    };
    let zstandard = |text: &str| {
        ruzstd::encoding::compress_to_vec(
            text.as_bytes(),
            ruzstd::encoding::CompressionLevel::Fastest,
        )
    };
    // Both may be several archives one behind the other, and a Zstandard frame may be skippable.
    let skipped = [
        &[0x50, 0x2A, 0x4D, 0x18, 3, 0, 0, 0, 1, 2, 3][..],
        &zstandard(&all),
    ]
    .concat();
    for packed in [
        gzip(&all),
        [gzip(FAIR), gzip(ILLEGAL)].concat(),
        zstandard(&all),
        [zstandard(FAIR), zstandard(ILLEGAL)].concat(),
        skipped,
    ] {
        assert_eq!(text(&audit(&["-", "--jsonl"], &packed)), right);
        let cut = &packed[..packed.len() - 9];
        let output = audit(&["-", "--jsonl"], cut);
        assert_eq!(code(&output), Some(1));
        assert!(
            text(&output).contains("broken_archive"),
            "{}",
            text(&output)
        );
    }
    let wide: Vec<u8> = "\u{FEFF}[Event \"x\"]\n"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    assert!(text(&audit(&["-"], &wide)).contains("UTF-16"));
    assert!(text(&audit(&["-"], &wide[2..])).contains("UTF-16"));
    assert!(text(&audit(&["-"], b"PK\x03\x04 and more")).contains("zip"));
}

#[test]
fn a_file_that_cannot_be_read_hides_no_other() {
    let illegal = file("illegal.pgn", ILLEGAL.as_bytes());
    let illegal = illegal.to_str().expect("a path of letters");
    let output = audit(&["no such file", illegal, "--json"], b"");
    assert_eq!(code(&output), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no such file"));
    let document: Value = serde_json::from_slice(&output.stdout).expect("a whole document");
    assert_eq!(document["findings"][0]["file"], illegal);
}

#[test]
fn threads_change_nothing() {
    // Parts have some mebibyte.
    let all = [&FAIR.repeat(40), ILLEGAL, CLAIM].concat().repeat(600);
    assert!(all.len() > 2 << 20);
    let words = |jobs| ["-", "--jsonl", "--jobs", jobs];
    let one = audit(&words("1"), all.as_bytes());
    assert_eq!(code(&one), Some(1));
    for jobs in ["2", "5"] {
        assert!(
            audit(&words(jobs), all.as_bytes()).stdout == one.stdout,
            "{jobs} jobs"
        );
    }
}

#[test]
fn games_are_written_again_in_the_export_format() {
    let out = file("export.pgn", b"");
    let name = out.to_str().expect("a path of letters");
    let odd = "[Event \"odd\"]\n1.e4 e5 2.Ng1-f3 {why} Nb8c6 (2...d6) 3.Bb5 a6? *\n";
    audit(&["-", "--write", name], [odd, FAIR].concat().as_bytes());
    let once = fs::read(&out).expect("a file");
    let again = file("again.pgn", b"");
    audit(&[name, "--write", again.to_str().expect("letters")], b"");
    assert_eq!(fs::read(&again).expect("a file"), once);
    let text = String::from_utf8(once.clone()).expect("UTF-8");
    assert!(
        text.contains("1. e4 e5 2. Nf3 {why} 2... Nc6 (2... d6) 3. Bb5 a6 $2 *"),
        "{text}"
    );
    assert_eq!(code(&audit(&["-", "--strict"], &once)), Some(0), "{text}");
}

/// What the schema of SARIF 2.1.0 requires, of the parts that are written.
#[test]
fn the_log_is_sarif() {
    let out = file("log.sarif", b"");
    let games = file("a file.pgn", [FAIR, ILLEGAL, CLAIM].concat().as_bytes());
    let games = games.to_str().expect("letters");
    for lang in ["en", "zh"] {
        let output = audit(
            &[
                games,
                "--lang",
                lang,
                "--sarif",
                out.to_str().expect("letters"),
            ],
            b"",
        );
        assert_eq!(code(&output), Some(1));
        let log: Value = serde_json::from_slice(&fs::read(&out).expect("a log")).expect("JSON");
        assert_eq!(log["version"], "2.1.0");
        let run = &log["runs"][0];
        let driver = &run["tool"]["driver"];
        assert_eq!(driver["name"], "chesslaws audit");
        let rules = driver["rules"].as_array().expect("rules");
        let results = run["results"].as_array().expect("results");
        assert_eq!(results.len(), 4, "{results:?}");
        for result in results {
            let index =
                usize::try_from(result["ruleIndex"].as_u64().expect("an index")).expect("small");
            assert_eq!(rules[index]["id"], result["ruleId"]);
            assert!(
                ["error", "warning", "note"].contains(&result["level"].as_str().expect("a level"))
            );
            assert!(
                !result["message"]["text"]
                    .as_str()
                    .expect("a text")
                    .is_empty()
            );
            let place = &result["locations"][0]["physicalLocation"];
            assert!(
                place["artifactLocation"]["uri"]
                    .as_str()
                    .expect("a reference")
                    .ends_with("a%20file.pgn")
            );
            assert!(place["region"]["startLine"].as_u64() >= Some(1));
            assert!(place["region"]["startColumn"].as_u64() >= Some(1));
        }
        assert_eq!(results[0]["level"], "error");
        assert_eq!(
            results[0]["locations"][0]["physicalLocation"]["region"]["startLine"],
            12
        );
    }
    audit(
        &["-", "--sarif", out.to_str().expect("letters")],
        FAIR.as_bytes(),
    );
    let none: Value = serde_json::from_slice(&fs::read(&out).expect("a log")).expect("JSON");
    assert_eq!(none["runs"][0]["results"], serde_json::json!([]));
}

#[test]
fn nothing_that_is_read_is_overwritten() {
    let games = file("kept.pgn", FAIR.as_bytes());
    let name = games.to_str().expect("letters");
    let dotted = games.parent().expect("a folder").join("../audit/kept.pgn");
    let dotted = dotted.to_str().expect("letters");
    let other = file("other.sarif", b"");
    let other = other.to_str().expect("letters");
    for words in [
        &[name, "--write", name][..],
        &[name, "--sarif", dotted],
        &[name, "--write", other, "--sarif", other],
    ] {
        let output = audit(words, b"");
        assert_eq!(code(&output), Some(2), "{words:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("would be overwritten"));
        assert_eq!(fs::read(&games).expect("a file"), FAIR.as_bytes());
    }
    assert_eq!(code(&audit(&[name, "--jobs", "100000"], b"")), Some(0));
}
