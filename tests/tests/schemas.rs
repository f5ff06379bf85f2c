//! Every file of the spec and every example dispute is valid by the published schema of its kind.

use std::fs;
use std::path::PathBuf;

use chesslaws_spec::{FILES, FileKind, Placement, schema, yaml};
use chesslaws_tests::regen::checkout;
use serde_json::Value;

fn validator(kind: FileKind) -> jsonschema::Validator {
    let path = checkout().join("spec").join(schema::path(kind));
    let text =
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let schema: Value = serde_json::from_str(&text).unwrap();
    jsonschema::validator_for(&schema).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn faults(kind: FileKind, file: &Value) -> Vec<String> {
    validator(kind)
        .iter_errors(file)
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect()
}

#[test]
fn every_file_is_valid() {
    for (path, text) in FILES {
        let kind = Placement::of(path)
            .unwrap_or_else(|| panic!("{path} belongs nowhere"))
            .kind;
        let file: Value = yaml::read(text).unwrap_or_else(|error| panic!("{path}: {error:?}"));
        assert_eq!(faults(kind, &file), Vec::<String>::new(), "{path}");
    }
}

/// The example disputes.
fn disputes() -> Vec<(PathBuf, Value)> {
    let folder = checkout().join("examples/disputes");
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let read = |file: std::io::Result<fs::DirEntry>| {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let value = yaml::read(&text).unwrap_or_else(|error| panic!("{path:?}: {error:?}"));
        (path, value)
    };
    files.map(read).collect()
}

#[test]
fn every_example_dispute_is_valid() {
    let (path, published) = chesslaws::rule::published();
    let text = fs::read_to_string(checkout().join("certify").join(path)).unwrap();
    assert_eq!(text, published, "{path} is stale: run `cargo regen`");
    let schema: Value = serde_json::from_str(&text).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let faults = |file: &Value| -> Vec<String> {
        let errors = validator.iter_errors(file);
        errors.map(|error| error.to_string()).collect()
    };
    let all = disputes();
    assert!(!all.is_empty());
    for (path, file) in all {
        assert_eq!(faults(&file), Vec::<String>::new(), "{path:?}");
        for field in ["edition", "events"] {
            let mut without = file.clone();
            without.as_object_mut().unwrap().remove(field);
            assert!(!faults(&without).is_empty(), "{path:?} without {field}");
        }
        let mut more = file.clone();
        more["remark"] = Value::from("a");
        assert!(!faults(&more).is_empty(), "{path:?} with an unknown field");
    }
}

#[test]
fn an_unknown_field_is_not_valid() {
    for kind in FileKind::ALL {
        let (_, text) = FILES
            .iter()
            .find(|(path, _)| Placement::of(path).is_some_and(|place| place.kind == kind))
            .unwrap();
        let mut file: Value = yaml::read(text).unwrap();
        file["remark"] = Value::from("a");
        assert!(!faults(kind, &file).is_empty(), "{}", kind.name());
    }
}

#[test]
fn a_missing_field_is_not_valid() {
    let (_, text) = FILES[0];
    let mut file: Value = yaml::read(text).unwrap();
    file["statements"][0]
        .as_object_mut()
        .unwrap()
        .remove("says");
    let told = faults(FileKind::Article, &file);
    assert!(
        told.iter()
            .any(|fault| fault.starts_with("/statements/0") && fault.contains("says")),
        "{told:?}"
    );
}
