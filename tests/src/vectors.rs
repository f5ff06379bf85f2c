//! Making the vector file from games: positions, labels, the statements that bear on each, and the oracle's answers. The
//! witnesses are asked apart, by `tests/suite/generate/witness.py`.

use std::collections::HashSet;

use chesslaws_board::{Kind, Move, Setup};
use chesslaws_law::Edition;
use chesslaws_oracle::{Ending, Laws, Ruling, art2_pieces};
use chesslaws_suite::{Because, Expected, Known, Vector};
use serde::Deserialize;

use crate::motifs::{Game, label};

/// One line of `games.jsonl`: what was aimed at, and the game from the initial array.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    motif: String,
    moves: String,
}

/// Why a game is no game.
#[derive(Debug)]
pub struct GameError {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

/// The vectors of the games in the text of a `games.jsonl`, one a position, in the order of the text. A game that plays on
/// after its end shows nothing: it gives no vector, and its id stays unused.
///
/// # Errors
/// The first line that is not a game by lawful moves from the initial array.
pub fn from_games(text: &str, mut progress: impl FnMut(usize)) -> Result<Vec<Vector>, GameError> {
    let laws = Laws::of(Edition::Fide1993);
    let mut seen = HashSet::new();
    let mut vectors: Vec<Vector> = Vec::new();
    let mut number = 0;
    for (at, text) in text.lines().enumerate() {
        let wrong = |what| GameError { line: at + 1, what };
        let line: Line = serde_json::from_str(text).map_err(|error| wrong(error.to_string()))?;
        let game = play(&laws, &line.moves).map_err(wrong)?;
        let position = game.now().to_string();
        let board = position
            .rsplitn(3, ' ')
            .last()
            .unwrap_or_default()
            .to_owned();
        if seen.insert(board) {
            number += 1;
            if !plays_on(&game) {
                let id = format!("V{number:05}");
                let source = format!("generated for {}", line.motif);
                vectors.push(vector(&laws, id, &game, source));
            }
        }
        progress(at + 1);
    }
    Ok(vectors)
}

fn play(laws: &Laws, moves: &str) -> Result<Game, String> {
    let mut game = Game {
        positions: vec![art2_pieces::array()],
        moves: Vec::new(),
    };
    for text in moves.split_whitespace() {
        let mv: Move = text.parse().map_err(|error| format!("{error}"))?;
        if !laws.is_lawful(game.now(), mv) {
            return Err(format!(
                "{mv} is not lawful in {}: {:?}",
                game.now(),
                laws.lawful(game.now(), mv).because
            ));
        }
        let after = laws.after(game.now(), mv);
        game.positions.push(after);
        game.moves.push(mv);
    }
    Ok(game)
}

/// Whether the game was over before its last move, by any edition.
fn plays_on(game: &Game) -> bool {
    let before = &game.positions[..game.moves.len()];
    before.iter().any(|setup| {
        let editions = Edition::ALL.into_iter();
        editions.map(Laws::of).any(|laws| is_over(&laws, setup))
    })
}

/// Whether the men that are left have ended the game. Mate and stalemate need no look: no move follows them.
#[must_use]
pub fn is_over(laws: &Laws, setup: &Setup) -> bool {
    let can_mate = |kind| matches!(kind, Kind::Queen | Kind::Rook | Kind::Pawn);
    !setup.men().any(|(_, piece)| can_mate(piece.kind))
        && laws.ending(setup).finding == Ending::Draw
}

fn vector(laws: &Laws, id: String, game: &Game, source: String) -> Vector {
    Vector {
        id,
        motifs: label(laws, game).into_iter().collect(),
        statements: bearing(laws, game.now()),
        start: "startpos".into(),
        moves: game.moves.iter().map(ToString::to_string).collect(),
        known: Known::Played,
        expected: expected(laws, game.now()),
        because: because(laws, game.now()),
        source,
        witnesses: Vec::new(),
    }
}

/// What the laws say of the position.
#[must_use]
pub fn expected(laws: &Laws, setup: &Setup) -> Expected {
    let mut moves: Vec<_> = Laws::candidates(setup)
        .filter(|&mv| laws.is_lawful(setup, mv))
        .map(|mv| mv.to_string())
        .collect();
    moves.sort();
    let ending = laws.ending(setup);
    let drawn = matches!(ending.finding, Ending::Draw);
    let statement = ending
        .because
        .last()
        .and_then(|ground| ground.law.in_edition(laws.edition));
    Expected {
        moves,
        check: !laws.check(setup).finding.is_empty(),
        ending: match ending.finding {
            Ending::Checkmate { .. } => "checkmate".into(),
            Ending::Stalemate => "stalemate".into(),
            Ending::GoesOn | Ending::Draw | Ending::Conflict => "none".into(),
        },
        drawn_by: statement
            .filter(|_| drawn)
            .map(|statement| statement.id().to_owned()),
    }
}

/// The statements on which the status of the position rests, as the edition of the laws has them.
#[must_use]
pub fn because(laws: &Laws, setup: &Setup) -> Because {
    Because {
        check: cited(laws, &laws.check(setup)),
        ending: cited(laws, &laws.ending(setup)),
    }
}

/// The statements of a ruling, by their ids in the edition of the laws.
pub fn cited<T>(laws: &Laws, ruling: &Ruling<T>) -> Vec<String> {
    let grounds = ruling.because.iter();
    grounds
        .filter_map(|ground| ground.law.in_edition(laws.edition))
        .map(|statement| statement.id().to_owned())
        .collect()
}

/// The statements without which something else would be expected.
#[must_use]
pub fn bearing(laws: &Laws, setup: &Setup) -> Vec<String> {
    let right = expected(laws, setup);
    let functions = Laws::FUNCTIONS.iter().map(|&(id, _)| id);
    let bears = |id: &&str| {
        laws.without(id)
            .is_some_and(|without| expected(&without, setup) != right)
    };
    functions.filter(bears).map(str::to_owned).collect()
}
