//! The embedded spec is sound, and is what `chesslaws-law` was generated from.

use std::collections::BTreeSet;

use chesslaws_law::{Dispute, Edition, Statement};
use chesslaws_spec::{FILES, Lang, Spec};

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

/// Which statements are heads of lists. A new one is to be looked at: does it announce what stands under its number?
#[test]
fn the_heads_of_lists_are_known_and_stand_before_their_items() {
    let spec = Spec::embedded();
    let entries = spec.articles.iter().flat_map(|article| &article.statements);
    let heads: BTreeSet<&str> = entries
        .filter_map(|entry| spec.head_of(entry))
        .map(|head| head.id.as_str())
        .collect();
    let known = "3.8.2.1 3.8.2.2 4.3 9.3 9.6 12.9 A.4 B.2 C.9 C.10 C.10.1 C.10.2 D.2.3 D.2.6.2 D.2.10 I.8 II.3.2";
    let known: Vec<String> = known
        .split(' ')
        .map(|number| format!("2023:{number}"))
        .collect();
    assert_eq!(heads, known.iter().map(String::as_str).collect());
    let sentence = |id, lang| spec.sentence(spec.find(id).expect("a statement"), lang);
    let english = "The castling right is gone for good in the two cases that follow. After any move of the king.";
    assert_eq!(sentence("2023:3.8.2.1.1", Lang::En), english);
    assert!(
        sentence("2023:C.10.1.1", Lang::En)
            .contains("as follows. Both on one rank: by these three. The")
    );
    assert_eq!(
        sentence("2023:3.8.1", Lang::En),
        spec.find("2023:3.8.1").expect("it").says.value.en
    );
}
