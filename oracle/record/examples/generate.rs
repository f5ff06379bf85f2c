//! Writes games of random moves in the export format, the same for the same seed: `generate GAMES [SEED] > FILE`.

use std::io::{BufWriter, Write};

use chesslaws_record::pgn::{Outcome, Start, Writer};

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |other: u64| {
        let text = arguments.next();
        text.and_then(|text| text.parse().ok()).unwrap_or(other)
    };
    let (games, mut dice) = (number(1000), number(1) | 1);
    let mut below = move |sides: usize| {
        dice = dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (dice >> 33) as usize % sides
    };
    let mut writer = Writer::new(BufWriter::new(std::io::stdout().lock()));
    let start = Start::initial();
    for game in 0..games {
        let round = [("Round".to_owned(), (game + 1).to_string())];
        writer.begin(&round, &start, Outcome::Unknown)?;
        let mut position = start.position;
        for _ in 0..40 + below(120) {
            let steps = position.legal_moves();
            if steps.is_empty() {
                break;
            }
            let step = steps[below(steps.len())];
            writer.step(Some(step))?;
            position = position.after(step);
        }
        writer.end(Outcome::Unknown)?;
    }
    writer.into_inner().flush()
}
