//! A program behind the protocol chesslaws-1 that answers at once: what then takes time is the harness.
//!
//! `echo` gives a fixed answer of the right kind. `echo FILE` knows the right ones: each line of the file is a question
//! as the protocol writes it, from `"start"` to the end of the line, a tab and the answer.

use std::collections::HashMap;
use std::io::{self, BufRead, Write};

const HELLO: &str = r#","name":"echo","version":"1","questions":["legal-moves","is-legal","position-after","check-state","ending","same-position","read-fen"]}"#;
const MOVES: &str = r#"{"moves":["a2a3","a2a4","b1a3","b1c3","b2b3","b2b4","c2c3","c2c4","d2d3","d2d4","e2e3","e2e4","f2f3","f2f4","g1f3","g1h3","g2g3","g2g4","h2h3","h2h4"]}"#;
const INITIAL: &str = r#"{"fen":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}"#;

fn main() -> io::Result<()> {
    let known = match std::env::args_os().nth(1) {
        Some(path) => read_answers(&std::fs::read_to_string(path)?),
        None => HashMap::new(),
    };
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    let (mut line, mut reply) = (String::new(), String::new());
    loop {
        line.clear();
        if input.read_line(&mut line)? == 0 {
            return Ok(());
        }
        reply.clear();
        answer(line.trim_end(), &known, &mut reply);
        // One write of a whole line.
        output.write_all(reply.as_bytes())?;
        output.flush()?;
        if line.contains(r#""command":"bye""#) {
            return Ok(());
        }
    }
}

fn read_answers(text: &str) -> HashMap<String, String> {
    let pairs = text.lines().filter_map(|line| line.split_once('\t'));
    pairs
        .map(|(question, answer)| (question.to_owned(), answer.to_owned()))
        .collect()
}

fn answer(line: &str, known: &HashMap<String, String>, reply: &mut String) {
    let seq = seq(line);
    let question = line.find(r#""start""#).map(|at| &line[at..]);
    let (kind, rest) = match question {
        Some(question) => {
            let answer = known.get(question).map(String::as_str);
            ("answer", answer.unwrap_or_else(|| fixed(question)))
        }
        None if line.contains(r#""command":"hello""#) => ("hello", HELLO),
        None => ("ok", "}"),
    };
    for part in [r#"{"reply":""#, kind, r#"","seq":"#, seq] {
        reply.push_str(part);
    }
    if kind == "answer" {
        for part in [r#","answer":"#, rest, "}"] {
            reply.push_str(part);
        }
    } else {
        reply.push_str(rest);
    }
    reply.push('\n');
}

/// The digits behind `"seq":`; 0 where there are none.
fn seq(line: &str) -> &str {
    let Some(at) = line.find(r#""seq":"#) else {
        return "0";
    };
    let digits = &line[at + 6..];
    let end = digits.find(|letter: char| !letter.is_ascii_digit());
    &digits[..end.unwrap_or(digits.len())]
}

fn fixed(question: &str) -> &'static str {
    let is = |name: &str| question.contains(name);
    if is(r#""legal-moves""#) {
        MOVES
    } else if is(r#""position-after""#) {
        INITIAL
    } else if is(r#""ending""#) {
        r#"{"ending":"none"}"#
    } else {
        r#"{"truth":false}"#
    }
}
