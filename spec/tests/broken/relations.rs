//! What the editions are to each other, and readings.

use super::{DISPUTES, FOUNDING, GONE, IN_FORCE, replacing};

#[test]
fn relations_to_the_founding_edition() {
    let two = "fide-2023/art01.yaml:19:7: \"1.3\" must have exactly one of same_as, changes and new: true, and has 2";
    replacing(
        IN_FORCE,
        "new: true",
        "new: true\n  changes: [\"1.1\"]",
        &[two],
    );
    let none = "fide-2023/art01.yaml:19:7: \"1.3\" must have exactly one of same_as, changes and new: true, and has 0";
    replacing(IN_FORCE, "  new: true\n", "", &[none]);
    let other = "fide-1993/art01.yaml:15:8: new belongs to fide-2023";
    replacing(FOUNDING, "  kept_when: \"Kept on a square board.\"\n", "  new: true\n", &[other, "fide-1993/art01.yaml:6:7: \"1.1\" is both kept and changed: kept_when must say under which condition it is kept"].map(str::to_owned).iter().rev().map(String::as_str).collect::<Vec<_>>());
    let other = "fide-2023/art01.yaml:24:14: kept_when belongs to fide-1993";
    replacing(
        IN_FORCE,
        "new: true",
        "new: true\n  kept_when: \"always\"",
        &[other],
    );
}

#[test]
fn primaries() {
    let unrelated = "fide-2023/art01.yaml:24:13: primary names \"1.1\", which is in neither same_as nor changes here";
    replacing(
        IN_FORCE,
        "new: true",
        "new: true\n  primary: [\"1.1\"]",
        &[unrelated],
    );
    let twice =
        "fide-2023/art01.yaml:18:13: \"1.1\" already has its primary at fide-2023/art01.yaml:11";
    replacing(
        IN_FORCE,
        "changes: [\"1.1\"]",
        "changes: [\"1.1\"]\n  primary: [\"1.1\"]",
        &[twice],
    );
    let missing = "fide-2023/art01.yaml:10:13: \"1.1\" is kept or changed, and no statement in force has it as primary";
    replacing(IN_FORCE, "  primary: [\"1.1\"]\n", "", &[missing]);
}

#[test]
fn gone_or_not() {
    let gone = "- {id: \"1.2\", reason: \"Nobody says it any more.\"}";
    let lost =
        "fide-1993/art01.yaml:16:7: \"1.2\" has no counterpart in force and is not listed as gone";
    replacing(GONE, &format!("\n{gone}"), " []", &[lost]);
    let kept =
        "fide-2023/gone.yaml:3:8: \"1.1\" is listed as gone, and \"2023:1.1\" is related to it";
    replacing(
        GONE,
        gone,
        &format!("- {{id: \"1.1\", reason: \"no\"}}\n{gone}"),
        &[kept],
    );
}

#[test]
fn conditions() {
    let missing = "fide-1993/art01.yaml:6:7: \"1.1\" is both kept and changed: kept_when must say under which condition it is kept";
    replacing(
        FOUNDING,
        "  kept_when: \"Kept on a square board.\"\n",
        "",
        &[missing],
    );
    let needless =
        "fide-1993/art01.yaml:20:14: \"1.2\" has kept_when, and is not both kept and changed";
    replacing(
        FOUNDING,
        "  needs: [positive, negative, boundary]",
        "  kept_when: \"b\"\n  needs: [positive, negative, boundary]",
        &[needless],
    );
}

#[test]
fn readings() {
    replacing(
        DISPUTES,
        "default: a",
        "default: c",
        &["disputes.yaml:8:12: the default \"c\" is none of the readings"],
    );
    let few = "disputes.yaml:2:7: a dispute has two readings or more, and this has 1";
    replacing(
        DISPUTES,
        "  - {reading: b, says: \"Hardly.\"}\n",
        "",
        &[few],
    );
}
