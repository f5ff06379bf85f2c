//! The embedded spec is sound, and is what `chesslaws-law` was generated from.

use chesslaws_law::{Dispute, Edition, Statement};
use chesslaws_spec::{FILES, Spec};

#[test]
fn it_is_sound_and_complete() {
    let spec = Spec::embedded();
    assert_eq!(spec.entries(Edition::Fide1993).count(), 206);
    assert_eq!(spec.entries(Edition::Fide2023).count(), 493);
}

#[test]
fn it_is_the_folder() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let sources = Spec::sources(root).unwrap();
    let embedded: Vec<_> = FILES
        .iter()
        .map(|(path, text)| ((*path).to_owned(), (*text).to_owned()))
        .collect();
    assert_eq!(
        sources
            .into_iter()
            .map(|source| (source.path, source.text))
            .collect::<Vec<_>>(),
        embedded
    );
}

#[test]
fn the_ids_of_the_law_are_its_ids_in_its_order() {
    let spec = Spec::embedded();
    let ids: Vec<_> = Edition::ALL
        .into_iter()
        .flat_map(|edition| spec.entries(edition))
        .map(|entry| entry.id.as_str())
        .collect();
    assert_eq!(Statement::all().map(Statement::id).collect::<Vec<_>>(), ids);
    let disputes: Vec<_> = spec
        .disputes
        .iter()
        .map(|dispute| dispute.id.value.as_str())
        .collect();
    assert_eq!(
        Dispute::all().map(Dispute::id).collect::<Vec<_>>(),
        disputes
    );
}

#[test]
fn a_primary_of_the_law_is_a_primary_of_the_spec() {
    for statement in Statement::all() {
        if let Some(primary) = statement.primary() {
            let entry = Spec::embedded().entry(primary);
            assert!(
                entry
                    .primary
                    .iter()
                    .any(|place| place.value == statement.number()),
                "{statement} {primary}"
            );
        }
    }
}
