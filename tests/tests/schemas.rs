//! Every file of the spec is valid by the published schema of its kind.

use std::fs;

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
