//! Clock comments against the control.

use super::{Kind, Weight, only, short, statements};

fn game(control: &str, clocks: &[&str]) -> String {
    let moves = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"];
    let moves: String = moves
        .iter()
        .zip(clocks)
        .map(|(mv, clock)| format!("{mv} {{[%{clock}]}} "))
        .collect();
    format!("[TimeControl \"{control}\"]\n[Result \"*\"]\n\n{moves}*\n")
}

#[test]
fn clocks_that_fit_the_control() {
    for (control, clocks) in [
        (
            "300+3",
            ["clk 0:05:03", "clk 0:05:03", "clk 0:05:05", "clk 0:05:00"],
        ),
        (
            "?",
            ["clk 0:05:03", "clk 0:09:03", "clk 0:10:05", "clk 0:05:00"],
        ),
        (
            "300",
            ["emt 0:02:00", "emt 0:00:10", "emt 0:03:00", "emt 0:00:10"],
        ),
    ] {
        assert_eq!(short(&game(control, &clocks), None), [], "{control}");
    }
}

#[test]
fn clocks_that_do_not() {
    for (control, clocks, kind, ply) in [
        (
            "300+3",
            ["clk 0:05:03", "clk 0:05:03", "clk 0:05:30", "clk 0:05:00"],
            Kind::TimeGained,
            3,
        ),
        (
            "300",
            ["clk 0:04:00", "clk 0:00:00.0", "clk 0:03:00", "clk 0:00:00"],
            Kind::FlagOverstepped,
            2,
        ),
        (
            "300",
            ["emt 0:02:00", "emt 0:00:10", "emt 0:03:03", "emt 0:00:10"],
            Kind::FlagOverstepped,
            3,
        ),
        (
            "40/300:300",
            ["emt 0:02:00", "emt 0:00:10", "emt 0:03:03", "emt 0:00:10"],
            Kind::MovesShort,
            3,
        ),
    ] {
        let mut pgn = game(control, &clocks);
        pgn = pgn.replace("} *", "} Bb5 {[%clk 0:01:00]} a6 *");
        let finding = only(&pgn, None);
        assert_eq!(
            (finding.kind, finding.weight, finding.ply),
            (kind, Weight::Note, Some(ply)),
            "{control}"
        );
        assert!(!statements(&finding).is_empty());
    }
}

/// A fraction may have been cut off; below nought there is none.
#[test]
fn a_clock_of_whole_seconds_at_nought() {
    let clocks = |last: &str| {
        let mut pgn = game("300", &["clk 0:04:00", last, "clk 0:03:00", "clk 0:00:00"]);
        pgn = pgn.replace("} *", "} Bb5 {[%clk 0:01:00]} a6 *");
        short(&pgn, None)
    };
    assert_eq!(clocks("clk 0:00:00"), []);
    let overstepped = [(Kind::FlagOverstepped, Weight::Note, Some(2))];
    assert_eq!(clocks("clk 0:00:00.0"), overstepped);
    assert_eq!(clocks("clk -0:00:05"), overstepped);
}

/// Minutes for seconds: the tag is wrong, and nobody has gained time.
#[test]
fn a_control_of_another_game() {
    let pgn = game(
        "90+30",
        &["clk 1:29:00", "clk 1:29:30", "clk 1:28:00", "clk 1:28:30"],
    );
    let finding = only(&pgn, None);
    assert_eq!((finding.kind, finding.ply), (Kind::TimeGained, Some(1)));
    assert!(
        finding
            .message
            .contains("the control is not that of this game")
    );
}
