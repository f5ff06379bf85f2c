//! Play behind the end, and results against the board.

use chesslaws_law::Edition;
use chesslaws_record::pgn::Outcome;

use super::{BOTH, Kind, Weight, findings, from, only, short, statements};

const STALEMATING: &str = "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1";

fn both_and_undated() -> impl Iterator<Item = Option<Edition>> {
    BOTH.map(Some).into_iter().chain([None])
}

#[test]
fn mate_and_another_result() {
    // That the result is unknown contradicts nothing: the record is at fault.
    for (result, weight) in [
        ("1-0", Weight::Charged),
        ("1/2-1/2", Weight::Charged),
        ("*", Weight::Fault),
    ] {
        let pgn = format!("[Result \"{result}\"]\n\n1. f3 e5 2. g4 Qh4# {result}\n");
        for edition in both_and_undated() {
            let finding = only(&pgn, edition);
            assert_eq!(
                (finding.kind, finding.weight),
                (Kind::ResultMismatch, weight)
            );
            assert_eq!((finding.ply, finding.reason), (Some(4), Some("checkmate")));
            assert_eq!(finding.correct_result, Some(Outcome::Black));
        }
    }
    let fair = "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    assert_eq!(short(fair, None), []);
    // The check alone ends nothing.
    assert_eq!(
        short("[Result \"1-0\"]\n\n1. f3 e5 2. g3 Qh4 1-0\n", None),
        []
    );
}

/// Nothing has produced it: 2023:5.1.1.b, 2023:5.2.1.b and 2023:5.2.2.b ask for a move that did.
#[test]
fn a_start_that_is_over_is_noted_alone() {
    for fen in [
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
        "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1",
    ] {
        for result in ["*", "1-0", "1/2-1/2"] {
            for edition in both_and_undated() {
                let all = short(&from(fen, "", result), edition);
                assert!(
                    all.iter().all(|finding| finding.1 == Weight::Note),
                    "{fen} {result}: {all:?}"
                );
            }
        }
    }
}

#[test]
fn stalemate_and_another_result() {
    for (result, wrong) in [
        ("0-1", true),
        ("1-0", true),
        ("*", true),
        ("1/2-1/2", false),
    ] {
        let pgn = from(STALEMATING, "1. Qg6", result);
        let found = findings(&pgn, None);
        assert_eq!(found.len(), usize::from(wrong), "{result}");
        if let Some(finding) = found.first() {
            assert_eq!(finding.kind, Kind::ResultMismatch);
            assert_eq!(finding.reason, Some("stalemate"));
            assert_eq!(finding.correct_result, Some(Outcome::Draw));
            assert!(statements(finding).contains(&"1993:10.3"));
        }
    }
    assert_eq!(short(&from(STALEMATING, "1. Qg5", "1-0"), None).len(), 1);
    assert_eq!(short(&from(STALEMATING, "1. Qg1", "1-0"), None), []);
}

#[test]
fn what_is_written_behind_mate_and_stalemate() {
    let mate = "1. f3 e5 2. g4 Qh4# 3. Kf2 Qxf2# 0-1";
    let found = findings(mate, None);
    let kinds: Vec<_> = found
        .iter()
        .map(|finding| (finding.kind, finding.ply))
        .collect();
    assert_eq!(
        kinds,
        [(Kind::GameEnded, Some(4)), (Kind::IllegalMove, Some(5))]
    );
    assert_eq!(found[0].correct_result, Some(Outcome::Black));
    // The result is right, and what follows is no move: the record is at fault, and nobody is charged.
    let weights: Vec<_> = found.iter().map(|finding| finding.weight).collect();
    assert_eq!(weights, [Weight::Fault, Weight::Note]);
    let stalemate = from(STALEMATING, "1. Qg6 Kh8", "1-0");
    let kinds: Vec<_> = findings(&stalemate, None)
        .iter()
        .map(|finding| finding.kind)
        .collect();
    assert_eq!(kinds, [Kind::GameEnded, Kind::IllegalMove]);
}

const BARE: &str = "1K6/r7/8/3k4/8/8/8/8 w - - 0 74";
const MINOR: &str = "1K6/r7/8/3k4/8/8/8/7B w - - 0 74";
const PAWN: &str = "1K6/r7/8/3k4/8/8/7P/8 w - - 0 74";

#[test]
fn play_behind_an_ending_by_the_men() {
    for fen in [BARE, "1K6/r7/8/3k4/8/8/8/7N w - - 0 74"] {
        let pgn = from(fen, "74. Kxa7 Ke5", "0-1");
        // That somebody played on breaks nothing: the record is at fault, and the result is right.
        let drawn = from(fen, "74. Kxa7 Ke5", "1/2-1/2");
        let recorded = only(&drawn, Some(Edition::Fide2023));
        assert_eq!(
            (recorded.kind, recorded.weight),
            (Kind::MoveAfterEnd, Weight::Fault)
        );
        let in_force = only(&pgn, Some(Edition::Fide2023));
        assert_eq!(
            (in_force.kind, in_force.weight),
            (Kind::MoveAfterEnd, Weight::Charged)
        );
        assert_eq!(
            (in_force.ply, in_force.reason),
            (Some(2), Some("dead_position"))
        );
        assert_eq!(in_force.correct_result, Some(Outcome::Draw));
        // When such an ending ends the game is disputed in 1993, and with it wherever that has to agree.
        for edition in [Some(Edition::Fide1993), None] {
            let disputed = only(&pgn, edition);
            assert_eq!(
                (disputed.kind, disputed.weight),
                (Kind::MoveAfterEnd, Weight::Disputed)
            );
            assert_eq!(disputed.disputes, ["1993:Q05"]);
        }
    }
    for edition in both_and_undated() {
        assert_eq!(short(&from(PAWN, "74. Kxa7 Ke5", "1/2-1/2"), edition), []);
        assert_eq!(short(&from(BARE, "74. Kxa7", "1/2-1/2"), edition), []);
        assert_eq!(
            short(&from(MINOR, "74. Bxd5 Rh7", "1/2-1/2"), edition).len(),
            1
        );
    }
}

#[test]
fn a_win_where_the_men_that_are_left_draw() {
    let pgn = from(BARE, "74. Kxa7", "0-1");
    let charged = only(&pgn, Some(Edition::Fide2023));
    assert_eq!(
        (charged.kind, charged.weight),
        (Kind::ResultMismatch, Weight::Charged)
    );
    assert_eq!(only(&pgn, Some(Edition::Fide1993)).weight, Weight::Disputed);
}

/// Bishops of one side on squares of one colour: dead in 2023, not on the list of 1993.
#[test]
fn an_ending_that_one_edition_alone_has() {
    let pgn = from(
        "B3k3/8/8/8/8/8/8/r3KB2 w - - 0 1",
        "1. Kd2 Kd7 2. Bd5 Rxf1 3. Ke2 Kd6 4. Kxf1 Kxd5",
        "1-0",
    );
    let bishops = from(
        "B3k3/8/8/8/8/8/6r1/5BK1 w - - 0 1",
        "1. Bfxg2 Kd7 2. Bab7",
        "1-0",
    );
    assert!(short(&bishops, Some(Edition::Fide2023)).contains(&(
        Kind::MoveAfterEnd,
        Weight::Charged,
        Some(2)
    )));
    assert_eq!(short(&bishops, Some(Edition::Fide1993)), []);
    assert_eq!(short(&bishops, None), []);
    // K v K is on both lists; the other result is disputed while 1993 has to agree.
    assert_eq!(only(&pgn, None).weight, Weight::Disputed);
}

#[test]
fn the_result_behind_the_moves_and_the_tag() {
    let differs = "[Result \"1-0\"]\n\n1. e4 e5 0-1\n";
    assert_eq!(
        short(differs, None),
        [(Kind::ResultTagDiffers, Weight::Fault, None)]
    );
    assert_eq!(short("[Result \"0-1\"]\n\n1. e4 e5 0-1\n", None), []);
    assert_eq!(short("1. e4 e5 0-1\n", None), []);
    assert_eq!(short("[Result \"?\"]\n\n1. e4 e5 0-1\n", None), []);
}

fn lone(termination: &str, result: &str) -> String {
    format!(
        "[SetUp \"1\"]\n[FEN \"8/8/8/8/7p/6k1/8/7K b - - 9 41\"]\n[Result \"{result}\"]\n{termination}\n\n41... h3 42. Kg1 h2+ 43. Kh1 {result}\n"
    )
}

#[test]
fn a_lone_king_that_is_said_to_have_won() {
    let resigned = lone("[Termination \"White won by resignation\"]", "1-0");
    let charged = only(&resigned, Some(Edition::Fide2023));
    assert_eq!(
        (charged.kind, charged.weight),
        (Kind::WinnerCannotMate, Weight::Charged)
    );
    assert_eq!(charged.correct_result, Some(Outcome::Draw));
    assert_eq!(statements(&charged), ["2023:5.1.2.b"]);
    for edition in [Some(Edition::Fide1993), None] {
        let disputed = only(&resigned, edition);
        assert_eq!(disputed.weight, Weight::Disputed);
        assert_eq!(disputed.disputes, ["1993:Q06"]);
        assert_eq!(disputed.correct_result, None);
    }
    // Against the clock both editions and all readings draw.
    let timed = lone("[Termination \"Time forfeit\"]", "1-0");
    for edition in both_and_undated() {
        assert_eq!(only(&timed, edition).weight, Weight::Charged, "{edition:?}");
    }
    assert_eq!(
        statements(&only(&timed, Some(Edition::Fide1993))),
        ["1993:10.5.b"]
    );
    // How is not known: nobody is charged.
    for edition in both_and_undated() {
        assert_eq!(
            only(&lone("[Annotator \"x\"]", "1-0"), edition).weight,
            Weight::Note
        );
    }
}

#[test]
fn who_has_more_than_his_king_may_have_won() {
    for termination in [
        "[Termination \"White won by resignation\"]",
        "[Termination \"Time forfeit\"]",
    ] {
        assert_eq!(short(&lone(termination, "0-1"), None), []);
        assert_eq!(short(&lone(termination, "1/2-1/2"), None), []);
    }
}

#[test]
fn ends_that_the_tag_names_and_the_board_does_not_show() {
    let game = |termination: &str, moves: &str, result: &str| {
        format!("[Result \"{result}\"]\n[Termination \"{termination}\"]\n\n{moves} {result}\n")
    };
    for (termination, moves, result, found) in [
        ("White won by checkmate", "1. e4 e5", "1-0", true),
        (
            "Black won by checkmate",
            "1. f3 e5 2. g4 Qh4#",
            "0-1",
            false,
        ),
        ("Game drawn by stalemate", "1. e4 e5", "1/2-1/2", true),
        (
            "Game drawn by repetition",
            "1. e4 e5 2. Nf3",
            "1/2-1/2",
            true,
        ),
        (
            "Game drawn by repetition",
            "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8",
            "1/2-1/2",
            false,
        ),
        ("Game drawn by 50-move rule", "1. e4 e5", "1/2-1/2", true),
        ("White won by resignation", "1. e4 e5", "1-0", false),
        ("Normal", "1. e4 e5", "1-0", false),
    ] {
        let pgn = game(termination, moves, result);
        let told = findings(&pgn, None);
        let told = told
            .iter()
            .filter(|finding| finding.kind == Kind::TerminationDiffers);
        assert_eq!(told.count(), usize::from(found), "{termination}: {moves}");
    }
}

#[test]
fn fewer_moves_than_the_record_says() {
    let counted =
        |plies: u32| format!("[PlyCount \"{plies}\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. d4 1-0\n");
    assert_eq!(
        short(&counted(4), None),
        [(Kind::MovesMissing, Weight::Note, None)]
    );
    assert_eq!(short(&counted(3), None), []);
    assert_eq!(
        short("[Result \"1-0\"]\n\n1-0\n", None),
        [(Kind::MovesMissing, Weight::Note, Some(0))]
    );
    assert_eq!(short("[Result \"1/2-1/2\"]\n\n1/2-1/2\n", None), []);
    assert_eq!(short("[Result \"*\"]\n\n*\n", None), []);
}

/// Whether an ending stands in a position that no game reaches is disputed in 2023 (2023:Q04): nobody is charged.
#[test]
fn an_ending_of_an_unreachable_start() {
    // Three knights beside all eight pawns.
    let mate = |knights| {
        let fen = format!("k7/8/1K6/8/8/{knights}R/PPPPPPPP/8 w - - 0 60");
        from(&fen, "60. Rh8#", "0-1")
    };
    for edition in both_and_undated() {
        assert_eq!(only(&mate("NN5"), edition).weight, Weight::Charged);
        let unreachable = only(&mate("NNN4"), edition);
        // The founding edition has no such condition.
        let founding = edition == Some(Edition::Fide1993);
        let weight = if founding {
            Weight::Charged
        } else {
            Weight::Disputed
        };
        assert_eq!(unreachable.weight, weight, "{edition:?}");
    }
    // Counters are no part of a position.
    let counted = from("k7/8/1K6/8/8/7R/PPPPPPPP/8 w - - 99 2", "2. Rh8#", "0-1");
    assert!(short(&counted, None).contains(&(Kind::ResultMismatch, Weight::Charged, Some(1))));
}

/// Nobody is charged with what follows from a position that no game reaches.
#[test]
fn an_illegal_move_from_an_unreachable_start() {
    for (knights, weight) in [("NN5", Weight::Charged), ("NNN4", Weight::Note)] {
        let fen = format!("k7/8/1K6/8/8/{knights}R/PPPPPPPP/8 w - - 0 60");
        assert_eq!(only(&from(&fen, "60. Kb8", "*"), None).weight, weight);
    }
}
