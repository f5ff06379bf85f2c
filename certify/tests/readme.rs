//! What the README shows is what the program prints.

use std::fs;
use std::path::Path;
use std::process::Command;

/// A command of the README and what it shows of the output.
struct Shown {
    words: Vec<String>,
    output: String,
}

/// The words of a command line, of which some may stand in double quotes.
fn words(line: &str) -> Vec<String> {
    let parts = line.split('"').enumerate();
    parts
        .flat_map(|(place, part)| match place % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

fn shown(readme: &str) -> Vec<Shown> {
    let blocks = readme.split("```console\n$ chesslaws ").skip(1);
    blocks
        .map(|block| {
            let (text, _) = block.split_once("\n```").expect("a block ends");
            let (command, output) = text.split_once('\n').expect("a command has output");
            Shown {
                words: words(command),
                output: output.to_owned(),
            }
        })
        .collect()
}

/// Whether the output is as shown; a line `...` stands for any lines.
fn agrees(shown: &str, printed: &str) -> bool {
    let mut rest = printed;
    let whole = shown.strip_suffix("\n...");
    let parts: Vec<&str> = whole.unwrap_or(shown).split("\n...\n").collect();
    for (place, part) in parts.iter().enumerate() {
        let Some(at) = rest.find(part) else {
            return false;
        };
        if place == 0 && at != 0 {
            return false;
        }
        rest = &rest[at + part.len()..];
    }
    whole.is_some() || rest.trim().is_empty()
}

#[test]
fn the_readme_shows_what_is_printed() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../README.md");
    let readme =
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let all = shown(&readme);
    assert!(all.len() >= 2, "{} commands are shown", all.len());
    for Shown { words, output } in all {
        // What an engine answers is its own affair.
        if words.iter().any(|word| word == "--uci") {
            continue;
        }
        // What is shown of the examples is typed where they are.
        let of_examples = words.iter().any(|word| word.starts_with("examples/"));
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let folder = if of_examples {
            root
        } else {
            env!("CARGO_TARGET_TMPDIR").into()
        };
        let run = Command::new(env!("CARGO_BIN_EXE_chesslaws"))
            .args(&words)
            .current_dir(folder)
            .output()
            .expect("the program runs");
        let printed = String::from_utf8(run.stdout).expect("the output is UTF-8");
        assert!(
            agrees(&output, &printed),
            "chesslaws {words:?}\nthe README shows:\n{output}\nprinted is:\n{printed}{}",
            String::from_utf8_lossy(&run.stderr)
        );
    }
}

#[test]
fn a_line_of_dots_stands_for_any_lines() {
    assert!(agrees("a\nb", "a\nb\n"));
    assert!(agrees("a\n...\nc", "a\nb\nc\n"));
    assert!(agrees("a\n...", "a\nb\nc\n"));
    assert!(!agrees("a\n...\nd", "a\nb\nc\n"));
    assert!(!agrees("b", "a\nb\n"));
    assert!(!agrees("a", "a\nb\n"));
}
