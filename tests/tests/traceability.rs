//! The Laws as data, as code and as examples say the same, under the same names.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use chesslaws_law::{Edition, Statement};
use chesslaws_oracle::Laws;
use chesslaws_oracle::notation::NotationLaws;
use chesslaws_oracle::table::TableLaws;
use chesslaws_spec::Spec;
use chesslaws_spec::model::Plane;

/// A function of the oracle that says of itself which statement it is.
#[derive(Debug)]
struct Documented {
    /// `art5_castling::castling`.
    function: String,
    /// The first paragraph of its doc, white space folded.
    says: String,
    /// The ids of its `statement:` line.
    ids: Vec<String>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn folded(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The modules of the oracle that execute statements, by their files: those of an article, and those of what only a
/// later edition has.
fn modules() -> Vec<String> {
    let folder = root().join("oracle/src");
    let executes = |path: &PathBuf| {
        path.is_file()
            && fs::read_to_string(path)
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
                .lines()
                .any(|line| line.starts_with("/// statement: "))
    };
    let mut names: Vec<_> = fs::read_dir(&folder)
        .expect("the oracle has sources")
        .map(|file| file.expect("a folder can be listed").path())
        .filter(|path| path.is_file())
        .filter(executes)
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect();
    names.sort();
    assert!(!names.is_empty(), "{} is empty", folder.display());
    names
}

/// The functions of a module that cite a statement, in the order of the source.
fn documented_in(module: &str, source: &str) -> Vec<Documented> {
    let mut found = Vec::new();
    let mut doc: Vec<&str> = Vec::new();
    for line in source.lines() {
        if let Some(text) = line.strip_prefix("///") {
            doc.push(text.trim());
        } else if !line.starts_with("#[") {
            let name = line
                .strip_prefix("pub fn ")
                .and_then(|rest| rest.split(['(', '<']).next());
            found.extend(name.and_then(|name| documented(&format!("{module}::{name}"), &doc)));
            doc.clear();
        }
    }
    found
}

fn documented(function: &str, doc: &[&str]) -> Option<Documented> {
    let paragraphs: Vec<String> = doc
        .split(|line| line.is_empty())
        .map(|lines| folded(&lines.join(" ")))
        .collect();
    let cited = paragraphs
        .iter()
        .find_map(|paragraph| paragraph.strip_prefix("statement: "))?;
    Some(Documented {
        function: function.to_owned(),
        says: paragraphs[0].clone(),
        ids: cited
            .split(", ")
            .map(|id| id.trim_matches('`').to_owned())
            .collect(),
    })
}

fn all_documented() -> Vec<Documented> {
    modules()
        .iter()
        .flat_map(|module| {
            let path = root().join(format!("oracle/src/{module}.rs"));
            let source = fs::read_to_string(&path)
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            documented_in(module, &source)
        })
        .collect()
}

/// The statements of the board plane with the functions the spec names for them, in the order of the text: the founding
/// ones, then those of the edition in force whose function no founding statement has.
fn named_by_the_spec() -> Vec<(String, String)> {
    let of = |edition| {
        let entries = Spec::embedded().entries(edition).filter(move |entry| {
            entry.plane == Plane::Board
                || Laws::of(edition).without(&entry.id).is_some()
                || TableLaws::default().entry(&entry.id).is_some()
                || NotationLaws::default().entry(&entry.id).is_some()
                || !entry.code.is_empty()
        });
        entries.flat_map(|entry| {
            entry
                .code
                .iter()
                .map(|code| (entry.id.clone(), code.value.clone()))
        })
    };
    let mut named: Vec<(String, String)> = of(Edition::FOUNDING).collect();
    let founding: BTreeSet<String> = named.iter().map(|(_, function)| function.clone()).collect();
    named.extend(of(Edition::IN_FORCE).filter(|(_, function)| !founding.contains(function)));
    named
}

/// The statements with their functions, of the board, the table and the notation, as [`named_by_the_spec`] orders them.
fn functions() -> Vec<(&'static str, &'static str)> {
    let table = TableLaws::default();
    let at_the_table = table.entries.iter().map(|entry| {
        let statement = entry
            .law
            .founding
            .expect("the table is of the founding edition");
        (statement.id(), entry.name)
    });
    let notation = NotationLaws::default();
    let in_notation = notation.entries.iter().map(|entry| {
        let statement = entry.law.in_force.expect("it is of the edition in force");
        (statement.id(), entry.name)
    });
    let mut all: Vec<_> = Laws::FUNCTIONS
        .iter()
        .copied()
        .chain(at_the_table)
        .chain(in_notation)
        .collect();
    all.sort_by_key(|(id, _)| Statement::find(id));
    all
}

#[test]
fn the_spec_and_the_table_of_functions_name_the_same() {
    let table: Vec<(String, String)> = functions()
        .into_iter()
        .map(|(id, function)| (id.to_owned(), function.to_owned()))
        .collect();
    let spec = named_by_the_spec();
    let lacking = |one: &[(String, String)], other: &[(String, String)]| -> Vec<String> {
        one.iter()
            .filter(|pair| !other.contains(pair))
            .map(|(id, function)| format!("{id} {function}"))
            .collect()
    };
    assert_eq!(
        lacking(&spec, &table),
        [""; 0],
        "named by the spec, not in Laws::FUNCTIONS"
    );
    assert_eq!(
        lacking(&table, &spec),
        [""; 0],
        "in Laws::FUNCTIONS, not named by the spec"
    );
    assert_eq!(
        table, spec,
        "Laws::FUNCTIONS is not in the order of the text"
    );
}

#[test]
fn a_statement_has_one_function_and_a_function_one_statement() {
    let all = functions();
    let ids: BTreeSet<_> = all.iter().map(|(id, _)| id).collect();
    let names: BTreeSet<_> = all.iter().map(|(_, function)| function).collect();
    assert_eq!(ids.len(), all.len());
    assert_eq!(names.len(), all.len());
}

#[test]
fn every_function_that_cites_a_statement_is_in_the_table() {
    let documented: BTreeSet<_> = all_documented()
        .into_iter()
        .map(|one| one.function)
        .collect();
    let table: BTreeSet<_> = functions()
        .into_iter()
        .map(|(_, function)| function.to_owned())
        .collect();
    assert_eq!(documented, table);
}

#[test]
fn the_doc_of_a_function_is_its_statement() {
    let documented = all_documented();
    let mut wrong = Vec::new();
    for (id, function) in functions() {
        let Some(doc) = documented.iter().find(|one| one.function == function) else {
            wrong.push(format!("{function} has no line \"statement: `{id}`\""));
            continue;
        };
        let entry = Spec::embedded()
            .find(id)
            .expect("the table is the spec's, another test says");
        let says = folded(&entry.says.value.en);
        if doc.says != says {
            wrong.push(format!(
                "{function} ({id})\n  spec: {says}\n  doc:  {}",
                doc.says
            ));
        }
        let cited = Statement::find(id).expect("an id of the Laws");
        let expected: Vec<String> = [Some(cited), cited.primary()]
            .into_iter()
            .flatten()
            .map(|statement| statement.id().to_owned())
            .collect();
        if doc.ids != expected {
            wrong.push(format!(
                "{function} cites {:?}, to be cited is {expected:?}",
                doc.ids
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_functions_of_a_module_stand_in_the_order_of_the_text() {
    let documented = all_documented();
    for pair in documented.windows(2) {
        let [one, next] = pair else { continue };
        let module = |doc: &Documented| doc.function.split("::").next().map(str::to_owned);
        let place = |doc: &Documented| {
            Statement::find(&doc.ids[0])
                .unwrap_or_else(|| panic!("{} cites {}", doc.function, doc.ids[0]))
        };
        assert!(
            module(one) != module(next) || place(one) < place(next),
            "{} ({}) stands before {} ({})",
            one.function,
            one.ids[0],
            next.function,
            next.ids[0]
        );
    }
}

#[test]
fn the_folders_of_the_features_are_the_modules_of_the_oracle() {
    let mut folders: Vec<_> = fs::read_dir(root().join("features"))
        .expect("there are features")
        .map(|entry| {
            entry
                .expect("a folder can be listed")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    folders.sort();
    assert_eq!(folders, modules());
}

#[test]
fn the_source_is_read_as_it_is_meant() {
    let source = "\
/// Two lines,
/// one sentence.
///
/// statement: `1993:5.4`, `2023:3.2`
///
/// More.
#[must_use]
pub fn bishop<T>(of: T) {}

/// Decides nothing.
pub fn helper() {}

/// Not a function.
const LIMIT: u8 = 1;
pub fn bare() {}
";
    let found = documented_in("art5_bishop", source);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].function, "art5_bishop::bishop");
    assert_eq!(found[0].says, "Two lines, one sentence.");
    assert_eq!(found[0].ids, ["1993:5.4", "2023:3.2"]);
}
