//! The faults that other programs had with games, from public reports.

use chesslaws::audit::{Finding, Weight};
use chesslaws_law::Edition;
use serde_json::Value;

use crate::report;

const ROWS: &str = include_str!("../../suite/cases/record.jsonl");

fn editions(row: &Value) -> Vec<Option<Edition>> {
    match row["edition"].as_str() {
        Some("1993") => vec![Some(Edition::Fide1993)],
        Some("2023") => vec![Some(Edition::Fide2023)],
        // What both say alike is said of a game that neither governed.
        _ => vec![Some(Edition::Fide1993), Some(Edition::Fide2023), None],
    }
}

fn is_as_expected(finding: &Finding, expected: &Value) -> bool {
    let holds = |key: &str, value: Option<Value>| {
        expected
            .get(key)
            .is_none_or(|right| value.as_ref() == Some(right))
    };
    holds("code", Some(finding.kind.code().into()))
        && holds("ply", finding.ply.map(Value::from))
        && holds("reason", finding.reason.map(Value::from))
        && holds("detail", finding.detail.map(Value::from))
}

#[test]
fn every_public_case_of_the_audit() {
    let rows = ROWS
        .lines()
        .map(|row| serde_json::from_str(row).expect("a row"));
    let rows: Vec<Value> = rows
        .filter(|row: &Value| row["question"] == "pgn_audit")
        .collect();
    assert_eq!(rows.len(), 11);
    for row in &rows {
        let pgn = row["pgn"].as_str().expect("a game");
        let expected = row["expected"]["findings"].as_array().expect("findings");
        for edition in editions(row) {
            let id = format!("{} {edition:?}", row["id"]);
            let report = report(pgn, edition).unwrap_or_else(|| panic!("{id}: nothing is found"));
            for right in expected {
                assert!(
                    report.findings.iter().any(|it| is_as_expected(it, right)),
                    "{id}: no {right} in {report:#?}"
                );
            }
            for finding in report
                .findings
                .iter()
                .filter(|finding| finding.weight == Weight::Charged)
            {
                assert!(
                    expected.iter().any(|right| is_as_expected(finding, right)),
                    "{id}: charged is {finding:#?}"
                );
                assert!(
                    !finding.grounds.is_empty() && finding.disputes.is_empty(),
                    "{id}: {finding:#?}"
                );
            }
            if let Some(right) = row["expected"]["correct_result"].as_str() {
                let told = report
                    .findings
                    .iter()
                    .filter_map(|finding| finding.correct_result);
                assert_eq!(
                    told.map(|result| result.text()).collect::<Vec<_>>(),
                    [right],
                    "{id}"
                );
            }
            if let Some(plies) = row["expected"]["legal_prefix_plies"].as_u64() {
                assert_eq!(report.legal_prefix_plies as u64, plies, "{id}");
            }
        }
    }
}
