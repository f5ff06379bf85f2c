//! Files and folders, and everything at once.

use std::path::Path;

use chesslaws_spec::{Source, Spec};

use super::{DISPUTES, FAULTS, FOLKLORE, FOUNDING, GONE, IN_FORCE, broken, replacing, sound, told};

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
