//! The cases compiled from the features, the public reports and the played cases, which `chesslaws-suite` embeds.
//!
//! Expected answers are those the scenario, the report or the witness states. The oracle is asked only how a position is known, and
//! which statements of the clauses that a report names are meant.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use chesslaws_board::{Kind, Move, Setup};
use chesslaws_law::{Edition, Statement};
use chesslaws_oracle::{Ending, Laws, Standing, art2_pieces};
use chesslaws_protocol::{Answer, Ask, EndingName, Question, STARTPOS};
use chesslaws_suite::features::Scenario;
use chesslaws_suite::{Case, Known, asked, cases};
use serde::Deserialize;

use super::{Generated, RegenError};
use crate::vectors::{bearing, cited};

/// `cases.jsonl` of the suite.
pub(super) fn generate(root: &Path, scenarios: &[Scenario]) -> Result<Generated, RegenError> {
    let mut all = of_scenarios(scenarios);
    all.extend(of_reports(root)?);
    all.extend(super::played::cases(root)?);
    all.sort_by(|one, other| one.id.cmp(&other.id));
    Ok(Generated {
        path: "tests/suite/compiled/cases.jsonl".to_owned(),
        text: cases::compiled_text(&all),
    })
}

fn of_scenarios(scenarios: &[Scenario]) -> Vec<Case> {
    let mut names: BTreeMap<String, usize> = BTreeMap::new();
    let mut all = Vec::new();
    for scenario in scenarios {
        let name = name(scenario);
        let times = names.entry(name.clone()).or_default();
        *times += 1;
        let name = match *times {
            1 => name,
            again => format!("{name}~{again}"),
        };
        let asked = asked::questions(scenario).expect("regen has parsed every sentence");
        let mut questions: BTreeMap<&str, usize> = BTreeMap::new();
        for asked in &asked {
            let Some(known) = known(&asked.ask) else {
                continue;
            };
            let times = questions.entry(asked.ask.question.name()).or_default();
            *times += 1;
            let again = if *times > 1 {
                format!("~{times}")
            } else {
                String::new()
            };
            all.push(Case {
                id: format!("F/{name}/{}{again}", asked.ask.question.name()),
                statements: ids(scenario),
                editions: editions(&scenario.statements()),
                motifs: Vec::new(),
                notation: None,
                known,
                ask: asked.ask.clone(),
                expected: asked.expected.clone(),
                because: asked.because.clone(),
                source: scenario.place(),
            });
        }
    }
    all
}

fn ids(scenario: &Scenario) -> Vec<String> {
    let statements = scenario.statements();
    statements.iter().map(|each| each.id().to_owned()).collect()
}

fn editions(statements: &[Statement]) -> Vec<String> {
    Edition::ALL
        .iter()
        .filter(|&&edition| statements.iter().any(|each| each.edition() == edition))
        .map(|edition| edition.name().to_owned())
        .collect()
}

/// `art5_rook/rook/the-rook-on-an-open-board`: the file and the words of the scenario.
fn name(scenario: &Scenario) -> String {
    let words = scenario
        .name
        .split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty());
    let words: Vec<String> = words.map(str::to_lowercase).collect();
    let file = scenario
        .file
        .strip_suffix(".feature")
        .unwrap_or(&scenario.file);
    format!("{file}/{}", words.join("-"))
}

/// How the position is known; none where it is not to be put to a subject: what is unlawful or out of reach on the
/// board shows nothing of a program that was never meant for it. A text to be read may be anything.
fn known(ask: &Ask) -> Option<Known> {
    let laws = Laws::of(Edition::Fide1993);
    if let Question::ReadFen { fen } = &ask.question {
        // Whether a position that no game reaches is read as one is no question of the Laws.
        let standing = fen.parse().map(|setup| laws.standing(&setup).finding);
        let out_of_reach = matches!(standing, Ok(Standing::Unreachable(_)));
        return (!out_of_reach).then_some(Known::Unproven);
    }
    let mut setup = start(&ask.start)?;
    for text in &ask.moves {
        let mv: Move = text.parse().ok()?;
        if !laws.is_lawful(&setup, mv) {
            return None;
        }
        setup = laws.after(&setup, mv);
    }
    if let Question::IsLegal { mv } = &ask.question
        && !is_spelled_alike_by_all(mv.parse().ok()?, &setup)
    {
        return None;
    }
    let of_moves = matches!(
        ask.question,
        Question::IsLegal { .. } | Question::LegalMoves
    );
    let over = |edition| Laws::of(edition).ending(&setup).finding == Ending::Draw;
    if of_moves && Edition::ALL.into_iter().any(over) {
        // A move after the end may be in the piece's way of moving; that the game is over is another question.
        return None;
    }
    if let Question::SamePosition { other } = &ask.question {
        let other = start(&other.start)?;
        if !fit_to_be_asked(&laws, &other) {
            return None;
        }
    }
    let from_the_array = ask.start == STARTPOS;
    if !from_the_array && !fit_to_be_asked(&laws, &start(&ask.start)?) {
        return None;
    }
    Some(if from_the_array {
        Known::Played
    } else {
        Known::Unproven
    })
}

/// Whether programs that speak UCI agree what the text of the move means: one that goes nowhere they do not read, and a
/// king onto its own rook is castling to some.
fn is_spelled_alike_by_all(mv: Move, setup: &Setup) -> bool {
    let is = |square, kind| {
        setup
            .piece(square)
            .is_some_and(|piece| piece.colour == setup.turn && piece.kind == kind)
    };
    mv.from != mv.to && !(is(mv.from, Kind::King) && is(mv.to, Kind::Rook))
}

fn start(text: &str) -> Option<Setup> {
    if text == STARTPOS {
        return Some(art2_pieces::array());
    }
    text.parse().ok()
}

fn fit_to_be_asked(laws: &Laws, setup: &Setup) -> bool {
    laws.standing(setup).finding == Standing::Lawful
}

/// A row of the public reports.
#[derive(Deserialize)]
struct Row {
    id: String,
    question: String,
    edition: String,
    fen: String,
    #[serde(default)]
    moves: Vec<String>,
    #[serde(default)]
    ask: BTreeMap<String, serde_json::Value>,
    expected: BTreeMap<String, serde_json::Value>,
    clauses: Vec<String>,
    source: String,
}

fn of_reports(root: &Path) -> Result<Vec<Case>, RegenError> {
    let path = root.join("tests/suite/cases/board.jsonl");
    let text = fs::read_to_string(&path).map_err(|error| RegenError::Unreadable(path, error))?;
    let rows = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("a row of the public reports"));
    Ok(rows.flat_map(|row: Row| of_report(&row)).collect())
}

const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn of_report(row: &Row) -> Vec<Case> {
    let start = if row.fen == ARRAY && row.question != "fen_valid" {
        STARTPOS.to_owned()
    } else {
        row.fen.clone()
    };
    let mut all = Vec::new();
    for (question, expected) in questions(row) {
        let ask = Ask {
            start: start.clone(),
            moves: row.moves.clone(),
            question,
        };
        let Some(known) = known(&ask) else { continue };
        let name = ask.question.name();
        all.push(Case {
            id: format!("{}/{name}", row.id),
            statements: statements(row, &ask),
            editions: match row.edition.as_str() {
                "both" => Edition::ALL.map(|each| each.name().to_owned()).into(),
                one => vec![one.to_owned()],
            },
            motifs: Vec::new(),
            notation: None,
            known,
            ask,
            expected,
            because: Vec::new(),
            source: row.source.clone(),
        });
    }
    all
}

/// The questions of a row. Of a status, what the protocol has a word for; the rest is asked of the oracle alone.
fn questions(row: &Row) -> Vec<(Question, Answer)> {
    let truth = |name: &str| row.expected.get(name).and_then(serde_json::Value::as_bool);
    match row.question.as_str() {
        "is_legal" => {
            let mv = row.ask["move"].as_str().expect("a move").to_owned();
            let legal = truth("legal").expect("an answer");
            vec![(Question::IsLegal { mv }, Answer::Truth(legal))]
        }
        "legal_moves" => {
            let moves = row.expected["moves"].as_array().expect("moves");
            let moves = moves.iter().map(|mv| mv.as_str().expect("a move").into());
            vec![(Question::LegalMoves, Answer::moves(moves.collect()))]
        }
        "fen_valid" => {
            let fen = row.fen.clone();
            let valid = truth("valid").expect("an answer");
            vec![(Question::ReadFen { fen }, Answer::Truth(valid))]
        }
        _ => {
            let mut found = Vec::new();
            if let Some(check) = truth("in_check") {
                found.push((Question::CheckState, Answer::Truth(check)));
            }
            let ending = match (truth("checkmate"), truth("stalemate")) {
                (Some(true), _) => Some(EndingName::Checkmate),
                (_, Some(true)) => Some(EndingName::Stalemate),
                (Some(false), Some(false)) => Some(EndingName::None),
                _ => None,
            };
            found.extend(ending.map(|ending| (Question::Ending, Answer::Ending(ending))));
            found
        }
    }
}

/// The statements of the oracle's own ruling that lie in the clauses the report names; all of them, if none does.
fn statements(row: &Row, ask: &Ask) -> Vec<String> {
    let mut found = Vec::new();
    for edition in Edition::ALL {
        let grounds = grounds(Laws::of(edition), ask);
        let in_clause = |id: &&String| {
            let mut clauses = row.clauses.iter();
            clauses.any(|clause| {
                id.strip_prefix(clause.as_str())
                    .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
            })
        };
        let named: Vec<String> = grounds.iter().filter(in_clause).cloned().collect();
        found.extend(if named.is_empty() { grounds } else { named });
    }
    found
}

fn grounds(laws: Laws, ask: &Ask) -> Vec<String> {
    if let Question::ReadFen { fen } = &ask.question {
        return fen
            .parse()
            .map(|setup| cited(&laws, &laws.standing(&setup)))
            .unwrap_or_default();
    }
    let Some(begin) = start(&ask.start) else {
        return Vec::new();
    };
    let setup = ask.moves.iter().fold(begin, |setup, text| {
        text.parse()
            .map_or(setup.clone(), |mv| laws.after(&setup, mv))
    });
    match &ask.question {
        Question::IsLegal { mv } => mv
            .parse()
            .map(|mv| cited(&laws, &laws.lawful(&setup, mv)))
            .unwrap_or_default(),
        Question::CheckState => cited(&laws, &laws.check(&setup)),
        Question::Ending => cited(&laws, &laws.ending(&setup)),
        _ if laws.edition == Edition::Fide1993 => bearing(&laws, &setup),
        _ => Vec::new(),
    }
}
