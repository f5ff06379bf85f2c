//! The audit in SARIF 2.1.0, for the code scanning of forges: a rule a kind, a result a finding. Results are written as
//! they come, so that the log may be as long as the database.

use std::io::{self, Write};

use serde_json::{Value, json};

use super::finding::{Finding, Kind, Weight};
use super::lines::FindingLine;
use chesslaws_spec::Lang;

const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

/// A log that is being written.
pub(super) struct Log {
    out: Box<dyn Write>,
    results: u64,
}

impl Log {
    /// Begins a log in that stream.
    pub(super) fn begin(mut out: Box<dyn Write>, lang: Lang) -> io::Result<Self> {
        let rules: Vec<Value> = Kind::ALL.into_iter().map(|kind| rule(kind, lang)).collect();
        let driver = json!({
            "name": "chesslaws audit",
            "version": env!("CARGO_PKG_VERSION"),
            "informationUri": env!("CARGO_PKG_REPOSITORY"),
            "rules": rules,
        });
        write!(
            out,
            "{{\"$schema\":\"{SCHEMA}\",\"version\":\"2.1.0\",\"runs\":[{{\"tool\":{{\"driver\":{driver}}},\"columnKind\":\"unicodeCodePoints\",\"results\":["
        )?;
        Ok(Self { out, results: 0 })
    }

    /// Writes a finding.
    pub(super) fn add(&mut self, line: &FindingLine, finding: &Finding) -> io::Result<()> {
        let comma = if self.results > 0 { "," } else { "" };
        self.results += 1;
        write!(self.out, "{comma}\n{}", result(line, finding))
    }

    /// Ends the log.
    pub(super) fn end(mut self) -> io::Result<()> {
        self.out.write_all(b"\n]}]}\n")?;
        self.out.flush()
    }
}

fn rule(kind: Kind, lang: Lang) -> Value {
    json!({ "id": kind.code(), "shortDescription": { "text": kind.words(lang) } })
}

fn result(line: &FindingLine, finding: &Finding) -> Value {
    let level = match finding.weight {
        Weight::Charged => "error",
        Weight::Fault => "warning",
        Weight::Disputed | Weight::Note => "note",
    };
    let statements: Vec<&str> = line
        .grounds
        .iter()
        .map(|ground| ground.statement.as_str())
        .collect();
    let because = match statements.is_empty() {
        true => String::new(),
        false => format!(" ({})", statements.join(", ")),
    };
    let index = Kind::ALL.iter().position(|&kind| kind == finding.kind);
    json!({
        "ruleId": finding.kind.code(),
        "ruleIndex": index,
        "level": level,
        "message": { "text": format!("{}{because}", line.message) },
        "locations": [{
            "physicalLocation": {
                "artifactLocation": { "uri": uri(&line.file) },
                "region": {
                    "startLine": line.at_line,
                    "startColumn": line.column,
                    "byteOffset": line.offset,
                },
            },
        }],
        "properties": {
            "game": line.game,
            "ply": line.ply,
            "weight": line.weight,
            "reason": line.reason,
            "correct_result": line.correct_result,
            "grounds": line.grounds,
            "disputes": line.disputes,
            "editions": line.editions,
        },
    })
}

/// The file as a reference of RFC 3986, relative to where the program was started.
fn uri(file: &str) -> String {
    let mut uri = String::new();
    for byte in file.bytes() {
        let plain = byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte);
        if plain {
            uri.push(char::from(byte));
        } else {
            uri += &format!("%{byte:02X}");
        }
    }
    if file == "-" { "stdin".to_owned() } else { uri }
}

#[cfg(test)]
mod tests {
    #[test]
    fn names_of_files_become_references() {
        assert_eq!(super::uri("a b/ä#.pgn"), "a%20b/%C3%A4%23.pgn");
        assert_eq!(super::uri("-"), "stdin");
    }
}
