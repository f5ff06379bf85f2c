//! What `chesslaws export` writes is read back: by the published schema, by the types, and as EPD.

use std::collections::BTreeMap;

use chesslaws::export::{self, Exported, Selection};
use chesslaws::subjects::Oracle;
use chesslaws_board::Setup;
use chesslaws_law::{Edition, Statement};
use chesslaws_protocol::{Answer, EndingName, Question, Reached};
use chesslaws_spec::model::Plane;
use chesslaws_suite::{Case, Known, cases};
use serde_json::{Value, json};

fn selection() -> Selection {
    Selection {
        edition: Edition::Fide2023,
        plane: None,
        clauses: vec![],
    }
}

fn validator() -> jsonschema::Validator {
    let schema: Value = serde_json::from_str(export::SCHEMA).expect("the schema is JSON");
    jsonschema::validator_for(&schema).expect("the schema is one")
}

fn exported() -> Value {
    let case = &selection().cases().unwrap()[0];
    serde_json::to_value(Exported::of(case, Edition::Fide2023)).unwrap()
}

#[test]
fn every_case_is_a_line_valid_by_the_schema_sorted_and_read_back() {
    let validator = validator();
    let text = export::jsonl(&selection().cases().unwrap(), Edition::Fide2023).unwrap();
    let mut ids = Vec::new();
    for line in text.lines() {
        let value: Value = serde_json::from_str(line).unwrap();
        let faults: Vec<String> = validator
            .iter_errors(&value)
            .map(|error| error.to_string())
            .collect();
        assert_eq!(faults, Vec::<String>::new(), "{line}");
        let back: Exported = serde_json::from_value(value).unwrap();
        for id in &back.statements {
            let statement = Statement::find(id).expect("a statement");
            assert_eq!(statement.edition(), Edition::Fide2023, "{line}");
        }
        ids.push(back.id);
    }
    let of_edition = cases::all()
        .into_iter()
        .filter(|case| case.is_of(Edition::Fide2023));
    let mut all: Vec<String> = of_edition.map(|case| case.id).collect();
    all.sort();
    assert_eq!(ids, all);
}

/// Questions and answers that no case has today are of the schema too.
#[test]
fn every_question_and_answer_is_valid() {
    let validator = validator();
    let reached = Reached {
        start: "startpos".into(),
        moves: vec!["e2e4".into()],
    };
    let questions = [
        Question::LegalMoves,
        Question::IsLegal { mv: "e7e8q".into() },
        Question::PositionAfter,
        Question::CheckState,
        Question::Ending,
        Question::SamePosition { other: reached },
        Question::ReadFen { fen: "8/8".into() },
    ];
    let answers = [
        Answer::moves(vec!["e2e4".into()]),
        Answer::Truth(true),
        Answer::Fen("8/8".into()),
        Answer::Ending(EndingName::Stalemate),
    ];
    for question in &questions {
        for expected in &answers {
            for known in [Known::Unproven, Known::Unreachable("a reason".into())] {
                let mut value = exported();
                value["question"] = serde_json::to_value(question).unwrap();
                value["expected"] = serde_json::to_value(expected).unwrap();
                value["known"] = serde_json::to_value(known).unwrap();
                assert!(validator.is_valid(&value), "{value}");
            }
        }
    }
}

#[test]
fn what_is_unknown_missing_or_of_another_kind_is_not_valid() {
    let validator = validator();
    assert!(validator.is_valid(&exported()));
    for field in exported().as_object().unwrap().keys() {
        let mut value = exported();
        value.as_object_mut().unwrap().remove(field);
        assert!(!validator.is_valid(&value), "without {field}");
    }
    for (field, wrong) in [
        ("remark", json!("a")),
        ("question", json!("perft")),
        ("expected", json!({"moves": ["e9"]})),
        ("statements", json!(["5.6"])),
        ("known", json!("perhaps")),
    ] {
        let mut value = exported();
        value[field] = wrong;
        assert!(!validator.is_valid(&value), "{value}");
    }
}

/// The fields of the position, and the operations.
fn read_epd(line: &str) -> (String, BTreeMap<String, String>) {
    let mut words = line.splitn(5, ' ');
    let position: Vec<&str> = words.by_ref().take(4).collect();
    let mut rest = words.next().expect("operations").trim_start();
    let mut operations = BTreeMap::new();
    while !rest.is_empty() {
        let (opcode, after) = rest.split_once(' ').expect("an opcode has an operand");
        let (operand, after) = match after.strip_prefix('"') {
            Some(text) => text.split_once("\";").expect("a text ends"),
            None => after.split_once(';').expect("an operand ends"),
        };
        let before = operations.insert(opcode.to_owned(), operand.to_owned());
        assert_eq!(before, None, "{line}");
        rest = after.trim_start();
    }
    (position.join(" "), operations)
}

#[test]
fn epd_is_read_back_and_says_what_the_cases_say() {
    let cases = selection().cases().unwrap();
    let text = export::epd(&cases, Edition::Fide2023).unwrap();
    // A scenario may ask of several positions: the id and the game say which line a case is on.
    let reached = |case: &Case| {
        let start = std::slice::from_ref(&case.ask.start);
        [start, &case.ask.moves[..]].concat().join(" ")
    };
    let mut on_line: BTreeMap<(&str, String), Vec<&Case>> = BTreeMap::new();
    for case in &cases {
        let (id, _) = case.id.rsplit_once('/').expect("an id with its question");
        on_line.entry((id, reached(case))).or_default().push(case);
    }
    let mut told = 0;
    for line in text.lines() {
        let (position, operations) = read_epd(line);
        let counters = format!("{} {}", operations["hmvc"], operations["fmvn"]);
        let setup: Setup = format!("{position} {counters}").parse().unwrap();
        assert_eq!(setup.to_string(), format!("{position} {counters}"));
        let key = (operations["id"].as_str(), operations["c5"].clone());
        let told_of = on_line
            .get(&key)
            .unwrap_or_else(|| panic!("no case for {line}"));
        for case in told_of {
            told += usize::from(says(&operations, case));
        }
    }
    let asked = |case: &&Case| {
        let question = case.ask.question.name();
        ["legal-moves", "check-state", "ending"].contains(&question)
    };
    assert_eq!(told, cases.iter().filter(asked).count());
}

/// Whether the operations of its line tell the case; if they do, rightly.
fn says(operations: &BTreeMap<String, String>, case: &Case) -> bool {
    match (&case.ask.question, &case.expected) {
        (Question::LegalMoves, expected) => {
            let moves: Vec<String> = operations["c1"]
                .split_whitespace()
                .map(Into::into)
                .collect();
            assert_eq!(operations["D1"], moves.len().to_string(), "{}", case.id);
            assert_eq!(*expected, Answer::Moves(moves), "{}", case.id);
        }
        (Question::CheckState, expected) => {
            assert_eq!(*expected, Answer::Truth(operations["c2"] == "check"));
        }
        (Question::Ending, Answer::Ending(ending)) => {
            assert_eq!(operations["c3"], ending.name(), "{}", case.id);
        }
        _ => return false,
    }
    true
}

/// The games are followed move by move, and every move of them is lawful: a sample, for the oracle takes its time.
#[test]
fn the_position_is_the_one_after_the_game() {
    let cases = selection().cases().unwrap();
    let oracle = Oracle::of(Edition::Fide2023);
    let text = export::epd(&cases, Edition::Fide2023).unwrap();
    for line in text.lines().step_by(397) {
        let (position, operations) = read_epd(line);
        let game: Vec<String> = operations["c5"].split(' ').map(Into::into).collect();
        // A start that is a FEN has spaces of its own.
        let [start, moves @ ..] = &game[..] else {
            panic!("{line}")
        };
        if start == "startpos" {
            let setup = oracle.reach(start, moves).expect("a lawful game");
            assert!(setup.to_string().starts_with(&position), "{line}");
        }
    }
}

#[test]
fn a_selection_is_of_a_clause_or_a_plane_or_it_is_refused() {
    let castling = Selection {
        clauses: vec!["1993:5.1.6".into()],
        ..selection()
    };
    let cases = castling.cases().unwrap();
    let named = |case: &Case| {
        case.statements
            .iter()
            .any(|id| id.starts_with("1993:5.1.6"))
    };
    assert!(cases.iter().all(named));
    assert!(cases.len() < selection().cases().unwrap().len());
    let of_plane = |plane: Plane| Selection {
        plane: Some(plane),
        ..selection()
    };
    assert!(of_plane(Plane::Board).cases().is_ok());
    let error = of_plane(Plane::Clock).cases().unwrap_err().to_string();
    assert!(
        error.starts_with("--plane `clock`: no case")
            && error.ends_with("there are cases of board, notation"),
        "{error}"
    );
}
