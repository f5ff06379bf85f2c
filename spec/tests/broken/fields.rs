//! Fields, values, texts and cases.

use super::{DISPUTES, FAULTS, FOLKLORE, FOUNDING, GONE, IN_FORCE, replacing};

#[test]
fn unknown_fields() {
    let unknown = "fide-1993/art01.yaml:20:3: unknown field `remark`, expected one of id, plane, kind, says, note, \
                   damage, code, needs, exempt, subsumed_by, kept_when, same_as, changes, new, primary";
    replacing(
        FOUNDING,
        "  needs: [positive, negative, boundary]",
        "  remark: \"a\"",
        &[unknown],
    );
    let unknown = "disputes.yaml:8:3: unknown field `standard`, expected one of id, clauses, question, readings, default, why";
    replacing(DISPUTES, "default: a", "standard: a", &[unknown]);
}

#[test]
fn keys_twice() {
    let twice = "the key `plane` is there twice";
    replacing(
        IN_FORCE,
        "  plane: board\n",
        "  plane: board\n  plane: hall\n",
        &[&format!("{IN_FORCE}:8:3: {twice}")],
    );
}

#[test]
fn unquoted_ids() {
    replacing(
        FOUNDING,
        "\"1.2\"",
        "1.2",
        &["fide-1993/art01.yaml:16:7: The string value [1.2] must be quoted"],
    );
    replacing(
        FAULTS,
        "\"round_board\"",
        "round_board",
        &["faults.yaml:7:9: \"round_board\" must stand between double quotes"],
    );
    replacing(
        FOLKLORE,
        "verdict: \"false\"",
        "verdict: false",
        &["folklore.yaml:6:26: The string value [false] must be quoted"],
    );
}

#[test]
fn unknown_values_and_missing_fields() {
    let unknown = "fide-1993/art01.yaml:7:10: unknown variant `bored`, expected one of board, hand, clock, sheet, claim, \
                   envelope, hall, notation";
    replacing(FOUNDING, "board\n", "bored\n", &[unknown]);
    replacing(
        GONE,
        ", reason: \"Nobody says it any more.\"",
        "",
        &["fide-2023/gone.yaml:3:4: missing field `reason`"],
    );
}

#[test]
fn missing_translations() {
    replacing(
        FOUNDING,
        ", zh: \"格分深浅。\"",
        "",
        &["fide-1993/art01.yaml:19:9: \"1.2\" has no zh in says"],
    );
    replacing(
        IN_FORCE,
        ", zh: \"棋盘\"",
        "",
        &["fide-2023/art01.yaml:4:8: \"1\" has no zh in title"],
    );
    replacing(
        FOLKLORE,
        ", zh: \"棋盘是圆的。\"",
        "",
        &["folklore.yaml:4:10: \"F01\" has no zh in claim"],
    );
}

#[test]
fn empty_texts() {
    replacing(
        FOUNDING,
        "\"They are light and dark.\"",
        "\" \"",
        &["fide-1993/art01.yaml:16:7: says is empty"],
    );
    replacing(
        DISPUTES,
        "\"Hardly.\"",
        "\"\"",
        &["disputes.yaml:7:15: says is empty"],
    );
}

#[test]
fn cases_neither_needed_nor_exempt_or_both() {
    let missing = "fide-1993/art01.yaml:20:10: \"1.2\" neither needs a boundary case nor gives a reason under exempt";
    replacing(
        FOUNDING,
        "needs: [positive, negative, boundary]",
        "needs: [positive, negative]",
        &[missing],
    );
    let twice = "fide-1993/art01.yaml:12:10: \"1.1\" needs a boundary case and exempts it";
    replacing(
        FOUNDING,
        "needs: [positive, negative]\n",
        "needs: [positive, negative, boundary]\n",
        &[twice],
    );
}
