//! The vectors: each is a game by lawful moves, the oracle still says what is recorded, two witnesses agree, and rare
//! motifs are there.

use std::collections::{BTreeMap, BTreeSet};

use chesslaws_board::Move;
use chesslaws_law::Edition;
use chesslaws_oracle::{Ending, Laws, Standing, art2_pieces};
use chesslaws_suite::{Known, Vector, vectors};
use chesslaws_tests::motifs::{Game, MINIMA, NEVER_PLAYED, label};
use chesslaws_tests::vectors::{because, expected, is_over};

fn game(laws: &Laws, vector: &Vector) -> Game {
    assert_eq!(vector.start, "startpos", "{}", vector.id);
    let mut game = Game {
        positions: vec![art2_pieces::array()],
        moves: Vec::new(),
    };
    for text in &vector.moves {
        let mv: Move = text
            .parse()
            .unwrap_or_else(|error| panic!("{}: {error}", vector.id));
        assert!(
            laws.is_lawful(game.now(), mv),
            "{}: {mv} is not lawful in {}",
            vector.id,
            game.now()
        );
        for edition in Edition::ALL {
            assert!(
                !is_over(&Laws::of(edition), game.now()),
                "{}: by {edition} the game is over before {mv}",
                vector.id
            );
        }
        let after = laws.after(game.now(), mv);
        game.positions.push(after);
        game.moves.push(mv);
    }
    game
}

#[test]
fn the_oracle_says_what_is_recorded_in_both_editions() {
    let vectors = vectors::all();
    assert!(vectors.len() >= 3000, "{} vectors", vectors.len());
    let (founding, in_force) = (Laws::of(Edition::Fide1993), Laws::of(Edition::Fide2023));
    for vector in &vectors {
        let game = game(&founding, vector);
        assert_eq!(
            expected(&founding, game.now()),
            vector.expected,
            "{}: {}",
            vector.id,
            game.now()
        );
        let standing = founding.standing(game.now());
        assert_eq!(
            standing.finding,
            Standing::Lawful,
            "{}: {}",
            vector.id,
            game.now()
        );
        assert_eq!(
            because(&founding, game.now()),
            vector.because,
            "{}",
            vector.id
        );
        let cases = vector.cases();
        let in_force_because = because(&in_force, game.now());
        let of = |name: &str| {
            let mut found = cases.iter();
            let case = found.find(|case| case.ask.question.name() == name);
            case.expect("a question of every vector")
        };
        let over = founding.ending(game.now()).finding == Ending::Draw;
        assert_eq!(
            over,
            in_force.ending(game.now()).finding == Ending::Draw,
            "{}",
            vector.id
        );
        assert_eq!(cases.len(), if over { 2 } else { 3 }, "{}", vector.id);
        for (case, right) in [
            (of("check-state"), in_force_because.check),
            (of("ending"), in_force_because.ending),
        ] {
            // The order is that of the text, which differs between the editions; what 1993 had to rule out is more.
            let set = |ids: Vec<String>| ids.into_iter().collect::<BTreeSet<_>>();
            let shown = chesslaws::run::in_edition(&case.because, Edition::Fide2023);
            assert!(
                set(shown).is_superset(&set(right)),
                "{}: {}",
                case.id,
                game.now()
            );
        }
        let today = expected(&in_force, game.now());
        assert_eq!(
            today.moves,
            vector.expected.moves,
            "{}: {}",
            vector.id,
            game.now()
        );
        let labels: Vec<String> = label(&founding, &game).into_iter().collect();
        assert_eq!(labels, vector.motifs, "{}: {}", vector.id, game.now());
    }
}

#[test]
fn two_witnesses_agree_with_each() {
    for vector in vectors::all() {
        let named = |name: &str| {
            vector
                .witnesses
                .iter()
                .any(|witness| witness.starts_with(name))
        };
        assert!(
            named("python-chess") && named("Stockfish"),
            "{}: {:?}",
            vector.id,
            vector.witnesses
        );
    }
}

#[test]
fn rare_motifs_are_there_on_played_positions() {
    let mut histogram: BTreeMap<String, usize> = BTreeMap::new();
    for vector in vectors::all()
        .into_iter()
        .filter(|vector| vector.known == Known::Played)
    {
        for motif in vector.motifs {
            *histogram.entry(motif).or_default() += 1;
        }
    }
    let count = |motif: &str| histogram.get(motif).copied().unwrap_or(0);
    let short: Vec<_> = MINIMA
        .iter()
        .filter(|(motif, least)| count(motif) < *least)
        .map(|(motif, least)| format!("{motif}: {} of {least}", count(motif)))
        .collect();
    assert!(short.is_empty(), "too few: {short:#?}");
    for motif in NEVER_PLAYED {
        assert_eq!(count(motif), 0, "{motif} was played, though none can be");
    }
}
