//! Records that are broken, cut off or in odd bytes: nothing stops, and everything is told with its place.

use super::{Kind, Weight, examined, reports, settings, short};

const BAD: &str = "[Event \"bad\"]\n[Result \"*\"]\n\n1. e4 e5 2. Ke3 *\n\n";
const FAIR: &str = "[Event \"fair\"]\n[Result \"*\"]\n\n1. e4 e5 *\n\n";

/// The games in which something is found, with its kind, line and column.
fn told(text: &[u8]) -> Vec<(u64, Kind, u64, u64)> {
    let reports = examined(text, &settings(None));
    let all = reports.iter().flat_map(|report| {
        report.findings.iter().map(|finding| {
            (
                report.game,
                finding.kind,
                finding.place.line,
                finding.place.column,
            )
        })
    });
    all.collect()
}

#[test]
fn the_place_is_counted_in_any_bytes() {
    let illegal = |game, line| vec![(game, Kind::IllegalMove, line, 13)];
    let text = [FAIR, BAD].concat();
    assert_eq!(told(text.as_bytes()), illegal(2, 9));
    assert_eq!(told(text.replace('\n', "\r\n").as_bytes()), illegal(2, 9));
    assert_eq!(told(["\u{FEFF}", &text].concat().as_bytes()), illegal(2, 9));
    let accents = text.replace("bad", "Mäkelä 中文");
    assert_eq!(told(accents.as_bytes()), illegal(2, 9));
    let latin1 = [&b"[Event \"M\xFCller\"]\n"[..], &BAD.as_bytes()[14..]].concat();
    assert_eq!(told(&latin1), illegal(1, 4));
    let nul = text.replace("1. e4 ", "1. e4\0");
    assert_eq!(told(nul.as_bytes()), illegal(2, 9));
    let chinese = BAD.replace("1. e4", "{将军} 1. e4");
    assert_eq!(told(chinese.as_bytes()), [(1, Kind::IllegalMove, 4, 18)]);
}

#[test]
fn a_broken_game_does_not_hide_the_next() {
    for broken in [
        "[Event \"b\"]\n\n1. e4 {never closed\n\n",
        "[Event \"b\"]\n\n1. e4 (1. d4 (1. c4\n\n",
        "[Event \"b\"]\n[White \"no end]\n\n1. e4 e5 *\n\n",
        "[Event \"b\"]\n[FEN \"8/8/8 w\"]\n\n1. e4 e5 *\n\n",
        "[Event \"b\"]\n\n1. e4 e5\n\n",
        "[Event \"b\"]\n\n<html>\n\n",
    ] {
        let text = [FAIR, broken, BAD].concat();
        let found = told(text.as_bytes());
        let last = found.last().expect("findings");
        assert_eq!(
            (last.0, last.1, last.3),
            (3, Kind::IllegalMove, 13),
            "{broken}: {found:?}"
        );
        assert!(
            found.iter().any(|finding| finding.0 == 2),
            "{broken}: {found:?}"
        );
        assert!(found.iter().all(|finding| finding.0 > 1));
    }
}

#[test]
fn a_record_that_is_cut_off() {
    let missing = (Kind::ResultMissing, Weight::Fault, None);
    assert_eq!(short("[Result \"1-0\"]\n\n1. e4 e5 2. Nf", None).len(), 2);
    assert_eq!(
        short("[Result \"1-0\"]\n\n1. e4 e5 2. Nf3", None),
        [missing]
    );
    assert_eq!(short("[Result \"1-0\"]\n", None), [missing]);
    assert_eq!(short("[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0", None), []);
    assert_eq!(reports("", None), []);
    assert_eq!(reports("\n \r\n\t\n", None), []);
}

#[test]
fn games_of_other_rules_are_not_judged() {
    let other =
        |tag: &str| format!("[Variant \"{tag}\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 1-0\n");
    for variant in ["Atomic", "Crazyhouse", "Chess960"] {
        let found = short(&other(variant), None);
        assert!(
            found
                .iter()
                .all(|finding| (finding.0, finding.1) == (Kind::OtherRules, Weight::Note)),
            "{variant}: {found:?}"
        );
        assert!(!found.is_empty(), "{variant}");
    }
    assert_eq!(
        short(&other("Standard"), None),
        [(Kind::IllegalMove, Weight::Charged, Some(3))]
    );
}

#[test]
fn strictly_every_deviation_is_told() {
    let strict = |text: &str| {
        let mut settings = settings(None);
        settings.strict = true;
        let found = examined(text.as_bytes(), &settings);
        let kinds = found
            .into_iter()
            .flat_map(|report| report.findings)
            .map(|finding| finding.kind);
        kinds.collect::<Vec<_>>()
    };
    let tags = "[Event \"x\"]\n[Site \"x\"]\n[Date \"2000.01.01\"]\n[Round \"1\"]\n[White \"x\"]\n[Black \"x\"]\n[Result \"*\"]\n\n";
    let game = |moves: &str| format!("{tags}{moves}\n");
    assert_eq!(strict(&game("1. e4 e5 2. Nf3 *")), []);
    for (moves, kind) in [
        ("1. e4 e5 2. Ngf3 *", Kind::Notation),
        ("1.e4 e5 2. Nf3 *", Kind::Notation),
        ("1. e4 e5 3. Nf3 *", Kind::Notation),
        ("1. e4 e5 2. Nf3", Kind::ResultMissing),
        ("1. e4 e5 2. Nf3 1-0", Kind::ResultTagDiffers),
        (
            "1. e4 e5 2. Nf3 Nf6 3. Bc4 Nc6 4. 0-0 *",
            Kind::NonstandardCastlingText,
        ),
        ("1. e4 -- *", Kind::NullMove),
        ("1. e4 e5 2. Ke3 *", Kind::IllegalMove),
    ] {
        assert_eq!(strict(&game(moves)), [kind], "{moves}");
    }
}

/// What is not understood may be a move: nothing behind it is judged.
#[test]
fn a_token_that_is_not_understood() {
    for moves in [
        "1. e4 é 2. Nf3",
        "1. e4 e5 2. Ｎf3 Nc6",
        "1. e4 e5 2. Кf3 Nc6",
        "1. e4 e5 0.5-0.5 2. Nf3 d5 3. e4",
        "1. e4 e5 1:0 2. Ke3",
        "1. e4 e5 1-1 2. Ke3",
        "1. e4 xyzzy 2. Ke3",
    ] {
        let found = short(&format!("{moves} *"), None);
        assert_eq!(found.len(), 1, "{moves}: {found:?}");
        assert_eq!(
            (found[0].0, found[0].1),
            (Kind::UnreadableMove, Weight::Fault),
            "{moves}"
        );
    }
    for moves in [
        "1. e4 N e5 2. Nf3",
        "1. e4 += e5 ! 2. Nf3",
        "1. e4 e5 ± 2. ♘f3",
        "1. e4 RR e5 2. <x> Nf3 D",
        "1.e4 1...e5 2.Nf3 12.0-0",
    ] {
        let found = short(&format!("{moves} *"), None);
        assert!(
            found
                .iter()
                .all(|finding| finding.0 != Kind::UnreadableMove),
            "{moves}: {found:?}"
        );
    }
}

/// Moves are missing, or another game begins: whose move is not lawful is not known.
#[test]
fn numbers_that_contradict_the_moves() {
    for moves in [
        "1. e4 e5 2. ... Nc6",
        "1. e4 e5 2. Nf3 3. Bb5",
        "1. e4 e5 2. Nf3 Nc6 4. O-O",
        "15. Rae1",
        "1. e4 e5 2. Nf3 2. Ke3",
        "20... Nf3 Qd5",
        "1. e4 e5 1. d4 d5 2. e4",
    ] {
        let found = short(&format!("{moves} *"), None);
        assert_eq!(found.len(), 1, "{moves}: {found:?}");
        assert_eq!(
            (found[0].0, found[0].1),
            (Kind::IllegalMove, Weight::Fault),
            "{moves}"
        );
    }
    for moves in [
        "1. e4 e5 2. Ke3",
        "1.e4 1...e5 2.Ke3",
        "e4 e5 Ke3",
        "1 e4 e5 2 Ke3",
        "1. e4 {x} 1. ... e5 $1 2. Ke3",
    ] {
        let found = short(&format!("{moves} *"), None);
        assert_eq!(
            found,
            [(Kind::IllegalMove, Weight::Charged, Some(3))],
            "{moves}"
        );
    }
    // Wrong numbers of lawful moves are nothing.
    assert_eq!(short("5. e4 e5 7. Nf3 *", None), []);
    // A FEN may have its counters at their beginning.
    let fen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    assert_eq!(
        short(&super::from(fen, "23. Ke3", "*"), None),
        [(Kind::IllegalMove, Weight::Charged, Some(1))]
    );
}

#[test]
fn a_start_that_is_not_known_is_not_judged() {
    for tags in [
        "[SetUp \"1\"]",
        "[SetUp \"0\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]",
        "[fen \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]",
    ] {
        let found = short(&format!("{tags}\n\n1. Ke3 *\n"), None);
        assert_eq!(
            found,
            [(Kind::UnreadableRecord, Weight::Fault, None)],
            "{tags}"
        );
    }
    let fair = short(
        "[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n\n1. Ke3 *\n",
        None,
    );
    assert_eq!(fair, [(Kind::IllegalMove, Weight::Charged, Some(1))]);
}

#[test]
fn both_may_have_lost() {
    let found = short("1. e4 e5 0-0\n", None);
    assert!(
        found.contains(&(Kind::IllegalMove, Weight::Fault, Some(3))),
        "{found:?}"
    );
    let castling = short("1. e4 e5 2. 0-0 Nf6 *\n", None);
    assert!(
        castling.contains(&(Kind::IllegalMove, Weight::Charged, Some(3))),
        "{castling:?}"
    );
}

#[test]
fn two_dates_are_none() {
    let text = "[Date \"1994.01.01\"]\n[Date \"2024.01.01\"]\n\n1. e4 e5 2. Ke3 *\n";
    assert_eq!(reports(text, None)[0].governed.editions().len(), 2);
}

#[test]
fn a_variation_that_is_left_open() {
    let found = short("1. e4 (1. d4 d5 e5 2. Nf3 1-0\n", None);
    assert!(
        found.contains(&(Kind::UnreadableRecord, Weight::Fault, None)),
        "{found:?}"
    );
}

/// The result that is read may be that of the next game.
#[test]
fn an_end_before_numbers_that_contradict() {
    let found = short(
        "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4#\n\n1. e4 e5 1-0\n",
        None,
    );
    assert!(
        found.iter().all(|finding| finding.1 != Weight::Charged),
        "{found:?}"
    );
    // What follows is no move, and the result is right.
    for behind in ["xyz", "--"] {
        let found = short(&format!("1. f3 e5 2. g4 Qh4# {behind} 0-1\n"), None);
        assert!(
            found.iter().all(|finding| finding.1 != Weight::Charged),
            "{found:?}"
        );
    }
}
