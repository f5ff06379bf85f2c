use chesslaws_law::Edition;
use chesslaws_protocol::{
    Answer, Ask, Channel, Failure, Identity, Question, Reply, STARTPOS, Subject,
};
use chesslaws_suite::{Case, Known};

mod exhibits;
mod notation;
mod whole;

use super::select::is_part_of;
use super::*;
use crate::subjects::{
    Oracle,
    demo::{Demo, Faults},
};

/// A game after which both pawns leaving the fifth rank open it to the king on g5 and the rook on a5.
const RANK_PIN: &str = "e2e4 h7h5 e4e5 h8h6 e1e2 h6a6 e2e3 a6a5 e3f4 a7a6 f4g5 d7d5";
/// A game after which the rook on b2 attacks b1, and White may castle.
const B1_ATTACKED: &str = "b2b4 a7a5 b4a5 a8a5 b1c3 b7b6 c1b2 a5b5 d2d3 b5b2 d1d2 h7h6";

fn options() -> Options {
    Options {
        edition: Edition::Fide1993,
        plane: None,
        clauses: vec![],
        only: vec![],
        seed: 1,
        sample: None,
        baseline: None,
        held: None,
    }
}

fn case(id: &str, known: Known, moves: &str, question: Question, expected: Answer) -> Case {
    Case {
        id: id.into(),
        statements: vec!["1993:5.6.3.a".into()],
        editions: vec!["fide-1993".into(), "fide-2023".into()],
        motifs: vec![],
        notation: None,
        known,
        ask: Ask {
            start: STARTPOS.into(),
            moves: moves.split_whitespace().map(String::from).collect(),
            question,
        },
        expected,
        because: vec![],
        source: "made for the test".into(),
    }
}

fn truth(id: &str, known: Known, moves: &str, mv: &str, lawful: bool) -> Case {
    case(
        id,
        known,
        moves,
        Question::IsLegal { mv: mv.into() },
        Answer::Truth(lawful),
    )
}

fn both_faults() -> Vec<Case> {
    vec![
        truth("T1", Known::Played, RANK_PIN, "e5d6", false),
        truth("T2", Known::Played, B1_ATTACKED, "e1c1", true),
        truth("T3", Known::Played, "", "e2e4", true),
    ]
}

fn certify(subject: &mut dyn Subject, cases: &[Case]) -> Run {
    run(subject, cases, &options(), &mut |_, _| {}).expect("a run")
}

fn outcomes(run: &Run) -> Vec<Outcome> {
    run.records.iter().map(|record| record.outcome).collect()
}

#[test]
fn the_oracle_passes_and_its_grounds_are_ours() {
    let run = certify(&mut Oracle::of(Edition::Fide1993), &both_faults());
    assert_eq!(outcomes(&run), [Outcome::Passed; 3], "{:#?}", run.records);
    assert_eq!(run.conclusion(), Conclusion::Conforms);
}

#[test]
fn both_planted_faults_are_found_and_laid_to_their_statements() {
    let run = certify(&mut Demo::new(Faults::BOTH), &both_faults());
    assert_eq!(
        outcomes(&run),
        [Outcome::Failed, Outcome::Failed, Outcome::Passed]
    );
    assert_eq!(run.conclusion().exit_code(), 1);
    let blamed = |at: usize| -> Vec<&str> {
        run.records[at]
            .blamed
            .iter()
            .map(|blame| blame.statement.as_str())
            .collect()
    };
    assert_eq!(blamed(0), ["1993:9.1.b"]);
    assert_eq!(blamed(1), ["1993:5.1.6.1"]);
    let text = render(&run, Edition::Fide1993, "--demo");
    for part in [
        "holds e5d6 to be lawful",
        "does not hold e1c1 to be lawful",
        "chesslaws certify --demo --edition fide-1993 --only T1",
        "not endorsed by FIDE",
        "c1 is not attacked",
    ] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
}

#[test]
fn nobody_is_accused_on_a_position_that_is_not_known_to_be_played() {
    let reason = Known::Unreachable("three pieces give check".into());
    for known in [Known::Unproven, reason] {
        let cases = [truth("T1", known, RANK_PIN, "e5d6", false)];
        let run = certify(&mut Demo::new(Faults::BOTH), &cases);
        assert_eq!(outcomes(&run), [Outcome::CannotTell]);
        assert_eq!(run.conclusion().exit_code(), 5);
    }
}

/// The faultless demonstration, which answers every `read-fen` alike.
struct Reads(Demo, bool);

impl Subject for Reads {
    fn identity(&mut self) -> Result<Identity, Failure> {
        self.0.identity()
    }

    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        match ask.question {
            Question::ReadFen { .. } => Ok(Reply::answer(Answer::Truth(self.1))),
            _ => self.0.ask(ask),
        }
    }
}

#[test]
fn to_accept_a_fen_of_an_unlawful_set_up_is_a_trait_and_no_fault() {
    let read = |id: &str, fen: &str, expected| {
        let question = Question::ReadFen { fen: fen.into() };
        case(id, Known::Unproven, "", question, Answer::Truth(expected))
    };
    let unlawful = read("T1", "8/8/8/8/8/8/5kK1/8 w - - 0 1", false);
    let cases = [both_faults().remove(2), unlawful.clone()];
    for accepts in [true, false] {
        let run = certify(&mut Reads(Demo::new(Faults::default()), accepts), &cases);
        assert_eq!(run.conclusion(), Conclusion::Conforms, "{:#?}", run.records);
        let notes = run.header.subject.notes.join("\n");
        assert_eq!(notes.contains("set-ups: it accepts 1 "), accepts, "{notes}");
        let shown: Vec<_> = rows(&run.records)
            .into_iter()
            .map(|row| row.statement)
            .collect();
        // Both cases name it; one that was accepted shows nothing of it.
        assert_eq!(shown, ["1993:5.6.3.a"]);
        assert_eq!(run.records[0].statements.is_empty(), accepts);
    }
    // What is no FEN, and what is lawful, are judged as ever.
    let cases = [
        read("T1", "8/8/8/8/8/8/5kK1 w - - 0 1", false),
        read("T2", "8/8/8/8/8/8/5k1K/8 w - - 0 1", true),
    ];
    let accepting = certify(&mut Reads(Demo::new(Faults::default()), true), &cases);
    assert_eq!(outcomes(&accepting), [Outcome::Failed, Outcome::Passed]);
    let refusing = certify(&mut Reads(Demo::new(Faults::default()), false), &cases);
    assert_eq!(outcomes(&refusing), [Outcome::Passed, Outcome::CannotTell]);
}

#[test]
fn a_case_that_contradicts_the_oracle_is_our_error() {
    let cases = [truth("T1", Known::Played, "", "e2e4", false)];
    let run = certify(&mut Demo::new(Faults::default()), &cases);
    assert_eq!(outcomes(&run), [Outcome::TesterError]);
    assert_eq!(run.conclusion().exit_code(), 4);
}

#[test]
fn a_refused_game_is_laid_to_the_move_that_is_denied() {
    let moves = format!("{B1_ATTACKED} e1c1");
    let answer = Oracle::of(Edition::Fide1993).ask(&Ask {
        question: Question::LegalMoves,
        ..truth("", Known::Played, &moves, "", true).ask
    });
    let Ok(Reply::Answer { answer, .. }) = answer else {
        panic!("{answer:?}")
    };
    let cases = [case(
        "T1",
        Known::Played,
        &moves,
        Question::LegalMoves,
        answer,
    )];
    let run = certify(&mut Demo::new(Faults::BOTH), &cases);
    assert_eq!(outcomes(&run), [Outcome::Failed]);
    let blame = &run.records[0].blamed[0];
    assert_eq!((blame.statement.as_str(), blame.ply), ("1993:5.1.6.1", 12));
    let whole = Run {
        counterexamples: vec![],
        ..run
    };
    let exhibits = exhibits(&whole, Edition::Fide1993);
    let before = "1nbqkbnr/2ppppp1/1p5p/8/8/2NP4/PrPQPPPP/R3KBNR w KQk - 0 7";
    assert_eq!(
        exhibits[0]
            .setup
            .as_ref()
            .map(ToString::to_string)
            .as_deref(),
        Some(before)
    );
}

#[test]
fn a_report_is_read_back_and_one_that_was_changed_is_not() {
    let run = certify(&mut Demo::new(Faults::BOTH), &both_faults());
    let text = write(&run).unwrap();
    let (back, footer) = read(&text).unwrap();
    assert_eq!(back.records, run.records);
    assert_eq!(footer.counts[&Outcome::Failed], 2);
    assert!(matches!(
        read(&text.replace("\"failed\"", "\"passed\"")),
        Err(ReportError::Digest { .. })
    ));
    let without_footer = &text[..=text.trim_end().rfind('\n').unwrap()];
    assert!(matches!(read(without_footer), Err(ReportError::NoFooter)));
    assert_eq!(
        text,
        write(&certify(&mut Demo::new(Faults::BOTH), &both_faults())).unwrap()
    );
}

/// The faultless demonstration as a channel that shows neither draws nor idle en passant squares.
struct SilentOnDraws(Demo, Channel);

impl Subject for SilentOnDraws {
    fn identity(&mut self) -> Result<Identity, Failure> {
        use chesslaws_protocol::Convention::{
            EnPassantSquareOnlyWhenCapturable, OnlyMateAndStalemateEnd,
        };
        let conventions = vec![EnPassantSquareOnlyWhenCapturable, OnlyMateAndStalemateEnd];
        Ok(Identity {
            channel: self.1,
            conventions,
            ..self.0.identity()?
        })
    }

    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        let reply = self.0.ask(ask)?;
        Ok(match reply {
            Reply::Answer {
                answer: Answer::Ending(EndingName::Draw),
                ..
            } => Reply::answer(Answer::Ending(EndingName::None)),
            Reply::Answer {
                answer: Answer::Fen(fen),
                ..
            } => Reply::answer(Answer::Fen(fen.replace(" e3 ", " - "))),
            other => other,
        })
    }
}

#[test]
fn what_the_channel_or_the_program_leaves_out_is_neither_passed_nor_failed() {
    let mut drawn = case(
        "T1",
        Known::Played,
        "",
        Question::Ending,
        Answer::Ending(EndingName::Draw),
    );
    drawn.ask.start = "4k3/8/8/8/8/8/8/4K3 w - - 0 80".into();
    drawn.because = vec!["1993:10.4.1".into()];
    let mut open = case(
        "T2",
        Known::Played,
        "",
        Question::Ending,
        Answer::Ending(EndingName::None),
    );
    open.ask.start = "4k3/8/8/8/8/8/4R3/4K3 b - - 0 80".into();
    let list = Answer::moves("e8d7 e8d8 e8f7 e8f8".split(' ').map(String::from).collect());
    let mut list = case("T3", Known::Played, "", Question::LegalMoves, list);
    list.ask.start.clone_from(&open.ask.start);
    list.statements = vec!["1993:9.1.b".into(), "1993:10.4.1".into()];
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    let after = case(
        "T4",
        Known::Played,
        "e2e4",
        Question::PositionAfter,
        Answer::Fen(fen.into()),
    );
    let cases = [drawn, open, list, after];
    for (channel, of_the_draw, code) in [
        (Channel::Uci, Outcome::Inapplicable, 0),
        (Channel::Cecp, Outcome::Inapplicable, 0),
        (Channel::Adapter, Outcome::DeviatesAsDeclared, 5),
        (Channel::Embedded, Outcome::DeviatesAsDeclared, 5),
    ] {
        let run = certify(
            &mut SilentOnDraws(Demo::new(Faults::default()), channel),
            &cases,
        );
        let passed = Outcome::Passed;
        assert_eq!(
            outcomes(&run),
            [of_the_draw, passed, passed, passed],
            "{:#?}",
            run.records
        );
        let rows = rows(&run.records);
        let row = rows.iter().find(|row| row.statement == "1993:10.4.1");
        assert_eq!(row.and_then(|row| row.worst), Some(of_the_draw));
        assert_eq!(run.records[2].statements, ["1993:9.1.b"]);
        assert_eq!(run.conclusion().exit_code(), code);
    }
}

/// Declares that it leaves idle en passant squares out, and leaves out one that matters.
struct NoSquare(Demo);

impl Subject for NoSquare {
    fn identity(&mut self) -> Result<Identity, Failure> {
        let conventions = vec![chesslaws_protocol::Convention::EnPassantSquareOnlyWhenCapturable];
        Ok(Identity {
            conventions,
            ..self.0.identity()?
        })
    }

    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        Ok(match self.0.ask(ask)? {
            Reply::Answer {
                answer: Answer::Fen(fen),
                ..
            } => Reply::answer(Answer::Fen(fen.replace(" d6 ", " - "))),
            other => other,
        })
    }
}

#[test]
fn an_en_passant_square_that_matters_is_no_spelling_whatever_is_declared() {
    let fen = "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
    let after = case(
        "T1",
        Known::Played,
        "e2e4 a7a6 e4e5 d7d5",
        Question::PositionAfter,
        Answer::Fen(fen.into()),
    );
    let run = certify(&mut NoSquare(Demo::new(Faults::default())), &[after]);
    assert_eq!(outcomes(&run), [Outcome::Failed], "{:#?}", run.records);
    assert!(
        run.header
            .subject
            .notes
            .iter()
            .all(|note| !note.starts_with("spelling"))
    );
}

#[test]
fn filters_select_by_case_and_by_clause() {
    let only = Options {
        only: vec!["T2".into()],
        ..options()
    };
    let run = run(
        &mut Demo::new(Faults::BOTH),
        &both_faults(),
        &only,
        &mut |_, _| {},
    )
    .unwrap();
    assert_eq!(run.records.len(), 1);
    assert!(is_part_of("1993:5.1.6.1", "5.1") && is_part_of("1993:5.1", "1993:5.1"));
    assert!(!is_part_of("1993:5.10", "5.1") && !is_part_of("2023:5.1", "1993:5.1"));
}

#[test]
fn nothing_left_to_ask_is_no_pass() {
    let asked = |options: Options| {
        let mut subject = Demo::new(Faults::BOTH);
        match run(&mut subject, &both_faults(), &options, &mut |_, _| {}) {
            Err(error) => error.to_string(),
            Ok(run) => panic!("{} cases were asked", run.records.len()),
        }
    };
    let clause = |clauses: &[&str]| Options {
        clauses: clauses.iter().map(ToString::to_string).collect(),
        ..options()
    };
    assert!(asked(clause(&["99"])).starts_with("--clause `99`: no such clause; right would be"));
    // One that no case meets is not passed over beside one that some do.
    assert!(asked(clause(&["5.6.3.a", "5.6.3."])).starts_with("--clause `5.6.3.`: no such"));
    assert!(asked(clause(&["5.2"])).contains("no case of this suite that fide-1993 can be asked"));
    let only = Options {
        only: vec!["T1".into(), "T9".into()],
        ..options()
    };
    assert!(asked(only).starts_with("--only `T9`: no such case"));
    let long = "5".repeat(100_000);
    assert!(asked(clause(&[&long])).len() < 400);
}

#[test]
fn a_plane_narrows_what_is_asked_together_with_the_other_filters() {
    let mut cases = both_faults();
    cases[1].statements = vec!["1993:13.1.1.a".into()];
    cases[2].statements = vec!["1993:13.1.1.a".into(), "1993:5.6.3.a".into()];
    let asked = |plane, clauses: &[&str], only: &[&str]| {
        let owned = |names: &[&str]| names.iter().map(ToString::to_string).collect();
        let options = Options {
            plane: Some(plane),
            clauses: owned(clauses),
            only: owned(only),
            ..options()
        };
        let mut subject = Demo::new(Faults::BOTH);
        let run = run(&mut subject, &cases, &options, &mut |_, _| {});
        run.map(|run| {
            assert_eq!(run.header.plane, Some(plane));
            let (back, _) = read(&write(&run).expect("a report")).expect("it is read back");
            assert_eq!(back.header, run.header);
            assert!(run.header.remarks()[0].contains(plane.name()));
            let ids = run.records.iter().map(|record| record.id.clone());
            ids.collect::<Vec<_>>().join(" ")
        })
        .map_err(|error| error.to_string())
    };
    assert_eq!(asked(Plane::Board, &[], &[]).as_deref(), Ok("T1 T3"));
    assert_eq!(asked(Plane::Envelope, &[], &[]).as_deref(), Ok("T2 T3"));
    assert_eq!(asked(Plane::Envelope, &["5.6"], &[]).as_deref(), Ok("T3"));
    assert_eq!(asked(Plane::Board, &[], &["T1", "T2"]).as_deref(), Ok("T1"));
    let apart = asked(Plane::Board, &[], &["T2"]).unwrap_err();
    assert!(apart.starts_with("no case is left: "), "{apart}");
    let none = asked(Plane::Clock, &[], &["T2"]).unwrap_err();
    assert!(none.starts_with("--plane `clock`: no case"), "{none}");
    assert!(
        none.ends_with("there are cases of board, envelope"),
        "{none}"
    );
}

/// Answers the trivial questions, and nothing about positions deeper in a game.
struct Silent(Demo);

impl Subject for Silent {
    fn identity(&mut self) -> Result<Identity, Failure> {
        self.0.identity()
    }

    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        if ask.moves.len() > 4 {
            Err(Failure::TimedOut("1 ms".into()))
        } else {
            self.0.ask(ask)
        }
    }
}

#[test]
fn one_that_stops_replying_has_errored_and_is_given_up_in_the_end() {
    let mut subject = Silent(Demo::new(Faults::BOTH));
    let run_of = |count: usize, subject: &mut Silent| {
        let cases: Vec<Case> = (0..count)
            .map(|at| truth(&format!("T{at}"), Known::Played, RANK_PIN, "e5d6", false))
            .collect();
        run(subject, &cases, &options(), &mut |_, _| {})
    };
    let run = run_of(4, &mut subject).expect("four are borne");
    assert_eq!(outcomes(&run), [Outcome::Errored; 4]);
    assert_eq!(run.conclusion().exit_code(), 3);
    // What was found until then is reported all the same.
    let run = run_of(9, &mut subject).expect("a report");
    assert_eq!(outcomes(&run), [Outcome::Errored; 5]);
    assert_eq!(run.header.asked, 5);
    let why = run.header.given_up.as_deref().unwrap_or_default();
    assert!(why.starts_with("given up after 5 questions"), "{why}");
    assert_eq!(run.conclusion().exit_code(), 3);
    let remarks = run.header.remarks().join("\n");
    assert!(remarks.contains("5 of its cases were asked"), "{remarks}");
}

/// 1993:4.1.b has no counterpart in the edition in force: nothing is kept there without a name.
#[test]
fn what_is_kept_has_a_name() {
    for edition in Edition::ALL {
        let options = Options {
            edition,
            ..options()
        };
        let mut demo = Demo::new(Faults::BOTH);
        let run = run(&mut demo, &both_faults(), &options, &mut |_, _| {}).expect("a run");
        let facts = run.records.iter().flat_map(|record| &record.blamed);
        let facts: Vec<_> = facts.flat_map(|blame| &blame.facts).collect();
        let kept = |fact: &&&String| fact.contains(" is kept: ");
        assert!(facts.iter().filter(kept).count() > 3, "{facts:?}");
        let prefix = format!("{}:", edition.prefix());
        for fact in facts.iter().filter(kept) {
            assert!(fact.starts_with(&prefix), "{fact}");
        }
    }
}

/// What a FEN does not show may decide: the game is named where there is one.
#[test]
fn the_explanation_is_asked_for_after_the_game() {
    let run = certify(&mut Demo::new(Faults::BOTH), &both_faults());
    let whole = Run {
        counterexamples: vec![],
        ..run
    };
    let found = exhibits(&whole, Edition::Fide1993);
    let commands: Vec<_> = found
        .iter()
        .filter_map(|exhibit| exhibit.explanation(Edition::Fide1993))
        .collect();
    let game = |moves: &str, mv: &str| {
        format!("chesslaws explain --edition fide-1993 startpos moves {moves} {mv}")
    };
    assert_eq!(
        commands,
        [game(B1_ATTACKED, "e1c1"), game(RANK_PIN, "e5d6")]
    );
    let mut record = whole.records[0].clone();
    record.ask.start = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".into();
    record.ask.moves.clear();
    record.blamed[0].ply = 0;
    let fen = Run {
        records: vec![record],
        ..whole.clone()
    };
    let command = exhibits(&fen, Edition::Fide1993)[0].explanation(Edition::Fide1993);
    let command = command.expect("a command");
    assert!(
        command.contains("\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\" "),
        "{command}"
    );
}

/// Right, for a reason that there is none of.
struct Inventive;

impl Subject for Inventive {
    fn identity(&mut self) -> Result<Identity, Failure> {
        Oracle::of(Edition::Fide1993).identity()
    }

    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        let reply = Oracle::of(Edition::Fide1993).ask(ask)?;
        Ok(match reply {
            Reply::Answer { answer, .. } => Reply::Answer {
                answer,
                because: Some(vec!["2023:99.9".into(), "FEN:castling".into()]),
            },
            other => other,
        })
    }
}

#[test]
fn grounds_that_are_no_statements_are_noted() {
    let run = certify(&mut Inventive, &both_faults());
    assert_eq!(outcomes(&run), [Outcome::PassedUnattributed; 3]);
    let notes = run.header.subject.notes.join("\n");
    let note = "it gives as grounds what is no statement: 2023:99.9";
    assert!(notes.ends_with(note), "{notes}");
}
