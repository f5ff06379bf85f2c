//! Reading YAML: the only module that calls `serde_yaml`.
//!
//! The name is a rename of `serde-saphyr` (see the workspace manifest). Its options are set as strict as they go:
//! duplicate keys, merge keys, tags, YAML 1.1 booleans and unquoted texts that look like something else are errors.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A value and where it stands in its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed<T> {
    /// The value.
    pub value: T,
    /// Its line, from 1.
    pub line: u64,
    /// Its column, from 1, in characters.
    pub column: u64,
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Placed<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let spanned = serde_yaml::Spanned::<T>::deserialize(deserializer)?;
        Ok(Self {
            value: spanned.value,
            line: spanned.referenced.line(),
            column: spanned.referenced.column(),
        })
    }
}

impl<T: Serialize> Serialize for Placed<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value.serialize(serializer)
    }
}

/// In a schema a placed value is its value.
impl<T: JsonSchema> JsonSchema for Placed<T> {
    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        T::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}

/// What is wrong in a YAML text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct YamlError {
    /// The line, from 1.
    pub line: u64,
    /// The column, from 1, in characters.
    pub column: u64,
    /// What is wrong.
    pub message: String,
}

/// Reads one YAML document.
///
/// # Errors
/// The first thing in the text that is not YAML, not strict YAML, or not a `T`.
pub fn read<T: for<'de> Deserialize<'de>>(text: &str) -> Result<T, YamlError> {
    serde_yaml::from_str_with_options(text, strict()).map_err(|error| {
        let (line, column) = error
            .location()
            .map_or((1, 1), |place| (place.line(), place.column()));
        let message = match error.without_snippet() {
            serde_yaml::Error::DuplicateMappingKey { key: Some(key), .. } => {
                format!("the key `{key}` is there twice")
            }
            error => error.to_string(),
        };
        let place = format!(" at line {line}, column {column}");
        YamlError {
            line,
            column,
            message: message.strip_suffix(&place).unwrap_or(&message).to_owned(),
        }
    })
}

fn strict() -> serde_yaml::Options {
    serde_yaml::options! {
        strict_booleans: true,
        no_schema: true,
        duplicate_keys: serde_yaml::DuplicateKeyPolicy::Error,
        merge_keys: serde_yaml::MergeKeyPolicy::Error,
        reject_unsupported_tags: true,
        reject_tagged_field_names: true,
        strict_indentation: true,
        with_snippet: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Example {
        id: Placed<String>,
        #[serde(default)]
        same_as: Vec<Placed<String>>,
        #[serde(default)]
        new: bool,
    }

    fn fault(text: &str) -> (u64, u64, String) {
        let error = read::<Example>(text).unwrap_err();
        (error.line, error.column, error.message)
    }

    #[test]
    fn places_are_counted_in_characters() {
        let example: Example =
            read("id: \"5.1\"\nsame_as: [\"王王\", \"b\"]\nnew: true\n").unwrap();
        assert_eq!((example.id.line, example.id.column), (1, 5));
        assert_eq!(
            (example.same_as[1].line, example.same_as[1].column),
            (2, 17)
        );
        assert!(example.new);
    }

    #[test]
    fn an_unquoted_number_is_refused() {
        assert_eq!(
            fault("id: 5.10\n"),
            (1, 5, "The string value [5.10] must be quoted".into())
        );
        assert_eq!(
            fault("id: \"a\"\nsame_as: [\"b\", 9.10]\n"),
            (2, 16, "The string value [9.10] must be quoted".into())
        );
    }

    #[test]
    fn a_key_twice_is_refused() {
        let (line, column, message) = fault("id: \"a\"\nid: \"b\"\n");
        assert_eq!((line, column), (2, 1));
        assert_eq!(message, "the key `id` is there twice");
    }

    #[test]
    fn only_true_and_false_are_booleans() {
        assert_eq!(
            fault("id: \"a\"\nnew: yes\n"),
            (
                2,
                6,
                "invalid boolean (strict mode expects true/false)".into()
            )
        );
    }

    #[test]
    fn unknown_fields_tags_and_second_documents_are_refused() {
        assert_eq!(
            fault("id: \"a\"\nnote: \"b\"\n"),
            (
                2,
                1,
                "unknown field `note`, expected one of id, same_as, new".into()
            )
        );
        assert_eq!(fault("id: !text \"a\"\n").0, 1);
        assert_eq!(fault("id: \"a\"\n---\nid: \"b\"\n").0, 3);
    }
}
