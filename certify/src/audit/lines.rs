//! The audit as JSON lines: one a finding, and one at the end that sums up. Keys, codes and ids are never translated.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use super::examine::GameReport;
use super::finding::{Carried, Finding, Kind, Weight};

/// A line.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "line", rename_all = "snake_case", deny_unknown_fields)]
pub enum Line {
    /// A finding.
    Finding(Box<FindingLine>),
    /// What there was in all; the last line.
    Summary(Summary),
}

/// A finding of a game of a file.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FindingLine {
    /// The file, as it was named; `-` for standard input.
    pub file: String,
    /// Which game of the file, counted from 1; 0 for what is found of the file itself.
    pub game: u64,
    /// The line, counted from 1.
    pub at_line: u64,
    /// The column, counted in characters from 1.
    pub column: u64,
    /// Bytes before it in the file (unpacked).
    pub offset: u64,
    /// The ply, counted from 1; 0 before the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<u32>,
    /// The move as it is written, or the one that could be declared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What kind of finding it is.
    pub code: Kind,
    /// How grave it is.
    pub weight: Weight,
    /// How the game had ended, or what could be claimed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<&'static str>,
    /// In what the move is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<&'static str>,
    /// The result that the board gives.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub correct_result: Option<&'static str>,
    /// In words.
    pub message: String,
    /// The statements that carry it.
    pub grounds: Vec<Carried>,
    /// The disputes it touches, as `1993:Q06`.
    pub disputes: Vec<&'static str>,
    /// The editions that have to agree before anything is charged.
    pub editions: Vec<&'static str>,
    /// How many plies of the game are moves before the first that is none.
    pub legal_prefix_plies: usize,
}

/// The audit as one document.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Document {
    /// What was found, in the order of the files; not there where only the summary is asked for.
    #[serde(default)]
    pub findings: Vec<FindingLine>,
    /// What there was in all.
    pub summary: Summary,
}

/// What there was in all.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct Summary {
    /// How many games.
    pub games: u64,
    /// How many of them something is charged in, or are recorded with a fault.
    pub games_charged: u64,
    /// How many bytes (unpacked).
    pub bytes: u64,
    /// How many findings of each kind.
    pub findings: BTreeMap<&'static str, u64>,
    /// How many findings of each weight.
    pub weights: BTreeMap<&'static str, u64>,
}

impl FindingLine {
    pub(super) fn of(file: &str, report: Option<&GameReport>, finding: &Finding) -> Self {
        let finding = finding.clone();
        Self {
            file: file.to_owned(),
            game: report.map_or(0, |report| report.game),
            at_line: finding.place.line,
            column: finding.place.column,
            offset: finding.place.offset,
            ply: finding.ply,
            text: finding.text,
            code: finding.kind,
            weight: finding.weight,
            reason: finding.reason,
            detail: finding.detail,
            correct_result: finding
                .correct_result
                .map(chesslaws_record::pgn::Outcome::text),
            message: finding.message,
            grounds: finding.grounds,
            disputes: finding.disputes,
            editions: report.map_or_else(Vec::new, |report| {
                report
                    .governed
                    .editions()
                    .iter()
                    .map(|edition| edition.name())
                    .collect()
            }),
            legal_prefix_plies: report.map_or(0, |report| report.legal_prefix_plies),
        }
    }
}

/// The published schemas, of the document and of a line, with their paths below the crate.
///
/// # Panics
/// Never: a schema is JSON.
#[must_use]
pub fn published() -> [(&'static str, String); 2] {
    let text = |schema: schemars::Schema| {
        serde_json::to_string_pretty(&schema).expect("a schema is JSON") + "\n"
    };
    let generator = || schemars::generate::SchemaSettings::draft2020_12().into_generator();
    [
        (
            "schema/audit.schema.json",
            text(generator().into_root_schema_for::<Document>()),
        ),
        (
            "schema/audit-line.schema.json",
            text(generator().into_root_schema_for::<Line>()),
        ),
    ]
}
