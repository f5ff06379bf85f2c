//! Moves that are none, with the statements they break.

use super::{BOTH, Kind, Weight, findings, from, only, reports, short, statements};

#[test]
fn an_illegal_move_and_what_it_breaks() {
    for (fen, moves, ply, detail, law) in [
        (
            "4k3/8/8/8/8/3q4/8/4K3 w - - 0 23",
            "23. Kd1",
            1,
            "king_moves_into_check",
            "1993:9.1.b",
        ),
        (
            "4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1",
            "1. Rd2",
            1,
            "king_left_in_check",
            "1993:9.1.b",
        ),
        (
            "3k4/8/8/8/8/8/4R3/4K3 w - - 0 1",
            "1. Rd3",
            1,
            "not_its_way_of_moving",
            "1993:5.3",
        ),
        (
            "4k3/8/8/8/8/8/8/R2NK3 w Q - 0 1",
            "1. O-O-O",
            1,
            "piece_between_king_and_rook",
            "1993:5.1.6.2",
        ),
        (
            "4k3/8/8/8/8/8/3r4/R3K3 w Q - 0 1",
            "1. O-O-O",
            1,
            "king_attacked_on_its_way_to_castle",
            "1993:5.1.6.1",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
            "1. O-O",
            1,
            "king_has_moved",
            "1993:5.1.5.1",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "1. Rh2 Kd8 2. Rh1 Ke8 3. O-O",
            5,
            "rook_has_moved",
            "1993:5.1.5.2",
        ),
        (
            "4k3/p7/8/8/8/8/8/R3K3 w - - 0 1",
            "1. Ra8 a5 2. Rxa5",
            1,
            "piece_in_the_way",
            "1993:4.2",
        ),
        (
            "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
            "1. Rxe1",
            1,
            "own_piece_on_the_square",
            "1993:4.1.a",
        ),
        (
            "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
            "1. Nf3",
            1,
            "no_such_man",
            "1993:5.5",
        ),
        (
            "4k3/8/8/8/8/8/8/3K3R w - - 0 1",
            "1. O-O",
            1,
            "king_not_on_its_original_square",
            "1993:5.1.2",
        ),
        (
            "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
            "1. Ke1",
            1,
            "own_piece_on_the_square",
            "1993:4.1.a",
        ),
        (
            "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1",
            "1. d4 Kd7 2. Kd2 exd3",
            4,
            "en_passant_too_late",
            "1993:5.6.3.b",
        ),
    ] {
        let pgn = from(fen, moves, "*");
        let finding = only(&pgn, Some(BOTH[0]));
        assert_eq!(
            (finding.kind, finding.weight),
            (Kind::IllegalMove, Weight::Charged),
            "{moves}"
        );
        assert_eq!(
            (finding.ply, finding.detail),
            (Some(ply), Some(detail)),
            "{moves}: {finding:?}"
        );
        assert!(
            statements(&finding).contains(&law),
            "{moves}: {:?}",
            statements(&finding)
        );
        let report = &reports(&pgn, None)[0];
        assert_eq!(report.legal_prefix_plies as u32, ply - 1);
        assert!(
            report
                .findings
                .iter()
                .any(|finding| finding.kind == Kind::IllegalMove)
        );
        let in_force = only(&pgn, Some(BOTH[1]));
        assert_eq!(in_force.detail, Some(detail), "{moves}: {in_force:?}");
        assert!(
            statements(&in_force)
                .iter()
                .any(|id| id.starts_with("2023:")),
            "{moves}"
        );
    }
}

#[test]
fn moves_as_near_to_these_that_are_lawful() {
    for (fen, moves) in [
        ("4k3/8/8/8/8/3q4/8/4K3 w - - 0 23", "23. Kf2"),
        ("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1", "1. Re3"),
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "1. O-O-O"),
        ("4k3/8/8/8/8/8/1r6/R3K3 w Q - 0 1", "1. O-O-O"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "1. O-O"),
        ("4k3/p7/8/8/8/8/8/R3K3 w - - 0 1", "1. Rxa7"),
        ("4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", "1. d4 exd3"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "1. Ra1b1"),
    ] {
        for edition in BOTH.map(Some).into_iter().chain([None]) {
            assert_eq!(short(&from(fen, moves, "*"), edition), [], "{moves}");
        }
    }
}

#[test]
fn nothing_behind_the_first_wrong_move_is_judged() {
    let pgn = "[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 Ke3 3. Qh9 -- 1-0\n";
    assert_eq!(
        short(pgn, None),
        [(Kind::IllegalMove, Weight::Charged, Some(3))]
    );
}

#[test]
fn no_move_at_all() {
    for (moves, kind, ply) in [
        ("1. e4 -- 2. d4", Kind::NullMove, 2),
        ("1. e4 Z0 2. d4", Kind::NullMove, 2),
        ("1. e4 d5 2. Bb5+ -- 3. Nf3", Kind::NullMoveInCheck, 4),
    ] {
        let finding = only(&format!("{moves} *"), None);
        assert_eq!(
            (finding.kind, finding.weight, finding.ply),
            (kind, Weight::Fault, Some(ply))
        );
        assert!(!finding.grounds.is_empty());
    }
    assert_eq!(short("1. e4 d5 2. Bb5+ c6 3. Nf3 *", None), []);
    // Variations are analysis.
    assert_eq!(short("1. e4 d5 (1... -- 2. d4) 2. Bb5+ c6 *", None), []);
}

#[test]
fn texts_that_are_no_move_or_several() {
    let knights = "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1";
    let two = "4k3/8/8/8/8/8/4N3/N3K3 w - - 0 1";
    for (fen, moves, found) in [
        (two, "1. Nc2", false),
        ("4k3/8/8/8/8/1N6/8/4KN2 w - - 0 1", "1. Nd2", true),
        ("4k3/8/8/8/8/1N6/8/4KN2 w - - 0 1", "1. Nbd2", false),
        (knights, "1. Nq3", true),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "1. a8", true),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "1. a8Q", false),
    ] {
        let right: &[_] = if found {
            &[(Kind::UnreadableMove, Weight::Fault, Some(1))]
        } else {
            &[]
        };
        assert_eq!(short(&from(fen, moves, "*"), None), right, "{moves}");
    }
}

#[test]
fn castling_with_figures_is_noted_and_no_fault() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let noted = [
        (Kind::NonstandardCastlingText, Weight::Note, Some(1)),
        (Kind::NonstandardCastlingText, Weight::Note, Some(2)),
    ];
    assert_eq!(short(&from(fen, "1. 0-0 0-0-0", "*"), None), noted);
    assert_eq!(short(&from(fen, "1. O-O O-O-O", "*"), None), []);
}

#[test]
fn several_men_that_the_text_may_mean_are_all_unlawful() {
    // Both rooks are named; neither gets there.
    let pgn = from("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "1. Rd5", "*");
    let found = findings(&pgn, None);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].kind, Kind::IllegalMove);
}
