//! The published schemas of the protocol accept and refuse what its types do.

use std::fs;

use chesslaws_protocol::{Bounded, Command, CommandReply, from_line};
use chesslaws_tests::regen::checkout;
use serde::de::DeserializeOwned;
use serde_json::Value;

fn validator(name: &str) -> jsonschema::Validator {
    let path = checkout().join("certify/protocol/schema").join(name);
    let text =
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let schema: Value = serde_json::from_str(&text).unwrap();
    jsonschema::validator_for(&schema).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The example lines of PROTOCOL.md with this mark.
fn examples(mark: &str) -> Vec<String> {
    let path = checkout().join("certify/protocol/PROTOCOL.md");
    let document = fs::read_to_string(path).unwrap();
    document
        .lines()
        .filter_map(|line| line.strip_prefix(mark))
        .map(String::from)
        .collect()
}

/// Each object that is an example, the same without one of its fields, and with one too many.
fn variants(examples: &[String]) -> Vec<Value> {
    let mut variants = Vec::new();
    for line in examples {
        let whole: Value = serde_json::from_str(line).unwrap();
        for field in whole.as_object().unwrap().keys() {
            let mut fewer = whole.clone();
            fewer.as_object_mut().unwrap().remove(field);
            variants.push(fewer);
            let mut other = whole.clone();
            other[field] = Value::from("8".repeat(1025));
            variants.push(other);
        }
        let mut more = whole.clone();
        more["remark"] = Value::from(1);
        variants.extend([more, whole]);
    }
    variants
}

fn agree<T: DeserializeOwned + Bounded>(schema: &str, mark: &str) {
    let validator = validator(schema);
    let (mut valid, mut invalid) = (0, 0);
    for value in variants(&examples(mark)) {
        let read = from_line::<T>(&value.to_string()).map(|_| ());
        assert_eq!(
            validator.is_valid(&value),
            read.is_ok(),
            "{value}: {read:?}"
        );
        match read {
            Ok(()) => valid += 1,
            Err(_) => invalid += 1,
        }
    }
    assert!(valid > 20 && invalid > 60, "{valid} valid, {invalid} not");
}

#[test]
fn the_schema_of_commands_is_what_is_read() {
    agree::<Command>("command.schema.json", "> ");
}

#[test]
fn the_schema_of_replies_is_what_is_read() {
    agree::<CommandReply>("reply.schema.json", "< ");
}
