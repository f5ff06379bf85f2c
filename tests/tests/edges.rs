//! Which crate may use which: the table of the design, held against `cargo metadata`.
//!
//! What is looked at is what ends up in a program: normal and build dependencies, on every platform, with all features.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::process::Command;

use serde_json::Value;

/// What a crate of ours may use.
struct Rule {
    of: &'static str,
    /// The crates of ours it may name in its manifest.
    ours: &'static [&'static str],
    others: Others,
    why: &'static str,
}

/// What a crate may have in its tree beside the crates of ours.
enum Others {
    /// Nothing at all, and of ours only those it names.
    None,
    /// Only these, and of ours only those it names.
    Only(&'static [&'static str]),
    /// Anything but these, which includes crates of ours that come in by another one.
    AllBut(&'static [&'static str]),
}

const RULES: &[Rule] = &[
    Rule {
        of: "chesslaws-law",
        ours: &[],
        others: Others::None,
        why: "the ids of the Laws stand on nothing",
    },
    Rule {
        of: "chesslaws-board",
        ours: &[],
        others: Others::None,
        why: "the vocabulary stands on nothing",
    },
    Rule {
        of: "chesslaws-oracle",
        ours: &["chesslaws-board", "chesslaws-law"],
        others: Others::None,
        why: "the oracle is the Laws, literally, and nothing else",
    },
    Rule {
        of: "chesslaws-kernel",
        ours: &["chesslaws-board"],
        others: Others::None,
        why: "the kernel shares nothing with the oracle, or their equality proves nothing",
    },
    Rule {
        of: "chesslaws-record",
        ours: &["chesslaws-board", "chesslaws-kernel"],
        others: Others::Only(&["memchr"]),
        why: "a record is read apart from the oracle, which judges what it says",
    },
    Rule {
        of: "chesslaws-spec",
        ours: &["chesslaws-law"],
        others: Others::AllBut(&["chesslaws-oracle", "cucumber", "tokio"]),
        why: "the Laws as data do not know their code",
    },
    Rule {
        of: "chesslaws-protocol",
        ours: &["chesslaws-board", "chesslaws-law"],
        others: Others::AllBut(&["chesslaws-oracle", "cucumber", "tokio"]),
        why: "an adapter must not be able to link the answers",
    },
    Rule {
        of: "chesslaws-suite",
        ours: &["chesslaws-board", "chesslaws-law", "chesslaws-protocol"],
        others: Others::AllBut(&["chesslaws-oracle", "cucumber", "tokio"]),
        why: "the cases are not made by what they test",
    },
    Rule {
        of: "chesslaws",
        ours: &[
            "chesslaws-board",
            "chesslaws-kernel",
            "chesslaws-law",
            "chesslaws-oracle",
            "chesslaws-protocol",
            "chesslaws-record",
            "chesslaws-spec",
            "chesslaws-suite",
        ],
        others: Others::AllBut(&["cucumber", "tokio"]),
        why: "what people install is small and has no executor",
    },
    Rule {
        of: TESTS,
        ours: &[
            "chesslaws",
            "chesslaws-board",
            "chesslaws-kernel",
            "chesslaws-law",
            "chesslaws-oracle",
            "chesslaws-protocol",
            "chesslaws-record",
            "chesslaws-spec",
            "chesslaws-suite",
        ],
        others: Others::AllBut(&[]),
        why: "the tests need everything",
    },
];

/// Nobody may depend on it.
const TESTS: &str = "chesslaws-tests";

/// The members of the workspace, and who uses whom, by name.
#[derive(Clone)]
struct Graph {
    members: BTreeSet<String>,
    uses: BTreeMap<String, BTreeSet<String>>,
}

impl Graph {
    fn from_metadata(metadata: &Value) -> Self {
        let text = |value: &Value| value.as_str().expect("cargo writes a text").to_owned();
        let list = |value: &Value| value.as_array().expect("cargo writes a list").clone();
        let names: BTreeMap<String, String> = list(&metadata["packages"])
            .iter()
            .map(|package| (text(&package["id"]), text(&package["name"])))
            .collect();
        let mut graph = Self {
            members: list(&metadata["workspace_members"])
                .iter()
                .map(|id| names[&text(id)].clone())
                .collect(),
            uses: BTreeMap::new(),
        };
        for node in list(&metadata["resolve"]["nodes"]) {
            let linked = list(&node["deps"]).into_iter().filter(|used| {
                list(&used["dep_kinds"])
                    .iter()
                    .any(|kind| kind["kind"] != "dev")
            });
            for used in linked {
                graph.add(&names[&text(&node["id"])], &names[&text(&used["pkg"])]);
            }
        }
        graph
    }

    fn add(&mut self, user: &str, used: &str) {
        self.uses
            .entry(user.to_owned())
            .or_default()
            .insert(used.to_owned());
    }

    fn used_by(&self, user: &str) -> impl Iterator<Item = &String> {
        self.uses.get(user).into_iter().flatten()
    }

    /// The tree of a crate: everything in it, with the way there.
    fn tree(&self, root: &str) -> BTreeMap<String, Vec<String>> {
        let mut ways = BTreeMap::new();
        let mut open = VecDeque::from([vec![root.to_owned()]]);
        while let Some(way) = open.pop_front() {
            let last = way.last().expect("a way has a start");
            for next in self.used_by(last).filter(|next| *next != root) {
                if !ways.contains_key(next) {
                    let longer = [way.clone(), vec![next.clone()]].concat();
                    ways.insert(next.clone(), longer.clone());
                    open.push_back(longer);
                }
            }
        }
        ways
    }

    /// Everything that breaks the table, in words.
    fn broken(&self) -> Vec<String> {
        let mut broken = Vec::new();
        for member in &self.members {
            match RULES.iter().find(|rule| rule.of == member) {
                Some(rule) => self.hold_against(rule, &mut broken),
                None => broken.push(format!("{member} has no rule: say what it may use")),
            }
        }
        for rule in RULES.iter().filter(|rule| !self.members.contains(rule.of)) {
            broken.push(format!("there is no crate {}, but a rule for it", rule.of));
        }
        broken
    }

    fn hold_against(&self, rule: &Rule, broken: &mut Vec<String>) {
        let why = rule.why;
        for used in self
            .used_by(rule.of)
            .filter(|used| self.members.contains(*used))
        {
            if !rule.ours.contains(&used.as_str()) {
                broken.push(format!("{} may not use {used}: {why}", rule.of));
            }
        }
        for (used, way) in self.tree(rule.of) {
            let forbidden = match rule.others {
                Others::None => !rule.ours.contains(&used.as_str()),
                Others::Only(these) => {
                    !rule.ours.contains(&used.as_str()) && !these.contains(&used.as_str())
                }
                Others::AllBut(never) => used == TESTS || never.contains(&used.as_str()),
            };
            if forbidden {
                broken.push(format!("{}: {why}", way.join(" -> ")));
            }
        }
    }
}

fn the_workspace() -> Graph {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version=1", "--all-features"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(
        output.status.success(),
        "cargo metadata failed:\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
    Graph::from_metadata(&serde_json::from_slice(&output.stdout).expect("cargo writes JSON"))
}

#[test]
fn no_crate_uses_what_it_must_not() {
    let broken = the_workspace().broken();
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn the_edges_are_seen() {
    let graph = the_workspace();
    assert!(graph.members.len() >= RULES.len());
    let tree: Vec<_> = graph.tree("chesslaws-oracle").into_keys().collect();
    assert_eq!(tree, ["chesslaws-board", "chesslaws-law"]);
    assert!(graph.tree("chesslaws-suite").contains_key("gherkin"));
    let dev_only = "cucumber";
    assert!(!graph.tree(TESTS).contains_key(dev_only));
}

#[test]
fn a_forbidden_edge_is_found() {
    let workspace = the_workspace();
    for (user, used, said) in [
        ("chesslaws-law", "serde", "chesslaws-law -> serde: "),
        (
            "chesslaws-board",
            "chesslaws-law",
            "chesslaws-board may not use chesslaws-law: ",
        ),
        ("chesslaws-oracle", "serde", "chesslaws-oracle -> serde: "),
        (
            "chesslaws-law",
            "fastrand",
            "chesslaws-oracle -> chesslaws-law -> fastrand: ",
        ),
        (
            "chesslaws-spec",
            "chesslaws-oracle",
            "chesslaws-spec may not use chesslaws-oracle: ",
        ),
        (
            "chesslaws-protocol",
            "chesslaws-oracle",
            "chesslaws-protocol may not use chesslaws-oracle: ",
        ),
        (
            "chesslaws-protocol",
            "chesslaws-oracle",
            "chesslaws-suite -> chesslaws-protocol -> chesslaws-oracle: ",
        ),
        (
            "chesslaws-suite",
            "cucumber",
            "chesslaws-suite -> cucumber: ",
        ),
        ("gherkin", "tokio", "chesslaws-suite -> gherkin -> tokio: "),
        ("chesslaws", "tokio", "chesslaws -> tokio: "),
        ("clap", "cucumber", "chesslaws -> clap -> cucumber: "),
        (
            "chesslaws",
            "chesslaws-tests",
            "chesslaws may not use chesslaws-tests: ",
        ),
        (
            "serde_json",
            "chesslaws-tests",
            "chesslaws-suite -> serde_json -> chesslaws-tests: ",
        ),
    ] {
        let mut graph = workspace.clone();
        graph.add(user, used);
        let broken = graph.broken();
        assert!(
            broken.iter().any(|sentence| sentence.starts_with(said)),
            "{user} -> {used}: {said:?} is not said, but {broken:#?}"
        );
    }
}

#[test]
fn a_crate_without_a_rule_is_found() {
    let mut graph = the_workspace();
    graph.members.insert("chesslaws-unheard-of".to_owned());
    graph.members.remove("chesslaws-spec");
    assert_eq!(
        graph.broken(),
        [
            "chesslaws-unheard-of has no rule: say what it may use",
            "there is no crate chesslaws-spec, but a rule for it",
        ]
    );
}
