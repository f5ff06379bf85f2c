//! Ids and what names them.

use super::{DISPUTES, FAULTS, FOLKLORE, FOUNDING, GONE, IN_FORCE, replacing};

#[test]
fn duplicate_ids() {
    let again = ["fide-2023/art01.yaml:19:7: \"1.2\" is already at fide-2023/art01.yaml:13"];
    replacing(IN_FORCE, "\"1.3\"", "\"1.2\"", &again);
    let fault =
        "- {id: \"a\", edition: fide-1993, primary: \"1993:1.1\", says: {en: \"b\"}, code: \"c\"}";
    let two = format!("{fault}\n{fault}\n- id: \"round-board\"");
    replacing(
        FAULTS,
        "- id: \"round-board\"",
        &two,
        &["faults.yaml:3:8: \"a\" is already at faults.yaml:2"],
    );
}

#[test]
fn dangling_references() {
    let nothing =
        |field: &str, id: &str| format!("{field} names {id:?}, and there is no such statement");
    for (file, found, instead, line, column, told) in [
        (
            FOUNDING,
            "statement: \"1.1\"",
            "statement: \"1.9\"",
            21,
            28,
            nothing("subsumed_by", "1.9"),
        ),
        (
            IN_FORCE,
            "changes: [\"1.1\"]",
            "changes: [\"1.1\", \"1.9\"]",
            17,
            20,
            nothing("changes", "1.9"),
        ),
        (
            IN_FORCE,
            "same_as: [\"1.1\"]",
            "same_as: [\"1.1\", \"1.9\"]",
            10,
            20,
            nothing("same_as", "1.9"),
        ),
        (
            GONE,
            "- {id",
            "- {id: \"1.9\", reason: \"b\"}\n- {id",
            3,
            8,
            nothing("gone_since_1993", "1.9"),
        ),
        (
            DISPUTES,
            "1993:1.2",
            "1993:1.3",
            3,
            25,
            nothing("clauses", "1993:1.3"),
        ),
        (
            FOLKLORE,
            "1993:1.1",
            "1993:1.3",
            6,
            45,
            nothing("grounds", "1993:1.3"),
        ),
        (
            FAULTS,
            "1993:1.1",
            "1993:1.3",
            4,
            12,
            nothing("primary", "1993:1.3"),
        ),
        (
            FAULTS,
            "1993:1.2",
            "1.2",
            5,
            16,
            nothing("collateral", "1.2"),
        ),
    ] {
        let mut expected = vec![format!("{file}:{line}:{column}: {told}")];
        if file == IN_FORCE {
            expected.push(format!("{file}:{line}:{column}: \"1.9\" is kept or changed, and no statement in force has it as primary"));
        }
        replacing(
            file,
            found,
            instead,
            &expected.iter().map(String::as_str).collect::<Vec<_>>(),
        );
    }
}

#[test]
fn references_to_the_other_edition() {
    replacing(
        FAULTS,
        "1993:1.1",
        "2023:1.1",
        &["faults.yaml:4:12: primary names \"2023:1.1\", which is not of fide-1993"],
    );
    replacing(
        DISPUTES,
        "1993:1.2",
        "2023:1.2",
        &["disputes.yaml:3:25: clauses names \"2023:1.2\", which is not of fide-1993"],
    );
}

#[test]
fn things_named_twice() {
    replacing(
        FAULTS,
        "1993:1.2",
        "1993:1.1",
        &["faults.yaml:5:16: collateral names \"1993:1.1\" twice"],
    );
    replacing(
        DISPUTES,
        "1993:1.2",
        "1993:1.1",
        &["disputes.yaml:3:25: clauses names \"1993:1.1\" twice"],
    );
    let twice = "fide-2023/art01.yaml:12:10: needs names \"positive\" twice";
    replacing(
        IN_FORCE,
        "needs: [positive,",
        "needs: [positive, positive,",
        &[twice],
    );
}
