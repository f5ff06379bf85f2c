//! The forms of a report, read back.

use std::collections::{BTreeMap, BTreeSet};

use roxmltree::{Document, Node, ParsingOptions};

/// What stands before [`chesslaws::report::plain`] made it plain.
pub(crate) fn unplain(text: &str) -> String {
    let mut parts = text.split("\\u{");
    let mut found = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (number, rest) = part.split_once('}').expect("a number ends");
        let number = u32::from_str_radix(number, 16).expect("a number is hexadecimal");
        found.push(char::from_u32(number).expect("a number is that of a character"));
        found += rest;
    }
    found
}

/// The first character that is written but not seen, line feeds apart.
pub(crate) fn hidden(text: &str) -> Option<char> {
    text.chars().find(|&letter| {
        letter.is_control() && letter != '\n'
            || "\u{ad}\u{61c}\u{200b}\u{200e}\u{200f}\u{2028}\u{202a}\u{202e}\u{2066}\u{2069}\u{feff}\u{ffff}"
                .contains(letter)
    })
}

/// What JUnit XML says.
pub(crate) struct Junit {
    /// The cases with their outcomes.
    pub(crate) cases: BTreeSet<(String, String)>,
    /// The properties of each suite.
    pub(crate) properties: Vec<BTreeMap<String, String>>,
}

/// Reads JUnit XML, and holds the counts of each suite against its tests.
pub(crate) fn junit(text: &str) -> Junit {
    let document = Document::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let root = document.root_element();
    check_counts(root);
    let suites: Vec<Node> = elements(root, "testsuite").collect();
    suites.iter().copied().for_each(check_counts);
    let names: BTreeSet<_> = suites.iter().map(|suite| suite.attribute("name")).collect();
    assert_eq!(names.len(), suites.len(), "two suites of one name");
    let tests: Vec<Node> = elements(root, "testcase").collect();
    let cases = tests
        .iter()
        .map(|&test| (unplain(attribute(test, "name")), outcome(test)));
    let cases: BTreeSet<_> = cases.collect();
    assert_eq!(cases.len(), tests.len(), "a case stands twice");
    let properties = suites.iter().map(|&suite| {
        let properties = elements(suite, "property");
        let pair = |node| {
            (
                attribute(node, "name").to_owned(),
                attribute(node, "value").to_owned(),
            )
        };
        properties.map(pair).collect()
    });
    Junit {
        properties: properties.collect(),
        cases,
    }
}

fn check_counts(suite: Node) {
    let count = |name| elements(suite, name).count().to_string();
    for (attribute_name, element) in [
        ("tests", "testcase"),
        ("failures", "failure"),
        ("errors", "error"),
        ("skipped", "skipped"),
    ] {
        assert_eq!(attribute(suite, attribute_name), count(element));
    }
}

fn outcome(test: Node) -> String {
    let Some(told) = test.first_element_child() else {
        return "passed".into();
    };
    let text = match told.tag_name().name() {
        "failure" | "error" => attribute(told, "type"),
        "skipped" => attribute(told, "message"),
        "system-out" => told.text().unwrap_or_default(),
        other => panic!("<{other}> in a test"),
    };
    text.split(": ").next().unwrap_or_default().to_owned()
}

fn elements<'a>(node: Node<'a, 'a>, name: &'static str) -> impl Iterator<Item = Node<'a, 'a>> {
    node.descendants()
        .filter(move |node| node.is_element() && node.tag_name().name() == name)
}

fn attribute<'a>(node: Node<'a, 'a>, name: &str) -> &'a str {
    node.attribute(name)
        .unwrap_or_else(|| panic!("<{}> has no {name}", node.tag_name().name()))
}

/// What the HTML says.
pub(crate) struct Page {
    pub(crate) name: String,
    pub(crate) exit_code: String,
    pub(crate) counts: BTreeMap<String, usize>,
    /// The cases listed, with their outcomes.
    pub(crate) cases: BTreeSet<(String, String)>,
    /// The exhibits: case and statement.
    pub(crate) exhibits: BTreeSet<(String, String)>,
}

/// All elements that a report is made of. None of them does anything.
const ELEMENTS: &[&str] = &[
    "html",
    "head",
    "meta",
    "title",
    "style",
    "body",
    "header",
    "nav",
    "section",
    "article",
    "footer",
    "h1",
    "h2",
    "h3",
    "p",
    "a",
    "b",
    "code",
    "span",
    "div",
    "ul",
    "li",
    "dl",
    "dt",
    "dd",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "details",
    "summary",
    "blockquote",
    "figure",
    "figcaption",
    "svg",
    "symbol",
    "path",
    "circle",
    "rect",
    "use",
    "text",
];

impl Page {
    /// Reads the page; it may hold nothing that acts, and link to nothing but itself.
    pub(crate) fn read(text: &str) -> Self {
        let options = ParsingOptions {
            allow_dtd: true,
            ..ParsingOptions::default()
        };
        let document = Document::parse_with_options(text, options)
            .unwrap_or_else(|error| panic!("{error}\n{text}"));
        let root = document.root_element();
        root.descendants()
            .filter(Node::is_element)
            .for_each(check_harmless);
        let verdict = elements(root, "p").find(|node| node.attribute("id") == Some("verdict"));
        let counts = elements(root, "tr").filter_map(|row| {
            let count = row.last_element_child()?.text()?.parse().ok()?;
            Some((row.attribute("data-outcome")?.to_owned(), count))
        });
        let pair = |node: Node, one, other| {
            (
                unplain(attribute(node, one)),
                unplain(attribute(node, other)),
            )
        };
        let cases: Vec<_> = elements(root, "li")
            .filter(|node| node.has_attribute("data-case"))
            .map(|node| pair(node, "data-case", "data-outcome"))
            .collect();
        let exhibits =
            elements(root, "article").map(|node| pair(node, "data-case", "data-statement"));
        Self {
            name: elements(root, "h1")
                .next()
                .and_then(|node| node.text())
                .unwrap_or_default()
                .into(),
            exit_code: attribute(verdict.expect("a verdict"), "data-exit-code").into(),
            counts: counts.collect(),
            cases: cases.into_iter().collect(),
            exhibits: exhibits.collect(),
        }
    }
}

fn check_harmless(node: Node) {
    let name = node.tag_name().name();
    assert!(ELEMENTS.contains(&name), "<{name}>");
    for attribute in node.attributes() {
        let (name, value) = (attribute.name(), attribute.value());
        assert!(
            !name.starts_with("on") && name != "style" && name != "src",
            "{name}"
        );
        assert!(name != "href" || value.starts_with('#'), "{value}");
    }
}

/// What the Markdown says.
#[derive(Default)]
pub(crate) struct Markdown {
    pub(crate) name: String,
    pub(crate) exit_code: String,
    pub(crate) counts: BTreeMap<String, usize>,
    /// The statements of the table: passed, failed, obscured, other.
    pub(crate) statements: BTreeMap<String, Vec<usize>>,
    /// The cases of the exhibits.
    pub(crate) exhibits: BTreeSet<String>,
    /// How many exhibits have a heading.
    pub(crate) headings: usize,
}

/// Reads the Markdown line by line.
pub(crate) fn markdown(text: &str) -> Markdown {
    let mut found = Markdown::default();
    for (at, line) in text.lines().enumerate() {
        if let Some(name) = line.strip_prefix("# Laws of Chess: ") {
            assert_eq!(at, 0, "a second title");
            found.name = code(name);
        } else if let Some((_, code)) = line.split_once(" (exit code ") {
            found.exit_code = code.trim_end_matches(')').into();
        } else if line.starts_with("### ") {
            found.headings += 1;
        } else if let Some(case) = line.strip_prefix("- case: ") {
            found.exhibits.insert(unplain(&code(case)));
        } else if line.starts_with("| ") {
            row(line, &mut found);
        } else {
            let is_ours = ["", "- ", "  - ", "> ", "## ", "|---", "  ", "```"];
            let is_prose = line.starts_with(|letter: char| {
                !letter.is_ascii_punctuation() || letter == '&' || letter == '*'
            });
            assert!(
                is_prose || is_ours.iter().any(|start| line.starts_with(start)),
                "{line}"
            );
        }
    }
    found
}

fn row(line: &str, found: &mut Markdown) {
    let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
    match cells[..] {
        ["outcome", "cases"] | ["statement", ..] => {}
        [outcome, count] => {
            let count = count.parse().expect("a count");
            found.counts.insert(outcome.into(), count);
        }
        [statement, _, ref counts @ .., _] => {
            assert_eq!(cells.len(), 7, "{line}");
            // The number in the edition in force stands behind that of the founding one.
            let cited = code(statement);
            let id = match cited.split_once(" (2023:") {
                Some((id, _)) if id.starts_with("1993:") => id,
                _ => &cited,
            };
            let counts = counts.iter().map(|count| count.parse().expect("a count"));
            let last = found.statements.insert(unplain(id), counts.collect());
            assert_eq!(last, None, "{line}");
        }
        _ => panic!("{line}"),
    }
}

/// Text of others, out of its code.
fn code(written: &str) -> String {
    let inner = |start, end| {
        let inner = written.strip_prefix(start);
        inner.and_then(|inner: &str| inner.strip_suffix(end))
    };
    if let Some(text) = inner("`", "`") {
        assert!(!text.contains(['`', '|']), "{written}");
        return text.to_owned();
    }
    let text = inner("<code>", "</code>").unwrap_or_else(|| panic!("{written} is no code"));
    let mut parts = text.split("&#");
    let mut found = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (number, rest) = part.split_once(';').expect("a number ends");
        let number = number.parse::<u32>().expect("a number");
        found.push(char::from_u32(number).expect("a character"));
        found += rest;
    }
    assert!(!found.is_empty() || text.is_empty());
    found
}
