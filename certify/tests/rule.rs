//! The disputes of `examples/disputes`, ruled on as a reader would.
//!
//! What each comes to was reasoned out from the Laws and stands in its first lines: `# ruling:` the answers in order,
//! `# because:` a statement that carries them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// A dispute, and what it should come to.
struct Example {
    path: PathBuf,
    name: String,
    /// The answers.
    rulings: Vec<String>,
    /// The statements that carry them.
    because: Vec<String>,
}

fn examples() -> Vec<Example> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/disputes");
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    paths.into_iter().map(example).collect()
}

fn example(path: PathBuf) -> Example {
    let text = fs::read_to_string(&path).expect("a text");
    let told = |mark: &str| {
        let lines = text.lines().take_while(|line| line.starts_with('#'));
        let told = lines.filter_map(|line| line.strip_prefix(mark));
        told.map(str::to_owned).collect::<Vec<_>>()
    };
    let name = path.file_name().expect("a name").to_string_lossy();
    Example {
        name: name.into_owned(),
        rulings: told("# ruling: "),
        because: told("# because: "),
        path,
    }
}

/// What is printed for a dispute.
fn ruled(example: &Example, options: &[&str]) -> String {
    let run = Command::new(env!("CARGO_BIN_EXE_chesslaws"))
        .arg("rule")
        .arg(&example.path)
        .args(options)
        .output()
        .expect("the program runs");
    let complaint = String::from_utf8_lossy(&run.stderr);
    assert!(
        run.status.success() && complaint.is_empty(),
        "{} {options:?}: {complaint}",
        example.name
    );
    String::from_utf8(run.stdout).expect("the output is UTF-8")
}

fn json(example: &Example, options: &[&str]) -> Value {
    let text = ruled(example, &[&["--json"], options].concat());
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", example.name))
}

/// The statements among the grounds of an object, of its answers, and of what came after the end.
fn grounds(ruling: &Value) -> BTreeSet<&str> {
    let lists = [
        &ruling["because"],
        &ruling["lacking"],
        &ruling["afterwards"],
    ];
    let of_answers = ruling["answers"].as_array().expect("answers");
    let of_answers = of_answers
        .iter()
        .filter(|answer| answer["question"] == "may");
    let lists = lists
        .into_iter()
        .chain(of_answers.map(|answer| &answer["because"]));
    lists
        .flat_map(|list| list.as_array().expect("a list of grounds"))
        .map(|ground| ground["statement"].as_str().expect("an id"))
        .collect()
}

#[test]
fn every_example_is_ruled_on_as_the_laws_have_it() {
    for example in examples() {
        assert!(
            !example.rulings.is_empty() && !example.because.is_empty(),
            "{} does not say what it should come to",
            example.name
        );
        let text = ruled(&example, &[]);
        let printed: Vec<&str> = text.lines().skip(1).take(example.rulings.len()).collect();
        assert_eq!(printed, example.rulings, "{}\n{text}", example.name);
        let ruling = json(&example, &[]);
        for statement in &example.because {
            assert!(
                grounds(&ruling).contains(statement.as_str()),
                "{} does not rest on {statement}\n{text}",
                example.name
            );
        }
    }
}

#[test]
fn every_article_off_the_board_has_an_example() {
    let article = |example: &Example| {
        let named = example
            .name
            .get(3..5)
            .and_then(|number| number.parse().ok());
        let number: u32 = named.unwrap_or_else(|| panic!("{} names no article", example.name));
        let of_it = format!("1993:{number}.");
        assert!(
            example.because.iter().any(|id| id.starts_with(&of_it)),
            "{} rests on no statement of Article {number}",
            example.name
        );
        number
    };
    let told: BTreeSet<u32> = examples().iter().map(article).collect();
    // Article 2 is the pieces alone.
    let wanted: BTreeSet<u32> = (1..=17).filter(|&article| article != 2).collect();
    assert_eq!(wanted.difference(&told).collect::<Vec<_>>(), [&0_u32; 0]);
}

#[test]
fn every_example_is_told_in_chinese() {
    for example in examples() {
        let text = ruled(&example, &["--lang", "zh"]);
        assert!(text.contains("决定裁定的事实"), "{}\n{text}", example.name);
        for english in ["Decided by", "Because", "What decided it"] {
            assert!(!text.contains(english), "{}\n{text}", example.name);
        }
    }
}

#[test]
fn every_example_is_an_object_with_the_same_keys_in_both_languages() {
    let keys = |value: &Value| -> Vec<String> {
        let object = value.as_object().expect("an object");
        object.keys().cloned().collect()
    };
    for example in examples() {
        let (english, chinese) = (json(&example, &[]), json(&example, &["--lang", "zh"]));
        assert_eq!(keys(&english), keys(&chinese), "{}", example.name);
        assert_eq!(
            keys(&english),
            [
                "afterwards",
                "answers",
                "because",
                "both_editions",
                "conflict",
                "course",
                "decided_by",
                "edition",
                "lacking",
                "notice",
                "position",
                "readings",
                "source",
                "stated",
                "title",
                "what_if"
            ],
            "{}",
            example.name
        );
        for key in ["decided_by", "position", "stated", "edition"] {
            assert_eq!(english[key], chinese[key], "{}: {key}", example.name);
        }
        let tried = &english["what_if"];
        assert!(tried["tried"].as_u64() > Some(0), "{}", example.name);
        assert_eq!(grounds(&english), grounds(&chinese), "{}", example.name);
    }
}

#[test]
fn every_exhibit_is_read_back() {
    for example in examples() {
        for lang in ["en", "zh"] {
            let html = ruled(&example, &["--html", "--lang", lang]);
            exhibit(&example, &html);
        }
    }
}

/// The page is XML, asks for nothing from elsewhere, and shows a board.
fn exhibit(example: &Example, html: &str) {
    let options = roxmltree::ParsingOptions {
        allow_dtd: true,
        ..Default::default()
    };
    let page = roxmltree::Document::parse_with_options(html, options)
        .unwrap_or_else(|error| panic!("{}: {error}", example.name));
    let elements: Vec<_> = page
        .descendants()
        .filter(roxmltree::Node::is_element)
        .collect();
    let class = |name: &str| {
        let of_class = elements
            .iter()
            .filter(|element| element.attribute("class") == Some(name));
        of_class.count()
    };
    assert_eq!(class("board"), 1, "{}", example.name);
    let clocks = html.contains("class=\"clocks\"");
    assert_eq!(class("clock"), 2 * usize::from(clocks), "{}", example.name);
    for element in elements {
        assert_ne!(element.tag_name().name(), "script", "{}", example.name);
        for attribute in element.attributes() {
            assert!(
                !["src", "href"].contains(&attribute.name()) || attribute.value().starts_with('#'),
                "{} asks for {}",
                example.name,
                attribute.value()
            );
        }
    }
}

#[test]
fn both_editions_stand_side_by_side_and_the_one_not_executed_is_refused() {
    let all = examples();
    let wrong_claim = all.iter().find(|example| {
        let of_it = |id: &String| id == "1993:10.13.2.a";
        example.because.iter().any(of_it)
    });
    let example = wrong_claim.expect("an example of a wrong claim");
    let text = ruled(example, &["--both-editions"]);
    assert!(text.contains("Side by side with fide-2023"), "{text}");
    assert!(text.contains("2023:9.5.3.a (changed)"), "{text}");
    let ruling = json(example, &["--both-editions"]);
    assert!(
        ruling["both_editions"]
            .as_array()
            .is_some_and(|all| !all.is_empty()),
        "{ruling}"
    );
    assert!(ruled(example, &["--both-editions", "--html"]).contains("2023:9.5.3.a (changed)"));
}
