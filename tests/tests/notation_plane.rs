//! The cases of notation: what they expect the oracle and the kernel answer, with the record of this project behind both;
//! each names its authority and its reason, and a witness agrees or is answered.

use std::collections::{BTreeMap, HashSet};

use chesslaws::subjects::{Kernel, Oracle};
use chesslaws_board::FenField;
use chesslaws_law::{Edition, Statement};
use chesslaws_protocol::{Answer, Bounded, Question, Reply, Subject};
use chesslaws_suite::{Case, Known, Notation, notation};

fn held(case: &Case) -> &Notation {
    let held = case.notation.as_ref();
    held.unwrap_or_else(|| panic!("{}: it is held to nothing", case.id))
}

/// What is answered: to refuse a position or a text is to say that it is none.
fn answered(subject: &mut dyn Subject, case: &Case) -> Answer {
    match subject.ask(&case.ask) {
        Ok(Reply::Answer { answer, .. }) => answer,
        other => panic!("{}: {other:?}", case.id),
    }
}

#[test]
fn both_carried_along_answer_every_case_as_it_states() {
    let mut wrong = Vec::new();
    for case in notation::all() {
        for edition in Edition::ALL
            .into_iter()
            .filter(|&edition| case.is_of(edition))
        {
            let oracle = answered(&mut Oracle::of(edition), &case);
            let kernel = answered(&mut Kernel::of(edition), &case);
            for (name, answer) in [("oracle", oracle), ("kernel", kernel)] {
                if answer != case.expected {
                    let (expected, question) = (&case.expected, &case.ask.question);
                    wrong.push(format!(
                        "{} {name}: {answer:?}, expected {expected:?}: {question:?}",
                        case.id
                    ));
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn there_are_as_many_as_are_promised() {
    let (mut by_format, mut contested) = (BTreeMap::<&str, usize>::new(), 0);
    let mut refused = BTreeMap::<&str, usize>::new();
    for case in notation::all() {
        let format = match case.ask.question {
            Question::ReadFen { .. } | Question::WriteFen => "fen",
            Question::ReadSan { .. } | Question::WriteSan { .. } => "san",
            Question::ReadPgn { .. } => "pgn",
            ref other => panic!("{}: {other:?} is no question of notation", case.id),
        };
        if !held(&case).contested.is_empty() {
            contested += 1;
            continue;
        }
        *by_format.entry(format).or_default() += 1;
        *refused.entry(format).or_default() += usize::from(case.expected == Answer::Truth(false));
    }
    assert!(
        by_format["fen"] >= 300 && refused["fen"] >= 100,
        "{by_format:?} {refused:?}"
    );
    assert!(
        by_format["san"] >= 300 && refused["san"] >= 100,
        "{by_format:?} {refused:?}"
    );
    assert!(
        by_format["pgn"] >= 150 && refused["pgn"] >= 20,
        "{by_format:?} {refused:?}"
    );
    assert!(contested >= 100, "{contested}");
}

#[test]
fn each_names_its_authority_its_reason_and_its_witnesses() {
    let mut ids = HashSet::new();
    for case in notation::all() {
        let Notation {
            authority,
            reason,
            contested,
            witnesses,
            dissent,
        } = held(&case);
        assert!(ids.insert(case.id.clone()), "{} is there twice", case.id);
        assert!(!authority.is_empty() && !reason.is_empty(), "{}", case.id);
        for id in authority {
            let is_field = FenField::ALL.iter().any(|field| *id == field.to_string());
            let is_section = id.strip_prefix("PGN:").is_some_and(is_number);
            let is_known = Statement::find(id).is_some() || is_field || is_section;
            assert!(is_known, "{}: {id}", case.id);
        }
        assert!(
            witnesses.len() + dissent.len() >= 1,
            "{}: nobody was asked",
            case.id
        );
        for one in dissent {
            assert!(
                one.answer != case.expected && !one.reason.is_empty(),
                "{}",
                case.id
            );
        }
        for reading in contested {
            assert!(
                reading.answer != case.expected && !reading.because.is_empty(),
                "{}",
                case.id
            );
        }
        assert!(case.ask.bounded().is_ok(), "{} is too long", case.id);
    }
}

fn is_number(section: &str) -> bool {
    let mut parts = section.split('.');
    parts.all(|part| part.parse::<u8>().is_ok_and(|number| number > 0))
}

/// Of a text that is read, and of a position that is reached, somebody can be accused: a game leads there.
#[test]
fn what_accuses_is_played() {
    for case in notation::all() {
        if case.known != Known::Played {
            let of_text = matches!(case.ask.question, Question::ReadFen { .. });
            let reported = case.motifs[0].starts_with("reported-");
            assert!(of_text || reported, "{}", case.id);
        }
    }
}
