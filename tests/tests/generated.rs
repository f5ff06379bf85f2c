//! What is generated is committed and up to date.

use chesslaws_tests::regen;

#[test]
fn nothing_generated_is_out_of_date() {
    let stale = regen::stale(regen::checkout()).unwrap_or_else(|error| panic!("{error}"));
    let paths: Vec<_> = stale.iter().map(|file| &file.path).collect();
    assert!(paths.is_empty(), "out of date, run cargo regen: {paths:?}");
}

#[test]
fn generated_code_says_so_in_its_first_line() {
    for file in regen::all(regen::checkout())
        .unwrap()
        .iter()
        .filter(|file| file.path.ends_with(".rs"))
    {
        let first = file.text.lines().next().unwrap_or_default();
        assert!(
            first.starts_with("// Generated from ") && first.contains("cargo regen"),
            "{}: {first}",
            file.path
        );
    }
}
