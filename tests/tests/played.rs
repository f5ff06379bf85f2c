//! What position a move makes, and which positions are the same, on played games: a program is accused there, of the
//! statement that it gets wrong and of no other.

use std::collections::BTreeSet;

use chesslaws::run::{Conclusion, Options, Outcome, Record, laid, run};
use chesslaws::subjects::Oracle;
use chesslaws_board::{Castling, Kind, Move, Piece, Right, Setup, Square, Wing};
use chesslaws_law::Edition;
use chesslaws_oracle::{Ending, Laws};
use chesslaws_protocol::{Answer, Ask, EndingName, Failure, Identity, Question, Reply, Subject};
use chesslaws_suite::{Case, Known, cases};
use chesslaws_tests::gallery::{planted, subjects::PastSmoke};

fn asked(name: &str) -> Vec<Case> {
    let all = cases::compiled().into_iter();
    all.filter(|case| case.ask.question.name() == name && case.known == Known::Played)
        .collect()
}

#[test]
fn there_are_enough_of_each() {
    let (after, same) = (asked("position-after"), asked("same-position"));
    assert!(after.len() >= 200, "{} positions", after.len());
    let differ = same
        .iter()
        .filter(|case| case.expected == Answer::Truth(false));
    let differ = differ.count();
    assert!(differ >= 30 && same.len() - differ >= 30, "{differ}");
}

/// What a program makes of a position wrongly: before, the move, and the position as it should be.
type Wrong = fn(&Setup, Move, &mut Setup);

fn pawn_stays_en_passant(before: &Setup, mv: Move, after: &mut Setup) {
    let pawn = before.piece(mv.from).map(|piece| piece.kind) == Some(Kind::Pawn);
    if pawn && before.en_passant == Some(mv.to) && mv.from.file() != mv.to.file() {
        let taken = Square::at(mv.to.file(), mv.from.rank()).expect("a square");
        after.put(taken, before.piece(taken));
    }
}

fn rook_stays_in_castling(before: &Setup, mv: Move, after: &mut Setup) {
    let king = before.piece(mv.from).map(|piece| piece.kind) == Some(Kind::King);
    if king && mv.from.file().abs_diff(mv.to.file()) == 2 {
        let at = |file| Square::at(file, mv.from.rank()).expect("a square");
        let (from, to) = if mv.to.file() > mv.from.file() {
            (7, 5)
        } else {
            (0, 3)
        };
        after.put(at(from), before.piece(at(from)));
        after.put(at(to), None);
    }
}

/// Rights that are lost in this way are kept.
fn rights_kept(before: &Setup, after: &mut Setup, how: Right) {
    for (_, side, wing) in Castling::letters() {
        if before.castling.kept(side, wing) && after.castling.right(side, wing) == how {
            after.castling.set(side, wing, Right::Kept);
        }
    }
}

fn one_rook_loses_both(before: &Setup, _: Move, after: &mut Setup) {
    for (_, side, wing) in Castling::letters() {
        let lost = after.castling.right(side, wing) == Right::LostByRook;
        if before.castling.kept(side, wing) && lost {
            for wing in [Wing::King, Wing::Queen] {
                after.castling.set(side, wing, Right::LostByRook);
            }
        }
    }
}

fn pawn_stays_a_pawn(before: &Setup, mv: Move, after: &mut Setup) {
    if mv.promotion.is_some() {
        after.put(mv.to, Some(Piece::new(before.turn, Kind::Pawn)));
    }
}

const WRONG: [(&str, Wrong, &[&str], &[&str]); 12] = [
    (
        "the pawn taken en passant stays",
        pawn_stays_en_passant,
        &["1993:5.6.3.a"],
        &["2023:3.7.3.1"],
    ),
    (
        "the rook stays where it is in castling",
        rook_stays_in_castling,
        &["1993:5.1.2"],
        &["2023:3.8.2"],
    ),
    (
        "the king moves and keeps the rights",
        |before, _, after| rights_kept(before, after, Right::LostByKing),
        &["1993:5.1.5.1"],
        &["2023:3.8.2.1.1"],
    ),
    (
        "the rook moves and keeps the right",
        |before, _, after| rights_kept(before, after, Right::LostByRook),
        &["1993:5.1.5.2"],
        &["2023:3.8.2.1.2"],
    ),
    (
        "the rook is captured and the right kept",
        |before, _, after| rights_kept(before, after, Right::LostByCapture),
        &["1993:5.1.2"],
        &["2023:3.8.2"],
    ),
    (
        "one rook loses both rights",
        one_rook_loses_both,
        &["1993:5.1.5.2"],
        &["2023:3.8.2.1.2"],
    ),
    (
        "the pawn stays a pawn",
        pawn_stays_a_pawn,
        &["1993:5.6.4.a"],
        &["2023:3.7.3.3"],
    ),
    (
        "the square of a double step stays",
        |before, _, after| after.en_passant = after.en_passant.or(before.en_passant),
        &["1993:5.6.3.b"],
        &["2023:3.7.3.2"],
    ),
    (
        "the move does not pass",
        |before, _, after| after.turn = before.turn,
        &["1993:3.1.b"],
        &["2023:1.2.b"],
    ),
    (
        "the clock is not reset by a promotion",
        |before, mv, after| {
            if mv.promotion.is_some() {
                after.halfmove_clock = before.halfmove_clock + 1;
            }
        },
        &["FEN:halfmove-clock"],
        &["FEN:halfmove-clock"],
    ),
    (
        "the number of the move stays",
        |before, _, after| after.fullmove_number = before.fullmove_number,
        &["FEN:fullmove-number"],
        &["FEN:fullmove-number"],
    ),
    (
        "the square of a double step is never written",
        |_, _, after| after.en_passant = None,
        // Where nobody can take the pawn, only the field is wrong.
        &["1993:5.6.3.a", "FEN:en-passant"],
        &["2023:3.7.3.1", "FEN:en-passant"],
    ),
];

#[test]
fn a_wrong_position_is_laid_to_the_statement_that_it_breaks_and_to_no_other() {
    let cases = asked("position-after");
    for (name, wrong, founding, in_force) in WRONG {
        for (edition, right) in [(Edition::Fide1993, founding), (Edition::Fide2023, in_force)] {
            let laws = Laws::of(edition);
            let mut found = BTreeSet::new();
            for case in &cases {
                let (last, game) = case.ask.moves.split_last().expect("a move");
                let mv: Move = last.parse().expect("a move");
                let before = Oracle::of(edition).reach(&case.ask.start, game);
                let before = before.expect("a game");
                let mut after = laws.after(&before, mv);
                wrong(&before, mv, &mut after);
                let answer = Answer::Fen(after.to_string());
                if answer == case.expected {
                    continue;
                }
                let blames = laid(&laws, &case.ask, &case.expected, &answer, &mut |_| None);
                assert!(!blames.is_empty(), "{name}: {} {after}", case.id);
                found.extend(blames.into_iter().map(|blame| blame.statement));
            }
            let right = right.iter().map(ToString::to_string).collect();
            assert_eq!(found, right, "{name}, {edition}");
        }
    }
}

/// Each is accused, and where the words can be read in two ways nobody is.
#[test]
fn a_wrong_repetition_is_accused_and_a_disputed_one_is_not() {
    let cases = asked("same-position");
    for (edition, statement) in [
        (Edition::Fide1993, "1993:10.10.b"),
        (Edition::Fide2023, "2023:9.2.3"),
    ] {
        for fault in [
            "castling_rights_not_compared",
            "en_passant_not_compared",
            "turn_not_compared",
            "phantom_en_passant_compared",
        ] {
            let laws = planted(fault, edition).expect("a fault of the gallery");
            let options = Options::whole(edition, 1);
            let (mut subject, mut progress) = PastSmoke::of(Oracle::with(laws));
            let run = run(&mut subject, &cases, &options, &mut progress).expect("a run");
            let failed = run
                .records
                .iter()
                .filter(|record| record.outcome == Outcome::Failed);
            let failed: Vec<_> = failed.collect();
            assert!(failed.len() >= 5, "{fault}: {}", failed.len());
            for record in failed {
                let blamed: Vec<_> = record.blamed.iter().map(|blame| &blame.statement).collect();
                assert_eq!(blamed, [statement], "{fault}: {}", record.id);
                let doubtful = ["en-passant-was-pinned", "right-that-was-barred"];
                let case = cases.iter().find(|case| case.id == record.id);
                let motifs = &case.expect("a case of the suite").motifs;
                let doubtful = |motif: &String| doubtful.iter().any(|name| motif.starts_with(name));
                assert!(!motifs.iter().any(doubtful), "{fault}: {}", record.id);
                assert!(matches!(record.ask.question, Question::SamePosition { .. }));
            }
        }
    }
}

/// Gives no moves once the men that are left have drawn the game, and all that it is asked else as it should.
struct OverIsOver(Oracle, Laws);

impl Subject for OverIsOver {
    fn identity(&mut self) -> Result<Identity, Failure> {
        self.0.identity()
    }

    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        let setup = self.0.reach(&ask.start, &ask.moves);
        let over = setup.is_ok_and(|setup| self.1.ending(&setup).finding == Ending::Draw);
        match ask.question {
            Question::LegalMoves if over => Ok(Reply::answer(Answer::Moves(Vec::new()))),
            Question::IsLegal { .. } if over => Ok(Reply::answer(Answer::Truth(false))),
            _ => self.0.ask(ask),
        }
    }
}

#[test]
fn one_that_gives_no_moves_after_the_end_conforms() {
    for edition in Edition::ALL {
        let laws = Laws::of(edition);
        let mut cases = cases::all();
        // The men that are left on a full board draw no game.
        cases.retain(|case| {
            let setup = Oracle::of(edition).reach(&case.ask.start, &case.ask.moves);
            setup.is_ok_and(|setup| setup.men().count() <= 8)
        });
        let options = Options::whole(edition, 1);
        let mut subject = OverIsOver(Oracle::of(edition), laws);
        let run = run(&mut subject, &cases, &options, &mut |_, _| {}).expect("a run");
        let conclusion = run.conclusion();
        assert_eq!(conclusion, Conclusion::Conforms, "{edition}");
        let drawn = |record: &&Record| record.expected == Answer::Ending(EndingName::Draw);
        assert!(run.records.iter().filter(drawn).count() >= 50);
    }
}
