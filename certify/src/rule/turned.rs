//! The stated facts that can be turned round: forms of words of which one says what the other denies.

use chesslaws_board::table::{Act, Event, Phrase, arguments_of, filled};

/// Pairs of forms of which one is the other with a stated fact turned round. An argument that the other form does not
/// name is left out; a form that needs more than the first has cannot be written from it, and is written only one way.
const TURNED: &[(&str, &str)] = &[
    // The hand.
    ("touches {}", "brushes {} by accident"),
    ("touches {}", "touches {}, meaning to castle kingside"),
    ("touches {}", "touches {}, meaning to castle queenside"),
    (
        "touches {}, meaning to castle kingside",
        "touches {}, meaning to castle queenside",
    ),
    // The clock.
    (
        "sees that {}'s flag has fallen",
        "claims that {}'s flag has fallen",
    ),
    (
        "finds both flags down and cannot tell which fell first",
        "finds both flags down and knows that White's fell first",
    ),
    (
        "finds both flags down and cannot tell which fell first",
        "finds both flags down and knows that Black's fell first",
    ),
    (
        "finds both flags down and knows that White's fell first",
        "finds both flags down and knows that Black's fell first",
    ),
    (
        "claims that the clock is defective",
        "claims at the very fall of his flag that the clock is defective",
    ),
    (
        "interrupts the game for a cause that needs him",
        "interrupts the game for a cause that needs him and lets the clock run",
    ),
    // Offers and claims.
    ("resigns", "holds out the hand without a word"),
    ("accepts the draw", "accepts the draw on a condition"),
    ("accepts the draw", "rejects the draw"),
    // The score sheets.
    (
        "writes {} on the score sheet",
        "only ticks off {} on the score sheet",
    ),
    (
        "asks the arbiter for the opponent's score sheet",
        "asks the opponent for his score sheet",
    ),
    (
        "finds that it can be done before the time control without disturbing the opponent",
        "finds that it would disturb the opponent",
    ),
    (
        "finds that it can be done before the time control without disturbing the opponent",
        "finds that it cannot be done before the time control",
    ),
    ("hands over his score sheet", "refuses his score sheet"),
    (
        "completes his score sheet on a board before the arbiter",
        "sets up a board by himself to complete his score sheet",
    ),
    (
        "finds that the sheets show time control {} passed",
        "finds that the sheets cannot show time control {} passed",
    ),
    // The envelope.
    (
        "writes {} as the sealed move",
        "writes an ambiguous sealed move",
    ),
    (
        "writes {} as the sealed move",
        "writes a sealed move whose meaning cannot be established",
    ),
    (
        "writes an ambiguous sealed move",
        "writes a sealed move whose meaning cannot be established",
    ),
    (
        "puts both score sheets in the envelope and seals it",
        "seals the envelope without White's score sheet",
    ),
    (
        "puts both score sheets in the envelope and seals it",
        "seals the envelope without Black's score sheet",
    ),
    (
        "takes the envelope into safe keeping",
        "leaves the envelope unguarded",
    ),
    (
        "finds that the envelope is lost",
        "finds that the envelope is lost and the position cannot be set up",
    ),
    (
        "finds that the envelope is lost",
        "finds that the envelope is lost and the times used cannot be established",
    ),
    (
        "finds that the envelope is lost and the position cannot be set up",
        "finds that the envelope is lost and the times used cannot be established",
    ),
    // What is found of the game.
    (
        "finds that ply {} was illegal",
        "finds that ply {} was illegal and that the position before it cannot be restored",
    ),
    (
        "finds that pieces were put back wrongly",
        "finds that pieces were put back wrongly and that the position before the accident cannot be restored",
    ),
    (
        "finds that the board lies with h1 at White's right hand",
        "finds that the board lies with a1 at White's right hand",
    ),
    (
        "finds that the board lies with h1 at White's right hand",
        "finds that the board lies with h8 at White's right hand",
    ),
    (
        "lays the board with h1 at White's right hand",
        "lays the board with a1 at White's right hand",
    ),
    (
        "lays the board with h1 at White's right hand",
        "lays the board with h8 at White's right hand",
    ),
    // Conduct.
    ("refuses to obey the Laws", "protests and obeys"),
    ("uses {}", "leaves {} unused"),
    (
        "analyses on another board",
        "thinks without touching a board",
    ),
    ("takes advice {}", "declines advice {}"),
    (
        "takes advice he asked for",
        "takes advice he did not ask for",
    ),
    ("makes a note of a reminder", "makes a note of the moves"),
    (
        "analyses in the playing room during play",
        "analyses in the playing room after play",
    ),
    (
        "analyses in the playing room during play",
        "analyses in another room",
    ),
    (
        "analyses in the playing room during the resumption",
        "analyses in another room",
    ),
    // The arbiter.
    ("tells {} {}", "does not tell {} {}"),
    ("makes {} keep to the Laws", "lets a breach by {} pass"),
    ("checks {}'s time", "leaves {}'s time unchecked"),
    (
        "arranges the order of the resumptions",
        "leaves the order of the resumptions to chance",
    ),
    (
        "has the data on the envelope put right",
        "takes the envelope with wrong data on it",
    ),
    (
        "keeps the envelope until the resumption",
        "leaves the envelope with White until the resumption",
    ),
    (
        "keeps the envelope until the resumption",
        "leaves the envelope with Black until the resumption",
    ),
    ("puts an end to {}", "does nothing about {}"),
];

/// The same act with its stated fact turned round, in each way in which it can be.
pub(super) fn turned(event: &Event) -> Vec<Event> {
    let text = event.act.to_string();
    let pairs = TURNED
        .iter()
        .flat_map(|&(one, other)| [(one, other), (other, one)]);
    let mut told: Vec<Event> = Vec::new();
    for (one, other) in pairs {
        let Some(arguments) = arguments_of(one, &text) else {
            continue;
        };
        let Ok(act) = Act::read(&filled(other, &arguments)) else {
            continue;
        };
        let new = Event {
            act,
            ..event.clone()
        };
        if new != *event && !told.contains(&new) {
            told.push(new);
        }
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every form of the table can be filled so that it is read, and as one that can be turned round.
    #[test]
    fn every_pair_is_of_forms_that_are_read() {
        let samples = [
            "e2",
            "e2e4",
            "White",
            "1",
            "printed matter",
            "he asked for",
            "bad light",
        ];
        for &(one, other) in TURNED {
            for form in [one, other] {
                let read = samples.iter().any(|sample| {
                    let arguments = vec![(*sample).to_owned(); 2];
                    Act::read(&filled(form, &arguments)).is_ok()
                });
                let two = ["White", "that the opponent has moved"].map(str::to_owned);
                assert!(
                    read || Act::read(&filled(form, &two)).is_ok(),
                    "`{form}` is not read"
                );
            }
        }
    }

    #[test]
    fn what_is_turned_round_is_turned_back() {
        let event: Event = "0:01:00 White touches e2".parse().expect("a line");
        let told: Vec<String> = turned(&event).iter().map(ToString::to_string).collect();
        assert!(told.contains(&"0:01:00 White brushes e2 by accident".to_owned()));
        for other in turned(&event) {
            assert!(turned(&other).contains(&event), "{other}");
        }
    }
}
