//! Two readers of YAML that share no code read the same from every file of the spec, so that no peculiarity of ours has
//! become a part of the format.

use chesslaws_spec::{FILES, yaml};
use serde_json::Value;

fn ours(path: &str, text: &str) -> Value {
    yaml::read(text).unwrap_or_else(|error| panic!("{path}: {error:?}"))
}

fn theirs(path: &str, text: &str) -> Value {
    serde_yaml_ng::from_str(text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn both_read_the_same_from_every_file() {
    assert!(FILES.len() >= 30, "only {} files", FILES.len());
    for (path, text) in FILES {
        let (ours, theirs) = (ours(path, text), theirs(path, text));
        assert!(ours.is_object(), "{path} holds no mapping");
        assert_eq!(ours, theirs, "{path}");
    }
}

/// The comparison can fail: a key that is there twice is refused by ours and overwritten by the other.
#[test]
fn they_are_two() {
    let text = "a: \"1\"\nb: {c: \"1\", c: \"2\"}\n";
    assert!(yaml::read::<Value>(text).is_err());
    assert_eq!(theirs("a text", text)["b"]["c"], "2");
}
