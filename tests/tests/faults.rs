//! Every planted fault is killed by the vectors, and a difference it makes is laid to the statement it breaks.

use std::collections::BTreeSet;

use chesslaws_board::{Move, Setup};
use chesslaws_law::Edition;
use chesslaws_oracle::{Laws, art2_pieces};
use chesslaws_spec::Spec;
use chesslaws_suite::{Vector, vectors};
use chesslaws_tests::{gallery, vectors::expected};

fn reached(laws: &Laws, vector: &Vector) -> Setup {
    let start = art2_pieces::array();
    vector.moves.iter().fold(start, |setup, mv| {
        laws.after(&setup, mv.parse().expect("a move of a vector"))
    })
}

/// The statements to which the difference between two sets of moves can be laid: what forbids a move that is too many,
/// what permits a move that is missing.
fn blamed(
    laws: &Laws,
    setup: &Setup,
    right: &[String],
    wrong: &[String],
) -> BTreeSet<&'static str> {
    let one = right.iter().filter(|mv| !wrong.contains(mv));
    let differing = one.chain(wrong.iter().filter(|mv| !right.contains(mv)));
    differing
        .flat_map(|text| {
            let mv: Move = text.parse().expect("a move");
            laws.lawful(setup, mv).because
        })
        .filter_map(|ground| ground.law.in_edition(laws.edition))
        .map(|statement| statement.id())
        .collect()
}

#[test]
fn every_planted_fault_is_killed() {
    let laws = Laws::of(Edition::Fide1993);
    let vectors = vectors::all();
    let mut alive = Vec::new();
    for fault in &Spec::embedded().faults {
        let planted = gallery::planted(&fault.code.value).expect("a fault of the gallery");
        let primary = fault.primary.value.as_str();
        let killer = vectors.iter().find(|vector| {
            let setup = reached(&laws, vector);
            let answer = expected(&planted, &setup);
            answer != vector.expected
                && blamed(&laws, &setup, &vector.expected.moves, &answer.moves).contains(primary)
        });
        match killer {
            Some(vector) => println!("{} killed by {}", fault.id.value, vector.id),
            None => alive.push(fault.id.value.clone()),
        }
    }
    assert!(alive.is_empty(), "not killed: {alive:?}");
}

#[test]
fn every_movement_statement_has_a_planted_fault() {
    let faults = &Spec::embedded().faults;
    let movement = Laws::FUNCTIONS.iter().filter(|(id, function)| {
        function.starts_with("art5") && !["1993:5.6.1", "1993:5.6.4.c"].contains(id)
    });
    let missing: Vec<_> = movement
        .filter(|(id, _)| !faults.iter().any(|fault| fault.primary.value == *id))
        .collect();
    assert!(missing.is_empty(), "without a planted fault: {missing:?}");
}

#[test]
fn only_forward_is_covered_by_the_permissions() {
    let laws = Laws::of(Edition::Fide1993);
    let without = laws
        .without("1993:5.6.1")
        .expect("a statement with a function");
    for vector in vectors::all() {
        let setup = reached(&laws, &vector);
        assert_eq!(expected(&without, &setup), vector.expected, "{}", vector.id);
    }
}
