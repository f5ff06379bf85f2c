//! Draws that could have been claimed, and those of 2023 that need no claim.

use chesslaws_law::Edition;

use super::{Finding, Kind, Weight, findings, from, short, statements};

const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8";

fn claims(pgn: &str) -> Vec<(Option<u32>, &'static str, Option<String>)> {
    let found = findings(pgn, Some(Edition::Fide1993));
    let claims = found
        .iter()
        .filter(|finding| finding.kind == Kind::DrawClaimable);
    claims
        .map(|claim| {
            assert_eq!(claim.weight, Weight::Note);
            (
                claim.ply,
                claim.reason.expect("a reason"),
                claim.text.clone(),
            )
        })
        .collect()
}

const DECLARED: &str = "threefold_repetition_with_declared_move";

#[test]
fn a_position_for_the_third_time() {
    // Twice only, and nothing that would make it three times.
    assert_eq!(claims("1. Nf3 Nf6 2. Ng1 1/2-1/2"), []);
    // The second occurrence, and before the third of another position.
    let seven = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";
    assert_eq!(
        claims(&format!("{seven} 1/2-1/2")),
        [(Some(7), DECLARED, Some("Ng8".to_owned())),]
    );
    let eight = format!("{seven} Ng8");
    assert_eq!(
        claims(&format!("{eight} 1/2-1/2")),
        [
            (Some(7), DECLARED, Some("Ng8".to_owned())),
            (Some(8), "threefold_repetition", None),
            (Some(8), DECLARED, Some("Nf3".to_owned())),
        ]
    );
}

#[test]
fn the_right_is_lost_by_moving() {
    let all = |moves: &str| findings(&format!("{moves} 1/2-1/2"), Some(Edition::Fide1993));
    let third = |found: &[Finding]| {
        let at = found
            .iter()
            .find(|finding| finding.reason == Some("threefold_repetition"));
        at.cloned().expect("a claim")
    };
    let eight = SHUFFLE.repeat(2).replace("Ng8Nf3", "Ng8 Nf3");
    let kept = third(&all(&eight));
    assert!(!statements(&kept).contains(&"1993:10.11.a"), "{kept:?}");
    assert_eq!(statements(&kept), ["1993:10.10.2"]);
    let lost = third(&all(&format!("{eight} e4")));
    assert!(statements(&lost).contains(&"1993:10.11.a"), "{lost:?}");
    assert!(lost.message.contains("lost by moving"));
}

#[test]
fn fifty_moves_by_each() {
    let quiet = |clock: u32, plies: usize| {
        let moves = ["Ra2", "Kg8", "Ra1", "Kh8"].iter().cycle().take(plies);
        let moves: Vec<&str> = moves.copied().collect();
        from(
            &format!("7k/8/8/8/8/1K6/8/R7 w - - {clock} 90"),
            &moves.join(" "),
            "1/2-1/2",
        )
    };
    let fifty = |pgn: &str| {
        claims(pgn)
            .into_iter()
            .filter(|claim| claim.1 == "fifty_moves")
            .count()
    };
    assert_eq!(fifty(&quiet(98, 1)), 0);
    assert_eq!(fifty(&quiet(98, 2)), 1);
    assert_eq!(fifty(&quiet(99, 1)), 1);
    // Told once, not at every ply.
    assert_eq!(fifty(&quiet(99, 3)), 1);
    // A pawn move or a capture begins the count anew.
    let pawn = from(
        "7k/8/8/8/8/1K6/P7/R7 w - - 99 90",
        "1. a3 Kg8 2. Rb1",
        "1/2-1/2",
    );
    assert_eq!(fifty(&pawn), 0);
}

#[test]
fn mate_and_stalemate_come_before_a_claim() {
    let pgn = from("7k/8/6KQ/8/8/8/8/8 b - - 99 90", "1... Kg8 2. Qg7#", "1-0");
    let found = claims(&pgn);
    assert!(found.iter().all(|claim| claim.0 < Some(2)), "{found:?}");
}

#[test]
fn claims_are_not_listed_without_end() {
    let pgn = format!("{} 1/2-1/2", "Nf3 Nf6 Ng1 Ng8 ".repeat(40));
    let found = claims(&pgn);
    assert!(found.len() < 40, "{}", found.len());
    assert_eq!(found.last().map(|claim| claim.1), Some("further_claims"));
}

/// 2023:9.6 draws without a claim; whether a later result stands is disputed, and 1993 has nothing of it.
#[test]
fn the_fifth_time_and_seventy_five_moves() {
    let repeated = |times: usize, result: &str| {
        format!(
            "[Result \"{result}\"]\n\n{}{result}\n",
            "Nf3 Nf6 Ng1 Ng8 ".repeat(times)
        )
    };
    let ended = |pgn: &str, edition| {
        let all = short(pgn, edition).into_iter();
        all.filter(|finding| finding.0 != Kind::DrawClaimable)
            .collect::<Vec<_>>()
    };
    let in_force = Some(Edition::Fide2023);
    assert_eq!(ended(&repeated(4, "1/2-1/2"), in_force), []);
    assert_eq!(
        ended(&repeated(4, "1-0"), in_force),
        [(Kind::ResultMismatch, Weight::Disputed, Some(16))]
    );
    assert_eq!(ended(&repeated(3, "1-0"), in_force), []);
    assert_eq!(
        ended(&repeated(5, "1/2-1/2"), in_force),
        [(Kind::MoveAfterEnd, Weight::Disputed, Some(17))]
    );
    for edition in [Some(Edition::Fide1993), None] {
        assert_eq!(ended(&repeated(5, "1-0"), edition), []);
    }
    let quiet = |clock: u32, moves: &str, result: &str| {
        from(
            &format!("7k/8/8/8/8/1K6/8/R7 w - - {clock} 200"),
            moves,
            result,
        )
    };
    assert_eq!(ended(&quiet(148, "Ra2", "1-0"), in_force), []);
    assert_eq!(
        ended(&quiet(149, "Ra2", "1-0"), in_force),
        [(Kind::ResultMismatch, Weight::Disputed, Some(1))]
    );
    // If the last of them is mate, the mate counts.
    let mate = from("7k/8/6K1/8/8/8/8/R7 w - - 149 200", "Ra8#", "1-0");
    assert_eq!(ended(&mate, in_force), []);
}

/// 2023:9.3.1, which 1993 has not.
#[test]
fn fifty_moves_ahead_of_the_last() {
    let ahead = |clock: u32, edition| {
        let pgn = from(
            &format!("4k3/8/8/8/8/8/8/R3K3 w - - {clock} 150"),
            "150. Ra2",
            "1/2-1/2",
        );
        let found = findings(&pgn, edition);
        let claims = found
            .iter()
            .filter(|claim| claim.reason == Some("fifty_moves_with_declared_move"));
        claims.map(|claim| claim.ply).collect::<Vec<_>>()
    };
    let in_force = Some(Edition::Fide2023);
    assert_eq!(ahead(97, in_force), []);
    assert_eq!(ahead(98, in_force), [Some(1)]);
    assert_eq!(ahead(98, Some(Edition::Fide1993)), []);
    assert_eq!(ahead(98, None), []);
}
