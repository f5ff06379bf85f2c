//! `chesslaws vectors`: the same bytes from the same seed, rare motifs, witnesses, errors that say where.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn vectors(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_chesslaws"))
        .arg("vectors")
        .args(args)
        .output()
        .expect("the program of this package")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// A file of the test's own.
fn file(name: &str, content: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).expect("a file");
    path
}

fn generated(seed: &str, count: &str) -> String {
    let output = vectors(&["generate", "--seed", seed, "--count", count]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    text(&output.stdout)
}

fn checked(path: &Path, code: i32) -> String {
    let output = vectors(&["check", path.to_str().expect("a path of letters")]);
    assert_eq!(output.status.code(), Some(code), "{output:?}");
    text(if code < 2 {
        &output.stdout
    } else {
        &output.stderr
    })
}

#[test]
fn the_same_seed_gives_the_same_bytes_and_fewer_are_the_beginning() {
    let lines = generated("7", "60");
    assert_eq!(lines.lines().count(), 60);
    assert_eq!(lines, generated("7", "60"));
    assert!(lines.starts_with(&generated("7", "20")));
    assert_ne!(lines, generated("8", "60"));
    for line in lines.lines() {
        let vector: Value = serde_json::from_str(line).expect("JSON");
        let moves = vector["moves"].as_array().expect("moves");
        assert!(moves.is_sorted_by_key(|mv| mv.as_str()), "{line}");
        assert_eq!(vector["perft"][0], moves.len());
        assert_eq!(vector["perft"].as_array().map(Vec::len), Some(3));
    }
}

/// The digest of the beginning of `results/vectors-bulk.md`, which no other machine may get otherwise.
#[test]
fn every_motif_comes_and_the_digest_is_that_of_the_results() {
    let output = vectors(&[
        "generate", "--seed", "4", "--count", "2000", "--digest", "--json",
    ]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let told: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let results = concat!(env!("CARGO_MANIFEST_DIR"), "/../results/vectors-bulk.md");
    let results = fs::read_to_string(results).expect("the results");
    let digest = told["sha256"].as_str().expect("a digest");
    assert!(results.contains(digest), "{digest} is not in the results");
    let motifs = told["motifs"].as_object().expect("motifs");
    assert_eq!(motifs.len(), chesslaws::vectors::MOTIFS.len());
    for (name, count) in motifs {
        assert!(count.as_u64() >= Some(5), "{name}: {count}");
    }
}

#[test]
fn a_file_is_whole_and_what_it_comes_to_is_told() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("vectors-out.jsonl");
    let name = path.to_str().expect("a path of letters");
    let output = vectors(&["generate", "--seed", "7", "--count", "30", "--out", name]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert_eq!(text(&output.stderr), "", "silent in a pipe");
    assert!(text(&output.stdout).starts_with("30 positions of seed 7, perft to depth 3\nsha256 "));
    assert_eq!(
        fs::read_to_string(&path).expect("the lines"),
        generated("7", "30")
    );
    assert_eq!(
        checked(&path, 0),
        "30 positions, 90 counts, 30 lists of moves: the kernel agrees with all\n"
    );
    let output = vectors(&[
        "generate",
        "--seed",
        "7",
        "--count",
        "3",
        "--out",
        "/nonexistent/v",
    ]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(text(&output.stderr).contains("/nonexistent/v"));
}

#[test]
fn what_differs_is_shown_with_its_line() {
    let lines = generated("7", "3");
    let wrong = lines.replacen("\"perft\":[", "\"perft\":[1", 1).replacen(
        "\"moves\":[\"",
        "\"moves\":[\"a1a8\",\"",
        1,
    );
    let path = file("vectors-wrong.jsonl", &wrong);
    let said = checked(&path, 1);
    assert!(
        said.contains("vectors-wrong.jsonl, line 1 (R7-0000001): "),
        "{said}"
    );
    assert!(said.contains("a1a8 is listed, and not found"), "{said}");
    assert!(said.contains("depth 1: listed are 1"), "{said}");
    assert!(
        said.ends_with(": the kernel disagrees on 1 positions\n"),
        "{said}"
    );
}

#[test]
fn lists_of_others_in_their_forms() {
    let epd =
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400 ;D6 119060324\n";
    let path = file("vectors.epd", epd);
    let output = vectors(&[
        "check",
        path.to_str().expect("a path"),
        "--max-nodes",
        "1000",
    ]);
    assert_eq!(
        text(&output.stdout),
        "1 positions, 2 counts, 0 lists of moves, 1 counts left out: the kernel agrees with all\n"
    );
    let perft = "# c\nid one\nepd bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf -\nperft 3 12189\n";
    let path = file("vectors.perft", perft);
    let output = vectors(&[
        "check",
        path.to_str().expect("a path"),
        "--chess960",
        "--json",
    ]);
    let told: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(told["counts"], 1);
    assert_eq!(told["disagreeing"], 0);
}

#[test]
fn bad_input_says_file_and_line() {
    for (content, part) in [
        ("", "no position"),
        ("\n\nhello world\n", "line 3: `hello`"),
        ("{\"id\":\"x\"}\n", "line 1: missing field"),
        ("8/8/8/8/8/8/8/8 w - - 0 1 ;D1 0\n", "line 1: WHITE"),
        ("8/8/8 w - - 0 1 ;D1 0\n", "line 1: "),
        ("\u{1b}[2J\n", "line 1: `\\u{1b}[2J`"),
    ] {
        let path = file("vectors-bad", content);
        let said = checked(&path, 2);
        assert!(said.contains("vectors-bad") || part.is_empty(), "{said}");
        assert!(
            said.to_uppercase().contains(&part.to_uppercase()),
            "{content}: {said}"
        );
    }
    assert!(checked(Path::new("/nonexistent"), 2).contains("/nonexistent"));
    let output = vectors(&["check", "-", "--against", "cecp", "x"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("right would be `uci`"));
}

#[test]
fn stdin_is_read_as_well() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_chesslaws"))
        .args(["vectors", "check", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program of this package");
    let mut input = child.stdin.take().expect("a pipe");
    input
        .write_all(generated("7", "5").as_bytes())
        .expect("somebody who reads");
    drop(input);
    let output = child.wait_with_output().expect("an end");
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stdout).starts_with("5 positions, 15 counts"));
}

#[test]
fn an_engine_that_fails_is_the_failure_of_the_engine() {
    let path = file("vectors-engine.jsonl", &generated("7", "2"));
    let name = path.to_str().expect("a path");
    let output = vectors(&[
        "check",
        name,
        "--against",
        "uci",
        "true",
        "--timeout",
        "3000",
    ]);
    assert_eq!(output.status.code(), Some(3), "{output:?}");
    assert!(text(&output.stderr).contains("line 1: the engine "));
}

/// Whether `./check --without` declares that the engine is left out.
fn is_left_out() -> bool {
    let without = std::env::var("CHESSLAWS_WITHOUT").unwrap_or_default();
    without.split_whitespace().any(|peer| peer == "stockfish")
}

#[test]
fn stockfish_counts_the_same() {
    if is_left_out() {
        println!("stockfish is left out, as CHESSLAWS_WITHOUT declares");
        return;
    }
    let path = file("vectors-stockfish.jsonl", &generated("11", "300"));
    let name = path.to_str().expect("a path");
    let output = vectors(&["check", name, "--against", "uci", "stockfish"]);
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{said}{output:?}");
    assert!(
        said.starts_with("300 positions, 900 counts, 300 lists of moves: Stockfish"),
        "{said}"
    );
}
