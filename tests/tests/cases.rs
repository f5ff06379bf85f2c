//! The cases that the certifier asks: the oracle answers each as it states, in each edition it is for, and a case that
//! accuses has a game.

use std::collections::BTreeMap;

use chesslaws::subjects::Oracle;
use chesslaws_law::Edition;
use chesslaws_protocol::{Answer, STARTPOS};
use chesslaws_suite::{Known, cases};

#[test]
fn the_oracle_answers_every_compiled_case_as_it_states_in_each_of_its_editions() {
    let mut counts: BTreeMap<(&str, char), usize> = BTreeMap::new();
    for case in cases::compiled() {
        for edition in Edition::ALL
            .into_iter()
            .filter(|&edition| case.is_of(edition))
        {
            let answer = Oracle::of(edition)
                .reply_to(&case.ask)
                .map(|answer| match answer {
                    Answer::Moves(moves) => Answer::moves(moves),
                    other => other,
                });
            assert_eq!(
                answer.as_ref(),
                Some(&case.expected),
                "{} in {edition}",
                case.id
            );
            let first = case.id.chars().next().expect("an id");
            *counts.entry((edition.name(), first)).or_default() += 1;
        }
    }
    for edition in Edition::ALL {
        assert!(counts[&(edition.name(), 'B')] >= 37, "{counts:?}");
        assert!(counts[&(edition.name(), 'F')] >= 690, "{counts:?}");
    }
}

#[test]
fn what_is_called_played_starts_from_the_array() {
    for case in cases::all() {
        assert!(
            case.known != Known::Played || case.ask.start == STARTPOS,
            "{}",
            case.id
        );
        assert!(!case.editions.is_empty(), "{}", case.id);
    }
}
