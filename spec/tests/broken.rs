//! Each kind of fault in the files is told with its file, line and column, and nothing else is told.

use std::path::{Path, PathBuf};

use chesslaws_spec::{Source, Spec};

const FOUNDING: &str = "fide-1993/art01.yaml";
const IN_FORCE: &str = "fide-2023/art01.yaml";
const GONE: &str = "fide-2023/gone.yaml";
const DISPUTES: &str = "disputes.yaml";
const FOLKLORE: &str = "folklore.yaml";
const FAULTS: &str = "faults.yaml";

fn sound() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sound")
}

/// The sound spec with a text of one file replaced.
fn broken(file: &str, found: &str, instead: &str) -> Vec<Source> {
    let mut sources = Spec::sources(&sound()).unwrap();
    let source = sources
        .iter_mut()
        .find(|source| source.path == file)
        .unwrap();
    assert!(source.text.contains(found), "{file} has no {found:?}");
    source.text = source.text.replacen(found, instead, 1);
    sources
}

#[track_caller]
fn told(sources: &[Source], expected: &[&str]) {
    let problems = Spec::from_sources(sources).unwrap_err();
    assert_eq!(problems.to_string().lines().collect::<Vec<_>>(), expected);
}

#[track_caller]
fn replacing(file: &str, found: &str, instead: &str, expected: &[&str]) {
    told(&broken(file, found, instead), expected);
}

#[test]
fn the_sound_spec_is_sound() {
    let spec = Spec::read(&sound()).unwrap();
    assert_eq!(
        (spec.articles.len(), spec.gone.len(), spec.faults.len()),
        (2, 1, 1)
    );
    assert_eq!(
        spec.find("2023:1.3").unwrap().says.value.en,
        "It may be of wood."
    );
}

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

#[test]
fn misplaced_files_and_statements() {
    replacing(
        IN_FORCE,
        "\"1.3\"",
        "\"2.3\"",
        &["fide-2023/art01.yaml:19:7: \"2.3\" is not in article 1"],
    );
    let mut sources = Spec::sources(&sound()).unwrap();
    sources.push(Source {
        path: "notes.yaml".into(),
        text: String::new(),
    });
    told(
        &sources,
        &["notes.yaml:1:1: no file of the spec has this name"],
    );
    sources.retain(|source| source.path != "notes.yaml" && source.path != FAULTS);
    told(&sources, &["faults.yaml:1:1: the file is missing"]);
}

#[test]
fn an_edition_in_the_wrong_folder() {
    let problems =
        Spec::from_sources(&broken(GONE, "edition: fide-2023", "edition: fide-1994")).unwrap_err();
    assert_eq!(
        problems.to_string(),
        "fide-2023/gone.yaml:1:10: unknown variant `fide-1994`, expected one of fide-1993, fide-2023"
    );
    let problems = Spec::from_sources(&broken(
        FOUNDING,
        "edition: fide-1993",
        "edition: fide-2023",
    ))
    .unwrap_err();
    assert_eq!(
        problems.list()[0].to_string(),
        "fide-1993/art01.yaml:2:10: the file says fide-2023, its folder fide-1993"
    );
}

#[test]
fn everything_wrong_is_told_at_once_in_the_order_of_the_files() {
    let mut sources = broken(FOUNDING, ", zh: \"格分深浅。\"", "");
    for (file, found, instead) in [
        (FAULTS, "\"round_board\"", "round_board"),
        (DISPUTES, "default: a", "default: c"),
        (FOLKLORE, "claim", "clam"),
    ] {
        let source = sources
            .iter_mut()
            .find(|source| source.path == file)
            .unwrap();
        source.text = source.text.replacen(found, instead, 1);
    }
    told(
        &sources,
        &[
            "fide-1993/art01.yaml:19:9: \"1.2\" has no zh in says",
            "disputes.yaml:8:12: the default \"c\" is none of the readings",
            "folklore.yaml:4:3: unknown field `clam`, expected one of id, where, claim, verdicts",
            "faults.yaml:7:9: \"round_board\" must stand between double quotes",
        ],
    );
}

#[test]
fn a_folder_that_is_not_there_is_told() {
    let problems = Spec::read(Path::new("/nowhere/at/all")).unwrap_err();
    assert!(
        problems
            .list()
            .iter()
            .all(|problem| problem.to_string().contains("cannot be read")),
        "{problems}"
    );
}
