//! The cases as EPD: one position a line, its operations in the order of their names.

use chesslaws_board::{Move, Setup};
use chesslaws_law::Edition;
use chesslaws_oracle::Laws;
use chesslaws_protocol::{Answer, Question};
use chesslaws_suite::{Case, Known};

use super::ExportError;
use crate::report::plain;
use crate::run::{in_edition, shown};
use crate::subjects::read_start;

/// One position a line. Cases that share their position, and their id before the slash, share a line.
///
/// # Errors
/// A case whose game cannot be followed.
pub fn epd(cases: &[Case], edition: Edition) -> Result<String, ExportError> {
    let has_position = |case: &&Case| !matches!(case.ask.question, Question::ReadFen { .. });
    let mut cases: Vec<&Case> = cases.iter().filter(has_position).collect();
    // A scenario may ask of several positions in turn: what is asked of one comes together.
    cases.sort_by_key(|case| {
        (
            position_id(case).to_owned(),
            &case.ask.start,
            &case.ask.moves,
        )
    });
    let mut text = String::new();
    for group in cases.chunk_by(|one, other| is_same_line(one, other)) {
        text += &line(group, edition)?;
    }
    Ok(text)
}

fn is_same_line(one: &Case, other: &Case) -> bool {
    let reached = |case: &Case| (case.ask.start.clone(), case.ask.moves.clone());
    position_id(one) == position_id(other) && reached(one) == reached(other)
}

/// The id before the slash.
fn position_id(case: &Case) -> &str {
    case.id
        .rsplit_once('/')
        .map_or(&case.id, |(before, _)| before)
}

/// The operations of a line: opcode and operand.
type Operations = Vec<(&'static str, String)>;

fn line(cases: &[&Case], edition: Edition) -> Result<String, ExportError> {
    let first = cases[0];
    let setup = reached(first, edition)?;
    let fen = setup.to_string();
    let placement: Vec<&str> = fen.split(' ').take(4).collect();
    let mut operations = answers(cases);
    let statements = statements(cases, edition);
    if !statements.is_empty() {
        operations.push(("c0", quoted(&statements.join(" "))));
    }
    operations.push(("c4", quoted(&known(&first.known))));
    let start = std::slice::from_ref(&first.ask.start);
    let game = [start, first.ask.moves.as_slice()].concat();
    operations.push(("c5", quoted(&game.join(" "))));
    operations.push(("fmvn", setup.fullmove_number.to_string()));
    operations.push(("hmvc", setup.halfmove_clock.to_string()));
    operations.push(("id", quoted(position_id(first))));
    operations.sort();
    let mut line = placement.join(" ");
    for (opcode, operand) in operations {
        line += &format!(" {opcode} {operand};");
    }
    Ok(line + "\n")
}

/// The position after the game.
fn reached(case: &Case, edition: Edition) -> Result<Setup, ExportError> {
    let laws = Laws::of(edition);
    let wrong = |why: String| ExportError::Unreached {
        id: case.id.clone(),
        why,
    };
    let start = read_start(&case.ask.start).map_err(wrong)?;
    case.ask.moves.iter().try_fold(start, |setup, text| {
        let mv: Move = text
            .parse()
            .map_err(|error: chesslaws_board::MoveError| wrong(error.to_string()))?;
        Ok(laws.after(&setup, mv))
    })
}

fn answers(cases: &[&Case]) -> Operations {
    let (mut operations, mut others) = (Operations::new(), Vec::new());
    for case in cases {
        match (&case.ask.question, &case.expected) {
            (Question::LegalMoves, Answer::Moves(moves)) => {
                operations.push(("D1", moves.len().to_string()));
                operations.push(("c1", quoted(&moves.join(" "))));
            }
            (Question::CheckState, Answer::Truth(check)) => {
                operations.push(("c2", quoted(if *check { "check" } else { "no check" })));
            }
            (Question::Ending, Answer::Ending(ending)) => {
                operations.push(("c3", quoted(ending.name())));
            }
            (question, expected) => others.push(other(question, expected)),
        }
    }
    if !others.is_empty() {
        operations.push(("c6", quoted(&others.join("; "))));
    }
    operations
}

/// A question in words, and its answer.
fn other(question: &Question, expected: &Answer) -> String {
    let of = match question {
        Question::IsLegal { mv } => format!(" {mv}"),
        Question::SamePosition { other } => {
            format!(" {} {}", other.start, other.moves.join(" "))
        }
        _ => String::new(),
    };
    format!("{}{of}: {}", question.name(), shown(expected))
}

fn statements(cases: &[&Case], edition: Edition) -> Vec<String> {
    let named = cases
        .iter()
        .flat_map(|case| case.statements.iter().cloned());
    in_edition(&named.collect::<Vec<_>>(), edition)
}

fn known(known: &Known) -> String {
    match known {
        Known::Played => "played".into(),
        Known::Unproven => "unproven".into(),
        Known::Unreachable(reason) => format!("unreachable: {reason}"),
    }
}

/// A string operand: it can hold no quotation mark, which is written as its number.
fn quoted(text: &str) -> String {
    format!("\"{}\"", plain(text).replace('"', "\\u{22}"))
}

#[cfg(test)]
mod tests {
    use chesslaws_protocol::{Ask, STARTPOS};

    use super::*;

    fn case(id: &str, question: Question, expected: Answer) -> Case {
        Case {
            id: id.into(),
            statements: vec!["1993:5.6.2.b".into()],
            editions: vec!["fide-1993".into()],
            motifs: vec![],
            notation: None,
            known: Known::Played,
            ask: Ask {
                start: STARTPOS.into(),
                moves: vec!["e2e4".into()],
                question,
            },
            expected,
            because: vec![],
            source: "made for the test".into(),
        }
    }

    #[test]
    fn cases_of_one_position_are_one_line_with_sorted_operations() {
        let cases = [
            case("T1/check-state", Question::CheckState, Answer::Truth(false)),
            case(
                "T1/x",
                Question::LegalMoves,
                Answer::moves(vec!["e7e5".into(), "a7a6".into()]),
            ),
            case(
                "T2",
                Question::IsLegal { mv: "e7e5".into() },
                Answer::Truth(true),
            ),
        ];
        let text = epd(&cases, Edition::Fide2023).unwrap();
        let position = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3";
        let rest = "c4 \"played\"; c5 \"startpos e2e4\";";
        let counters = "fmvn 1; hmvc 0;";
        assert_eq!(
            text,
            format!(
                "{position} D1 2; c0 \"2023:3.7.1\"; c1 \"a7a6 e7e5\"; c2 \"no check\"; {rest} {counters} id \"T1\";\n\
                 {position} c0 \"2023:3.7.1\"; {rest} c6 \"is-legal e7e5: yes\"; {counters} id \"T2\";\n"
            )
        );
    }

    #[test]
    fn a_game_that_cannot_be_followed_is_named() {
        let mut broken = case("T1", Question::CheckState, Answer::Truth(false));
        broken.ask.moves.push("e9".into());
        let error = epd(&[broken], Edition::Fide1993).unwrap_err().to_string();
        assert!(error.starts_with("case T1: `e9` is no move"), "{error}");
    }
}
