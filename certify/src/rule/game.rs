//! The game before the dispute: its undisputed moves, one by one or as PGN.

use chesslaws_board::{Move, Setup};
use chesslaws_oracle::{Laws, art2_pieces};
use chesslaws_record::pgn::{Flow, Options, PgnError, Played, Reader, Spot, Start, Visitor};

use crate::notation::{self, NotationError};
use crate::shorten;

/// The most moves before the first event.
const MOST_MOVES: usize = 2_000;

/// A game, as its record tells it.
pub(super) struct Told {
    /// The first position.
    pub(super) start: Setup,
    /// The moves of the game itself; its variations are passed over, and its result says nothing of the dispute.
    pub(super) moves: Vec<Move>,
}

/// What keeps a text from being one game, and its line in the text, from 1.
pub(super) type Wrong = (u64, String);

/// Reads one game.
pub(super) fn read(text: &str) -> Result<Told, Wrong> {
    let mut one = One::default();
    let mut reader = Reader::new(text.as_bytes(), Options::moves_alone());
    reader
        .read_all(&mut one)
        .map_err(|error| (1, error.to_string()))?;
    if let Some(wrong) = one.wrong {
        return Err(wrong);
    }
    match one.start {
        Some(start) => Ok(Told {
            start,
            moves: one.moves,
        }),
        None => Err((1, "no game; right would be `1. e4 e5`".to_owned())),
    }
}

/// The game, while it is read; of what is wrong the first is kept.
#[derive(Default)]
struct One {
    games: u32,
    start: Option<Setup>,
    moves: Vec<Move>,
    wrong: Option<Wrong>,
}

impl One {
    fn wrong(&mut self, line: u64, what: String) {
        self.wrong.get_or_insert((line, what));
    }
}

impl Visitor for One {
    fn begin(&mut self, at: Spot<'_>) {
        self.games += 1;
        if self.games == 2 {
            let what = "a second game; right would be one, up to where the dispute begins";
            self.wrong(at.place().line, what.to_owned());
        }
    }

    fn start(&mut self, start: &Start) -> Flow {
        let setup = match &start.fen {
            None => Ok(art2_pieces::array()),
            Some(fen) => fen.parse::<Setup>(),
        };
        match setup {
            Ok(setup) if !start.chess960 => self.start = self.start.take().or(Some(setup)),
            _ => self.wrong(
                1,
                "a game of Chess960, of which the Laws say nothing".to_owned(),
            ),
        }
        Flow::Read
    }

    fn step(&mut self, played: &Played<'_>) {
        match played.step {
            Some(step) => self.moves.push(step.written()),
            None => {
                let text = String::from_utf8_lossy(played.text);
                let what = format!(
                    "`{}` is no move: the player who has the move makes one",
                    shorten::quote(&text)
                );
                self.wrong(played.at.place().line, what);
            }
        }
    }

    fn error(&mut self, error: &PgnError) {
        let place = error.place;
        self.wrong(
            place.line,
            format!("column {}: {}", place.column, error.fault),
        );
    }
}

/// The moves before the events, while they are played.
pub(super) struct Before {
    start: Setup,
    moves: Vec<Move>,
    positions: Vec<Setup>,
}

impl From<Setup> for Before {
    fn from(start: Setup) -> Self {
        Self {
            positions: vec![start.clone()],
            start,
            moves: Vec::new(),
        }
    }
}

impl Before {
    pub(super) fn parts(self) -> (Setup, Vec<Move>, Vec<Setup>) {
        (self.start, self.moves, self.positions)
    }

    fn now(&self) -> &Setup {
        self.positions.last().unwrap_or(&self.start)
    }

    fn wrong(&self, what: &str) -> String {
        format!("ply {}: {what}", self.moves.len() + 1)
    }

    /// The move that a word means now.
    pub(super) fn read(&self, word: &str) -> Result<Move, String> {
        notation::read(Some(self.now()), word).map_err(|error| match error {
            NotationError::Move(_) => self.wrong(&format!(
                "`{}` is no move, such as e2e4 or e4; a game with numbers and comments is told in the field pgn",
                shorten::quote(word)
            )),
            NotationError::San(why) => self.wrong(&why),
        })
    }

    /// Plays a move, which must be lawful.
    pub(super) fn play(&mut self, mv: Move) -> Result<(), String> {
        if self.moves.len() == MOST_MOVES {
            return Err(self.wrong(&format!("more than {MOST_MOVES} moves")));
        }
        let laws = Laws::of(chesslaws_law::Edition::FOUNDING);
        let now = self.now();
        if !laws.is_lawful(now, mv) {
            return Err(self.wrong(&format!(
                "{mv} is not lawful in {now}; a disputed move belongs into the events"
            )));
        }
        let after = laws.after(now, mv);
        self.moves.push(mv);
        self.positions.push(after);
        Ok(())
    }
}
