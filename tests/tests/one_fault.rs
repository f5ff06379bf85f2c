//! A program with one fault is accused of the one statement, however many positions show it: endings that only follow
//! from its list of moves, and what stands beside the fault by chance, are not laid to other statements.

use std::collections::BTreeSet;

use chesslaws::run::{Options, Outcome, run};
use chesslaws::subjects::Oracle;
use chesslaws_board::{Kind, Move, Setup};
use chesslaws_law::Edition;
use chesslaws_oracle::{Ending, Laws};
use chesslaws_protocol::{Answer, Ask, EndingName, Failure, Identity, Question, Reply, Subject};
use chesslaws_suite::{Case, cases};
use chesslaws_tests::gallery::subjects::PastSmoke;

/// What the subject makes of a list of moves.
type Alter = fn(&Setup, &mut Vec<String>);

/// Right but for its list of moves, from which its endings follow, and for checks that it does not see.
struct Altered {
    oracle: Oracle,
    laws: Laws,
    alter: Alter,
    blind: fn(&Setup, &[Kind]) -> bool,
}

impl Subject for Altered {
    fn identity(&mut self) -> Result<Identity, Failure> {
        self.oracle.identity()
    }

    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        // A game is taken as played, so that the question itself is put.
        let Ok(setup) = self.oracle.reach(&ask.start, &ask.moves) else {
            return self.oracle.ask(ask);
        };
        let by = self.laws.check(&setup).finding;
        let kinds = by.iter().filter_map(|&square| setup.piece(square));
        let kinds: Vec<Kind> = kinds.map(|piece| piece.kind).collect();
        let moves = self.laws.lawful_moves(&setup).into_iter();
        let mut moves: Vec<String> = moves.map(|(mv, _)| mv.to_string()).collect();
        (self.alter)(&setup, &mut moves);
        Ok(Reply::answer(match &ask.question {
            Question::LegalMoves => Answer::moves(moves),
            Question::IsLegal { mv } => Answer::Truth(moves.contains(mv)),
            Question::CheckState => Answer::Truth(!by.is_empty() && !(self.blind)(&setup, &kinds)),
            Question::Ending if self.laws.ending(&setup).finding != Ending::Draw => {
                Answer::Ending(match (moves.is_empty(), by.is_empty()) {
                    (false, _) => EndingName::None,
                    (true, false) => EndingName::Checkmate,
                    (true, true) => EndingName::Stalemate,
                })
            }
            _ => return self.oracle.ask(ask),
        }))
    }
}

fn kind(setup: &Setup, text: &str) -> Option<(Kind, Move)> {
    let mv: Move = text.parse().ok()?;
    Some((setup.piece(mv.from)?.kind, mv))
}

fn castles(setup: &Setup, text: &str) -> bool {
    kind(setup, text)
        .is_some_and(|(kind, mv)| kind == Kind::King && mv.from.file().abs_diff(mv.to.file()) == 2)
}

fn in_passing(setup: &Setup, text: &str) -> bool {
    kind(setup, text).is_some_and(|(kind, mv)| {
        kind == Kind::Pawn && setup.en_passant == Some(mv.to) && mv.from.file() != mv.to.file()
    })
}

fn instead_of_queens(moves: &mut Vec<String>, letter: &str, others: bool) {
    let queens: Vec<String> = moves
        .iter()
        .filter_map(|text| text.strip_suffix('q'))
        .map(|text| format!("{text}{letter}"))
        .collect();
    if !others {
        moves.retain(|text| text.len() == 4);
    }
    moves.extend(queens);
}

const BOTH_WINGS: Alter = |setup, moves| moves.retain(|text| !castles(setup, text));
const EN_PASSANT: Alter = |setup, moves| moves.retain(|text| !in_passing(setup, text));
const QUEENS_ONLY: Alter = |_, moves| moves.retain(|text| text.len() == 4 || text.ends_with('q'));
const STAYS: Alter = |_, moves| instead_of_queens(moves, "", false);
const KINGS: Alter = |_, moves| instead_of_queens(moves, "k", true);
const RIGHT: Alter = |_, _| {};

/// The fault, part of the names of the motifs that show it, and the statement of each edition.
const FAULTS: [(Alter, bool, &[&str], &str, &str); 6] = [
    (BOTH_WINGS, false, &["castl"], "1993:5.1.2", "2023:3.8.2"),
    (
        EN_PASSANT,
        false,
        &["en-passant"],
        "1993:5.6.3.a",
        "2023:3.7.3.1",
    ),
    (
        QUEENS_ONLY,
        false,
        &["promot"],
        "1993:5.6.4.a",
        "2023:3.7.3.3",
    ),
    (STAYS, false, &["promot"], "1993:5.6.4.a", "2023:3.7.3.3"),
    (KINGS, false, &["promot"], "1993:5.6.4.a", "2023:3.7.3.3"),
    (
        RIGHT,
        true,
        &["check", "promot"],
        "1993:9.1.a",
        "2023:3.9.1",
    ),
];

/// The cases of some vectors with such a motif.
fn some(all: &[Case], motifs: &[&str]) -> Vec<Case> {
    let shows = |case: &&Case| {
        let mut named = case.motifs.iter();
        case.id.starts_with('V')
            && named.any(|name| motifs.iter().any(|motif| name.contains(motif)))
    };
    all.iter().filter(shows).step_by(25).cloned().collect()
}

#[test]
fn one_fault_is_laid_to_one_statement() {
    let all = cases::all();
    for (at, (alter, blind, motifs, founding, in_force)) in FAULTS.into_iter().enumerate() {
        let cases = some(&all, motifs);
        for (edition, statement) in [(Edition::Fide1993, founding), (Edition::Fide2023, in_force)] {
            let subject = Altered {
                oracle: Oracle::of(edition),
                laws: Laws::of(edition),
                alter,
                blind: if blind {
                    |_, by| by.iter().all(|&kind| kind == Kind::Knight)
                } else {
                    |_, _| false
                },
            };
            let (mut subject, mut progress) = PastSmoke::of(subject);
            let options = Options::whole(edition, 1);
            let run = run(&mut subject, &cases, &options, &mut progress).expect("a run");
            let failed = run
                .records
                .iter()
                .filter(|record| record.outcome == Outcome::Failed);
            let blamed: BTreeSet<&str> = failed
                .clone()
                .flat_map(|record| &record.blamed)
                .map(|blame| blame.statement.as_str())
                .collect();
            assert!(failed.count() >= 3, "fault {at}, {edition}");
            assert_eq!(blamed, BTreeSet::from([statement]), "fault {at}");
        }
    }
}
