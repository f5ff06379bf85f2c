//! `chesslaws perft`: its counts, its forms, its errors, and engines that count otherwise.

use std::io::{BufRead, Write};
use std::process::{Command, Output};

use chesslaws_board::{Move, Setup};
use chesslaws_kernel::Position;

/// How the engine played by this program counts; without it nothing is played.
const MANNER: &str = "CHESSLAWS_COUNTS";
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
/// Black can take in passing after c2c4.
const PASSING: &str = "4k3/8/8/8/3p4/8/2P5/4K3 w - - 0 1";

fn perft(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_chesslaws"))
        .arg("perft")
        .args(args)
        .output()
        .expect("the program of this package")
}

fn said(args: &[&str], code: i32) -> String {
    let output = perft(args);
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("UTF-8");
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(code), "{out}{err}");
    if code < 2 {
        assert_eq!(err, "", "silent in a pipe");
        out
    } else {
        assert_eq!(out, "");
        err
    }
}

#[test]
fn counts_are_those_that_were_published() {
    assert_eq!(said(&["startpos", "0"], 0), "1\n");
    assert_eq!(said(&["startpos", "4"], 0), "197281\n");
    assert_eq!(
        said(&[KIWIPETE, "3", "--threads", "2", "--hash", "1"], 0),
        "97862\n"
    );
    assert_eq!(
        said(&[KIWIPETE, "3", "--no-bulk", "--isa", "portable"], 0),
        "97862\n"
    );
}

#[test]
fn divided_and_told_apart() {
    let divided = said(&["startpos", "3", "--divide"], 0);
    let lines: Vec<&str> = divided.lines().collect();
    assert_eq!(lines.len(), 22);
    assert_eq!(lines[0], "b1a3: 400");
    assert_eq!(lines[21], "8902");
    let told: serde_json::Value =
        serde_json::from_str(&said(&[KIWIPETE, "2", "--breakdown", "--json"], 0)).expect("JSON");
    assert_eq!(told["leaves"], 2039);
    assert_eq!(told["breakdown"]["en_passant"], 1);
    assert_eq!(told["breakdown"]["castles"], 91);
}

/// The first position is one of the lists that engines are tried on; its counts are public.
#[test]
fn chess960_in_both_spellings() {
    let x_fen = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
    assert_eq!(said(&[x_fen, "3", "--chess960"], 0), "12189\n");
    assert_eq!(
        said(&[&x_fen.replace("HFhf", "KQkq"), "3", "--chess960"], 0),
        "12189\n"
    );
    let castles = "4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1";
    let divided = said(&[castles, "1", "--divide", "--chess960"], 0);
    assert!(divided.contains("f1h1: 1\n"), "{divided}");
    assert!(divided.contains("f1b1: 1\n"), "{divided}");
}

#[test]
fn errors_say_what_and_where() {
    let of = |args: &[&str]| said(args, 2);
    assert!(of(&["8/8/8/8/8/8/8/8 w - - 0", "1"]).contains("FEN:fullmove-number"));
    let refused = of(&["8/8/8/8/8/8/8/8 w - - 0 1", "1"]);
    assert!(refused.contains("exactly one king"), "{refused}");
    let right = of(&["4k3/8/8/8/8/8/8/4K2R w KX - 0 1", "1", "--chess960"]);
    assert!(right.contains("column 25: `X`"), "{right}");
    let isa = of(&["startpos", "1", "--isa", "abacus"]);
    assert!(isa.contains("portable"), "{isa}");
    let channel = of(&["startpos", "1", "--against", "cecp", "x"]);
    assert!(channel.contains("right would be `uci`"), "{channel}");
    assert!(of(&["startpos", "99"]).contains("0..=14"));
}

/// The command that starts this program as an engine.
fn engine(manner: &str) -> String {
    let program = std::env::current_exe().expect("the path of this program");
    format!(
        "env '{MANNER}={manner}' '{}' --exact plays_the_engine --nocapture",
        program.display()
    )
}

#[test]
fn an_engine_that_counts_the_same() {
    let text = said(&[KIWIPETE, "3", "--against", "uci", &engine("right")], 0);
    assert_eq!(text, "97862: the kernel and right count the same\n");
    let text = said(&["startpos", "0", "--against", "uci", &engine("right")], 0);
    assert_eq!(text, "1: the kernel and right count the same\n");
}

#[test]
fn a_move_that_an_engine_has_not() {
    let text = said(
        &[PASSING, "3", "--against", "uci", &engine("no-passing")],
        1,
    );
    assert!(
        text.contains("no-passing has not the move d4c3, the kernel has"),
        "{text}"
    );
    assert!(text.contains("after: c2c4"), "{text}");
    assert!(text.contains("1993:5.6.3.a (2023:3.7.3.1)"), "{text}");
    assert!(
        text.contains(&format!("\"{PASSING}\" moves c2c4 d4c3")),
        "{text}"
    );
}

#[test]
fn a_move_that_only_the_engine_has() {
    let args = [
        PASSING,
        "2",
        "--against",
        "uci",
        &engine("leaps"),
        "--edition",
        "fide-2023",
        "--json",
    ];
    let told: serde_json::Value = serde_json::from_str(&said(&args, 1)).expect("JSON");
    assert_eq!(told["against"]["kind"], "extra");
    assert_eq!(told["against"]["move"], "e1e3");
    assert_eq!(told["against"]["moves"], serde_json::json!([]));
    let broken = told["against"]["explanation"].to_string();
    assert!(broken.contains("2023:3.8.1"), "{broken}");
}

#[test]
fn an_engine_at_odds_with_itself() {
    let text = said(&["startpos", "2", "--against", "uci", &engine("adds")], 1);
    assert!(
        text.contains("counts 21 leaves below this position when asked one ply before, and 20"),
        "{text}"
    );
}

#[test]
fn an_engine_that_fails_is_the_failure_of_the_engine() {
    for manner in ["silent", "wrong-sum", "exits", "best-move"] {
        let args = [
            "startpos",
            "2",
            "--timeout",
            "3000",
            "--against",
            "uci",
            &engine(manner),
        ];
        let text = said(&args, 3);
        assert!(
            text.starts_with("chesslaws: the engine "),
            "{manner}: {text}"
        );
    }
}

/// The engine, if that is what this program was started for.
#[test]
fn plays_the_engine() {
    let Ok(manner) = std::env::var(MANNER) else {
        return;
    };
    let mut position = None;
    for order in std::io::stdin().lock().lines() {
        let order = order.expect("a line");
        let mut reply = String::new();
        match order.split(' ').next() {
            Some("uci") => reply = format!("id name {manner}\nuciok"),
            Some("isready") => "readyok".clone_into(&mut reply),
            Some("position") => position = Some(reached(&order)),
            Some("quit") => return,
            Some("go") => {
                let depth = order.rsplit(' ').next().expect("a depth");
                let depth = depth.parse().expect("a depth");
                reply = match manner.as_str() {
                    "silent" => continue,
                    "exits" => std::process::exit(7),
                    "best-move" => "bestmove e2e4".to_owned(),
                    _ => divided(position.as_ref().expect("a position"), depth, &manner),
                };
            }
            _ => {}
        }
        writeln!(std::io::stdout(), "{reply}").expect("somebody who reads");
    }
}

fn reached(order: &str) -> Position {
    let words = order.strip_prefix("position ").expect("a position");
    let (start, moves) = words.split_once(" moves ").unwrap_or((words, ""));
    let fen = start
        .strip_prefix("fen ")
        .unwrap_or("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    let setup: Setup = fen.parse().expect("a FEN");
    moves.split_whitespace().fold(
        Position::new(&setup).expect("a position"),
        |position, text| {
            let mv: Move = text.parse().expect("a move");
            position.after(position.find(mv).expect("a legal move"))
        },
    )
}

/// The leaves below, captures in passing left out if the manner has none.
fn leaves(position: &Position, depth: u32, manner: &str) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.legal_moves().into_iter();
    moves
        .filter(|step| manner != "no-passing" || !takes_in_passing(position, step.written()))
        .map(|step| leaves(&position.after(step), depth - 1, manner))
        .sum()
}

fn takes_in_passing(position: &Position, mv: Move) -> bool {
    let setup = position.setup();
    setup.en_passant == Some(mv.to)
        && mv.from.file() != mv.to.file()
        && setup
            .piece(mv.from)
            .is_some_and(|piece| piece.kind == chesslaws_board::Kind::Pawn)
}

fn divided(position: &Position, depth: u32, manner: &str) -> String {
    let (mut text, mut sum) = (String::new(), 0);
    for step in position.legal_moves() {
        if manner == "no-passing" && takes_in_passing(position, step.written()) {
            continue;
        }
        let mut count = leaves(&position.after(step), depth - 1, manner);
        if manner == "adds" && depth == 2 {
            count += 1;
        }
        sum += count;
        text += &format!("{}: {count}\n", step.written());
    }
    if manner == "leaps" {
        text += "e1e3: 1\n";
        sum += 1;
    }
    if manner == "wrong-sum" {
        sum += 1;
    }
    format!("{text}\nNodes searched: {sum}")
}
